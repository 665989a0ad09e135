"""Things that are gone: threads, cards, messages, members and rights; the game goes on."""

from __future__ import annotations

import pytest

from sandbox.world import posting, threads
from tests.bot.inn import (
    Inn,
    choose,
    click,
    press,
)
from tests.bot.players import is_over, play_by_menus, rounds

pytestmark = pytest.mark.usefixtures("hurry")


async def test_a_deleted_thread_ends_nothing(inn: Inn) -> None:
    anna, bob = await inn.pair()
    (card, *_) = inn.games.messages_for(bob)
    threads.remove(inn.thread)
    for mine, theirs in (("7", "4"), ("6", "5"), ("5", "3"), ("4", "1")):
        await inn.round((anna, mine), (bob, theirs))
    for told in (card, await inn.prompt(anna), await inn.prompt(bob)):
        assert "Anna wins the duel" in told.text


async def test_an_archived_thread_wakes_up_with_the_next_turn(inn: Inn) -> None:
    anna, bob = await inn.pair()
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
    anna, bob = await inn.pair()
    thread = inn.thread
    inn.games.hide_from(inn.sandbox.bot)
    await inn.round((anna, "7"), (bob, "4"))
    assert "Round 2" in (await inn.prompt(anna)).text
    inn.games.show_to(inn.sandbox.bot)
    await inn.round((anna, "6"), (bob, "5"))
    assert "Round 3" in thread.messages_for(anna)[-1].text


async def test_without_the_right_to_attach_files_the_game_is_told_in_words(inn: Inn) -> None:
    inn.games.forbid("attach_files")
    anna, bob = await inn.pair()
    assert "Round 1" in inn.turn(anna).text
    assert not inn.turn(anna).images
    await inn.round((anna, "7"), (bob, "4"))
    assert rounds(inn, anna) == ["1", "2"]
    assert not inn.told(anna)[1].buttons


async def test_a_deleted_card_ends_nothing(inn: Inn) -> None:
    anna, bob = await inn.pair()
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
    anna, bob = await inn.pair()
    posting.delete(inn.turn(anna))
    await inn.round((anna, "7"), (bob, "4"))
    assert rounds(inn, anna) == ["2"]


async def test_a_deleted_direct_message_is_followed_by_the_next(inn: Inn) -> None:
    anna, bob = await inn.pair()
    posting.delete(await inn.prompt(anna))
    await (await anna.slash(inn.thread, "move", move="7")).answered()
    await inn.choose(bob, "4")
    assert "Round 2" in (await inn.prompt(anna)).text


async def test_who_leaves_the_server_is_asked_no_more_and_the_other_can_still_win(
    inn: Inn,
) -> None:
    anna, bob = await inn.pair()
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
    anna, bob = await inn.pair()
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
