"""Files of the store: older ones are brought up to date, those that are not ours are refused."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from typing import TYPE_CHECKING

import pytest

from bot.store import (
    NewNotice,
    NoticeKind,
    Store,
    StoreRefused,
    schema,
)
from tests.bot.test_store import a_match

if TYPE_CHECKING:
    from pathlib import Path


async def test_an_older_file_is_brought_up_to_date_and_keeps_its_matches(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "store.sqlite3"
    store = await Store.open(path)
    match = a_match()
    await store.matches.add(match)
    await store.close()
    known = schema.migrations()
    more = ["CREATE TABLE medal (id INTEGER PRIMARY KEY); INSERT INTO medal VALUES (1);"]
    monkeypatch.setattr(schema, "migrations", lambda: [*known, *more])
    store = await Store.open(path)
    assert await store.matches.read(match.id) == match
    assert len(await store._connection.execute_fetchall("SELECT * FROM medal")) == 1
    (version,) = await store._connection.execute_fetchall("PRAGMA user_version")
    assert version[0] == len(known) + 1
    await store.close()
    # Once is enough.
    store = await Store.open(path)
    assert len(await store._connection.execute_fetchall("SELECT * FROM medal")) == 1
    await store.close()


async def test_a_lobby_that_an_older_version_left_without_a_card_gets_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "store.sqlite3"
    known = schema.migrations()
    (place,) = [number for number, sql in enumerate(known) if "SELECT id, 'card'" in sql]
    monkeypatch.setattr(schema, "migrations", lambda: known[:place])
    with closing(schema.prepare(path)) as connection:
        # One that nobody ever saw, one with its card, one that waits for it, one that has begun.
        connection.executemany(
            "INSERT INTO match (game, version, options, seed, guild_id, channel_id, host_id, "
            "language, created, moved, state, card_id) "
            "VALUES ('duel', 1, '{}', 's', 10, 20, 1, 'en', 0, 0, ?, ?)",
            [("lobby", None), ("lobby", 77), ("lobby", None), ("playing", None)],
        )
        connection.execute("INSERT INTO notice (match_id, kind, version) VALUES (3, 'card', 0)")
    monkeypatch.setattr(schema, "migrations", lambda: known)
    store = await Store.open(path)
    noticed = [[notice.kind for notice in await store.notices.of(one)] for one in range(1, 5)]
    assert noticed == [[NoticeKind.CARD], [], [NoticeKind.CARD], []]
    await store.close()


async def test_a_migration_that_fails_changes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "store.sqlite3"
    await (await Store.open(path)).close()
    known = schema.migrations()
    broken = "CREATE TABLE medal (id INTEGER); INSERT INTO nowhere VALUES (1);"
    monkeypatch.setattr(schema, "migrations", lambda: [*known, broken])
    with pytest.raises(StoreRefused):
        await Store.open(path)
    monkeypatch.setattr(schema, "migrations", lambda: known)
    store = await Store.open(path)
    tables = await store._connection.execute_fetchall("SELECT name FROM sqlite_master")
    assert ("medal",) not in [tuple(row) for row in tables]
    await store.close()


# Files that are refused


def our_file(path: Path) -> None:
    """A file as the bot leaves it, with a match in it."""

    async def fill() -> None:
        store = await Store.open(path)
        for _ in range(30):
            await store.matches.add(a_match(), [NewNotice(NoticeKind.OPEN)] * 5)
        await store.close()

    asyncio.run(fill())


def newer(path: Path) -> None:
    our_file(path)
    with sqlite3.connect(path) as connection:
        connection.execute("PRAGMA user_version = 99")
    connection.close()


def foreign(path: Path) -> None:
    with sqlite3.connect(path) as connection:
        connection.execute("CREATE TABLE recipes (name TEXT)")
        connection.execute("INSERT INTO recipes VALUES ('haggis')")
    connection.close()


def foreign_wal(path: Path) -> None:
    with sqlite3.connect(path) as connection:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("CREATE TABLE recipes (name TEXT)")
    connection.close()


def foreign_marked(path: Path) -> None:
    connection = sqlite3.connect(path)
    connection.execute("PRAGMA application_id = 12345")
    connection.close()


def text(path: Path) -> None:
    path.write_text("This is a shopping list, not a database.\n" * 50)


def torn(path: Path) -> None:
    our_file(path)
    whole = path.read_bytes()
    path.write_bytes(whole[: len(whole) // 2 + 100])


def scribbled(path: Path) -> None:
    our_file(path)
    whole = bytearray(path.read_bytes())
    for page in range(4096, len(whole), 4096):
        whole[page : page + 64] = b"\xff" * 64
    path.write_bytes(bytes(whole))


@pytest.mark.parametrize(
    ("make", "said"),
    [
        (newer, "newer than this program's"),
        (foreign, "a database of another program"),
        (foreign_wal, "a database of another program"),
        (foreign_marked, "a database of another program"),
        (text, "is damaged"),
        (torn, "is damaged"),
        (scribbled, "is damaged"),
    ],
    ids=lambda value: getattr(value, "__name__", ""),
)
def test_a_file_that_is_not_ours_or_not_sound_is_refused_and_not_touched(
    tmp_path: Path, make, said: str
) -> None:
    path = tmp_path / "some.sqlite3"
    make(path)
    before = path.read_bytes()
    with pytest.raises(StoreRefused) as refused:
        asyncio.run(Store.open(path))
    assert said in str(refused.value)
    assert str(path) in str(refused.value)
    assert "\n" not in str(refused.value)
    assert path.read_bytes() == before
    assert [one.name for one in tmp_path.iterdir()] == [path.name]


def test_a_place_where_no_file_can_be_is_refused(tmp_path: Path) -> None:
    for path in (tmp_path / "nowhere" / "store.sqlite3", tmp_path):
        with pytest.raises(StoreRefused, match=r"cannot (open|use) the database"):
            asyncio.run(Store.open(path))


async def test_a_file_in_use_is_refused_until_its_user_is_gone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(schema, "PATIENCE", 0.01)
    path = tmp_path / "store.sqlite3"
    first = await Store.open(path)
    with pytest.raises(StoreRefused, match="in use by another process"):
        await Store.open(path)
    await first.matches.add(a_match())
    await first.close()
    second = await Store.open(path)
    assert await second.matches.read(1) is not None
    await second.close()


async def test_an_empty_file_becomes_a_store(tmp_path: Path) -> None:
    path = tmp_path / "store.sqlite3"
    path.touch()
    store = await Store.open(path)
    assert await store.matches.add(a_match()) == 1
    await store.close()


async def test_an_order_of_before_there_could_be_several_is_that_of_its_question(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, known = tmp_path / "orders.sqlite3", schema.migrations()
    before = next(at for at, sql in enumerate(known) if "standing_orders" in sql)
    monkeypatch.setattr(schema, "migrations", lambda: known[:before])
    with closing(schema.prepare(path)) as connection:
        connection.execute(
            "INSERT INTO match (game, version, options, seed, state, guild_id, channel_id, "
            "host_id, language, created, moved) "
            "VALUES ('land', 1, '{}', 's', 'playing', 1, 2, 3, 'en', 0, 0)"
        )
        connection.executemany(
            "INSERT INTO seat (match_id, seat, user_id, name, standing_order) "
            "VALUES (1, ?, ?, '', ?)",
            [(0, 3, "never"), (1, 4, None)],
        )
    monkeypatch.setattr(schema, "migrations", lambda: known)
    store = await Store.open(path)
    match = await store.matches.read(1)
    await store.close()
    assert match is not None
    assert [sitter.orders for sitter in match.sitters] == [{"shields": "never"}, {}]
