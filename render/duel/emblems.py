"""The emblems of the duel: the eight cards by their number, and the crest of the Golds."""

from __future__ import annotations

from typing import Final

from render.kit.emblem import emblem
from render.kit.pen import CUT, Pen, arc, both_halves, curve, mirrored, star, turned

#: The emblem of each card.
CARD_EMBLEMS: Final = (
    "musician",
    "princess",
    "spy",
    "assassin",
    "ambassador",
    "wizard",
    "general",
    "prince",
)


@emblem
def musician(pen: Pen) -> None:
    """A lute, leaning to the right."""
    lean = 40
    body = curve((50, 34), (45, 44), (20, 56), (29, 78)) + curve(
        (29, 78), (34, 90), (43, 92), (50, 92)
    )
    pen.fill(turned(both_halves(body), lean))
    nut = turned([(50, 10)], lean)[0]
    pen.line([*turned([(50, 44)], lean), nut], 9, round_caps=False)
    pen.line([nut, *turned([(60, 3)], lean)], 9)
    for y in (6, 13):
        pen.line(turned([(43, y), (57, y)], lean), 3)
    for string in (-3, 0, 3):
        pen.line(
            turned([(50 + string / 2, 14), (50 + string, 84)], lean), 1.6, CUT, round_caps=False
        )
    rose = turned([(50, 62)], lean)[0]
    pen.dot(*rose, 9, CUT)
    pen.dot(*rose, 5.5)
    pen.line(turned([(42, 83), (58, 83)], lean), 4, CUT)


@emblem
def princess(pen: Pen) -> None:
    """A tiara: a concave band, one tall peak falling to the sides."""
    half = [
        *curve((50, 6), (46, 26), (44, 36), (41, 44)),
        *curve((41, 44), (38, 36), (36, 30), (33, 26)),
        *curve((33, 26), (31, 40), (29, 48), (26, 54)),
        *curve((26, 54), (23, 48), (20, 44), (16, 42)),
        *curve((16, 42), (14, 54), (12, 60), (9, 66)),
        (3, 60),
        (6, 92),
    ]
    band = curve((6, 92), (22, 74), (78, 74), (94, 92))
    pen.fill(half + band + mirrored(half)[::-1])
    pen.line(curve((8, 82), (24, 64), (76, 64), (92, 82)), 2.8, CUT, round_caps=False)
    pen.fill([(50, 34), (56, 46), (50, 58), (44, 46)], CUT)
    for x, y, radius in ((33, 52, 3.6), (18, 62, 2.8)):
        pen.dot(x, y, radius, CUT)
        pen.dot(100 - x, y, radius, CUT)
    for x, y, radius in ((50, 6, 6), (33, 24, 4.5), (16, 40, 4)):
        pen.dot(x, y, radius)
        pen.dot(100 - x, y, radius)


@emblem
def spy(pen: Pen) -> None:
    """A hood with one eye in it."""
    hood = curve((50, 4), (22, 8), (12, 40), (18, 62)) + curve((18, 62), (14, 80), (8, 88), (4, 96))
    pen.fill(both_halves(hood))
    face = curve((50, 24), (34, 26), (27, 46), (30, 62)) + curve(
        (30, 62), (36, 76), (44, 80), (50, 80)
    )
    pen.fill(both_halves(face), CUT)
    pen.fill(
        curve((24, 54), (38, 40), (62, 40), (76, 54))
        + curve((76, 54), (62, 68), (38, 68), (24, 54))
    )
    pen.dot(50, 54, 9.5, CUT)
    pen.dot(50, 54, 5.5)
    pen.fill([(50, 84), (60, 96), (40, 96)], CUT)


@emblem
def assassin(pen: Pen) -> None:
    """A dagger."""
    pen.fill([(50, 98), (39, 74), (40, 38), (60, 38), (61, 74)])
    pen.line([(50, 46), (50, 82)], 3, CUT)
    pen.fill(
        curve((16, 30), (30, 40), (70, 40), (84, 30))
        + curve((84, 38), (66, 46), (34, 46), (16, 38))
    )
    for x in (17, 83):
        pen.dot(x, 33, 6)
    pen.bar((44, 12, 56, 36), 3)
    for y in (18, 24, 30):
        pen.line([(43, y + 2), (57, y - 2)], 2.4, CUT, round_caps=False)
    pen.dot(50, 9, 8)
    pen.dot(50, 9, 2.8, CUT)


