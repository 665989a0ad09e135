"""The store: one writer, one transaction per change, nothing half done."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from bot.store.database import Database
from bot.store.lobbies import StoredLobbies
from bot.store.matches import StoredMatches
from bot.store.notices import StoredNotices
from bot.store.offers import StoredOffers
from bot.store.people import StoredPeople
from bot.store.registrations import StoredRegistrations
from bot.store.schema import prepare
from bot.store.servers import StoredServers
from bot.store.time import StoredTime
from bot.store.watchers import StoredWatchers

if TYPE_CHECKING:
    from pathlib import Path


class Store:
    """All that survives a restart.

    Every method of its parts that writes is one transaction: when it returns, the change is on the
    disk; when it raises, nothing has changed.
    """

    def __init__(self, connection: Database) -> None:
        self._connection = connection
        self.matches = StoredMatches(connection)
        self.lobbies = StoredLobbies(connection, self.matches)
        self.notices = StoredNotices(connection)
        self.people = StoredPeople(connection)
        self.registrations = StoredRegistrations(connection)
        self.time = StoredTime(connection)
        self.offers = StoredOffers(connection)
        self.servers = StoredServers(connection)
        self.watchers = StoredWatchers(connection)

    @classmethod
    async def open(cls, path: Path) -> Store:
        """Open the file for this process alone; raises `StoreRefused` if that is impossible."""
        # Not in aiosqlite's own thread, which would go on running after a refusal.
        prepared = await asyncio.to_thread(prepare, path)
        database = Database(prepared)
        await database
        return cls(database)

    async def close(self) -> None:
        """Close the file; the store can't be used afterwards."""
        await self._connection.close()
