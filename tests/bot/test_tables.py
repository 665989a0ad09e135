"""Tables: memory agrees with the disk, whoever holds a table and whatever fails."""

from __future__ import annotations

import asyncio
import sqlite3
from typing import TYPE_CHECKING, Any
from unittest.mock import patch

import pytest

import bot.matches
import bot.tables
from bot.lobbies import Lobbies
from bot.matches import Matches
from bot.refused import Refused
from bot.store import Sitter, State, Store
from rules import GAMES, IllegalMove

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

    from bot.table import Table

ANNA, BOB, CARL = 1, 2, 3
FULL = sqlite3.OperationalError("database or disk is full")


@pytest.fixture
async def matches(tmp_path: Path) -> AsyncIterator[Matches]:
    store = await Store.open(tmp_path / "store.sqlite3")
    yield Matches(store)
    await store.close()


async def begun(matches: Matches, game: str = "duel", *users: int) -> Table:
    """A match that has begun."""
    lobbies = Lobbies(matches)
    match = lobbies.prepare(game, {}, (10, 20), (ANNA, "Anna"), "en")
    await lobbies.open(match)
    for user in users or (BOB,):
        await lobbies.join(match.id, user, f"guest {user}")
    return await lobbies.start(match.id, ANNA)


def log_of(table: Table) -> list[str]:
    return [entry.word for entry in table.course.record.entries]


# One table for all


async def test_a_table_that_is_not_kept_any_more_stays_the_one_that_others_hold(
    matches: Matches, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot.tables, "KEPT", 1)
    held = await begun(matches)
    await begun(matches)
    assert await matches.table(1) is held
    assert await matches.play(1, 0, "7") is held
    assert log_of(held) == ["7"]


async def test_only_so_many_tables_are_kept(
    matches: Matches, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot.tables, "KEPT", 2)
    for _ in range(4):
        await begun(matches)
    await matches.table(3)
    await matches.table(1)
    assert list(matches.tables._kept) == [3, 1]
    assert sorted(matches.tables._living) == [1, 3]


async def test_two_who_read_a_table_at_the_same_time_get_the_same_one(matches: Matches) -> None:
    await begun(matches)
    matches.tables._kept.clear()
    first, second = await asyncio.gather(matches.table(1), matches.table(1))
    assert first is second


# What fails


async def test_what_the_disk_does_not_take_is_not_so_at_the_table(matches: Matches) -> None:
    table = await begun(matches, "cherokee", BOB, CARL)
    with patch.object(matches.store.matches, "append", side_effect=FULL):
        for change in (matches.resign(1, 0), matches.play(1, *first_move(table))):
            with pytest.raises(sqlite3.OperationalError):
                await change
    assert log_of(table) == []
    assert table.match.sitters[0].user_id == ANNA
    assert await matches.table(1) is table
    assert log_of(await matches.play(1, *first_move(table))) != []


def first_move(table: Table) -> tuple[int, str]:
    (seat,) = table.course.awaited
    return seat, str(table.course.moves(seat)[0])


async def test_what_the_disk_has_taken_is_so_though_nobody_heard_of_it(matches: Matches) -> None:
    table = await begun(matches)
    append = matches.store.matches.append

    async def taken(*about: Any) -> None:
        await append(*about)
        raise asyncio.CancelledError

    with (
        patch.object(matches.store.matches, "append", taken),
        pytest.raises(asyncio.CancelledError),
    ):
        await matches.play(1, 0, "7")
    # Meanwhile the delivery has noted what it posted.
    table.match.turn_id = 77
    assert await matches.table(1) is table
    assert log_of(table) == ["7"]
    assert table.match.length == 1
    assert table.match.turn_id == 77
    await matches.play(1, 1, "4")
    assert len(table.course.turns) == 2


@pytest.mark.parametrize("moves", [("7",), ("7", "7")])
async def test_a_fault_of_ours_in_the_middle_of_a_move_leaves_nothing_of_it(
    matches: Matches, moves: tuple[str, ...]
) -> None:
    table = await begun(matches)
    with (
        patch.object(bot.matches, "ordered", side_effect=KeyError("no such view")),
        pytest.raises((KeyError, IllegalMove)),
    ):
        await matches.play(1, 0, *moves)
    assert log_of(table) == []
    assert table.course.awaited == (0, 1)
    assert log_of(await matches.play(1, 0, "6")) == ["6"]