@emblem
def ambassador(pen: Pen) -> None:
    """A scroll with a seal hanging from it."""
    pen.fill([(22, 16), (76, 16), (76, 78), (22, 78)])
    pen.bar((12, 8, 86, 24), 8)
    pen.bar((14, 70, 88, 86), 8)
    pen.dot(20, 16, 4, CUT)
    pen.dot(80, 78, 4, CUT)
    pen.line([(56, 26), (22, 26)], 2, CUT, round_caps=False)
    for y, end in ((34, 68), (44, 68), (54, 52)):
        pen.line([(31, y), (end, y)], 3.4, CUT)
    pen.dot(66, 66, 15, CUT)
    pen.fill([(60, 76), (57, 98), (66, 92), (75, 98), (72, 76)])
    for scallop in arc(66, 66, 11, 0, 330, 11):
        pen.dot(*scallop, 3)
    pen.dot(66, 66, 11)
    pen.dot(66, 66, 5, CUT)


@emblem
def wizard(pen: Pen) -> None:
    """A staff with a star on it, and sparks."""
    pen.line([(24, 96), (64, 34)], 8)
    for y in (80, 72):
        left = 30 + (80 - y) * 0.62
        pen.line([(left, y), (left + 8, y + 6)], 3, CUT, round_caps=False)
    pen.dot(68, 28, 15, CUT)
    pen.fill(star(68, 28, (30, 10, 18, 10), 4))
    pen.dot(68, 28, 4.5, CUT)
    for x, y, radius in ((26, 24, 11), (86, 72, 10), (14, 56, 7)):
        pen.fill(star(x, y, (radius, radius * 0.36), 4))


@emblem
def general(pen: Pen) -> None:
    """A banner with a saltire, a sword across its foot."""
    pen.line([(22, 7), (22, 97)], 6)
    pen.dot(22, 7, 6)
    pen.fill(
        [
            *curve((25, 14), (48, 4), (66, 24), (94, 12)),
            (84, 34),
            *curve((94, 56), (66, 68), (48, 48), (25, 58)),
        ]
    )
    pen.line([(36, 20), (76, 52)], 5, CUT, round_caps=False)
    pen.line([(36, 50), (76, 22)], 5, CUT, round_caps=False)
    pen.line([(40, 96), (92, 70)], 13, CUT, round_caps=False)
    pen.fill([(38, 100), (44, 88), (88, 66), (99, 65), (92, 74), (48, 96)])
    pen.line([(43, 80), (54, 99)], 5.5)
    pen.line([(38, 97), (46, 93)], 7)


@emblem
def prince(pen: Pen) -> None:
    """A crown: a closed band, five balls of nearly one height."""
    pen.fill(both_halves([(50, 8), (42, 46), (32, 22), (26, 54), (8, 30), (16, 76)]))
    for x, y, radius in ((8, 27, 6), (31, 18, 6), (50, 8, 7), (69, 18, 6), (92, 27, 6)):
        pen.dot(x, y, radius)
    pen.bar((14, 80, 86, 94), 4)
    pen.line([(16, 73), (84, 73)], 3, CUT, round_caps=False)
    pen.fill([(50, 50), (57, 59), (50, 68), (43, 59)], CUT)
    for x in (31, 69):
        pen.dot(x, 61, 4, CUT)
    for x in (28, 50, 72):
        pen.dot(x, 87, 3, CUT)


@emblem
def sunburst(pen: Pen) -> None:
    """The crest of the Golds: a sun with sixteen rays."""
    for ray in range(16):
        length, half = (48, 6) if ray % 2 == 0 else (40, 4.5)
        pen.fill(turned([(50, 50 - length), (50 - half, 26), (50 + half, 26)], ray * 22.5))
    for radius, ink in ((24, CUT), (20.5, 255), (12.5, CUT), (8, 255)):
        pen.dot(50, 50, radius, ink)
