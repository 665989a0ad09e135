"""Land's own verbs: whole chains in one command, suggested from the legal moves."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.bot.asking import ask
from tests.bot.land_sieges import besieged, game, seated, siege
from tests.bot.test_land_story import called

if TYPE_CHECKING:
    from sandbox import Person
    from tests.bot.live import Live


async def suggested(
    live: Live, guest: Person, command: str, option: str, typed: str = "", **filled: str
) -> dict[str, str]:
    """What is suggested for an option, as values with their names."""
    reply = await guest.autocomplete(live.thread, command, option, typed, **filled)
    return {choice.value: choice.name for choice in reply.choices or []}


async def use(live: Live, guest: Person, command: str, **options: str) -> str:
    """Use a command; what the guest is told, which nobody else sees."""
    reply = await (await guest.slash(live.thread, command, **options)).answered()
    assert reply.ephemeral
    await live.settle()
    return reply.text


async def test_conquer_suggests_cards_then_their_squares(live: Live) -> None:
    guests = await seated(live, *game(2, told="conquered"), 2)
    guest = called(live, guests)
    seat = guests.index(guest)
    cards = await suggested(live, guest, "land conquer", "card")
    position = (await live.table()).course.position
    land = [card for card in position.view(seat)["hand"] if card not in ("sword", "shield")]
    assert list(cards) == list(dict.fromkeys(land))
    card = next(iter(cards))
    squares = await suggested(live, guest, "land conquer", "square", card=card)
    trial = position.copy()
    trial.play(seat, card)
    assert list(squares) == [str(move) for move in trial.moves(seat)][:25]
    square, label = next(iter(squares.items()))
    assert label == f"{square} · {cards[card]}"
    assert f"You took {square}." in await use(live, guest, "land conquer", card=card, square=square)
    assert f"takes **{square}**" in live.turn(guest).text


async def test_a_refused_square_leaves_the_turn_as_it_was(live: Live) -> None:
    guests = await seated(live, *game(2, told="conquered"), 2)
    guest = called(live, guests)
    card = next(iter(await suggested(live, guest, "land conquer", "card")))
    told = await use(live, guest, "land conquer", card=card, square="d4")
    assert "d4 is no-man’s-land" in told
    assert "(rule LC-R13)" in told
    assert (await live.table()).course.position.decision.ask == "action"


async def test_a_wizard_is_sent_in_one_command(live: Live) -> None:
    guests = await seated(live, *game(2, told="conquered"), 2)
    guest = called(live, guests)
    squares = await suggested(live, guest, "land wizard", "square", "e")
    assert squares
    assert all(square.startswith("e") for square in squares)
    assert len(await suggested(live, guest, "land wizard", "square")) == 25
    assert "wizard" in await suggested(live, guest, "land wizard", "wizard")
    square = next(iter(squares))
    assert "You took" in await use(live, guest, "land wizard", square=square)
    assert f"sends a Wizard to **{square}**" in live.turn(guest).text


async def test_a_square_may_be_typed_in_capital_or_cyrillic_letters(live: Live) -> None:
    guests = await seated(live, *game(2, told="conquered"), 2)
    guest = called(live, guests)
    squares = await suggested(live, guest, "land wizard", "square", "e")
    for typed in ("E", "\N{CYRILLIC SMALL LETTER IE}", "\N{CYRILLIC CAPITAL LETTER IE}"):
        assert await suggested(live, guest, "land wizard", "square", typed) == squares
    square = next(iter(squares))
    typed = square.replace("e", "\N{CYRILLIC SMALL LETTER IE}")
    assert f"You took {square}." in await use(live, guest, "land wizard", square=typed)


async def test_an_attack_and_its_answer_by_command(live: Live) -> None:
    found = siege(2)
    guests = await besieged(live, found, 2)
    attacker, defender = guests[found.attacker], guests[found.defenders[0]]
    castles = await suggested(live, attacker, "land attack", "castle")
    assert found.castle in castles
    swords = await suggested(live, attacker, "land attack", "swords", castle=found.castle)
    assert list(swords) == ["1"]
    told = await use(live, attacker, "land attack", castle=found.castle, swords="1")
    assert told.endswith(f"Waiting for {defender.name}.")
    answers = await suggested(live, defender, "land defend", "shields")
    assert answers == {"shields-1": "Defend with 1 shield", "decline": "Don’t defend"}
    assert await suggested(live, attacker, "land defend", "shields") == {}
    await use(live, defender, "land defend", shields="0")
    assert "castle at" in live.turn(attacker).text


async def test_a_partner_joins_by_command(live: Live) -> None:
    found = siege(4, teams=True, shields=(1, 1), swords=(1, 3))
    guests = await besieged(live, found, 4, teams=True)
    await use(live, guests[found.attacker], "land attack", castle=found.castle, swords="1")
    partner = guests[found.partner or 0]
    assert list(await suggested(live, partner, "land join", "swords")) == ["0", "1", "2", "3"]
    assert "You played 2 swords." in await use(live, partner, "land join", swords="2")
    first = guests[found.defenders[0]]
    assert "shields-1" in await suggested(live, first, "land defend", "shields")
    assert "You need exactly 3 shields" in await use(live, first, "land defend", shields="3")


async def test_discarding_is_refused_while_a_card_can_conquer(live: Live) -> None:
    guests = await seated(live, *game(2, told="conquered"), 2)
    guest = called(live, guests)
    assert await suggested(live, guest, "land discard", "card") == {}
    assert "(rule LC-R25)" in await use(live, guest, "land discard", card="oak")


@pytest.mark.parametrize("locale", ["ru", "uk"])
async def test_suggestions_are_named_in_the_language_of_who_types(live: Live, locale: str) -> None:
    guests = await seated(live, *game(2, told="conquered"), 2, Anna=locale, Bob=locale)
    guest = called(live, guests)
    cards = await suggested(live, guest, "land conquer", "card")
    assert all(not name.isascii() for name in cards.values())
    wizards = await suggested(live, guest, "land wizard", "wizard")
    assert all(not name.isascii() for name in wizards.values())


async def test_a_number_of_shields_that_nobody_could_hold_is_refused(live: Live) -> None:
    found = siege(2)
    guests = await besieged(live, found, 2)
    await ask(guests[found.attacker], live.thread, "land attack", castle=found.castle, swords="1")
    defender = guests[found.defenders[0]]
    reply = await ask(defender, live.thread, "land defend", shields="9" * 5000)
    assert "our side" not in reply.text
    assert (await live.table()).course.awaited == (found.defenders[0],)
