"""Database files of every schema are opened, checked and played on, for ever."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from typing import TYPE_CHECKING

import pytest

from bot.matches import Matches
from bot.soundness import inspect
from bot.store import NoticeKind, State, Store
from bot.store.schema import migrations
from rules import read_record, write_record
from tests.bot.old_databases import ANNA, BOB, FOLDER, MOVES, OVER, PLAYED, dump_of, restore

if TYPE_CHECKING:
    from pathlib import Path

VERSIONS = range(1, len(migrations()) + 1)


def test_there_is_a_file_of_every_schema() -> None:
    """If one is missing: ``python -m tests.bot.old_databases``."""
    assert sorted(FOLDER.iterdir()) == [dump_of(version) for version in VERSIONS]


@pytest.mark.parametrize("version", VERSIONS)
def test_its_migrations_are_still_those_that_made_it(tmp_path: Path, version: int) -> None:
    path = tmp_path / "old.sqlite3"
    restore(version, path)
    with closing(sqlite3.connect(":memory:")) as now, closing(sqlite3.connect(path)) as then:
        for sql in migrations()[:version]:
            now.executescript(sql)
        made = [set(one.execute("SELECT name, sql FROM sqlite_master")) for one in (now, then)]
    assert made[0] == made[1]


@pytest.mark.parametrize("version", VERSIONS)
async def test_it_is_brought_up_to_date_and_everything_in_it_is_sound(
    tmp_path: Path, version: int
) -> None:
    path = tmp_path / "old.sqlite3"
    restore(version, path)
    store = await Store.open(path)
    matches = [await store.matches.read(number) for number in range(1, OVER + 2)]
    anna, bob = await store.people.read(ANNA), await store.people.read(BOB)
    cards = [one.kind for one in await store.notices.of(OVER + 1)]
    await store.close()
    playing, over, lobby = [State.PLAYING] * len(PLAYED), State.OVER, State.LOBBY
    assert [one and one.state for one in matches] == [*playing, over, lobby]
    assert all(one is not None and one.names[1:] == ["Bob *the* Bold"] for one in matches[:OVER])
    assert (anna.language, bob.closed) == ("uk", True)
    assert cards == [NoticeKind.CARD]
    report = inspect(path, lambda _: None)
    assert report.problems == []
    assert report.matches == OVER + 1
    assert report.entries > MOVES * OVER


@pytest.mark.parametrize("version", VERSIONS)
async def test_its_games_go_on_and_its_record_verifies(tmp_path: Path, version: int) -> None:
    path = tmp_path / "old.sqlite3"
    restore(version, path)
    store = await Store.open(path)
    matches = Matches(store)
    for number in range(1, OVER):
        table = await matches.table(number)
        seat = table.course.awaited[0]
        table = await matches.play(number, seat, str(table.course.moves(seat)[0]))
        assert len(table.course.record.entries) >= MOVES + 1
    over = (await matches.table(OVER)).course
    assert read_record(write_record(over)).outcome == over.outcome is not None
    land = await store.matches.read(PLAYED.index("land") + 1)
    assert land is not None
    assert land.sitters[0].orders == ({"shields": "never"} if version > 1 else {})
    await store.close()
    assert inspect(path, lambda _: None).problems == []
