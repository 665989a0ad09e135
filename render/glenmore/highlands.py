"""The ground of the clan board: sea, land, lochs and mountains, dark and quiet."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PIL import Image, ImageDraw, ImageFilter

from render.kit.cache import cached
from render.kit.canvas import Canvas
from render.kit.colour import PEAT, SHADOW, mix, rgb
from render.kit.emblem import emblem_mask
from render.kit.noise import octave, roughen
from render.kit.shape import faded, polygon, rounded, shifted
from render.kit.sprite import Bevel, Lift, Sprite, bevelled, cut
from render.kit.texture import tweed

if TYPE_CHECKING:
    from collections.abc import Sequence

    from render.kit.pen import Path, Point

SIZE: Final = (1152, 1122)
_SEA, _HEATH, _STONE = rgb("#2F7580"), rgb("#4C4A30"), rgb("#6A6744")
#: The coasts, in pixels of the map.
_MAINLAND: Final[Path] = [
    *((306, 39), (396, 26), (676, 19), (936, 26), (1126, 10), (1164, 74), (1146, 174)),
    *((1162, 244), (1096, 314), (961, 334), (906, 359), (986, 356), (1096, 349), (1206, 354)),
    *((1266, 614), (1256, 994), (1106, 1144), (876, 1174), (676, 1144), (536, 1159)),
    *((396, 1144), (306, 1159), (226, 1134), (86, 1132), (36, 1074), (72, 984), (206, 944)),
    *((238, 824), (186, 774), (46, 754), (16, 694), (56, 614), (206, 586), (234, 514)),
    *((166, 404), (212, 314), (226, 194), (276, 114)),
]
_NORTH_ISLE: Final[Path] = [
    *((16, 244), (96, 210), (186, 234), (212, 294), (166, 354), (136, 404), (198, 474)),
    *((212, 544), (126, 586), (36, 566), (2, 504), (36, 414), (2, 334)),
]
_SOUTH_ISLE: Final[Path] = [
    *((6, 814), (106, 788), (208, 814), (216, 878), (126, 926), (26, 918), (-4, 864)),
]
_LOCHS: Final = (
    ((920, 360), (870, 400), (800, 470), (760, 500)),
    ((640, 600), (560, 680), (510, 730)),
    ((440, 800), (380, 850), (330, 885)),
)
_PEAKS: Final = (
    *((300, 130, 1.0), (360, 150, 0.8), (560, 250, 0.9), (700, 330, 0.8), (880, 560, 1.0)),
    *((980, 660, 1.1), (1060, 690, 0.9), (560, 860, 1.0), (640, 820, 0.8), (740, 1060, 1.0)),
    *((1040, 960, 1.0), (1090, 1060, 0.8), (420, 1060, 0.9), (620, 520, 0.7), (250, 560, 0.8)),
    (880, 900, 0.9),
)
_STEPS: Final = 8


@cached
def highlands() -> Sprite:
    """The map without anything on it."""
    width, height = SIZE
    canvas = Canvas(tweed(width, height, mix(_SEA, PEAT, 0.62), 3).copy())
    heath = roughen(
        Image.new("RGB", SIZE, _HEATH), [octave(width, height, (160, 120), "heath", 0.03)]
    )
    for coast in (_MAINLAND, _NORTH_ISLE, _SOUTH_ISLE):
        land = polygon(width, height, tuple(_smooth(coast)))
        shore = land.filter(ImageFilter.MaxFilter(9)).filter(ImageFilter.GaussianBlur(2))
        canvas.stamp(shore, 0, 0, mix(_SEA, PEAT, 0.42))
        shade = shifted(land.filter(ImageFilter.GaussianBlur(7)), 0, 6)
        canvas.stamp(faded(shade, 0.5), 0, 0, SHADOW)
        canvas.stamp(land, 0, 0, bevelled(heath, land, Bevel(4, 60, 110)))
    for loch in _LOCHS:
        canvas.stamp(_water(loch), 0, 0, mix(_SEA, PEAT, 0.5))
    for x, y, scale in _PEAKS:
        side = round(92 * scale)
        canvas.stamp(emblem_mask("peak", side), x - side / 2, y - side / 2, _STONE, 0.55)
    return cut(canvas, rounded(width, height, 20), bevel=Bevel(3, 60, 120), lift=Lift(1.0))


def _smooth(points: Sequence[Point]) -> Path:
    """A soft coast through points: a closed Catmull-Rom curve."""
    found: Path = []
    count = len(points)
    for place in range(count):
        before, start, end, after = (points[(place + step) % count] for step in (-1, 0, 1, 2))
        for step in range(_STEPS):
            t = step / _STEPS
            found.append(
                (
                    _between(before[0], start[0], end[0], after[0], t),
                    _between(before[1], start[1], end[1], after[1], t),
                )
            )
    return found


def _between(before: float, start: float, end: float, after: float, t: float) -> float:
    return 0.5 * (
        2 * start
        + (end - before) * t
        + (2 * before - 5 * start + 4 * end - after) * t**2
        + (3 * start - before - 3 * end + after) * t**3
    )


def _water(course: Sequence[tuple[int, int]]) -> Image.Image:
    """A long narrow loch."""
    fine = Image.new("L", (SIZE[0] * 2, SIZE[1] * 2))
    ImageDraw.Draw(fine).line([(x * 2, y * 2) for x, y in course], 255, 26, joint="curve")
    soft = fine.resize(SIZE).filter(ImageFilter.GaussianBlur(3))
    return soft.point([min(255, max(0, (value - 90) * 255 // 75)) for value in range(256)])
