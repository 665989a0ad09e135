"""The store: changes are whole or not made at all, and foreign files stay untouched."""

from __future__ import annotations

import asyncio
import sqlite3
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from bot.store import (
    Match,
    NewNotice,
    Notice,
    NoticeKind,
    Person,
    Sitter,
    State,
    Store,
)
from rules import GAMES, Entry

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

SEED = "00112233445566778899aabbccddeeff"


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    opened = await Store.open(tmp_path / "store.sqlite3")
    yield opened
    await opened.close()


def a_match(*sitters: int | None) -> Match:
    return Match(
        id=0,
        game="duel",
        version=1,
        edition=GAMES["duel"].edition.digest,
        options=GAMES["duel"].options.read({"variants": ["traitor"]}),
        seed=SEED,
        state=State.PLAYING,
        guild_id=10,
        channel_id=20,
        host_id=1,
        language="uk",
        created=100.0,
        moved=100.0,
        sitters=[Sitter(seat, user, f"name {user}") for seat, user in enumerate(sitters or (1, 2))],
    )


async def test_a_match_is_read_back_as_it_was_stored(store: Store) -> None:
    match = a_match()
    match.id = await store.matches.add(match)
    assert await store.matches.read(match.id) == match
    assert await store.matches.read(match.id + 1) is None
    assert await store.matches.entries(match.id) == []


async def test_a_move_is_stored_with_its_notices_in_one_transaction(store: Store) -> None:
    match = a_match()
    await store.matches.add(match, [NewNotice(NoticeKind.OPEN)])
    match.length, match.moved, match.sitters[1].since = 2, 200.0, 150.0
    entries = [Entry(0, "undo"), Entry(0, "7")]
    await store.matches.append(
        match, entries, [NewNotice(NoticeKind.TURN), NewNotice(NoticeKind.PROMPT, 1)]
    )
    assert await store.matches.entries(match.id) == entries
    assert await store.matches.read(match.id) == match
    found = await store.notices.of(match.id)
    assert [(one.kind, one.version, one.seat) for one in found] == [
        (NoticeKind.OPEN, 0, None),
        (NoticeKind.TURN, 2, None),
        (NoticeKind.PROMPT, 2, 1),
    ]
    assert await store.notices.waiting() == [match.id]


async def test_a_change_that_fails_leaves_nothing_behind(store: Store) -> None:
    match = a_match()
    await store.matches.add(match)
    match.length = 1
    await store.matches.append(match, [Entry(0, "7")], [])
    before = await store.matches.read(match.id)
    # The same number again: the log is never overwritten.
    match.moved, match.state, match.sitters[0].since = 300.0, State.OVER, 300.0
    with pytest.raises(sqlite3.IntegrityError):
        await store.matches.append(match, [Entry(1, "4")], [NewNotice(NoticeKind.TURN)])
    assert await store.matches.read(match.id) == before
    assert await store.matches.entries(match.id) == [Entry(0, "7")]
    assert await store.notices.of(match.id) == []


def commit_fails(connection: sqlite3.Connection) -> None:
    """Write something that only fails at the commit."""
    connection.execute("PRAGMA defer_foreign_keys = ON")
    connection.execute("INSERT INTO notice (match_id, kind, version) VALUES (99, 'turn', 0)")


def rolled_back(connection: sqlite3.Connection) -> None:
    """Fail as a full disk does, after which there is no transaction any more."""
    connection.execute("ROLLBACK")
    raise sqlite3.IntegrityError("database or disk is full")


@pytest.mark.parametrize("work", [commit_fails, rolled_back])
async def test_however_a_change_fails_the_next_one_can_be_made(store: Store, work) -> None:
    with pytest.raises(sqlite3.IntegrityError):
        await store._connection.transact(work)
    assert await store.matches.add(a_match()) == 1
    assert await store.notices.waiting() == []


async def test_a_change_that_is_cancelled_at_any_point_blocks_no_later_one(store: Store) -> None:
    match = a_match()
    await store.matches.add(match)
    for yields in range(14):
        match.length = 1
        change = asyncio.create_task(
            store.matches.append(match, [Entry(0, "7")], [NewNotice(NoticeKind.TURN)])
        )
        for _ in range(yields):
            await asyncio.sleep(0)
        change.cancel()
        await asyncio.gather(change, return_exceptions=True)
        stored, told = await store.matches.entries(match.id), await store.notices.of(match.id)
        assert (len(stored), len(told)) in ((0, 0), (1, 1))
        if stored:
            match = a_match()
            await store.matches.add(match)
    await store.notices.add(match, [NewNotice(NoticeKind.STATUS)])
    assert [one.kind for one in await store.notices.of(match.id)][-1] is NoticeKind.STATUS


