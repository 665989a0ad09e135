"""`clanmoot forget`: a person is removed from all that is stored."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import pytest

from bot.store import Store
from tests.bot.test_store import a_match

if TYPE_CHECKING:
    from pathlib import Path


async def stored(file: Path, *users: int) -> None:
    store = await Store.open(file)
    match = a_match(*users)
    await store.matches.add(match)
    await store.close()


async def names(file: Path) -> list[str]:
    store = await Store.open(file)
    match = await store.matches.read(1)
    await store.close()
    return match.names


def test_a_person_is_forgotten(clanmoot, tmp_path: Path):
    file = tmp_path / "clanmoot.sqlite3"
    asyncio.run(stored(file, 111, 222))
    done = clanmoot("forget", "111")
    assert (done.status, done.out, done.err) == (0, "forgotten: user 111, in 1 game\n", "")
    assert asyncio.run(names(file)) == ["Колишній гравець", "name 222"]
    assert clanmoot("forget", "111").out == "forgotten: user 111, in 0 games\n"


def test_a_bot_that_runs_is_not_disturbed(clanmoot, tmp_path: Path):
    file = tmp_path / "clanmoot.sqlite3"

    async def while_open() -> None:
        store = await Store.open(file)
        done = await asyncio.to_thread(clanmoot, "forget", "111")
        assert done.status == 2
        assert "in use by another process; stop that one first" in done.err
        await store.close()

    asyncio.run(while_open())


@pytest.mark.parametrize("typed", ["Anna", "0", "-5", "1" * 20])
def test_what_is_no_id_is_refused(clanmoot, typed: str):
    assert clanmoot("forget", typed).status == 2


def test_no_database_is_made_for_it(clanmoot, tmp_path: Path):
    done = clanmoot("forget", "111")
    assert done.status == 2
    assert "there is no database" in done.err
    assert not list(tmp_path.iterdir())
