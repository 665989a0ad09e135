"""Cards: small ones for the table, backs, and large ones for a hand."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PIL import Image

from render.kit.cache import cached
from render.kit.canvas import Canvas
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
)
from render.kit.emblem import emblem_mask
from render.kit.furniture import AWAITED_RIM, SHIELD, shield
from render.kit.pen import CUT, Pen
from render.kit.pieces import brooch
from render.kit.shape import disc, rounded
from render.kit.sprite import SLAB_LIFT, STRAIGHT, Bevel, Lift, Pose, Sprite, cut
from render.kit.tartan import tartan
from render.kit.texture import brass, paper
from render.kit.type import FLOOR, Face, fit, line, wrap

CARD: Final = (128, 210)
CARD_CORNER: Final = 12
#: Brass around the card that won.
WINNER_RIM: Final = 4
#: Height of a card that lies on its side.
NOTE_HEIGHT: Final = 124

_HEM = 20


@cached
def card(
    owner: Player,
    value: str,
    emblem: str,
    *,
    pose: Pose = STRAIGHT,
    won: bool = False,
    struck: bool = False,
) -> Sprite:
    """A card on the table: its value and emblem between two hems of the owner's tartan.

    A `struck` one has lost its power: a stroke goes through its emblem.
    """
    width, height = CARD
    canvas = Canvas(paper(width, height).copy())
    hem = tartan(width, _HEM, owner.sett)
    canvas.image.paste(hem, (0, 0))
    canvas.image.paste(hem.transpose(Image.Transpose.FLIP_TOP_BOTTOM), (0, height - _HEM))
    canvas.image.paste(BRASS_DARK, (0, _HEM, width, _HEM + 2))
    canvas.image.paste(BRASS_DARK, (0, height - _HEM - 2, width, height - _HEM))
    canvas.write(line(value, Face.SERIF_BLACK, 74), width / 2, 65, owner.dark, "middle")
    sign = _struck(emblem, 78) if struck else emblem_mask(emblem, 78)
    ink = mix(owner.on_paper, PAPER3, 0.4) if struck else owner.on_paper
    canvas.stamp(sign, (width - sign.width) / 2, 105, ink)
    return cut(
        canvas,
        rounded(width, height, CARD_CORNER),
        pose=pose,
        rim=WINNER_RIM if won else 0,
        corner=CARD_CORNER,
    )


def _struck(emblem: str, side: int) -> Image.Image:
    """An emblem with a stroke through it."""
    stroke, room = Pen(side), Pen(side)
    path = [(8.0, 88.0), (92.0, 12.0)]
    stroke.line(path, 7)
    room.line(path, 16)
    mask = emblem_mask(emblem, side).copy()
    mask.paste(CUT, (0, 0, side, side), room.mask())
    mask.paste(255, (0, 0, side, side), stroke.mask())
    return mask


@cached
def card_back(owner: Player, crest: str, *, pose: Pose = STRAIGHT) -> Sprite:
    """A card face down: the owner's tartan with their crest in a brooch."""
    width, height = CARD
    canvas = Canvas(Image.new("RGB", CARD, PAPER2))
    frame = 7
    cloth = (width - 2 * frame, height - 2 * frame)
    canvas.stamp(rounded(*cloth, 7), frame, frame, tartan(*cloth, owner.sett))
    canvas.centre(brooch(crest, owner.colour, round(width * 0.66)), width / 2, height / 2)
    return cut(canvas, rounded(width, height, CARD_CORNER), pose=pose)


@dataclass(frozen=True, slots=True)
class HandCard:
    """The measures of a hand card: the tartan panel, its roundel, the words below."""

    width: int
    height: int
    panel: int
    roundel: int
    #: The middle of the roundel; it leaves the top left corner to the shield.
    roundel_at: tuple[int, int]
    shield: int = 92


#: Five in a row; four in a row; four in each of two rows; the same without words.
NARROW: Final = HandCard(218, 516, 250, 168, (122, 154), SHIELD)
WIDE: Final = HandCard(276, 516, 250, 180, (168, 144))
LOW: Final = HandCard(276, 414, 172, 142, (180, 88))
PLAIN: Final = HandCard(276, 266, 172, 142, (180, 88))
#: Three in a row; three in each of two rows; the same without words.
GRAND: Final = HandCard(373, 480, 250, 188, (187, 127))
BROAD: Final = HandCard(373, 374, 172, 142, (186, 88))
BROAD_PLAIN: Final = HandCard(373, 266, 172, 142, (186, 88))


