"""Standing orders: nobody waits for the obvious, and nobody learns from it what a hand holds."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from bot.orders import present
from rules.land.cards import SHIELD
from tests.bot.land_sieges import besieged, siege
from tests.bot.live import Live, answer, live_bot, offered
from tests.bot.watching import look_around, transcript

if TYPE_CHECKING:
    from pathlib import Path

    from sandbox import Message, Person
    from tests.bot.land_sieges import Siege
    from tests.bot.watching import Transcript


async def order(live: Live, guest: Person, what: str) -> str:
    """Give a standing order by command; what the guest is told."""
    reply = await (await guest.slash(live.thread, "land orders", order=what)).answered()
    assert reply.ephemeral
    return reply.text


async def attack(live: Live, attacker: Person, found: Siege, swords: int = 1) -> None:
    for word in (f"attack-{found.castle}", f"swords-{swords}"):
        await live.choose(attacker, word)


def orders_menu(message: Message) -> str:
    """The custom id of the menu of orders in a prompt."""
    return next(menu.custom_id for menu in message.menus if menu.custom_id.startswith("order:"))


@pytest.mark.parametrize(("what", "told"), [("always", "is repelled"), ("never", "captures")])
async def test_an_order_answers_at_once_after_the_same_words(
    live: Live, what: str, told: str
) -> None:
    found = siege(3)
    guests = await besieged(live, found, 3)
    attacker, defender = guests[found.attacker], guests[found.defenders[0]]
    said = await order(live, defender, what)
    assert "Change it with `/land orders`." in said
    prompts = len((await defender.dm()).messages_for(defender))
    before = live.turn(attacker)
    await attack(live, attacker, found)
    asked, answered = live.told(attacker)[-2:]
    assert live.told(attacker)[-3] is before
    assert "waiting for the defender" in asked.text
    assert told in answered.text
    questions = (await defender.dm()).messages_for(defender)[prompts:]
    assert not any(one.startswith("shields-") for one in map(str, map(offered, questions)))


async def test_always_gives_no_answer_that_a_hand_cannot_give(live: Live) -> None:
    found = siege(2, shields=(0,))
    guests = await besieged(live, found, 2)
    await order(live, guests[found.defenders[0]], "always")
    await attack(live, guests[found.attacker], found)
    assert "captures" in live.turn(guests[0]).text


async def test_an_order_given_in_the_prompt_answers_that_question_too(live: Live) -> None:
    found = siege(2)
    guests = await besieged(live, found, 2)
    attacker, defender = guests[found.attacker], guests[found.defenders[0]]
    await attack(live, attacker, found)
    question = await live.prompt(defender)
    menu = next(menu for menu in question.menus if menu.custom_id.startswith("order:"))
    assert [option.label for option in menu.options] == [
        "Ask me",
        "Always defend if I can",
        "Never defend",
    ]
    pings = len(defender.pings)
    reply = await defender.select(question, orders_menu(question), ["always"])
    assert "defended at once" in (await reply.answered()).text
    await live.settle()
    assert "is repelled" in live.turn(attacker).text
    assert "conquer a square" in question.text, "who goes on is asked in place"
    assert len(defender.pings) == pings


async def test_an_order_survives_a_restart_and_can_be_taken_back(live: Live) -> None:
    found = siege(2)
    guests = await besieged(live, found, 2)
    attacker, defender = guests[found.attacker], guests[found.defenders[0]]
    await order(live, defender, "never")
    await live.restart()
    table = await live.table()
    assert [sitter.orders for sitter in table.match.sitters].count({"shields": "never"}) == 1
    await order(live, defender, "ask")
    await live.restart()
    await attack(live, attacker, found)
    assert offered(await live.prompt(defender)) == ["shields-1", "decline"]


async def test_the_first_of_two_defenders_may_have_ordered(live: Live) -> None:
    found = siege(4, teams=True, shields=(1, 1), swords=(1, 3))
    guests = await besieged(live, found, 4, teams=True)
    first, second = (guests[seat] for seat in found.defenders)
    await order(live, first, "always")
    await attack(live, guests[found.attacker], found)
    await live.choose(guests[found.partner or 0], "swords-1")
    assert "Defend with 1 shield" in (await live.prompt(second)).text
    await live.choose(second, "shields-1")
    assert "with 2 shields" in live.turn(first).text


async def test_orders_are_for_players_of_this_game_alone(live: Live) -> None:
    found = siege(2)
    await besieged(live, found, 2)
    stranger = live.guest("Zoe")
    assert "You are not in this game" in await order(live, stranger, "always")


async def test_who_has_ordered_is_not_called_even_without_direct_messages(live: Live) -> None:
    found = siege(3)
    guests = await besieged(live, found, 3)
    attacker, defender = guests[found.attacker], guests[found.defenders[0]]
    people = live.bot.store.people._kept
    people[defender.id] = replace(people[defender.id], closed=True)
    await order(live, defender, "always")
    pings = len(defender.pings)
    await attack(live, attacker, found)
    assert len(defender.pings) == pings


def disarm(live: Live, table: object, seat: int) -> None:
    """Put a seat's shields to the bottom of the pile, other cards into the hand instead."""
    position = table.course.position
    hand, pile = position.hands[seat], position.deck.pile
    for place, card in enumerate(hand):
        if card == SHIELD:
            other = next(at for at, below in enumerate(pile) if below != SHIELD)
            hand[place], pile[other] = pile[other], card
    position.changed()
    assert SHIELD not in hand


async def saw(
    folder: Path, found: Siege, *, armed: bool, ordered: str | None
) -> tuple[Transcript, Transcript]:
    """What the attacker and a spectator saw of a siege whose castle fell."""
    await asyncio.to_thread(folder.mkdir)
    async with live_bot(folder) as live:
        guests = await besieged(live, found, 3)
        attacker, defender = guests[found.attacker], guests[found.defenders[0]]
        watcher = live.guest("Zoe")
        table = await live.table()
        if not armed:
            disarm(live, table, found.defenders[0])
        if ordered is not None:
            await order(live, defender, ordered)
        await attack(live, attacker, found)
        if ordered is None:
            await look_around(live, watcher)
            await answer(defender, await live.prompt(defender), "decline")
            await live.settle()
        assert "captures" in live.turn(attacker).text
        for guest in (attacker, watcher):
            await look_around(live, guest)
        return transcript(attacker), transcript(watcher)


@pytest.mark.parametrize("ordered", [(None, None), ("never", "always")], ids=["asked", "ordered"])
async def test_nobody_can_tell_whether_a_defender_holds_shields(
    tmp_path: Path, ordered: tuple[str | None, str | None]
) -> None:
    """Texts, view pictures, pings, number and order of messages and edits: all are equal."""
    found = siege(3)
    with_shields = await saw(tmp_path / "armed", found, armed=True, ordered=ordered[0])
    without = await saw(tmp_path / "bare", found, armed=False, ordered=ordered[1])
    assert with_shields == without


@pytest.mark.parametrize("ordered", [True, False])
async def test_who_has_ordered_an_answer_need_not_have_been_there(
    live: Live, ordered: bool
) -> None:
    """So at the end of the game they are the ones who hear of it."""
    found = siege(3)
    guests = await besieged(live, found, 3)
    defender = guests[found.defenders[0]]
    if ordered:
        await order(live, defender, "never")
    await attack(live, guests[found.attacker], found)
    if not ordered:
        await answer(defender, await live.prompt(defender), "decline")
        await live.settle()
    table = await live.table()
    there = present(table.match, table.course)
    assert there == (found.attacker if ordered else found.defenders[0])
