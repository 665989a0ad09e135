"""Emblems of what tiles and clans bring besides goods."""

from __future__ import annotations

from render.kit.emblem import emblem
from render.kit.pen import CUT, Pen, arc, curve, star

#: A Scotsman's kilt, which wears tartan.
KILT = ((36, 66), (64, 66), (77, 87), (23, 87))


@emblem
def scot(pen: Pen) -> None:
    """A Scotsman with bonnet and kilt."""
    pen.dot(50, 27, 12)
    pen.bar((30, 15, 70, 24), 4, CUT)
    pen.dot(50, 14, 21, high=9)
    pen.bar((38, 16, 62, 23), 2)
    pen.dot(52, 4, 4.5)
    pen.fill(
        [
            *curve((50, 39), (36, 38), (28, 42), (19, 62)),
            *((30, 68), (36, 57), (36, 66), (64, 66), (64, 57), (70, 68), (81, 62)),
            *curve((81, 62), (72, 42), (64, 38), (50, 39)),
        ]
    )
    pen.fill(KILT)
    pen.bar((32, 85, 46, 99), 3)
    pen.bar((54, 85, 68, 99), 3)


@emblem
def boot(pen: Pen) -> None:
    """A movement point."""
    pen.fill(
        [
            *((24, 4), (60, 4)),
            *curve((60, 4), (57, 24), (56, 36), (58, 48)),
            *curve((58, 48), (64, 60), (92, 60), (96, 80)),
            *((96, 84), (22, 84)),
            *curve((22, 84), (28, 56), (27, 30), (24, 4)),
        ]
    )
    pen.bar((20, 87, 97, 98), 4)
    pen.line([(22, 20), (62, 20)], 5, CUT, round_caps=False)
    pen.line([(54, 40), (42, 44)], 5, CUT)
    pen.line([(58, 54), (48, 60)], 5, CUT)


@emblem
def landmark(pen: Pen) -> None:
    """A card with a star."""
    pen.bar((14, 2, 86, 98), 10)
    pen.fill(star(50, 45, (33, 14), 5), CUT)
    pen.line([(30, 87), (70, 87)], 6, CUT)


@emblem
def bust(pen: Pen) -> None:
    """A person of history."""
    pen.dot(50, 28, 22)
    pen.fill(
        curve((8, 98), (8, 52), (36, 53), (50, 53)) + curve((50, 53), (64, 53), (92, 52), (92, 98))
    )
    pen.line([(50, 56), (40, 72), (50, 96)], 4, CUT)
    pen.line([(50, 56), (60, 72), (50, 96)], 4, CUT)


@emblem
def banner(pen: Pen) -> None:
    """A clan marker: a swallow-tailed banner on its pole."""
    pen.line([(17, 6), (17, 97)], 9)
    pen.dot(17, 6, 7)
    pen.fill([(23, 9), (97, 9), (79, 34), (97, 60), (23, 60)])


@emblem
def scutcheon(pen: Pen) -> None:
    """A shield: points."""
    pen.fill(
        [
            *((5, 3), (95, 3)),
            *curve((95, 55), (92, 82), (68, 92), (50, 99)),
            *curve((50, 99), (32, 92), (8, 82), (5, 55)),
        ]
    )


@emblem
def sunset(pen: Pen) -> None:
    """At the end of the game."""
    pen.fill(arc(50, 62, 27, 180, 360))
    pen.bar((2, 68, 98, 78), 4)
    pen.bar((20, 86, 80, 95), 4)
    for angle in (198, 234, 270, 306, 342):
        pen.line([arc(50, 62, radius, angle, angle, 1)[0] for radius in (36, 50)], 8)


@emblem
def lasting(pen: Pen) -> None:
    """For ever: an open knot."""
    pen.line(
        curve((50, 50), (72, 12), (98, 22), (96, 50))
        + curve((96, 50), (98, 78), (72, 88), (50, 50))
        + curve((50, 50), (28, 12), (2, 22), (4, 50))
        + curve((4, 50), (2, 78), (28, 88), (50, 50)),
        13,
    )
