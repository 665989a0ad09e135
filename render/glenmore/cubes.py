"""Goods are cubes: dyed blocks with a lit top."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PIL import Image, ImageChops

from render.glenmore.dyes import COW_EDGE, GOODS
from render.glenmore.metal import strike
from render.kit.cache import cached
from render.kit.canvas import Canvas
from render.kit.colour import BONE, INK, PEAT, Colour, mix, rgb
from render.kit.emblem import emblem_mask
from render.kit.noise import octave, roughen
from render.kit.shape import disc, polygon, rounded
from render.kit.sprite import Bevel, Lift, Sprite, cut
from render.kit.type import FLOOR, Face, line

if TYPE_CHECKING:
    from collections.abc import Callable

    from render.kit.pen import Point

#: What stands for several goods: any of the five, any animal, different ones.
ANY, ANIMAL, DIFFERENT = "any", "animal", "differ"
_WOOD, _BARLEY, _COW, _STONE = (GOODS[good].colour for good in ("wood", "barley", "cow", "stone"))
_SHEEP: Final = GOODS["sheep"].colour
_MIDDLE: Final = (50.0, 50.0)
_QUARTERS: Final = (
    (_WOOD, ((0.0, 0.0), (100.0, 0.0), _MIDDLE)),
    (_BARLEY, ((100.0, 0.0), (100.0, 100.0), _MIDDLE)),
    (_COW, ((0.0, 100.0), (100.0, 100.0), _MIDDLE)),
    (_STONE, ((0.0, 0.0), (0.0, 100.0), _MIDDLE)),
)


@cached
def cube(good: str, side: int = 54, *, struck: bool = False) -> Sprite:
    """A good, or what stands for several; `struck` if it is missing and can't be had."""
    top = side // 6
    canvas = Canvas(Image.new("RGB", (side, side + top)))
    face, colour = _FACES[good](side) if good in _FACES else _dyed(good, side)
    canvas.image.paste(mix(colour, BONE, 0.45), (0, 0, side, top))
    canvas.image.paste(face, (0, top))
    if struck:
        strike(canvas, side, top)
    bevel = Bevel(3 if side > 44 else 2, 110, 140)
    corner = max(6, side // 7)
    return cut(canvas, rounded(side, side + top, corner), bevel=bevel, lift=Lift(0.3, 110, 110))


def _dyed(good: str, side: int) -> tuple[Image.Image, Colour]:
    dye = GOODS[good]
    veins = octave(side, side, (30, 4), "cube", 0.10)
    face = Canvas(roughen(Image.new("RGB", (side, side), dye.colour), [veins]))
    size = int(side * 0.8)
    face.stamp(emblem_mask(dye.emblem, size), (side - size) // 2, (side - size) // 2, dye.ink)
    if good == "cow":
        inner = Image.new("L", (side, side))
        inner.paste(rounded(side - 4, side - 4, max(5, side // 8)), (2, 2))
        face.stamp(
            ImageChops.subtract(rounded(side, side, max(6, side // 7)), inner), 0, 0, COW_EDGE
        )
    return face.image, dye.colour


def _parted(side: int, parts: tuple[tuple[Colour, tuple[Point, ...]], ...]) -> Canvas:
    """A face of several colours, given as polygons in a box of 100."""
    face = Canvas(Image.new("RGB", (side, side), PEAT))
    for colour, points in parts:
        scaled = tuple((x * side / 100, y * side / 100) for x, y in points)
        face.stamp(polygon(side, side, scaled), 0, 0, colour)
    return face


def _boss(face: Canvas, side: int) -> None:
    """A bone disc in the middle, for a mark."""
    size = int(side * 0.74)
    face.stamp(disc(size), (side - size) // 2, (side - size) // 2, BONE)


def _any(side: int) -> tuple[Image.Image, Colour]:
    face = _parted(side, _QUARTERS)
    _boss(face, side)
    mark = line("?", Face.SERIF_BLACK, max(FLOOR, int(side * 0.66)))
    face.write(mark, side / 2, side / 2, INK, "middle")
    return face.image, rgb("#C9B27C")


def _animal(side: int) -> tuple[Image.Image, Colour]:
    halves = (
        (_SHEEP, ((0.0, 0.0), (100.0, 0.0), (0.0, 100.0))),
        (_COW, ((100.0, 0.0), (100.0, 100.0), (0.0, 100.0))),
    )
    face = _parted(side, halves)
    size = int(side * 0.54)
    face.stamp(emblem_mask("sheep", size), side * 0.03, side * 0.04, INK)
    face.stamp(emblem_mask("cow", size), side * 0.44, side * 0.43, BONE)
    return face.image, rgb("#D8CDB9")


def _different(side: int) -> tuple[Image.Image, Colour]:
    halves = (
        (_WOOD, ((0.0, 0.0), (54.0, 0.0), (46.0, 100.0), (0.0, 100.0))),
        (_BARLEY, ((54.0, 0.0), (100.0, 0.0), (100.0, 100.0), (46.0, 100.0))),
    )
    face = _parted(side, halves)
    _boss(face, side)
    size = int(side * 0.5)
    face.stamp(emblem_mask("differ", size), (side - size) / 2, (side - size) / 2, INK)
    return face.image, rgb("#B98A46")


_FACES: Final[dict[str, Callable[[int], tuple[Image.Image, Colour]]]] = {
    ANY: _any,
    ANIMAL: _animal,
    DIFFERENT: _different,
}
