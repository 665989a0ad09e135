"""Nothing legal is missing: whatever a seat may do, it can do by clicks, whatever game it is."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bot.languages import Words, words
from bot.scene import Scene, scene
from bot.store import Sitter
from bot.ui.messages import prompt
from bot.ui.paging import TOP, Spot
from rules import GAMES, Chance, Course, Game, Record
from tests.bot.made_table import made_table
from tests.bot.market import STALLS, WARES, market_words
from tests.bot.payloads import breaches, reachable, texts

if TYPE_CHECKING:
    from collections.abc import Iterator

NAMES = ("Anna", "Bob", "Carl", "Dora", "Ewan", "Fiona")


def asked(course: Course) -> Iterator[Scene]:
    """The scene of everybody who is asked now."""
    sitters = [Sitter(seat, 100 + seat, NAMES[seat]) for seat in range(course.record.seats)]
    table = made_table(course, sitters)
    return (scene(table, seat) for seat in course.awaited)


def by_clicks(now: Scene, tongue: Words) -> set[str]:
    """The moves that a seat can make from its prompt by clicks."""
    return reachable(lambda spot: prompt(now, tongue, (), spot=spot, closed=True))


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [
        ("cherokee", 4, {"open": True}),
        ("cherokee", 2, {"woman_wins_attack_tie": True}),
        ("duel", 2, {"variants": ["fate"]}),
        ("duel", 2, {"variants": ["mixed_clans"]}),
        ("glory", 2, {}),
        ("glory", 4, {}),
        ("land", 2, {}),
        ("land", 6, {"teams": True, "wizard_replaces_card_play": False}),
    ],
)
def test_at_every_question_of_a_game_each_legal_move_can_be_reached(game, seats, options):
    course = Course(Record(game, seats, GAMES[game].options.read(options), "reach"))
    chance = Chance("reach")
    while course.outcome is None:
        for now in asked(course):
            assert by_clicks(now, words("en")) == {str(move) for move in course.moves(now.seat)}
        seat = chance.pick(course.awaited)
        course.play(seat, chance.pick(course.moves(seat)))


@pytest.mark.parametrize("stalls", STALLS)
def test_each_of_three_hundred_moves_can_be_reached(market: Game, stalls):
    course = Course(Record("market", 3, market.options.read({"stalls": stalls}), "reach"))
    (now,) = asked(course)
    assert len(now.moves) == WARES + 1
    assert by_clicks(now, market_words("en")) == {str(move) for move in now.moves}


def a_question(market: Game, stalls: str) -> Scene:
    course = Course(Record("market", 2, market.options.read({"stalls": stalls}), "reach"))
    (now,) = asked(course)
    return now


def labels(now: Scene, spot: Spot = TOP) -> list[list[str]]:
    """What is written on the controls of each row but the last, which is the same everywhere."""
    container = prompt(now, market_words("en"), (), spot=spot).to_components()[0]
    rows = [part["components"] for part in container["components"] if part["type"] == 1]
    return [
        [one.get("label") or one["placeholder"] for one in row]
        + [option["label"] for one in row for option in one.get("options", ())[:2]]
        for row in rows[:-1]
    ]


def test_groups_are_offered_by_their_names_with_lone_moves_beside_them(market: Game):
    menu, alone = labels(a_question(market, "few"))
    assert menu == ["Choose…", "Stall 1, Bob", "Stall 2, Bob"]
    assert alone == ["Buy nothing"]


def test_a_group_shows_its_moves_and_a_way_back(market: Game):
    *menus, ways = labels(a_question(market, "few"), Spot(3))
    assert [menu[0] for menu in menus] == ["Ware 271 … Ware 285", "Ware 286 … Ware 300"]
    assert ways == ["← Back"]


def test_what_one_message_does_not_hold_comes_on_pages(market: Game):
    now = a_question(market, "one")
    *menus, ways = labels(now, Spot(0, 1))
    assert [menu[0] for menu in menus] == [
        "Ware 101 … Ware 125",
        "Ware 126 … Ware 150",
        "Ware 151 … Ware 175",
        "Ware 176 … Ware 200",
    ]
    assert ways == ["← Back", "‹", "Page 2 of 3", "›"]


def test_groups_that_are_too_many_come_on_pages_too(market: Game):
    *menus, alone, ways = labels(a_question(market, "many"), Spot(None, 1))
    assert menus[-1][:2] == ["Stall 126, Bob … Stall 150, Bob", "Stall 126, Bob"]
    assert alone == ["Buy nothing"]
    assert ways == ["‹", "Page 2 of 2", "›"]


def test_without_groups_the_kinds_of_moves_are_offered(market: Game):
    menu, alone = labels(a_question(market, "none"))
    assert menu == ["Choose…", "Honey … Ware 300"]
    assert alone == ["Buy nothing"]


@pytest.mark.parametrize("spot", [Spot(999), Spot(None, 999), Spot(0, 999), Spot(999, 9)])
def test_a_spot_that_is_not_there_any_more_shows_what_is(market: Game, spot):
    for stalls in STALLS:
        now = a_question(market, stalls)
        assert labels(now, spot)
        assert not breaches(prompt(now, market_words("en"), (), spot=spot))


@pytest.mark.parametrize("spot", [TOP, Spot(None, 2), Spot(0), Spot(17, 3)])
def test_a_spot_is_written_and_read(spot):
    assert Spot.read(str(spot)) == spot


@pytest.mark.parametrize(
    "word", [None, "", "1", "card=G5", "x.1", "1.x", "-1.0", "1.-1", "1.00000"]
)
def test_what_is_no_spot_is_the_beginning(word):
    assert Spot.read(word) == TOP


def test_the_prompt_shows_how_its_question_came_about(market: Game):
    told = texts(prompt(a_question(market, "none"), market_words("en"), ()))
    path = "At the stall of Bob › haggle for 2 wood, 41 coins and 19 sheep"
    assert f"-# {path}\n**Day 1: what do you buy?" in told
