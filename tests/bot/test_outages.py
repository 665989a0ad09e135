"""Long outages and unlucky moments: what is stored is told in the end, once and correctly."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING
from unittest.mock import patch

import aiohttp
import pytest

from bot import delivery
from bot.config import Server
from bot.store.notices import StoredNotices
from tests.bot.asking import ask, shown
from tests.bot.live import Live, answer, arrived, button, choose, click, offered, parts, press
from tests.bot.players import rounds
from tests.bot.view_pictures import view_in

if TYPE_CHECKING:
    from bot.store import Match, Notice
    from sandbox import Person
    from sandbox.world.channels import Channel

pytestmark = pytest.mark.usefixtures("hurry")

#: discord.py gives up after five tries.
OFTEN = 5


async def open_prompts(guest: Person) -> list[bool]:
    """Of each direct message, oldest first, whether it offers something to do."""
    messages = (await guest.dm()).messages_for(guest)
    return [bool(offered(message) or parts(message)) for message in messages]


# Too many requests


@pytest.mark.parametrize("where", ["thread", "direct"])
async def test_a_message_that_discord_refuses_as_one_too_many_is_told_later(
    live: Live, where: str
) -> None:
    anna, bob = await live.pair()
    await live.choose(anna, "7")
    place: Channel = live.thread if where == "thread" else await anna.dm()
    path = f"/channels/{place.id}/messages"
    fault = live.sandbox.faults.answer(429, times=OFTEN, method="POST", path=path)
    await choose(bob, await live.prompt(bob), "4")
    await live.settle()
    assert fault.times == 0
    assert rounds(live, anna) == ["1", "2"]
    assert await open_prompts(anna) == [False, True]


async def test_a_game_gets_its_thread_however_often_discord_says_too_many(live: Live) -> None:
    anna, bob = live.guest("Anna"), live.guest("Bob")
    card = await live.lobby_of(anna, bob)
    live.sandbox.faults.answer(429, times=OFTEN, path="/channels/*/threads")
    await click(anna, card, "start")
    await live.settle()
    assert rounds(live, anna) == ["1"]


async def test_options_of_an_old_lobby_are_changed_though_its_card_can_not_be(live: Live) -> None:
    anna = live.guest("Anna")
    card = await press(anna, "play", live, game="duel")
    live.sandbox.clock.advance(3700)
    reply = shown(await click(anna, card, "options"))
    for variant in ("traitor", "fate", "sandbox", "bitter_end", "dark_night", "mixed_clans") * 2:
        chosen = await anna.select(reply, reply.menus[0].custom_id, [variant])
        await chosen.answered()
        assert not chosen.followups
    match = await live.bot.store.matches.read(1)
    assert match is not None
    assert match.options["variants"] == ("mixed_clans",)


# Replies that get lost


@pytest.mark.parametrize("how", ["lost", "failed"])
async def test_a_question_comes_back_even_if_the_answer_to_undo_is_lost(
    live: Live, how: str
) -> None:
    anna, _ = await live.pair()
    prompt = await live.prompt(anna)
    await answer(anna, prompt, "7")
    await live.settle()
    if how == "lost":
        live.sandbox.faults.lose(path="/interactions/*/callback")
    else:
        live.sandbox.faults.answer(503, path="/interactions/*/callback", times=OFTEN)
    await anna.click(prompt, button(prompt, "undo"), wait=False)
    await anna.until(lambda message: message is prompt and "7" in offered(prompt))
    assert (await live.table()).course.awaited == (0, 1)


async def test_a_question_of_two_steps_is_put_once_though_discord_forgot_it(
    live: Live, shuffled: None
) -> None:
    anna, bob = live.guest("Anna"), live.guest("Bob")
    card = await press(anna, "play", live, game="glory")
    await click(bob, card, "join")
    path = f"/channels/{(await anna.dm()).id}/messages"
    lost = live.sandbox.faults.lose(path=path)
    await click(anna, card, "start")
    await arrived(lost)
    live.sandbox.clock.advance(3600)
    await live.settle()
    assert await open_prompts(anna) == [True]
    assert len(anna.pings) == 1


async def test_a_question_that_was_answered_before_it_was_known_to_be_put_is_closed(
    live: Live, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, bob = await live.pair()
    await live.choose(anna, "7")
    tried = asyncio.Event()
    waiting, sleep = asyncio.Event(), asyncio.sleep

    async def wait(delay: float, result: object = None) -> object:
        tried.set()
        await waiting.wait()
        return await sleep(0, result)

    lost = live.sandbox.faults.lose(path=f"/channels/{(await anna.dm()).id}/messages")
    monkeypatch.setattr(delivery.asyncio, "sleep", wait)
    await choose(bob, await live.prompt(bob), "4")
    await arrived(lost)
    await tried.wait()
    await (await anna.slash(live.thread, "duel play", card="6")).answered()
    waiting.set()
    await live.settle()
    assert await open_prompts(anna) == [False, False]


async def test_who_has_left_is_told_once_though_their_direct_message_fails(live: Live) -> None:
    guests = [live.guest(name) for name in ("Anna", "Bob", "Carl")]
    table = await live.begin("cherokee", *guests)
    mover = guests[table.course.awaited[0]]
    path = f"/channels/{(await mover.dm()).id}/messages/*"
    live.sandbox.faults.answer(503, times=2 * OFTEN, method="PATCH", path=path)
    await click(mover, shown(await ask(mover, live.thread, "resign")), "resigned")
    await live.settle()
    told = [
        m.text
        for m in live.thread.messages_for(mover)
        if m.text.startswith(f"{mover.name} resigned.")
    ]
    assert len(told) == 1


async def test_a_question_is_put_once_though_the_past_can_not_be_read_at_first(live: Live) -> None:
    anna, bob = await live.pair()
    await live.choose(anna, "7")
    path = f"/channels/{(await anna.dm()).id}/messages"
    lost = live.sandbox.faults.lose(method="POST", path=path)
    live.sandbox.faults.answer(503, times=OFTEN, method="GET", path=path)
    await choose(bob, await live.prompt(bob), "4")
    await arrived(lost)
    live.sandbox.clock.advance(3600)
    await live.settle()
    assert await open_prompts(anna) == [False, True]


async def test_a_rematch_whose_card_is_refused_for_good_is_called_off(live: Live) -> None:
    anna, bob = await live.pair()
    await click(anna, shown(await ask(anna, live.thread, "resign")), "resigned")
    await live.settle()
    end = live.turn(bob)
    path = f"/channels/{live.games.id}/messages"
    live.sandbox.faults.answer(403, code=50013, method="POST", path=path)
    await click(bob, end, "rematch")
    await live.settle()
    reply = await click(bob, end, "rematch")
    await live.settle()
    assert "Rematch #3 is open" in reply.text
    assert f"Invited: {anna.mention}" in live.games.messages_for(anna)[-1].text


async def test_no_rematch_is_opened_of_a_game_that_was_switched_off(live: Live) -> None:
    anna, bob = await live.pair()
    await click(anna, shown(await ask(anna, live.thread, "resign")), "resigned")
    await live.settle()
    live.server = Server(games=("glory",))
    await live.restart()
    reply = await click(bob, live.turn(bob), "rematch")
    assert reply.text == "This game is switched off on this server."
    assert await live.bot.store.matches.of(bob.id) == []


async def test_what_language_somebody_reads_is_known_after_a_restart(live: Live) -> None:
    anna, bob = live.guest("Anna", "uk"), live.guest("Bob")
    card = await live.lobby_of(bob, anna)
    await live.restart()
    await click(bob, card, "start")
    await live.settle()
    assert "Шотландський двобій" in (await live.prompt(anna)).text
    assert "Scottish Duel" in (await live.prompt(bob)).text


# Refusals while something is under way


async def test_a_refused_change_of_mind_leaves_the_table_as_the_delivery_knows_it(
    live: Live,
) -> None:
    anna, bob = await live.pair()
    await live.round((anna, "7"), (bob, "4"))
    await live.choose(anna, "6")
    path = f"/channels/{live.thread.id}/messages"
    held = live.sandbox.faults.hold(method="POST", path=path)
    await choose(bob, await live.prompt(bob), "5")
    await arrived(held)
    await (await anna.slash(live.thread, "move", move="5")).answered()
    assert "You don’t have the Prince" in (await ask(anna, live.thread, "move", move="7")).text
    await ask(anna, live.thread, "log")
    held.release()
    await live.settle()
    course = (await live.table()).course
    assert [entry.word for entry in course.record.entries][-1:] == ["5"]
    await (await bob.slash(live.thread, "move", move="3")).answered()
    await live.settle()
    told = [message for message in live.told(anna) if message.v2]
    assert [bool(message.buttons) for message in told] == [False, False, False, True]


async def test_an_answer_to_play_that_comes_late_forgets_no_thread(live: Live) -> None:
    anna, bob = live.guest("Anna"), live.guest("Bob")
    gate, save = asyncio.Event(), StoredNotices.save_card

    async def slow(notices: StoredNotices, match: Match, told: Notice) -> None:
        await gate.wait()
        await save(notices, match, told)

    with patch.object(StoredNotices, "save_card", slow):
        reply = await (await anna.slash(live.games, "play", game="duel", wait=False)).answered()
        await click(bob, shown(reply), "join")
        await click(anna, shown(reply), "start")
        gate.set()
        await live.settle()
    await live.restart()
    await live.round((anna, "7"), (bob, "4"))
    assert rounds(live, anna) == ["1", "2"]


# Those who are not meant


async def test_undo_in_the_turn_message_shows_what_only_the_mover_knows(
    live: Live, shuffled: None
) -> None:
    guests = [live.guest("Anna"), live.guest("Bob")]
    table = await live.begin("land", *guests)
    (seat,) = table.course.awaited
    mover = guests[seat]
    card = next(move for move in table.course.moves(seat) if move.kind == "card")
    await (await mover.slash(live.thread, "move", move=str(card))).answered()
    await live.settle()
    # Turn messages of former versions have an Undo button.
    undo = f"undo:1:{table.course.turn}"
    reply = await (await mover.click(live.turn(mover), undo, forge=True)).answered()
    assert reply.ephemeral
    assert str(card) in offered(shown(reply)) or parts(shown(reply))
    assert table.course.record.entries[-1].word == "undo"


async def test_who_has_left_is_asked_nothing_any_more(live: Live) -> None:
    guests = [live.guest(name) for name in ("Anna", "Bob", "Carl")]
    table = await live.begin("cherokee", *guests)
    mover = guests[table.course.awaited[0]]
    prompt = await live.prompt(mover)
    assert offered(prompt)
    await click(mover, shown(await ask(mover, live.thread, "resign")), "resigned")
    await live.settle()
    assert not prompt.menus
    assert not prompt.buttons
    assert "You resigned. Gizmo 1 (computer) takes over for you." in prompt.text


async def test_a_forged_press_shows_nobody_a_hand(live: Live) -> None:
    anna, bob, carl = live.guest("Anna"), live.guest("Bob"), live.guest("Carl")
    table = await live.begin("glory", anna, bob)
    (seat,) = table.course.awaited
    mover, turn = (anna, bob)[seat], live.turn(carl)
    press = f"part:1:{table.course.asked[seat]}"
    reply = await (await mover.click(turn, press, forge=True)).answered()
    assert reply.ephemeral
    assert view_in(turn.images[0].content)["seat"] is None
    assert not turn.menus


async def test_a_preview_of_a_game_without_one_is_refused(live: Live) -> None:
    anna, _ = await live.pair()
    reply = await (await anna.click(live.turn(anna), "preview:1:0", forge=True)).answered()
    assert reply.ephemeral
    assert "on our side" not in reply.text


async def test_a_record_that_discord_does_not_hand_over_is_asked_for_again(live: Live) -> None:
    anna = live.guest("Anna")
    with patch("discord.Attachment.read", side_effect=aiohttp.ServerDisconnectedError):
        reply = await ask(anna, live.games, "verify", record=("game.jsonl", b"{}"))
    assert reply.text == "I couldn’t get the file from Discord. Please try again."
