"""Computers in empty seats: they think off the event loop and take a human-like moment."""

from __future__ import annotations

import asyncio
import logging
import secrets
from contextlib import suppress
from typing import TYPE_CHECKING

from bot.refused import Refused, Stale
from bot.store import State
from rules import Chance

if TYPE_CHECKING:
    from bot.matches import Matches, Table

_log = logging.getLogger(__name__)


class Computers:
    """Plays every seat that has no user.

    A computer gets a position that its seat imagines, never the true one.
    """

    def __init__(self, matches: Matches, pause: tuple[float, float]) -> None:
        self._matches = matches
        self._pause = pause
        self._tasks: dict[int, asyncio.Task[None]] = {}

    def wake(self, match_id: int) -> None:
        """Let the computers of a match move if they are awaited."""
        if match_id not in self._tasks:
            task = asyncio.create_task(self._play(match_id), name=f"computer {match_id}")
            self._tasks[match_id] = task

    async def resume(self) -> None:
        """Go on where a restart has interrupted."""
        for match_id in await self._matches.store.thinking():
            self.wake(match_id)

    async def close(self) -> None:
        """Stop thinking; the store knows who is awaited."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _play(self, match_id: int) -> None:
        try:
            while (seat := self._awaited(await self._matches.table(match_id))) is not None:
                least, most = self._pause
                await asyncio.sleep(least + (most - least) * secrets.randbelow(1000) / 1000)
                with suppress(Stale):
                    await self._move(match_id, seat)
        except Refused:
            pass
        except Exception:
            _log.exception("the computer in match %d failed", match_id)
        finally:
            del self._tasks[match_id]

    @staticmethod
    def _awaited(table: Table) -> int | None:
        if table.match.state is not State.PLAYING:
            return None
        for seat in table.course.awaited:
            if table.match.sitters[seat].user_id is None:
                return seat
        return None

    async def _move(self, match_id: int, seat: int) -> None:
        table = await self._matches.table(match_id)
        course = table.course
        if seat not in course.awaited:
            return
        moment, chance = course.questions[seat], Chance(secrets.token_hex(16))
        imagined = course.position.imagine(seat, chance.fork("imagined"))
        move = await asyncio.to_thread(course.game.advise, imagined, seat, chance)
        await self._matches.play(match_id, seat, str(move), moment=moment)
