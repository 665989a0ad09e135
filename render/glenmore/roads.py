"""The roads of the clan board and the coins on them."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from PIL import ImageDraw

from render.glenmore.metal import pip
from render.kit.colour import PAPER2, PEAT, mix, rgb

if TYPE_CHECKING:
    from collections.abc import Sequence

    from render.kit.canvas import Canvas

Place = tuple[int, int]
_DASH: Final = 22
_EARTH: Final = mix(PAPER2, rgb("#4C4A30"), 0.1)
_SAMPLES: Final = 90
_APART: Final = 30


Box = tuple[float, float, float, float]


def draw_road(canvas: Canvas, first: Place, second: Place) -> None:
    """Draw a dashed road between two places."""
    pen = ImageDraw.Draw(canvas.image)
    (x1, y1), (x2, y2) = first, second
    count = max(2, round(math.dist(first, second) / _DASH))
    for dash in range(count):
        ends = [(dash + share) / count for share in (0.2, 0.8)]
        path = [(x1 + (x2 - x1) * t, y1 + (y2 - y1) * t) for t in ends]
        pen.line([(x, y + 2) for x, y in path], fill=PEAT, width=9)
        pen.line(path, fill=_EARTH, width=7)


def draw_pips(
    canvas: Canvas, first: Place, second: Place, coins: int, covered: Sequence[Box]
) -> None:
    """Draw what a road costs, in the middle of the longest part of it that isn't covered."""
    (x1, y1), (x2, y2) = first, second
    t = _middle_of_open_road(first, second, covered)
    x, y = x1 + (x2 - x1) * t, y1 + (y2 - y1) * t
    long = math.dist(first, second)
    for coin in range(coins):
        off = (coin - (coins - 1) / 2) * _APART
        canvas.centre(pip(), x + (x2 - x1) / long * off, y + (y2 - y1) / long * off)


def _middle_of_open_road(first: Place, second: Place, covered: Sequence[Box]) -> float:
    """How far along a road its longest uncovered part has its middle."""
    (x1, y1), (x2, y2) = first, second
    runs: list[list[int]] = []
    for step in range(_SAMPLES + 1):
        t = step / _SAMPLES
        x, y = x1 + (x2 - x1) * t, y1 + (y2 - y1) * t
        if any(left < x < right and top < y < bottom for left, top, right, bottom in covered):
            continue
        if runs and runs[-1][-1] == step - 1:
            runs[-1].append(step)
        else:
            runs.append([step])
    if not runs:
        return 0.5
    longest = max(runs, key=len)
    return (longest[0] + longest[-1]) / 2 / _SAMPLES
