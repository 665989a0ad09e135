"""Everything twice: what is delivered, clicked or answered twice is done once."""

from __future__ import annotations

import pytest

from tests.bot.asking import shown
from tests.bot.inn import (
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
from tests.bot.players import is_over, play_by_menus

pytestmark = pytest.mark.usefixtures("hurry")


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
    assert len(await inn.bot.store.matches.of(anna.id)) == 1

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
    assert len(await inn.bot.store.matches.of(bob.id)) == 1


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
    anna, bob = await inn.pair()
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


@pytest.mark.parametrize("where", ["own", "everybody's"])
async def test_two_fast_clicks_on_undo_take_back_one_move(inn: Inn, where: str) -> None:
    anna, _ = await inn.pair("fate")
    await inn.round((anna, "3"), (anna, "5"), (anna, "0"))
    message = await inn.prompt(anna) if where == "own" else inn.turn(anna)
    undo = button(message, "undo")
    replies = [await anna.click(message, undo, wait=False, forge=True) for _ in range(2)]
    for reply in replies:
        await reply.answered()
    await inn.settle()
    table = await inn.table()
    assert [str(deed.move) for deed in table.course.deeds] == ["3", "5"]
    said = "That question is over" if where == "own" else "You have just taken a move back"
    assert said in replies[1].text


# Questions that were answered before they were asked


async def test_a_question_answered_before_its_message_was_sent_is_not_asked(inn: Inn) -> None:
    anna, bob = await inn.pair()
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


async def test_answering_in_two_places_at_once_makes_one_move(inn: Inn) -> None:
    anna, bob = await inn.pair()
    reply = await click(anna, inn.turn(anna), "hand")
    ephemeral, prompt = shown(reply), await inn.prompt(anna)
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
