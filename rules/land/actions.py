"""What the last choice of a chain does: a conquest with its castle, or a discard."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rules.core.event import Event
from rules.land.aftermath import end_if_won, refill
from rules.land.castles import Castle
from rules.land.conquest import conquering
from rules.land.deck import Seen
from rules.land.last import LastAction

if TYPE_CHECKING:
    from rules.land.position import LandPosition
    from rules.land.question import Plan
    from rules.land.shapes import Site

#: A corner without a prize.
BARE: Final = -1


def discard(position: LandPosition, seat: int, card: int) -> list[Event]:
    """Throw a card away, draw another, and end the turn (LC-R25)."""
    position.revealed += 1
    # This tells everybody that no card of the hand could conquer.
    held = len(position.hands[seat])
    position.deck.story.append(Seen("lacks", seat, many=held, cards=conquering(position)))
    position.take(seat, card)
    position.deck.discard.append(card)
    position.last = LastAction("discarded", seat, card)
    facts: dict[str, int | str] = {"seat": seat, "card": position.setup.cards.names[card]}
    events = [Event("discarded", facts)]
    refill(position, seat, events)
    position.next_turn()
    return events


def conquer(position: LandPosition, seat: int, plan: Plan, site: Site | None) -> list[Event]:
    """Play the card, take the square, build the castle if there is one, and end the turn."""
    # The others learn of the choices only now.
    position.revealed += 1
    _play_card(position, seat, plan)
    events: list[Event] = []
    _take_square(position, seat, plan, events)
    if site is not None and _build(position, seat, plan, site, events):
        return events
    refill(position, seat, events)
    if plan.action == "wizard" and position.setup.wizard_is_extra:
        position.go_on_charmed()
    else:
        position.next_turn()
    return events


def _play_card(position: LandPosition, seat: int, plan: Plan) -> None:
    """The card goes to the discard pile, a Wizard too (LC-R15)."""
    if plan.in_hand:
        position.take(seat, plan.card)
    else:
        position.wizards[seat] -= 1
    position.deck.discard.append(plan.card)


def _take_square(position: LandPosition, seat: int, plan: Plan, events: list[Event]) -> None:
    """Put a token on a square: from beside the board, or from another square (LC-R7, LC-R9).

    A token of another clan, which only a Wizard can replace, goes back to it (LC-R14).
    """
    setup, tokens, names = position.setup, position.tokens, position.setup.board.names
    clan, bit, name = setup.clan_of[seat], 1 << plan.square, names[plan.square]
    card = setup.cards.names[plan.card]
    events.append(Event("conquered", {"seat": seat, "card": card, "square": name}))
    for other, theirs in enumerate(tokens):
        if theirs & bit:
            tokens[other] ^= bit
            loser = setup.clans[other][0]
            events.append(Event("replaced", {"seat": seat, "other": loser, "square": name}))
    if plan.origin >= 0:
        tokens[clan] ^= 1 << plan.origin
        origin = names[plan.origin]
        events.append(Event("moved", {"seat": seat, "origin": origin, "square": name}))
    tokens[clan] |= bit
    position.last = LastAction("conquered", seat, plan.card, plan.square, plan.origin)


def _build(position: LandPosition, seat: int, plan: Plan, site: Site, events: list[Event]) -> bool:
    """The castle replaces its tokens, and its builder takes the prize (LC-R10).

    Returns whether that ended the game. If not, the corner gets a new prize from the bag.
    """
    clan, sites = position.setup.clan_of[seat], position.setup.sites
    position.tokens[clan] &= ~site.mask
    position.built |= site.mask
    position.castles.append(Castle(site, clan))
    position.last = LastAction("built", seat, plan.card, plan.square, plan.origin, site)
    events.append(Event("built", {"seat": seat, **site.facts}))
    corner = position.corners.index(site.shape)
    position.corners[corner] = BARE
    if end_if_won(position, events):
        return True
    if position.bag:
        position.corners[corner] = shape = position.bag.pop()
        shown: dict[str, int | str] = {"shape": sites.names[shape], "points": sites.points[shape]}
        events.append(Event("prize", {"corner": corner, **shown}))
    else:
        events.append(Event("bag_empty", {"corner": corner}))
    return False
