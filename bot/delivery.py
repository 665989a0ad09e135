"""Delivery: tells what the store says must be told, in order, each thing once.

Every match has at most one worker, which takes its notices one by one. A notice is dropped when
Discord has it; a message that was posted but not noted before a crash is found again, by its nonce
while Discord remembers it and by its buttons afterwards.
"""

from __future__ import annotations

import asyncio
import logging
from functools import partial
from typing import TYPE_CHECKING, Final

import discord

from bot.outage import disk_failed, persist, will_pass
from bot.posts import Posts
from bot.refused import Refused
from bot.store import Kind, NewNotice

if TYPE_CHECKING:
    from bot.app import Clanmoot
    from bot.store import Notice

    Interaction = discord.Interaction[Clanmoot]

_log = logging.getLogger(__name__)

#: Seconds that somebody who wants to know what became of a message waits for it.
_WHILE: Final = 5.0
#: Of these only the last counts, for it brings a message up to date.
LATEST_ONLY: Final = frozenset({Kind.STATUS, Kind.PROGRESS, Kind.SETTLE, Kind.PROMPT})


class Delivery:
    """The workers that drain the notices."""

    def __init__(self, bot: Clanmoot) -> None:
        self._bot = bot
        self._posts = Posts(bot)
        self._store = bot.store
        self._workers: dict[int, asyncio.Task[None]] = {}
        self._again: set[int] = set()

    def wake(self, match_id: int) -> None:
        """Something of this match may have to be told."""
        if match_id in self._workers:
            self._again.add(match_id)
            return
        worker = asyncio.create_task(self._drain(match_id), name=f"delivery {match_id}")
        self._workers[match_id] = worker

    async def answer_with_card(self, command: Interaction, match_id: int) -> None:
        """Let the card of a lobby be the answer to the command that opened it.

        Returns when the card is posted, or after a while if that takes longer.
        """
        commands = self._posts.channel.commands
        commands[match_id] = command
        self.wake(match_id)
        await self.told(match_id)
        # By now it is too old to be answered.
        commands.pop(match_id, None)

    async def resume(self) -> None:
        """Tell what a restart has interrupted."""
        for match_id in await self._store.notices.waiting():
            self._posts.sent.doubtful.add(match_id)
            self.wake(match_id)

    async def idle(self) -> None:
        """Wait until everything has been told."""
        while self._workers:
            await asyncio.gather(*self._workers.values(), return_exceptions=True)

    async def told(self, match_id: int) -> None:
        """Wait until everything of a match has been told, or for a while if that takes longer."""
        if worker := self._workers.get(match_id):
            await asyncio.wait([worker], timeout=_WHILE)

    async def close(self) -> None:
        """Stop telling; the store keeps what is left."""
        workers = list(self._workers.values())
        for worker in workers:
            worker.cancel()
        await asyncio.gather(*workers, return_exceptions=True)

    async def _drain(self, match_id: int) -> None:
        try:
            await self._bot.wait_until_ready()
            await self._bot.pending_replies.drained()
            while await persist(
                partial(self._tell_all, match_id),
                disk_failed,
                f"what must be told of match {match_id} could not be seen to yet",
            ):
                pass
        except Exception:
            _log.exception("telling of match %d stopped", match_id)
        finally:
            self._posts.sent.doubtful.discard(match_id)
            del self._workers[match_id]

    async def _tell_all(self, match_id: int) -> bool:
        """Tell all that must be told by now; false if there is nothing any more."""
        self._again.discard(match_id)
        notices = await self._store.notices.of(match_id)
        for place, notice in enumerate(notices):
            later = notices[place + 1 :]
            if notice.kind in LATEST_ONLY and any(
                (one.kind, one.seat) == (notice.kind, notice.seat) for one in later
            ):
                await self._store.notices.told(notice)
            else:
                await self._tell(notice)
        return bool(notices) or match_id in self._again

    async def _tell(self, notice: Notice) -> None:
        """Tell one thing, however long Discord can't be reached."""
        try:
            await persist(
                partial(self._try, notice), _may_be_told_later, f"notice {notice.id} not told yet"
            )
        except Exception as error:
            await self._give_up(notice, error)

    async def _try(self, notice: Notice) -> None:
        try:
            await self._posts.tell(notice)
        except Exception as error:
            if _may_be_told_later(error):
                self._posts.sent.doubtful.add(notice.match_id)
            raise

    async def _give_up(self, notice: Notice, error: Exception) -> None:
        """Drop a notice that would only fail again, and keep back all that comes after it."""
        if isinstance(error, discord.HTTPException | Refused):
            # Forbidden or gone for good: nobody is left who could be told.
            _log.warning("notice %d (%s) can't be told: %s", notice.id, notice.kind, error)
        else:
            _log.error("telling notice %d (%s) failed", notice.id, notice.kind, exc_info=error)
        if notice.kind is Kind.CARD:
            # Without a card nobody could do anything with the lobby.
            await self._bot.lobbies.call_off(notice.match_id)
        # Who is not asked directly is called where all are told, lest the game stand still.
        instead = [NewNotice(Kind.CLOSED, notice.seat)] if notice.kind is Kind.PROMPT else []
        await self._store.notices.told(notice, instead=instead)
        self._posts.sent.forget(notice)


def _may_be_told_later(error: Exception) -> bool:
    return will_pass(error) or disk_failed(error)
