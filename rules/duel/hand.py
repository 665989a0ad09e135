"""A hand: which of the cards 0 to 7 are held, each at most twice.

The whole pack has two of every card, so two bit masks hold any hand; looking up its moves is then
one access to a table, which random play spends most of its time on.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

from rules.duel.cards import CARD_MOVES, CARDS, LAY_MOVES, PICK_MOVES

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from rules.core.move import Move


def _of_every_set(moves: Sequence[Move]) -> tuple[tuple[Move, ...], ...]:
    """For every set of cards the moves with them."""
    return tuple(
        tuple(moves[card] for card in CARDS if held >> card & 1) for held in range(1 << len(CARDS))
    )


#: By the set of cards held: the moves that choose a card, keep one of a packet, or lay one.
CHOICES: Final = _of_every_set(CARD_MOVES)
PICKS: Final = _of_every_set(PICK_MOVES)
LAYS: Final = _of_every_set(LAY_MOVES)


class Hand:
    """Cards in one hand."""

    __slots__ = ("held", "twice")

    def __init__(self, held: int = 0, twice: int = 0) -> None:
        #: Bit *n* is set if card *n* is held, in `twice` if two of it are.
        self.held = held
        self.twice = twice

    @classmethod
    def of(cls, cards: Iterable[int]) -> Hand:
        """A hand with these cards."""
        hand = cls()
        for card in cards:
            hand.add(card)
        return hand

    def copy(self) -> Hand:
        """The same cards in another hand."""
        return Hand(self.held, self.twice)

    def add(self, card: int) -> None:
        """Take a card."""
        bit = 1 << card
        self.twice |= self.held & bit
        self.held |= bit

    def remove(self, card: int) -> None:
        """Give away one of the cards held."""
        bit = 1 << card
        if self.twice & bit:
            self.twice ^= bit
        else:
            self.held ^= bit

    def cards(self) -> tuple[int, ...]:
        """All cards, sorted."""
        return _sorted(self.held, self.twice)

    def __len__(self) -> int:
        return self.held.bit_count() + self.twice.bit_count()


@cache
def _sorted(held: int, twice: int) -> tuple[int, ...]:
    """The cards of these bits; there are few hands, and each is looked at often."""
    return tuple(card for card in CARDS for _ in range((held >> card & 1) + (twice >> card & 1)))
