"""Cards are brought up to date channel by channel, apart from everything else.

Discord rations edits per channel, and many matches may have their cards in one. If each edited its
own before it asked the next player, they would all wait for each other. So who is to move is asked
at once, while the cards of a channel are edited one after the other, each as it is by then.
"""

from __future__ import annotations

import asyncio
import logging
from functools import partial
from typing import TYPE_CHECKING

import discord

from bot.outage import disk_failed, persist
from bot.store import NoticeKind

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from bot.store import Notice, Store

_log = logging.getLogger(__name__)


class CardEdits:
    """At most one worker per channel, which tells the `STATUS` notices of its matches."""

    def __init__(
        self,
        store: Store,
        tell: Callable[[Notice], Awaitable[None]],
        wake: Callable[[int], None],
    ) -> None:
        self._store = store
        self._tell = tell
        #: Called for a match whose card has become outdated while it was edited.
        self._wake = wake
        #: By channel, the matches whose cards are to be edited, in order.
        self._due: dict[int, dict[int, None]] = {}
        self.workers: dict[int, asyncio.Task[None]] = {}

    def has(self, match_id: int) -> bool:
        """Whether the card of a match is waiting for its edit, or being edited."""
        return any(match_id in due for due in self._due.values())

    async def take(self, match_id: int) -> None:
        """See to the card of a match when its channel has time for it."""
        match = await self._store.matches.read(match_id)
        if match is None:
            return
        self._due.setdefault(match.channel_id, {})[match_id] = None
        if match.channel_id not in self.workers:
            worker = asyncio.create_task(self._edit_all(match.channel_id))
            self.workers[match.channel_id] = worker

    async def _edit_all(self, channel_id: int) -> None:
        due = self._due[channel_id]
        try:
            while due:
                match_id = next(iter(due))
                outdated = False
                try:
                    outdated = await persist(
                        partial(self._edit, match_id),
                        disk_failed,
                        f"the card of match {match_id} could not be seen to yet",
                    )
                except discord.HTTPException:
                    # It was named when it was kept, and is tried with the next move.
                    pass
                except Exception:
                    _log.exception("telling the card of match %d stopped", match_id)
                del due[match_id]
                if outdated:
                    self._wake(match_id)
        finally:
            del self.workers[channel_id], self._due[channel_id]

    async def _edit(self, match_id: int) -> bool:
        """Edit a card as the match is now, which tells all notices there are by now.

        Returns whether there are new ones afterwards.
        """
        due = await self._open(match_id)
        for notice in due[:-1]:
            await self._store.notices.told(notice)
        for notice in due[-1:]:
            await self._tell(notice)
        return bool(await self._open(match_id))

    async def _open(self, match_id: int) -> list[Notice]:
        """The notices about a card."""
        notices = await self._store.notices.of(match_id)
        return [one for one in notices if one.kind is NoticeKind.STATUS]
