"""Standing orders: answers that a seat gives in advance to a question that comes out of turn.

An order is carried out together with the move that puts the question, in one transaction, so that
nobody waits for it and no restart comes between. It is the seat's secret. What others see is the
question and then the answer, in the same messages whatever the seat holds.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from rules import Entry

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bot.store import Match
    from bot.table import Table
    from rules import Course
    from rules.core.course import Played

#: To be asked each time, as without an order.
ASK: Final = "ask"


@dataclass(frozen=True, slots=True)
class Orders:
    """What can be ordered in a game."""

    #: The question that is answered.
    ask: str
    #: For each order the kinds of moves that carry it out, the most wanted first; of several moves
    #: of a kind the first is made.
    kinds: Mapping[str, tuple[str, ...]]

    @property
    def names(self) -> tuple[str, ...]:
        """Every order that can be given."""
        return (ASK, *self.kinds)


#: By game.
ORDERS: Final[Mapping[str, Orders]] = {
    "land": Orders("shields", {"always": ("defend", "decline"), "never": ("decline",)}),
}


def present(match: Match, course: Course) -> int | None:
    """Who was there when something was last done, not by a standing order; perhaps nobody was."""
    if course.resigned is not None:
        return course.resigned
    done = (one.seat for one in reversed(course.played) if not _as_ordered(match, one))
    return next(done, None)


def _as_ordered(match: Match, one: Played) -> bool:
    """Whether a seat's standing order is to do just that: then nobody need have been there."""
    orders, order = ORDERS.get(match.game), match.sitters[one.seat].order
    return orders is not None and one.move.kind in orders.kinds.get(order or ASK, ())


def ordered(table: Table) -> Entry | None:
    """The answer of a seat that is asked now and has ordered how; ``None`` if there is none."""
    orders = ORDERS.get(table.match.game)
    if orders is None:
        return None
    course = table.course
    for seat in course.awaited:
        sitter = table.match.sitters[seat]
        kinds = orders.kinds.get(sitter.order or ASK, ())
        if kinds and sitter.user_id is not None and course.position.view(seat)["ask"] == orders.ask:
            moves = course.moves(seat)
            move = next(move for kind in kinds for move in moves if move.kind == kind)
            return Entry(seat, str(move))
    return None
