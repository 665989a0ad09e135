"""Emblems of the kinds of tiles."""

from __future__ import annotations

from render.kit.emblem import emblem
from render.kit.pen import CUT, Pen, curve, star, turned


@emblem
def hammer(pen: Pen) -> None:
    """A tile that rebuilds another."""
    pen.line(turned([(50, 30), (50, 96)], 32), 13)
    pen.fill(turned([(18, 6), (74, 6), (88, 22), (74, 38), (18, 38)], 32))
    pen.line(turned([(30, 6), (30, 38)], 32), 4.5, CUT, round_caps=False)


@emblem
def house(pen: Pen) -> None:
    """A village."""
    pen.bar((68, 10, 83, 40), 2)
    pen.fill([(2, 50), (50, 6), (98, 50), (86, 56), (14, 56)])
    pen.bar((14, 52, 86, 95), 3)
    pen.bar((41, 64, 59, 96), 3, CUT)
    pen.line([(14, 54), (86, 54)], 5, CUT, round_caps=False)


@emblem
def tower(pen: Pen) -> None:
    """A castle."""
    pen.fill(
        [
            *((18, 98), (22, 40), (10, 34), (10, 4), (27, 4), (27, 15), (42, 15), (42, 4)),
            *((58, 4), (58, 15), (73, 15), (73, 4), (90, 4), (90, 34), (78, 40), (82, 98)),
        ]
    )
    pen.fill(curve((40, 98), (40, 64), (60, 64), (60, 98)), CUT)
    pen.line([(24, 38), (76, 38)], 5, CUT, round_caps=False)


@emblem
def still(pen: Pen) -> None:
    """A distillery."""
    pen.fill(
        [
            *curve((4, 90), (4, 54), (26, 54), (32, 30)),
            *curve((32, 30), (36, 10), (48, 4), (62, 6)),
            *curve((62, 6), (86, 8), (92, 26), (94, 62)),
            (80, 62),
            *curve((80, 62), (78, 34), (74, 22), (60, 20)),
            *curve((60, 20), (50, 22), (48, 34), (52, 44)),
            *curve((52, 44), (62, 58), (72, 62), (72, 90)),
        ]
    )
    pen.bar((2, 90, 76, 98), 3)
    pen.line([(6, 74), (71, 74)], 5, CUT, round_caps=False)


@emblem
def bell(pen: Pen) -> None:
    """Animals: cattle and sheep wear one."""
    pen.line(curve((34, 24), (34, 2), (66, 2), (66, 24)), 9)
    pen.fill(
        [
            *((28, 20), (72, 20)),
            *curve((72, 20), (80, 50), (88, 66), (94, 78)),
            (6, 78),
            *curve((6, 78), (12, 66), (20, 50), (28, 20)),
        ]
    )
    pen.dot(50, 86, 11, high=12)
    pen.line([(6, 80), (94, 80)], 5, CUT, round_caps=False)
    pen.line([(22, 38), (78, 38)], 5, CUT, round_caps=False)


@emblem
def pick(pen: Pen) -> None:
    """Materials."""
    pen.line([(24, 94), (66, 30)], 12)
    pen.fill(
        curve((8, 26), (36, -6), (78, 2), (97, 58)) + curve((97, 58), (72, 26), (42, 18), (8, 26))
    )


@emblem
def scales(pen: Pen) -> None:
    """Trade."""
    pen.line([(50, 8), (50, 92)], 8)
    pen.bar((26, 88, 74, 98), 4)
    pen.line([(14, 22), (86, 22)], 8)
    pen.dot(50, 12, 8)
    for x in (18, 82):
        pen.line([(x, 24), (x - 15, 56)], 4.5)
        pen.line([(x, 24), (x + 15, 56)], 4.5)
        pen.fill(curve((x - 20, 56), (x - 14, 80), (x + 14, 80), (x + 20, 56)))


@emblem
def waves(pen: Pen) -> None:
    """A loch, or a river."""
    for y in (24, 50, 76):
        pen.line(
            curve((4, y + 6), (20, y - 16), (34, y - 6), (50, y + 4))
            + curve((50, y + 4), (66, y + 14), (80, y + 12), (96, y - 8)),
            13,
        )


@emblem
def starred(pen: Pen) -> None:
    """Something outside the kinds: the end of the world."""
    pen.fill(star(50, 50, (50, 20), 8))
