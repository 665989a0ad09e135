"""What the texts of Cherokee need to know of the turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rules.core.facts import Fact, Facts


def cherokee_facts(turn: int, turns: int, aim: str | None, gap: str | None) -> Facts:
    """What stage and question are about: the turn, and the cell aimed at or empty, if any is."""
    facts: dict[str, Fact] = {"turn": turn, "turns": turns}
    if aim is not None:
        facts["aim"] = aim
    if gap is not None:
        facts["gap"] = gap
    return facts
