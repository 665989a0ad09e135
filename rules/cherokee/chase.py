"""Chasing: the questions whom to attack and with whom, and what an attack does."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.cherokee.attack import attacks, leader, weigh
from rules.cherokee.moves import TARGETS, AttackMove, DropMove, TargetMove
from rules.cherokee.pyramid import CELLS, NAMES, NEIGHBOURS
from rules.cherokee.question import Question
from rules.cherokee.succession import fill_gap
from rules.cherokee.trace import TurnTrace
from rules.core.errors import IllegalMove
from rules.core.event import Event

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rules.cherokee.position import CherokeePosition
    from rules.core.facts import Fact, Facts
    from rules.core.move import Move


class Target(Question[TargetMove]):
    """Whom to chase (CH-R6)."""

    __slots__ = ()

    ask = "target"
    kind = TargetMove
    rule = "CH-R6"
    awaited = "target-awaited"

    def moves(self, position: CherokeePosition, seat: int) -> Sequence[Move]:
        """Every member whom somebody of the seat's army can chase."""
        army, threats = position.armies[seat], position.threats.clans
        return [TARGETS[cell] for cell in CELLS if not army.isdisjoint(threats[cell])]

    def details(self, position: CherokeePosition, move: TargetMove) -> Facts:
        """Who would be chased."""
        return position.pyramid.who("cell", move.cell)

    def refusal(self, position: CherokeePosition, seat: int, move: Move) -> IllegalMove:
        """Why that move is not possible; attackers come later, and nobody who can attack drops."""
        if isinstance(move, DropMove):
            return IllegalMove("CH-R19", str(move), "can-attack", move.facts)
        if isinstance(move, AttackMove) and move not in _attacks(position, seat, move.cell):
            return _hopeless(position, seat, move)
        return super().refusal(position, seat, move)

    def objection(self, position: CherokeePosition, seat: int, move: TargetMove) -> IllegalMove:
        """Why nobody whom the seat may use can chase the member aimed at."""
        cells, clan = position.pyramid.cells, position.box.clan
        own = clan[cells[move.cell]]
        facts = {**move.facts, "clan": position.box.clans[own]}
        if position.threats.clans[move.cell]:
            return IllegalMove("CH-R18", str(move), "foreign-attackers", facts)
        if all(clan[cells[neighbour]] == own for neighbour in NEIGHBOURS[move.cell]):
            return IllegalMove("CH-R8", str(move), "among-its-own", facts)
        return IllegalMove("CH-R9", str(move), "nobody-strong-enough", facts)

    def carry_out(self, position: CherokeePosition, seat: int, move: TargetMove) -> list[Event]:
        """Attack at once if only one set of attackers will do, else ask for them."""
        possible = _attacks(position, seat, move.cell)
        if len(possible) == 1:
            return _chase(position, seat, possible[0])
        position.put(Attackers(seat, move.cell, tuple(possible)))
        member = position.pyramid.cells[move.cell]
        told = {"seat": seat, "cell": NAMES[move.cell], **position.box.facts[member]}
        return [Event("aimed", told)]


class Attackers(Question[AttackMove]):
    """Who attacks the member aimed at (CH-R8)."""

    __slots__ = ("aim", "attacks")

    ask = "attackers"
    kind = AttackMove
    rule = "CH-R6"
    awaited = "attackers-awaited"
    unfit = "other-target"

    def __init__(self, seat: int, aim: int, attacks: tuple[AttackMove, ...]) -> None:
        super().__init__(seat)
        self.aim: int = aim
        self.attacks = attacks

    def moves(self, position: CherokeePosition, seat: int) -> Sequence[Move]:
        """Every set of attackers that will do."""
        return self.attacks

    def details(self, position: CherokeePosition, move: AttackMove) -> Facts:
        """Which clan attacks, how strong it is, and who would take the place."""
        first = leader(position.pyramid, move)
        return {"leader": NAMES[first], **_weighed(position, move)}

    def objection(self, position: CherokeePosition, seat: int, move: AttackMove) -> IllegalMove:
        """Why these attackers won't do."""
        if move.cell == self.aim:
            return _hopeless(position, seat, move)
        facts = {**move.facts, "aim": NAMES[self.aim]}
        return IllegalMove(self.rule, str(move), self.unfit, facts)

    def carry_out(self, position: CherokeePosition, seat: int, move: AttackMove) -> list[Event]:
        """Attack."""
        return _chase(position, seat, move)


def _attacks(position: CherokeePosition, seat: int, cell: int) -> list[AttackMove]:
    """The attacks on a cell that a seat may make."""
    return attacks(position.pyramid, cell, position.armies[seat], ties=position.threats.ties)


def _weighed(position: CherokeePosition, attack: AttackMove) -> Facts:
    """Which clan attacks, how strong it is, what it must exceed, and whether from below."""
    clan = position.box.facts[position.pyramid.cells[attack.attackers[0]]]["clan"]
    strength, defence = weigh(position.pyramid, attack)
    return {"clan": clan, "strength": strength, "defence": defence, "below": int(attack.below)}


def _hopeless(position: CherokeePosition, seat: int, move: AttackMove) -> IllegalMove:
    """Why these attackers can't chase the member aimed at."""
    cells, clan = position.pyramid.cells, position.box.clan
    clans = {clan[cells[attacker]] for attacker in move.attackers}
    if len(clans) > 1:
        return IllegalMove("CH-R8", str(move), "several-clans", move.facts)
    facts = {**move.facts, **_weighed(position, move)}
    if clan[cells[move.cell]] in clans:
        return IllegalMove("CH-R8", str(move), "same-clan", facts)
    if clans.isdisjoint(position.armies[seat]):
        return IllegalMove("CH-R18", str(move), "foreign-clan", facts)
    return IllegalMove("CH-R9", str(move), "too-weak", facts)


def _chase(position: CherokeePosition, seat: int, attack: AttackMove) -> list[Event]:
    """Chase the target; the highest attacker takes its place (CH-R11)."""
    pyramid, facts = position.pyramid, position.box.facts
    chased, origin = pyramid.cells[attack.cell], leader(pyramid, attack)
    first = facts[pyramid.cells[origin]]
    strength, defence = weigh(pyramid, attack)
    told: dict[str, Fact] = {
        "seat": seat,
        **attack.facts,
        **facts[chased],
        "strength": strength,
        "defence": defence,
        "below": int(attack.below),
        "tie": int(strength == defence),
        "origin": NAMES[origin],
        "by": first["clan"],
        "by_value": first["value"],
        "by_sex": first["sex"],
    }
    position.discard.append(chased)
    pyramid.climb(origin, attack.cell)
    steps = ((origin, attack.cell),)
    position.last = TurnTrace(seat, attack.cell, chased, attack.attackers, steps)
    return [Event("chased", told), *fill_gap(position, seat, origin)]
