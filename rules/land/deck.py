"""The draw pile, the discard pile, and what everybody can work out about them (LC-R21)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rules.core.chance import Chance

#: Who threw a card that came from no hand: a Wizard that lay open.
FROM_THE_TABLE: Final = -1


class Deck:
    """The cards that nobody holds."""

    __slots__ = ("discard", "kept", "pile", "throwers")

    def __init__(self, pile: list[int], seats: int) -> None:
        #: The draw pile, the next card last.
        self.pile = pile
        #: The cards played since the pile was made, and the seat each of them came from.
        self.discard: list[int] = []
        self.throwers: list[int] = []
        #: The hands when the pile was made. The pile then was a known set of cards, so what it
        #: lacked was in these hands, and a player can work out what the others held together.
        self.kept: tuple[tuple[int, ...], ...] = ((),) * seats

    def copy(self) -> Deck:
        """The same piles, sharing nothing mutable."""
        twin = object.__new__(Deck)
        twin.pile = self.pile.copy()
        twin.discard = self.discard.copy()
        twin.throwers = self.throwers.copy()
        twin.kept = self.kept
        return twin

    def throw(self, card: int, seat: int) -> None:
        """Lay a card of that seat's hand, or one `FROM_THE_TABLE`, on the discard pile."""
        self.discard.append(card)
        self.throwers.append(seat)

    def reshuffle(self, hands: Sequence[Sequence[int]], chance: Chance) -> None:
        """Make the discard the new pile, while these hands are held."""
        self.pile = sorted(self.discard)
        chance.shuffle(self.pile)
        self.discard = []
        self.throwers = []
        self.kept = tuple(map(tuple, hands))
