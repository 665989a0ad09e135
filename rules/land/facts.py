"""What the texts of Land of Clans need to know of the turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rules.core.facts import Fact, Facts
    from rules.land.view import AttackView


def land_facts(turn: int, attack: AttackView | None) -> Facts:
    """What stage and question are about: the turn and, as the viewer sees it, the attack."""
    facts: dict[str, Fact] = {"turn": turn}
    if attack is not None:
        facts["seat"] = attack["seat"]
        facts["castle"] = attack["castle"]
        facts["strength"] = attack["strength"]
        facts["against"] = attack["against"]
        facts["swords"] = attack["swords"]
        if attack["needed"] is not None:
            facts["needed"] = attack["needed"]
    return facts
