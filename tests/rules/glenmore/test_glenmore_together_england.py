"""The Englishman together with boats, mountain and casks, and every choice of these four."""

from __future__ import annotations

from itertools import combinations

import pytest

from rules import Chance
from rules.glenmore.chronicles.boats import Boats
from rules.glenmore.chronicles.boats.waters import Berth
from rules.glenmore.chronicles.casks import Casks
from rules.glenmore.chronicles.england import England
from rules.glenmore.chronicles.mountain import Mountain
from tests.rules.glenmore.setups import GAME, asked, cell, moves, play, refused, told
from tests.rules.glenmore.test_glenmore_england import england
from tests.rules.glenmore.test_glenmore_together import stacks_of, stocked, tokens

FIRST_FOUR = ("boats", "mountain", "casks", "england")
SUBSETS = [chosen for size in range(1, 5) for chosen in combinations(FIRST_FOUR, size)]


def home_in_his_turn(chronicles: str, *names: str):
    """In the Englishman's turn the boat has just come home, where these tokens lie."""
    position = england(
        "englishman p0 p1 p2 easdale lochridge",
        {"i5": "ballachulish", "h5": "scotsman"},
        chronicles=chronicles,
        coins=9,
    )
    race = Boats.of(position)
    race.is_open = True
    race.boats[0] = Berth(race.waters.home(0).river, cell("i5"))
    tokens(position, 0, *names)
    play(position, "take-1")
    play(position, moves(position, "place")[-1])
    play(position, "activate-h5 row")
    return position


# ---- 1 x 4 ---------------------------------------------------------------------------------------


def test_ruling_q1_6_the_englishman_neither_opens_the_race_nor_stops_at_its_start():
    position = england(
        "englishman p0 p1 p2 race-start easdale", chronicles="boats england", coins=9
    )
    assert "take-1" not in moves(position)
    assert "dismiss-1" not in moves(position)
    play(position, "take-2")
    assert not Boats.of(position).is_open


def test_ruling_q1_9_steps_of_his_turn_row_the_boat_with_all_that_follows():
    position = home_in_his_turn("boats england", "points3", "points5")
    assert position.players[0].points == 15
    assert asked(position) == "reward"
    play(position, "reward-points5")
    assert (position.players[0].points, position.players[0].whisky) == (20, 1)


def test_boats_and_the_englishman_there_is_one_neutral_river_at_most():
    for seats, neutral in ((3, 1), (4, 0)):
        position = GAME.start(seats, {"chronicles": ["boats", "england"]}, "rivers")
        assert Boats.of(position).waters.seats.count(None) == neutral


# ---- 3 x 4 ---------------------------------------------------------------------------------------


def test_casks_and_the_englishman_there_is_no_sale_and_no_cellar_in_his_turn():
    position = england(
        "englishman p0 p1 p2 sale-b easdale lochridge", chronicles="casks england", coins=20
    )
    stocked(position, 3)
    assert not moves(position, "visit")
    assert not moves(position, "buy-cellar")
    assert refused(position, "visit-1") == ("C4-R13", "englishmans-turn")
    assert refused(position, "buy-cellar") == ("C3-R15", "not-own-turn")
    play(position, "take-2")
    assert asked(position) == "place"
    assert Casks.of(position).cellars[0].places == [3]


def test_casks_and_the_englishman_the_church_takes_the_barrel_that_its_owner_picks():
    position = england(
        "p0 p1 p2 englishman lochridge", {"g4": "glenfinnan-church"}, chronicles="casks england"
    )
    stocked(position, 1, 3)
    play(position, "take-1 place-h4 activate-g4")
    assert asked(position) == "barrel"
    play(position, "barrel-1")
    assert Casks.of(position).cellars[0].places == [3]
    assert position.players[0].points == 4


# ---- three and four of them ----------------------------------------------------------------------


def test_boats_casks_and_the_englishman_a_winners_barrel_is_stored_in_his_turn():
    position = home_in_his_turn("boats casks england")
    assert asked(position) == "store"


def test_mountain_casks_and_the_englishman_he_meets_nothing_on_his_way():
    position = england(
        "englishman p0 p1 p2 sale-b mountain mountain easdale",
        chronicles="mountain casks england",
        coins=9,
    )
    stocked(position, 3)
    assert refused(position, "climb") == ("C4-R13", "englishmans-turn")
    play(position, "take-2")
    assert asked(position) == "place"
    assert Mountain.of(position).is_bare
    assert position.players[0].whisky == 1


def test_all_four_are_met_space_by_space():
    position = england(
        "p0 p1 p2 englishman sale-b race-start mountain mountain easdale",
        {"g4": "inshriach wood scotsman"},
        owner=None,
        chronicles="boats mountain casks england",
        coins=2,
    )
    stocked(position, 2)
    events = play(position, "take-3")
    assert England.of(position).owner == 0
    assert [event.facts["seat"] for event in told(events, "england-marker")] == [0]
    assert asked(position) == "sale"
    play(position, "sell-cask-2")
    assert Boats.of(position).is_open
    assert asked(position) == "toll"
    play(position, "toll-coin")
    assert asked(position) == "place"


@pytest.mark.parametrize(
    ("chronicles", "sums"),
    [
        (("england",), [15, 18, 18, 19]),
        (("boats", "england"), [15, 20, 19, 19]),
        (("casks", "england"), [15, 20, 20, 20]),
        (FIRST_FOUR, [15, 22, 21, 20]),
    ],
    ids=str,
)
def test_the_stacks_have_what_each_chronicle_adds(chronicles, sums):
    assert stacks_of(*chronicles) == sums


@pytest.mark.parametrize("chronicles", SUBSETS, ids="-".join)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_choice_is_played_to_its_end_and_nobody_sees_too_much(seats, chronicles):
    if seats == 2 and "england" in chronicles:
        with pytest.raises(ValueError, match="chronicle-seats"):
            GAME.start(2, {"chronicles": chronicles}, "subset")
        return
    options = {"chronicles": chronicles, "end": "top"}
    position, chance = GAME.start(seats, options, "subset"), Chance("-".join(chronicles))
    keen = {"row", "visit", "age", "sell-cask", "buy-cellar", "climb", "activate-free"}
    played = 0
    while position.outcome is None:
        seat = position.to_act[0]
        legal = position.moves(seat)
        wanted = [move for move in legal if move.kind in keen and chance.below(2)]
        position.play(seat, chance.pick(wanted or legal))
        played += 1
        if played % 9 == 0:
            for viewer in range(seats):
                imagined = position.imagine(viewer, Chance(f"{played}"))
                assert imagined.view(viewer) == position.view(viewer)
                assert imagined.moves(viewer) == position.moves(viewer)
    assert len(position.outcome.scores) == seats
