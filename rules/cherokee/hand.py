"""A card of the hand: laid into the base, or thrown away."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.cherokee.moves import DropMove, PlaceMove
from rules.cherokee.pyramid import NAMES
from rules.cherokee.question import Question
from rules.cherokee.trace import TurnTrace
from rules.core.event import Event

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rules.cherokee.position import CherokeePosition
    from rules.core.move import Move


class Place(Question[PlaceMove]):
    """Which card to lay into the gap in the base (CH-R13)."""

    __slots__ = ("gap",)

    ask = "place"
    kind = PlaceMove
    rule = "CH-R13"
    awaited = "card-awaited"
    unfit = "card-not-held"

    def __init__(self, seat: int, gap: int) -> None:
        super().__init__(seat)
        self.gap: int = gap

    def moves(self, position: CherokeePosition, seat: int) -> Sequence[Move]:
        """Every card of the hand."""
        return [position.box.places[member] for member in position.hands[seat]]

    def carry_out(self, position: CherokeePosition, seat: int, move: PlaceMove) -> list[Event]:
        """Lay the card down; the pyramid is whole again and the turn is over."""
        left = _give(position, seat, move.member)
        position.pyramid.put(self.gap, move.member)
        position.threats.refresh(position.pyramid)
        if position.last is not None:
            position.last = position.last._replace(placed=self.gap)
        facts = position.box.facts[move.member]
        event = Event("placed", {"seat": seat, "cell": NAMES[self.gap], "left": left, **facts})
        return [event, *position.next_turn(seat)]


class Drop(Question[DropMove]):
    """Which card to throw away, for want of an attack (CH-R19)."""

    __slots__ = ()

    ask = "drop"
    kind = DropMove
    rule = "CH-R19"
    awaited = "drop-awaited"
    unfit = "card-not-held"

    def moves(self, position: CherokeePosition, seat: int) -> Sequence[Move]:
        """Every card of the hand."""
        return [position.box.drops[member] for member in position.hands[seat]]

    def carry_out(self, position: CherokeePosition, seat: int, move: DropMove) -> list[Event]:
        """Throw the card away; the turn is over."""
        left = _give(position, seat, move.member)
        position.discard.append(move.member)
        position.last = TurnTrace(seat, None, move.member)
        event = Event("dropped", {"seat": seat, "left": left, **position.box.facts[move.member]})
        return [event, *position.next_turn(seat)]


def _give(position: CherokeePosition, seat: int, member: int) -> int:
    """A card leaves a hand, for all to see; how many are left in it (CH-R14)."""
    position.revealed += 1
    kept = tuple([held for held in position.hands[seat] if held != member])
    position.hands[seat] = kept
    return len(kept)
