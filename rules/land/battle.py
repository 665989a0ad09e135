"""An attack from the first sword to its end (LC-R17 to LC-R19, LC-R25a, LC-R26)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.core.event import Event
from rules.land.aftermath import end_if_won, refill
from rules.land.attack import Attack
from rules.land.cards import SHIELD, SWORD
from rules.land.castles import Castle
from rules.land.deck import Seen
from rules.land.last import LastAction
from rules.land.question import Choice, Plan, Question
from rules.land.teams import clockwise

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rules.land.attack import Target
    from rules.land.moves import LandMove
    from rules.land.position import LandPosition
    from rules.land.question import Why


class Swords(Choice):
    """How many swords the attacker plays (LC-R17)."""

    __slots__ = ("target",)
    ask = "swords"
    takes = ("swords",)

    def __init__(self, seat: int, target: Target) -> None:
        super().__init__(seat, Plan("attack"))
        self.target = target

    def moves(self, position: LandPosition, seat: int) -> Sequence[LandMove]:
        """At least one of the swords in the hand."""
        return position.setup.moves.swords[1 : position.hands[seat].count(SWORD) + 1]

    def chosen(self, position: LandPosition, seat: int, move: LandMove) -> list[Event]:
        """Play the swords and ask for answers: the partner's first, then the defenders'."""
        # The others learn of the choices only now.
        position.revealed += 1
        setup, none = position.setup, (0,) * position.setup.seats
        site, owner = position.castles[self.target.castle]
        order = clockwise(setup.seats, seat)
        defenders = [Shields(one) for one in order if setup.clan_of[one] == owner]
        partners = [Join(one) for one in order[1:] if setup.clan_of[one] == setup.clan_of[seat]]
        position.attack = Attack(seat, self.target, none, none)
        _lay_swords(position, seat, move.value)
        position.call(*reversed(defenders), *partners)
        facts: dict[str, int | str] = {
            "seat": seat,
            "other": setup.clans[owner][0],
            "castle": site.names[0],
            "swords": move.value,
            "strength": self.target.strength,
            "against": self.target.against,
        }
        return [Event("attacked", facts)]

    def why(self, position: LandPosition, seat: int, move: LandMove) -> Why:
        """An attack takes at least one sword, and no more than are in the hand."""
        if not move.value:
            return "LC-R17", "at-least-one-sword", {}
        return "LC-R17", "swords-not-held", {"held": position.hands[seat].count(SWORD)}


class Join(Question):
    """How many swords the attacker's partner adds (LC-R26)."""

    __slots__ = ()
    ask = "join"
    stage = "swords"
    takes = ("swords",)

    def moves(self, position: LandPosition, seat: int) -> Sequence[LandMove]:
        """Any of the swords in the hand, or none."""
        return position.setup.moves.swords[: position.hands[seat].count(SWORD) + 1]

    def chosen(self, position: LandPosition, seat: int, move: LandMove) -> list[Event]:
        """Play the swords; the defenders are next."""
        position.revealed += 1
        _lay_swords(position, seat, move.value)
        position.call(*position.pending[:-1])
        return [Event("joined", {"seat": seat, "swords": move.value})]

    def why(self, position: LandPosition, seat: int, move: LandMove) -> Why:
        """The hand has fewer."""
        return "LC-R26", "swords-not-held", {"held": position.hands[seat].count(SWORD)}


class Shields(Question):
    """Whether a defender gives shields, and how many (LC-R18, LC-R26)."""

    __slots__ = ()
    ask = "shields"
    stage = "shields"
    takes = ("defend",)

    def moves(self, position: LandPosition, seat: int) -> Sequence[LandMove]:
        """The last defender gives exactly what is missing or nothing, the first perhaps a part."""
        shields = position.setup.moves.shields
        held, needed = position.hands[seat].count(SHIELD), position.under_way.needed
        least = needed if len(position.pending) == 1 else 1
        return [*(shields[many] for many in range(min(held, needed), least - 1, -1)), shields[0]]

    def chosen(self, position: LandPosition, seat: int, move: LandMove) -> list[Event]:
        """Offer the shields. Unless that ends the attack, only partners see how many (LC-R18)."""
        position.revealed += 1
        attack, waiting = position.under_way, position.pending[:-1]
        position.attack = attack = attack._replace(
            shields=_with(attack.shields, seat, move.value), answered=(*attack.answered, seat)
        )
        if attack.needed and waiting:
            position.call(*waiting)
            side = (seat, *(one.seats[0] for one in waiting))
            if move.value:
                position.deck.story.append(Seen("shields", seat, many=move.value, only=side))
            return [
                Event("answered", {"seat": seat}),
                Event("offered", {"seat": seat, "shields": move.value}, side),
            ]
        return _decide(position, attack, seat)

    def why(self, position: LandPosition, seat: int, move: LandMove) -> Why:
        """The hand has fewer, or they wouldn't repel the attack."""
        held, needed = position.hands[seat].count(SHIELD), position.under_way.needed
        return "LC-R18", "shields-dont-fit", {"held": held, "needed": needed}


def _decide(position: LandPosition, attack: Attack, seat: int) -> list[Event]:
    """The castle falls or holds by the answer of `seat`, and hands are refilled (LC-R25a)."""
    events: list[Event] = []
    position.deck.discard += [SWORD] * sum(attack.swords)
    if attack.needed:
        _capture(position, attack, events)
        if end_if_won(position, events):
            return events
        played = attack.swords
    else:
        _repel(position, attack, seat, events)
        played = tuple(map(sum, zip(attack.swords, attack.shields, strict=True)))
    # If the pile runs out now, the cards just played are reshuffled with the rest.
    for one in clockwise(position.setup.seats, attack.seat):
        if played[one]:
            refill(position, one, events)
    position.next_turn()
    return events


def _repel(position: LandPosition, attack: Attack, seat: int, events: list[Event]) -> None:
    """The defenders play the shields they offered, `seat` last (LC-R18)."""
    site = position.castles[attack.target.castle].site
    for giver, many in enumerate(attack.shields):
        for _ in range(many):
            position.take(giver, SHIELD)
    position.deck.discard += [SHIELD] * sum(attack.shields)
    position.last = LastAction("repelled", attack.seat, site=site)
    facts: dict[str, int | str] = {
        "seat": seat,
        "other": attack.seat,
        "castle": site.names[0],
        "shields": sum(attack.shields),
    }
    events.append(Event("repelled", facts))


def _capture(position: LandPosition, attack: Attack, events: list[Event]) -> None:
    """The castle changes its clan, and its prize goes with it (LC-R19)."""
    place = attack.target.castle
    site, loser = position.castles[place]
    position.castles[place] = Castle(site, position.setup.clan_of[attack.seat])
    position.last = LastAction("captured", attack.seat, site=site)
    other = position.setup.clans[loser][0]
    events.append(Event("captured", {"seat": attack.seat, "other": other, **site.facts}))


def _lay_swords(position: LandPosition, seat: int, swords: int) -> None:
    """Swords go from a hand to the table."""
    attack = position.under_way
    for _ in range(swords):
        position.take(seat, SWORD)
    position.attack = attack._replace(swords=_with(attack.swords, seat, swords))


def _with(counts: tuple[int, ...], seat: int, count: int) -> tuple[int, ...]:
    return (*counts[:seat], count, *counts[seat + 1 :])
