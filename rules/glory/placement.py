"""The cards on the table, and where another card fits."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from rules.core.errors import IllegalMove
from rules.glory.long_table import cells_in

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rules.glory.box import Box
    from rules.glory.long_table import LongTable
    from rules.glory.moves import Placement

#: What a cell holds instead of a card.
EMPTY: Final = -1
COVERED: Final = -2


class Hidden(NamedTuple):
    """A card that lies face down; only `seat`, who laid it, knows which it is (CG-R17)."""

    seat: int
    card: int
    #: The cards that everybody knows it is not, as a mask.
    barred: int = 0


class Spread:
    """The cards that lie on the table.

    For every colour and every strength it keeps the cells that touch such a card face up, so that
    asking where a card fits takes no search.
    """

    __slots__ = ("box", "cards", "free", "hidden", "near_colour", "near_strength", "table")

    def __init__(self, box: Box, table: LongTable) -> None:
        self.box = box
        self.table = table
        #: For each cell the card that lies there face up, `EMPTY` or `COVERED`.
        self.cards = [EMPTY] * len(box.cells.names)
        #: The cards that lie face down, by cell.
        self.hidden: dict[int, Hidden] = {}
        #: The empty cells, as a mask.
        self.free = table.all_cells
        #: The cells that touch a face-up card of each colour, and of each strength, as masks.
        self.near_colour = [0] * len(box.components.colours)
        self.near_strength = [0] * (max(box.strengths) + 1)

    def copy(self) -> Spread:
        """The same cards, sharing nothing mutable."""
        twin = object.__new__(Spread)
        twin.box = self.box
        twin.table = self.table
        twin.cards = self.cards.copy()
        twin.hidden = self.hidden.copy()
        twin.free = self.free
        twin.near_colour = self.near_colour.copy()
        twin.near_strength = self.near_strength.copy()
        return twin

    def lay(self, card: int, cell: int) -> None:
        """Lay a card face up on an empty cell."""
        colour, strength, _ = self.box.cards[card]
        reach = self.table.reach[cell]
        self.cards[cell] = card
        self.free ^= 1 << cell
        self.near_colour[colour] |= reach
        self.near_strength[strength] |= reach

    def cover(self, card: int, cell: int, seat: int, barred: int = 0) -> None:
        """Lay a card face down on an empty cell: it blocks the cell, matches nothing (CG-R17)."""
        self.cards[cell] = COVERED
        self.hidden[cell] = Hidden(seat, card, barred)
        self.free ^= 1 << cell

    def fits(self, card: int) -> int:
        """The cells on which a card may lie face up, as a mask (CG-R11)."""
        colour, strength, _ = self.box.cards[card]
        return (self.near_colour[colour] | self.near_strength[strength]) & self.free

    def fitting(self) -> int:
        """The cards that would fit somewhere, as a mask."""
        return sum(1 << card for card in range(len(self.box.cards)) if self.fits(card))

    def on_field(self, field: int) -> list[int]:
        """The cards that lie face up around a field, counted from 0."""
        cards = self.cards
        return [cards[cell] for cell in self.table.by_field[field] if cards[cell] >= 0]


def placements(spread: Spread, hand: Sequence[int]) -> tuple[Placement, ...]:
    """All that may be laid from a hand: face down only if no card fits anywhere (CG-R15, CG-R16).

    Cards come in the order of the hand, each once, and cells in the order of the table.
    """
    known = spread.box.placements
    found: list[Placement] = []
    for card in dict.fromkeys(hand):
        mask = spread.fits(card)
        moves = known.up[card]
        while mask:
            lowest = mask & -mask
            found.append(moves[lowest.bit_length() - 1])
            mask ^= lowest
    if found:
        return tuple(found)
    free = cells_in(spread.free)
    return tuple(known.down[card][cell] for card in dict.fromkeys(hand) for cell in free)


def forbidden(spread: Spread, hand: Sequence[int], move: Placement) -> IllegalMove:
    """Why a placement that `placements` doesn't list is against the rules."""
    name, facts, content = str(move), move.facts, spread.cards[move.cell]
    if move.card not in hand:
        return IllegalMove("CG-R10", name, "card-not-held", facts)
    if not spread.table.has(move.cell):
        return IllegalMove("CG-R5", name, "no-such-cell", facts)
    if content == COVERED:
        return IllegalMove("CG-R17", name, "cell-covered", facts)
    if content != EMPTY:
        lies = spread.box.cards[content].name
        return IllegalMove("CG-R11", name, "cell-taken", {**facts, "lies": lies})
    if not move.up:
        return IllegalMove("CG-R15", name, "something-fits", facts)
    if not any(map(spread.fits, hand)):
        return IllegalMove("CG-R16", name, "nothing-fits", facts)
    return IllegalMove("CG-R11", name, "no-match", facts)
