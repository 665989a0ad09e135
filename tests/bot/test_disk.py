"""A disk that fails for a moment: whatever it was asked for then, the game goes on."""

from __future__ import annotations

import sqlite3
from contextlib import contextmanager
from functools import partial
from typing import TYPE_CHECKING, Any
from unittest.mock import patch

import pytest

import bot.tables
from bot.store import Store
from tests.bot.inn import Inn, choose, click, offered
from tests.bot.players import LONGEST, is_over

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Iterator

    from sandbox import Message, Person, Reply

pytestmark = pytest.mark.usefixtures("hurry")

#: What is asked of the store while a duel against a computer is opened, and while it is played.
OPENING = (
    *("add_match", "note_card", "save_lobby", "match", "person", "save_language"),
    *("notices", "told", "save_card", "save_turn", "save_prompt"),
)
PLAYING = (
    *("append", "match", "entries", "person", "matches_at", "matches_of"),
    *("notices", "told", "save_turn", "save_prompt"),
)
#: What a duel against a computer has no need of, or only at the start of the bot.
OTHERS = ("open", "close", "thinking", "waiting", "call", "save_open", "save_closed")


@contextmanager
def failing(method: str) -> Iterator[list[str]]:
    """Let a method of the store fail when it is next called; tells whether it was."""
    real, failed = getattr(Store, method), []

    async def fail_once(store: Store, *about: Any, **more: Any) -> Any:
        if not failed:
            failed.append(method)
            raise sqlite3.OperationalError("disk I/O error")
        return await real(store, *about, **more)

    with patch.object(Store, method, fail_once):
        yield failed


def regretted(reply: Reply) -> bool:
    """Whether somebody was told that it did not work, and to try again."""
    return any("on our side" in message.text for message in reply.messages)


async def insist(act: Callable[[], Awaitable[Reply]]) -> Reply:
    """Do it, and again if it did not work."""
    reply = await act()
    return await act() if regretted(reply) else reply


async def begin(inn: Inn, guest: Person) -> None:
    """Open a duel against a computer, and begin it."""

    reply = await ask(inn, guest, "play", game="duel")
    if reply.ephemeral:
        reply = await ask(inn, guest, "play", game="duel")
    card = reply.message
    assert card is not None
    for verb in ("computer", "start"):
        await insist(partial(click, guest, card, verb))
    await inn.settle()


async def ask(inn: Inn, guest: Person, command: str, **options: str) -> Reply:
    return await (await guest.slash(inn.games, command, **options)).answered()


async def play_to_the_end(inn: Inn, guest: Person) -> None:
    """Choose the last card that is offered until the game is over, however often that fails."""
    for _ in range(LONGEST):
        if is_over(inn, guest):
            return
        prompt = await last_prompt(guest)
        await choose(guest, prompt, offered(prompt)[-1])
        await inn.settle()
    raise AssertionError("the game does not end")


async def last_prompt(guest: Person) -> Message:
    """The last direct message that is no answer to a click."""
    return [m for m in (await guest.dm()).messages_for(guest) if not m.ephemeral][-1]


async def assert_all_told_once(inn: Inn, guest: Person) -> None:
    """Every turn has its message, and nothing is left to be told."""
    turns = (await inn.table()).course.turns
    assert len([message for message in inn.told(guest) if message.v2]) == len(turns)
    assert await inn.bot.matches.store.waiting() == []
    assert not offered(await last_prompt(guest))


def test_every_method_of_the_store_is_let_fail_or_named_here() -> None:
    methods = {name for name in vars(Store) if not name.startswith("_")}
    assert methods == {*OPENING, *PLAYING, *OTHERS}


@pytest.mark.parametrize("method", OPENING)
async def test_a_duel_begins_and_ends_though_the_disk_fails_while_it_is_opened(
    inn: Inn, forgiven: list[str], method: str
) -> None:
    forgiven.append("an interaction failed")
    anna = inn.guest("Anna")
    with failing(method) as failed:
        await begin(inn, anna)
    assert failed
    await play_to_the_end(inn, anna)
    await assert_all_told_once(inn, anna)


@pytest.mark.parametrize("method", PLAYING)
async def test_a_duel_ends_though_the_disk_fails_while_it_is_played(
    inn: Inn, forgiven: list[str], monkeypatch: pytest.MonkeyPatch, method: str
) -> None:
    forgiven.append("an interaction failed")
    anna = inn.guest("Anna")
    await begin(inn, anna)
    # Nothing is remembered, so everything is asked for.
    monkeypatch.setattr(bot.tables, "KEPT", 0)
    inn.bot.matches.tables._kept.clear()
    inn.bot.matches.store._people.clear()
    with failing(method) as failed:
        for command in ("log", "games"):
            await insist(partial(ask, inn, anna, command))
        await play_to_the_end(inn, anna)
    assert failed
    await assert_all_told_once(inn, anna)