@cached
def hand_card(
    owner: Player,
    value: str,
    emblem: str,
    name: str,
    words: str,
    form: HandCard = NARROW,
    *,
    chosen: bool = False,
) -> Sprite:
    """A card in the hand: shield, emblem, name, and what it does in at most three lines.

    Without words the name stands alone in the middle of the paper.
    """
    width, height, panel = form.width, form.height, form.panel
    canvas = Canvas(paper(width, height).copy())
    canvas.image.paste(tartan(width, panel, owner.sett, shift=(30, 0)), (0, 0))
    canvas.image.paste(BRASS_DARK, (0, panel, width, panel + 4))
    canvas.image.paste(BRASS_LIGHT, (0, panel + 4, width, panel + 6))
    canvas.centre(_roundel(owner, emblem, form.roundel), *form.roundel_at)
    canvas.put(_value_shield(owner, value, form.shield), 10, 8)
    middle = width / 2
    name_line = fit(name, Face.SERIF_BOLD, 40, width - 22)
    if words:
        canvas.write(name_line, middle, panel + 46, owner.dark, "middle")
        _rule(canvas, owner, panel + 82)
        _write_words(canvas, words, panel + 96, width - 26)
    else:
        canvas.write(name_line, middle, (panel + height) / 2, owner.dark, "middle")
    return cut(
        canvas,
        rounded(width, height, 18),
        bevel=Bevel(3, 120, 100),
        lift=SLAB_LIFT,
        rim=AWAITED_RIM if chosen else 0,
        corner=18,
    )


def _value_shield(owner: Player, value: str, side: int) -> Sprite:
    """A card's value; darker than the tartan that it lies on."""
    return shield(mix(owner.colour, owner.dark, 0.45), mix(owner.dark, PEAT, 0.2), value, side)


def _roundel(owner: Player, emblem: str, side: int) -> Sprite:
    canvas = Canvas(brass(side, side).copy())
    ring = 7
    canvas.stamp(disc(side - 2 * ring), ring, ring, paper(side - 2 * ring, side - 2 * ring, BONE))
    sign = emblem_mask(emblem, round(side * 0.62))
    at = (side - sign.width) / 2
    canvas.stamp(sign, at, at, owner.on_paper)
    return cut(canvas, disc(side), bevel=Bevel(2, 90, 110), lift=Lift(0.8, 150, 110))


def _rule(canvas: Canvas, owner: Player, y: int) -> None:
    """A hairline with a gem in the middle of it."""
    width = canvas.size[0]
    canvas.image.paste(PAPER3, (40, y, width - 40, y + 2))
    canvas.image.paste(PAPER, (width // 2 - 14, y - 1, width // 2 + 14, y + 3))
    canvas.stamp(emblem_mask("gem", 16), width / 2 - 8, y - 7, owner.on_paper)


def _write_words(canvas: Canvas, words: str, top: int, room: int) -> None:
    """Write up to three lines of one size in the middle of the paper below `top`."""
    face, pitch, most = Face.SANS_SEMIBOLD, 41, 3
    largest = 35
    rows = wrap(words, face, largest, room, most)
    if len(rows) == most:
        # Two lines that are a little smaller are better than three.
        rows = wrap(words, face, FLOOR, room, most)
    size = min(fit(row, face, largest, room).size for row in rows)
    width, height = canvas.size
    y = (top + height - 12) / 2 - (len(rows) - 1) * pitch / 2
    for row in rows:
        canvas.write(fit(row, face, size, room), width / 2, y, INK, "middle")
        y += pitch


@cached
def note_card(owner: Player, value: str, emblem: str, title: str, words: str, width: int) -> Sprite:
    """A card lying on its side, with a title and one line: something to know before choosing."""
    height, panel = NOTE_HEIGHT, 212
    canvas = Canvas(paper(width, height).copy())
    canvas.image.paste(tartan(panel, height, owner.sett, shift=(10, 0)), (0, 0))
    canvas.image.paste(BRASS_DARK, (panel, 0, panel + 3, height))
    canvas.image.paste(BRASS_LIGHT, (panel + 3, 0, panel + 5, height))
    canvas.centre(_roundel(owner, emblem, 100), 150, height / 2)
    canvas.put(_value_shield(owner, value, SHIELD), 12, (height - SHIELD) / 2 - 2)
    left, room = panel + 28, width - panel - 48
    title_line = fit(title, Face.SERIF_BOLD, 40, room)
    if words:
        canvas.write(title_line, left, height / 2 - 23, owner.dark)
        canvas.write(fit(words, Face.SANS_SEMIBOLD, 35, room), left, height / 2 + 25, INK)
    else:
        canvas.write(title_line, left, height / 2, owner.dark)
    return cut(canvas, rounded(width, height, 18), bevel=Bevel(3, 120, 100), lift=SLAB_LIFT)
