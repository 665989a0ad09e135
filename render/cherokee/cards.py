"""Members' cards, and what is laid on and around them: coordinates, rims, gaps, arrows."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from render.cherokee.basketry import basketry
from render.cherokee.clans import CLANS, Clan
from render.kit.cache import cached
from render.kit.canvas import Canvas, seam
from render.kit.colour import BONE, BRASS_LIGHT, PAPER2, PEAT, mix
from render.kit.emblem import emblem_mask
from render.kit.shape import faded, polygon, rounded
from render.kit.sprite import PIECE_EDGE, RIM_EDGE, SMALL_LIFT, STRAIGHT, Lift, Pose, Sprite, cut
from render.kit.texture import brass, felt, paper, wood
from render.kit.type import Face, line

if TYPE_CHECKING:
    from rules.cherokee.view import MemberView

#: A card in the pyramid, and one in a hand.
CARD: Final = (134, 112)
HELD: Final = (120, 92)
#: Brass around who moved or is aimed at, less of it around who moved before; bone around who may be
#: chosen.
RIM: Final = 6
EARLIER_RIM: Final = 3
#: Those who can't be chosen step back.
DIMMED: Final = Pose(dim=0.58)
#: A member who was chased stands aside.
CHASED: Final = Pose(turn=8, dim=0.3)

#: What is left of the basketry shows the value.
_FACE = 62
_EMBLEM = 54
_PLATE_HEIGHT = 34
_LIFT = Lift(0.8)

Metal = Literal["brass", "bone"]


def outline(width: int, height: int, sex: str, *, grown: int = 0) -> Image.Image:
    """Women are round, men have cut corners; `grown` is how far it lies around a card."""
    short = min(width, height) - 2 * grown
    if sex == "woman":
        return rounded(width, height, round(short * 0.36) + grown)
    cut_off = round(short * 0.17 + grown * 0.59)
    right, bottom = width - cut_off, height - cut_off
    return polygon(
        width,
        height,
        (
            *((cut_off, 0), (right, 0), (width, cut_off), (width, bottom)),
            *((right, height), (cut_off, height), (0, bottom), (0, cut_off)),
        ),
    )


def member_card(member: MemberView, pose: Pose = STRAIGHT) -> Sprite:
    """A member in the pyramid, with room for a coordinate below the emblem."""
    return _member(member["clan"], member["value"], member["sex"], CARD, 11, pose)


def held_card(member: MemberView, pose: Pose = STRAIGHT) -> Sprite:
    """A member in a hand."""
    return _member(member["clan"], member["value"], member["sex"], HELD, None, pose)


@cached
def _member(
    clan: str, value: int, sex: str, size: tuple[int, int], emblem_top: int | None, pose: Pose
) -> Sprite:
    """The value at the left, the clan's basketry with its emblem at the right.

    Without a place of its own the emblem stands in the middle.
    """
    look, (width, height) = CLANS[clan], size
    woman = sex == "woman"
    canvas = Canvas(
        paper(width, height).copy() if woman else wood(width, height, look.wood, "man", 0.5).copy()
    )
    canvas.image.paste(basketry(clan, width - _FACE, height), (_FACE, 0))
    canvas.image.paste(PAPER2, (_FACE, 0, _FACE + 3, height))
    number = line(str(value), Face.SERIF_BLACK, 74)
    canvas.write(
        number,
        _FACE / 2 + (4 if woman else 2),
        height / 2 - 2,
        look.dark if woman else BONE,
        "middle",
    )
    top = (height - _EMBLEM) / 2 if emblem_top is None else emblem_top
    stamp_emblem(canvas, look, _EMBLEM, _FACE + 3 + (width - _FACE - 3 - _EMBLEM) / 2, top)
    return cut(canvas, outline(width, height, sex), bevel=PIECE_EDGE, lift=_LIFT, pose=pose)


def stamp_emblem(canvas: Canvas, clan: Clan, side: int, x: float, y: float) -> None:
    """Print a clan's emblem in bone, with the shade it has on colour."""
    mask = emblem_mask(clan.emblem, side)
    canvas.stamp(mask, x, y + 2, PEAT, 0.47)
    canvas.stamp(mask, x, y, BONE)


@cached
def coordinate(cell: str, *, dim: bool = False) -> Sprite:
    """The name of a cell on a dark plate."""
    text = line(cell, Face.SANS_BOLD, 33)
    width = text.width + 12
    canvas = Canvas(Image.new("RGB", (width, _PLATE_HEIGHT), PEAT))
    ink = mix(BONE, PEAT, 0.45) if dim else BONE
    canvas.write(text, width / 2, _PLATE_HEIGHT / 2, ink, "middle")
    shape = rounded(width, _PLATE_HEIGHT, 8)
    letters = canvas.image.convert("L").point([255 * (tone > 40) for tone in range(256)])
    alpha = ImageChops.lighter(faded(shape, 0.74), letters)
    return Sprite(canvas.image, alpha, (0, 0), canvas.size, tuple(canvas.texts))


#: Where the middle of a coordinate is on a card.
COORDINATE_AT: Final = (_FACE + 3 + (CARD[0] - _FACE - 3) / 2, CARD[1] - 27)


@cached
def rim(sex: str, metal: Metal, wide: int = RIM) -> Sprite:
    """A plate to lie below a card, so much larger that it shows as a rim around it."""
    width, height = CARD[0] + 2 * wide, CARD[1] + 2 * wide
    face = brass(width, height) if metal == "brass" else felt(width, height, BONE)
    mask = outline(width, height, sex, grown=wide)
    return cut(Canvas(face), mask, bevel=RIM_EDGE, lift=_LIFT)


@cached
def gap() -> Sprite:
    """A cell that waits for somebody: a hollow with stitches of brass around it."""
    width, height = CARD
    stitches = Image.new("L", CARD)
    draw = ImageDraw.Draw(stitches)
    for stroke in seam((8, 8, width - 9, height - 9)):
        draw.line(stroke, 255, 5)
    colour = Image.new("RGB", CARD, PEAT)
    colour.paste(BRASS_LIGHT, (0, 0, width, height), stitches)
    hollow = faded(rounded(width, height, 18), 0.66)
    return Sprite(colour, ImageChops.lighter(hollow, stitches), (0, 0), CARD)


@cached
def arrow(turn: int, side: int) -> Sprite:
    """A movement: a brass arrow, turned clockwise from upwards, cut free by a dark edge."""
    edge = 8
    whole = side + 2 * edge
    shaft = Image.new("L", (whole, whole))
    shaft.paste(emblem_mask("arrow", side), (edge, edge))
    shaft = shaft.rotate(-turn, Image.Resampling.BICUBIC)
    around = shaft.filter(ImageFilter.MaxFilter(7)).filter(ImageFilter.GaussianBlur(0.8))
    canvas = Canvas(Image.new("RGB", (whole, whole), PEAT))
    plate = cut(Canvas(brass(whole, whole)), shaft, bevel=PIECE_EDGE, lift=Lift(0, 0, 0))
    canvas.put(plate, 0, 0)
    return cut(canvas, around, bevel=RIM_EDGE, lift=SMALL_LIFT)


@cached
def pile() -> Sprite:
    """What lies below the last card of the discard: an edge of wood."""
    width, height = CARD
    face = wood(width, height, name="man", k=0.5)
    mask = outline(width, height, "man")
    return cut(Canvas(face), mask, bevel=PIECE_EDGE, lift=_LIFT, pose=Pose(turn=-5, dim=0.4))
