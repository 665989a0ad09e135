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
#: How many changes share a commit at most: the first should not wait long for the others.
_TOGETHER: Final = 100


@dataclass(slots=True, eq=False)
class Change:
    """Work that has been handed over, and why it failed."""

    work: Work
    #: Done when the work is on the disk or has failed; cancelled if nobody waits for it any more.
    settled: asyncio.Future[None]
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
            if changes:
                loop = changes[0].settled.get_loop()
                loop.call_soon_threadsafe(_settle, changes)

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


def _settle(changes: Sequence[Change]) -> None:
    """Wake those who wait for changes."""
    for change in changes:
        if not change.settled.done():
            change.settled.set_result(None)


class Database(aiosqlite.Connection):
    """Carries out whole transactions in its own thread.

    One statement at a time, each would cost a thread switch while somebody waits for an answer, and
    a task cancelled in between could leave half a transaction behind.
    """

    def __init__(self, connection: WholeTransactions) -> None:
        super().__init__(lambda: connection, iter_chunk_size=256)
        self._handed_over = connection.handed_over
        #: Whether somebody who came when nothing was being written waits for that commit.
        self._first = False
        #: Sees to it that what was handed over meanwhile is written too.
        self._rest: asyncio.Task[None] | None = None

    async def transact(self, work: Work) -> None:
        """Do the work, whole or not at all; when this returns, it is on the disk.

        The work may be tried twice, the first time without effect. It is done even if the caller is
        cancelled meanwhile.
        """
        change = Change(work, asyncio.get_running_loop().create_future())
        self._handed_over.append(change)
        if self._rest is None and not self._first:
            # The usual case: nobody else is writing. To make a task would only take time.
            self._first = True
            try:
                await self.commit()
            finally:
                self._first = False
        elif self._rest is None:
            self._rest = asyncio.create_task(self._write_rest())
        await change.settled
        if change.error is not None:
            raise change.error

    async def _write_rest(self) -> None:
        """Write what was handed over while others were written, until nothing is left.

        This is a task of its own: nobody who is cancelled takes others' changes along.
        """
        try:
            while self._handed_over:
                await self.commit()
        finally:
            self._rest = None

    async def close(self) -> None:
        """Close the file, once everything that was handed over is written."""
        if self._rest is not None:
            await self._rest
        await super().close()
