"""An attack from the first sword to its end (LC-R17 to LC-R19, LC-R25a, LC-R26)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.core.event import Event
from rules.land.aftermath import ask, end_if_won, next_turn, refill
from rules.land.attack import Attack
from rules.land.board import BOARD
from rules.land.cards import SHIELD, SWORD
from rules.land.castles import Castle
from rules.land.last import LastAction
from rules.land.teams import clockwise
from rules.land.turn import NOTHING_YET

if TYPE_CHECKING:
    from rules.land.attack import Target
    from rules.land.position import LandPosition


def begin(position: LandPosition, seat: int, target: Target, swords: int) -> list[Event]:
    """Play the first swords and call whoever has to answer: partners first, then defenders."""
    setup, none = position.setup, (0,) * position.setup.seats
    site, owner = position.castles[target.castle]
    order = clockwise(setup.seats, seat)
    defenders = tuple(one for one in order if setup.clan_of[one] == owner)
    partners = tuple(one for one in order[1:] if setup.clan_of[one] == setup.clan_of[seat])
    position.plan = NOTHING_YET
    position.attack = Attack(seat, target, none, none, defenders)
    _lay_swords(position, seat, swords)
    ask(position, "swords" if partners else "shields", (partners or defenders)[0])
    facts: dict[str, int | str] = {
        "seat": seat,
        "other": setup.clans[owner][0],
        "castle": BOARD.names[site.first],
        "swords": swords,
        "strength": target.strength,
        "against": target.against,
    }
    return [Event("attacked", facts)]


def join(position: LandPosition, seat: int, swords: int) -> list[Event]:
    """A partner adds swords to the attack, or none."""
    position.revealed += 1
    attack = _lay_swords(position, seat, swords)
    ask(position, "shields", attack.waiting[0])
    return [Event("joined", {"seat": seat, "swords": swords})]


def answer(position: LandPosition, seat: int, shields: int) -> list[Event]:
    """A defender offers shields, or none.

    To others every answer that doesn't decide the attack looks the same.
    """
    position.revealed += 1
    attack = position.under_way
    position.attack = attack = attack._replace(
        shields=_with(attack.shields, seat, shields), waiting=attack.waiting[1:]
    )
    if attack.needed and attack.waiting:
        ask(position, "shields", attack.waiting[0])
        side = (seat, *attack.waiting)
        return [
            Event("answered", {"seat": seat}),
            Event("offered", {"seat": seat, "shields": shields}, side),
        ]
    events: list[Event] = []
    _throw(position, SWORD, attack.swords)
    if attack.needed:
        _capture(position, attack, events)
        if end_if_won(position, events):
            return events
        played = attack.swords
    else:
        _repel(position, attack, seat, events)
        played = tuple(map(sum, zip(attack.swords, attack.shields, strict=True)))
    # All played cards are discarded by now, so if the pile runs out they may come back at once.
    for one in clockwise(position.setup.seats, attack.seat):
        if played[one]:
            refill(position, one, events)
    next_turn(position)
    return events


def _repel(position: LandPosition, attack: Attack, seat: int, events: list[Event]) -> None:
    """The defenders play the shields they have offered; those of `seat` came last."""
    site = position.castles[attack.target.castle].site
    for giver, many in enumerate(attack.shields):
        for _ in range(many):
            position.hands[giver].remove(SHIELD)
    _throw(position, SHIELD, attack.shields)
    position.last = LastAction("repelled", attack.seat, site=site)
    facts: dict[str, int | str] = {
        "seat": seat,
        "other": attack.seat,
        "castle": BOARD.names[site.first],
        "shields": sum(attack.shields),
    }
    events.append(Event("repelled", facts))


def _capture(position: LandPosition, attack: Attack, events: list[Event]) -> None:
    """The castle changes its clan, and its prize goes with it."""
    place = attack.target.castle
    site, loser = position.castles[place]
    position.castles[place] = Castle(site, position.setup.clan_of[attack.seat])
    position.last = LastAction("captured", attack.seat, site=site)
    other = position.setup.clans[loser][0]
    events.append(Event("captured", {"seat": attack.seat, "other": other, **site.facts}))


def _lay_swords(position: LandPosition, seat: int, swords: int) -> Attack:
    """Swords go from a hand to the table."""
    attack = position.under_way
    for _ in range(swords):
        position.hands[seat].remove(SWORD)
    position.attack = attack._replace(swords=_with(attack.swords, seat, swords))
    return position.attack


def _throw(position: LandPosition, card: int, counts: tuple[int, ...]) -> None:
    """Lay so many of a card, by seat, on the discard pile."""
    for seat, many in enumerate(counts):
        for _ in range(many):
            position.deck.throw(card, seat)


def _with(counts: tuple[int, ...], seat: int, count: int) -> tuple[int, ...]:
    return (*counts[:seat], count, *counts[seat + 1 :])
