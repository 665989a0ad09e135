"""The loom: cloth with one repeating figure, in two tones."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PIL import Image, ImageDraw

from render.kit.noise import tiled
from render.kit.shape import FINE, reduced

if TYPE_CHECKING:
    from collections.abc import Iterable

    from render.kit.colour import Colour
    from render.kit.pen import Point


class Loom:
    """Draws one repeat; what leaves it on one side comes back on the other."""

    def __init__(self, repeat: int) -> None:
        self._repeat = repeat
        side = repeat * FINE
        self._plate = Image.new("L", (side, side))
        self._draw = ImageDraw.Draw(self._plate)

    def line(self, path: Iterable[Point], width: int) -> None:
        """Draw an open path."""
        points = list(path)
        around = (-self._repeat, 0, self._repeat)
        for right in around:
            for down in around:
                shifted = [((x + right) * FINE, (y + down) * FINE) for x, y in points]
                self._draw.line(shifted, 255, width * FINE, joint="curve")

    def dot(self, x: int, y: int, radius: int) -> None:
        """Fill a circle that lies within the repeat."""
        box = ((x - radius) * FINE, (y - radius) * FINE, (x + radius) * FINE, (y + radius) * FINE)
        self._draw.ellipse(box, 255)

    def cloth(self, width: int, height: int, ground: Colour, figure: Colour) -> Image.Image:
        """A piece of the cloth."""
        mask = reduced(self._plate)
        tile = Image.new("RGB", mask.size, ground)
        tile.paste(figure, (0, 0, mask.width, mask.height), mask)
        return tiled(tile, width, height)
