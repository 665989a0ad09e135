"""The villagers' cloth: each colour is woven with a figure of its own, in two tones."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from render.kit.cache import cached_material
from render.kit.loom import Loom

if TYPE_CHECKING:
    from collections.abc import Callable

    from PIL import Image

    from render.glory.dyes import Dye

#: The pattern repeats after this many pixels, both ways.
REPEAT: Final = 24


def _slant(loom: Loom) -> None:
    for x in (0, 12):
        loom.line([(x - 24, -24), (x + 24, 24)], 4)


def _dots(loom: Loom) -> None:
    for x, y in ((6, 6), (18, 18)):
        loom.dot(x, y, 4)


def _bars(loom: Loom) -> None:
    for y in (5, 17):
        loom.line([(0, y), (24, y)], 4)


def _lattice(loom: Loom) -> None:
    loom.line([(0, 12), (12, 0), (24, 12), (12, 24), (0, 12)], 3)


def _waves(loom: Loom) -> None:
    for y in (2, 14):
        loom.line([(0, y + 6), (6, y), (12, y + 6), (18, y), (24, y + 6)], 3)


def _pinstripe(loom: Loom) -> None:
    for x in (4, 12, 20):
        loom.line([(x, 0), (x, 24)], 3)


def _bricks(loom: Loom) -> None:
    for y, x in ((2, 4), (14, 16)):
        loom.line([(0, y), (24, y)], 3)
        loom.line([(x, y), (x, y + 12)], 3)


_FIGURES: Final[dict[str, Callable[[Loom], None]]] = {
    "slant": _slant,
    "dots": _dots,
    "bars": _bars,
    "lattice": _lattice,
    "waves": _waves,
    "pinstripe": _pinstripe,
    "bricks": _bricks,
}


@cached_material
def cloth(dye: Dye, width: int, height: int) -> Image.Image:
    """A piece of the cloth of a colour."""
    loom = Loom(REPEAT)
    _FIGURES[dye.weave](loom)
    return loom.cloth(width, height, dye.colour, dye.thread)
