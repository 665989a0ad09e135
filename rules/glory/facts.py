"""What the texts of Clans and Glory need to know of the turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rules.core.facts import Fact, Facts
    from rules.glory.position import GloryPosition
    from rules.glory.view import OfferView


def turn_number(position: GloryPosition) -> int:
    """The turn being played, from 1; the last one once the game is over."""
    return min(position.turn + 1, position.setup.turns)


def glory_facts(position: GloryPosition, offer: OfferView | None) -> Facts:
    """What stage and question are about: the turn, and the shield that somebody is asked for."""
    facts: dict[str, Fact] = {"turn": turn_number(position), "turns": position.setup.turns}
    if offer is not None:
        facts["field"] = position.last.field + 1
        facts["rank"] = offer["rank"]
        facts["count"] = offer["count"]
        facts["strength"] = offer["strength"]
    return facts
