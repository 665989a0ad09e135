"""What lies in the box, and how a game is set up."""

from __future__ import annotations

from collections import Counter

import pytest

from rules import GAMES, BadOptions
from rules.core.values import BadBox
from rules.land.cards import WIZARD
from rules.land.components import read_components
from rules.land.shapes import orientations
from tests.rules.land.setups import BOX, TABLES, all_cards, start

TEXT = GAMES["land"].edition.text
BOARD, COMPONENTS = BOX.board, BOX.components

#: The shapes once more, by their cells, and in how many ways each can lie.
CELLS = {
    "I3": ([(0, 0), (0, 1), (0, 2)], 2),
    "V3": ([(0, 0), (0, 1), (1, 0)], 4),
    "I4": ([(0, 0), (0, 1), (0, 2), (0, 3)], 2),
    "L4": ([(0, 0), (0, 1), (0, 2), (1, 0)], 8),
    "T4": ([(0, 0), (0, 1), (0, 2), (1, 1)], 4),
    "O4": ([(0, 0), (0, 1), (1, 0), (1, 1)], 1),
    "S4": ([(0, 0), (0, 1), (1, 1), (1, 2)], 4),
    "I5": ([(0, 0), (0, 1), (0, 2), (0, 3), (0, 4)], 2),
    "L5": ([(0, 0), (0, 1), (0, 2), (0, 3), (1, 0)], 8),
    "Y5": ([(0, 0), (0, 1), (0, 2), (0, 3), (1, 1)], 8),
    "P5": ([(0, 0), (0, 1), (0, 2), (1, 0), (1, 1)], 8),
    "U5": ([(0, 0), (0, 1), (0, 2), (1, 0), (1, 2)], 4),
    "V5": ([(0, 0), (0, 1), (0, 2), (1, 0), (2, 0)], 4),
    "T5": ([(0, 0), (0, 1), (0, 2), (1, 1), (2, 1)], 4),
    "N5": ([(0, 0), (0, 1), (0, 2), (1, 2), (1, 3)], 8),
    "F5": ([(0, 0), (0, 1), (1, 1), (1, 2), (2, 1)], 8),
    "W5": ([(0, 0), (0, 1), (1, 1), (1, 2), (2, 2)], 4),
    "Z5": ([(0, 0), (0, 1), (1, 1), (2, 1), (2, 2)], 4),
    "X5": ([(0, 1), (1, 0), (1, 1), (1, 2), (2, 1)], 1),
}


