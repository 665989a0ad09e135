"""The connection to the database: what belongs together is written in one go.

Changes that are asked for at the same time share one commit: what costs is to wait for the disk,
and that takes as long for fifty as for one.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

import aiosqlite

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.store.file_lock import FileLock

Work = Callable[[sqlite3.Connection], None]
#: So many changes share a commit at most: the first of them should not wait long for the others.
_TOGETHER: Final = 100


@dataclass(slots=True, eq=False)
class Change:
    """Work that has been handed over; whether it is over and done with, and why it failed."""

    work: Work
    settled: bool = False
    error: Exception | None = None


class WholeTransactions(sqlite3.Connection):
    """A connection whose commit carries out all changes handed over so far."""

    def __init__(self, *arguments: Any, **options: Any) -> None:
        super().__init__(*arguments, **options)
        self.handed_over: deque[Change] = deque()
        #: Released when the connection is closed.
        self.lock: FileLock | None = None

    def close(self) -> None:
        """Close the file, and only then let others have it."""
        super().close()
        if self.lock is not None:
            self.lock.release()

    def commit(self) -> None:
        """Carry out what waits, each change whole or not at all.

        Together if that is possible. If anything fails, each of them gets a transaction of its own,
        so that none suffers from another.
        """
        changes = [self.handed_over.popleft() for _ in range(min(len(self.handed_over), _TOGETHER))]
        try:
            if len(changes) > 1 and self._succeeds(changes):
                return
            for change in changes:
                self._succeeds([change])
        finally:
            for change in changes:
                change.settled = True

    def _succeeds(self, changes: Sequence[Change]) -> bool:
        """Carry changes out in one transaction; tells whether that was possible."""
        try:
            self._transact(changes)
        except Exception as error:
            # Raised where the change was asked for.
            changes[0].error = error
            return False
        changes[0].error = None
        return True

    def _transact(self, changes: Sequence[Change]) -> None:
        """Carry changes out in one transaction, all or none."""
        self.execute("BEGIN IMMEDIATE")
        try:
            for change in changes:
                change.work(self)
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
        #: The next commit, until it is under way.
        self._next: asyncio.Task[None] | None = None

    async def transact(self, work: Work) -> None:
        """Do the work, whole or not at all; when this returns, it is on the disk.

        The work may be tried twice, the first time without effect.
        """
        change = Change(work)
        self._handed_over.append(change)
        if self._next is None:
            self._next = asyncio.create_task(self._write())
        # Whoever is cancelled must not take the others' changes along.
        await asyncio.shield(self._next)
        while not change.settled:
            # There were too many at once.
            await self.commit()
        if change.error is not None:
            raise change.error

    async def _write(self) -> None:
        """Carry out what was handed over until now, with one call to the thread.

        What a commit under way has taken is settled too when this returns: it comes first.
        """
        self._next = None
        await self.commit()

    async def close(self) -> None:
        """Close the file, once everything that was handed over is written."""
        if self._next is not None:
            await self._next
        await super().close()
