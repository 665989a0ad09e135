"""Money: silver with a milled edge, for brass means points. And the sockets of the market."""

from __future__ import annotations

import math
from typing import Final

from PIL import Image, ImageChops, ImageFilter

from render.glenmore.dyes import STRUCK
from render.kit.cache import cached, cached_material
from render.kit.canvas import Canvas
from render.kit.colour import BONE, INK, PAPER3, PEAT, SHADOW, Colour, mix, rgb
from render.kit.emblem import emblem_mask
from render.kit.pen import Pen, arc
from render.kit.shape import disc, edge
from render.kit.sprite import Bevel, Lift, Sprite, cut
from render.kit.texture import dyed, slanting_light, three_stops
from render.kit.type import FLOOR, Face, fit, line

_LIGHT, _MIDDLE, _DARK = rgb("#F4F5F2"), rgb("#C3C9CC"), rgb("#747C86")
_COPPER, _COPPER_DARK = rgb("#D98A5E"), rgb("#8A4A2A")
_RING: Final = rgb("#5E666F")
_TEETH: Final = 18
_STITCHES: Final = 12
_EMPTY: Final = mix(PEAT, rgb("#33261D"), 0.2)


@cached_material
def silver(side: int) -> Image.Image:
    """Polished silver, lit from the top left."""
    ramp = slanting_light().resize((side, side))
    table = [
        value
        for light, middle, dark in zip(_LIGHT, _MIDDLE, _DARK, strict=True)
        for value in three_stops(light, middle, dark)
    ]
    return Image.merge("RGB", (ramp, ramp, ramp)).point(table)


@cached
def _milled(side: int) -> Image.Image:
    pen = Pen(side)
    pen.dot(50, 50, 46)
    for tooth in range(_TEETH):
        angle = math.radians(tooth * 360 / _TEETH)
        pen.dot(50 + 45 * math.cos(angle), 50 + 45 * math.sin(angle), 5)
    return pen.mask()


@cached
def money(text: str = "", side: int = 54, *, struck: bool = False, dim: bool = False) -> Sprite:
    """A coin, with a thistle or a number; `struck` if it is missing and can't be had."""
    canvas = Canvas(silver(side).copy())
    margin = round(side * 0.11)
    canvas.stamp(_ring(side - 2 * margin, max(2, side // 24)), margin, margin, _RING, 0.75)
    if text:
        number = fit(text, Face.SERIF_BLACK, max(FLOOR, round(side * 0.62)), side - 6)
        canvas.write(number, side / 2, side / 2 - 1, INK, "middle")
    else:
        size = int(side * 0.56)
        canvas.stamp(emblem_mask("thistle", size), (side - size) / 2, (side - size) / 2, INK)
    if struck:
        strike(canvas, side, 0)
    elif dim:
        canvas.image = Image.blend(canvas.image, Image.new("RGB", canvas.size, PEAT), 0.45)
    return cut(canvas, _milled(side), bevel=Bevel(2, 130, 130), lift=Lift(0.35, 120, 110))


@cached
def penny(text: str, side: int = 54) -> Sprite:
    """A penny: copper, with a number or a sign."""
    canvas = Canvas(dyed(side, side, _COPPER, _COPPER_DARK).copy())
    margin = round(side * 0.13)
    canvas.stamp(_ring(side - 2 * margin, max(2, side // 24)), margin, margin, _COPPER_DARK, 0.9)
    number = fit(text, Face.SERIF_BLACK, max(FLOOR, round(side * 0.62)), side - 6)
    canvas.write(number, side / 2, side / 2 - 1, INK, "middle")
    return cut(canvas, _milled(side), bevel=Bevel(2, 130, 130), lift=Lift(0.35, 120, 110))


def _ring(side: int, width: int) -> Image.Image:
    hole = Image.new("L", (side, side))
    hole.paste(disc(side - 2 * width), (width, width))
    return ImageChops.subtract(disc(side), hole)


def strike(canvas: Canvas, side: int, top: int) -> None:
    """Dim a face and strike it through: the bright line is the reason why something can't be."""
    canvas.image = Image.blend(canvas.image, Image.new("RGB", canvas.size, PEAT), 0.45)
    for ends, width, ink in (((8, 92), 24, PEAT), ((10, 90), 13, STRUCK)):
        pen = Pen(side)
        pen.line([ends, ends[::-1]], width)
        canvas.stamp(pen.mask(), 0, top, ink)


@cached
def pip() -> Sprite:
    """A coin of a road."""
    side = 32
    return cut(
        Canvas(silver(side).copy()),
        disc(side),
        bevel=Bevel(2, 130, 140),
        lift=Lift(0.3, 130, 120),
    )


@cached
def socket(text: str, side: int = 84, *, ready: bool = False) -> Sprite:
    """An empty price cell of the market; stitched if the next coin goes there."""
    canvas = Canvas(Image.new("RGB", (side, side), _EMPTY))
    if ready:
        pen = Pen(side)
        for stitch in range(_STITCHES):
            start = stitch * 360 / _STITCHES
            pen.line(arc(50, 50, 44, start + 4, start + 22, 6), 6)
        canvas.stamp(pen.mask(), 0, 0, BONE)
    ink: Colour = BONE if ready else mix(PAPER3, PEAT, 0.35)
    size = max(FLOOR, round(side * 0.52))
    canvas.write(line(text, Face.SERIF_BLACK, size), side / 2, side / 2 - 1, ink, "middle")
    hollow = disc(side)
    depth = edge(hollow, 2, 4).filter(ImageFilter.GaussianBlur(3))
    canvas.stamp(depth, 0, 0, SHADOW, 0.8)
    return Sprite(canvas.image, hollow, (0, 0), canvas.size, tuple(canvas.texts))
