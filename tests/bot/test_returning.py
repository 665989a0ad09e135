"""The bot comes back: invited again, or with its rights, it tells what it could not tell."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules import read_record
from tests.bot.live import offered
from tests.bot.players import rounds

if TYPE_CHECKING:
    from sandbox import Person
    from tests.bot.live import Live

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
