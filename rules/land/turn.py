"""What a player does in a turn: conquer, attack, or discard a card (LC-R6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.land.actions import discard
from rules.land.attack import strengths, targets
from rules.land.battle import Swords
from rules.land.cards import SWORD, WIZARD
from rules.land.conquering import Column, Square
from rules.land.conquest import by_wizard, empty, gates
from rules.land.moves import DISCARD, OPEN_WIZARD, attack
from rules.land.question import Choice, Plan

if TYPE_CHECKING:
    from rules.core.event import Event
    from rules.land.attack import Target
    from rules.land.moves import LandMove
    from rules.land.position import LandPosition
    from rules.land.question import Why


class Action(Choice):
    """What to do: play a card that can conquer, or a Wizard, attack a castle, or discard."""

    __slots__ = ("charmed",)
    ask = "action"
    takes = ("card", "wizard", "attack", "discard")

    def __init__(self, seat: int, *, charmed: bool = False) -> None:
        super().__init__(seat)
        #: Whether a Wizard was played in this turn before its action.
        self.charmed = charmed

    def moves(self, position: LandPosition, seat: int) -> list[LandMove]:
        """Cards that can conquer, Wizards, castles to attack, and the discard (LC-R6, LC-R25)."""
        setup, clan = position.setup, position.setup.clan_of[seat]
        cards, opens = sorted(set(position.hands[seat])), setup.cards.opens
        anywhere, free = gates(position, clan), empty(position)
        found: list[LandMove] = [
            setup.moves.cards[card]
            for card in cards
            if (opens[card] & free or anywhere) and card != WIZARD
        ]
        stuck = not found
        in_hand, lie_open = WIZARD in cards, position.wizards[seat]
        if (in_hand or lie_open) and not self.charmed and by_wizard(position, clan):
            if in_hand:
                found.append(setup.moves.cards[WIZARD])
            if lie_open:
                found.append(OPEN_WIZARD)
        if SWORD in cards:
            found += [_attack(position, target) for target in targets(position, clan)]
        if stuck:
            found.append(DISCARD)
        return found

    def chosen(self, position: LandPosition, seat: int, move: LandMove) -> list[Event]:
        """Ask what that action needs."""
        if move.kind == "attack":
            place = position.castle_at(move.value)
            target = strengths(position, place, position.setup.clan_of[seat])
            position.push(Swords(seat, target))
        elif move.kind == "discard":
            position.push(Throw(seat))
        elif move.value == WIZARD:
            position.push(Column(seat, Plan("wizard", WIZARD, in_hand=move.kind == "card")))
        else:
            position.push(Square(seat, Plan("conquer", move.value)))
        return []

    def why(self, position: LandPosition, seat: int, move: LandMove) -> Why:
        """The card can't conquer, the castle can't be attacked, or no discard is needed."""
        if move.kind == "attack":
            return _why_attack(position, seat, move)
        if move.kind == "discard":
            return "LC-R25", "cards-can-conquer", {}
        if move.kind == "wizard" and not position.wizards[seat]:
            return "LC-R14", "no-wizard", {}
        if move.kind == "card" and move.value not in position.hands[seat]:
            return "LC-R7", "card-not-held", move.facts
        if move.value == WIZARD and self.charmed:
            return "LC-R14", "one-wizard-a-turn", {}
        if move.value == WIZARD:
            return "LC-R14", "no-square-left", {"card": "wizard"}
        if not position.setup.cards.opens[move.value]:
            return "LC-R13", "only-no-mans-land", move.facts
        return "LC-R7", "no-square-left", move.facts


class Throw(Choice):
    """Which card to discard, when none can conquer (LC-R25)."""

    __slots__ = ()
    ask = "discard"
    takes = ("card", "throw")

    def __init__(self, seat: int) -> None:
        super().__init__(seat, Plan("discard"))

    def moves(self, position: LandPosition, seat: int) -> list[LandMove]:
        """The cards of the hand."""
        return [position.setup.moves.throws[card] for card in sorted(set(position.hands[seat]))]

    def chosen(self, position: LandPosition, seat: int, move: LandMove) -> list[Event]:
        """Discard it, which ends the turn."""
        return discard(position, seat, move.value)

    def why(self, position: LandPosition, seat: int, move: LandMove) -> Why:
        """It isn't in the hand."""
        return "LC-R25", "card-not-held", move.facts


def _attack(position: LandPosition, target: Target) -> LandMove:
    """The move that attacks a castle, with what its menu says about it."""
    site, clan = position.castles[target.castle]
    return attack(
        site.first,
        site.names[0],
        {
            "other": position.setup.clans[clan][0],
            "shape": site.kind,
            "points": site.points,
            "strength": target.strength,
            "against": target.against,
        },
    )


def _why_attack(position: LandPosition, seat: int, move: LandMove) -> Why:
    clan = position.setup.clan_of[seat]
    place = position.castle_at(move.value)
    if place < 0:
        return "LC-R16", "no-castle", move.facts
    if position.castles[place].clan == clan:
        return "LC-R16", "own-castle", move.facts
    target = strengths(position, place, clan)
    if target.strength < target.against:
        facts = {**move.facts, "strength": target.strength, "against": target.against}
        return "LC-R16", "too-weak", facts
    return "LC-R17", "no-sword", move.facts
