"""A disk that fails for a moment: whatever it was asked for then, the game goes on."""

from __future__ import annotations

import sqlite3
from contextlib import contextmanager
from functools import partial
from typing import TYPE_CHECKING, Any
from unittest.mock import patch

import pytest

import bot.tables
from bot.store.lobbies import StoredLobbies
from bot.store.matches import StoredMatches
from bot.store.notices import StoredNotices
from bot.store.offers import StoredOffers
from bot.store.people import StoredPeople
from bot.store.registrations import StoredRegistrations
from bot.store.servers import StoredServers
from bot.store.time import StoredTime
from bot.store.watchers import StoredWatchers
from tests.bot.live import Live, choose, click, offered
from tests.bot.players import LONGEST, is_over

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Iterator

    from sandbox import Message, Person, Reply

pytestmark = pytest.mark.usefixtures("hurry")

#: What is asked of the store while a duel against a computer is opened, and while it is played.
OPENING = (
    *("matches.add", "matches.save_lobby", "matches.read", "people.read", "people.save_language"),
    *("notices.of", "notices.told", "notices.note_card", "notices.save_card"),
    *("notices.card_shown", "notices.save_turn", "notices.save_prompt", "lobbies.count"),
    *("time.absences", "time.outages"),
)
PLAYING = (
    *("matches.append", "matches.read", "matches.entries", "matches.told_in", "matches.of"),
    *("people.read", "notices.of", "notices.told", "notices.answered"),
    *("notices.save_turn", "notices.save_prompt", "matches.count_finished"),
    *("time.absences", "time.outages", "lobbies.of_server", "lobbies.inviting"),
    *("watchers.of", "matches.times"),
)
#: What a duel against a computer has no need of, or only at the start of the bot.
OTHERS = (
    *("matches.thinking", "matches.planned", "notices.waiting", "notices.add", "notices.revive"),
    *("people.save_open", "people.save_closed", "people.save_confirms"),
    *("people.save_settings", "people.forget", "people.games_of"),
    *("matches.games", "registrations.read", "registrations.save"),
    *("matches.at", "matches.finished", "matches.those", "lobbies.rematch_of"),
    *("lobbies.untouched_since", "lobbies.full_since"),
    *("time.due", "time.silence", "time.alive", "time.note_alive", "time.note_outage"),
    *("time.save_absence", "time.forget"),
    *("offers.save", "offers.read", "offers.accept", "offers.drop"),
    *("servers.all", "servers.save", "matches.on_server"),
    *("watchers.add", "watchers.remove"),
)
#: The parts of the store, by name.
PARTS = {
    "matches": StoredMatches,
    "lobbies": StoredLobbies,
    "notices": StoredNotices,
    "people": StoredPeople,
    "registrations": StoredRegistrations,
    "time": StoredTime,
    "offers": StoredOffers,
    "servers": StoredServers,
    "watchers": StoredWatchers,
}


@contextmanager
def failing(method: str) -> Iterator[list[str]]:
    """Let a method of the store fail when it is next called; says whether it was."""
    part, _, name = method.partition(".")
    real, failed = getattr(PARTS[part], name), []

    async def fail_once(self: object, *about: Any, **more: Any) -> Any:
        if not failed:
            failed.append(method)
            raise sqlite3.OperationalError("disk I/O error")
        return await real(self, *about, **more)

    with patch.object(PARTS[part], name, fail_once):
        yield failed


def regretted(reply: Reply) -> bool:
    """Whether somebody was told that it did not work, and to try again."""
    return any("on our side" in message.text for message in reply.messages)


async def insist(act: Callable[[], Awaitable[Reply]]) -> Reply:
    """Do it, and retry if it did not work."""
    reply = await act()
    return await act() if regretted(reply) else reply


async def begin(live: Live, guest: Person) -> None:
    """Open a duel against a computer, and begin it."""

    reply = await ask(live, guest, "play", game="duel")
    if reply.ephemeral:
        reply = await ask(live, guest, "play", game="duel")
    card = reply.message
    assert card is not None
    for verb in ("computer", "start"):
        await insist(partial(click, guest, card, verb))
    await live.settle()


async def ask(live: Live, guest: Person, command: str, **options: str) -> Reply:
    return await (await guest.slash(live.games, command, **options)).answered()


async def play_to_the_end(live: Live, guest: Person) -> None:
    """Choose the first card offered until the game is over, however often that fails.

    The last one could lose the whole game in its first round, to the Princess.
    """
    for _ in range(LONGEST):
        if is_over(live, guest):
            return
        prompt = await last_prompt(guest)
        await choose(guest, prompt, offered(prompt)[0])
        await live.settle()
    raise AssertionError("the game does not end")


async def last_prompt(guest: Person) -> Message:
    """The last direct message that is no answer to a click."""
    return [m for m in (await guest.dm()).messages_for(guest) if not m.ephemeral][-1]


async def assert_all_told_once(live: Live, guest: Person) -> None:
    """Every turn has its message, and nothing is left to be told."""
    turns = (await live.table()).course.turns
    assert len([message for message in live.told(guest) if message.v2]) == len(turns)
    assert await live.bot.store.notices.waiting() == []
    assert not offered(await last_prompt(guest))


def test_every_method_of_the_store_is_let_fail_or_named_here() -> None:
    methods = {
        f"{part}.{name}"
        for part, stored in PARTS.items()
        for name in vars(stored)
        if not name.startswith("_")
    }
    assert methods == {*OPENING, *PLAYING, *OTHERS}


def test_no_part_of_the_store_is_missing_here(live: Live) -> None:
    parts = {name: type(part) for name, part in vars(live.bot.store).items() if name[0] != "_"}
    assert parts == PARTS


@pytest.mark.parametrize("method", OPENING)
async def test_a_duel_begins_and_ends_though_the_disk_fails_while_it_is_opened(
    live: Live, forgiven: list[str], method: str
) -> None:
    forgiven.append("an interaction failed")
    anna = live.guest("Anna")
    with failing(method) as failed:
        await begin(live, anna)
    assert failed
    await play_to_the_end(live, anna)
    await assert_all_told_once(live, anna)


@pytest.mark.parametrize("method", PLAYING)
async def test_a_duel_ends_though_the_disk_fails_while_it_is_played(
    live: Live, forgiven: list[str], monkeypatch: pytest.MonkeyPatch, method: str
) -> None:
    forgiven.append("an interaction failed")
    anna = live.guest("Anna")
    await begin(live, anna)
    # Nothing is remembered, so everything is asked for.
    monkeypatch.setattr(bot.tables, "KEPT", 0)
    live.bot.matches.tables._kept.clear()
    live.bot.store.people._kept.clear()
    with failing(method) as failed:
        for command in ("log", "games"):
            await insist(partial(ask, live, anna, command))
        await play_to_the_end(live, anna)
    assert failed
    await assert_all_told_once(live, anna)
