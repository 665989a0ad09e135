"""What the texts of Cherokee need to know: of the turn, and of the moves to choose from."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.cherokee.attack import defence, leader, strength
from rules.cherokee.cards import CLAN, CLANS, FACTS
from rules.cherokee.moves import AttackMove, SuccessorMove, TargetMove
from rules.cherokee.pyramid import NAMES

if TYPE_CHECKING:
    from rules.cherokee.position import CherokeePosition
    from rules.core.facts import Fact, Facts
    from rules.core.move import Move


def cherokee_facts(turn: int, turns: int, aim: str | None, gap: str | None) -> Facts:
    """What stage and question are about: the turn, and the cell aimed at or empty, if any is."""
    facts: dict[str, Fact] = {"turn": turn, "turns": turns}
    if aim is not None:
        facts["aim"] = aim
    if gap is not None:
        facts["gap"] = gap
    return facts


def explained(position: CherokeePosition, move: Move) -> Facts:
    """A move with who stands on its cell, or how the attack would go. The pyramid lies open."""
    cells = position.pyramid.cells
    if isinstance(move, TargetMove):
        return {**move.facts, **_standing("cell", cells[move.cell])}
    if isinstance(move, SuccessorMove):
        return {**move.facts, **_standing("origin", cells[move.origin])}
    if isinstance(move, AttackMove):
        first = leader(cells, move)
        return {
            **move.facts,
            "leader": NAMES[first],
            "clan": CLANS[CLAN[cells[first]]],
            "strength": strength(cells, move),
            "defence": defence(cells, move),
        }
    return move.facts


def _standing(where: str, member: int) -> Facts:
    """Who stands there: ``cell_clan``, ``cell_value`` and ``cell_sex``."""
    return {f"{where}_{fact}": value for fact, value in FACTS[member].items()}
