"""Guessing hands: what others may hold, given all that a seat has seen.

Every card that another seat holds, or has played since the pile was made, came from the hand it
held then or from the pile. What the pile was made of is known, and so is what all other hands held
together. A guess gives each of these cards a place, so that every card was in the hand it was
played from, and no hand held what it is known to have lacked.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from rules.land.cards import SHIELD

if TYPE_CHECKING:
    from rules.core.chance import Chance
    from rules.land.position import LandPosition

#: A guess that gets stuck starts over. Most succeed at once, and since the truth is a solution, one
#: always does in the end; the bound is for positions that no game could have reached.
_ATTEMPTS: Final = 1000
#: Weights are whole numbers, parts of this.
_FINE: Final = 1000


class Place:
    """A place in a hand, from the draw of its card until the card is played."""

    __slots__ = ("card", "kept", "lacks")

    def __init__(self, *, kept: bool) -> None:
        #: Whether its card was already there when the pile was made.
        self.kept = kept
        #: The card, once it is guessed; -1 before.
        self.card = -1
        #: The cards that it is known not to be.
        self.lacks: frozenset[int] = frozenset()


class Guess:
    """An attempt to guess the hands of all seats but one."""

    def __init__(self, position: LandPosition, seat: int, chance: Chance) -> None:
        self._chance = chance
        deck, hands = position.deck, position.hands
        others = [other for other in range(len(hands)) if other != seat]
        #: What the hands held together when the pile was made, and what was drawn or lies in it.
        kept = Counter(card for other in others for card in deck.kept[other])
        drawn = Counter(deck.pile)
        for other in others:
            drawn.update(hands[other])
        drawn.update(
            seen.card for seen in deck.story if seen.kind == "played" and seen.seat != seat
        )
        drawn.subtract(kept)
        self._cards = {True: kept, False: drawn}
        self._left = {True: kept.total(), False: drawn.total()}
        #: The places of each seat's hand when the pile was made, and of its hand now.
        self.first = {other: [Place(kept=True) for _ in deck.kept[other]] for other in others}
        self.hands = {other: places.copy() for other, places in self.first.items()}

    def follow(self, position: LandPosition, seat: int) -> bool:
        """Retrace all that was seen; returns whether it worked out."""
        for seen in position.deck.story:
            if seen.seat == seat:
                continue
            hand = self.hands[seen.seat]
            if seen.kind == "drew":
                hand.append(Place(kept=False))
            elif seen.kind == "lacks":
                for place in hand[: seen.many]:
                    place.lacks |= seen.cards
            elif seen.kind == "played":
                found = self._choose(hand, seen.card)
                if found is None:
                    return False
                hand.remove(found)
            elif not self._hold_shields(hand, seen.many):
                return False
        return True

    def fill(self) -> list[int] | None:
        """Fill the places that are left. Returns the pile, or ``None`` if the cards don't fit."""
        rest: list[int] = []
        for kept, cards in self._cards.items():
            if min(cards.values(), default=0) < 0:
                return None
            every = self.first if kept else self.hands
            free = [
                place
                for places in every.values()
                for place in places
                if place.kept is kept and place.card < 0
            ]
            rest = [card for card in sorted(cards) for _ in range(cards[card])]
            self._chance.shuffle(rest)
            if not _match(free, rest):
                return None
        return rest

    def _hold_shields(self, hand: list[Place], count: int) -> bool:
        """Put shields into at least that many places; returns whether that is possible."""
        held = sum(place.card == SHIELD for place in hand)
        free = [place for place in hand if place.card < 0]
        return all(self._choose(free, SHIELD) is not None for _ in range(count - held))

    def _choose(self, hand: list[Place], card: int) -> Place | None:
        """Choose a place that holds the card, or put it into a free one."""
        weights = [self._likelihood(place, card) for place in hand]
        total = sum(weights)
        if not total:
            return None
        drawn, at = self._chance.below(total), 0
        while drawn >= weights[at]:
            drawn -= weights[at]
            at += 1
        place = hand[at]
        if place.card < 0:
            place.card = card
            self._cards[place.kept][card] -= 1
            self._left[place.kept] -= 1
        return place

    def _likelihood(self, place: Place, card: int) -> int:
        if place.card >= 0:
            return _FINE if place.card == card else 0
        if card in place.lacks or self._cards[place.kept][card] <= 0:
            return 0
        return max(1, self._cards[place.kept][card] * _FINE // self._left[place.kept])


def guess_hands(position: LandPosition, seat: int, chance: Chance) -> None:
    """Deal the cards that `seat` doesn't see among the other hands and the pile."""
    deck = position.deck
    if any(deck.kept) or any(seen.kind in {"lacks", "shields"} for seen in deck.story):
        for _ in range(_ATTEMPTS):
            guess = Guess(position, seat, chance)
            pile = guess.follow(position, seat) and guess.fill()
            if isinstance(pile, list):
                _accept(position, guess, pile)
                return
    _deal(position, seat, chance)


def _accept(position: LandPosition, guess: Guess, pile: list[int]) -> None:
    """Take over the guessed hands, those of the last reshuffle too, and the pile."""
    kept = list(position.deck.kept)
    for other, places in guess.hands.items():
        position.hands[other] = [place.card for place in places]
        kept[other] = tuple(place.card for place in guess.first[other])
    position.deck.kept = tuple(kept)
    position.deck.pile = pile


def _deal(position: LandPosition, seat: int, chance: Chance) -> None:
    """Deal by lot: all that is known of any hand is how many cards it has."""
    deck, hands = position.deck, position.hands
    others = [other for other in range(len(hands)) if other != seat]
    rest = sorted([*deck.pile, *(card for other in others for card in hands[other])])
    chance.shuffle(rest)
    kept = sorted(card for other in others for card in deck.kept[other])
    chance.shuffle(kept)
    for other in others:
        hands[other] = [rest.pop() for _ in hands[other]]
    deck.pile = rest
    deck.kept = tuple(
        held if one == seat else tuple(kept.pop() for _ in held)
        for one, held in enumerate(deck.kept)
    )


def _match(places: list[Place], cards: list[int]) -> bool:
    """Move a fitting card to each place; returns whether there is one for all."""
    owners: dict[int, Place] = {}

    def settle(place: Place, tried: set[int]) -> bool:
        for at, card in enumerate(cards):
            if at in tried or card in place.lacks:
                continue
            tried.add(at)
            if at not in owners or settle(owners[at], tried):
                owners[at] = place
                return True
        return False

    if not all(settle(place, set()) for place in sorted(places, key=lambda one: -len(one.lacks))):
        return False
    for at, place in owners.items():
        place.card = cards[at]
    cards[:] = [card for at, card in enumerate(cards) if at not in owners]
    return True
