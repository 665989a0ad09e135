"""Privacy: what is stored is told, and a person who wants to be forgotten is."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from typing import TYPE_CHECKING

import pytest

from bot.languages import LANGUAGES, words
from bot.matches import Matches
from bot.store import State, Store
from bot.store.forgetting import PERSONAL
from tests.bot.asking import ask, shown
from tests.bot.live import Live, click, press

if TYPE_CHECKING:
    from pathlib import Path

    from sandbox import Person

FORMER = "Former player"


async def forget(live: Live, guest: Person) -> str:
    """Ask to be forgotten, and confirm it; returns the answer."""
    reply = await ask(guest, live.games, "forget")
    assert reply.ephemeral
    await click(guest, shown(reply), "forgotten")
    message = shown(reply)
    await guest.until(lambda seen: seen is message and not message.buttons)
    await live.settle()
    return message.text


def everything(database: Path) -> str:
    """All values in all tables of a database."""
    with closing(sqlite3.connect(database)) as connection:
        tables = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
        rows = [
            row
            for (table,) in tables
            for row in connection.execute(f"SELECT * FROM {table}")  # noqa: S608
        ]
    return "\n".join(map(repr, rows))


def written(folder: Path, name: bytes) -> list[str]:
    """The files of the database in which a name is still to be found."""
    return [file.name for file in folder.glob("live.sqlite3*") if name in file.read_bytes()]


@pytest.mark.parametrize("locale", ["en-US", "ru", "uk"])
async def test_everybody_can_read_what_is_stored_and_how_to_remove_it(
    live: Live, locale: str
) -> None:
    tongue = words(locale[:2])
    reply = await ask(live.guest("Anna", locale), live.games, "privacy")
    assert reply.ephemeral
    for part in ("games", "person", "time", "not", "forget"):
        assert tongue(f"privacy-{part}") in reply.text
    assert f"/{tongue('command-forget')}" in reply.text


async def test_the_question_comes_before_anything_is_forgotten(live: Live) -> None:
    anna, _ = await live.pair()
    reply = await ask(anna, live.games, "forget")
    assert "This can’t be undone." in reply.text
    assert (await live.table()).match.sitters[0].user_id == anna.id


async def test_a_computer_goes_on_for_who_is_forgotten(live: Live) -> None:
    anna, bob = await live.pair()
    told = await forget(live, anna)
    assert told == words("en")("forgotten")
    match = (await live.table()).match
    assert match.names == [FORMER, "Bob"]
    assert match.state is State.PLAYING
    turn = live.turn(bob)
    assert "Anna" not in turn.text
    assert anna.mention not in turn.text
    await live.choose(bob, "4")
    assert len((await live.table()).course.turns) > 1, "the computer has chosen too"
    reply = await click(anna, live.turn(anna), "hand")
    assert "You are not in this game" in reply.text


async def test_nothing_in_the_file_names_who_is_forgotten(live: Live, tmp_path: Path) -> None:
    anna, bob = live.guest("Annabellina"), live.guest("Bob")
    await live.duel(anna, bob)
    await live.round((anna, "7"), (bob, "1"))
    await live.duel(bob, anna)
    await press(anna, "play", live, game="glory")
    guest = await press(bob, "play", live, game="cherokee")
    await click(anna, guest, "join")
    assert written(tmp_path, b"Annabellina")
    await forget(live, anna)
    assert not written(tmp_path, b"Annabellina")
    await live.close()
    stored = everything(live.database)
    assert str(anna.id) not in stored
    assert "Annabellina" not in stored
    assert stored.count(FORMER) == 3, "two duels and a lobby that she opened"
    await live.open()
    assert (await live.table(1)).match.state is State.OVER


async def test_lobbies_lose_a_guest_and_are_cancelled_with_their_host(live: Live) -> None:
    anna, bob, carl = live.guest("Anna"), live.guest("Bob"), live.guest("Carl")
    own = await live.lobby_of(anna, bob, game="cherokee")
    other = await live.lobby_of(bob, anna, carl, game="cherokee")
    await forget(live, anna)
    assert words("en")("lobby-cancelled") in own.text
    assert "Anna" not in other.text
    matches = {number: await live.bot.store.matches.read(number) for number in (1, 2)}
    assert matches[1].state is State.CANCELLED
    assert [(one.seat, one.name) for one in matches[2].sitters] == [(0, "Bob"), (1, "Carl")]
    await click(bob, other, "start")
    await live.settle()
    assert (await live.table(2)).match.state is State.PLAYING


async def test_a_game_that_nobody_is_left_in_ends(live: Live) -> None:
    anna = live.guest("Anna")
    await live.begin("cherokee", anna, computers=2)
    await forget(live, anna)
    assert (await live.table()).match.state is State.OVER
    assert words("en")("abandoned") in live.turn(live.guest("Bob")).text


async def test_two_who_are_forgotten_in_one_game_can_be_told_apart(live: Live) -> None:
    guests = [live.guest(name) for name in ("Anna", "Bob", "Carl")]
    await live.begin("cherokee", *guests)
    for guest in guests[:2]:
        await forget(live, guest)
    assert (await live.table()).match.names == [FORMER, f"{FORMER} (2)", "Carl"]


async def test_who_comes_back_begins_from_scratch(live: Live) -> None:
    anna, _ = await live.pair()
    await live.bot.store.people.save_confirms(anna.id, confirms=False)
    await forget(live, anna)
    assert "#1" not in (await ask(anna, live.games, "games")).text
    assert (await live.bot.store.people.read(anna.id)).confirms


async def test_the_operator_can_forget_somebody_while_the_bot_is_stopped(
    live: Live, tmp_path: Path
) -> None:
    anna, bob = await live.pair()
    await live.close()
    store = await Store.open(live.database)
    await Matches(store).forget(anna.id)
    await store.close()
    await live.open()
    await live.settle()
    assert (await live.table()).match.names == [FORMER, "Bob"]
    assert "Anna" not in live.turn(bob).text
    await live.choose(bob, "4")
    assert len((await live.table()).course.turns) > 1


async def test_every_column_that_may_tell_who_somebody_is_is_known(live: Live) -> None:
    await live.close()
    with closing(sqlite3.connect(live.database)) as connection:
        tables = [
            row[0]
            for row in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
        ]
        columns = {
            f"{table}.{column[1]}"
            for table in tables
            if not table.startswith("sqlite_")
            for column in connection.execute(f"PRAGMA table_info({table})")
        }
    await live.open()
    telling = {
        one for one in columns if one.endswith(("user_id", "host_id", ".name")) or ".dm_" in one
    }
    assert telling == PERSONAL


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_former_player_has_a_name(language: str) -> None:
    tongue = words(language)
    assert tongue("former-player", number=1) != tongue("former-player", number=2)
