"""Faults: Discord fails, forgets and is slow; the game goes on."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from typing import TYPE_CHECKING, Any
from unittest.mock import Mock, patch

import discord
import pytest

from bot.store import Call, Kind
from render import PAINTERS
from tests.bot.glass import GlassPainter
from tests.bot.inn import (
    PATIENCE,
    Inn,
    arrived,
    button,
    choose,
    click,
    offered,
)
from tests.bot.players import is_called, rounds

if TYPE_CHECKING:
    from sandbox import Person

pytestmark = pytest.mark.usefixtures("hurry")


# Requests that fail


@pytest.mark.parametrize("status", [500, 502, 503, 429])
async def test_what_discord_did_not_take_is_told_later_and_once(inn: Inn, status: int) -> None:
    anna, bob = await inn.pair()
    await inn.choose(anna, "7")
    fault = inn.sandbox.faults.answer(status, times=3, method="POST", path="/channels/*/messages")
    await choose(bob, await inn.prompt(bob), "4")
    await inn.settle()
    assert fault.times == 0
    assert rounds(inn, anna) == ["1", "2"]
    for guest in (anna, bob):
        assert len((await guest.dm()).messages_for(guest)) == 2
        assert len(guest.pings) == 2


@pytest.mark.parametrize("where", ["thread", "anna"])
async def test_a_message_whose_answer_was_lost_is_posted_once(inn: Inn, where: str) -> None:
    anna, bob = await inn.pair()
    await inn.choose(anna, "7")
    place = inn.thread if where == "thread" else await anna.dm()
    lost = inn.sandbox.faults.lose(path=f"/channels/{place.id}/messages")
    await choose(bob, await inn.prompt(bob), "4")
    await inn.settle()
    assert lost.times == 0
    assert rounds(inn, anna) == ["1", "2"]
    assert len((await anna.dm()).messages_for(anna)) == 2
    await inn.round((anna, "6"), (bob, "5"))
    assert rounds(inn, anna) == ["1", "2", "3"]


async def test_a_message_whose_answer_was_lost_is_found_after_a_long_outage(inn: Inn) -> None:
    anna, bob = await inn.pair()
    await inn.choose(anna, "7")
    path = f"/channels/{inn.thread.id}/messages"
    lost = inn.sandbox.faults.lose(path=path)
    await choose(bob, await inn.prompt(bob), "4")
    await arrived(lost)
    # Meanwhile Discord has forgotten the nonce.
    inn.sandbox.clock.advance(3600)
    await inn.settle()
    assert rounds(inn, anna) == ["1", "2"]


@pytest.mark.parametrize("times", [1, 3])
async def test_an_old_turn_loses_its_buttons_even_if_discord_fails_at_first(
    inn: Inn, times: int
) -> None:
    anna, bob = await inn.pair()
    await inn.choose(anna, "7")
    path = f"/channels/{inn.thread.id}/messages/*"
    inn.sandbox.faults.answer(503, times=times, method="PATCH", path=path)
    await inn.choose(bob, "4")
    first, second = (m for m in inn.told(anna) if m.v2)
    assert not first.buttons
    assert second.buttons
    assert len(anna.pings) == 2


async def test_a_thread_is_opened_once_however_often_discord_fails(inn: Inn) -> None:
    anna, bob = inn.guest("Anna"), inn.guest("Bob")
    card = await inn.lobby_of(anna, bob)
    path = f"/channels/{inn.games.id}/messages/{card.id}/threads"
    inn.sandbox.faults.answer(503, path=path)
    inn.sandbox.faults.lose(path=path)
    await click(anna, card, "start")
    await inn.settle()
    assert len(inn.guild.threads) == 1
    assert rounds(inn, bob) == ["1"]


async def test_a_move_counts_even_if_its_answer_is_lost(inn: Inn) -> None:
    anna, bob = await inn.pair()
    for kind in ("answer", "lose"):
        prompt = await inn.prompt(anna)
        if kind == "answer":
            inn.sandbox.faults.answer(503, path="/interactions/*/callback")
        else:
            inn.sandbox.faults.lose(path="/interactions/*/callback")
        word = offered(prompt)[-1]
        await anna.select(prompt, prompt.menus[0].custom_id, [word], wait=False)
        await inn.sandbox.traffic.until(lambda _: not is_called(inn, anna))
        await inn.settle()
        assert (await inn.table()).course.deeds[-1].seat == 0
        assert not offered(prompt)
        await inn.choose(bob, offered(await inn.prompt(bob))[0])
    assert "Round 3" in inn.turn(anna).text


async def test_a_move_whose_answer_comes_too_late_counts_and_its_question_is_closed(
    inn: Inn,
) -> None:
    anna, bob = await inn.pair()
    prompt = await inn.prompt(anna)
    held = inn.sandbox.faults.hold(path="/interactions/*/callback")
    reply = await anna.select(prompt, prompt.menus[0].custom_id, ["7"], wait=False)
    await arrived(held)
    inn.sandbox.clock.advance(4)
    held.release()
    await reply.until(lambda one: one.failed)
    await anna.until(lambda message: message is prompt and "You chose the Prince" in prompt.text)
    await inn.settle()
    assert not offered(prompt)
    await inn.choose(bob, "4")
    assert rounds(inn, anna) == ["1", "2"]


async def test_a_lobby_whose_card_came_too_late_is_called_off(inn: Inn) -> None:
    anna = inn.guest("Anna")
    held = inn.sandbox.faults.hold(path="/interactions/*/callback")
    reply = await anna.slash(inn.games, "play", game="duel", wait=False)
    await arrived(held)
    inn.sandbox.clock.advance(4)
    held.release()
    await reply.until(lambda one: one.failed)
    async with asyncio.timeout(PATIENCE):
        while await inn.bot.store.matches.of(anna.id):  # noqa: ASYNC110 - a store is silent
            await asyncio.sleep(0)
    said = await anna.slash(inn.games, "games")
    assert "You are in no game" in said.text


# The gateway


async def test_a_click_while_the_gateway_is_down_counts_when_it_is_back(inn: Inn) -> None:
    anna, bob = await inn.pair()
    await inn.sandbox.faults.drop_gateway()
    prompt = await inn.prompt(anna)
    reply = await anna.select(prompt, prompt.menus[0].custom_id, ["7"], wait=False)
    await reply.answered()
    assert "You chose the Prince" in prompt.text
    inn.sandbox.faults.ask_reconnect()
    await inn.choose(bob, "4")
    assert rounds(inn, anna) == ["1", "2"]


async def test_the_game_goes_on_after_an_invalid_session(inn: Inn) -> None:
    anna, bob = await inn.pair()
    inn.sandbox.faults.invalidate_session()
    async with asyncio.timeout(20):
        await inn.sandbox.connected()
    await inn.round((anna, "7"), (bob, "4"))
    assert rounds(inn, anna) == ["1", "2"]


# Slow pictures


class SlowPainter(GlassPainter):
    """Paints nothing until it is allowed to."""

    def __init__(self) -> None:
        super().__init__(PAINTERS["duel"]._painter)
        self.may_paint = threading.Event()

    def board(self, *scene):
        self.may_paint.wait(20)
        return super().board(*scene)

    def hand(self, *scene):
        self.may_paint.wait(20)
        return super().hand(*scene)


async def test_everything_is_acknowledged_while_pictures_are_being_painted(inn: Inn) -> None:
    anna, bob, carl = inn.guest("Anna"), inn.guest("Bob"), inn.guest("Carl")
    await inn.duel(anna, bob, "fate")
    inn.bot.easel._dry.clear()
    slow = SlowPainter()
    with patch.dict(PAINTERS, duel=slow):
        await acknowledged_while_painting(inn, slow, anna, bob, carl)


async def acknowledged_while_painting(
    inn: Inn, slow: SlowPainter, anna: Person, bob: Person, carl: Person
) -> None:
    turn, prompt = inn.turn(carl), await inn.prompt(bob)
    replies = [
        await bob.select(prompt, prompt.menus[0].custom_id, ["5"], wait=False),
        await anna.click(turn, button(turn, "hand"), wait=False),
        await anna.click(turn, button(turn, "choose"), wait=False),
        await anna.slash(inn.thread, "hand", wait=False),
        await carl.slash(inn.thread, "board", wait=False),
        await carl.click(turn, button(turn, "more"), wait=False),
        await anna.slash(inn.thread, "duel play", card="7", wait=False),
        await carl.slash(inn.thread, "log", wait=False),
        await carl.slash(inn.games, "play", game="duel", wait=False),
        await anna.autocomplete(inn.thread, "duel play", "card", wait=False),
    ]
    for reply in replies:
        await reply.until(lambda one: one.acknowledged)
    assert not slow.may_paint.is_set()
    assert sorted(entry.seat for entry in (await inn.table()).course.record.entries) == [0, 1]
    slow.may_paint.set()
    for reply in replies:
        await reply.answered()
    await inn.settle()
    assert replies[1].message is not None
    assert replies[1].message.images


async def test_a_game_goes_on_without_a_picture_that_cannot_be_painted(
    inn: Inn, forgiven: list[str]
) -> None:
    class Clumsy(GlassPainter):
        def board(self, *_):
            raise MemoryError("no canvas left")

        hand = board

    anna, bob = inn.guest("Anna"), inn.guest("Bob")
    forgiven.append("painting the")
    with patch.dict(PAINTERS, duel=Clumsy(PAINTERS["duel"]._painter)):
        await inn.duel(anna, bob)
        await inn.round((anna, "7"), (bob, "4"))
        reply = await (await anna.slash(inn.thread, "hand")).answered()
    assert rounds(inn, anna) == ["1", "2"]
    assert not inn.turn(anna).images
    assert reply.message is not None
    assert offered(reply.message)


@pytest.mark.parametrize("fault", [KeyError("no such text"), PermissionError("no such font")])
async def test_a_message_that_cannot_be_made_keeps_back_no_other(
    inn: Inn, forgiven: list[str], fault: Exception
) -> None:
    anna, bob = await inn.pair()
    forgiven.append("telling notice")
    with patch("bot.posts.thread.turn_message", side_effect=fault):
        await inn.round((anna, "7"), (bob, "4"))
    assert rounds(inn, anna) == ["1"]
    await inn.round((anna, "6"), (bob, "5"))
    assert rounds(inn, anna) == ["1", "3"]


async def test_a_game_is_opened_and_played_without_a_sign_that_cannot_be_painted(
    inn: Inn, forgiven: list[str]
) -> None:
    anna, bob = inn.guest("Anna"), inn.guest("Bob")
    forgiven.append("painting the sign")
    inn.bot.easel._signs.clear()
    with patch("bot.easel.sign", side_effect=OSError("no such file")):
        await inn.duel(anna, bob)
    card = inn.games.messages_for(anna)[0]
    assert not card.images
    assert "Scottish Duel #1" in card.text
    assert rounds(inn, anna) == ["1"]


# Questions that do not arrive


async def test_a_question_for_which_direct_messages_are_opened_too_fast_is_put_later(
    inn: Inn,
) -> None:
    anna, bob = inn.guest("Anna"), inn.guest("Bob")
    too_fast = discord.HTTPException(
        Mock(status=400, reason="Bad Request"),
        {"code": 40003, "message": "You are opening direct messages too fast"},
    )
    open_dm, tries = inn.bot.create_dm, 0

    async def open_slowly(user: Any) -> Any:
        nonlocal tries
        tries += 1
        if tries < 4:
            raise too_fast
        return await open_dm(user)

    with patch.object(inn.bot, "create_dm", open_slowly):
        await inn.duel(anna, bob)
    for guest in (anna, bob):
        assert offered(await inn.prompt(guest))
    assert not any("I can’t write to you" in message.text for message in inn.told(anna))


async def test_who_can_not_be_asked_directly_is_called_in_the_thread(inn: Inn) -> None:
    anna, bob = await inn.pair()
    await inn.choose(anna, "7")
    path = f"/channels/{(await anna.dm()).id}/messages"
    refused = inn.sandbox.faults.answer(403, method="POST", path=path)
    await inn.choose(bob, "4")
    assert refused.times == 0
    *_, called = inn.told(bob)
    assert called.text.startswith(f"{anna.mention}, I can’t write to you directly.")
    assert anna.pings[-1].message is called
    # That was no closed door: the next question comes by direct message again.
    await (await anna.slash(inn.thread, "duel play", card="6")).answered()
    await inn.choose(bob, "5")
    assert rounds(inn, anna)[-1] == "3"
    assert offered(await inn.prompt(anna))


async def test_a_notice_that_says_nothing_is_dropped(inn: Inn) -> None:
    await inn.pair()
    matches = inn.bot.matches
    kinds = [Kind.PROMPT, Kind.SETTLE, Kind.CLOSED, Kind.LEFT]
    await matches.store.notices.call((await inn.table()).match, [Call(kind) for kind in kinds])
    matches.changed(1)
    await inn.settle()
    assert await matches.store.notices.of(1) == []


async def test_closed_messages_stay_closed_until_the_wish_to_try_again_is_stored(
    inn: Inn, forgiven: list[str]
) -> None:
    anna, bob = inn.guest("Anna"), inn.guest("Bob")
    anna.close_dms()
    await inn.duel(anna, bob)
    anna.open_dms()
    forgiven.append("an interaction failed")
    hand = (await click(anna, inn.turn(anna), "hand")).message
    assert hand is not None
    full = sqlite3.OperationalError("database or disk is full")
    with patch.object(inn.bot.store._connection, "transact", side_effect=full):
        assert "on our side" in (await click(anna, hand, "retry")).text
    assert (await inn.bot.store.people.read(anna.id)).closed
    await click(anna, hand, "retry")
    await inn.settle()
    assert offered(await inn.prompt(anna))


# The disk


async def test_what_the_disk_did_not_take_is_told_later_and_once(inn: Inn) -> None:
    anna, bob = await inn.pair()
    full = sqlite3.OperationalError("database or disk is full")
    save, tries = inn.bot.store.notices.save_turn, 0

    async def save_later(*about: Any) -> None:
        nonlocal tries
        tries += 1
        if tries < 3:
            raise full
        await save(*about)

    with patch.object(inn.bot.store.notices, "save_turn", save_later):
        await inn.choose(anna, "7")
        await choose(bob, await inn.prompt(bob), "4")
        await inn.settle()
    assert tries == 3
    assert rounds(inn, anna) == ["1", "2"]
    assert offered(await inn.prompt(anna))
