"""Computers in empty seats: they think off the event loop and pause once a turn, as people do."""

from __future__ import annotations

import asyncio
import secrets
from contextlib import suppress
from functools import partial
from itertools import count
from typing import TYPE_CHECKING, NamedTuple

from bot.computer_turns import computer_turn
from bot.languages import words
from bot.match_tasks import MatchTasks, pause
from bot.outage import disk_failed, persist
from bot.refused import Stale
from rules import Chance, IllegalMove

if TYPE_CHECKING:
    from bot.matches import Matches
    from bot.store import Match


class _Turn(NamedTuple):
    """A seat's turn, by its number."""

    seat: int
    number: int


class Computers:
    """Plays every seat that has no user, or whose player is late.

    A computer decides on a position that its seat imagines, never on the true one. It pauses once
    before each of its turns, however many steps they take: nobody can count those from outside.
    """

    def __init__(self, matches: Matches, pause: tuple[float, float]) -> None:
        self._matches = matches
        self._pause = pause
        self.tasks = MatchTasks("computer", self._play)
        # One at a time: thinking is Python, so several at once are no quicker, and each of them
        # takes time that the event loop needs to answer people.
        self._thought = asyncio.Semaphore(1)

    def wake(self, match_id: int) -> None:
        """Let the computers of a match move, if any is awaited."""
        table = self._matches.tables.at_hand(match_id)
        if table is not None and table.computer_to_move() is None:
            return
        self.tasks.wake(match_id)

    async def resume(self) -> None:
        """Resume what a restart interrupted."""
        for match_id in await self._matches.store.matches.thinking():
            self.wake(match_id)

    async def close(self) -> None:
        """Stop thinking; the store knows who is awaited."""
        await self.tasks.close()

    async def _play(self, match_id: int) -> None:
        turn: _Turn | None = None
        while True:
            turn = await persist(
                partial(self._moved, match_id, turn),
                disk_failed,
                f"the computer in match {match_id} could not move yet",
            )
            if turn is None:
                break

    async def _moved(self, match_id: int, last: _Turn | None) -> _Turn | None:
        """Let one computer move, unless its question has changed meanwhile.

        Returns whose turn it was, ``None`` if no computer is awaited. If it is the same as `last`,
        there is no second pause.
        """
        table = await self._matches.table(match_id)
        seat = table.computer_to_move()
        if seat is None:
            return None
        turn = _Turn(seat, table.course.turn)
        if turn != last:
            await pause(*self._pause)
        with suppress(Stale):
            await self._move(match_id, seat)
        return turn

    async def _move(self, match_id: int, seat: int) -> None:
        async with self._thought:
            # Read the table only now: it may have changed while this computer waited to think.
            table = await self._matches.table(match_id)
            course = table.course
            if seat not in course.awaited or not table.match.sitters[seat].is_computer:
                return
            moment, chance = course.questions[seat], Chance(secrets.token_hex(16))
            first, *more = map(str, await asyncio.to_thread(computer_turn, course, seat, chance))
        try:
            await self._matches.play(match_id, seat, first, *more, moment=moment)
        except IllegalMove:
            # Others have moved while it thought, so only its first move is still sure to fit.
            await self._matches.play(match_id, seat, first, moment=moment)


def computer_name(match: Match) -> str:
    """A name for another computer, not yet taken in the match."""
    tongue = words(match.language)
    names = (tongue("computer-name", number=number) for number in count(1))
    return next(name for name in names if name not in match.names)


def former_player(language: str, number: int) -> str:
    """The name under which a computer goes on for somebody whom we have forgotten."""
    return words(language)("former-player", number=number)
