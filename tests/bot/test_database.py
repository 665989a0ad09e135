"""Changes at the same time share a commit, and none of them suffers from another."""

from __future__ import annotations

import asyncio
import sqlite3
from typing import TYPE_CHECKING

import pytest

from bot.store import Store
from bot.store.database import WholeTransactions

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

    from bot.store.database import Database


@pytest.fixture
async def database(tmp_path: Path) -> AsyncIterator[Database]:
    store = await Store.open(tmp_path / "store.sqlite3")
    try:
        await store._connection.transact(lambda one: one.execute("CREATE TABLE t (n UNIQUE)"))
        yield store._connection
    finally:
        await store.close()


def adding(*numbers: int):
    def work(connection: sqlite3.Connection) -> None:
        connection.executemany("INSERT INTO t VALUES (?)", [(number,) for number in numbers])

    return work


def deferred(connection: sqlite3.Connection) -> None:
    """Write something that only fails at the commit."""
    connection.execute("PRAGMA defer_foreign_keys = ON")
    connection.execute("INSERT INTO notice (match_id, kind, version) VALUES (99, 'turn', 0)")


def lost(connection: sqlite3.Connection) -> None:
    """Fail as a full disk does, after which there is no transaction any more."""
    connection.execute("ROLLBACK")
    raise sqlite3.OperationalError("database or disk is full")


async def numbers(database: Database) -> list[int]:
    rows = await database.execute_fetchall("SELECT n FROM t ORDER BY n")
    return [row[0] for row in rows]


async def test_changes_at_the_same_time_share_a_commit(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    real, sizes = WholeTransactions._transact, []

    def counted(connection: WholeTransactions, changes) -> None:
        sizes.append(len(changes))
        real(connection, changes)

    monkeypatch.setattr(WholeTransactions, "_transact", counted)
    await asyncio.gather(*(database.transact(adding(number)) for number in range(50)))
    assert await numbers(database) == list(range(50))
    assert sum(sizes) == 50
    assert max(sizes) > 1


@pytest.mark.parametrize("bad", [adding(7, 7), deferred, lost], ids=["illegal", "late", "full"])
async def test_one_that_fails_takes_no_other_with_it(database: Database, bad) -> None:
    works = [adding(1), adding(2), bad, adding(3)]
    done = await asyncio.gather(*map(database.transact, works), return_exceptions=True)
    assert [one is None for one in done] == [True, True, False, True]
    assert isinstance(done[2], sqlite3.Error)
    assert await numbers(database) == [1, 2, 3]
    await database.transact(adding(4))
    assert await numbers(database) == [1, 2, 3, 4]


async def test_a_change_is_stored_when_it_is_answered_however_many_there_are(
    database: Database, tmp_path: Path
) -> None:
    seen: list[bool] = []

    async def add(number: int) -> None:
        await database.transact(adding(number))
        rows = await asyncio.to_thread(look, number)
        seen.append(rows == 1)

    def look(number: int) -> int:
        with sqlite3.connect(tmp_path / "store.sqlite3") as other:
            (count,) = other.execute("SELECT count(*) FROM t WHERE n = ?", (number,)).fetchone()
        other.close()
        return int(count)

    # More than share a commit, and some while a commit is under way.
    first = asyncio.gather(*(add(number) for number in range(150)))
    await asyncio.sleep(0)
    await asyncio.gather(first, *(add(number) for number in range(150, 200)))
    assert seen == [True] * 200


@pytest.mark.parametrize("cancelled", [{0}, {1}, {0, 1}, {2}, {0, 1, 2}], ids=str)
async def test_whoever_is_cancelled_takes_no_other_along(
    database: Database, cancelled: set[int]
) -> None:
    # The first waits for a commit of its own, the others share the next one.
    asking = [asyncio.create_task(database.transact(adding(number))) for number in range(5)]
    await asyncio.sleep(0)
    for number in cancelled:
        asking[number].cancel()
    done = await asyncio.gather(*asking, return_exceptions=True)
    assert {place for place, one in enumerate(done) if one is not None} == cancelled
    # What was handed over is done all the same.
    assert await numbers(database) == list(range(5))
    await database.transact(adding(5))
    assert await numbers(database) == list(range(6))


async def test_closing_waits_for_what_was_handed_over(tmp_path: Path) -> None:
    store = await Store.open(tmp_path / "closing.sqlite3")
    await store._connection.transact(lambda one: one.execute("CREATE TABLE t (n UNIQUE)"))
    asking = [asyncio.create_task(store._connection.transact(adding(n))) for n in range(150)]
    await asyncio.sleep(0)
    await store.close()
    assert await asyncio.gather(*asking) == [None] * 150
    with sqlite3.connect(tmp_path / "closing.sqlite3") as other:
        assert other.execute("SELECT count(*) FROM t").fetchone() == (150,)
    other.close()
