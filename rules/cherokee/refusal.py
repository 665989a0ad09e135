"""Why a move is refused, with the rule it breaks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.cherokee.attack import CLAN_BITS, defence, strength
from rules.cherokee.cards import CLAN, CLANS
from rules.cherokee.moves import AttackMove, DropMove, PlaceMove, SuccessorMove, TargetMove
from rules.cherokee.pyramid import NAMES, NEIGHBOURS, OUTSIDE
from rules.core.errors import IllegalMove

if TYPE_CHECKING:
    from rules.cherokee.position import CherokeePosition
    from rules.core.move import Move

#: What is awaited instead: the rule, and the key of the text that says it.
_AWAITED = {
    "target": ("CH-R6", "target-awaited"),
    "attackers": ("CH-R6", "attackers-awaited"),
    "successor": ("CH-R12", "successor-awaited"),
    "place": ("CH-R13", "card-awaited"),
    "drop": ("CH-R19", "drop-awaited"),
}


def refusal(position: CherokeePosition, seat: int, move: Move) -> IllegalMove:
    """Why an awaited seat may not make that move."""
    stage = position.stage
    if isinstance(move, TargetMove) and stage == "target":
        return _untouchable(position, seat, move)
    if isinstance(move, AttackMove) and stage == "target" and not _wins(position, seat, move):
        return _hopeless(position, seat, move)
    if isinstance(move, AttackMove) and stage == "attackers":
        if move.cell == position.aim:
            return _hopeless(position, seat, move)
        aim = NAMES[position.aim] if position.aim is not None else ""
        return IllegalMove("CH-R6", str(move), "other-target", {**move.facts, "aim": aim})
    if isinstance(move, SuccessorMove) and stage == "successor":
        return IllegalMove("CH-R12", str(move), "not-a-successor", move.facts)
    if (isinstance(move, PlaceMove) and stage == "place") or (
        isinstance(move, DropMove) and stage == "drop"
    ):
        return IllegalMove(_AWAITED[stage][0], str(move), "card-not-held", move.facts)
    if isinstance(move, DropMove) and stage == "target":
        return IllegalMove("CH-R19", str(move), "can-attack", move.facts)
    rule, reason = _AWAITED[stage]
    return IllegalMove(rule, str(move), reason, move.facts)


def _untouchable(position: CherokeePosition, seat: int, move: TargetMove) -> IllegalMove:
    """Why nobody whom the seat may use can chase the member aimed at."""
    cells = position.pyramid.cells
    facts = {**move.facts, "clan": CLANS[CLAN[cells[move.cell]]]}
    if position.threats.by_cell[move.cell]:
        return IllegalMove("CH-R18", str(move), "foreign-attackers", facts)
    around = {CLAN[cells[cell]] for cell in NEIGHBOURS[move.cell] if cell != OUTSIDE}
    if around == {CLAN[cells[move.cell]]}:
        return IllegalMove("CH-R8", str(move), "among-its-own", facts)
    return IllegalMove("CH-R9", str(move), "nobody-strong-enough", facts)


def _wins(position: CherokeePosition, seat: int, move: AttackMove) -> bool:
    """Whether the seat may make that attack, once it has aimed."""
    attacks = position.threats.attacks(position.pyramid, move.cell, position.armies[seat])
    return move in attacks


def _hopeless(position: CherokeePosition, seat: int, move: AttackMove) -> IllegalMove:
    """Why these attackers can't chase the member aimed at."""
    cells = position.pyramid.cells
    clans = {CLAN[cells[attacker]] for attacker in move.attackers}
    if len(clans) > 1:
        return IllegalMove("CH-R8", str(move), "several-clans", move.facts)
    (clan,) = clans
    facts = {**move.facts, "clan": CLANS[clan]}
    if clan == CLAN[cells[move.cell]]:
        return IllegalMove("CH-R8", str(move), "same-clan", facts)
    if not CLAN_BITS[clan] & position.armies[seat]:
        return IllegalMove("CH-R18", str(move), "foreign-clan", facts)
    weights = {"strength": strength(cells, move), "defence": defence(cells, move)}
    return IllegalMove("CH-R9", str(move), "too-weak", {**facts, **weights})
