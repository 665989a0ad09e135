"""The game's own pieces: villagers, cells, shields, and the boards of the long table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PIL import Image, ImageChops, ImageDraw

from render.glory import emblems as emblems
from render.glory.cloth import cloth
from render.kit.cache import cached
from render.kit.canvas import Canvas, seam
from render.kit.colour import (
    BONE,
    BRASS_DARK,
    BRASS_LIGHT,
    INK,
    PAPER,
    PAPER2,
    PAPER3,
    PEAT,
    Player,
    mix,
    rgb,
)
from render.kit.emblem import emblem_mask
from render.kit.furniture import AWAITED_RIM
from render.kit.shape import disc, faded, rounded
from render.kit.sprite import (
    CARD_EDGE,
    PIECE_EDGE,
    SMALL_LIFT,
    STRAIGHT,
    Bevel,
    Lift,
    Pose,
    Sprite,
    cut,
)
from render.kit.tartan import tartan
from render.kit.texture import brass, dyed, paper, wood
from render.kit.type import Face, line

if TYPE_CHECKING:
    from render.glory.dyes import Dye

Size = tuple[int, int]

CORNER: Final = 11
#: Brass around the card laid last, and less around those laid since the viewer's own last turn.
LAST_RIM: Final = AWAITED_RIM
EARLIER_RIM: Final = 3
#: How much of a villager is cloth.
CLOTH_SHARE: Final = 0.44
#: A card that is so much wider than high lies across.
_ACROSS: Final = 1.15
#: The boards of the table, and the fire at its ends.
OAK: Final = rgb("#573F2B")
FIRE: Final = rgb("#E88A2E")
EMBER: Final = rgb("#A8281C")

_CARD_LIFT: Final = Lift(0.55, 115, 110)


@cached
def villager(dye: Dye, strength: int, size: Size, *, pose: Pose = STRAIGHT, rim: int = 0) -> Sprite:
    """A card: the cloth and emblem of its colour over its strength; brass around one just laid."""
    canvas = Canvas(paper(*size).copy())
    draw_villager(canvas, dye, strength, size)
    return cut(
        canvas,
        rounded(*size, CORNER),
        lift=_CARD_LIFT,
        pose=pose,
        rim=rim,
        corner=CORNER,
    )


def lies_across(size: Size) -> bool:
    """Whether a card of that size has its cloth at the left, not above."""
    return size[0] > size[1] * _ACROSS


def draw_villager(canvas: Canvas, dye: Dye, strength: int, size: Size) -> None:
    """Print the face of a villager on the left of some paper.

    The cloth is above the number on an upright card, and beside it on one that lies across.
    """
    width, height = size
    dark = mix(dye.colour, INK, 0.6)
    if lies_across(size):
        band, side = round(width * CLOTH_SHARE), min(round(width * CLOTH_SHARE), height) - 16
        canvas.image.paste(cloth(dye, band, height), (0, 0))
        canvas.image.paste(dark, (band, 0, band + 3, height))
        sign_at, number_at = (band / 2, height / 2), ((width + band) / 2 + 1, height / 2)
        number_size = round(min((width - band) * 0.92, height * 0.94))
    else:
        band = round(height * CLOTH_SHARE)
        side = band - 10
        canvas.image.paste(cloth(dye, width, band), (0, 0))
        canvas.image.paste(dark, (0, band, width, band + 3))
        sign_at, number_at = (width / 2, band / 2), (width / 2, (height + band) / 2 + 1)
        number_size = round((height - band) * 0.94)
    sign = emblem_mask(dye.emblem, side)
    left, top = sign_at[0] - side / 2, sign_at[1] - side / 2
    if dye.charge == BONE:
        canvas.stamp(sign, left, top + 2, PEAT, 0.7)
    canvas.stamp(sign, left, top, dye.charge)
    number = line(str(strength), Face.SERIF_BLACK, number_size)
    canvas.write(number, *number_at, dye.numeral, "middle")


@cached
def covered(owner: Player, size: Size, *, rim: int = 0) -> Sprite:
    """A card that lies face down: its owner's tartan and ordinary, and nothing else."""
    width, height = size
    canvas = Canvas(paper(width, height, PAPER2).copy())
    frame, side = 7, min(size) // 2
    inner = (width - 2 * frame, height - 2 * frame)
    canvas.stamp(rounded(*inner, 7), frame, frame, tartan(*inner, owner.sett, shift=(22, 14)))
    left, top = (width - side) // 2, (height - side) // 2
    canvas.stamp(disc(side + 8), left - 4, top - 4, PAPER2)
    canvas.stamp(disc(side), left, top, owner.dark)
    sign = emblem_mask(owner.emblem, round(side * 0.58))
    at = (side - sign.width) / 2
    canvas.stamp(sign, left + at, top + at, owner.charge)
    return cut(
        canvas,
        rounded(*size, CORNER),
        lift=_CARD_LIFT,
        rim=rim,
        corner=CORNER,
    )


