"""A question stands in one message, also if it is put anew while its player answers."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.bot.live import arrived, button, click, offered, verbs

if TYPE_CHECKING:
    from sandbox import Message, Person
    from tests.bot.live import Live

pytestmark = pytest.mark.usefixtures("hurry")


def direct(live: Live, guest: Person) -> list[Message]:
    """The guest's direct messages, without answers that only they see."""
    found = live.sandbox.world.direct(guest).messages_for(guest)
    return [message for message in found if not message.ephemeral]


def asking(live: Live, guest: Person) -> list[Message]:
    """Those that ask the guest for a move."""
    return [message for message in direct(live, guest) if offered(message)]


async def ask_anew(live: Live, guest: Person) -> tuple[Message, Message]:
    """The message that asked before, and the one that asks now."""
    old = await live.prompt(guest)
    await live.bot.matches.remind(1, guest.id)
    await live.settle()
    new = await live.prompt(guest)
    assert asking(live, guest) == [new] != [old]
    return old, new


async def test_who_has_a_question_gets_no_second_one_when_the_bot_is_invited_again(
    live: Live,
) -> None:
    anna, bob = live.guest("Anna"), live.guest("Bob")
    bob.close_dms()
    await live.duel(anna, bob, "fate")
    await live.choose(anna, "3")
    prompt, pings = await live.prompt(anna), len(anna.pings)
    bot = live.sandbox.world.bot
    live.guild.remove(bot)
    bob.open_dms()
    live.guild.add(bot)
    # Both are asked if they have no question, Anna first.
    await bob.until(lambda seen: seen.channel.guild is None and bool(offered(seen)))
    await live.settle()
    assert asking(live, anna) == [prompt]
    assert len(anna.pings) == pings


async def test_a_move_taken_back_in_a_former_message_is_asked_in_the_present_one(
    live: Live,
) -> None:
    anna, _ = await live.pair("fate")
    await live.choose(anna, "3")
    old, new = await ask_anew(live, anna)
    await click(anna, old, "undo")
    await live.settle()
    assert asking(live, anna) == [new]
    assert "3" in offered(new)
    assert "undo" not in verbs(old)


async def test_a_click_while_the_question_is_put_anew_is_answered_in_one_message(
    live: Live,
) -> None:
    anna, _ = await live.pair("fate")
    old = await live.prompt(anna)
    place = await anna.dm()
    held = live.sandbox.faults.hold(method="POST", path=f"/channels/{place.id}/messages")
    await live.bot.matches.remind(1, anna.id)
    await arrived(held)
    await (await anna.select(old, old.menus[0].custom_id, ["3"])).answered()
    held.release()
    await live.settle()
    (new,) = asking(live, anna)
    assert new is not old
    assert offered(new) != ["3"]
    await click(anna, new, "undo")
    await live.settle()
    assert asking(live, anna) == [new]
    assert "3" in offered(new)


async def test_an_answer_under_way_does_not_put_a_question_back_into_a_former_message(
    live: Live,
) -> None:
    anna, _ = await live.pair("fate")
    await live.choose(anna, "3")
    old = await live.prompt(anna)
    held = live.sandbox.faults.hold(path="/interactions/*/callback")
    await anna.click(old, button(old, "undo"), wait=False)
    await arrived(held)
    await live.bot.matches.remind(1, anna.id)
    await live.settle()
    new = await live.prompt(anna)
    assert new is not old
    traffic, before = live.sandbox.traffic, live.sandbox.traffic.count("PATCH", "/webhooks/")
    held.release()
    await traffic.until(lambda _: traffic.count("PATCH", "/webhooks/") > before)
    await anna.until(lambda seen: seen is old and not offered(old))
    await live.settle()
    assert asking(live, anna) == [new]
