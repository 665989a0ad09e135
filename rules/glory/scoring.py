"""Who takes which villagers when the shields are counted."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from rules.glory.cards import STRENGTHS

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence


class Take(NamedTuple):
    """What one shield takes: all cards of one strength, or nothing."""

    seat: int
    cards: tuple[int, ...]

    @property
    def strength(self) -> int:
        """The strength of those cards; 0 if there are none."""
        return STRENGTHS[self.cards[0]] if self.cards else 0

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


def share(cards: Iterable[int], stack: Sequence[int]) -> Share:
    """Share out the face-up cards of a field (CG-R23 to CG-R25).

    From the oldest shield to the newest, each takes all remaining cards of the lowest strength.
    """
    groups: dict[int, list[int]] = {}
    for card in sorted(cards):
        groups.setdefault(STRENGTHS[card], []).append(card)
    ranks = [tuple(groups[strength]) for strength in sorted(groups)]
    taken = [ranks[place] if place < len(ranks) else () for place in range(len(stack))]
    takes = tuple(Take(seat, won) for seat, won in zip(stack, taken, strict=True))
    return Share(takes, tuple(card for rank in ranks[len(stack) :] for card in rank))


def totals(shares: Iterable[Share], seats: int) -> Totals:
    """Points and cards of each seat; the order of the fields doesn't matter (CG-R26)."""
    points, cards = [0] * seats, [0] * seats
    for one in shares:
        for take in one.takes:
            points[take.seat] += take.points
            cards[take.seat] += len(take.cards)
    return Totals(tuple(points), tuple(cards))


def next_take(cards: Iterable[int], shields: int) -> int:
    """The points that one more shield would take now from a field that has so many."""
    strengths = [STRENGTHS[card] for card in cards]
    ranks = sorted(set(strengths))
    return ranks[shields] * strengths.count(ranks[shields]) if shields < len(ranks) else 0
