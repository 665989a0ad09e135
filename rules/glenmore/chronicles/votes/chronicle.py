"""The chronicle of the votes, where it comes into the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.glenmore.chronicles.votes.ballots import Ballots
from rules.glenmore.chronicles.votes.gathering import CallGathering

if TYPE_CHECKING:
    from rules.glenmore.components import Tile
    from rules.glenmore.position import GlenMorePosition


class Votes(Ballots):
    """Between Hammer and Anvil."""

    __slots__ = ()

    key = "votes"
    headlines = frozenset(("gathering", "vote-passed", "vote-failed"))
    rules = tuple(f"C7-R{number}" for number in range(1, 28))
    asks = ("gathering", "vote")

    def person_done(self, position: GlenMorePosition, seat: int, tile: Tile) -> None:
        """A person calls a gathering once the marker has had all its effects (C7-R6, Q7-2, Q7-3).

        David Hume, whom a clan brings, calls none (Q7-4).
        """
        position.push(CallGathering(seat))

    def worth(self, position: GlenMorePosition, seat: int, turns: float) -> float:
        """What the cards bring as things are: those voted for, and some of those still open."""
        found = 0.0
        for card in self.cards:
            if card not in self.voted:
                found += _OPEN * self.line(position, card).points[seat]
            elif self.passed(card):
                found += self.line(position, card).points[seat]
        return found


#: How much of what a card promises before its vote comes true.
_OPEN = 0.3
