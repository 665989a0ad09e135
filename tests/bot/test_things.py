"""Facts that are things: amounts and lists in words, as each language tells them."""

from __future__ import annotations

import pytest

from bot.languages import LANGUAGES
from bot.telling import named, tell_event, tell_move, tell_path, tell_thing
from rules import Event, Game
from rules.core.facts import Amounts, Listing
from tests.bot.market import market_words


@pytest.mark.parametrize(
    ("language", "forms"),
    [
        ("en", {1: "1 coin", 2: "2 coins", 5: "5 coins", 21: "21 coins", 0: "0 coins"}),
        ("ru", {1: "1 монета", 2: "2 монеты", 5: "5 монет", 21: "21 монета", 11: "11 монет"}),
        ("uk", {1: "1 монета", 2: "2 монети", 5: "5 монет", 21: "21 монета", 11: "11 монет"}),
    ],
)
def test_an_amount_has_the_plural_of_its_number(language, forms):
    words = market_words(language)
    told = {n: tell_thing(words, "market", Amounts((("coin", n),))) for n in forms}
    assert told == forms


@pytest.mark.parametrize(
    ("language", "one", "two", "three"),
    [
        ("en", "1 wood", "1 wood and 2 coins", "1 wood, 2 coins and 5 sheep"),
        ("ru", "1 бревно", "1 бревно и 2 монеты", "1 бревно, 2 монеты и 5 овец"),
        ("uk", "1 колода", "1 колода та 2 монети", "1 колода, 2 монети та 5 овець"),
    ],
)
def test_several_amounts_are_told_in_a_row(language, one, two, three):
    words = market_words(language)
    amounts = [("wood", 1), ("coin", 2), ("sheep", 5)]
    told = [tell_thing(words, "market", Amounts(tuple(amounts[:n]))) for n in (1, 2, 3)]
    assert told == [one, two, three]


def test_of_what_there_is_none_nothing_is_told():
    assert Amounts.some({"wood": 0, "coin": 2}) == Amounts((("coin", 2),))
    assert tell_thing(market_words("en"), "market", Amounts(())) == ""


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "Honey, Wool and Ware 7"),
        ("ru", "Мёд, Шерсть и Товар 7"),
        ("uk", "Мед, Вовна та Товар 7"),
    ],
)
def test_the_values_of_a_list_are_told_by_their_names(language, told):
    assert tell_thing(market_words(language), "market", Listing("ware", (1, 2, 7))) == told


def test_values_without_names_are_told_as_they_are():
    assert tell_thing(market_words("en"), "market", Listing("cell", ("D1", "E2"))) == "D1 and E2"


def test_things_are_told_in_events_and_moves():
    words = market_words("en")
    facts = {
        "number": 1,
        "seat": 0,
        "other": 1,
        "ware": 1,
        "price": Amounts((("wood", 1), ("coin", 2))),
    }
    told = tell_event(words, "market", Event("bought", facts), ["Anna", "Bob", "Carl"], [(1, 2)])
    assert told == "1. Anna buys Honey from Bob and Carl and pays 1 wood and 2 coins."
    assert named(words, "market", facts)["price"] == "1 wood and 2 coins"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_move_is_told_with_what_its_position_says_of_it(market: Game, language):
    words, position = market_words(language), market.start(2)
    told = tell_move(words, "market", position.explained(0)[1], ["Anna", "Bob"])
    assert "Bob" in told
    assert "2" in told


def test_the_path_to_a_question_is_told_step_by_step(market: Game):
    path = tell_path(market_words("en"), market.start(2).view(0), ["Anna", "Bob"])
    assert path == "At the stall of Bob › haggle for 2 wood, 41 coins and 19 sheep"
