"""The book of emblems: every game adds its own, all games stamp from it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.kit.cache import cached
from render.kit.pen import Pen

if TYPE_CHECKING:
    from collections.abc import Callable

    from PIL import Image

    Drawing = Callable[[Pen], None]

_drawings: dict[str, Drawing] = {}


def emblem(drawing: Drawing) -> Drawing:
    """Enter a drawing into the book, under its function's name."""
    name = drawing.__name__
    if name in _drawings:
        raise ValueError(f"there is already an emblem called {name}")
    _drawings[name] = drawing
    return drawing


@cached
def emblem_mask(name: str, size: int) -> Image.Image:
    """An emblem as a mask of `size` by `size` pixels. Raises `KeyError` for an unknown one."""
    pen = Pen(size)
    _drawings[name](pen)
    return pen.mask()


def emblem_names() -> tuple[str, ...]:
    """Every emblem entered so far."""
    return tuple(_drawings)
