"""Which commands were registered with Discord."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import sqlite3

    from bot.store.database import Database


class StoredRegistrations:
    """For each application a digest of the commands that Discord knows."""

    def __init__(self, connection: Database) -> None:
        self._connection = connection

    async def read(self, application_id: int) -> str | None:
        """The digest of what Discord was last told; ``None`` if it was told nothing."""
        rows = await self._connection.execute_fetchall(
            "SELECT digest FROM registration WHERE application_id = ?", (application_id,)
        )
        return next((row[0] for row in rows), None)

    async def save(self, application_id: int, digest: str) -> None:
        """Remember what Discord has been told."""

        def work(connection: sqlite3.Connection) -> None:
            connection.execute(
                "INSERT INTO registration (application_id, digest) VALUES (?, ?) "
                "ON CONFLICT (application_id) DO UPDATE SET digest = excluded.digest",
                (application_id, digest),
            )

        await self._connection.transact(work)