@cached
def empty_cell(name: str, size: Size) -> Sprite:
    """A cell where something may lie, with its name."""
    width, height = size
    signs = Image.new("L", size)
    draw = ImageDraw.Draw(signs)
    for stroke in seam((6, 6, width - 7, height - 7), dash=12, gap=8):
        draw.line(stroke, 150, 3)
    canvas = Canvas(Image.new("RGB", size, PEAT))
    canvas.stamp(signs, 0, 0, PAPER3)
    canvas.write(line(name, Face.SANS_BOLD, 33), width / 2, height / 2, PAPER2, "middle")
    letters = canvas.image.convert("L").point([0 if value < 40 else 255 for value in range(256)])
    alpha = ImageChops.lighter(faded(rounded(*size, CORNER), 0.5), letters)
    return Sprite(canvas.image, alpha, (0, 0), size, tuple(canvas.texts))


@cached
def open_cell(name: str, size: Size) -> Sprite:
    """A cell where a card of the viewer's may lie now: it lights up."""
    width, height = size
    canvas = Canvas(paper(width, height, mix(PAPER, BONE, 0.5), "open").copy())
    canvas.stitch(seam((7, 7, width - 8, height - 8), dash=12, gap=8), BRASS_DARK, 4)
    canvas.write(line(name, Face.SANS_BOLD, 36), width / 2, height / 2, INK, "middle")
    return cut(canvas, rounded(*size, CORNER), bevel=Bevel(1, 60, 60), lift=Lift(0.3, 60, 60))


@cached
def laid_shield(owner: Player, side: int) -> Sprite:
    """A clan's shield: dyed wood in a dark frame, with the clan's ordinary."""
    canvas = Canvas(
        dyed(side, side, mix(owner.colour, BONE, 0.14), mix(owner.colour, PEAT, 0.2)).copy()
    )
    inner = round(side * 0.8)
    frame = (side - inner) / 2
    canvas.stamp(emblem_mask("heater", inner), frame, frame - 1, owner.dark)
    sign = emblem_mask(owner.emblem, round(side * 0.5))
    left = (side - sign.width) / 2
    canvas.stamp(sign, left, left - side * 0.04, owner.charge)
    return cut(canvas, emblem_mask("heater", side), bevel=PIECE_EDGE, lift=SMALL_LIFT)


@cached
def shield_socket(side: int) -> Sprite:
    """Where a shield may be laid now."""
    canvas = Canvas(brass(side, side).copy())
    inner = round(side * 0.78)
    frame = (side - inner) / 2
    canvas.stamp(emblem_mask("heater", inner), frame, frame - 1, PEAT)
    return cut(canvas, emblem_mask("heater", side), bevel=PIECE_EDGE, lift=SMALL_LIFT)


@cached
def spent_shield(owner: Player, side: int) -> Sprite:
    """The empty place of a shield that was laid."""
    colour = Image.new("RGB", (side, side), mix(owner.strip, PEAT, 0.7))
    return Sprite(colour, faded(emblem_mask("heater", side), 0.85), (0, 0), (side, side))


@cached
def small_back(owner: Player, size: Size) -> Sprite:
    """A card in somebody's hand."""
    canvas = Canvas(Image.new("RGB", size, PAPER2))
    inner = (size[0] - 6, size[1] - 6)
    canvas.stamp(rounded(*inner, 3), 3, 3, tartan(*inner, owner.sett, 1))
    return cut(canvas, rounded(*size, 5), bevel=CARD_EDGE, lift=Lift(0.3, 120, 90))


@cached
def board(
    size: Size,
    corners: tuple[bool, bool, bool, bool],
    groove: tuple[int, int, int, int],
    *,
    rim: bool = False,
) -> Sprite:
    """A piece of the long table, with a groove in that box where shields stand."""
    width, height = size
    canvas = Canvas(wood(width, height, OAK, "oak", 0.55).copy())
    left, top, right, bottom = groove
    canvas.stamp(rounded(right - left, bottom - top, 14), left, top, PEAT, 0.5)
    return cut(
        canvas,
        rounded(width, height, 18, corners),
        bevel=Bevel(3, 80, 120),
        lift=Lift(1.2),
        rim=AWAITED_RIM if rim else 0,
        corner=18,
    )


@cached
def bonfire(side: int) -> Sprite:
    """The fire at an end of the table."""
    fire = dyed(side, side, mix(FIRE, BRASS_LIGHT, 0.5), mix(FIRE, EMBER, 0.7))
    mask = emblem_mask("flame", side)
    return cut(Canvas(fire), mask, bevel=Bevel(2, 120, 80), lift=Lift(0.8, 120, 90))


@cached
def number_plate(number: int, side: int) -> Sprite:
    """The number of a field, carved into the table."""
    canvas = Canvas(paper(side, side, PAPER2, "plate").copy())
    text = line(str(number), Face.SERIF_BLACK, 44)
    canvas.write(text, side / 2, side / 2, INK, "middle")
    return cut(canvas, rounded(side, side, 10), bevel=PIECE_EDGE, lift=SMALL_LIFT)
