"""What is typed instead of picked: moves, cards and variants are known by their names."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bot.languages import words
from bot.telling import tell_move
from cogs.verbs import called
from tests.bot.asking import ask
from tests.bot.land_sieges import besieged, game, seated, siege
from tests.bot.live import Live, press
from tests.bot.test_land_story import called as called_upon

if TYPE_CHECKING:
    from bot.table import Table
    from sandbox import Person

CARDS = {"7": ["7 · Prince", "7 · Принц"], "1": ["1 · Princess", "1 · Принцесса"]}


@pytest.mark.parametrize(
    "typed", ["7", " 7 ", "Prince", "prince", "  PRINCE ", "7 · prince", "принц", "7 · Принц"]
)
def test_a_thing_is_known_by_itself_by_its_name_and_by_a_part_of_it(typed: str) -> None:
    assert called(CARDS, typed) == "7"


@pytest.mark.parametrize("typed", ["", "Princ", "7 · ", "·", "8", "Prince 7"])
def test_what_nothing_is_called_is_nothing(typed: str) -> None:
    assert called(CARDS, typed) is None


def test_a_part_that_several_have_is_nobodys_but_a_whole_name_goes_first() -> None:
    squares = {"a1": ["a1 · Oak"], "a2": ["a2 · Oak"], "oak": ["Oak wood"]}
    assert called(squares, "Oak") == "oak"
    del squares["oak"]
    assert called(squares, "Oak") is None
    assert called({**squares, "b": ["Oak"]}, "oak") == "b"


def test_an_apostrophe_may_be_straight() -> None:
    assert called({"decline": ["Don’t defend"]}, "don't defend") == "decline"


# The duel


@pytest.mark.parametrize(
    ("locale", "typed", "card"),
    [
        ("en-US", "Prince", "Prince"),
        ("en-US", "7 · Prince", "Prince"),
        ("en-US", " wizard ", "Wizard"),
        ("ru", "Принц", "Принц"),
        ("ru", "prince", "Принц"),
        ("uk", "7 · ПРИНЦ", "Принц"),
    ],
)
async def test_a_card_may_be_typed_by_its_name(
    live: Live, locale: str, typed: str, card: str
) -> None:
    anna = live.guest("Anna", locale)
    await live.duel(anna, live.guest("Bob"))
    reply = await ask(anna, live.thread, "duel play", card=typed)
    assert words(locale[:2])("duel-made-card", card=0, card_name=card) in reply.text


async def test_a_card_one_no_longer_holds_is_known_by_its_name_too(live: Live) -> None:
    anna, bob = await live.pair()
    await live.round((anna, "7"), (bob, "4"))
    reply = await ask(anna, live.thread, "duel play", card="Prince")
    assert "You don’t have the Prince in hand (rule BR-R18)." in reply.text
    reply = await ask(anna, live.thread, "duel play", card="dragon")
    assert "There is no such card" in reply.text
    assert len((await live.table()).course.played) == 2


async def test_who_may_still_change_their_mind_is_told_the_cards_to_choose_from(live: Live) -> None:
    anna, _ = await live.pair()
    await live.choose(anna, "7")
    reply = await ask(anna, live.thread, "duel play", card="dragon")
    assert "There is no such card" in reply.text
    assert "You can choose: 0 · Musician, 1 · Princess" in reply.text
    assert [str(played.move) for played in (await live.table()).course.played] == ["7"]


async def test_what_few_keyboards_have_need_not_be_typed(live: Live) -> None:
    anna, olena = live.guest("Анна", "ru"), live.guest("Олена", "uk")
    found = await anna.autocomplete(live.games, "play", "variant", "ТЕМНАЯ", game="duel")
    assert [choice.name for choice in found.choices or []] == ["Тёмная ночь"]
    card = await press(anna, "play", live, game="duel", variant="темная  ночь")
    assert "Dark night" in card.text
    found = await anna.autocomplete(live.games, "rules", "rule", "четвертый приз", game="land")
    assert "LC-R22" in [choice.value for choice in found.choices or []]
    for apostrophe in "'’ʼ":
        reply = await ask(
            olena, live.games, "rules", game="glory", rule=f"п{apostrophe}ятьма щитами"
        )
        assert "CG-R8" in reply.text


# The other games


async def a_move(table: Table, seat: int) -> tuple[str, str]:
    """The first move that a seat can make, and its name in Russian."""
    move = table.course.explained(seat)[0]
    return str(move), tell_move(words("ru"), table.match.game, move)


async def test_cherokees_target_and_attackers_may_be_typed_by_their_names(live: Live) -> None:
    guests = live.guest("Анна", "ru"), live.guest("Борис", "ru")
    table = await live.begin("cherokee", *guests)
    (seat,) = table.course.awaited
    for target in table.course.explained(seat):
        trial = table.course.position.copy()
        trial.play(seat, target)
        if seat in trial.to_act and any(one.kind == "attackers" for one in trial.moves(seat)):
            break
    attack = next(one for one in trial.explained(seat) if one.kind == "attackers")
    names = (
        tell_move(words("ru"), "cherokee", target),
        tell_move(words("ru"), "cherokee", attack),
    )
    suggested = await guests[seat].autocomplete(
        live.thread, "cherokee attack", "attackers", "", target=names[0]
    )
    assert str(attack) in [choice.value for choice in suggested.choices or []]
    await ask(guests[seat], live.thread, "cherokee attack", target=names[0], attackers=names[1])
    log = [entry.word for entry in (await live.table()).course.record.entries]
    assert log == [str(target), str(attack)]


async def test_a_card_of_glory_may_be_typed_by_its_name(live: Live) -> None:
    guests = live.guest("Анна", "ru"), live.guest("Борис", "ru")
    table = await live.begin("glory", *guests)
    (seat,) = table.course.awaited
    move = table.course.moves(seat)[0]
    card, cell = str(move.facts["card"]), str(move.facts["cell"])
    found = await guests[seat].autocomplete(live.thread, "glory place", "card", card)
    (name,) = [choice.name for choice in found.choices or []]
    assert name != card
    cells = await guests[seat].autocomplete(
        live.thread, "glory place", "cell", "", card=name.upper()
    )
    assert cell in [choice.value for choice in cells.choices or []]
    await ask(guests[seat], live.thread, "glory place", card=name.lower(), cell=cell.lower())
    assert [entry.word for entry in (await live.table()).course.record.entries] == [str(move)]


async def test_a_card_and_a_square_of_land_may_be_typed_by_their_names(live: Live) -> None:
    guests = await seated(live, *game(2, told="conquered"), 2, Anna="ru", Bob="ru")
    guest = called_upon(live, guests)
    table = await live.table()
    seat, before = guests.index(guest), len(table.course.record.entries)
    card, card_name = await a_move(table, seat)
    trial = table.course.position.copy()
    trial.play(seat, card)
    square = trial.moves(seat)[0]
    square_name = tell_move(words("ru"), "land", square)
    reply = await guest.autocomplete(
        live.thread, "land conquer", "square", str(square), card=card_name
    )
    assert str(square) in [choice.value for choice in reply.choices or []]
    await ask(guest, live.thread, "land conquer", card=card_name, square=square_name)
    log = [entry.word for entry in (await live.table()).course.record.entries]
    assert log[before : before + 2] == [card, str(square)]


async def test_an_attack_on_a_castle_and_its_answer_may_be_typed_by_their_names(live: Live) -> None:
    found = siege(2)
    guests = await besieged(live, found, 2)
    attacker, defender = guests[found.attacker], guests[found.defenders[0]]
    attack = {"castle": f"attack {found.castle}", "swords": "1 sword"}
    reply = await ask(attacker, live.thread, "land attack", **attack)
    assert reply.text.endswith(f"Waiting for {defender.name}.")
    await ask(defender, live.thread, "land defend", shields="don't defend")
    await live.settle()
    assert "castle at" in live.turn(attacker).text


# Variants


@pytest.mark.parametrize(
    ("locale", "typed"), [("ru", "Судьба"), ("ru", "fate"), ("en-US", " Fate "), ("uk", "доля")]
)
async def test_a_variant_may_be_typed_by_its_name(live: Live, locale: str, typed: str) -> None:
    card = await press(live.guest("Anna", locale), "play", live, game="duel", variant=typed)
    assert "Options: Fate" in card.text


async def test_a_variant_that_does_not_exist_is_refused(live: Live) -> None:
    anna: Person = live.guest("Anna")
    for typed in ("hail", "variants=hail", "Судьба"):
        reply = await ask(anna, live.games, "play", game="duel", variant=typed)
        assert "There is no such variant" in reply.text
