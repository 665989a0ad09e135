"""The emblems that every game may need: the players' ordinaries, the brooches, small marks."""

from __future__ import annotations

from render.kit.emblem import emblem
from render.kit.pen import (
    CUT,
    Pen,
    Point,
    arc,
    both_halves,
    curve,
    mirrored,
    turned,
)

# The players' ordinaries.


@emblem
def saltire(pen: Pen) -> None:
    """Two crossed bands."""
    pen.line([(14, 14), (86, 86)], 22, round_caps=False)
    pen.line([(86, 14), (14, 86)], 22, round_caps=False)


@emblem
def chevron(pen: Pen) -> None:
    """A gable."""
    pen.fill([(50, 16), (96, 62), (96, 92), (50, 46), (4, 92), (4, 62)])


@emblem
def lozenge(pen: Pen) -> None:
    """A voided diamond."""
    pen.fill([(50, 2), (90, 50), (50, 98), (10, 50)])
    pen.fill([(50, 30), (67, 50), (50, 70), (33, 50)], CUT)


@emblem
def pales(pen: Pen) -> None:
    """Two upright bars."""
    pen.bar((12, 6, 34, 94), 3)
    pen.bar((66, 6, 88, 94), 3)


# The brooches of the games.


@emblem
def swords(pen: Pen) -> None:
    """Two crossed swords, for the duel."""
    blade = turned([(46.6, 5), (50, -2), (53.4, 5), (53.4, 66), (46.6, 66)], 38)
    guard = turned(curve((36, 65), (42, 70), (58, 70), (64, 65)), 38)
    grip = turned([(50, 68), (50, 84)], 38)
    pommel = turned([(50, 88)], 38)
    pen.fill(mirrored(blade))
    # The upper sword is cut free of the lower one, so that the crossing reads.
    pen.line(turned([(50, 10), (50, 66)], 38), 11, CUT, round_caps=False)
    pen.fill(blade)
    for side in (list, mirrored):
        pen.line(side(guard), 5)
        pen.line(side(grip), 6)
        pen.dot(*side(pommel)[0], 5)


@emblem
def feather(pen: Pen) -> None:
    """A feather, for the Cherokee."""
    pen.fill(
        curve((80, 2), (38, 10), (22, 44), (30, 78)) + curve((30, 78), (60, 72), (86, 42), (80, 2))
    )
    for notch in (
        [(28, 40), (44, 52), (27, 50)],
        [(76, 44), (56, 44), (71, 53)],
        [(58, 66), (46, 62), (50, 71)],
    ):
        pen.fill(notch, CUT)
    pen.line(curve((16, 99), (30, 72), (48, 42), (72, 14)), 3.4, CUT, round_caps=False)
    pen.line(curve((14, 99), (22, 84), (27, 76), (32, 68)), 4.5)


@emblem
def flame(pen: Pen) -> None:
    """A bonfire's flame, for glory."""
    pen.fill(
        curve((54, 2), (60, 22), (84, 32), (84, 62))
        + curve((84, 62), (84, 84), (68, 98), (50, 98))
        + curve((50, 98), (30, 98), (15, 84), (16, 62))
        + curve((16, 62), (17, 48), (24, 40), (30, 30))
        + curve((30, 30), (31, 40), (34, 46), (40, 48))
        + curve((40, 48), (40, 30), (46, 16), (54, 2))
    )
    pen.fill(
        curve((53, 44), (54, 56), (68, 60), (68, 75))
        + curve((68, 75), (68, 85), (60, 91), (51, 91))
        + curve((51, 91), (41, 91), (34, 85), (34, 75))
        + curve((34, 75), (34, 66), (39, 62), (41, 57))
        + curve((41, 57), (44, 62), (47, 62), (49, 61))
        + curve((49, 61), (49, 54), (50, 49), (53, 44)),
        CUT,
    )
    pen.fill(
        curve((51, 69), (53, 75), (59, 76), (59, 82))
        + curve((59, 82), (59, 90), (43, 90), (43, 82))
        + curve((43, 82), (43, 77), (49, 76), (51, 69))
    )


@emblem
def oak(pen: Pen) -> None:
    """An oak leaf, for the land."""
    side = (
        curve((50, 4), (36, 4), (36, 16), (40, 20))
        + curve((40, 20), (22, 16), (18, 34), (32, 40))
        + curve((32, 40), (10, 42), (14, 64), (30, 62))
        + curve((30, 62), (20, 76), (40, 84), (50, 78))
    )
    pen.fill(both_halves(side))
    pen.line([(50, 70), (50, 98)], 5)
    pen.line([(50, 18), (50, 80)], 2.8, CUT)
    for y, x in ((34, 36), (54, 28), (68, 36)):
        for tip in ((x, y), (100 - x, y)):
            pen.line([(50, y + 8), tip], 2.4, CUT)


