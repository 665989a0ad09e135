"""Basketry: each clan plaits one figure, in two tones of its colour."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from PIL import Image, ImageDraw

from render.cherokee.clans import CLANS
from render.kit.cache import cached
from render.kit.noise import tiled
from render.kit.shape import FINE, reduced

if TYPE_CHECKING:
    from render.kit.pen import Point

#: The figure comes again after so many pixels, both ways.
REPEAT: Final = 32


class _Loom:
    """Draws one repeat; what leaves it on one side comes in again on the other."""

    def __init__(self) -> None:
        side = REPEAT * FINE
        self._plate = Image.new("L", (side, side))
        self._draw = ImageDraw.Draw(self._plate)

    def line(self, path: list[Point], width: int) -> None:
        for right in (-REPEAT, 0, REPEAT):
            for down in (-REPEAT, 0, REPEAT):
                points = [((x + right) * FINE, (y + down) * FINE) for x, y in path]
                self._draw.line(points, 255, width * FINE, joint="curve")

    def dot(self, x: int, y: int, radius: int) -> None:
        box = ((x - radius) * FINE, (y - radius) * FINE, (x + radius) * FINE, (y + radius) * FINE)
        self._draw.ellipse(box, 255)

    def repeat(self) -> Image.Image:
        return reduced(self._plate)


def _chevrons(loom: _Loom) -> None:
    for y in (0, 16):
        loom.line([(0, y + 10), (8, y + 2), (16, y + 10), (24, y + 2), (32, y + 10)], 4)


def _dots(loom: _Loom) -> None:
    for x, y in ((8, 8), (24, 24)):
        loom.dot(x, y, 5)


def _lattice(loom: _Loom) -> None:
    loom.line([(0, 16), (16, 0), (32, 16), (16, 32), (0, 16)], 4)


def _zigzag(loom: _Loom) -> None:
    for x in (0, 16):
        loom.line([(x + 4, 0), (x + 12, 8), (x + 4, 16), (x + 12, 24), (x + 4, 32)], 4)


def _diagonals(loom: _Loom) -> None:
    for x in (0, 16):
        loom.line([(x - 32, 32), (x + 32, -32)], 5)


def _bars(loom: _Loom) -> None:
    for x in (4, 20):
        loom.line([(x, 0), (x, 32)], 6)


_FIGURES: Final[dict[str, Callable[[_Loom], None]]] = {
    "birds": _chevrons,
    "blue": _dots,
    "wild_potato": _lattice,
    "deer": _zigzag,
    "wolf": _diagonals,
    "long_hair": _bars,
}


@cached(32)
def basketry(clan: str, width: int, height: int) -> Image.Image:
    """A piece of a clan's basketry."""
    loom, look = _Loom(), CLANS[clan]
    _FIGURES[clan](loom)
    figure = loom.repeat()
    tile = Image.composite(
        Image.new("RGB", figure.size, look.weave),
        Image.new("RGB", figure.size, look.colour),
        figure,
    )
    return tiled(tile, width, height)
