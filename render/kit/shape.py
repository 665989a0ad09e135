"""Outlines as masks: drawn at four times the size and reduced once, for smooth edges."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from PIL import Image, ImageChops, ImageDraw

from render.kit.cache import cached

if TYPE_CHECKING:
    from render.kit.pen import Point

#: Oversampling of everything that has an edge: Pillow's own shapes have none of their own.
FINE = 4

ALL_CORNERS = (True, True, True, True)


def reduced(fine: Image.Image) -> Image.Image:
    """A mask drawn `FINE` times too large, at its size."""
    size = (fine.width // FINE, fine.height // FINE)
    return fine.resize(size, Image.Resampling.LANCZOS)


@cached
def rounded(
    width: int,
    height: int,
    radius: int,
    corners: tuple[bool, bool, bool, bool] = ALL_CORNERS,
) -> Image.Image:
    """A rectangle with those corners rounded: top left, top right, bottom right, bottom left."""
    fine = Image.new("L", (width * FINE, height * FINE))
    ImageDraw.Draw(fine).rounded_rectangle(
        (0, 0, width * FINE - 1, height * FINE - 1), radius * FINE, 255, corners=corners
    )
    return reduced(fine)


@cached
def disc(side: int) -> Image.Image:
    """A filled circle."""
    fine = Image.new("L", (side * FINE, side * FINE))
    ImageDraw.Draw(fine).ellipse((0, 0, side * FINE - 1, side * FINE - 1), 255)
    return reduced(fine)


@cached
def polygon(width: int, height: int, points: tuple[Point, ...]) -> Image.Image:
    """A polygon given in pixels of the mask."""
    fine = Image.new("L", (width * FINE, height * FINE))
    ImageDraw.Draw(fine).polygon([(x * FINE, y * FINE) for x, y in points], 255)
    return reduced(fine)


def faded(mask: Image.Image, alpha: float) -> Image.Image:
    """A mask at that share of its strength."""
    return mask.point(_fading(alpha))


@lru_cache(maxsize=64)
def _fading(alpha: float) -> list[int]:
    """What becomes of each strength."""
    return [round(value * alpha) for value in range(256)]


def shifted(mask: Image.Image, x: int, y: int) -> Image.Image:
    """A mask moved within its frame; what comes in is empty."""
    moved = Image.new("L", mask.size)
    moved.paste(mask, (x, y))
    return moved


def edge(mask: Image.Image, x: int, y: int) -> Image.Image:
    """The part of a mask that its copy, moved by that much, leaves uncovered."""
    return ImageChops.subtract(mask, shifted(mask, x, y))