@emblem
def thistle(pen: Pen) -> None:
    """A thistle, for the glen."""
    tuft = curve((50, 4), (42, 6), (34, 2), (26, 4)) + curve((26, 4), (30, 16), (32, 28), (36, 38))
    pen.fill(both_halves([*tuft, (50, 40)]))
    for x in (34, 42, 50, 58, 66):
        pen.line([(50 + (x - 50) * 0.55, 40), (x, 6)], 2.2, CUT, round_caps=False)
    pen.dot(50, 50, 19, CUT)
    pen.dot(50, 51, 17, high=15)
    for step in range(-2, 3):
        middle = 50 + step * 6
        pen.line([(middle - 8, 40), (middle + 8, 62)], 2, CUT, round_caps=False)
        pen.line([(middle + 8, 40), (middle - 8, 62)], 2, CUT, round_caps=False)
    pen.line([(50, 64), (50, 98)], 5)
    leaf = [
        *curve((50, 92), (36, 92), (24, 82), (12, 60)),
        (20, 74),
        *curve((18, 72), (30, 70), (42, 74), (50, 84)),
    ]
    pen.fill(leaf)
    pen.fill(mirrored(leaf))


# Crests that several games wear.


@emblem
def stag(pen: Pen) -> None:
    """A stag's head: the crest of the Wilds in the duel and of the Deer among the Cherokee."""
    pen.fill(
        both_halves(
            curve((50, 52), (42, 50), (38, 58), (40, 68))
            + curve((40, 68), (42, 82), (45, 94), (50, 96))
        )
    )
    ear = curve((40, 58), (28, 50), (20, 54), (18, 58)) + curve(
        (18, 58), (26, 66), (34, 66), (41, 64)
    )
    eye: Point = (44.5, 68)
    for side in (list, mirrored):
        pen.fill(side(ear))
        pen.line(side(curve((46, 54), (38, 42), (20, 40), (18, 10))), 5)
        pen.line(side(curve((30, 41), (22, 42), (10, 36), (7, 24))), 4.5)
        pen.line(side(curve((23, 30), (30, 28), (34, 20), (33, 8))), 4.5)
        pen.line(side(curve((38, 46), (42, 40), (44, 34), (43, 26))), 4)
        pen.dot(*side([eye])[0], 2, CUT)
    pen.dot(50, 90, 3.4, CUT, high=2.4)


# Small marks.


@emblem
def gem(pen: Pen) -> None:
    """A cut stone: a point toward the goal."""
    pen.fill([(50, 0), (94, 50), (50, 100), (6, 50)])


@emblem
def check(pen: Pen) -> None:
    """Done."""
    pen.line([(14, 54), (40, 80), (88, 20)], 14)


@emblem
def arrow(pen: Pen) -> None:
    """Upwards."""
    pen.fill([(50, 4), (92, 52), (64, 52), (64, 96), (36, 96), (36, 52), (8, 52)])


@emblem
def hourglass(pen: Pen) -> None:
    """Waiting."""
    pen.bar((20, 4, 80, 14), 4)
    pen.bar((20, 86, 80, 96), 4)
    pen.fill(both_halves([(50, 16), (26, 16), (26, 28), (46, 50), (26, 72), (26, 84), (50, 84)]))
    pen.fill(both_halves([(50, 20), (32, 20), (32, 27), (38, 34), (50, 34)]), CUT)
    pen.fill(both_halves([(50, 56), (34, 75), (34, 80), (50, 80)]), CUT)
    pen.fill([(50, 64), (60, 80), (40, 80)])


@emblem
def knot(pen: Pen) -> None:
    """A rope's knot: something is held over."""
    rope = curve((4, 50), (30, 10), (50, 30), (62, 50)) + curve(
        (62, 50), (70, 66), (92, 66), (94, 50)
    )
    for side in (list, mirrored):
        pen.line(side(rope), 10)
    # One strand lies on top: it is cut free before it is drawn.
    pen.line(curve((30, 27), (44, 34), (54, 44), (64, 58)), 16, CUT, round_caps=False)
    pen.line(curve((26, 29), (44, 32), (54, 42), (68, 60)), 10, round_caps=False)


@emblem
def laurel(pen: Pen) -> None:
    """A victor's wreath, open at the top, with room for a crest in the middle."""
    stem = arc(50, 50, 40, 90, 236)
    leaf = curve((0, 0), (5, -7), (13, -8), (19, 0)) + curve((19, 0), (13, 5), (6, 6), (0, 0))
    for side in (list, mirrored):
        pen.line(side(stem), 2.6)
        for step in range(8):
            angle = 108 + step * 17.5
            root = arc(50, 50, 40, angle, angle, 1)[0]
            for lean in (52, 128):
                blade = turned(leaf, angle + lean, 0, 0)
                pen.fill(side([(x * 0.92 + root[0], y * 0.92 + root[1]) for x, y in blade]))
        tip = arc(50, 50, 40, 240, 240, 1)[0]
        blade = turned(leaf, 240 + 84, 0, 0)
        pen.fill(side([(x + tip[0], y + tip[1]) for x, y in blade]))
    pen.dot(50, 90.5, 5, CUT)
    pen.dot(50, 90.5, 3.6)
