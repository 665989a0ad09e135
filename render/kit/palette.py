"""Palettes: 256 fixed colours per game. The grain in the textures does the dithering."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, cast

from PIL import Image

from render.kit.cache import cached
from render.kit.colour import PINNED, Colour

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

COLOURS = 256
#: Learning looks at colours this coarsely: the lowest bits are grain.
_COARSE = 4
_HEADER = ("JASC-PAL", "0100", str(COLOURS))


def palette_file(key: str) -> Path:
    """Where the palette of a game lies: beside its painter."""
    return Path(__file__).parent.parent / key / "palette.pal"


@cached
def palette_of(key: str) -> Image.Image:
    """The committed palette of a game, as `Image.quantize` wants it."""
    lines = palette_file(key).read_text("ascii").split("\n")
    if tuple(lines[:3]) != _HEADER:
        raise ValueError(f"{palette_file(key)} is no palette of {COLOURS} colours")
    return _palette_image(int(value) for line in lines[3 : 3 + COLOURS] for value in line.split())


def write_palette(key: str, colours: Sequence[Colour]) -> None:
    """Commit a palette, in the text format that most painting programs read."""
    rows = (*_HEADER, *(f"{red} {green} {blue}" for red, green, blue in colours))
    palette_file(key).write_text("\n".join(rows) + "\n", "ascii")


def learn_palette(pictures: Iterable[Image.Image]) -> list[Colour]:
    """The 256 colours that show these pictures best, the pinned ones exactly among them.

    Each colour counts with the square root of its area, so that a small brooch holds its own
    against a large table.
    """
    areas: dict[Colour, int] = {}
    for picture in pictures:
        for colour, area in _areas(picture):
            areas[colour] = areas.get(colour, 0) + area
    swatches = [
        colour
        for colour, area in sorted(areas.items())
        for _ in range(max(1, round(area**0.5 / 1.5)))
    ]
    sheet = Image.new("RGB", (len(swatches), 1))
    sheet.putdata(swatches)
    free = COLOURS - len(PINNED)
    learnt = sheet.quantize(free, Image.Quantize.MEDIANCUT, kmeans=4).getpalette() or []
    found = list(zip(learnt[0::3], learnt[1::3], learnt[2::3], strict=True))[:free]
    colours: list[Colour] = [*PINNED, *found]
    return colours + [PINNED[0]] * (COLOURS - len(colours))


def _areas(picture: Image.Image) -> list[tuple[Colour, int]]:
    coarse = [value // _COARSE * _COARSE + _COARSE // 2 for value in range(256)]
    rough = picture.point(coarse * 3)
    counted = rough.getcolors(rough.width * rough.height) or []
    return [(cast("Colour", colour), area) for area, colour in counted]


def _palette_image(values: Iterable[int]) -> Image.Image:
    image = Image.new("P", (1, 1))
    image.putpalette(list(values))
    return image