async def test_an_order_that_is_not_stored_is_not_given(matches: Matches) -> None:
    table = await begun(matches, "land")
    with (
        patch.object(matches.store.matches, "append", side_effect=FULL),
        pytest.raises(sqlite3.OperationalError),
    ):
        await matches.order(1, 0, "shields", "always")
    assert table.match.sitters[0].orders == {}
    await matches.order(1, 0, "shields", "always")
    assert table.match.sitters[0].orders == {"shields": "always"}


# Who acts


async def test_a_move_that_waited_while_its_player_left_is_not_made(matches: Matches) -> None:
    table = await begun(matches, "cherokee", BOB, CARL)
    seat, move = first_move(table)
    user = table.match.sitters[seat].user_id
    async with matches.tables.lock(1):
        leaving = asyncio.create_task(matches.resign(1, seat, by=user))
        late = [
            asyncio.create_task(matches.play(1, seat, move, by=user)),
            asyncio.create_task(matches.undo(1, seat, by=user)),
            asyncio.create_task(matches.resign(1, seat, by=user)),
        ]
        await asyncio.sleep(0)
    await leaving
    for refused in await asyncio.gather(*late, return_exceptions=True):
        assert isinstance(refused, Refused)
        assert refused.key == "bystander"
    assert log_of(table) == []
    assert table.match.sitters[seat].name == "Gizmo 1"
    # The computer that sits there now moves for its seat.
    assert log_of(await matches.play(1, seat, move)) == [move]


async def test_players_who_leave_at_the_same_time_get_computers_of_different_names(
    matches: Matches,
) -> None:
    table = await begun(matches, "cherokee", BOB, CARL)
    await asyncio.gather(matches.resign(1, 1, by=BOB), matches.resign(1, 2, by=CARL))
    assert table.match.names == ["Anna", "Gizmo 1", "Gizmo 2"]


async def test_two_computers_that_are_seated_at_the_same_time_have_different_names(
    matches: Matches,
) -> None:
    lobbies = Lobbies(matches)
    match = lobbies.prepare("cherokee", {}, (10, 20), (ANNA, "Anna"), "en")
    await lobbies.open(match)
    await asyncio.gather(*(lobbies.add_computer(match.id, ANNA) for _ in range(2)))
    assert (await lobbies.lobby(match.id)).names == ["Anna", "Gizmo 1", "Gizmo 2"]


# Other rules than the present ones


async def test_a_match_of_another_version_is_refused_and_a_lobby_begins_with_the_present_one(
    matches: Matches, monkeypatch: pytest.MonkeyPatch
) -> None:
    lobbies, duel = Lobbies(matches), GAMES["duel"]
    await begun(matches)
    lobby = lobbies.prepare("duel", {}, (10, 20), (ANNA, "Anna"), "en")
    lobby.sitters.append(Sitter(1, BOB, "Bob"))
    await lobbies.open(lobby)
    matches.tables._kept.clear()
    monkeypatch.setattr(duel, "version", duel.version + 1, raising=False)
    with pytest.raises(Refused) as refused:
        await matches.table(1)
    assert refused.value.key == "match-outdated"
    await lobbies.start(2, ANNA)
    matches.tables._kept.clear()
    assert (await matches.table(2)).match.version == duel.version


@pytest.mark.parametrize(
    "change",
    ['options = \'{"variants": ["dragons"]}\'', "game = 'dragons'"],
    ids=["options", "game"],
)
async def test_a_match_that_the_rules_do_not_know_stands_in_nobodys_way(
    matches: Matches, change: str
) -> None:
    for _ in range(3):
        await begun(matches)
    matches.tables._kept.clear()
    await matches.store._connection.execute(f"UPDATE match SET {change} WHERE id = 2")  # noqa: S608
    assert [match.id for match in await matches.store.matches.of(ANNA)] == [3, 1]
    assert [match.id for match in await matches.store.matches.at(20, State.PLAYING)] == [3, 1]
    for asked in (matches.table(2), Lobbies(matches).lobby(2)):
        with pytest.raises(Refused) as refused:
            await asked
        assert refused.value.key == "match-outdated"
    assert await matches.table(3)