@pytest.mark.parametrize(("seats", "teams"), TABLES)
def test_lc_r1_each_clan_starts_with_fifteen_tokens_and_four_castles(seats, teams):
    clans = start(seats, teams=teams).view(None)["clans"]
    assert len(clans) == (seats // 2 if teams else seats)
    assert all((clan["tokens"], clan["castles"], clan["prizes"]) == (15, 4, ()) for clan in clans)


@pytest.mark.parametrize(
    ("seats", "teams"), [(1, False), (5, False), (6, False), (2, True), (3, True), (5, True)]
)
def test_lc_r1_no_other_number_of_players_can_play(seats, teams):
    with pytest.raises(BadOptions) as refused:
        GAMES["land"].start(seats, {"teams": teams})
    assert refused.value.name == "seats"


def test_lc_r1_six_play_only_in_teams():
    game = GAMES["land"]
    assert game.seats_for(game.options.read({})) == (2, 3, 4)
    assert game.seats_for(game.options.read({"teams": True})) == (4, 6)
    assert game.seat_counts == (2, 3, 4, 6)


def test_lc_r2_the_deck_has_108_cards():
    cards = all_cards(start(4))
    named = {BOX.cards.names[card]: count for card, count in cards.items()}
    land = dict.fromkeys(COMPONENTS.symbols, 10)
    assert named == {**land, "sword": 10, "shield": 10, "wizard": 8}
    assert sum(named.values()) == 108


@pytest.mark.parametrize(("seats", "teams"), TABLES)
def test_lc_r3_wizards_lie_open_and_the_others_leave_the_game(seats, teams):
    position = start(seats, teams=teams)
    each = 1 if seats == 6 else 2
    assert [player["wizards"] for player in position.view(None)["players"]] == [each] * seats
    assert all_cards(position)[WIZARD] == each * seats


@pytest.mark.parametrize(("seats", "teams"), TABLES)
def test_lc_r4_five_cards_are_dealt_and_the_rest_is_the_draw_pile(seats, teams):
    position = start(seats, teams=teams)
    view = position.view(0)
    assert [player["hand"] for player in view["players"]] == [5] * seats
    assert len(view["hand"]) == 5
    assert "wizard" not in view["hand"]
    assert (view["pile"], view["discard"]) == (100 - 5 * seats, ())


def test_lc_r4_hands_and_pile_depend_on_the_seed_alone():
    hands = {start(2, seed).view(0)["hand"] for seed in "abcdefgh"}
    assert len(hands) == 8
    assert start(2, "a").view(0) == start(2, "a").view(0)


@pytest.mark.parametrize("points", ["odd", "squares"])
def test_lc_r5_two_prizes_of_three_and_two_of_five_points_lie_out(points):
    seen = set()
    for seed in "abcdefghijkl":
        view = start(2, seed, points=points).view(None)
        assert Counter(prize["points"] for prize in view["prizes"]) == {3: 2, 5: 2}
        assert view["bag"] == 15
        seen.add(tuple(prize["shape"] for prize in view["prizes"]))
    assert len(seen) > 6, "corners and prizes are drawn by lot"


def test_lc_r5_every_prize_is_on_a_corner_or_in_the_bag():
    position = start()
    assert sorted([*position.corners, *position.bag]) == list(range(19))


def test_lc_r27_the_board_has_84_squares():
    assert len(BOARD.names) == 84
    assert BOARD.no_mans_land.bit_count() == 4
    assert [mask.bit_count() for mask in BOARD.lands] == [10] * 8
    assert BOARD.names[:7] == ("c1", "d1", "e1", "f1", "g1", "h1", "c2")


def test_lc_r27_no_two_neighbours_show_the_same_symbol():
    for symbol, near in zip(BOARD.symbols, BOARD.near, strict=True):
        assert symbol == -1 or not near & BOARD.lands[symbol]


def test_lc_r27_the_board_is_the_same_upside_down():
    marks = "".join(COMPONENTS.rows)
    assert marks == marks[::-1]


def test_lc_r28_the_shapes_are_the_nineteen_of_three_to_five_squares():
    assert {name: sorted(cells) for name, (cells, _) in CELLS.items()} == {
        name: sorted(cells) for name, cells in COMPONENTS.shapes.items()
    }
    assert Counter(map(len, COMPONENTS.shapes.values())) == {3: 2, 4: 5, 5: 12}


def test_lc_r28_no_two_shapes_are_alike_in_any_position():
    forms = [min(orientations(cells, mirrored=True)) for cells, _ in CELLS.values()]
    assert len(set(forms)) == 19


@pytest.mark.parametrize("name", COMPONENTS.shapes)
def test_lc_r28_a_shape_can_lie_in_as_many_ways(name):
    cells, ways = CELLS[name]
    assert len(orientations(cells, mirrored=True)) == ways


def test_lc_r28_points_follow_the_size():
    for points, worth in (("odd", {3: 3, 4: 5, 5: 7}), ("squares", {3: 3, 4: 4, 5: 5})):
        sites = start(points=points).setup.sites
        for name, worths in zip(sites.names, sites.points, strict=True):
            assert worths == worth[int(name[1])]


def test_every_table_of_the_data_says_where_it_comes_from():
    known = ("RB", "PUB", "REC-hi", "REC-med", "REC-lo")
    sources = [line for line in TEXT.splitlines() if line.startswith("source = ")]
    assert len(sources) == 9
    assert all(line.split('"')[1] in known for line in sources)


@pytest.mark.parametrize(
    ("before", "behind", "complaint"),
    [
        ("swords = 10", "swords = 11", "the deck has 109 cards, not 108"),
        ("swords = 10", 'swords = "ten"', "deck: swords must be whole numbers"),
        ('names = ["oak", ', "names = [", "the deck has 98 cards, not 108"),
        ('drawn.X5 = [".#.", "###", ".#."]', "", "there are 18 shapes for 19 prizes"),
        ('". . 7 3 2 8 5 4 . ."', '". . 7 3 2 8 5 4 ."', "differ in length"),
        ('". . 7 3 2 8 5 4 . ."', '". . 9 3 2 8 5 4 . ."', "unknown symbols: 9"),
        ("{ 3 = 3, 4 = 5, 5 = 7 }", "{ 3 = 3, 4 = 5 }", "points.odd misses the size of a shape"),
        ("{ 3 = 3, 4 = 5, 5 = 7 }", "{ 3 = 2, 4 = 5, 5 = 7 }", "fewer than 2 prizes of 3 points"),
        ("[deck]\n", "[dock]\n", "deck is missing"),
        ('source = "REC-med"', "", "shapes: source is missing"),
        ('"oak", "crag"', '"oak", "oak"', "there must be 8 symbols, all different"),
        ("start = { 3 = 2, 5 = 2 }", "start = { 3 = 2 }", "prizes.start must lay out 4 prizes"),
        ("[points.squares]", "[points.cells]", "points: squares is missing"),
        ('drawn.I3 = ["###"]', 'drawn.I3 = "###"', "shapes.drawn: I3 must be a list"),
    ],
)
def test_a_wrong_correction_of_the_data_is_refused_with_the_reason(before, behind, complaint):
    assert before in TEXT
    with pytest.raises(BadBox, match=complaint):
        read_components(TEXT.replace(before, behind))


def test_a_right_correction_of_the_data_is_read():
    rival = TEXT.replace("land_per_symbol = 10", "land_per_symbol = 9")
    rival = rival.replace("swords = 10", "swords = 14").replace("shields = 10", "shields = 14")
    assert read_components(rival).swords == 14
