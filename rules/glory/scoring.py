"""Who takes which villagers when the shields are counted.

`strengths` is the strength of each card of the box.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence


class Take(NamedTuple):
    """What one shield takes: all cards of one strength, or nothing."""

    seat: int
    cards: tuple[int, ...]
    #: The strength of those cards; 0 if there are none.
    strength: int

    @property
    def points(self) -> int:
        """What the cards count (CG-R26)."""
        return self.strength * len(self.cards)


class Share(NamedTuple):
    """How the cards of one field are shared out."""

    #: One for each shield, the oldest first.
    takes: tuple[Take, ...]
    #: The cards that nobody takes.
    unclaimed: tuple[int, ...]


class Totals(NamedTuple):
    """What each seat has taken from all fields."""

    points: tuple[int, ...]
    cards: tuple[int, ...]


def share(strengths: Sequence[int], cards: Iterable[int], stack: Sequence[int]) -> Share:
    """Share out the face-up cards of a field.

    From the oldest shield to the newest, each takes all remaining cards of the lowest strength
    (CG-R23). Shields without cards, and cards without shields, stay so (CG-R24, CG-R25).
    """
    groups: dict[int, list[int]] = {}
    for card in sorted(cards):
        groups.setdefault(strengths[card], []).append(card)
    ranks = sorted(groups)
    takes = [
        Take(seat, tuple(groups[ranks[place]]), ranks[place])
        if place < len(ranks)
        else Take(seat, (), 0)
        for place, seat in enumerate(stack)
    ]
    unclaimed = (card for rank in ranks[len(stack) :] for card in groups[rank])
    return Share(tuple(takes), tuple(unclaimed))


def totals(shares: Iterable[Share], seats: int) -> Totals:
    """Points and cards of each seat; the order of the fields doesn't matter (CG-R26)."""
    points, cards = [0] * seats, [0] * seats
    for one in shares:
        for take in one.takes:
            points[take.seat] += take.points
            cards[take.seat] += len(take.cards)
    return Totals(tuple(points), tuple(cards))


def next_take(strengths: Sequence[int], cards: Iterable[int], shields: int) -> int:
    """The points that one more shield would take now from a field that has that many."""
    lying = [strengths[card] for card in cards]
    ranks = sorted(set(lying))
    return ranks[shields] * lying.count(ranks[shields]) if shields < len(ranks) else 0
