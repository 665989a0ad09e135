"""The connection to the database: what belongs together is written in one go."""

from __future__ import annotations

from typing import TYPE_CHECKING

from aiosqlite import Connection

if TYPE_CHECKING:
    import sqlite3
    from collections.abc import Callable


class Ledger(Connection):
    """A connection that carries out whole transactions in its own thread.

    Step by step, each statement would cost a change of threads while somebody waits for an answer,
    and a task that is cancelled in between could leave half a transaction behind.
    """

    async def transact(self, work: Callable[[sqlite3.Connection], None]) -> None:
        """Do that work, whole or not at all; when this returns, it is on the disk."""
        await self._execute(self._transact, work)  # type: ignore[no-untyped-call]

    def _transact(self, work: Callable[[sqlite3.Connection], None]) -> None:
        connection = self._conn
        connection.execute("BEGIN IMMEDIATE")
        try:
            work(connection)
            connection.execute("COMMIT")
        except BaseException:
            # After some failures of the disk SQLite has rolled it back itself; a commit that fails
            # may leave it open, and then no other could begin.
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise
