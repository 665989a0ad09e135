"""The cards in a hand, each with the cells where it fits."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from render.glory.dyes import DYES
from render.glory.pieces import draw_villager, villager
from render.glory.wording import card_name
from render.kit.cache import cached
from render.kit.canvas import Canvas
from render.kit.colour import INK, PAPER3, mix
from render.kit.shape import rounded
from render.kit.sprite import STRAIGHT, Bevel, Lift, Pose, Sprite, cut
from render.kit.table import MARGIN, WIDTH
from render.kit.texture import paper
from render.kit.type import Face, fit, width_of, wrap

if TYPE_CHECKING:
    from render.glory.dyes import Dye
    from render.painter import Words
    from rules.glory.view import CardView, GloryView

_COLUMNS: Final = 3
_GAP: Final = 12
_SIZE: Final = ((WIDTH - 2 * MARGIN - _GAP * (_COLUMNS - 1)) // _COLUMNS, 138)
_FACE: Final = (116, _SIZE[1])
_TEXT_LEFT: Final = _FACE[0] + 16
_ROOM: Final = _SIZE[0] - _TEXT_LEFT - 12
_CORNER: Final = 14
_LINES: Final = 2
#: Cards that fit nowhere step back.
_IDLE: Final = Pose(dim=0.4)


class HandCards:
    """The cards of a view's own hand, set out for the picture.

    While one is to be chosen, each says where it fits; otherwise they only show their faces. Once
    the game is over, it is the card that was left in the hand.
    """

    def __init__(self, view: GloryView, words: Words) -> None:
        self._view = view
        self._words = words
        self._cards = view["hand"] or ()
        if view["discard"] is not None:
            self._cards = (view["discard"],)
        self._told = view["discard"] is not None or view["ask"] in ("place", "place_face_down")
        self._size = _SIZE if self._told else _FACE
        self._columns = (WIDTH - 2 * MARGIN + _GAP) // (self._size[0] + _GAP)
        rows = -(-len(self._cards) // self._columns)
        self.height = max(0, rows * (_SIZE[1] + _GAP) - _GAP)

    def draw(self, canvas: Canvas, top: int) -> None:
        """Draw them in rows below a line."""
        width, height = self._size
        for place, card in enumerate(self._cards):
            row, column = divmod(place, self._columns)
            x, y = MARGIN + column * (width + _GAP), top + row * (height + _GAP)
            canvas.put(self._sprite(card), x, y)

    def _sprite(self, card: CardView) -> Sprite:
        dye, strength = DYES[card["colour"]], card["strength"]
        if not self._told:
            return villager(dye, strength, _FACE)
        idle = self._view["ask"] == "place" and not self._view["fits"].get(card["name"])
        return hand_card(dye, strength, card_name(card, self._words), self._about(card), idle=idle)

    def _about(self, card: CardView) -> tuple[str, ...]:
        """Up to two lines on a card: where it fits."""
        cells, key = self._view["fits"].get(card["name"], ()), "nowhere"
        if self._view["discard"] is not None:
            key = "left-over"
        elif self._view["ask"] == "place_face_down":
            key = "anywhere"
        elif cells:
            return cell_lines(cells)
        return wrap(self._words(f"glory-picture-{key}"), Face.SANS_BOLD, 33, _ROOM, _LINES)


def cell_lines(cells: tuple[str, ...]) -> tuple[str, ...]:
    """Names of cells in at most two lines; if there are too many, how many more there are."""
    for shown in range(len(cells), 0, -1):
        more = len(cells) - shown
        parts = [*cells[:shown], *([f"+{more}"] if more else [])]
        rows = _broken(parts)
        if len(rows) <= _LINES:
            return rows
    return ()


def _broken(parts: list[str]) -> tuple[str, ...]:
    """Words in as few lines as they fit into."""
    rows: list[str] = []
    for part in parts:
        longer = f"{rows[-1]}  {part}" if rows else part
        if rows and width_of(longer, Face.SANS_BOLD, 33) <= _ROOM:
            rows[-1] = longer
        else:
            rows.append(part)
    return tuple(rows)


@cached(128)
def hand_card(
    dye: Dye, strength: int, name: str, about: tuple[str, ...], *, idle: bool = False
) -> Sprite:
    """A card in the hand: its face, its name and up to two lines about it."""
    width, height = _SIZE
    canvas = Canvas(paper(width, height).copy())
    draw_villager(canvas, dye, strength, _FACE)
    canvas.image.paste(mix(dye.colour, PAPER3, 0.4), (_FACE[0], 0, _FACE[0] + 3, height))
    y = (height - 40 * len(about)) / 2
    canvas.write(fit(name, Face.SERIF_BOLD, 38, _ROOM), _TEXT_LEFT, y, dye.numeral)
    for row, text in enumerate(about, 1):
        canvas.write(fit(text, Face.SANS_BOLD, 33, _ROOM), _TEXT_LEFT, y + 42 * row, INK)
    return cut(
        canvas,
        rounded(width, height, _CORNER),
        bevel=Bevel(2, 120, 100),
        lift=Lift(0.7),
        pose=_IDLE if idle else STRAIGHT,
    )
