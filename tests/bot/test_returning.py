"""The bot comes back: invited again, or with its rights, it tells what it could not tell."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from rules import read_record
from sandbox.world import threads
from tests.bot.live import click, offered
from tests.bot.players import rounds

if TYPE_CHECKING:
    from sandbox import Message, Person
    from tests.bot.live import Live

pytestmark = pytest.mark.usefixtures("hurry")
POSTING = ("send_messages", "send_messages_in_threads")


async def end_unseen(live: Live, anna: Person, bob: Person) -> None:
    """Play a duel to its end, whose last turn the bot may not post."""
    for mine, theirs in (("7", "4"), ("6", "5"), ("5", "3")):
        await live.round((anna, mine), (bob, theirs))
    live.games.forbid(*POSTING)
    await live.bot.matches.play(1, 0, "4")
    await live.bot.matches.play(1, 1, "1")
    await live.settle()
    assert "wins the duel" not in live.turn(anna).text


def assert_end_told(live: Live, guest: Person) -> None:
    """The result was posted, with the record and once."""
    end = live.turn(guest)
    assert "Anna wins the duel" in end.text
    record = next(file for file in end.attachments if file.filename.endswith(".jsonl"))
    assert read_record(record.content.decode()).outcome is not None
    assert [m for m in live.told(guest) if "wins the duel" in m.text] == [end]


async def test_a_final_turn_is_posted_when_the_rights_come_back(live: Live) -> None:
    anna, bob = await live.pair()
    await end_unseen(live, anna, bob)
    live.games.permit(*POSTING)
    await anna.until(lambda seen: "wins the duel" in seen.text and seen.channel is live.thread)
    await live.settle()
    assert_end_told(live, anna)
    assert await live.bot.store.notices.waiting() == []


async def test_a_final_turn_is_posted_after_a_restart_if_the_rights_came_back_meanwhile(
    live: Live,
) -> None:
    anna, bob = await live.pair()
    await end_unseen(live, anna, bob)
    await live.close()
    live.games.permit(*POSTING)
    await live.open()
    await live.settle()
    assert_end_told(live, bob)


async def test_of_several_turns_that_could_not_be_posted_the_last_one_is(live: Live) -> None:
    anna, bob = await live.pair()
    live.games.forbid(*POSTING)
    for mine, theirs in (("7", "4"), ("6", "5")):
        await live.round((anna, mine), (bob, theirs))
    assert rounds(live, anna) == ["1"]
    live.games.permit(*POSTING)
    await anna.until(lambda seen: "Round 3" in seen.text and seen.channel is live.thread)
    await live.settle()
    assert rounds(live, anna) == ["1", "3"]
    assert await live.bot.store.notices.waiting() == []


async def test_invited_again_the_bot_tells_the_turn_and_asks_who_is_awaited(live: Live) -> None:
    anna, bob = await live.pair()
    await live.choose(anna, "7")
    bot = live.sandbox.world.bot
    live.guild.remove(bot)
    anna.close_dms()
    bob.close_dms()
    await live.bot.matches.play(1, 1, "4")
    await live.settle()
    assert (await live.bot.store.people.read(anna.id)).closed
    assert rounds(live, anna) == ["1"]
    anna.open_dms()
    bob.open_dms()
    live.guild.add(bot)
    await anna.until(lambda seen: "Round 2" in seen.text and bool(offered(seen)))
    await bob.until(lambda seen: "Round 2" in seen.text and bool(offered(seen)))
    await live.settle()
    assert rounds(live, bob) == ["1", "2"]
    await live.round((anna, "6"), (bob, "5"))
    assert rounds(live, bob) == ["1", "2", "3"]


def directly_told(live: Live, guest: Person) -> list[Message]:
    """The direct messages that tell the end with the record."""
    direct = live.sandbox.world.direct(guest).messages_for(guest)
    files = [(one, file.filename) for one in direct for file in one.attachments]
    return [one for one, name in files if name.endswith(".jsonl") and not one.ephemeral]


async def test_an_end_whose_channel_is_gone_is_told_to_every_player_with_the_record(
    live: Live,
) -> None:
    anna, bob = await live.pair()
    for mine, theirs in (("7", "4"), ("6", "5"), ("5", "3")):
        await live.round((anna, mine), (bob, theirs))
    threads.remove_channel(live.games)
    await live.round((anna, "4"), (bob, "1"))
    seed = (await live.table()).match.seed
    for guest in (anna, bob):
        (end,) = directly_told(live, guest)
        assert "Anna wins the duel" in end.text
        assert seed in end.text
        (record,) = [file for file in end.attachments if file.filename.endswith(".jsonl")]
        assert read_record(record.content.decode()).outcome is not None
        reply = await click(guest, end, "record")
        assert any(file.filename.endswith(".jsonl") for file in reply.messages[0].attachments)
    assert await live.bot.store.notices.waiting() == []
    await live.restart()
    await live.settle()
    assert len(directly_told(live, anna)) == 1


async def test_an_end_told_directly_is_not_told_twice_if_the_answer_is_lost(live: Live) -> None:
    anna, bob = await live.pair()
    for mine, theirs in (("7", "4"), ("6", "5"), ("5", "3")):
        await live.round((anna, mine), (bob, theirs))
    threads.remove_channel(live.games)
    places = [await guest.dm() for guest in (anna, bob)]
    lost = [live.sandbox.faults.lose(path=f"/channels/{one.id}/messages") for one in places]
    await live.bot.matches.play(1, 0, "4")
    await live.bot.matches.play(1, 1, "1")
    live.sandbox.clock.advance(3600)
    await live.settle()
    assert [one.times for one in lost] == [0, 0]
    assert [len(directly_told(live, guest)) for guest in (anna, bob)] == [1, 1]


async def test_while_only_rights_are_missing_the_end_waits_for_them(live: Live) -> None:
    anna, bob = await live.pair()
    await end_unseen(live, anna, bob)
    # Who did not make the last move reads the end directly, and may keep its record.
    assert len(directly_told(live, anna)) == 1
    assert await live.bot.store.notices.waiting() == [1]
    live.games.permit(*POSTING)
    await anna.until(lambda seen: "wins the duel" in seen.text and seen.channel is live.thread)
    await live.settle()
    assert_end_told(live, anna)


async def test_a_game_that_starts_while_the_bot_is_removed_is_told_when_it_is_back(
    live: Live,
) -> None:
    anna, bob = live.guest("Anna"), live.guest("Bob")
    card = await live.lobby_of(anna, bob)
    held = live.sandbox.faults.hold(path="/channels/*/messages/*/threads")
    await click(anna, card, "start", wait=False)
    live.guild.remove(live.sandbox.world.bot)
    held.release()
    await live.settle()
    live.guild.add(live.sandbox.world.bot)
    for guest in (anna, bob):
        await guest.until(lambda seen: "Round 1" in seen.text and bool(offered(seen)))
    await live.settle()
    assert [one for one in live.games.messages_for(bob) if "Round 1" in one.text]
    await live.round((anna, "7"), (bob, "4"))
    assert "Round 2" in (await live.prompt(anna)).text
