"""What those who manage servers have chosen for them."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import sqlite3
    from collections.abc import Mapping

    from bot.store.database import Database


class StoredServers:
    """All servers for which anything was chosen."""

    def __init__(self, connection: Database) -> None:
        self._connection = connection

    async def all(self) -> dict[int, dict[str, object]]:
        """What was chosen, by server."""
        rows = await self._connection.execute_fetchall("SELECT guild_id, chosen FROM server")
        return {guild_id: json.loads(chosen) for guild_id, chosen in rows}

    async def save(self, guild_id: int, chosen: Mapping[str, object]) -> None:
        """Remember what was chosen for a server."""

        def work(connection: sqlite3.Connection) -> None:
            connection.execute(
                "INSERT INTO server (guild_id, chosen) VALUES (?, ?) "
                "ON CONFLICT (guild_id) DO UPDATE SET chosen = excluded.chosen",
                (guild_id, json.dumps(dict(chosen))),
            )

        await self._connection.transact(work)
