"""The emblems of Land of Clans; the oak leaf and the thistle are among those of all games."""

from __future__ import annotations

from render.kit.emblem import emblem
from render.kit.pen import CUT, Pen, both_halves, curve, star, turned

# The symbols of the land.


@emblem
def crag(pen: Pen) -> None:
    """Two bare peaks, the higher one with snow."""
    pen.fill([(2, 88), (36, 14), (50, 42), (64, 26), (98, 88)])
    pen.bar((2, 84, 98, 92), 3)
    pen.line([(21, 44), (32, 36), (37, 46), (43, 36), (52, 44)], 3.4, CUT, round_caps=False)
    pen.line([(64, 30), (56, 52), (66, 66), (60, 84)], 3, CUT, round_caps=False)


@emblem
def sun(pen: Pen) -> None:
    """A disc with eight rays."""
    for step in range(8):
        pen.fill(turned([(50, 1), (41, 24), (59, 24)], step * 45))
    pen.dot(50, 50, 26, CUT)
    pen.dot(50, 50, 22)


@emblem
def fish(pen: Pen) -> None:
    """A fish on its way to the left."""
    pen.fill(
        curve((2, 50), (20, 18), (58, 20), (76, 50)) + curve((76, 50), (58, 80), (20, 82), (2, 50))
    )
    pen.fill([(66, 50), (98, 22), (90, 50), (98, 78)])
    pen.fill(curve((30, 28), (40, 10), (54, 14), (58, 30)))
    pen.dot(20, 45, 4, CUT)
    pen.line(curve((34, 32), (42, 50), (34, 68)), 2.8, CUT)
    for x in (48, 60):
        pen.line(curve((x, 40), (x + 6, 50), (x, 60)), 2.6, CUT)


@emblem
def toadstool(pen: Pen) -> None:
    """A spotted cap on its stem."""
    pen.fill(
        curve((4, 54), (6, 2), (94, 2), (96, 54)) + curve((96, 54), (70, 62), (30, 62), (4, 54))
    )
    pen.fill(
        [
            (38, 62),
            *curve((62, 62), (62, 80), (70, 88), (68, 96)),
            *curve((32, 96), (30, 88), (38, 80), (38, 62)),
        ]
    )
    for x, y, radius in ((34, 28, 8), (62, 22, 6), (72, 42, 7.5), (48, 46, 5), (20, 46, 4.5)):
        pen.dot(x, y, radius, CUT)


@emblem
def moon(pen: Pen) -> None:
    """A crescent with a star in its arms."""
    pen.dot(46, 50, 44)
    pen.dot(64, 40, 36, CUT)
    pen.fill(star(74, 36, (16, 5.6), 4))


@emblem
def stones(pen: Pen) -> None:
    """Two standing stones with a third across."""
    pen.fill([(4, 26), (10, 12), (88, 10), (96, 24), (92, 32), (6, 34)])
    pen.fill([(14, 38), (36, 38), (40, 94), (8, 94)])
    pen.fill([(64, 37), (86, 36), (92, 94), (60, 94)])
    pen.line([(30, 12), (26, 32)], 2.6, CUT, round_caps=False)
    pen.line([(22, 52), (24, 76)], 2.6, CUT)
    pen.line([(76, 48), (78, 66)], 2.6, CUT)


# The other cards, and the bag.


@emblem
def claymore(pen: Pen) -> None:
    """A sword, point upwards."""
    pen.fill([(50, 2), (58, 14), (57, 66), (43, 66), (42, 14)])
    pen.line([(50, 14), (50, 58)], 3, CUT)
    pen.fill([(20, 60), (50, 66), (80, 60), (82, 68), (50, 76), (18, 68)])
    pen.bar((45.5, 74, 54.5, 90))
    pen.dot(50, 92, 7)


@emblem
def targe(pen: Pen) -> None:
    """A round shield with its boss and studs."""
    pen.dot(50, 50, 47)
    pen.dot(50, 50, 39, CUT)
    pen.dot(50, 50, 35)
    pen.dot(50, 50, 14, CUT)
    pen.dot(50, 50, 9.5)
    for step in range(8):
        stud = turned([(50, 26)], step * 45)[0]
        pen.dot(*stud, 4, CUT)


@emblem
def warlock(pen: Pen) -> None:
    """A Wizard's pointed hat with a star on it."""
    pen.fill(
        [
            *curve((58, 2), (48, 22), (38, 46), (28, 70)),
            *curve((72, 70), (66, 52), (62, 36), (66, 20)),
        ]
    )
    pen.fill(
        curve((2, 84), (26, 66), (74, 66), (98, 84)) + curve((98, 84), (74, 98), (26, 98), (2, 84))
    )
    pen.line(curve((27, 72), (40, 79), (60, 79), (73, 72)), 3.6, CUT, round_caps=False)
    pen.fill(star(51, 50, (13, 5), 5), CUT)


@emblem
def bag(pen: Pen) -> None:
    """A tied cloth bag."""
    pen.fill(
        both_halves(
            [
                *curve((50, 36), (40, 36), (36, 36), (34, 38)),
                *curve((34, 38), (10, 54), (2, 78), (16, 92)),
                (50, 96),
            ]
        )
    )
    pen.fill(both_halves([(50, 14), (40, 6), (30, 8), (24, 6), (38, 30), (50, 30)]))
    pen.bar((30, 29, 70, 37), 4)
    pen.line([(32, 39.5), (68, 39.5)], 2.8, CUT, round_caps=False)
    pen.line(curve((30, 56), (24, 66), (22, 76), (26, 84)), 3, CUT)
