"""Emblems of what the chronicles add."""

from __future__ import annotations

from render.kit.emblem import emblem
from render.kit.pen import CUT, Pen, curve

#: The coat of an Englishman.
COAT = (
    (32, 42),
    (68, 42),
    (84, 66),
    (74, 72),
    (66, 58),
    (70, 82),
    (30, 82),
    (34, 58),
    (26, 72),
    (16, 66),
)


@emblem
def redcoat(pen: Pen) -> None:
    """The Englishman: a three-cornered hat and crossed belts."""
    pen.dot(50, 30, 12)
    pen.fill(
        [
            *((6, 4), (28, 10)),
            *curve((28, 10), (36, -4), (64, -4), (72, 10)),
            *((94, 4), (84, 22)),
            *curve((84, 22), (64, 28), (36, 28), (16, 22)),
        ]
    )
    pen.line([(30, 29), (70, 29)], 3.4, CUT, round_caps=False)
    pen.fill(COAT)
    pen.bar((33, 80, 47, 99), 3)
    pen.bar((53, 80, 67, 99), 3)
    pen.line([(36, 44), (64, 78)], 6, CUT, round_caps=False)
    pen.line([(64, 44), (36, 78)], 6, CUT, round_caps=False)


@emblem
def ringed(pen: Pen) -> None:
    """A kind of its own: the cross of old stones, with its ring."""
    pen.dot(50, 38, 33)
    pen.dot(50, 38, 20, CUT)
    pen.fill([(40, 2), (60, 2), (56, 38), (62, 98), (38, 98), (44, 38)])
    pen.fill([(10, 28), (50, 33), (90, 28), (90, 48), (50, 43), (10, 48)])


@emblem
def haggis(pen: Pen) -> None:
    """A haggis on its plate, steaming."""
    pen.dot(50, 88, 47, high=9)
    pen.dot(50, 62, 36, high=24)
    pen.fill([(18, 54), (2, 36), (16, 30), (30, 44)])
    pen.fill([(82, 54), (98, 36), (84, 30), (70, 44)])
    pen.line(curve((22, 82), (36, 88), (64, 88), (78, 82)), 4.5, CUT)
    for x in (40, 60):
        pen.line(curve((x, 32), (x - 10, 22), (x + 10, 14), (x, 4)), 6)


@emblem
def chapter(pen: Pen) -> None:
    """An event: an open book."""
    for near, far in ((50, 3), (50, 97)):
        edge = 1 if far > near else -1
        pen.fill(
            [
                *curve((near, 24), (near + 14 * edge, 8), (near + 30 * edge, 8), (far, 16)),
                *curve((far, 84), (near + 30 * edge, 76), (near + 14 * edge, 76), (near, 94)),
            ]
        )
        for y in (34, 50, 66):
            pen.line([(near + 13 * edge, y), (near + 35 * edge, y - 4)], 5, CUT)
    pen.line([(50, 24), (50, 94)], 4.5, CUT, round_caps=False)


@emblem
def ageing(pen: Pen) -> None:
    """A barrel moves on to the next cell."""
    pen.fill(
        curve((14, 10), (0, 34), (0, 66), (14, 90)) + curve((46, 90), (60, 66), (60, 34), (46, 10))
    )
    for y, bend in ((30, 5), (70, -5)):
        pen.line(curve((0, y), (30, y + bend), (60, y)), 6, CUT, round_caps=False)
    pen.fill([(46, 40), (72, 40), (72, 22), (99, 50), (72, 78), (72, 60), (46, 60)], CUT)
    pen.fill([(56, 42), (76, 42), (76, 28), (99, 50), (76, 72), (76, 58), (56, 58)])


@emblem
def dragon(pen: Pen) -> None:
    """A boat of the race: rowers, and the head of a beast at the prow, which points to the left."""
    for x in (36, 57, 78):
        pen.dot(x, 34, 9)
        pen.fill([(x - 10, 60), (x - 7, 44), (x + 7, 44), (x + 10, 60)])
    pen.fill(
        [
            *((12, 56), (92, 56)),
            *curve((92, 56), (98, 48), (97, 40), (92, 30)),
            *curve((92, 30), (106, 44), (98, 90), (70, 90)),
            (32, 90),
            *curve((32, 90), (4, 90), (10, 54), (10, 36)),
            *((0, 36), (1, 24), (14, 18), (22, 26)),
            *curve((22, 26), (22, 40), (18, 50), (24, 56)),
        ]
    )
    pen.dot(13, 28, 2.8, CUT)
    pen.line([(22, 68), (90, 68)], 4.5, CUT)


@emblem
def jail(pen: Pen) -> None:
    """Bars."""
    pen.bar((4, 8, 96, 20), 4)
    pen.bar((4, 80, 96, 92), 4)
    for x in (14, 38, 62, 86):
        pen.bar((x - 6, 2, x + 6, 98), 5)


@emblem
def ballot(pen: Pen) -> None:
    """A vote, falling into its box."""
    pen.fill([(30, 4), (72, 4), (72, 50), (30, 50)])
    pen.line([(38, 24), (48, 36), (64, 14)], 7, CUT)
    pen.fill([(6, 46), (20, 46), (20, 58), (80, 58), (80, 46), (94, 46), (94, 97), (6, 97)])
    pen.line([(16, 56), (84, 56)], 5, CUT, round_caps=False)


@emblem
def cellar(pen: Pen) -> None:
    """A vault with a cask in it."""
    pen.fill([(4, 97), *curve((4, 50), (4, -16), (96, -16), (96, 50)), (96, 97)])
    pen.fill([(18, 97), *curve((18, 54), (18, 4), (82, 4), (82, 54)), (82, 97)], CUT)
    pen.dot(50, 66, 25)
    pen.dot(50, 66, 15, CUT)
    pen.dot(50, 66, 7)


@emblem
def mask(pen: Pen) -> None:
    """A member of the gang at large: a mask."""
    pen.fill(
        curve((2, 26), (30, 16), (70, 16), (98, 26))
        + curve((98, 60), (86, 84), (62, 80), (50, 62))
        + curve((50, 62), (38, 80), (14, 84), (2, 60))
    )
    pen.dot(28, 48, 12, CUT, high=9)
    pen.dot(72, 48, 12, CUT, high=9)


@emblem
def nay(pen: Pen) -> None:
    """No: a slim cross with square ends."""
    pen.line([(14, 14), (86, 86)], 20, round_caps=False)
    pen.line([(86, 14), (14, 86)], 20, round_caps=False)


@emblem
def reward(pen: Pen) -> None:
    """What a castle has for rowers: a chest."""
    pen.fill([(6, 44), *curve((6, 44), (6, 4), (94, 4), (94, 44))])
    pen.bar((6, 48, 94, 94), 5)
    pen.bar((40, 36, 60, 64), 4, CUT)
    pen.bar((45, 42, 55, 58), 3)
