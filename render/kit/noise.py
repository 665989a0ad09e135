"""Seeded noise. The same name always gives the same bytes, so one position has one picture."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING

from PIL import Image, ImageChops, ImageFilter

from render.kit.cache import cached_material

if TYPE_CHECKING:
    from collections.abc import Iterable

#: The side of the tiles that cover large grounds; repeating grain is what keeps the files small.
TILE = 96
#: The value of noise that changes nothing.
CALM = 128


@cached_material
def noise(width: int, height: int, name: str) -> Image.Image:
    """White noise, fixed by its name."""
    data = hashlib.shake_128(name.encode()).digest(width * height)
    return Image.frombytes("L", (width, height), data)


def soften(image: Image.Image, strength: float) -> Image.Image:
    """Noise around `CALM`, with its swing multiplied by `strength`."""
    return image.point([round(CALM + (value - CALM) * strength) for value in range(256)])


def octave(width: int, height: int, cell: tuple[int, int], name: str, k: float) -> Image.Image:
    """Smooth noise with blotches of the size `cell`, of strength `k`."""
    coarse = noise(max(2, width // cell[0] + 3), max(2, height // cell[1] + 3), name)
    return soften(coarse.resize((width, height), Image.Resampling.BICUBIC), k)


def grain(width: int, height: int, name: str, k: float, blur: float = 0.6) -> Image.Image:
    """Fine noise of strength `k`."""
    return soften(noise(width, height, name).filter(ImageFilter.GaussianBlur(blur)), k)


def tiled(tile: Image.Image, width: int, height: int) -> Image.Image:
    """A ground covered with copies of a tile."""
    ground = Image.new(tile.mode, (width, height))
    for top in range(0, height, tile.height):
        for left in range(0, width, tile.width):
            ground.paste(tile, (left, top))
    return ground


def roughen(image: Image.Image, noises: Iterable[Image.Image]) -> Image.Image:
    """An RGB image with noises around `CALM` added to all channels alike."""
    for layer in noises:
        image = ImageChops.add(image, Image.merge("RGB", (layer, layer, layer)), 1, -CALM)
    return image
