"""Threads of slow games: who is in them, how long they stay, and what if one is locked."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from sandbox.world import threads
from tests.bot.players import rounds

if TYPE_CHECKING:
    from tests.bot.live import Live

pytestmark = pytest.mark.usefixtures("hurry")

WEEK = 7 * 24 * 3600


async def test_a_thread_stays_in_the_list_for_a_week(live: Live) -> None:
    await live.pair()
    live.sandbox.clock.advance(WEEK - 60)
    assert not live.thread.archived
    live.sandbox.clock.advance(120)
    assert not live.guild.threads


async def test_the_players_are_members_of_their_thread(live: Live) -> None:
    anna, bob = await live.pair()
    assert {anna.id, bob.id} <= set(live.thread.members)


async def test_a_player_who_cannot_join_the_thread_plays_all_the_same(live: Live) -> None:
    live.sandbox.faults.answer(403, method="PUT", path="/channels/*/thread-members/*")
    anna, bob = await live.pair()
    await live.round((anna, "7"), (bob, "4"))
    assert rounds(live, anna) == ["1", "2"]


async def test_an_archived_thread_is_brought_back_before_an_edit(live: Live) -> None:
    anna, _ = await live.pair()
    thread, turn = live.thread, live.turn(anna)
    live.sandbox.clock.advance(WEEK + 60)
    assert thread.archived
    await live.choose(anna, "7")
    assert "✓ Anna has chosen" in turn.text
    assert turn.images
    assert not thread.archived


async def test_a_game_whose_thread_is_locked_moves_to_the_channel_and_returns(live: Live) -> None:
    anna, bob = await live.pair()
    thread = live.thread
    threads.change(thread, locked=True)
    await live.round((anna, "7"), (bob, "4"))
    there = live.games.messages_for(anna)[-1]
    assert "Round 2" in there.text
    assert "Scottish Duel #1" in there.text, "a channel does not say which match it is"
    await live.restart()
    await live.round((anna, "6"), (bob, "5"))
    assert "Round 3" in live.games.messages_for(anna)[-1].text
    threads.change(thread, locked=False)
    await live.round((anna, "5"), (bob, "3"))
    assert "Round 4" in thread.messages_for(anna)[-1].text
    assert not live.games.messages_for(anna)[-1].buttons


async def test_who_takes_no_direct_messages_is_called_in_the_channel_meanwhile(live: Live) -> None:
    anna, bob = live.guest("Anna"), live.guest("Bob")
    anna.dms_open = False
    await live.duel(anna, bob)
    threads.change(live.thread, locked=True)
    await live.bot.matches.play(1, 0, "7")
    await live.bot.matches.play(1, 1, "4")
    await live.settle()
    assert anna in live.games.messages_for(bob)[-1].mentions
