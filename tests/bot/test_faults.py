"""Faults: Discord fails, forgets, repeats itself and takes things away; the game goes on."""

from __future__ import annotations

import asyncio
import threading
from typing import TYPE_CHECKING
from unittest.mock import patch

import pytest

from bot import delivery
from render import PAINTERS
from sandbox.world import posting, threads
from tests.bot.glass import GlassPainter
from tests.bot.inn import (
    PATIENCE,
    Inn,
    answer,
    arrived,
    button,
    choose,
    click,
    controls,
    offered,
    press,
)
from tests.bot.players import is_called, is_over, play_by_menus

if TYPE_CHECKING:
    from sandbox import Message, Person


@pytest.fixture(autouse=True)
def hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits long before trying again, neither the bot nor discord.py."""
    sleep = asyncio.sleep

    async def nap(delay: float, result: object = None) -> object:
        return await sleep(min(delay, 0.01), result)

    monkeypatch.setattr(asyncio, "sleep", nap)
    monkeypatch.setattr(delivery, "PATIENCE", (0, 0))


async def begin(inn: Inn, *variants: str) -> tuple[Person, Person]:
    anna, bob = inn.guest("Anna"), inn.guest("Bob")
    await inn.duel(anna, bob, *variants)
    return anna, bob


def rounds(inn: Inn, guest: Person) -> list[str]:
    """The stages that the turn messages tell of."""
    return [m.text.split("Round ")[-1][:1] for m in inn.told(guest) if m.v2]


# Requests that fail


@pytest.mark.parametrize("status", [500, 502, 503, 429])
async def test_what_discord_did_not_take_is_told_later_and_once(inn: Inn, status: int) -> None:
    anna, bob = await begin(inn)
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
    anna, bob = await begin(inn)
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
    anna, bob = await begin(inn)
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
    anna, bob = await begin(inn)
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
    anna, bob = await begin(inn)
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
    anna, bob = await begin(inn)
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
        while await inn.bot.matches.store.matches_of(anna.id):  # noqa: ASYNC110 - a store is silent
            await asyncio.sleep(0)
    said = await anna.slash(inn.games, "games")
    assert "You are in no game" in said.text


# The gateway


async def test_a_click_while_the_gateway_is_down_counts_when_it_is_back(inn: Inn) -> None:
    anna, bob = await begin(inn)
    await inn.sandbox.faults.drop_gateway()
    prompt = await inn.prompt(anna)
    reply = await anna.select(prompt, prompt.menus[0].custom_id, ["7"], wait=False)
    await reply.answered()
    assert "You chose the Prince" in prompt.text
    inn.sandbox.faults.ask_reconnect()
    await inn.choose(bob, "4")
    assert rounds(inn, anna) == ["1", "2"]


async def test_the_game_goes_on_after_an_invalid_session(inn: Inn) -> None:
    anna, bob = await begin(inn)
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


# Everything twice


async def test_every_kind_of_interaction_may_be_delivered_twice(inn: Inn) -> None:
    anna, bob = inn.guest("Anna"), inn.guest("Bob")
    twice = inn.sandbox.faults.twice
    twice()
    card = await press(anna, "play", inn, game="duel")
    for guest, verb in ((anna, "computer"), (bob, "join"), (bob, "leave"), (bob, "join")):
        if verb == "computer":
            continue
        twice()
        await click(guest, card, verb)
    assert "Players 2/2" in card.text
    twice()
    reply = await click(anna, card, "options")
    twice()
    await anna.select(reply.message, reply.message.menus[0].custom_id, ["dark_night"])
    await anna.until(lambda message: message is card and "Dark night" in card.text)
    twice()
    await click(anna, card, "start")
    await inn.settle()
    assert len([m for m in inn.games.messages_for(bob) if not m.ephemeral]) == 1
    assert len(inn.guild.threads) == 1
    assert len(await inn.bot.matches.store.matches_of(anna.id)) == 1

    twice()
    word = offered(await inn.prompt(anna))[0]
    await inn.choose(anna, word)
    twice()
    prompt = await inn.prompt(anna)
    await click(anna, prompt, "undo")
    await anna.until(lambda message: message is prompt and controls(prompt))
    twice()
    await inn.choose(anna, word)
    await inn.settle()
    entries = (await inn.table()).course.record.entries
    assert [entry.word for entry in entries] == [word, "undo", word]
    for verb in ("hand", "more"):
        twice()
        await click(bob, inn.turn(bob), verb)

    twice()
    reply = await click(bob, inn.turn(bob), "more")
    twice()
    asked = await click(bob, reply.message, "resign")
    twice()
    await click(bob, asked.message, "resigned")
    await inn.settle()
    assert is_over(inn, bob)
    entries = (await inn.table()).course.record.entries
    assert [entry.word for entry in entries] == [word, "undo", word, "resign"]
    twice()
    await click(bob, inn.turn(bob), "rematch")
    await inn.settle()
    assert len(await inn.bot.matches.store.matches_of(bob.id)) == 1


async def test_a_command_delivered_twice_does_not_play_the_second_of_two_equal_cards(
    inn: Inn,
) -> None:
    anna, bob = inn.guest("Anna"), inn.guest("Bob")
    for number in range(1, 9):
        card = await press(anna, "play", inn, game="duel", variant="variants=dark_night")
        await click(bob, card, "join")
        await click(anna, card, "start")
        await inn.settle()
        table = await inn.table(number)
        double = [card for card in range(3, 7) if table.course.position.hands[1].twice >> card & 1]
        if double:
            break
    word = str(double[0])
    first = offered(await inn.prompt(anna))[0]
    await (await anna.slash(inn.thread, "duel play", card=first)).answered()
    inn.sandbox.faults.twice()
    await (await bob.slash(inn.thread, "duel play", card=word)).answered()
    await inn.settle()
    assert len(table.course.record.entries) == 2


async def test_two_clicks_on_rematch_open_one_lobby(inn: Inn) -> None:
    anna, bob = await begin(inn)
    await play_by_menus(inn, [anna, bob], "rematch")
    end = inn.turn(anna)
    replies = [
        await guest.click(end, button(end, "rematch"), wait=False) for guest in (anna, bob, anna)
    ]
    for reply in replies:
        await reply.answered()
        assert reply.ephemeral
    await inn.settle()
    cards = [m for m in inn.games.messages_for(bob) if not m.ephemeral]
    assert len(cards) == 2
    assert min(reply.text for reply in replies).startswith("A lobby with the same players")


async def test_two_fast_clicks_on_undo_take_back_one_move(inn: Inn) -> None:
    anna, _ = await begin(inn, "fate")
    await inn.round((anna, "3"), (anna, "5"), (anna, "0"))
    prompt = await inn.prompt(anna)
    undo = button(prompt, "undo")
    replies = [await anna.click(prompt, undo, wait=False, forge=True) for _ in range(2)]
    for reply in replies:
        await reply.answered()
    await inn.settle()
    table = await inn.table()
    assert [str(deed.move) for deed in table.course.deeds] == ["3", "5"]
    assert "That question is over" in replies[1].text


# Things that are gone


async def test_a_deleted_thread_ends_nothing(inn: Inn) -> None:
    anna, bob = await begin(inn)
    (card, *_) = inn.games.messages_for(bob)
    threads.remove(inn.thread)
    for mine, theirs in (("7", "4"), ("6", "5"), ("5", "3"), ("4", "1")):
        await inn.round((anna, mine), (bob, theirs))
    for told in (card, await inn.prompt(anna), await inn.prompt(bob)):
        assert "Anna wins the duel" in told.text


async def test_an_archived_thread_wakes_up_with_the_next_turn(inn: Inn) -> None:
    anna, bob = await begin(inn)
    thread = inn.thread
    await inn.choose(anna, "7")
    inn.sandbox.clock.advance(8 * 24 * 3600)
    assert thread.archived
    await inn.choose(bob, "4")
    assert not thread.archived
    assert "Round 2" in inn.turn(anna).text
    await inn.round((anna, "6"), (bob, "5"))
    assert "Round 3" in inn.turn(anna).text


async def test_a_channel_hidden_from_the_bot_stops_no_player(inn: Inn) -> None:
    anna, bob = await begin(inn)
    thread = inn.thread
    inn.games.hide_from(inn.sandbox.bot)
    await inn.round((anna, "7"), (bob, "4"))
    assert "Round 2" in (await inn.prompt(anna)).text
    inn.games.show_to(inn.sandbox.bot)
    await inn.round((anna, "6"), (bob, "5"))
    assert "Round 3" in thread.messages_for(anna)[-1].text


async def test_without_the_right_to_attach_files_the_game_is_told_in_words(inn: Inn) -> None:
    inn.games.forbid("attach_files")
    anna, bob = await begin(inn)
    assert "Round 1" in inn.turn(anna).text
    assert not inn.turn(anna).images
    await inn.round((anna, "7"), (bob, "4"))
    assert rounds(inn, anna) == ["1", "2"]
    assert not inn.told(anna)[1].buttons


async def test_a_deleted_card_ends_nothing(inn: Inn) -> None:
    anna, bob = await begin(inn)
    (card, *_) = inn.games.messages_for(bob)
    posting.delete(card)
    await play_by_menus(inn, [anna, bob], "card")
    assert is_over(inn, anna)


async def test_a_lobby_card_that_was_deleted_is_no_fault_of_the_host(inn: Inn) -> None:
    anna = inn.guest("Anna")
    card = await press(anna, "play", inn, game="duel")
    reply = await click(anna, card, "options")
    posting.delete(card)
    changed = await anna.select(reply.message, reply.message.menus[0].custom_id, ["traitor"])
    assert changed.updated is reply.message
    assert not changed.followups


async def test_a_deleted_turn_message_is_followed_by_the_next(inn: Inn) -> None:
    anna, bob = await begin(inn)
    posting.delete(inn.turn(anna))
    await inn.round((anna, "7"), (bob, "4"))
    assert rounds(inn, anna) == ["2"]


async def test_a_deleted_direct_message_is_followed_by_the_next(inn: Inn) -> None:
    anna, bob = await begin(inn)
    posting.delete(await inn.prompt(anna))
    await (await anna.slash(inn.thread, "move", move="7")).answered()
    await inn.choose(bob, "4")
    assert "Round 2" in (await inn.prompt(anna)).text


async def test_who_leaves_the_server_is_asked_no_more_and_the_other_can_still_win(
    inn: Inn,
) -> None:
    anna, bob = await begin(inn)
    await inn.choose(bob, "4")
    inn.guild.remove(bob)
    await inn.choose(anna, "7")
    tries = inn.sandbox.traffic.count("POST", f"/channels/{(await bob.dm()).id}/messages")
    assert tries == 2
    assert "Round 2" in inn.turn(anna).text
    reply = await (await anna.slash(inn.thread, "resign")).answered()
    await click(anna, reply.message, "resigned")
    await inn.settle()
    assert is_over(inn, anna)


async def test_the_game_goes_on_when_edits_of_old_messages_are_rationed(inn: Inn) -> None:
    anna, bob = await begin(inn)
    inn.sandbox.world.old_edits_per_hour = 0
    inn.sandbox.clock.advance(2 * 3600)
    first, prompt = inn.turn(anna), await inn.prompt(anna)
    await inn.round((anna, "7"), (bob, "4"))
    assert rounds(inn, anna) == ["1", "2"]
    assert "Round 2" in (await inn.prompt(anna)).text
    # What could not be edited still has its buttons, and they tell the present.
    if first.buttons:
        reply = await click(anna, first, "choose")
        assert "Round 2" in reply.text
    if prompt.menus:
        reply = await choose(anna, prompt, "5")
        assert "That question is over. Round 2" in reply.text
    assert len((await inn.table()).course.deeds) == 2


# Questions that were answered before they were asked


async def test_a_question_answered_before_its_message_was_sent_is_not_asked(inn: Inn) -> None:
    anna, bob = await begin(inn)
    await inn.choose(anna, "7")
    held = inn.sandbox.faults.hold(method="POST", path=f"/channels/{inn.thread.id}/messages")
    await choose(bob, await inn.prompt(bob), "4")
    await arrived(held)
    await (await anna.slash(inn.thread, "duel play", card="6")).answered()
    held.release()
    await inn.settle()
    direct = (await anna.dm()).messages_for(anna)
    assert len(direct) == 1
    assert not offered(direct[0])
    assert len(anna.pings) == 1
    await inn.choose(bob, "5")
    assert "Round 3" in (await inn.prompt(anna)).text


def shown(message: Message | None) -> Message:
    assert message is not None
    return message


async def test_answering_in_two_places_at_once_makes_one_move(inn: Inn) -> None:
    anna, bob = await begin(inn)
    reply = await click(anna, inn.turn(anna), "hand")
    ephemeral, prompt = shown(reply.message), await inn.prompt(anna)
    replies = [
        await anna.select(message, message.menus[0].custom_id, [word], wait=False)
        for message, word in ((ephemeral, "5"), (prompt, "6"))
    ]
    for one in replies:
        await one.answered()
    await inn.settle()
    assert [str(deed.move) for deed in (await inn.table()).course.deeds] == ["5"]
    assert "You chose the Wizard" in prompt.text
    assert not controls(prompt)
    await answer(bob, await inn.prompt(bob), "4")
