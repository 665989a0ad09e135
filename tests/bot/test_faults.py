"""Faults: Discord fails, forgets and is slow; the game goes on."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from typing import TYPE_CHECKING, Any
from unittest.mock import Mock, patch

import discord
import pytest

from bot.store import NewNotice, NoticeKind
from render import PAINTERS
from tests.bot.live import (
    PATIENCE,
    Live,
    arrived,
    button,
    choose,
    click,
    offered,
)
from tests.bot.players import is_called, rounds
from tests.bot.view_pictures import ViewPainter

if TYPE_CHECKING:
    from sandbox import Person

pytestmark = pytest.mark.usefixtures("hurry")


# Requests that fail


@pytest.mark.parametrize("status", [500, 502, 503, 429])
async def test_what_discord_did_not_take_is_told_later_and_once(live: Live, status: int) -> None:
    anna, bob = await live.pair()
    await live.choose(anna, "7")
    fault = live.sandbox.faults.answer(status, times=3, method="POST", path="/channels/*/messages")
    await choose(bob, await live.prompt(bob), "4")
    await live.settle()
    assert fault.times == 0
    assert rounds(live, anna) == ["1", "2"]
    for guest in (anna, bob):
        assert len((await guest.dm()).messages_for(guest)) == 2
        assert len(guest.pings) == 2


@pytest.mark.parametrize("where", ["thread", "anna"])
async def test_a_message_whose_answer_was_lost_is_posted_once(live: Live, where: str) -> None:
    anna, bob = await live.pair()
    await live.choose(anna, "7")
    place = live.thread if where == "thread" else await anna.dm()
    lost = live.sandbox.faults.lose(path=f"/channels/{place.id}/messages")
    await choose(bob, await live.prompt(bob), "4")
    await live.settle()
    assert lost.times == 0
    assert rounds(live, anna) == ["1", "2"]
    assert len((await anna.dm()).messages_for(anna)) == 2
    await live.round((anna, "6"), (bob, "5"))
    assert rounds(live, anna) == ["1", "2", "3"]


async def test_a_message_whose_answer_was_lost_is_found_after_a_long_outage(live: Live) -> None:
    anna, bob = await live.pair()
    await live.choose(anna, "7")
    path = f"/channels/{live.thread.id}/messages"
    lost = live.sandbox.faults.lose(path=path)
    await choose(bob, await live.prompt(bob), "4")
    await arrived(lost)
    # Meanwhile Discord has forgotten the nonce.
    live.sandbox.clock.advance(3600)
    await live.settle()
    assert rounds(live, anna) == ["1", "2"]


@pytest.mark.parametrize("times", [1, 3])
async def test_an_old_turn_loses_its_buttons_even_if_discord_fails_at_first(
    live: Live, times: int
) -> None:
    anna, bob = await live.pair()
    await live.choose(anna, "7")
    path = f"/channels/{live.thread.id}/messages/*"
    live.sandbox.faults.answer(503, times=times, method="PATCH", path=path)
    await live.choose(bob, "4")
    first, second = (m for m in live.told(anna) if m.v2)
    assert not first.buttons
    assert second.buttons
    assert len(anna.pings) == 2


async def test_a_thread_is_opened_once_however_often_discord_fails(live: Live) -> None:
    anna, bob = live.guest("Anna"), live.guest("Bob")
    card = await live.lobby_of(anna, bob)
    path = f"/channels/{live.games.id}/messages/{card.id}/threads"
    live.sandbox.faults.answer(503, path=path)
    live.sandbox.faults.lose(path=path)
    await click(anna, card, "start")
    await live.settle()
    assert len(live.guild.threads) == 1
    assert rounds(live, bob) == ["1"]


async def test_a_move_counts_even_if_its_answer_is_lost(live: Live) -> None:
    anna, bob = await live.pair()
    for kind in ("answer", "lose"):
        prompt = await live.prompt(anna)
        if kind == "answer":
            live.sandbox.faults.answer(503, path="/interactions/*/callback")
        else:
            live.sandbox.faults.lose(path="/interactions/*/callback")
        word = offered(prompt)[-1]
        await anna.select(prompt, prompt.menus[0].custom_id, [word], wait=False)
        await live.sandbox.traffic.until(lambda _: not is_called(live, anna))
        await live.settle()
        assert (await live.table()).course.played[-1].seat == 0
        assert not offered(prompt)
        await live.choose(bob, offered(await live.prompt(bob))[0])
    assert "Round 3" in live.turn(anna).text


async def test_a_move_whose_answer_comes_too_late_counts_and_its_question_is_closed(
    live: Live,
) -> None:
    anna, bob = await live.pair()
    prompt = await live.prompt(anna)
    held = live.sandbox.faults.hold(path="/interactions/*/callback")
    reply = await anna.select(prompt, prompt.menus[0].custom_id, ["7"], wait=False)
    await arrived(held)
    live.sandbox.clock.advance(4)
    held.release()
    await reply.until(lambda one: one.failed)
    await anna.until(lambda message: message is prompt and "You chose the Prince" in prompt.text)
    await live.settle()
    assert not offered(prompt)
    await live.choose(bob, "4")
    assert rounds(live, anna) == ["1", "2"]


async def test_a_lobby_whose_card_came_too_late_is_called_off(live: Live) -> None:
    anna = live.guest("Anna")
    held = live.sandbox.faults.hold(path="/interactions/*/callback")
    reply = await anna.slash(live.games, "play", game="duel", wait=False)
    await arrived(held)
    live.sandbox.clock.advance(4)
    held.release()
    await reply.until(lambda one: one.failed)
    async with asyncio.timeout(PATIENCE):
        while await live.bot.store.matches.of(anna.id):  # noqa: ASYNC110 - a store is silent
            await asyncio.sleep(0)
    said = await anna.slash(live.games, "games")
    assert "You’re not in any game" in said.text


# The gateway


async def test_a_click_while_the_gateway_is_down_counts_when_it_is_back(live: Live) -> None:
    anna, bob = await live.pair()
    await live.sandbox.faults.drop_gateway()
    prompt = await live.prompt(anna)
    reply = await anna.select(prompt, prompt.menus[0].custom_id, ["7"], wait=False)
    await reply.answered()
    assert "You chose the Prince" in prompt.text
    live.sandbox.faults.ask_reconnect()
    await live.choose(bob, "4")
    assert rounds(live, anna) == ["1", "2"]


async def test_the_game_goes_on_after_an_invalid_session(live: Live) -> None:
    anna, bob = await live.pair()
    live.sandbox.faults.invalidate_session()
    async with asyncio.timeout(20):
        await live.sandbox.connected()
    await live.round((anna, "7"), (bob, "4"))
    assert rounds(live, anna) == ["1", "2"]


# Slow pictures


class SlowPainter(ViewPainter):
    """Paints nothing until it is allowed to."""

    def __init__(self) -> None:
        super().__init__(PAINTERS["duel"]._painter)
        self.may_paint = threading.Event()

    def paint(self, *about):
        self.may_paint.wait(20)
        return super().paint(*about)


async def test_everything_is_acknowledged_while_pictures_are_being_painted(live: Live) -> None:
    anna, bob, carl = live.guest("Anna"), live.guest("Bob"), live.guest("Carl")
    await live.duel(anna, bob, "fate")
    live.bot.easel._kept.clear()
    slow = SlowPainter()
    with patch.dict(PAINTERS, duel=slow):
        await acknowledged_while_painting(live, slow, anna, bob, carl)


async def acknowledged_while_painting(
    live: Live, slow: SlowPainter, anna: Person, bob: Person, carl: Person
) -> None:
    turn, prompt = live.turn(carl), await live.prompt(bob)
    replies = [
        await bob.select(prompt, prompt.menus[0].custom_id, ["5"], wait=False),
        await anna.click(turn, button(turn, "hand"), wait=False),
        await anna.click(turn, button(turn, "hand"), wait=False),
        await anna.slash(live.thread, "hand", wait=False),
        await carl.slash(live.thread, "board", wait=False),
        await carl.click(turn, button(turn, "more"), wait=False),
        await anna.slash(live.thread, "duel play", card="7", wait=False),
        await carl.slash(live.thread, "log", wait=False),
        await carl.slash(live.games, "play", game="duel", wait=False),
        await anna.autocomplete(live.thread, "duel play", "card", wait=False),
    ]
    for reply in replies:
        await reply.until(lambda one: one.acknowledged)
    assert not slow.may_paint.is_set()
    assert sorted(entry.seat for entry in (await live.table()).course.record.entries) == [0, 1]
    slow.may_paint.set()
    for reply in replies:
        await reply.answered()
    await live.settle()
    assert replies[1].message is not None
    assert replies[1].message.images


async def test_a_game_goes_on_without_a_picture_that_cannot_be_painted(
    live: Live, forgiven: list[str]
) -> None:
    class Clumsy(ViewPainter):
        def paint(self, *_):
            raise MemoryError("no canvas left")

    anna, bob = live.guest("Anna"), live.guest("Bob")
    forgiven.append("painting the")
    with patch.dict(PAINTERS, duel=Clumsy(PAINTERS["duel"]._painter)):
        await live.duel(anna, bob)
        await live.round((anna, "7"), (bob, "4"))
        reply = await (await anna.slash(live.thread, "hand")).answered()
    assert rounds(live, anna) == ["1", "2"]
    assert not live.turn(anna).images
    assert reply.message is not None
    assert offered(reply.message)


@pytest.mark.parametrize("fault", [KeyError("no such text"), PermissionError("no such font")])
async def test_a_message_that_cannot_be_made_keeps_back_no_other(
    live: Live, forgiven: list[str], fault: Exception
) -> None:
    anna, bob = await live.pair()
    forgiven.append("telling notice")
    with patch("bot.posts.thread.turn_message", side_effect=fault):
        await live.round((anna, "7"), (bob, "4"))
    assert rounds(live, anna) == ["1"]
    await live.round((anna, "6"), (bob, "5"))
    assert rounds(live, anna) == ["1", "3"]


async def test_a_game_is_opened_and_played_without_a_sign_that_cannot_be_painted(
    live: Live, forgiven: list[str]
) -> None:
    anna, bob = live.guest("Anna"), live.guest("Bob")
    forgiven.append("painting the sign")
    live.bot.easel._signs.clear()
    with patch("bot.easel.sign", side_effect=OSError("no such file")):
        await live.duel(anna, bob)
    card = live.games.messages_for(anna)[0]
    assert not card.images
    assert "Scottish Duel #1" in card.text
    assert rounds(live, anna) == ["1"]


# Questions that do not arrive


async def test_a_question_for_which_direct_messages_are_opened_too_fast_is_put_later(
    live: Live,
) -> None:
    anna, bob = live.guest("Anna"), live.guest("Bob")
    too_fast = discord.HTTPException(
        Mock(status=400, reason="Bad Request"),
        {"code": 40003, "message": "You are opening direct messages too fast"},
    )
    open_dm, tries = live.bot.create_dm, 0

    async def open_slowly(user: Any) -> Any:
        nonlocal tries
        tries += 1
        if tries < 4:
            raise too_fast
        return await open_dm(user)

    with patch.object(live.bot, "create_dm", open_slowly):
        await live.duel(anna, bob)
    for guest in (anna, bob):
        assert offered(await live.prompt(guest))
    assert not any("I can’t DM you" in message.text for message in live.told(anna))


async def test_who_can_not_be_asked_directly_is_called_in_the_thread(live: Live) -> None:
    anna, bob = await live.pair()
    await live.choose(anna, "7")
    path = f"/channels/{(await anna.dm()).id}/messages"
    refused = live.sandbox.faults.answer(403, code=50001, method="POST", path=path)
    await live.choose(bob, "4")
    assert refused.times == 0
    *_, called = live.told(bob)
    assert called.text.startswith(f"{anna.mention}, I can’t DM you.")
    assert anna.pings[-1].message is called
    # That was no closed door: the next question comes by direct message again.
    await (await anna.slash(live.thread, "duel play", card="6")).answered()
    await live.choose(bob, "5")
    assert rounds(live, anna)[-1] == "3"
    assert offered(await live.prompt(anna))


async def test_a_notice_that_says_nothing_is_dropped(live: Live) -> None:
    await live.pair()
    matches = live.bot.matches
    kinds = [NoticeKind.PROMPT, NoticeKind.SETTLE, NoticeKind.CLOSED, NoticeKind.LEFT]
    await matches.store.notices.add((await live.table()).match, [NewNotice(kind) for kind in kinds])
    matches.changed(1)
    await live.settle()
    assert await matches.store.notices.of(1) == []


async def test_closed_messages_stay_closed_until_the_wish_to_try_again_is_stored(
    live: Live, forgiven: list[str]
) -> None:
    anna, bob = live.guest("Anna"), live.guest("Bob")
    anna.close_dms()
    await live.duel(anna, bob)
    anna.open_dms()
    forgiven.append("an interaction failed")
    hand = (await click(anna, live.turn(anna), "hand")).message
    assert hand is not None
    full = sqlite3.OperationalError("database or disk is full")
    with patch.object(live.bot.store._connection, "transact", side_effect=full):
        assert "on our side" in (await click(anna, hand, "retry")).text
    assert (await live.bot.store.people.read(anna.id)).closed
    await click(anna, hand, "retry")
    await live.settle()
    assert offered(await live.prompt(anna))


# The disk


async def test_what_the_disk_did_not_take_is_told_later_and_once(live: Live) -> None:
    anna, bob = await live.pair()
    full = sqlite3.OperationalError("database or disk is full")
    save, tries = live.bot.store.notices.save_turn, 0

    async def save_later(*about: Any, **more: Any) -> None:
        nonlocal tries
        tries += 1
        if tries < 3:
            raise full
        await save(*about, **more)

    with patch.object(live.bot.store.notices, "save_turn", save_later):
        await live.choose(anna, "7")
        await choose(bob, await live.prompt(bob), "4")
        await live.settle()
    assert tries == 3
    assert rounds(live, anna) == ["1", "2"]
    assert offered(await live.prompt(anna))
