"""Prompts: what they offer, and that no late edit overwrites a fresh one."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any
from unittest.mock import patch

import discord
import pytest

from bot import edits
from bot.store import NewNotice, NoticeKind
from tests.bot.levy import begin_levy, levy_on_the_shelf
from tests.bot.live import Live, choose, offered, verbs

if TYPE_CHECKING:
    from collections.abc import Iterator


@pytest.fixture(autouse=True)
def levy() -> Iterator[None]:
    with levy_on_the_shelf():
        yield


class Held:
    """Something that waits, once, until it may go on."""

    def __init__(self, work: Any) -> None:
        self.work = work
        self.begun, self.may_go_on = asyncio.Event(), asyncio.Event()

    async def __call__(self, *about: Any, **more: Any) -> Any:
        self.begun.set()
        await self.may_go_on.wait()
        return await self.work(*about, **more)


async def test_a_new_prompt_is_the_seats_own_while_the_old_one_is_still_being_settled(
    live: Live,
) -> None:
    anna, bob = live.guest("Anna"), live.guest("Bob")
    await begin_levy(live, anna, bob)
    await live.choose(anna, "rest")
    held = Held(edits.try_edit)
    with patch("bot.posts.direct.try_edit", held):
        await live.bot.matches.play(1, 1, "rest")
        await held.begun.wait()
        prompt = await live.prompt(anna)
        assert "rest" in offered(prompt)
        await choose(anna, prompt, "toil")
        left = await live.bot.store.notices.of(1)
        assert NoticeKind.SETTLE not in [notice.kind for notice in left if notice.seat == 0]
        held.may_go_on.set()
        await live.settle()
    assert "Anna toils." in prompt.text


@pytest.mark.usefixtures("hurry")
async def test_an_old_prompt_that_could_not_be_settled_is_settled_later(live: Live) -> None:
    anna, bob = live.guest("Anna"), live.guest("Bob")
    await begin_levy(live, anna, bob)
    await live.choose(anna, "rest")
    old = await live.prompt(anna)
    failures = [TimeoutError()]

    async def try_edit(*about: Any) -> Any:
        if failures and about[0].id == old.id:
            raise failures.pop()
        return await edits.try_edit(*about)

    await live.bot.matches.play(1, 1, "toil")
    await live.settle()
    with patch("bot.posts.direct.try_edit", try_edit):
        await live.bot.matches.play(1, 1, "rest")
        await live.settle()
    assert not failures
    assert await live.prompt(anna) is not old
    assert "Waiting for" not in old.text
    assert (await live.table()).match.sitters[0].dm_message_id == (await live.prompt(anna)).id


async def test_a_late_edit_does_not_take_the_place_of_what_was_asked_since(live: Live) -> None:
    anna, bob = live.guest("Anna"), live.guest("Bob")
    table = await begin_levy(live, anna, bob)
    prompt = await live.prompt(anna)
    held = Held(live.bot.easel.prompt)
    with patch.object(live.bot.easel, "prompt", held):
        await live.bot.store.notices.add(table.match, [NewNotice(NoticeKind.SETTLE, 0)])
        live.bot.matches.changed(1)
        await held.begun.wait()
        with patch.object(live.bot.easel, "prompt", held.work):
            await choose(anna, prompt, "toil")
            await anna.until(lambda seen: seen is prompt and "Anna toils." in prompt.text)
        edit = discord.PartialMessage.edit
        with patch.object(
            discord.PartialMessage, "edit", autospec=True, side_effect=edit
        ) as edited:
            held.may_go_on.set()
            await live.settle()
    assert prompt.id not in [call.args[0].id for call in edited.call_args_list]
    assert "Anna toils." in prompt.text


async def test_undo_is_offered_only_where_it_does_something(live: Live) -> None:
    anna, bob = live.guest("Anna"), live.guest("Bob")
    await begin_levy(live, anna, bob)
    prompt = await live.prompt(anna)
    assert "undo" not in verbs(prompt), "nothing was done yet"
    await live.choose(anna, "toil")
    assert "undo" in verbs(prompt)
    await live.choose(anna, "dig")
    assert "undo" not in verbs(prompt), "chance was drawn"
    await live.choose(anna, "scheme")
    assert "undo" in verbs(prompt)
    await live.choose(anna, "demand")
    assert "undo" not in verbs(prompt), "somebody else was asked"
