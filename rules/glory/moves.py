"""The small decisions of a turn and their notation.

``G5@2.T1`` lays the green card of strength 5 on the upper side of field 2, ``?G5@2.T1`` lays the
same card there face down; ``shield`` and ``pass`` end the turn.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rules.core.errors import UnknownMove
from rules.core.move import Move

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rules.glory.cards import Card
    from rules.glory.components import Colour
    from rules.glory.long_table import Cells

#: What stands before a card that is laid face down.
DOWN_MARK: Final = "?"

#: The second step of a turn: lay a shield on the field of the card just laid, or don't.
SHIELD: Final = Move("shield", "shield", {})
PASS: Final = Move("pass", "pass", {})
SHIELD_STEP: Final = (SHIELD, PASS)


class Placement(Move):
    """Lay a card of the hand on a cell, face up or face down."""

    __slots__ = ("card", "cell", "up")

    def __init__(
        self, card: int, cell: int, facts: dict[str, int | str], *, up: bool = True
    ) -> None:
        name = f"{facts['card']}@{facts['cell']}"
        if up:
            super().__init__(name, "place", facts)
        else:
            super().__init__(DOWN_MARK + name, "cover", facts)
        self.card = card
        self.cell = cell
        self.up = up


class Placements:
    """Every placement that one box allows on any table, made once. It never changes."""

    __slots__ = ("_by_text", "by_notation", "down", "up")

    def __init__(self, cards: Sequence[Card], colours: Sequence[Colour], cells: Cells) -> None:
        facts: list[list[dict[str, int | str]]] = [
            [
                {
                    "card": card.name,
                    "colour": colours[card.colour].name,
                    "strength": card.strength,
                    "field": cells.field_of[cell] + 1,
                    "cell": name,
                }
                for cell, name in enumerate(cells.names)
            ]
            for card in cards
        ]
        #: Face up and face down: by card, then by cell.
        self.up, self.down = (
            tuple(
                tuple(Placement(card, cell, told, up=up) for cell, told in enumerate(row))
                for card, row in enumerate(facts)
            )
            for up in (True, False)
        )
        self.by_notation = {
            move.notation: move for rows in (self.up, self.down) for row in rows for move in row
        }
        self._by_text: dict[str, Move] = {
            move.notation.lower(): move for move in (*self.by_notation.values(), *SHIELD_STEP)
        }

    def parse(self, text: str) -> Move:
        """The move with that notation, in small letters or capitals.

        Raises `UnknownMove` if there is none.
        """
        # Lower, not upper: the capitals of ß are SS, and nobody means to pass by that.
        move = self._by_text.get(text.strip().lower())
        if move is None:
            raise UnknownMove("CG-R10", text, "no-such-move")
        return move
