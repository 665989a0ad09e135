"""Standing orders: nobody waits for the obvious, and nobody learns from it what a hand holds."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from bot.orders import present
from rules.land.cards import SHIELD
from tests.bot.inn import Inn, an_inn, answer, offered
from tests.bot.land_sieges import besieged, siege
from tests.bot.watching import look_around, transcript

if TYPE_CHECKING:
    from pathlib import Path

    from sandbox import Message, Person
    from tests.bot.land_sieges import Siege
    from tests.bot.watching import Transcript


async def order(inn: Inn, guest: Person, what: str) -> str:
    """Give a standing order by command; what the guest is told."""
    reply = await (await guest.slash(inn.thread, "land orders", order=what)).answered()
    assert reply.ephemeral
    return reply.text


async def attack(inn: Inn, attacker: Person, found: Siege, swords: int = 1) -> None:
    for word in (f"attack-{found.castle}", f"swords-{swords}"):
        await inn.choose(attacker, word)


def orders_menu(message: Message) -> str:
    """The custom id of the menu of orders in a prompt."""
    return next(menu.custom_id for menu in message.menus if menu.custom_id.startswith("order:"))


@pytest.mark.parametrize(("what", "told"), [("always", "is repelled"), ("never", "captures")])
async def test_an_order_answers_at_once_after_the_same_words(
    inn: Inn, what: str, told: str
) -> None:
    found = siege(3)
    guests = await besieged(inn, found, 3)
    attacker, defender = guests[found.attacker], guests[found.defenders[0]]
    said = await order(inn, defender, what)
    assert "Change it with /land orders." in said
    prompts = len((await defender.dm()).messages_for(defender))
    before = inn.turn(attacker)
    await attack(inn, attacker, found)
    asked, answered = inn.told(attacker)[-2:]
    assert inn.told(attacker)[-3] is before
    assert "an answer is awaited" in asked.text
    assert told in answered.text
    questions = (await defender.dm()).messages_for(defender)[prompts:]
    assert not any(one.startswith("shields-") for one in map(str, map(offered, questions)))


async def test_always_gives_no_answer_that_a_hand_cannot_give(inn: Inn) -> None:
    found = siege(2, shields=(0,))
    guests = await besieged(inn, found, 2)
    await order(inn, guests[found.defenders[0]], "always")
    await attack(inn, guests[found.attacker], found)
    assert "captures" in inn.turn(guests[0]).text


async def test_an_order_given_in_the_prompt_answers_that_question_too(inn: Inn) -> None:
    found = siege(2)
    guests = await besieged(inn, found, 2)
    attacker, defender = guests[found.attacker], guests[found.defenders[0]]
    await attack(inn, attacker, found)
    question = await inn.prompt(defender)
    menu = next(menu for menu in question.menus if menu.custom_id.startswith("order:"))
    assert [option.label for option in menu.options] == [
        "Ask me",
        "Always defend if I can",
        "Never defend",
    ]
    pings = len(defender.pings)
    reply = await defender.select(question, orders_menu(question), ["always"])
    assert "defended at once" in (await reply.answered()).text
    await inn.settle()
    assert "is repelled" in inn.turn(attacker).text
    assert "conquer a square" in question.text, "who goes on is asked in place"
    assert len(defender.pings) == pings


async def test_an_order_survives_a_restart_and_can_be_taken_back(inn: Inn) -> None:
    found = siege(2)
    guests = await besieged(inn, found, 2)
    attacker, defender = guests[found.attacker], guests[found.defenders[0]]
    await order(inn, defender, "never")
    await inn.restart()
    table = await inn.table()
    assert [sitter.order for sitter in table.match.sitters].count("never") == 1
    await order(inn, defender, "ask")
    await inn.restart()
    await attack(inn, attacker, found)
    assert offered(await inn.prompt(defender)) == ["shields-1", "decline"]


async def test_the_first_of_two_defenders_may_have_ordered(inn: Inn) -> None:
    found = siege(4, teams=True, shields=(1, 1), swords=(1, 3))
    guests = await besieged(inn, found, 4, teams=True)
    first, second = (guests[seat] for seat in found.defenders)
    await order(inn, first, "always")
    await attack(inn, guests[found.attacker], found)
    await inn.choose(guests[found.partner or 0], "swords-1")
    assert "It takes 1 shield" in (await inn.prompt(second)).text
    await inn.choose(second, "shields-1")
    assert "with 2 shields" in inn.turn(first).text


async def test_orders_are_for_players_of_this_game_alone(inn: Inn) -> None:
    found = siege(2)
    await besieged(inn, found, 2)
    stranger = inn.guest("Zoe")
    assert "You are not in this game" in await order(inn, stranger, "always")


async def test_who_has_ordered_is_not_called_even_without_direct_messages(inn: Inn) -> None:
    found = siege(3)
    guests = await besieged(inn, found, 3)
    attacker, defender = guests[found.attacker], guests[found.defenders[0]]
    people = inn.bot.store.people._kept
    people[defender.id] = replace(people[defender.id], closed=True)
    await order(inn, defender, "always")
    pings = len(defender.pings)
    await attack(inn, attacker, found)
    assert len(defender.pings) == pings


def disarm(inn: Inn, table: object, seat: int) -> None:
    """Put a seat's shields to the bottom of the pile, other cards into the hand instead."""
    position = table.course.position
    hand, pile = position.hands[seat], position.deck.pile
    for place, card in enumerate(hand):
        if card == SHIELD:
            other = next(at for at, below in enumerate(pile) if below != SHIELD)
            hand[place], pile[other] = pile[other], card
    position.listed = None
    assert SHIELD not in hand


