"""Searches: what a seat may take back, and what it could do then or after other moves."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, TypeVar

from bot.spelling import as_it_looks
from rules import Entry, IllegalMove
from rules.core.record import UNDO

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from bot.table import Table
    from rules import Course, Move, View

_Found = TypeVar("_Found")


class Searches:
    """Finds things out off the event loop, for that takes a while."""

    def __init__(self) -> None:
        # One at a time, for the same reason as computers think one at a time.
        self._under_way = asyncio.Semaphore(1)

    async def takebacks(self, table: Table, seat: int, most: int | None) -> int:
        """How many of its last moves a seat may take back now; it asks for no more than `most`."""
        return await self._search(table.course.takebacks, seat, most)

    async def options(self, table: Table, seat: int, *moves: str) -> tuple[tuple[Move, ...], View]:
        """The moves a seat can make after these, by changing its mind if it has moved already.

        They come with all facts that texts need to present them, and with the seat's view from
        which they are made. No moves if these can't be made.
        """
        course = table.course
        if course.outcome is not None or (course.moves(seat) and not moves):
            return course.explained(seat), course.position.view(seat)
        return await self._search(_options_after, course.copy(), seat, moves)

    async def _search(self, work: Callable[..., _Found], *about: object) -> _Found:
        async with self._under_way:
            return await asyncio.to_thread(work, *about)


def _options_after(trial: Course, seat: int, moves: Sequence[str]) -> tuple[tuple[Move, ...], View]:
    """The moves a seat would have after these, which are made in a trial."""
    try:
        if not trial.moves(seat):
            trial.enter(Entry(seat, UNDO))
        for move in moves:
            trial.enter(Entry(seat, as_it_looks(move)))
    except IllegalMove:
        return (), trial.position.view(seat)
    return trial.explained(seat), trial.position.view(seat)
