"""Seats that were offered to somebody, who has not answered yet."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.store.notices import write_notices

if TYPE_CHECKING:
    import sqlite3
    from collections.abc import Sequence

    from bot.store.database import Database
    from bot.store.rows import Match, NewNotice


class StoredOffers:
    """All offers; a seat is offered to at most one person."""

    def __init__(self, connection: Database) -> None:
        self._connection = connection

    async def save(
        self, match: Match, seat: int, user_id: int, notices: Sequence[NewNotice]
    ) -> None:
        """Offer a seat to a user, and to nobody else any more."""

        def work(connection: sqlite3.Connection) -> None:
            connection.execute(
                "INSERT INTO offer (match_id, seat, user_id) VALUES (?, ?, ?) "
                "ON CONFLICT (match_id, seat) DO UPDATE SET user_id = excluded.user_id",
                (match.id, seat, user_id),
            )
            write_notices(connection, match.id, match.length, notices)

        await self._connection.transact(work)

    async def read(self, match_id: int, seat: int) -> int | None:
        """The user to whom a seat is offered; ``None`` if it isn't."""
        rows = await self._connection.execute_fetchall(
            "SELECT user_id FROM offer WHERE match_id = ? AND seat = ?", (match_id, seat)
        )
        return next((row[0] for row in rows), None)

    async def accept(self, match_id: int, seat: int) -> None:
        """Take an offer back that was accepted; the seat's direct message is no longer its own."""

        def work(connection: sqlite3.Connection) -> None:
            where = match_id, seat
            connection.execute("DELETE FROM offer WHERE match_id = ? AND seat = ?", where)
            connection.execute(
                "UPDATE seat SET dm_channel_id = NULL, dm_message_id = NULL "
                "WHERE match_id = ? AND seat = ?",
                where,
            )

        await self._connection.transact(work)

    async def drop(self, match_id: int, seat: int) -> None:
        """Take an offer back."""

        def work(connection: sqlite3.Connection) -> None:
            connection.execute(
                "DELETE FROM offer WHERE match_id = ? AND seat = ?", (match_id, seat)
            )

        await self._connection.transact(work)
