"""What the texts of a duel need to know: of the round, and of the cards to choose from."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.duel.cards import CARDS

if TYPE_CHECKING:
    from rules.core.facts import Facts
    from rules.core.move import Move
    from rules.duel.position import DuelPosition

#: The variants in which some cards have other powers.
_CHANGING = ("sandbox", "bitter_end", "fate")


def round_number(position: DuelPosition) -> int:
    """The round being played, from 1; the last one played once the game is over."""
    return min(len(position.rounds) + (position.outcome is None), len(CARDS))


def duel_facts(position: DuelPosition) -> Facts:
    """What stage and question are about: the round, and whether a Spy watches."""
    return {"round": round_number(position), "watched": _told(position.spy is not None)}


def explained(position: DuelPosition, move: Move) -> Facts:
    """A move with the variants on which the power of its card depends."""
    chosen = position.setup.variants
    return {**move.facts, **{variant: _told(variant in chosen) for variant in _CHANGING}}


def _told(true: bool) -> str:
    return "yes" if true else "no"
