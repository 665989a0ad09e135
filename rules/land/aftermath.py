"""What follows an action: hands are refilled, the next player is called, or the game ends."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rules.core.event import Event
from rules.core.facts import Listing
from rules.land.cards import names
from rules.land.components import COMPONENTS
from rules.land.scoring import outcome_of
from rules.land.turn import NOTHING_YET

if TYPE_CHECKING:
    from rules.core.facts import Facts
    from rules.land.position import LandPosition

_ONE: Final = tuple((seat,) for seat in range(6))


def refill(position: LandPosition, seat: int, events: list[Event]) -> None:
    """Draw until the hand is full; an empty pile is made anew of the discard (LC-R8, LC-R21)."""
    hand, deck = position.hands[seat], position.deck
    held = len(hand)
    if held == COMPONENTS.hand:
        return
    while len(hand) < COMPONENTS.hand:
        if not deck.pile:
            deck.reshuffle(position.hands, position.chance)
            events.append(Event("reshuffled", {"cards": len(deck.pile)}))
        hand.append(deck.pile.pop())
    drawn = names(hand[held:])
    facts: Facts = {"seat": seat, "cards": Listing("card", drawn), "count": len(drawn)}
    events.append(Event("drew", facts, _ONE[seat]))


def ask(position: LandPosition, stage: str, seat: int) -> None:
    """Await the decision of one seat, which everybody is told with a new board."""
    position.milestone += 1
    position.stage = stage
    position.to_act = _ONE[seat]


def next_turn(position: LandPosition) -> None:
    """The turn is over: call the next player clockwise."""
    position.turn += 1
    position.mover = (position.mover + 1) % position.setup.seats
    position.plan = NOTHING_YET
    position.charmed = False
    position.attack = None
    ask(position, "turn", position.mover)


def end_if_won(position: LandPosition, events: list[Event]) -> bool:
    """End the game at once if a clan has its last prize (LC-R22); tells whether it has."""
    position.outcome = outcome_of(position.setup, position.castles)
    if position.outcome is None:
        return False
    position.stage = "over"
    position.to_act = ()
    position.plan = NOTHING_YET
    position.attack = None
    events.append(Event("ended", {"seat": position.mover}))
    return True