async def test_writers_at_the_same_time_wait_for_each_other(store: Store) -> None:
    matches = [a_match() for _ in range(20)]
    await asyncio.gather(
        *(store.matches.add(match, [NewNotice(NoticeKind.CARD)]) for match in matches)
    )
    assert sorted(match.id for match in matches) == list(range(1, 21))
    assert sorted(await store.notices.waiting()) == list(range(1, 21))


async def test_a_notice_is_gone_when_its_message_is_noted(store: Store) -> None:
    match = a_match()
    kinds = [
        NewNotice(NoticeKind.OPEN),
        NewNotice(NoticeKind.TURN),
        NewNotice(NoticeKind.PROMPT, 0),
    ]
    left = NewNotice(NoticeKind.LEFT, 1, user_id=5, name="Bob")
    await store.matches.add(match, [*kinds, left])
    opened, turn, prompt, told = await store.notices.of(match.id)
    assert (told.seat, told.user_id, told.name) == (1, 5, "Bob")
    match.turn_id, match.turn_version = 77, 0
    await store.notices.save_turn(match, turn)
    match.sitters[0].dm_channel_id, match.sitters[0].dm_message_id = 5, 6
    await store.notices.save_prompt(match, match.sitters[0], prompt)
    match.card_id, match.thread_id = 8, 9
    await store.notices.save_card(match, opened)
    await store.notices.note_card(match.id, 99)
    assert await store.matches.read(match.id) == match
    assert await store.notices.of(match.id) == [told]
    await store.notices.told(Notice(999, match.id, NoticeKind.TURN, 0))
    await store.notices.told(told, instead=[NewNotice(NoticeKind.CLOSED, 1)])
    (closed,) = await store.notices.of(match.id)
    assert (closed.kind, closed.seat) == (NoticeKind.CLOSED, 1)
    await store.notices.told(closed)
    assert await store.notices.waiting() == []


async def test_a_lobby_changes_its_seats_as_a_whole(store: Store) -> None:
    match = a_match(1)
    match.state = State.LOBBY
    await store.matches.add(match)
    match.sitters = [Sitter(0, 2, "two"), Sitter(1, None, "Gizmo"), Sitter(2, 1, "one")]
    match.options = GAMES["duel"].options.read({"variants": ["fate"]})
    await store.matches.save_lobby(match)
    assert await store.matches.read(match.id) == match


async def test_matches_are_found_by_player_and_by_place(store: Store) -> None:
    places = [(20, None, State.PLAYING), (20, 30, State.PLAYING), (20, 31, State.OVER)]
    places += [(21, None, State.OVER), (20, None, State.LOBBY), (20, None, State.CANCELLED)]
    for channel, thread, state in places:
        match = a_match()
        match.channel_id, match.state = channel, state
        await store.matches.add(match, [NewNotice(NoticeKind.OPEN)])
        match.thread_id = thread
        await store.notices.save_card(match, (await store.notices.of(match.id))[0])
    others = a_match(3, None)
    others.channel_id, others.thinking = 22, True
    await store.matches.add(others)
    others.length = 0
    await store.matches.append(others, [], [])
    assert [match.id for match in await store.matches.of(1)] == [5, 2, 1]
    assert [match.id for match in await store.matches.of(3)] == [7]
    assert [match.id for match in await store.matches.at(20, State.PLAYING)] == [2, 1]
    assert [match.id for match in await store.matches.at(20, State.PLAYING, "duel", 1)] == [2]
    assert await store.matches.at(20, State.PLAYING, "land") == []
    assert [match.id for match in await store.matches.at(20, State.LOBBY)] == [5]
    assert await store.matches.at(21, State.PLAYING) == []
    assert [match.id for match in await store.lobbies.of_server(10)] == [5]
    assert await store.lobbies.of_server(11) == []
    thread = await store.matches.told_in(31)
    assert thread is not None
    assert thread.id == 3
    assert await store.matches.told_in(20) is None
    assert [match.id for match in await store.matches.finished(1)] == [4, 3]
    assert [match.id for match in await store.matches.finished(1, 1, 1)] == [3]
    assert await store.matches.count_finished(1) == 2
    assert await store.matches.count_finished(3) == 0
    assert await store.matches.thinking() == [7]


