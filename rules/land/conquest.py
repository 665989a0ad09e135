"""Which squares can be conquered (LC-R7, LC-R13, LC-R14)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.land.board import squares_in
from rules.land.castles import completed

if TYPE_CHECKING:
    from rules.land.position import LandPosition


def empty(position: LandPosition) -> int:
    """The squares without a token or castle."""
    taken = position.built
    for tokens in position.tokens:
        taken |= tokens
    return position.setup.board.whole & ~taken


def gates(position: LandPosition, clan: int) -> int:
    """The squares of no-man's-land that would complete a displayed shape for that clan (LC-R13)."""
    own, board = position.tokens[clan], position.setup.board
    found = 0
    for square in squares_in(board.no_mans_land & ~position.built):
        # Shapes have several squares, so the last one has a neighbour.
        if not board.near[square] & own:
            continue
        bit = 1 << square
        if completed(position.setup, position.corners, own | bit, square):
            found |= bit
    return found


def conquering(position: LandPosition) -> frozenset[int]:
    """The cards that can conquer by what they show."""
    free, opens = empty(position), position.setup.cards.opens
    return frozenset(card for card, squares in enumerate(opens) if squares & free)


def by_card(position: LandPosition, clan: int, card: int) -> int:
    """The squares that a card other than a Wizard can conquer (LC-R7, LC-R13)."""
    return position.setup.cards.opens[card] & empty(position) | gates(position, clan)


def by_wizard(position: LandPosition, clan: int) -> int:
    """The squares that a Wizard can conquer, those with other clans' tokens too (LC-R14)."""
    land = position.setup.board.land
    return land & ~position.built & ~position.tokens[clan] | gates(position, clan)
