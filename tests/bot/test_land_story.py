"""Land of Clans as its people see it: conquests, attacks, answers out of turn, teams, the end."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bot.languages import words
from rules import read_record
from tests.bot.land_sieges import NAMES, besieged, game, seated, siege
from tests.bot.live import Live, answer, click, live_bot, offered
from tests.bot.players import is_over
from tests.bot.watching import asks, check_language

if TYPE_CHECKING:
    from pathlib import Path

    from sandbox import Person

TEAMS = [(4, (1, 1), (1, 3)), (6, (1, 0), (1, 1))]


def called(live: Live, guests: list[Person]) -> Person:
    """The one whose decision the turn message awaits."""
    return next(guest for guest in guests if guest.mention in live.turn(guest).text)


async def test_a_conquest_is_a_chain_in_one_direct_message(live: Live) -> None:
    guests = await seated(live, *game(2, told="conquered"), 2)
    mover = called(live, guests)
    (other,) = [guest for guest in guests if guest is not mover]
    turn, prompt = live.turn(mover), await live.prompt(mover)
    assert "conquer a square with a card or a Wizard" in prompt.text
    before = len(other.seen)
    card = next(word for word in offered(prompt) if word not in ("wizard", "sword", "shield"))
    await answer(mover, prompt, card)
    assert "Which square do you conquer?" in prompt.text
    assert len(other.seen) == before, "a chain is the player's own until its last word"
    square = offered(prompt)[0]
    await answer(mover, prompt, square)
    await live.settle()
    assert f"You took {square}." in prompt.text
    new = live.turn(other)
    assert new is not turn
    assert f"{mover.name} takes **{square}**" in new.text
    assert f"{other.name} conquers a square or attacks" in new.text
    assert new.images[0].alt.startswith("Land of Clans. Turn")


async def test_a_choice_is_taken_back_while_the_chain_is_open(live: Live) -> None:
    guests = await seated(live, *game(2, told="conquered"), 2)
    mover = called(live, guests)
    prompt = await live.prompt(mover)
    words_before = offered(prompt)
    await answer(mover, prompt, "wizard")
    assert "In which column" in prompt.text
    await click(mover, prompt, "undo")
    await mover.until(lambda seen: seen is prompt and offered(prompt) == words_before)


async def test_an_attack_is_answered_out_of_turn(live: Live) -> None:
    """The storyboard: castle and swords, the same words for all, a question for the defender."""
    found = siege(2)
    guests = await besieged(live, found, 2)
    attacker, defender = guests[found.attacker], guests[found.defenders[0]]
    prompt = await live.prompt(attacker)
    option = next(
        option
        for menu in prompt.menus
        for option in menu.options
        if option.value == f"attack-{found.castle}"
    )
    assert option.label == f"Attack {found.castle}"
    assert option.description.startswith("Strength ")
    assert option.description.endswith(f" · {defender.name}’s castle")
    await answer(attacker, prompt, f"attack-{found.castle}")
    assert "How many swords do you play?" in prompt.text
    pings = len(defender.pings)
    await answer(attacker, prompt, "swords-1")
    await live.settle()
    turn = live.turn(attacker)
    assert f"attacks {defender.name}’s castle at **{found.castle}** with 1 sword" in turn.text
    assert "waiting for the defender" in turn.text
    assert defender.mention in turn.text
    assert len(defender.pings) == pings + 1
    assert f"Waiting for {defender.name}." in prompt.text
    question = await live.prompt(defender)
    assert f"{attacker.name} attacks your castle at {found.castle} with 1 sword" in question.text
    assert offered(question) == ["shields-1", "decline"]
    labels = [one.label for one in question.buttons]
    assert labels[:2] == ["Defend with 1 shield", "Don’t defend"]
    await answer(defender, question, "shields-1")
    await live.settle()
    end = live.turn(attacker)
    assert end is not turn
    assert not turn.buttons
    assert f"on **{found.castle}** is repelled with 1 shield." in end.text
    assert f"The castle stays with {defender.name}." in end.text
    assert f"{defender.name} conquers a square or attacks" in end.text


async def test_a_declined_defence_costs_castle_and_prize(live: Live) -> None:
    found = siege(3)
    guests = await besieged(live, found, 3)
    attacker, defender = guests[found.attacker], guests[found.defenders[0]]
    for word in (f"attack-{found.castle}", "swords-1"):
        await live.choose(attacker, word)
    await live.choose(defender, "decline")
    castles = (await live.table()).course.position.view(None)["castles"]
    owners = {castle["at"]: castle["clan"] for castle in castles}
    assert owners[found.castle] == found.attacker
    assert f"{attacker.name} captures {defender.name}" in live.turn(defender).text


@pytest.mark.parametrize(("seats", "shields", "swords"), TEAMS, ids=["four", "six"])
@pytest.mark.parametrize("defended", [True, False], ids=["defended", "declined"])
async def test_partners_attack_and_defend_together(
    live: Live, seats: int, shields: tuple[int, ...], swords: tuple[int, ...], defended: bool
) -> None:
    found = siege(seats, teams=True, shields=shields, swords=swords)
    guests = await besieged(live, found, seats, teams=True)
    attacker, partner = guests[found.attacker], guests[found.partner or 0]
    first, second = (guests[seat] for seat in found.defenders)
    for word in (f"attack-{found.castle}", "swords-1"):
        await live.choose(attacker, word)
    assert f"{partner.name} may add swords" in live.turn(first).text
    more = 1 if shields == (1, 1) else 0
    await live.choose(partner, f"swords-{more}")
    assert "waiting for the defender" in live.turn(first).text
    before = len(attacker.seen)
    await live.choose(first, "shields-1" if defended else "decline")
    if more:
        told = [seen for seen in attacker.seen[before:] if seen.message is not None]
        assert f"{first.name} has answered." in live.turn(attacker).text
        assert not any("shield" in text for seen in told for text in seen.strings())
        assert f"Defend with {1 if defended else 2} shield" in (await live.prompt(second)).text
        await live.choose(second, "shields-1" if defended else "decline")
    elif not defended:
        await live.choose(second, "decline")
    end = live.turn(attacker).text
    assert ("is repelled" in end) is defended
    assert ("castle at" in end) is not defended


async def test_everybody_is_told_of_a_reshuffle(live: Live) -> None:
    guests = await seated(live, *game(2, told="reshuffled", wise=False), 2)
    assert "The discard pile is shuffled" in live.turn(guests[0]).text


@pytest.mark.parametrize(
    ("seats", "teams", "locale"),
    [(2, False, "uk"), (3, False, "ru"), (4, False, "en-GB"), (4, True, "ru"), (6, True, "uk")],
)
async def test_a_whole_game_ends_with_its_winner_and_its_record(
    tmp_path: Path, seats: int, teams: bool, locale: str
) -> None:
    seed, log = game(seats, teams=teams)
    async with live_bot(tmp_path, locale=locale) as live:
        guests = await seated(live, seed, log, seats, teams=teams, Anna="ru", Bob="uk")
        end, course = live.turn(guests[0]), (await live.table()).course
        assert is_over(live, guests[0])
        record = next(file for file in end.attachments if file.filename.endswith(".jsonl"))
        assert read_record(record.content.decode()).record.entries == list(log)
        assert course.outcome is not None
        for seat in course.outcome.winners:
            assert guests[seat].name in end.text
        language = locale.partition("-")[0]
        for guest in guests:
            check_language(guest, language, NAMES)
            assert not [m for m in (await guest.dm()).messages_for(guest) if asks(m)]


async def test_a_game_against_a_computer_from_play_to_the_end(live: Live) -> None:
    anna = live.guest("Anna", "uk")
    await live.begin("land", anna, computers=1)
    turns = 0
    while not is_over(live, anna):
        prompt = await live.prompt(anna)
        await answer(anna, prompt, offered(prompt)[turns % 2 * -1])
        await live.settle()
        turns += 1
        assert turns < 400
    check_language(anna, "en", ("Anna", "Gizmo"))
    assert words("en")("rematch") in [one.label for one in live.turn(anna).buttons]
