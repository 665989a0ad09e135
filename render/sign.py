"""The sign of a game: its brooch on its tartan, for the card that invites to it."""

from __future__ import annotations

from typing import Final

from render.kit.cache import cached
from render.kit.canvas import Canvas
from render.kit.colour import LIVERIES
from render.kit.palette import palette_of
from render.kit.pieces import brooch
from render.kit.png import encode
from render.kit.tartan import tartan

SIDE: Final = 256
BROOCH: Final = 208


@cached
def sign(game: str) -> bytes:
    """The sign as a PNG; the same bytes every time."""
    livery = LIVERIES[game]
    canvas = Canvas(tartan(SIDE, SIDE, livery.sett, 3).copy())
    canvas.centre(brooch(livery.emblem, livery.colour, BROOCH), SIDE / 2, SIDE / 2)
    return encode(canvas.image, palette_of(game))
