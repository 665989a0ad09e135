"""Who follows matches without playing in them."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import sqlite3

    from bot.store.database import Database


class StoredWatchers:
    """All who want to hear how a match has ended."""

    def __init__(self, connection: Database) -> None:
        self._connection = connection

    async def of(self, match_id: int) -> list[int]:
        """The users who follow a match."""
        rows = await self._connection.execute_fetchall(
            "SELECT user_id FROM watcher WHERE match_id = ? ORDER BY user_id", (match_id,)
        )
        return [row[0] for row in rows]

    async def add(self, match_id: int, user_id: int) -> None:
        """Let a user follow a match."""

        def work(connection: sqlite3.Connection) -> None:
            connection.execute(
                "INSERT OR IGNORE INTO watcher (match_id, user_id) VALUES (?, ?)",
                (match_id, user_id),
            )

        await self._connection.transact(work)

    async def remove(self, match_id: int, user_id: int) -> None:
        """Let a user follow a match no longer."""

        def work(connection: sqlite3.Connection) -> None:
            connection.execute(
                "DELETE FROM watcher WHERE match_id = ? AND user_id = ?", (match_id, user_id)
            )

        await self._connection.transact(work)
