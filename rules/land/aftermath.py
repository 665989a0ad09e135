"""What follows an action: hands are refilled, or the game ends."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.core.event import Event
from rules.core.facts import Listing
from rules.land.scoring import outcome_of

if TYPE_CHECKING:
    from rules.core.facts import Facts
    from rules.land.position import LandPosition


def refill(position: LandPosition, seat: int, events: list[Event]) -> None:
    """Draw back to a full hand, from a reshuffled discard if need be (LC-R8, LC-R21)."""
    hand, deck, full = position.hands[seat], position.deck, position.setup.components.hand
    held = len(hand)
    if held == full:
        return
    while len(hand) < full:
        if not deck.pile:
            deck.reshuffle(position.hands, position.chance)
            events.append(Event("reshuffled", {"cards": len(deck.pile)}))
        hand.append(deck.draw(seat))
    drawn = position.setup.cards.named(hand[held:])
    facts: Facts = {"seat": seat, "cards": Listing("card", drawn), "count": len(drawn)}
    events.append(Event("drew", facts, (seat,)))


def end_if_won(position: LandPosition, events: list[Event]) -> bool:
    """End the game at once if a clan has its last prize; returns whether it has (LC-R22)."""
    position.outcome = outcome_of(position.setup, position.castles)
    if position.outcome is None:
        return False
    position.attack = None
    position.put()
    events.append(Event("ended", {"seat": position.mover}))
    return True
