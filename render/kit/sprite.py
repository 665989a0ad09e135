"""Sprites: pieces cut out of a canvas, with their bevel and both shadows, ready to be put down."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, NamedTuple

from PIL import Image, ImageChops, ImageFilter

from render.kit.cache import cached_material, weigh
from render.kit.colour import LIT_EDGE, PEAT, SHADED_EDGE, SHADOW
from render.kit.shape import edge, faded, rounded, shifted
from render.kit.texture import brass

if TYPE_CHECKING:
    from collections.abc import Iterator

    from render.kit.canvas import Box, Canvas, Written

_OPAQUE: Final = 255
_SOLID: Final = [*[0] * _OPAQUE, _OPAQUE]
#: Up to this opacity the dark of a shadow changes no channel by more than two steps of 255.
_FAINT: Final = 2
_VISIBLE: Final = [*[0] * (_FAINT + 1), *[_OPAQUE] * (_OPAQUE - _FAINT)]
#: An opaque middle of at least this many pixels is worth pasting by itself.
_LARGE: Final = 6000
#: One of at least this many is worth packing, though laying it down then takes a little longer.
_HUGE: Final = 20000
#: How far the search for it goes inwards in one step.
_INSET: Final = 3


class _Patch(NamedTuple):
    """A part of a sprite, and where it lies; without a mask it is opaque all over."""

    at: tuple[int, int]
    colour: Image.Image
    mask: Image.Image | None


class Sprite:
    """A piece with its shadows. Shared between threads: never drawn on.

    The outskirts of a shadow, which nobody could see, aren't kept. The opaque middle of a large
    piece is kept apart from its edges: it needs no mask, and copying takes a tenth of the time of
    blending.
    """

    __slots__ = ("_frame", "_patches", "origin", "size", "texts")

    def __init__(
        self,
        colour: Image.Image,
        alpha: Image.Image,
        origin: tuple[int, int],
        size: tuple[int, int],
        texts: tuple[Written, ...] = (),
    ) -> None:
        """Colours and their opacity come with the shadows, in a frame of any size around the piece.

        `origin` is where the piece's own top left corner lies in that frame, `size` its width and
        height without its shadows.
        """
        self._frame = colour.size
        self._patches = tuple(_patches(colour, alpha))
        self.origin, self.size, self.texts = origin, size, texts

    @property
    def weight(self) -> int:
        """Bytes of all its images."""
        return sum(weigh(patch.colour) + weigh(patch.mask) for patch in self._patches)

    @property
    def colour(self) -> Image.Image:
        """The colours, reassembled; those of transparent pixels are undefined."""
        whole = Image.new("RGB", self._frame)
        for patch in self._patches:
            whole.paste(patch.colour, patch.at)
        return whole

    @property
    def alpha(self) -> Image.Image:
        """The opacity, reassembled."""
        whole = Image.new("L", self._frame)
        for at, colour, mask in self._patches:
            whole.paste(255 if mask is None else mask, _box(at, colour.size))
        return whole

    def lay(self, image: Image.Image, x: int, y: int) -> None:
        """Lay the piece down on an image, its own top left corner at that point."""
        left, top = x - self.origin[0], y - self.origin[1]
        for (right, down), colour, mask in self._patches:
            image.paste(colour, (left + right, top + down), mask)


def _patches(colour: Image.Image, alpha: Image.Image) -> Iterator[_Patch]:
    """The parts of a sprite: the opaque middle, if it's worth it, and what is around it."""
    seen = alpha.point(_VISIBLE).getbbox()
    if seen is None:
        return
    left, top, right, bottom = seen
    middle = _opaque_middle(alpha)
    if middle is None:
        yield _Patch((left, top), colour.crop(seen), alpha.crop(seen))
        return
    west, north, east, south = middle
    yield _Patch((west, north), _packed(colour.crop(middle)), None)
    for box in (
        (left, top, right, north),
        (left, north, west, south),
        (east, north, right, south),
        (left, south, right, bottom),
    ):
        if box[0] < box[2] and box[1] < box[3]:
            yield _Patch(box[:2], colour.crop(box), alpha.crop(box))


def _packed(image: Image.Image) -> Image.Image:
    """An image as it is kept: a large one with a palette of its own, a quarter of the bytes."""
    if image.width * image.height < _HUGE:
        return image
    return image.quantize(dither=Image.Dither.NONE)


def _opaque_middle(alpha: Image.Image) -> Box | None:
    """A box of opaque pixels: all of them but the corners; ``None`` if there is no large one."""
    solid = alpha.point(_SOLID).getbbox()
    if solid is None:
        return None
    left, top, right, bottom = solid
    for inset in range(0, min(right - left, bottom - top) // 3, _INSET):
        box = (left + inset, top + inset, right - inset, bottom - inset)
        if (box[2] - box[0]) * (box[3] - box[1]) < _LARGE:
            return None
        if alpha.crop(box).getextrema()[0] == _OPAQUE:
            return box
    return None


def _box(at: tuple[int, int], size: tuple[int, int]) -> Box:
    return (*at, at[0] + size[0], at[1] + size[1])


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


# Blurring is the most expensive part of a piece, and most pieces share a few outlines: what depends
# on the outline alone is cached by its pixels.


@cached_material
def _rims(outline: bytes, size: tuple[int, int], bevel: Bevel) -> tuple[Image.Image, Image.Image]:
    """The lit and the shaded edge of an outline."""
    mask = Image.frombytes("L", size, outline)
    blur = ImageFilter.GaussianBlur(bevel.width / 2)
    lit, shaded = (edge(mask, step, step).filter(blur) for step in (bevel.width, -bevel.width))
    return faded(lit, bevel.lit / 255), faded(shaded, bevel.shaded / 255)


@cached_material
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
