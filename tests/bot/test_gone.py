"""Things that are gone: threads, cards, messages, members and rights; the game goes on."""

from __future__ import annotations

import pytest

from sandbox.world import posting, threads
from tests.bot.live import (
    Live,
    choose,
    click,
    press,
)
from tests.bot.players import is_over, play_by_menus, rounds

pytestmark = pytest.mark.usefixtures("hurry")


async def test_a_deleted_thread_ends_nothing(live: Live) -> None:
    anna, bob = await live.pair()
    (card, *_) = live.games.messages_for(bob)
    threads.remove(live.thread)
    for mine, theirs in (("7", "4"), ("6", "5"), ("5", "3"), ("4", "1")):
        await live.round((anna, mine), (bob, theirs))
    for told in (card, await live.prompt(anna), await live.prompt(bob)):
        assert "Anna wins the duel" in told.text


async def test_an_archived_thread_wakes_up_with_the_next_turn(live: Live) -> None:
    anna, bob = await live.pair()
    thread = live.thread
    await live.choose(anna, "7")
    live.sandbox.clock.advance(8 * 24 * 3600)
    assert thread.archived
    await live.choose(bob, "4")
    assert not thread.archived
    assert "Round 2" in live.turn(anna).text
    await live.round((anna, "6"), (bob, "5"))
    assert "Round 3" in live.turn(anna).text


async def test_a_channel_hidden_from_the_bot_stops_no_player(live: Live) -> None:
    anna, bob = await live.pair()
    thread = live.thread
    live.games.hide_from(live.sandbox.bot)
    await live.round((anna, "7"), (bob, "4"))
    assert "Round 2" in (await live.prompt(anna)).text
    live.games.show_to(live.sandbox.bot)
    await live.round((anna, "6"), (bob, "5"))
    assert "Round 3" in thread.messages_for(anna)[-1].text


async def test_without_the_right_to_attach_files_the_game_is_told_in_words(live: Live) -> None:
    live.games.forbid("attach_files")
    anna, bob = await live.pair()
    assert "Round 1" in live.turn(anna).text
    assert not live.turn(anna).images
    await live.round((anna, "7"), (bob, "4"))
    assert rounds(live, anna) == ["1", "2"]
    assert not live.told(anna)[1].buttons


async def test_a_deleted_card_ends_nothing(live: Live) -> None:
    anna, bob = await live.pair()
    (card, *_) = live.games.messages_for(bob)
    posting.delete(card)
    await play_by_menus(live, [anna, bob], "card")
    assert is_over(live, anna)


async def test_a_lobby_card_that_was_deleted_is_no_fault_of_the_host(live: Live) -> None:
    anna = live.guest("Anna")
    card = await press(anna, "play", live, game="duel")
    reply = await click(anna, card, "options")
    posting.delete(card)
    changed = await anna.select(reply.message, reply.message.menus[0].custom_id, ["traitor"])
    assert changed.updated is reply.message
    assert not changed.followups


async def test_a_deleted_turn_message_is_followed_by_the_next(live: Live) -> None:
    anna, bob = await live.pair()
    posting.delete(live.turn(anna))
    await live.round((anna, "7"), (bob, "4"))
    assert rounds(live, anna) == ["2"]


async def test_a_deleted_direct_message_is_followed_by_the_next(live: Live) -> None:
    anna, bob = await live.pair()
    posting.delete(await live.prompt(anna))
    await (await anna.slash(live.thread, "move", move="7")).answered()
    await live.choose(bob, "4")
    assert "Round 2" in (await live.prompt(anna)).text


async def test_who_leaves_the_server_is_asked_no_more_and_the_other_can_still_win(
    live: Live,
) -> None:
    anna, bob = await live.pair()
    await live.choose(bob, "4")
    live.guild.remove(bob)
    await live.choose(anna, "7")
    tries = live.sandbox.traffic.count("POST", f"/channels/{(await bob.dm()).id}/messages")
    assert tries == 2
    assert "Round 2" in live.turn(anna).text
    reply = await (await anna.slash(live.thread, "resign")).answered()
    await click(anna, reply.message, "resigned")
    await live.settle()
    assert is_over(live, anna)


async def test_the_game_goes_on_when_edits_of_old_messages_are_rationed(live: Live) -> None:
    anna, bob = await live.pair()
    live.sandbox.world.old_edits_per_hour = 0
    live.sandbox.clock.advance(2 * 3600)
    first, prompt = live.turn(anna), await live.prompt(anna)
    await live.round((anna, "7"), (bob, "4"))
    assert rounds(live, anna) == ["1", "2"]
    assert "Round 2" in (await live.prompt(anna)).text
    # What could not be edited still has its buttons, and they tell the present.
    if first.buttons:
        reply = await click(anna, first, "hand")
        assert "Round 2" in reply.text
    if prompt.menus:
        reply = await choose(anna, prompt, "5")
        assert "The game has moved on. Round 2" in reply.text
    assert len((await live.table()).course.played) == 2
