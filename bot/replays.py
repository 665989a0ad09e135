"""Replays: the turns of a match to step through, all of them or a player's own."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.table import Table


class Replay:
    """The steps of a match: its turns, each as it stood when it began.

    With `own`, only those that show what a seat's own turns have come to.
    """

    def __init__(
        self, table: Table, seat: int | None, times: Sequence[float], *, own: bool = False
    ) -> None:
        course = table.course
        self._turns = course.turns
        self._times = (table.match.created, *times)
        self.has_own = seat is not None
        self.own = own and self.has_own
        self.is_over = course.outcome is not None
        every = range(len(self._turns))
        steps = [
            turn for turn in every if not self.own or turn == 0 or self._made(table, turn, seat)
        ]
        self.steps = tuple(steps)

    def _made(self, table: Table, turn: int, seat: int | None) -> bool:
        """Whether a seat made a move in the turn before this one."""
        first, last = self._turns[turn - 1].played, self._turns[turn].played
        return any(one.seat == seat for one in table.course.played[first:last])

    @property
    def last(self) -> int:
        """The number of the last turn."""
        return len(self._turns) - 1

    def nearest(self, turn: int) -> int:
        """The step at a turn, or the last one before it."""
        return max((step for step in self.steps if step <= turn), default=0)

    def before(self, turn: int) -> int:
        """The step before one; the first if there is none."""
        return max((step for step in self.steps if step < turn), default=self.steps[0])

    def after(self, turn: int) -> int:
        """The step after one; the last if there is none."""
        return min((step for step in self.steps if step > turn), default=self.steps[-1])

    def version(self, turn: int) -> int:
        """The length of the log when a turn began."""
        return self._turns[turn].version

    def began(self, turn: int) -> float:
        """When a turn began."""
        return self._times[min(self.version(turn), len(self._times) - 1)]
