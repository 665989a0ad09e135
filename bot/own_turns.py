"""A seat's own turns: what it did in the last one, the results, and the news since."""

from __future__ import annotations

from itertools import dropwhile
from typing import TYPE_CHECKING

from bot.telling import SEATS
from rules.core.event import seen_by

if TYPE_CHECKING:
    from collections.abc import Iterable

    from rules import Course, Event, Move
    from rules.core.course import Played


class OwnTurns:
    """The turns of one seat in a course; a spectator (``None``) has none."""

    def __init__(self, course: Course, seat: int | None) -> None:
        self._course = course
        self._seat = seat
        #: The last turn in which the seat made a move.
        self._own_last = self._last(course.turn)

    @property
    def done(self) -> tuple[Move, ...]:
        """The moves that stand of the last turn in which the seat made any."""
        turn = self._own_last
        return () if turn is None else tuple(one.move for one in self._own(turn))

    @property
    def replaced(self) -> bool:
        """Whether a computer made any of those moves in the player's place."""
        turn = self._own_last
        return turn is not None and any(one.computer for one in self._own(turn))

    @property
    def results(self) -> tuple[Event, ...]:
        """What came of the seat's moves in the last turn in which it made any, as far as it knows.

        In its own turn that is everything from its first move on, except what it did alone. In
        another's turn, where it only answered, and in the turn afterwards, which may bring the
        answer to an attack, it is what others did that names the seat. The end of the game is told
        by its outcome.
        """
        turn = self._own_last
        if turn is None or self._course.outcome is not None:
            return ()
        is_own = self._seat in self._course.turns[turn].awaited
        found: list[Event] = []
        for one in dropwhile(lambda one: one.seat != self._seat, self._played(turn)):
            if one.seat == self._seat:
                found += [event for event in one.events if self._names(event) != {self._seat}]
            else:
                found += [event for event in one.events if is_own or self._concerns(event)]
        for one in self._played(turn + 1):
            found += filter(self._concerns, one.events)
        return tuple(seen_by(found, self._seat))

    @property
    def news(self) -> tuple[Event, ...]:
        """What happened since the previous turn began, or since the seat's last turn if longer ago.

        The present turn is not the last one. Once the seat is on with a turn that is its own alone,
        and all see what it does, only that is news: it has read the rest.
        """
        present = self._course.turn
        own = self._seen(self._played(present))
        if own and self._course.awaited == self._course.turns[present].awaited == (self._seat,):
            return own
        start = max(present - 1, 0)
        if self._seat is not None:
            last = self._own_last if self._own_last != present else self._last(present - 1)
            start = min(start, 0 if last is None else last + 1)
        return self._seen(self._course.played[self._course.turns[start].played :])

    def _seen(self, played: Iterable[Played]) -> tuple[Event, ...]:
        """What the seat may know of what was played."""
        return tuple(seen_by([event for one in played for event in one.events], self._seat))

    def _last(self, turn: int) -> int | None:
        """The last turn, up to that one, in which the seat made a move."""
        if self._seat is None:
            return None
        return next((one for one in range(turn, -1, -1) if any(self._own(one))), None)

    def _own(self, turn: int) -> Iterable[Played]:
        return (one for one in self._played(turn) if one.seat == self._seat)

    def _played(self, turn: int) -> list[Played]:
        """What was played in a turn; nothing in one that has not begun."""
        turns, played = self._course.turns, self._course.played
        if turn >= len(turns):
            return []
        end = len(played) if turn == self._course.turn else turns[turn + 1].played
        return played[turns[turn].played : end]

    def _concerns(self, event: Event) -> bool:
        return self._seat in self._names(event)

    @staticmethod
    def _names(event: Event) -> set[object]:
        """The seats that an event names."""
        return {event.facts[fact] for fact in SEATS if fact in event.facts}
