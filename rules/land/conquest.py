"""Which squares can be conquered (LC-R7, LC-R13, LC-R14)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rules.land.board import BOARD, squares_in
from rules.land.cards import OPENS
from rules.land.castles import completed

if TYPE_CHECKING:
    from rules.land.position import LandPosition

_LAND: Final = BOARD.whole & ~BOARD.no_mans_land


def empty(position: LandPosition) -> int:
    """The squares without token and castle."""
    taken = position.built
    for tokens in position.tokens:
        taken |= tokens
    return BOARD.whole & ~taken


def gates(position: LandPosition, clan: int) -> int:
    """The squares of no-man's-land that would complete a displayed shape for that clan."""
    own = position.tokens[clan]
    found = 0
    for square in squares_in(BOARD.no_mans_land & ~position.built):
        # No shape is a single square, so the last one has a neighbour.
        if not BOARD.near[square] & own:
            continue
        bit = 1 << square
        if completed(position.setup, position.corners, own | bit, square):
            found |= bit
    return found


def by_card(position: LandPosition, clan: int, card: int) -> int:
    """The squares that a card of the hand, but for a Wizard, can conquer."""
    return OPENS[card] & empty(position) | gates(position, clan)


def by_wizard(position: LandPosition, clan: int) -> int:
    """The squares that a Wizard can conquer: also those under tokens of other clans."""
    return _LAND & ~position.built & ~position.tokens[clan] | gates(position, clan)