async def saw(
    folder: Path, found: Siege, *, armed: bool, ordered: str | None
) -> tuple[Transcript, Transcript]:
    """What the attacker and a spectator saw of a siege whose castle fell."""
    await asyncio.to_thread(folder.mkdir)
    async with an_inn(folder) as inn:
        guests = await besieged(inn, found, 3)
        attacker, defender = guests[found.attacker], guests[found.defenders[0]]
        watcher = inn.guest("Zoe")
        table = await inn.table()
        if not armed:
            disarm(inn, table, found.defenders[0])
        if ordered is not None:
            await order(inn, defender, ordered)
        await attack(inn, attacker, found)
        if ordered is None:
            await look_around(inn, watcher)
            await answer(defender, await inn.prompt(defender), "decline")
            await inn.settle()
        assert "captures" in inn.turn(attacker).text
        for guest in (attacker, watcher):
            await look_around(inn, guest)
        return transcript(attacker), transcript(watcher)


@pytest.mark.parametrize("ordered", [(None, None), ("never", "always")], ids=["asked", "ordered"])
async def test_nobody_can_tell_whether_a_defender_holds_shields(
    tmp_path: Path, ordered: tuple[str | None, str | None]
) -> None:
    """Texts, pictures of glass, pings, number and order of messages and edits: all are equal."""
    found = siege(3)
    with_shields = await saw(tmp_path / "armed", found, armed=True, ordered=ordered[0])
    without = await saw(tmp_path / "bare", found, armed=False, ordered=ordered[1])
    assert with_shields == without


@pytest.mark.parametrize("ordered", [True, False])
async def test_who_has_ordered_an_answer_need_not_have_been_there(inn: Inn, ordered: bool) -> None:
    """So at the end of the game they are the ones who hear of it."""
    found = siege(3)
    guests = await besieged(inn, found, 3)
    defender = guests[found.defenders[0]]
    if ordered:
        await order(inn, defender, "never")
    await attack(inn, guests[found.attacker], found)
    if not ordered:
        await answer(defender, await inn.prompt(defender), "decline")
        await inn.settle()
    table = await inn.table()
    there = present(table.match, table.course)
    assert there == (found.attacker if ordered else found.defenders[0])
