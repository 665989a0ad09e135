"""Basketry: each clan plaits one figure, in two tones of its colour."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from render.cherokee.clans import CLANS
from render.kit.cache import cached_material
from render.kit.loom import Loom

if TYPE_CHECKING:
    from collections.abc import Callable

    from PIL import Image

#: The figure comes again after so many pixels, both ways.
REPEAT: Final = 32


def _chevrons(loom: Loom) -> None:
    for y in (0, 16):
        loom.line([(0, y + 10), (8, y + 2), (16, y + 10), (24, y + 2), (32, y + 10)], 4)


def _dots(loom: Loom) -> None:
    for x, y in ((8, 8), (24, 24)):
        loom.dot(x, y, 5)


def _lattice(loom: Loom) -> None:
    loom.line([(0, 16), (16, 0), (32, 16), (16, 32), (0, 16)], 4)


def _zigzag(loom: Loom) -> None:
    for x in (0, 16):
        loom.line([(x + 4, 0), (x + 12, 8), (x + 4, 16), (x + 12, 24), (x + 4, 32)], 4)


def _diagonals(loom: Loom) -> None:
    for x in (0, 16):
        loom.line([(x - 32, 32), (x + 32, -32)], 5)


def _bars(loom: Loom) -> None:
    for x in (4, 20):
        loom.line([(x, 0), (x, 32)], 6)


_FIGURES: Final[dict[str, Callable[[Loom], None]]] = {
    "birds": _chevrons,
    "blue": _dots,
    "wild_potato": _lattice,
    "deer": _zigzag,
    "wolf": _diagonals,
    "long_hair": _bars,
}


@cached_material
def basketry(clan: str, width: int, height: int) -> Image.Image:
    """A piece of a clan's basketry."""
    loom, look = Loom(REPEAT), CLANS[clan]
    _FIGURES[clan](loom)
    return loom.cloth(width, height, look.colour, look.weave)
