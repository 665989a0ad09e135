"""The duel's own small pieces."""

from __future__ import annotations

from PIL import Image

from render.kit.cache import cached
from render.kit.canvas import Canvas
from render.kit.colour import BONE, PAPER2, PEAT, Player, mix
from render.kit.emblem import emblem_mask
from render.kit.shape import faded, rounded
from render.kit.sprite import CARD_EDGE, PIECE_EDGE, SMALL_LIFT, Lift, Sprite, cut
from render.kit.tartan import tartan
from render.kit.texture import paper
from render.kit.type import Face, line

#: Size of a card in the row of a clan's strip.
TILE = (46, 52)
_TILE_CORNER = 9
_TILE_LIFT = Lift(0.3, 120, 90)


@cached
def held_tile(owner: Player, value: int) -> Sprite:
    """A card that its clan still has."""
    canvas = Canvas(paper(*TILE).copy())
    text = line(str(value), Face.SERIF_BOLD, 36)
    canvas.write(text, TILE[0] / 2, TILE[1] / 2, owner.dark, "middle")
    return cut(canvas, rounded(*TILE, _TILE_CORNER), bevel=CARD_EDGE, lift=_TILE_LIFT)


@cached
def spent_tile(owner: Player, value: int | None) -> Sprite:
    """The empty place of a card that was played, or of one that is still to come."""
    canvas = Canvas(Image.new("RGB", TILE, mix(owner.strip, PEAT, 0.55)))
    if value is not None:
        text = line(str(value), Face.SERIF_BOLD, 34)
        canvas.write(text, TILE[0] / 2, TILE[1] / 2, mix(owner.colour, BONE, 0.08), "middle")
    hollow = faded(rounded(*TILE, _TILE_CORNER), 0.9)
    return Sprite(canvas.image, hollow, (0, 0), TILE, tuple(canvas.texts))


@cached
def hidden_tile(owner: Player, crest: str) -> Sprite:
    """A card that nobody but its owner knows."""
    canvas = Canvas(Image.new("RGB", TILE, PAPER2))
    frame = 4
    cloth = (TILE[0] - 2 * frame, TILE[1] - 2 * frame)
    canvas.stamp(rounded(*cloth, 5), frame, frame, tartan(*cloth, owner.sett, shift=(16, 10)))
    sign = emblem_mask(crest, 32)
    at = (TILE[0] - sign.width) / 2, (TILE[1] - sign.height) / 2
    canvas.stamp(sign, at[0], at[1] + 2, PEAT, 0.6)
    canvas.stamp(sign, *at, BONE)
    return cut(canvas, rounded(*TILE, _TILE_CORNER), bevel=CARD_EDGE, lift=_TILE_LIFT)


@cached
def bonus_badge(owner: Player, bonus: int) -> Sprite:
    """What a General adds to the next card: his banner and the number."""
    width, height = 116, 56
    canvas = Canvas(paper(width, height, BONE, "badge").copy())
    canvas.stamp(emblem_mask("general", 42), 12, 7, owner.colour)
    text = line(f"+{bonus}", Face.SERIF_BLACK, 36)
    canvas.write(text, width - 15, height / 2, owner.dark, "right")
    return cut(canvas, rounded(width, height, height // 2), bevel=PIECE_EDGE, lift=SMALL_LIFT)
