"""Outlines of shapes made of squares."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PIL import Image, ImageDraw

from render.kit.cache import cached
from render.kit.shape import FINE, reduced

if TYPE_CHECKING:
    from render.land.grid import Cell

#: Cells from the top left corner of their frame, at (0, 0).
Shape = tuple["Cell", ...]


def framed(cells: Shape) -> tuple[Shape, Cell]:
    """Cells moved to the top left corner, and how far they were from it."""
    top, left = min(row for row, _ in cells), min(column for _, column in cells)
    return tuple((row - top, column - left) for row, column in cells), (top, left)


def extent(cells: Shape) -> tuple[int, int]:
    """Rows and columns of a shape's frame."""
    return max(row for row, _ in cells) + 1, max(column for _, column in cells) + 1


@cached
def outline(cells: Shape, pitch: int, inset: int, corner: int, margin: int = 0) -> Image.Image:
    """A mask of the whole shape as one piece, its edge `inset` pixels within the squares.

    A negative inset widens it; `margin` is the room for that around the frame.
    """
    rows, columns = extent(cells)
    size = (columns * pitch + 2 * margin, rows * pitch + 2 * margin)
    fine = Image.new("L", (size[0] * FINE, size[1] * FINE))
    draw = ImageDraw.Draw(fine)
    there = set(cells)
    for row, column in cells:
        right, below = (row, column + 1) in there, (row + 1, column) in there
        left, top = column * pitch + margin + inset, row * pitch + margin + inset
        side = pitch - 2 * inset
        boxes: list[tuple[float, float, float, float, int]] = [
            (left, top, left + side, top + side, corner)
        ]
        half = side / 2
        if right:
            boxes.append((left + half, top, left + half + pitch, top + side, 0))
        if below:
            boxes.append((left, top + half, left + side, top + half + pitch, 0))
        if right and below and (row + 1, column + 1) in there:
            boxes.append((left + half, top + half, left + half + pitch, top + half + pitch, 0))
        for x0, y0, x1, y1, radius in boxes:
            box = (x0 * FINE, y0 * FINE, x1 * FINE - 1, y1 * FINE - 1)
            draw.rounded_rectangle(box, radius * FINE, 255)
    return reduced(fine)
