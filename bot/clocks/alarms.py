"""Alarms: every few seconds the store is asked whose clock must be looked at.

That is one query on an index, however many matches wait, and nothing is kept in memory for them.
While the bot is not connected to Discord, or all its requests fail, nobody can answer, so nobody's
time runs: how long it was down is noted as soon as it is up again, before anything else.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from bot.clocks.nights import Span
from bot.outage import FAILURES, disk_failed, persist

if TYPE_CHECKING:
    from bot.app import Clanmoot

_log = logging.getLogger(__name__)

#: Seconds between two looks.
EVERY: Final = 5.0
#: How often, in seconds, it is noted that the bot is up.
NOTED: Final = 60.0
#: A restart that takes no longer than this, in seconds, is not worth counting.
BRIEF: Final = 60.0


class Alarms:
    """Looks at clocks when they are due."""

    def __init__(self, bot: Clanmoot) -> None:
        self._bot = bot
        self._time = bot.store.time
        self._task: asyncio.Task[None] | None = None
        #: Whether the bot was down when it was last looked at.
        self._down = True
        self._noted = 0.0
        self._looking = asyncio.Lock()

    def start(self) -> None:
        """Begin to look, as soon as the bot is ready."""
        self._task = asyncio.create_task(self._run(), name="alarms")

    async def close(self) -> None:
        """Stop looking."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        await self._bot.wait_until_ready()
        while True:
            try:
                more = await persist(self.look, disk_failed, "clocks could not be looked at yet")
            except Exception:
                _log.exception("looking at the clocks failed")
                more = False
            await asyncio.sleep(0 if more else EVERY)

    async def look(self) -> bool:
        """Look at some clocks that are due; tells whether there may be more."""
        async with self._looking:
            return await self._look()

    async def _look(self) -> bool:
        now = self._bot.clock()
        note = self._down or now - self._noted >= NOTED
        if not self._is_up() or not await self._is_heard(lately=note):
            self._down = True
            return False
        if self._down:
            alive = await self._time.alive()
            if alive is not None and now - alive > BRIEF:
                await self._time.note_outage(Span(alive, now))
        if note:
            await self._time.note_alive(now)
            self._down, self._noted, self._bot.requests.heard = False, now, False
        due = await self._time.due(now)
        for match_id in due:
            await self._bot.clockwork.ring(match_id)
        return bool(due)

    def _is_up(self) -> bool:
        """Whether people can reach the bot."""
        bot = self._bot
        shards = bot.shards.values()
        return bot.is_ready() and not any(shard.is_closed() for shard in shards)

    async def _is_heard(self, *, lately: bool) -> bool:
        """Whether Discord does what the bot asks.

        A request is made to find that out if the last one failed; also, to know it of `lately`, if
        there was none since the bot was last noted to be up.
        """
        requests = self._bot.requests
        if requests.failing or (lately and not requests.heard):
            with suppress(*FAILURES):
                await self._bot.application_info()
        return not requests.failing
