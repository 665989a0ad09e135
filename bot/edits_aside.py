"""Edits that nobody must wait for: made apart from everything else, each as things are by then.

Discord rations edits per channel, and many matches may have their cards in one. If each edited its
own before it asked the next player, they would all wait for each other. The same holds for
pictures: painting one must not keep anybody from being asked. So who is to move is asked at once,
while such edits are made one after the other in queues of their own.
"""

from __future__ import annotations

import asyncio
import logging
from functools import partial
from typing import TYPE_CHECKING

import discord

from bot.outage import disk_failed, persist

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from bot.store import Match, Notice, NoticeKind, Store

_log = logging.getLogger(__name__)


class EditsAside:
    """At most one worker per queue, which tells the notices of one kind of its matches."""

    def __init__(
        self,
        kind: NoticeKind,
        queue_of: Callable[[Match], int],
        store: Store,
        tell: Callable[[Notice], Awaitable[None]],
        wake: Callable[[int], None],
    ) -> None:
        self._kind = kind
        #: In which queue a match stands.
        self._queue_of = queue_of
        self._store = store
        self._tell = tell
        #: Called for a match of which there is more to tell than was told.
        self._wake = wake
        #: By queue, the matches whose messages are to be edited, in order.
        self._due: dict[int, dict[int, None]] = {}
        self.workers: dict[int, asyncio.Task[None]] = {}

    def has(self, match_id: int) -> bool:
        """Whether a match is waiting for its edit, or its message being edited."""
        return any(match_id in due for due in self._due.values())

    async def take(self, match_id: int) -> None:
        """See to a match when its queue has time for it."""
        match = await self._store.matches.read(match_id)
        if match is None:
            return
        queue = self._queue_of(match)
        self._due.setdefault(queue, {})[match_id] = None
        if queue not in self.workers:
            self.workers[queue] = asyncio.create_task(self._edit_all(queue))

    async def _edit_all(self, queue: int) -> None:
        due = self._due[queue]
        try:
            while due:
                match_id = next(iter(due))
                outdated = False
                try:
                    outdated = await persist(
                        partial(self._edit, match_id),
                        disk_failed,
                        f"the {self._kind} of match {match_id} could not be seen to yet",
                    )
                except discord.HTTPException:
                    # It was named when it was kept, and is tried with the next move.
                    pass
                except Exception:
                    _log.exception("telling the %s of match %d stopped", self._kind, match_id)
                del due[match_id]
                if outdated:
                    self._wake(match_id)
        finally:
            del self.workers[queue], self._due[queue]

    async def _edit(self, match_id: int) -> bool:
        """Edit as the match is now, which tells all notices there are by now.

        Returns whether there are new ones afterwards.
        """
        due = await self._open(match_id)
        latest = {notice.seat: notice for notice in due}
        for notice in due:
            if notice is latest[notice.seat]:
                await self._tell(notice)
            else:
                await self._store.notices.told(notice)
        return bool(await self._open(match_id))

    async def _open(self, match_id: int) -> list[Notice]:
        """The notices that are to be told here."""
        notices = await self._store.notices.of(match_id)
        return [one for one in notices if one.kind is self._kind]
