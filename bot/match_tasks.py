"""Work in the background of matches: at most one task for each, and all end with the bot."""

from __future__ import annotations

import asyncio
import logging
import secrets
from typing import TYPE_CHECKING

from bot.refused import Refused

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

_log = logging.getLogger(__name__)


class MatchTasks:
    """Does one kind of work for matches, such as thinking, whenever there is some.

    A match that is woken while it is at work is not woken again: the work looks itself whether
    there is more of it, with no pause between that look and its end.
    """

    def __init__(self, name: str, work: Callable[[int], Awaitable[None]]) -> None:
        self._name = name
        self._work = work
        self._tasks: dict[int, asyncio.Task[None]] = {}

    def __len__(self) -> int:
        """For how many matches something is being done."""
        return len(self._tasks)

    def wake(self, match_id: int) -> None:
        """Begin to work for a match, unless that is being done."""
        if match_id not in self._tasks:
            name = f"{self._name} {match_id}"
            self._tasks[match_id] = asyncio.create_task(self._run(match_id), name=name)

    async def idle(self) -> None:
        """Wait until nothing is being done."""
        while self._tasks:
            await asyncio.gather(*self._tasks.values(), return_exceptions=True)

    async def close(self) -> None:
        """Stop; what was not finished is found in the store."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _run(self, match_id: int) -> None:
        try:
            await self._work(match_id)
        except Refused:
            # The match is over, or others were quicker.
            pass
        except Exception:
            _log.exception("the %s in match %d failed", self._name, match_id)
        finally:
            del self._tasks[match_id]


async def pause(least: float, most: float) -> None:
    """Wait for a while between these seconds, drawn by chance as nobody can foresee."""
    await asyncio.sleep(least + (most - least) * secrets.randbelow(1000) / 1000)
