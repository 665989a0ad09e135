"""The tables in memory: one for each match in use, and the most recently used ones."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from typing import TYPE_CHECKING, Final
from weakref import WeakValueDictionary

from bot.refused import Refused
from bot.store import State
from bot.store.forgetting import NOBODY
from bot.table import Table, fold
from rules import BadRecord

if TYPE_CHECKING:
    from bot.store import Store

_log = logging.getLogger(__name__)

#: How many tables are kept in memory; the others are read from the store when needed.
KEPT: Final = 512


class Tables:
    """Gives everybody the same table of a match for as long as anybody holds it."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._kept: OrderedDict[int, Table] = OrderedDict()
        #: Includes evicted tables that somebody still holds.
        self._living: WeakValueDictionary[int, Table] = WeakValueDictionary()
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    def lock(self, match_id: int) -> asyncio.Lock:
        """The lock of a match, to be held while changing it."""
        return self._locks.setdefault(match_id, asyncio.Lock())

    async def table(self, match_id: int) -> Table:
        """The table of a match, from memory or from the store.

        Raises `Refused` if it has not begun, or can't be played on.
        """
        table = self.at_hand(match_id)
        if table is None:
            read = await self.read(match_id)
            # Another task may have read it meanwhile.
            table = self._living.get(match_id, read)
            if table.doubtful:
                table.take_over(read)
        return self.keep(table)

    def at_hand(self, match_id: int) -> Table | None:
        """The table of a match if it is in memory, as it is on the disk."""
        table = self._living.get(match_id)
        return None if table is None or table.doubtful else table

    def forget(self, match_id: int, user_id: int) -> None:
        """Forget a user whom the store has forgotten, at a table that is in memory."""
        table = self._living.get(match_id)
        if table is None:
            return
        if table.match.host_id == user_id:
            table.match.host_id = NOBODY
        for sitter in table.match.sitters:
            if sitter.user_id == user_id:
                sitter.dm_channel_id = sitter.dm_message_id = None
        # The store knows who sits there now.
        table.doubtful = True

    def keep(self, table: Table) -> Table:
        """Remember a table that has been stored; returns the known one if there is one."""
        table = self._living.setdefault(table.match.id, table)
        self._kept[table.match.id] = table
        self._kept.move_to_end(table.match.id)
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return table

    async def read(self, match_id: int) -> Table:
        """A table as the store has it, apart from the one that everybody shares.

        Raises `Refused` as `table` does.
        """
        match = await self._store.matches.read(match_id)
        if match is None:
            raise Refused("match-unknown")
        if match.state is State.LOBBY:
            raise Refused("not-started")
        if match.state is State.CANCELLED:
            raise Refused("lobby-expired" if match.expired else "lobby-cancelled")
        entries = await self._store.matches.entries(match_id)
        # A long log takes milliseconds to fold: not on the event loop.
        try:
            course = await asyncio.to_thread(fold, match, entries)
        except BadRecord as error:
            # Missing rules or data may come back. A log that was accepted but doesn't fold is a bug
            # of ours. Don't log its entry: it may be a secret.
            missing = error.reason in {"version", "edition"}
            _log.log(
                logging.WARNING if missing else logging.ERROR,
                "match %d can't be played on: %s %s",
                match_id,
                error.reason,
                error.facts,
            )
            raise Refused("match-outdated") from None
        return Table(match, course)