async def test_matches_are_found_with_one_question_however_many_they_are(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    for users in ((1, 2), (1, 3, None), (2, 3), (4, 1)):
        await store.matches.add(a_match(*users))
    fetch, asked = store._connection.execute_fetchall, []

    async def counted(sql: str, *about: object) -> object:
        asked.append(sql)
        return await fetch(sql, *about)

    monkeypatch.setattr(store._connection, "execute_fetchall", counted)
    found = await store.matches.of(1)
    assert len(asked) == 1
    assert [(match.id, match.names) for match in found] == [
        (4, ["name 4", "name 1"]),
        (2, ["name 1", "name 3", "name None"]),
        (1, ["name 1", "name 2"]),
    ]


async def test_only_so_many_people_are_kept_in_memory(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.store.people.KEPT", 3)
    for user_id in range(10):
        await store.people.save_language(user_id, "uk")
        assert await store.people.read(user_id) == Person(user_id, "uk")
        assert len(store.people._kept) <= 3
    assert await store.people.read(0) == Person(0, "uk")


async def test_moves_are_confirmed_unless_a_person_wants_otherwise(store: Store) -> None:
    assert (await store.people.read(7)).confirms
    await store.people.save_confirms(7, confirms=False)
    assert await store.people.read(7) == Person(7, confirms=False)
    await store.people.save_language(7, "uk")
    assert await store.people.read(7) == Person(7, "uk", confirms=False)
    await store.people.save_confirms(7, confirms=True)
    assert (await store.people.read(7)).confirms


async def test_people_are_remembered_across_a_restart(tmp_path: Path) -> None:
    path = tmp_path / "store.sqlite3"
    store = await Store.open(path)
    await store.matches.add(a_match(7), [NewNotice(NoticeKind.PROMPT, 0)])
    (prompt,) = await store.notices.of(1)
    assert await store.people.read(7) == Person(7)
    await store.people.save_closed(7, prompt)
    assert await store.people.read(7) == Person(7, None, closed=True)
    await store.people.save_language(7, "uk")
    for _ in range(2):
        assert await store.people.read(7) == Person(7, "uk", closed=True)
        await store.close()
        store = await Store.open(path)
    await store.people.save_open(7)
    assert await store.people.read(7) == Person(7, "uk")
    await store.close()


async def test_that_somebody_takes_no_direct_messages_and_its_notice_are_stored_as_one(
    store: Store,
) -> None:
    match = a_match()
    await store.matches.add(match, [NewNotice(NoticeKind.PROMPT, 1)])
    (prompt,) = await store.notices.of(match.id)
    assert not (await store.people.read(2)).closed
    with pytest.raises(sqlite3.IntegrityError):
        await store.people.save_closed(2, replace(prompt, match_id=99))
    assert not (await store.people.read(2)).closed
    assert await store.notices.of(match.id) == [prompt]
    await store.people.save_closed(2, prompt)
    assert (await store.people.read(2)).closed
    found = await store.notices.of(match.id)
    assert [(one.kind, one.seat) for one in found] == [(NoticeKind.CLOSED, 1)]


async def test_commits_reach_the_disk_before_they_return(store: Store) -> None:
    connection = store._connection
    for pragma, value in (("journal_mode", "wal"), ("synchronous", 2), ("foreign_keys", 1)):
        (found,) = await connection.execute_fetchall(f"PRAGMA {pragma}")
        assert found[0] == value


async def test_the_log_of_changes_need_not_grow_for_a_move(tmp_path: Path) -> None:
    store = await Store.open(tmp_path / "store.sqlite3")
    log = tmp_path / "store.sqlite3-wal"
    before = log.stat().st_size
    assert before > 0
    match = a_match()
    await store.matches.add(match)
    for number in range(1, 20):
        match.length = number
        await store.matches.append(match, [Entry(0, "7")], [NewNotice(NoticeKind.TURN)])
    assert log.stat().st_size == before
    await store.close()


# Migrations
