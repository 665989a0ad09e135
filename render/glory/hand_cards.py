"""The cards in a hand: large faces, and below each in small print where it fits."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, TypeVar

from render.glory.choosing import picked
from render.glory.dyes import DYES
from render.glory.pieces import draw_villager, villager
from render.glory.wording import colour_name, open_cells
from render.kit.backdrop import MARGIN, WIDTH
from render.kit.cache import cached
from render.kit.canvas import Canvas
from render.kit.colour import INK, PAPER3, mix
from render.kit.shape import rounded
from render.kit.sprite import SLAB_LIFT, STRAIGHT, Bevel, Pose, Sprite, cut
from render.kit.texture import paper
from render.kit.type import Face, fit, width_of, wrap

if TYPE_CHECKING:
    from collections.abc import Sequence

    from render.glory.dyes import Dye
    from render.painter import Words
    from rules.glory.view import CardView, GloryView

_T = TypeVar("_T")

_GAP: Final = 8
#: Up to this many cards stand in one row; more stand in two.
_ONE_ROW: Final = 5
#: No card is wider than if there were this many in the row.
_FEWEST: Final = 4
_CORNER: Final = 14
_NAME: Final = (Face.SERIF_BOLD, 38)
_SMALL_PRINT: Final = (Face.SANS_SEMIBOLD, 33)
_PITCH: Final = 38
#: Sentences keep away from the edges by so much more than lists do.
_INSET: Final = 20
#: Cards that fit nowhere step back.
_IDLE: Final = Pose(dim=0.4)


@dataclass(frozen=True, slots=True)
class Form:
    """The measures of a hand card: its face, and below it a name and some lines."""

    width: int
    face: int
    #: How many lines of small print there is room for.
    lines: int

    @property
    def height(self) -> int:
        """The whole card."""
        return self.face + 58 + _PITCH * self.lines

    @property
    def room(self) -> int:
        """How wide a line may be."""
        return self.width - 16


#: A card that only shows its face.
_BARE: Final = (128, 152)


def _form(columns: int, rows: int, *, silent: bool) -> Form:
    width = (WIDTH - 2 * MARGIN - _GAP * (columns - 1)) // columns
    face, lines = (156, 2) if rows == 1 else (112, 1)
    return Form(width, face, 0 if silent else lines)


class HandCards:
    """The cards of a view's own hand, set out for the picture.

    While one is to be chosen, each says where it fits; otherwise they only show their faces. Once
    the game is over, it is the card that was left in the hand.
    """

    def __init__(self, view: GloryView, words: Words) -> None:
        self._view = view
        self._words = words
        cards = view["hand"] or ()
        if view["discard"] is not None:
            cards = (view["discard"],)
        told = view["discard"] is not None or view["ask"] in ("place", "place_face_down")
        rows = 2 if told and len(cards) > _ONE_ROW else 1
        columns = -(-len(cards) // rows)
        self._rows = _rows_of(cards, columns)
        columns = max(columns, _FEWEST)
        # What goes anywhere need not say where.
        silent = view["ask"] == "place_face_down"
        self._form = _form(columns, rows, silent=silent) if told else None
        self._size = (self._form.width, self._form.height) if self._form else _BARE
        self.height = max(0, len(self._rows) * (self._size[1] + _GAP) - _GAP)

    def draw(self, canvas: Canvas, top: int) -> None:
        """Draw them in rows below a line, each row in the middle."""
        width, height = self._size
        for row, cards in enumerate(self._rows):
            left = (WIDTH - len(cards) * (width + _GAP) + _GAP) / 2
            for place, card in enumerate(cards):
                x, y = left + place * (width + _GAP), top + row * (height + _GAP)
                canvas.put(self._sprite(card), x, y)

    def _sprite(self, card: CardView) -> Sprite:
        dye, strength = DYES[card["colour"]], card["strength"]
        if self._form is None:
            return villager(dye, strength, _BARE)
        chosen = picked(self._view) is not None
        idle = chosen or self._view["ask"] == "place"
        idle = idle and not open_cells(self._view).get(card["name"])
        name, about = colour_name(card, self._words), self._about(card, self._form)
        return hand_card(dye, strength, name, about, self._form, idle=idle)

    def _about(self, card: CardView, form: Form) -> tuple[str, ...]:
        """The small print of a card: the cells where it fits, or how many they are."""
        cells = open_cells(self._view).get(card["name"], ())
        if not form.lines:
            return ()
        if cells:
            count = self._words("glory-picture-cells", count=len(cells))
            return cell_lines(cells, form) or (count,)
        if picked(self._view) is not None:
            return ()
        key = "nowhere" if self._view["discard"] is None else "left-over"
        text = self._words(f"glory-picture-{key}")
        return wrap(text, *_SMALL_PRINT, form.room - _INSET, form.lines)


def cell_lines(cells: tuple[str, ...], form: Form) -> tuple[str, ...]:
    """Names of cells in as few lines as they fit into, evenly; none if they are too many."""
    for count in range(1, form.lines + 1):
        each = -(-len(cells) // count)
        rows = tuple("  ".join(row) for row in _rows_of(cells, each))
        if all(width_of(row, *_SMALL_PRINT) <= form.room for row in rows):
            return rows
    return ()


def _rows_of(things: Sequence[_T], each: int) -> list[Sequence[_T]]:
    """Things in rows of equal length; the last may be shorter."""
    return [things[start : start + each] for start in range(0, len(things), max(1, each))]


@cached
def hand_card(
    dye: Dye, strength: int, name: str, about: tuple[str, ...], form: Form, *, idle: bool = False
) -> Sprite:
    """A card in the hand: its face, the name of its colour and a few lines about it."""
    width, height = form.width, form.height
    canvas = Canvas(paper(width, height).copy())
    draw_villager(canvas, dye, strength, (width, form.face))
    canvas.image.paste(mix(dye.colour, PAPER3, 0.4), (0, form.face, width, form.face + 3))
    y = (form.face + height - _PITCH * len(about)) / 2
    canvas.write(fit(name, *_NAME, form.room), width / 2, y, dye.numeral, "middle")
    for row, text in enumerate(about, 1):
        line = fit(text, *_SMALL_PRINT, form.room)
        canvas.write(line, width / 2, y + 3 + _PITCH * row, mix(INK, PAPER3, 0.2), "middle")
    return cut(
        canvas,
        rounded(width, height, _CORNER),
        bevel=Bevel(3, 120, 100),
        lift=SLAB_LIFT,
        pose=_IDLE if idle else STRAIGHT,
    )
