"""What happens when two cards meet."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final, NamedTuple

from rules.duel.cards import (
    AMBASSADOR,
    ASSASSIN,
    CARDS,
    GENERAL,
    MUSICIAN,
    PRINCE,
    PRINCESS,
    SPY,
    WIZARD,
)

if TYPE_CHECKING:
    from collections.abc import Callable

#: What a General adds to its owner's next card (BR-R5).
BONUS: Final = 2

Pair = tuple[int, int]


class Meeting(NamedTuple):
    """How two cards fared against each other. Pairs are by seat."""

    #: ``None`` if the round is held.
    winner: int | None
    #: The key of the text that says why.
    reason: str
    #: What the win counts by itself: 1, or 2 for an Ambassador (BR-R12); 0 if held.
    points: int
    #: Whose card lost its power to a Wizard.
    silenced: tuple[bool, bool]
    #: What the round adds to each seat's next win if it is held (BR-R10).
    held: Pair
    #: What each seat's next card gains (BR-R5, BR-R7).
    bonus: Pair
    #: The seat that will see the other's next card first (BR-R8).
    spy: int | None


class Powers(NamedTuple):
    """Which powers count: the sandbox has none (BR-R20); the Musician may also end delayed ones."""

    on: bool = True
    musician_cancels_delayed: bool = False


def meet(cards: Pair, bonus: Pair, powers: Powers) -> Meeting:
    """Resolve one round in the order that the rules give (BR-R3, BR-R4).

    Each power that isn't silenced works, also against its owner (BR-R19). A Musician holds the
    round but leaves a General and a Spy their powers for the next one (BR-R9), unless `powers`
    says otherwise.
    """
    silenced = (powers.on and cards[1] == WIZARD, powers.on and cards[0] == WIZARD)

    def acts(seat: int, card: int) -> bool:
        return powers.on and cards[seat] == card and not silenced[seat]

    winner, reason = _verdict(cards, bonus, acts)
    doubled = (2 if acts(0, AMBASSADOR) else 1, 2 if acts(1, AMBASSADOR) else 1)
    muted = powers.musician_cancels_delayed and (acts(0, MUSICIAN) or acts(1, MUSICIAN))
    spies = [seat for seat in (0, 1) if acts(seat, SPY)]
    return Meeting(
        winner=winner,
        reason=reason,
        points=0 if winner is None else doubled[winner],
        silenced=silenced,
        held=doubled,
        bonus=(
            BONUS if acts(0, GENERAL) and not muted else 0,
            BONUS if acts(1, GENERAL) and not muted else 0,
        ),
        spy=spies[0] if len(spies) == 1 and not muted else None,
    )


def _verdict(cards: Pair, bonus: Pair, acts: Callable[[int, int], bool]) -> tuple[int | None, str]:
    """Who wins, and why; ``acts(seat, card)`` tells whether that seat's card has its power."""
    if acts(0, MUSICIAN) or acts(1, MUSICIAN):
        return None, "musician"
    for seat in (0, 1):
        if acts(seat, PRINCESS) and cards[1 - seat] == PRINCE:
            return seat, "princess"
    for seat in (0, 1):
        if acts(seat, PRINCE) and cards[1 - seat] != PRINCE:
            return seat, "prince"
    # A Wizard silences cards, not a bonus that was earned before (BR-R6).
    strength = (cards[0] + bonus[0], cards[1] + bonus[1])
    if strength[0] == strength[1]:
        return None, "equal"
    higher = 0 if strength[0] > strength[1] else 1
    if acts(0, ASSASSIN) or acts(1, ASSASSIN):
        return 1 - higher, "lower"
    return higher, "higher"


class Meetings:
    """All meetings worked out beforehand: a round is then one look-up."""

    __slots__ = ("_known",)

    def __init__(self, powers: Powers) -> None:
        self._known = [
            meet((first, second), (plus, minus), powers)
            for plus in (0, BONUS)
            for minus in (0, BONUS)
            for first in CARDS
            for second in CARDS
        ]

    def of(self, cards: list[int], bonus: Pair) -> Meeting:
        """The meeting of two cards with their bonuses."""
        return self._known[bonus[0] * 64 + bonus[1] * 32 + cards[0] * 8 + cards[1]]


@lru_cache
def meetings_with(powers: Powers) -> Meetings:
    """All meetings with these powers, made once."""
    return Meetings(powers)
