"""What is asked in a turn: a card, and then perhaps a shield (CG-R10)."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING, Final

from rules.core.decision import Decision
from rules.core.errors import IllegalMove
from rules.core.game import Group
from rules.glory.components import SEAT_COUNTS
from rules.glory.moves import SHIELD, SHIELD_STEP
from rules.glory.placement import forbidden, placements

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rules.core.event import Event
    from rules.core.move import Move
    from rules.glory.position import GloryPosition


class CardStep(Decision["GloryPosition"]):
    """Which card of the hand to lay, and where."""

    __slots__ = ()
    ask = "place"

    def moves(self, position: GloryPosition, seat: int) -> Sequence[Move]:
        """Every card of the hand on every cell where it fits; if none does, face down anywhere."""
        return placements(position.spread, position.hands[seat])

    def groups(self, position: GloryPosition, seat: int) -> Sequence[Group]:
        """The placements of each card."""
        cards = groupby(position.moves(seat), lambda move: move.facts["card"])
        return [_of_a_card(tuple(moves)) for _, moves in cards]

    def refusal(self, position: GloryPosition, seat: int, move: Move) -> IllegalMove:
        """A shield comes after the card, and a card must be held and fit."""
        placement = position.setup.box.placements.by_notation.get(move.notation)
        if placement is None:
            return IllegalMove("CG-R10", str(move), "card-first")
        return forbidden(position.spread, position.hands[seat], placement)

    def answer(self, position: GloryPosition, seat: int, move: Move) -> list[Event]:
        """Lay the card."""
        # An equal move may come from another edition, whose cards and cells have other numbers.
        return position.lay_card(seat, position.setup.box.placements.by_notation[move.notation])


class ShieldStep(Decision["GloryPosition"]):
    """Whether to lay a shield on the field of the card just laid (CG-R18)."""

    __slots__ = ()
    ask = "shield"

    def moves(self, position: GloryPosition, seat: int) -> Sequence[Move]:
        """A shield, or none."""
        return SHIELD_STEP

    def refusal(self, position: GloryPosition, seat: int, move: Move) -> IllegalMove:
        """Only one card is laid in a turn."""
        return IllegalMove("CG-R10", str(move), "card-laid", move.facts)

    def answer(self, position: GloryPosition, seat: int, move: Move) -> list[Event]:
        """Lay a shield, or none, and end the turn."""
        return position.lay_shield(seat) if move == SHIELD else position.lay_none(seat)


def _of_a_card(moves: tuple[Move, ...]) -> Group:
    facts = moves[0].facts
    return Group("card", {fact: facts[fact] for fact in ("card", "colour", "strength")}, moves)


#: The two questions to each seat.
CARD_STEPS: Final = tuple(map(CardStep, range(max(SEAT_COUNTS))))
SHIELD_STEPS: Final = tuple(map(ShieldStep, range(max(SEAT_COUNTS))))
