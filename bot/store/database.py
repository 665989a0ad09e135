"""The connection to the database: what belongs together is written in one go."""

from __future__ import annotations

import sqlite3
from collections import deque
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import aiosqlite

if TYPE_CHECKING:
    from bot.store.file_lock import FileLock

Work = Callable[[sqlite3.Connection], None]


class WholeTransactions(sqlite3.Connection):
    """A connection whose commit carries out a whole transaction handed over before."""

    def __init__(self, *arguments: Any, **options: Any) -> None:
        super().__init__(*arguments, **options)
        self.handed_over: deque[Work] = deque()
        #: Released when the connection is closed.
        self.lock: FileLock | None = None

    def close(self) -> None:
        """Close the file, and only then let others have it."""
        super().close()
        if self.lock is not None:
            self.lock.release()

    def commit(self) -> None:
        """Carry out the next transaction, whole or not at all."""
        work = self.handed_over.popleft()
        self.execute("BEGIN IMMEDIATE")
        try:
            work(self)
            self.execute("COMMIT")
        except BaseException:
            # After some disk failures SQLite rolls back by itself. A commit that fails may leave
            # the transaction open, and then no other could begin.
            if self.in_transaction:
                self.execute("ROLLBACK")
            raise


class Database(aiosqlite.Connection):
    """Carries out whole transactions in its own thread.

    One statement at a time, each would cost a thread switch while somebody waits for an answer, and
    a task cancelled in between could leave half a transaction behind.
    """

    def __init__(self, connection: WholeTransactions) -> None:
        super().__init__(lambda: connection, iter_chunk_size=256)
        self._handed_over = connection.handed_over

    async def transact(self, work: Work) -> None:
        """Do the work, whole or not at all; when this returns, it is on the disk."""
        self._handed_over.append(work)
        # Queued before anything else can run, so each commit finds its own work.
        await self.commit()
