"""Standing orders: answers that a seat gives in advance to questions that come out of turn.

An order is carried out in the transaction of the move that asks the question, so nobody waits for
it and no restart comes in between. It is the seat's secret: others see the question and then the
answer, in the same messages whatever the seat holds. The rules declare which questions can be
answered this way, and how (`rules.core.orders`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules import Entry

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bot.store import Match
    from bot.table import Table
    from rules import Course, Game
    from rules.core.course import Played
    from rules.core.orders import StandingOrder


def order_for(game: Game, ask: str | None) -> StandingOrder | None:
    """The order that a game has for a question; ``None`` if it can't be answered in advance."""
    return next((order for order in game.orders if order.ask == ask), None)


def ordered(table: Table) -> Entry | None:
    """The answer that a standing order gives to a question asked now; ``None`` if there is none."""
    course = table.course
    for seat in course.awaited:
        sitter = table.match.sitters[seat]
        given = [one for one in course.game.orders if one.kinds(sitter.orders.get(one.ask))]
        if given and not sitter.is_computer:
            ask = course.position.view(seat)["ask"]
            for order in given:
                move = order.choose(sitter.orders.get(order.ask), course.moves(seat))
                if order.ask == ask and move is not None:
                    return Entry(seat, str(move))
    return None


def present(match: Match, course: Course) -> int | None:
    """The seat that made the last move no computer and no standing order can have made, if any."""
    if course.resigned is not None:
        return course.resigned
    for one in reversed(course.played):
        if not one.computer and not _as_ordered(course.game, match.sitters[one.seat].orders, one):
            return one.seat
    return None


def _as_ordered(game: Game, given: Mapping[str, str], one: Played) -> bool:
    """Whether a standing order may have made a move, so that nobody need have been present."""
    return any(one.move.kind in order.kinds(given.get(order.ask)) for order in game.orders)
