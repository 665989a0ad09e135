"""The canvas: sprites are put on it, masks stamped, lines written; it remembers what it says."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from PIL import Image, ImageDraw

from render.kit.shape import faded

if TYPE_CHECKING:
    from collections.abc import Iterable

    from render.kit.colour import Colour
    from render.kit.sprite import Sprite
    from render.kit.type import Anchor, Line

Box = tuple[int, int, int, int]


@dataclass(frozen=True, slots=True)
class Written:
    """A text on a picture and the box of its ink, for tests of legibility."""

    text: str
    size: int
    cut: bool
    box: Box


class Canvas:
    """An RGB image in the making.

    All coordinates are of the thing's top left corner unless a name says otherwise.
    """

    def __init__(self, image: Image.Image) -> None:
        self.image = image
        self.texts: list[Written] = []

    @property
    def size(self) -> tuple[int, int]:
        """Width and height."""
        return self.image.size

    def put(self, sprite: Sprite, x: float, y: float) -> None:
        """Lay a piece down, its shadows with it."""
        left, top = round(x), round(y)
        sprite.lay(self.image, left, top)
        self.texts += (_moved(text, left, top) for text in sprite.texts)

    def centre(self, sprite: Sprite, x: float, y: float) -> None:
        """Lay a piece down around a point."""
        self.put(sprite, x - sprite.size[0] / 2, y - sprite.size[1] / 2)

    def stamp(
        self, mask: Image.Image, x: float, y: float, ink: Colour | Image.Image, alpha: float = 1
    ) -> None:
        """Print a mask in a colour, or through it an image of the same size."""
        if alpha != 1:
            mask = faded(mask, alpha)
        left, top = round(x), round(y)
        if isinstance(ink, Image.Image):
            self.image.paste(ink, (left, top), mask)
        else:
            self.image.paste(ink, (left, top, left + mask.width, top + mask.height), mask)

    def write(
        self,
        line: Line,
        x: float,
        y: float,
        ink: Colour,
        anchor: Anchor = "left",
        *,
        shade: Colour | None = None,
    ) -> None:
        """Write a line with the middle of its capitals at `y`; `shade` lies 2 px below it."""
        start = {"left": x, "middle": x - line.width / 2, "right": x - line.width}[anchor]
        left = round(start) + line.offset[0]
        top = round(y + line.capitals / 2) + line.offset[1]
        if shade is not None:
            self.stamp(line.mask, left, top + 2, shade)
        self.stamp(line.mask, left, top, ink)
        box = (left, top, left + line.mask.width, top + line.mask.height)
        self.texts.append(Written(line.text, line.size, line.cut, box))

    def stitch(self, strokes: Iterable[Box], ink: Colour, width: int) -> None:
        """Draw straight stitches."""
        draw = ImageDraw.Draw(self.image)
        for stroke in strokes:
            draw.line(stroke, ink, width)


def _moved(text: Written, x: int, y: int) -> Written:
    left, top, right, bottom = text.box
    box = (left + x, top + y, right + x, bottom + y)
    return Written(text.text, text.size, text.cut, box)


def seam(box: Box, dash: int = 14, gap: int = 9) -> list[Box]:
    """Stitches around a box, which mark a place for something."""
    left, top, right, bottom = box
    strokes: list[Box] = []
    for start, end in _dashes(right - left, dash, gap):
        strokes.append((left + start, top, left + end, top))
        strokes.append((left + start, bottom, left + end, bottom))
    for start, end in _dashes(bottom - top, dash, gap):
        strokes.append((left, top + start, left, top + end))
        strokes.append((right, top + start, right, top + end))
    return strokes


def _dashes(length: int, dash: int, gap: int) -> list[tuple[int, int]]:
    """Where dashes begin and end so that they share a length evenly."""
    count = max(1, round(length / (dash + gap)))
    pitch = length / count
    return [(round(i * pitch + gap / 2), round(i * pitch + gap / 2 + dash)) for i in range(count)]
