"""What the texts of Clans and Glory need to know: of the turn, and of the cards to lay."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rules.core.game import Group

if TYPE_CHECKING:
    from collections.abc import Iterable

    from rules.core.facts import Fact, Facts
    from rules.glory.moves import Placement
    from rules.glory.position import GloryPosition
    from rules.glory.view import OfferView

#: The facts of a placement that tell its card.
_CARD: Final = ("card", "colour", "strength")


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


def by_card(placements: Iterable[Placement]) -> tuple[Group, ...]:
    """The placements of each card together."""
    cards: dict[int, list[Placement]] = {}
    for move in placements:
        cards.setdefault(move.card, []).append(move)
    return tuple(
        Group("card", {fact: moves[0].facts[fact] for fact in _CARD}, tuple(moves))
        for moves in cards.values()
    )
