"""Emblems of what is harvested, herded and distilled."""

from __future__ import annotations

from render.kit.emblem import emblem
from render.kit.pen import CUT, Path, Pen, both_halves, curve, mirrored


@emblem
def log(pen: Pen) -> None:
    """A trunk, sawn: wood."""
    pen.bar((3, 28, 97, 76), 22)
    for radius, ink in ((20, CUT), (15.5, 255), (8.5, CUT), (3.4, 255)):
        pen.dot(26, 52, radius, ink)
    pen.line([(58, 42), (86, 42)], 4.5, CUT)
    pen.line([(54, 60), (76, 60)], 4.5, CUT)


@emblem
def rock(pen: Pen) -> None:
    """A broken block: stone."""
    pen.fill([(4, 80), (14, 40), (40, 16), (70, 20), (94, 52), (96, 82), (60, 92), (22, 92)])
    pen.line([(40, 18), (52, 50), (95, 64)], 5, CUT, round_caps=False)
    pen.line([(52, 50), (34, 92)], 5, CUT, round_caps=False)


@emblem
def barley(pen: Pen) -> None:
    """An ear."""
    pen.line([(50, 98), (50, 20)], 6)
    for row in range(4):
        for side in (list, mirrored):
            pen.fill(side(_grain(24 + row * 17)))
    pen.fill(
        curve((50, 0), (40, 12), (42, 22), (50, 28)) + curve((50, 28), (58, 22), (60, 12), (50, 0))
    )
    pen.line([(50, 30), (50, 98)], 3.4, CUT, round_caps=False)
    pen.line([(50, 84), (50, 98)], 6)


def _grain(y: float) -> Path:
    return curve((50, y + 18), (32, y + 16), (24, y + 2), (27, y - 12)) + curve(
        (27, y - 12), (44, y - 6), (50, y + 4), (50, y + 18)
    )


@emblem
def sheep(pen: Pen) -> None:
    """A sheep from the side."""
    wool = ((38, 42, 21), (58, 36, 21), (76, 48, 18), (54, 58, 23), (36, 58, 17), (72, 60, 16))
    for x, y, radius in wool:
        pen.dot(x, y, radius)
    for x in (42, 68):
        pen.line([(x, 70), (x, 93)], 9, round_caps=False)
    pen.dot(17, 48, 17, CUT, high=22)
    pen.dot(17, 49, 12.5, high=17)
    pen.dot(14, 45, 3, CUT)
    pen.line([(25, 34), (34, 30)], 6, CUT)


@emblem
def cow(pen: Pen) -> None:
    """The head of a Highland cow."""
    horn = curve((34, 36), (16, 40), (2, 32), (5, 6)) + curve((5, 6), (10, 24), (22, 26), (40, 24))
    head = (
        curve((50, 22), (40, 20), (30, 26), (30, 40))
        + curve((30, 40), (30, 62), (34, 70), (35, 80))
        + curve((35, 80), (36, 94), (44, 97), (50, 97))
    )
    ear = curve((30, 42), (18, 38), (10, 44), (8, 50)) + curve(
        (8, 50), (18, 58), (28, 56), (32, 52)
    )
    pen.fill(both_halves(head))
    for side in (list, mirrored):
        pen.fill(side(horn))
        pen.fill(side(ear))
    for x in (41, 50, 59):
        pen.line([(x, 30), (x + (x - 50) * 0.12, 50 - abs(x - 50) * 0.3)], 4, CUT)
    for x in (40, 60):
        pen.dot(x, 60, 3.6, CUT)
    pen.dot(50, 84, 11, CUT, high=7.5)
    pen.dot(50, 84, 8, high=4.6)
    for x in (46, 54):
        pen.dot(x, 84, 1.8, CUT)


@emblem
def cask(pen: Pen) -> None:
    """A barrel of whisky."""
    pen.fill(
        curve((26, 6), (8, 34), (8, 66), (26, 94)) + curve((74, 94), (92, 66), (92, 34), (74, 6))
    )
    for y, bend in ((27, 6), (73, -6)):
        pen.line(curve((4, y), (50, y + bend), (96, y)), 6, CUT, round_caps=False)
    pen.dot(50, 50, 10, CUT)
    pen.dot(50, 50, 4.6)
