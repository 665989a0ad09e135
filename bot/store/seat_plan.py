"""Plans as the store keeps them."""

from __future__ import annotations

import json

from rules.core.plans import Plan, PlannedMove


def write_plan(plan: Plan | None) -> str | None:
    """A plan as text; ``None`` if there is none."""
    if plan is None:
        return None
    return json.dumps({"ask": plan.ask, "moves": plan.moves, "void": plan.void})


def read_plan(text: str | None) -> Plan | None:
    """A plan from the store."""
    if text is None:
        return None
    raw = json.loads(text)
    return Plan(raw["ask"], tuple(PlannedMove(*move) for move in raw["moves"]), raw["void"])
