"""A click in a direct message is answered there, also if the process dies before it could."""

from __future__ import annotations

import sqlite3
from typing import TYPE_CHECKING
from unittest.mock import patch

import pytest

from tests.bot.live import Live, arrived, button, choose, click, controls, offered, press
from tests.bot.live_process import LiveProcess, live_process

if TYPE_CHECKING:
    from pathlib import Path

    from sandbox import Message, Person

CALLBACK = "/interactions/*/callback"
#: Where a deferred answer is put.
ORIGINAL = "/webhooks/*/messages/@original"


async def killed_while_it_answers(
    live: LiveProcess, guest: Person, prompt: Message, custom_id: str, word: str | None, path: str
) -> None:
    """Click; kill the bot when it has stored the decision and begins to answer; start it again."""
    held = live.sandbox.faults.hold(path=path)
    if word is None:
        await guest.click(prompt, custom_id, wait=False)
    else:
        await guest.select(prompt, custom_id, [word], wait=False)
    await arrived(held)
    # Whatever the bot sends from now on is lost with it.
    await live.kill()
    live.sandbox.faults.clear()
    await live.open()


async def test_a_choice_whose_answer_died_is_shown_as_made_after_the_restart(
    tmp_path: Path,
) -> None:
    async with live_process(tmp_path) as live:
        anna, bob = live.guest("Anna"), live.guest("Bob")
        await live.duel(anna, bob)
        prompt = await live.prompt(anna)
        await killed_while_it_answers(live, anna, prompt, prompt.menus[0].custom_id, "7", CALLBACK)
        await live.until(lambda: "You chose the Prince" in prompt.text)
        assert not controls(prompt)
        assert await live.prompt(anna) is prompt


async def test_a_lobby_whose_card_was_not_edited_in_time_shows_who_has_joined(
    tmp_path: Path,
) -> None:
    async with live_process(tmp_path) as live:
        anna, bob = live.guest("Anna"), live.guest("Bob")
        card = await press(anna, "play", live, game="duel")
        await killed_while_it_answers(live, bob, card, button(card, "join"), None, CALLBACK)
        await live.until(lambda: "Players 2/2" in card.text)
        await click(anna, card, "start")
        await live.until(lambda: live.guild.threads and live.asked(anna, bob))


@pytest.mark.parametrize("path", [CALLBACK, ORIGINAL], ids=["acknowledgement", "question"])
async def test_an_undo_whose_answer_died_asks_again_after_the_restart(
    tmp_path: Path, path: str
) -> None:
    async with live_process(tmp_path) as live:
        anna, bob = live.guest("Anna"), live.guest("Bob")
        await live.duel(anna, bob)
        prompt = await live.prompt(anna)
        await choose(anna, prompt, "7")
        undo = button(prompt, "undo")
        assert "Waiting for Bob" in prompt.text
        await killed_while_it_answers(live, anna, prompt, undo, None, path)
        await live.until(lambda: "7" in offered(prompt))
        assert "Waiting for" not in prompt.text
        await choose(anna, prompt, "6")
        assert "You chose the General" in prompt.text


async def test_an_answered_click_leaves_no_notice_and_is_edited_once(live: Live) -> None:
    anna, _ = await live.pair("fate")
    prompt = await live.prompt(anna)
    before = edits_of(anna, prompt)
    await live.choose(anna, "3")
    assert edits_of(anna, prompt) == before + 1
    assert await live.bot.store.notices.of(1) == []


async def test_an_answer_that_can_not_be_noted_is_shown_again_and_nobody_is_told_of_it(
    live: Live,
) -> None:
    anna, _ = await live.pair("fate")
    broken = sqlite3.OperationalError("disk I/O error")
    with patch.object(live.bot.store.notices, "answered", side_effect=broken):
        await live.choose(anna, "3")
    assert await live.bot.store.notices.of(1) == []
    assert offered(await live.prompt(anna))
    direct = (await anna.dm()).messages_for(anna)
    assert not [m for m in direct if "on our side" in m.text]


async def test_while_an_answer_is_on_its_way_delivery_leaves_its_message_alone(live: Live) -> None:
    anna, bob = await live.pair()
    prompt = await live.prompt(anna)
    held = live.sandbox.faults.hold(path=CALLBACK)
    await anna.select(prompt, prompt.menus[0].custom_id, ["7"], wait=False)
    await arrived(held)
    before = edits_of(anna, prompt)
    live.bot.delivery.wake(1)
    await live.bot.delivery.idle()
    assert edits_of(anna, prompt) == before
    held.release()
    await anna.until(lambda seen: seen is prompt and not controls(prompt))
    await click(bob, live.turn(bob), "hand")


def edits_of(guest: Person, message: Message) -> int:
    """How often a guest has seen a message appear or change."""
    return len([seen for seen in guest.seen if seen.message is message])
