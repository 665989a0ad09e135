"""The cards: land to conquer, swords, shields and Wizards.

A card is a number. Land cards come first: one for each symbol, so that a hand lies sorted as its
owner would sort it. The land cards of the exact match, each of one square, come after all others.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rules.land.board import NO_MANS_LAND
from rules.land.components import SYMBOLS

if TYPE_CHECKING:
    from collections.abc import Iterable

    from rules.land.board import Board
    from rules.land.components import Components

SWORD: Final = SYMBOLS
SHIELD: Final = SYMBOLS + 1
WIZARD: Final = SYMBOLS + 2
_FIRST_EXACT: Final = SYMBOLS + 3


class Cards:
    """The cards of an edition: what they are called and what they conquer."""

    __slots__ = ("_components", "names", "opens")

    def __init__(self, components: Components, board: Board) -> None:
        self._components = components
        land = [square for square, symbol in enumerate(board.symbols) if symbol != NO_MANS_LAND]
        #: Each card's name; a land card of the exact match names its symbol and its square.
        self.names = (
            *components.symbols,
            *("sword", "shield", "wizard"),
            *(f"{board.shown[square]}-{board.names[square]}" for square in land),
        )
        #: The squares that each card conquers by what it shows.
        self.opens = (*board.lands, 0, 0, 0, *(1 << square for square in land))

    def pack(self, land_match: str) -> list[int]:
        """All cards but the Wizards, for that way to match land (LC-R2)."""
        box = self._components
        if land_match == "exact":
            land = list(range(_FIRST_EXACT, len(self.names)))
        else:
            land = [card for card in range(SYMBOLS) for _ in range(box.land_per_symbol)]
        return land + [SWORD] * box.swords + [SHIELD] * box.shields

    def named(self, cards: Iterable[int]) -> tuple[str, ...]:
        """What cards are called, sorted as in a hand."""
        return tuple(self.names[card] for card in sorted(cards))
