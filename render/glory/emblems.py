"""The emblems of the seven colours of villagers, and the shield that clans lay."""

from __future__ import annotations

import math

from render.kit.emblem import emblem
from render.kit.pen import CUT, Path, Pen, both_halves, curve, mirrored, moved, turned


@emblem
def cherries(pen: Pen) -> None:
    """Two cherries under a leaf, for red."""
    pen.line(curve((30, 62), (32, 40), (44, 24), (60, 10)), 5)
    pen.line(curve((70, 66), (70, 46), (66, 28), (60, 10)), 5)
    pen.fill(
        curve((58, 12), (36, 2), (18, 8), (8, 26)) + curve((8, 26), (30, 34), (50, 28), (58, 12))
    )
    pen.line(curve((16, 24), (30, 18), (42, 14), (52, 13)), 2.6, CUT)
    for x, y in ((27, 74), (72, 77)):
        pen.dot(x, y, 20)
        pen.line(curve((x - 11, y + 2), (x - 11, y - 7), (x - 7, y - 11), (x, y - 12)), 4, CUT)


@emblem
def fox_mask(pen: Pen) -> None:
    """A fox's head, for orange."""
    half = [
        (50, 34),
        *curve((50, 34), (42, 30), (38, 30), (34, 32)),
        *((22, 4), (8, 46)),
        *curve((8, 46), (2, 60), (4, 62), (2, 66)),
        *curve((2, 66), (20, 72), (38, 82), (50, 98)),
    ]
    pen.fill(both_halves(half))
    for side in (list, mirrored):
        pen.fill(side([(21, 18), (28, 36), (15, 44)]), CUT)
        pen.fill(side([(26, 54), (40, 62), (34, 66), (28, 63)]), CUT)
        pen.line(side(curve((12, 66), (26, 70), (38, 76), (44, 84))), 2.6, CUT)
    pen.dot(50, 88, 5, CUT)


@emblem
def barley_ear(pen: Pen) -> None:
    """An ear of barley, for yellow."""
    pen.line([(50, 50), (50, 99)], 6)
    kernel = both_halves(curve((50, 0), (35, 10), (37, 27), (50, 36)))
    # From below, so that each grain lies over the tip of the one beneath it.
    for row in (2, 1, 0):
        grain = moved(turned(kernel, -36, 50, 36), -7, 21 + 17 * row)
        for half in (list, mirrored):
            _lay_grain(pen, half(grain))
    _lay_grain(pen, kernel)


def _lay_grain(pen: Pen, grain: Path) -> None:
    pen.line([*grain, grain[0]], 5, CUT)
    pen.fill(grain)


@emblem
def fir(pen: Pen) -> None:
    """A fir, for green."""
    half: Path = [
        *((50, 0), (28, 28), (39, 27), (17, 54), (31, 52)),
        *((6, 83), (45, 79), (45, 99), (50, 99)),
    ]
    pen.fill(both_halves(half))
    pen.line([(50, 22), (50, 72)], 3, CUT)
    for y, reach in ((44, 9), (62, 14)):
        for side in (list, mirrored):
            pen.line(side([(50, y), (50 - reach, y + reach * 0.7)]), 3, CUT)


@emblem
def trout(pen: Pen) -> None:
    """A trout leaping to the left, for blue."""
    body = curve((2, 52), (18, 22), (54, 18), (78, 48)) + curve(
        (78, 56), (54, 86), (18, 80), (2, 52)
    )
    pen.fill(body)
    pen.fill([(70, 52), (98, 26), (92, 52), (98, 78)])
    pen.fill([*curve((34, 30), (42, 10), (58, 8), (68, 14)), (60, 36)])
    pen.fill([(40, 74), (48, 92), (58, 70)])
    pen.dot(17, 47, 4, CUT)
    pen.line(curve((28, 34), (36, 46), (36, 58), (28, 70)), 3, CUT)
    for x in (46, 58):
        pen.line(curve((x, 42), (x + 7, 48), (x + 7, 56), (x, 62)), 2.6, CUT)


@emblem
def crocus(pen: Pen) -> None:
    """A crocus in bloom, for violet."""
    pen.line([(50, 58), (50, 99)], 6)
    side = curve((50, 66), (26, 62), (14, 40), (20, 8)) + curve(
        (20, 8), (36, 22), (44, 38), (50, 66)
    )
    blade = curve((48, 98), (44, 80), (30, 66), (8, 62)) + curve(
        (8, 62), (16, 80), (30, 94), (48, 98)
    )
    for half in (list, mirrored):
        pen.fill(half(side))
        pen.fill(half(blade))
        pen.line(half(curve((50, 66), (36, 50), (32, 34), (32, 18))), 3, CUT, round_caps=False)
    petal = both_halves(curve((50, 0), (32, 20), (34, 46), (50, 66)))
    pen.line([*petal, petal[0]], 5, CUT, round_caps=False)
    pen.fill(petal)
    pen.line([(50, 26), (50, 56)], 3, CUT)


@emblem
def millstone(pen: Pen) -> None:
    """A millstone, for grey."""
    pen.dot(50, 50, 48)
    pen.dot(50, 50, 39, CUT)
    pen.dot(50, 50, 36)
    for spoke in range(8):
        c, s = math.cos(math.radians(spoke * 45 + 22)), math.sin(math.radians(spoke * 45 + 22))
        pen.line([(50 + c * 17, 50 + s * 17), (50 + c * 37, 50 + s * 37)], 3.4, CUT)
    pen.fill([(50, 36), (64, 50), (50, 64), (36, 50)], CUT)


@emblem
def heater(pen: Pen) -> None:
    """A heater shield: the outline of what clans lay on a field."""
    pen.fill(
        [
            *((8, 2), (92, 2)),
            *curve((92, 2), (94, 52), (88, 80), (50, 98)),
            *curve((50, 98), (12, 80), (6, 52), (8, 2)),
        ]
    )
