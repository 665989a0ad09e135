"""What a finished chain of choices does: a conquest, a castle, a discard (LC-R6 to LC-R15)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rules.core.event import Event
from rules.land.aftermath import end_if_won, next_turn, refill
from rules.land.battle import begin
from rules.land.board import BOARD
from rules.land.cards import NAMES
from rules.land.castles import Castle
from rules.land.deck import FROM_THE_TABLE
from rules.land.last import LastAction
from rules.land.shapes import SHAPES
from rules.land.turn import NOTHING_YET

if TYPE_CHECKING:
    from rules.land.position import LandPosition
    from rules.land.shapes import Site
    from rules.land.turn import Plan

#: A corner without a prize.
BARE: Final = -1


def act(position: LandPosition, seat: int, plan: Plan) -> list[Event]:
    """Do what the player has chosen, and end the turn."""
    # Until now the others knew nothing of the choices.
    position.revealed += 1
    if plan.target is not None:
        return begin(position, seat, plan.target, plan.swords)
    events: list[Event] = []
    if plan.in_hand:
        position.hands[seat].remove(plan.card)
        position.deck.throw(plan.card, seat)
    else:
        position.wizards[seat] -= 1
        position.deck.throw(plan.card, FROM_THE_TABLE)
    if plan.action == "discard":
        position.last = LastAction("discarded", seat, plan.card)
        events.append(Event("discarded", {"seat": seat, "card": NAMES[plan.card]}))
    else:
        _conquer(position, seat, plan, events)
        if plan.site is not None and _build(position, seat, plan.site, events):
            return events
    refill(position, seat, events)
    if plan.action == "wizard" and position.setup.wizard_is_extra:
        position.charmed = True
        position.plan = NOTHING_YET
    else:
        next_turn(position)
    return events


def _conquer(position: LandPosition, seat: int, plan: Plan, events: list[Event]) -> None:
    """Put a token on a square: from beside the board, or from another square (LC-R7, LC-R9)."""
    setup, tokens = position.setup, position.tokens
    clan, bit, name = setup.clan_of[seat], 1 << plan.square, BOARD.names[plan.square]
    events.append(Event("conquered", {"seat": seat, "card": NAMES[plan.card], "square": name}))
    for other, theirs in enumerate(tokens):
        if theirs & bit:
            tokens[other] ^= bit
            loser = setup.clans[other][0]
            events.append(Event("replaced", {"seat": seat, "other": loser, "square": name}))
    if plan.origin >= 0:
        tokens[clan] ^= 1 << plan.origin
        origin = BOARD.names[plan.origin]
        events.append(Event("moved", {"seat": seat, "origin": origin, "square": name}))
    tokens[clan] |= bit
    position.last = LastAction("conquered", seat, plan.card, plan.square, plan.origin)


def _build(position: LandPosition, seat: int, site: Site, events: list[Event]) -> bool:
    """A castle takes its tokens' squares, its builder the prize (LC-R10).

    Tells whether that ended the game; if not, the corner gets another prize from the bag.
    """
    clan, plan = position.setup.clan_of[seat], position.plan
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
        points = position.setup.sites.points[shape]
        shown: dict[str, int | str] = {"shape": SHAPES[shape], "points": points}
        events.append(Event("prize", {"corner": corner, **shown}))
    else:
        events.append(Event("bag_empty", {"corner": corner}))
    return False
