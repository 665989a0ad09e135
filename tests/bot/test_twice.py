"""Everything twice: what is delivered, clicked or answered twice is done once."""

from __future__ import annotations

import pytest

from tests.bot.asking import shown
from tests.bot.live import (
    Live,
    answer,
    arrived,
    button,
    choose,
    click,
    controls,
    offered,
    press,
)
from tests.bot.players import is_over, play_by_menus

pytestmark = pytest.mark.usefixtures("hurry")


async def test_every_kind_of_interaction_may_be_delivered_twice(live: Live) -> None:
    anna, bob = live.guest("Anna"), live.guest("Bob")
    twice = live.sandbox.faults.twice
    twice()
    card = await press(anna, "play", live, game="duel")
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
    await live.settle()
    assert len([m for m in live.games.messages_for(bob) if not m.ephemeral]) == 1
    assert len(live.guild.threads) == 1
    assert len(await live.bot.store.matches.of(anna.id)) == 1

    twice()
    word = offered(await live.prompt(anna))[0]
    await live.choose(anna, word)
    twice()
    prompt = await live.prompt(anna)
    await click(anna, prompt, "undo")
    await anna.until(lambda message: message is prompt and controls(prompt))
    twice()
    await live.choose(anna, word)
    await live.settle()
    entries = (await live.table()).course.record.entries
    assert [entry.word for entry in entries] == [word, "undo", word]
    for verb in ("hand", "more"):
        twice()
        await click(bob, live.turn(bob), verb)

    twice()
    reply = await click(bob, live.turn(bob), "more")
    twice()
    asked = await click(bob, reply.message, "resign")
    twice()
    await click(bob, asked.message, "resigned")
    await live.settle()
    assert is_over(live, bob)
    entries = (await live.table()).course.record.entries
    assert [entry.word for entry in entries] == [word, "undo", word, "resign"]
    twice()
    await click(bob, live.turn(bob), "rematch")
    await live.settle()
    assert len(await live.bot.store.matches.of(bob.id)) == 1


async def test_a_command_delivered_twice_does_not_play_the_second_of_two_equal_cards(
    live: Live,
) -> None:
    anna, bob = live.guest("Anna"), live.guest("Bob")
    for number in range(1, 9):
        card = await press(anna, "play", live, game="duel", variant="variants=dark_night")
        await click(bob, card, "join")
        await click(anna, card, "start")
        await live.settle()
        table = await live.table(number)
        double = [card for card in range(3, 7) if table.course.position.hands[1].twice >> card & 1]
        if double:
            break
    word = str(double[0])
    first = offered(await live.prompt(anna))[0]
    await (await anna.slash(live.thread, "duel play", card=first)).answered()
    live.sandbox.faults.twice()
    await (await bob.slash(live.thread, "duel play", card=word)).answered()
    await live.settle()
    assert len(table.course.record.entries) == 2


async def test_two_clicks_on_rematch_open_one_lobby(live: Live) -> None:
    anna, bob = await live.pair()
    await play_by_menus(live, [anna, bob], "rematch")
    end = live.turn(anna)
    replies = [
        await guest.click(end, button(end, "rematch"), wait=False) for guest in (anna, bob, anna)
    ]
    for reply in replies:
        await reply.answered()
        assert reply.ephemeral
    await live.settle()
    cards = [m for m in live.games.messages_for(bob) if not m.ephemeral]
    assert len(cards) == 2
    assert min(reply.text for reply in replies).startswith("A lobby with the same players")


@pytest.mark.parametrize("where", ["own", "everybody's"])
async def test_two_fast_clicks_on_undo_take_back_one_move(live: Live, where: str) -> None:
    anna, _ = await live.pair("fate")
    await live.round((anna, "3"), (anna, "5"), (anna, "0"))
    message = await live.prompt(anna) if where == "own" else live.turn(anna)
    # Turn messages of former versions have an Undo button.
    turn = (await live.table()).course.turn
    undo = button(message, "undo") if where == "own" else f"undo:1:{turn}"
    replies = [await anna.click(message, undo, wait=False, forge=True) for _ in range(2)]
    for reply in replies:
        await reply.answered()
    await live.settle()
    table = await live.table()
    assert [str(played.move) for played in table.course.played] == ["3", "5"]
    said = "The game has moved on" if where == "own" else "You just undid a move"
    assert said in replies[1].text


# Questions that were answered before they were asked


async def test_a_question_answered_before_its_message_was_sent_is_not_asked(live: Live) -> None:
    anna, bob = await live.pair()
    await live.choose(anna, "7")
    held = live.sandbox.faults.hold(method="POST", path=f"/channels/{live.thread.id}/messages")
    await choose(bob, await live.prompt(bob), "4")
    await arrived(held)
    await (await anna.slash(live.thread, "duel play", card="6")).answered()
    held.release()
    await live.settle()
    direct = (await anna.dm()).messages_for(anna)
    assert len(direct) == 1
    assert not offered(direct[0])
    assert len(anna.pings) == 1
    await live.choose(bob, "5")
    assert "Round 3" in (await live.prompt(anna)).text


async def test_answering_in_two_places_at_once_makes_one_move(live: Live) -> None:
    anna, bob = await live.pair()
    reply = await click(anna, live.turn(anna), "hand")
    ephemeral, prompt = shown(reply), await live.prompt(anna)
    replies = [
        await anna.select(message, message.menus[0].custom_id, [word], wait=False)
        for message, word in ((ephemeral, "5"), (prompt, "6"))
    ]
    for one in replies:
        await one.answered()
    await live.settle()
    assert [str(played.move) for played in (await live.table()).course.played] == ["5"]
    assert "You chose the Wizard" in prompt.text
    assert not controls(prompt)
    await answer(bob, await live.prompt(bob), "4")
