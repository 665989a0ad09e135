"""Succession: who moves up into a gap (CH-R12)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.cherokee.hand import Place
from rules.cherokee.moves import SUCCESSORS, SuccessorMove
from rules.cherokee.pyramid import BASE, BELOW, NAMES
from rules.cherokee.question import Question
from rules.core.event import Event

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rules.cherokee.position import CherokeePosition
    from rules.cherokee.pyramid import Pyramid
    from rules.core.facts import Facts
    from rules.core.move import Move


def successors(pyramid: Pyramid, gap: int) -> tuple[int, ...]:
    """The cell whose member moves up into a gap above the base, or both if the player chooses."""
    cells, rank = pyramid.cells, pyramid.box.rank
    left, right = BELOW[gap]
    if rank[cells[left]] == rank[cells[right]]:
        return left, right
    return (left,) if rank[cells[left]] > rank[cells[right]] else (right,)


def reason(pyramid: Pyramid, gap: int) -> str:
    """Why the successor is who it is: "higher", "woman" or, where the player chose, "chosen"."""
    cells, box = pyramid.cells, pyramid.box
    left, right = BELOW[gap]
    if box.value[cells[left]] != box.value[cells[right]]:
        return "higher"
    return "chosen" if box.rank[cells[left]] == box.rank[cells[right]] else "woman"


class Successor(Question[SuccessorMove]):
    """Which of two equals moves up into a gap."""

    __slots__ = ("gap",)

    ask = "successor"
    kind = SuccessorMove
    rule = "CH-R12"
    awaited = "successor-awaited"
    unfit = "not-a-successor"

    def __init__(self, seat: int, gap: int) -> None:
        super().__init__(seat)
        self.gap: int = gap

    def moves(self, position: CherokeePosition, seat: int) -> Sequence[Move]:
        """Both."""
        return [SUCCESSORS[origin, self.gap] for origin in BELOW[self.gap]]

    def details(self, position: CherokeePosition, move: SuccessorMove) -> Facts:
        """Who would move up."""
        return position.pyramid.who("origin", move.origin)

    def carry_out(self, position: CherokeePosition, seat: int, move: SuccessorMove) -> list[Event]:
        """The one moves up, and others into the gap it leaves."""
        event = _move_up(position, seat, move.origin, self.gap)
        return [event, *fill_gap(position, seat, move.origin)]


def fill_gap(position: CherokeePosition, seat: int, gap: int) -> list[Event]:
    """Let members move up until the gap is in the base or the player must choose."""
    events: list[Event] = []
    while gap < BASE:
        origins = successors(position.pyramid, gap)
        if len(origins) > 1:
            position.put(Successor(seat, gap))
            return events
        events.append(_move_up(position, seat, origins[0], gap))
        gap = origins[0]
    position.put(Place(seat, gap))
    return events


def _move_up(position: CherokeePosition, seat: int, origin: int, gap: int) -> Event:
    why = reason(position.pyramid, gap)
    member = position.pyramid.climb(origin, gap)
    if position.last is not None:
        position.last = position.last.with_step(origin, gap)
    told: dict[str, int | str] = {"seat": seat, "origin": NAMES[origin], "cell": NAMES[gap]}
    return Event("succeeded", {**told, **position.box.facts[member], "reason": why})
