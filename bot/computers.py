"""Computers in empty seats: they think off the event loop and take a human-like moment."""

from __future__ import annotations

import asyncio
import logging
import secrets
from contextlib import suppress
from functools import partial
from itertools import count
from typing import TYPE_CHECKING

from bot.languages import words
from bot.outage import disk_failed, persist
from bot.refused import Refused, Stale
from bot.store import State
from rules import Chance

if TYPE_CHECKING:
    from bot.matches import Matches
    from bot.store import Match
    from bot.table import Table

_log = logging.getLogger(__name__)


class Computers:
    """Plays every seat that has no user.

    A computer gets a position that its seat imagines, never the true one.
    """

    def __init__(self, matches: Matches, pause: tuple[float, float]) -> None:
        self._matches = matches
        self._pause = pause
        self._tasks: dict[int, asyncio.Task[None]] = {}
        # One at a time: thinking is Python, so several together are no quicker, but each of them
        # takes its share of the time that the event loop needs to answer people.
        self._thought = asyncio.Semaphore(1)

    def wake(self, match_id: int) -> None:
        """Let the computers of a match move if they are awaited."""
        if match_id not in self._tasks:
            task = asyncio.create_task(self._play(match_id), name=f"computer {match_id}")
            self._tasks[match_id] = task

    async def resume(self) -> None:
        """Go on where a restart has interrupted."""
        for match_id in await self._matches.store.matches.thinking():
            self.wake(match_id)

    async def close(self) -> None:
        """Stop thinking; the store knows who is awaited."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _play(self, match_id: int) -> None:
        try:
            while await persist(
                partial(self._moved, match_id),
                disk_failed,
                f"the computer in match {match_id} could not move yet",
            ):
                pass
        except Refused:
            pass
        except Exception:
            _log.exception("the computer in match %d failed", match_id)
        finally:
            del self._tasks[match_id]

    async def _moved(self, match_id: int) -> bool:
        """Let one computer move, or see that its question has changed; false if none is awaited."""
        seat = self._awaited(await self._matches.table(match_id))
        if seat is None:
            return False
        least, most = self._pause
        await asyncio.sleep(least + (most - least) * secrets.randbelow(1000) / 1000)
        with suppress(Stale):
            await self._move(match_id, seat)
        return True

    @staticmethod
    def _awaited(table: Table) -> int | None:
        if table.match.state is not State.PLAYING:
            return None
        for seat in table.course.awaited:
            if table.match.sitters[seat].user_id is None:
                return seat
        return None

    async def _move(self, match_id: int, seat: int) -> None:
        async with self._thought:
            # What has happened while it waited for its turn to think counts.
            course = (await self._matches.table(match_id)).course
            if seat not in course.awaited:
                return
            moment, chance = course.questions[seat], Chance(secrets.token_hex(16))
            imagined = course.position.imagine(seat, chance.fork("imagined"))
            move = await asyncio.to_thread(course.game.advise, imagined, seat, chance)
        await self._matches.play(match_id, seat, str(move), moment=moment)


def computer_name(match: Match) -> str:
    """A name for one more computer that nobody else in the match has."""
    tongue = words(match.language)
    names = (tongue("computer-name", number=number) for number in count(1))
    return next(name for name in names if name not in match.names)
