"""Sprites: pieces cut out of a canvas, with their bevel and both shadows, ready to be put down."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PIL import Image, ImageChops, ImageFilter

from render.kit.cache import cached
from render.kit.colour import LIT_EDGE, PEAT, SHADED_EDGE, SHADOW
from render.kit.shape import edge, faded, rounded, shifted
from render.kit.texture import brass

if TYPE_CHECKING:
    from render.kit.canvas import Canvas, Written


@dataclass(frozen=True, slots=True, eq=False)
class Sprite:
    """A piece with its shadows. Shared between threads: never drawn on."""

    #: Colours and their opacity, the shadows included.
    colour: Image.Image
    alpha: Image.Image
    #: Where the piece's own top left corner lies in those images.
    origin: tuple[int, int]
    #: Width and height of the piece without its shadows.
    size: tuple[int, int]
    texts: tuple[Written, ...] = ()


@dataclass(frozen=True, slots=True)
class Bevel:
    """A lit edge at the top left and a shaded one at the bottom right, in pixels and opacity."""

    width: int
    lit: int
    shaded: int


CARD_EDGE = Bevel(2, 120, 90)
PIECE_EDGE = Bevel(3, 120, 115)
FLAT_EDGE = Bevel(2, 60, 90)
RIM_EDGE = Bevel(2, 140, 110)


@dataclass(frozen=True, slots=True)
class Lift:
    """How high a thing stands: its height scales the cast shadow."""

    height: float = 1.0
    cast: int = 110
    contact: int = 110


CARD_LIFT = Lift()
TOKEN_LIFT = Lift(0.6)
SMALL_LIFT = Lift(0.5, 120, 110)
SLAB_LIFT = Lift(1.2)
CAST_BLUR, CAST_DROP = 10, 7
CONTACT_BLUR, CONTACT_DROP = 2, 2


@dataclass(frozen=True, slots=True)
class Pose:
    """How a piece lies: turned clockwise by some degrees, dimmed by a share of peat."""

    turn: float = 0
    dim: float = 0


STRAIGHT = Pose()


def bevelled(face: Image.Image, mask: Image.Image, bevel: Bevel) -> Image.Image:
    """A face with its edges lit from the top left."""
    rims = _rims(mask.tobytes(), mask.size, bevel)
    for rim, ink in zip(rims, (LIT_EDGE, SHADED_EDGE), strict=True):
        face = Image.composite(Image.new("RGB", face.size, ink), face, rim)
    return face


# Blurring is the dearest part of a piece, and most pieces have one of a few outlines: what depends
# on the outline alone is kept by its pixels.


@cached(48)
def _rims(outline: bytes, size: tuple[int, int], bevel: Bevel) -> tuple[Image.Image, Image.Image]:
    """The lit and the shaded edge of an outline."""
    mask = Image.frombytes("L", size, outline)
    blur = ImageFilter.GaussianBlur(bevel.width / 2)
    lit, shaded = (edge(mask, step, step).filter(blur) for step in (bevel.width, -bevel.width))
    return faded(lit, bevel.lit / 255), faded(shaded, bevel.shaded / 255)


@cached(48)
def _shade(outline: bytes, size: tuple[int, int], lift: Lift) -> Image.Image:
    """Both shadows of an outline that stands in a frame with room for them."""
    mask = Image.frombytes("L", size, outline)
    return ImageChops.screen(
        _shadow(mask, CAST_BLUR * lift.height, round(CAST_DROP * lift.height), lift.cast),
        _shadow(mask, CONTACT_BLUR, CONTACT_DROP, lift.contact),
    )


def _shadow(mask: Image.Image, blur: float, drop: int, strength: int) -> Image.Image:
    moved = shifted(mask, 0, drop).filter(ImageFilter.GaussianBlur(blur))
    return faded(moved, strength / 255)


def cut(
    canvas: Canvas,
    mask: Image.Image,
    *,
    bevel: Bevel = CARD_EDGE,
    lift: Lift = CARD_LIFT,
    pose: Pose = STRAIGHT,
    rim: int = 0,
    corner: int = 0,
) -> Sprite:
    """Cut a piece out of a canvas of the mask's size.

    With a `rim` of some pixels it lies on a brass plate that is so much larger on every side, with
    the radius `corner` of the piece's own corners. A turned piece keeps its middle; its texts are
    reported where they would be if it lay straight.
    """
    face = bevelled(canvas.image, mask, bevel)
    if pose.dim:
        face = Image.blend(face, Image.new("RGB", face.size, PEAT), pose.dim)
    if rim:
        face, mask = _rimmed(face, mask, rim, corner)
    if pose.turn:
        face = face.rotate(-pose.turn, Image.Resampling.BICUBIC, expand=True)
        mask = mask.rotate(-pose.turn, Image.Resampling.BICUBIC, expand=True)
    return _shadowed(face, mask, lift, canvas)


def _rimmed(
    face: Image.Image, mask: Image.Image, rim: int, corner: int
) -> tuple[Image.Image, Image.Image]:
    """A face on its brass plate, and the outline of both."""
    width, height = face.width + 2 * rim, face.height + 2 * rim
    outline = rounded(width, height, corner + rim)
    plate = bevelled(brass(width, height), outline, RIM_EDGE)
    plate.paste(face, (rim, rim), mask)
    return plate, outline


def _shadowed(face: Image.Image, mask: Image.Image, lift: Lift, canvas: Canvas) -> Sprite:
    """Join a face and its two shadows in one sprite."""
    margin = math.ceil(CAST_BLUR * lift.height * 3) + round(CAST_DROP * lift.height)
    framed = Image.new("L", (face.width + 2 * margin, face.height + 2 * margin))
    framed.paste(mask, (margin, margin))
    under = Image.new("RGBA", framed.size, SHADOW)
    under.putalpha(_shade(framed.tobytes(), framed.size, lift))
    over = Image.new("RGBA", framed.size)
    over.paste(face, (margin, margin))
    over.putalpha(framed)
    whole = Image.alpha_composite(under, over)
    origin = (
        margin + (face.width - canvas.size[0]) // 2,
        margin + (face.height - canvas.size[1]) // 2,
    )
    return Sprite(
        whole.convert("RGB"), whole.getchannel("A"), origin, canvas.size, tuple(canvas.texts)
    )
