"""The small decisions of a turn and their notation.

``G5@2.T1`` lays the green card of strength 5 on the upper side of field 2, ``?G5@2.T1`` lays the
same card there face down; ``shield`` and ``pass`` end the turn.
"""

from __future__ import annotations

from typing import Final

from rules.core.errors import UnknownMove
from rules.core.move import Move
from rules.glory.cards import CARD_NAMES, CARDS, COLOURS
from rules.glory.long_table import CELL_NAMES, FIELD_OF

#: What stands before a card that is laid face down.
DOWN_MARK: Final = "?"


class Placement(Move):
    """Lay a card of the hand on a cell, face up or face down."""

    __slots__ = ("card", "cell", "up")

    def __init__(self, card: int, cell: int, *, up: bool) -> None:
        name = f"{CARD_NAMES[card]}@{CELL_NAMES[cell]}"
        facts: dict[str, int | str] = {
            "card": CARD_NAMES[card],
            "colour": COLOURS[CARDS[card].colour],
            "strength": CARDS[card].strength,
            "field": FIELD_OF[cell] + 1,
            "cell": CELL_NAMES[cell],
        }
        if up:
            super().__init__(name, "place", facts)
        else:
            super().__init__(DOWN_MARK + name, "cover", facts)
        self.card = card
        self.cell = cell
        self.up = up


def _placements(*, up: bool) -> tuple[tuple[Placement, ...], ...]:
    return tuple(
        tuple(Placement(card, cell, up=up) for cell in range(len(CELL_NAMES)))
        for card in range(len(CARDS))
    )


#: Every placement, face up and face down, made once: by card, then by cell.
UP: Final = _placements(up=True)
DOWN: Final = _placements(up=False)
PLACEMENTS: Final = {move.notation: move for rows in (UP, DOWN) for row in rows for move in row}

#: The second step of a turn: lay a shield on the field of the card just laid, or don't.
SHIELD: Final = Move("shield", "shield", {})
PASS: Final = Move("pass", "pass", {})
SHIELD_STEP: Final = (SHIELD, PASS)

_BY_TEXT: Final[dict[str, Move]] = {
    move.notation.lower(): move for move in (*PLACEMENTS.values(), *SHIELD_STEP)
}


def parse(text: str) -> Move:
    """The move with that notation, in small letters or capitals.

    Raises `UnknownMove` if there is none.
    """
    # Lower, not upper: the capitals of ß are SS, and nobody means to pass by that.
    move = _BY_TEXT.get(text.strip().lower())
    if move is None:
        raise UnknownMove("CG-R10", text, "no-such-move")
    return move
