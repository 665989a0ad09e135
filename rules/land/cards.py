"""The cards: land to conquer, swords, shields and Wizards.

A card is a number. Land cards come first: one for each symbol, so that a hand lies sorted as its
owner would sort it. The land cards of the exact match, each of one square, come after all others.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rules.land.board import BOARD, NO_MANS_LAND
from rules.land.components import COMPONENTS

if TYPE_CHECKING:
    from collections.abc import Iterable

_SYMBOLS: Final = len(COMPONENTS.symbols)

SWORD: Final = _SYMBOLS
SHIELD: Final = _SYMBOLS + 1
WIZARD: Final = _SYMBOLS + 2
_FIRST_EXACT: Final = _SYMBOLS + 3

#: Each card's name; a land card of the exact match names its symbol and its square.
NAMES: Final = (
    *COMPONENTS.symbols,
    "sword",
    "shield",
    "wizard",
    *(
        f"{COMPONENTS.symbols[symbol]}-{name}"
        for name, symbol in zip(BOARD.names, BOARD.symbols, strict=True)
        if symbol != NO_MANS_LAND
    ),
)
#: The squares that each card conquers by what it shows.
OPENS: Final = (
    *BOARD.lands,
    *(0, 0, 0),
    *(1 << square for square, symbol in enumerate(BOARD.symbols) if symbol != NO_MANS_LAND),
)


def pack(land_match: str) -> list[int]:
    """All cards but the Wizards, for that way to match land (LC-R2)."""
    if land_match == "exact":
        land = list(range(_FIRST_EXACT, len(NAMES)))
    else:
        land = [card for card in range(_SYMBOLS) for _ in range(COMPONENTS.land_per_symbol)]
    return land + [SWORD] * COMPONENTS.swords + [SHIELD] * COMPONENTS.shields


def names(cards: Iterable[int]) -> tuple[str, ...]:
    """What cards are called, sorted as in a hand."""
    return tuple(NAMES[card] for card in sorted(cards))
