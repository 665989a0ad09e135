"""The emblems of the clans; the Deer wear the stag of the kit."""

from __future__ import annotations

from render.kit.emblem import emblem
from render.kit.pen import CUT, Pen, both_halves, curve, mirrored, moved, turned


@emblem
def bird(pen: Pen) -> None:
    """A bird in flight, seen from above."""
    wing = [
        *curve((50, 46), (38, 20), (18, 16), (2, 20)),
        *((14, 30), (4, 36), (17, 42), (10, 50), (25, 52)),
        *curve((25, 52), (34, 58), (42, 62), (46, 60)),
    ]
    pen.fill(wing)
    pen.fill(mirrored(wing))
    body = [*curve((50, 24), (42, 28), (41, 40), (42, 60)), (45, 72), (32, 96), (44, 90), (50, 97)]
    pen.fill(both_halves(body))
    pen.dot(50, 28, 9)
    pen.fill([(46, 22), (50, 10), (54, 22)])
    pen.line([(50, 52), (50, 84)], 2.4, CUT)
    for x in (46.5, 53.5):
        pen.dot(x, 28, 2, CUT)


@emblem
def holly(pen: Pen) -> None:
    """Two blue holly leaves and three berries."""
    side = [
        *curve((50, 4), (48, 14), (42, 18), (30, 16)),
        *curve((30, 16), (36, 28), (34, 34), (24, 38)),
        *curve((24, 38), (34, 46), (34, 54), (26, 60)),
        *curve((26, 60), (38, 64), (46, 72), (50, 82)),
    ]
    for lean, x in ((-42, -20), (42, 20)):
        pen.fill(moved(turned(both_halves(side), lean), x, -6))
        pen.line(moved(turned([(50, 14), (50, 74)], lean), x, -6), 2.6, CUT)
    for x, y in ((50, 74), (39, 86), (61, 86)):
        pen.dot(x, y, 11, CUT)
        pen.dot(x, y, 9)
        pen.dot(x - 3, y - 3, 2, CUT)


@emblem
def potato(pen: Pen) -> None:
    """A plant with its tuber."""
    pen.line(curve((50, 66), (50, 50), (49, 44), (50, 30)), 5)
    leaf = both_halves(curve((50, 30), (38, 38), (34, 54), (50, 70)))
    for lean, x, y in ((0, 0, -30), (-58, -24, -14), (58, 24, -14)):
        pen.fill(moved(turned(leaf, lean), x, y))
        pen.line(moved(turned([(50, 38), (50, 66)], lean), x, y), 2, CUT)
    stalk = curve((50, 56), (40, 52), (36, 46), (34, 42))
    pen.line(stalk, 4)
    pen.line(mirrored(stalk), 4)
    pen.dot(50, 80, 27, high=17)
    for x, y, radius in ((38, 76, 3), (56, 86, 3), (62, 74, 2.4), (47, 84, 2.2)):
        pen.dot(x, y, radius, CUT)


@emblem
def wolf(pen: Pen) -> None:
    """A wolf's head."""
    half = [(50, 26), (36, 24), (20, 2), (14, 40), (6, 56), (20, 62), (22, 72), (36, 78), (44, 96)]
    pen.fill(both_halves([*half, (50, 98)]))
    for side in (list, mirrored):
        pen.fill(side([(22, 16), (20, 36), (31, 28)]), CUT)
        pen.fill(side([(26, 50), (42, 56), (40, 61), (30, 58)]), CUT)
        pen.line(side([(36, 74), (44, 62), (46, 42)]), 2.2, CUT)
    pen.fill([(43, 86), (57, 86), (50, 94)], CUT)


@emblem
def braid(pen: Pen) -> None:
    """A braid, tied at its end."""
    for strand in range(5):
        y, width = 6 + strand * 16, 1 - strand * 0.06
        for side in (list, mirrored):
            pen.fill(
                side(
                    [
                        *((50, y + 21), (50 - 26 * width, y + 2), (50 - 20 * width, y - 6)),
                        *((46, y + 4), (52, y + 12)),
                    ]
                )
            )
        for side in (list, mirrored):
            pen.line(side([(50, y + 22), (50 - 26 * width, y + 4)]), 2.6, CUT, round_caps=False)
    pen.bar((40, 84, 60, 90), 2)
    pen.fill([(42, 91), (58, 91), (62, 100), (54, 97), (50, 100), (46, 97), (38, 100)])
