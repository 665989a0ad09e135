"""Small marks: what turns into what, what can't be, what was done."""

from __future__ import annotations

from render.kit.emblem import emblem
from render.kit.pen import CUT, Pen, star


@emblem
def onward(pen: Pen) -> None:
    """It turns into."""
    pen.fill([(4, 38), (52, 38), (52, 14), (97, 50), (52, 86), (52, 62), (4, 62)])


@emblem
def plus(pen: Pen) -> None:
    """It makes."""
    pen.bar((38, 8, 62, 92), 5)
    pen.bar((8, 38, 92, 62), 5)


@emblem
def stairs(pen: Pen) -> None:
    """The more, the more."""
    pen.fill(
        [
            *((2, 94), (2, 70), (30, 70), (30, 46), (58, 46), (58, 24), (48, 24)),
            *((74, 2), (99, 24), (89, 24), (89, 94)),
        ]
    )


@emblem
def differ(pen: Pen) -> None:
    """All of them different."""
    pen.bar((10, 28, 90, 44), 5)
    pen.bar((10, 58, 90, 74), 5)
    pen.line([(70, 6), (30, 96)], 20, CUT)
    pen.line([(70, 6), (30, 96)], 11)


@emblem
def spark(pen: Pen) -> None:
    """Tiles that are woken."""
    pen.fill(star(50, 50, (50, 15), 4))


@emblem
def no_room(pen: Pen) -> None:
    """There is no place for it."""
    for corner in ((6, 6), (94, 6), (6, 94), (94, 94)):
        x, y = corner
        inward = (28 if x < 50 else -28, 28 if y < 50 else -28)
        pen.line([corner, (x + inward[0], y)], 9)
        pen.line([corner, (x, y + inward[1])], 9)
    pen.line([(30, 30), (70, 70)], 14)
    pen.line([(70, 30), (30, 70)], 14)


@emblem
def squares(pen: Pen) -> None:
    """The size of a territory."""
    for x in (6, 53):
        for y in (6, 53):
            pen.bar((x, y, x + 41, y + 41), 7)


@emblem
def discarded(pen: Pen) -> None:
    """Tiles that were put aside."""
    pen.bar((30, 22, 96, 96), 9)
    pen.bar((4, 4, 70, 70), 13, CUT)
    pen.bar((4, 2, 70, 68), 9)


@emblem
def uproot(pen: Pen) -> None:
    """A tile is taken away."""
    pen.bar((4, 4, 96, 96), 14)
    pen.bar((17, 17, 83, 83), 8, CUT)
    pen.line([(30, 30), (70, 70)], 13)
    pen.line([(70, 30), (30, 70)], 13)


@emblem
def cairn(pen: Pen) -> None:
    """Where the roads of the clan board begin."""
    for x, y, wide, high in (
        (50, 88, 44, 11),
        (50, 66, 33, 12),
        (50, 45, 24, 10),
        (50, 26, 16, 9),
        (51, 10, 9, 7),
    ):
        pen.dot(x, y, wide, high=high)
    for y, wide in ((77, 40), (55, 30), (36, 20), (18, 12)):
        pen.line([(50 - wide, y), (50 + wide, y)], 3.4, CUT, round_caps=False)


@emblem
def peak(pen: Pen) -> None:
    """Mountains on a map."""
    pen.fill([(2, 92), (34, 30), (48, 54), (66, 8), (98, 92)])
    pen.line([(34, 34), (40, 60), (30, 74)], 4, CUT)
    pen.line([(66, 14), (70, 44), (60, 60)], 4, CUT)
