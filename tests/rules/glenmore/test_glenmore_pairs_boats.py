"""The boat race with haggis, events, votes and gangs: the pairs 1×5 to 1×8."""

from __future__ import annotations

import pytest

from rules.glenmore.activation import Activate
from rules.glenmore.chronicles.boats import Boats
from rules.glenmore.chronicles.boats.waters import Berth
from rules.glenmore.chronicles.gangs import Gangs
from rules.glenmore.chronicles.votes import Votes
from tests.rules.glenmore.gang_setups import mob, points
from tests.rules.glenmore.haggis_setups import score, set_tables
from tests.rules.glenmore.setups import (
    asked,
    cell,
    moves,
    play,
    table,
)
from tests.rules.glenmore.test_glenmore_events import event
from tests.rules.glenmore.test_glenmore_together import tokens


def launch(position, seat: int, river: int, at: str) -> None:
    """Open the race, and lay a boat on a tile of somebody's river."""
    race = Boats.of(position)
    race.is_open = True
    race.boats[seat] = Berth(race.waters.home(river).river, cell(at))
    position.changed()


def one_step_from_home(position, seat: int = 0) -> None:
    """The boat lies right of its home castle, where no token lies."""
    launch(position, seat, seat, "i5")
    tokens(position, Boats.of(position).waters.home(seat).river)


# ---- 1 x 5: boats and haggis ---------------------------------------------------------------------


def test_boats_and_haggis_the_winners_whisky_buys_a_roll():
    position = table(
        "p0 p1 easdale lochridge",
        {"i5": "ballachulish", "h5": "scotsman"},
        chronicles="boats haggis",
    )
    set_tables(position, "12", "")
    one_step_from_home(position)
    play(position, "take-1")
    play(position, moves(position, "place")[0])
    play(position, "activate-h5 row")
    assert (points(position)[0], position.players[0].whisky) == (15, 1)
    score(position, "33331")
    assert asked(position) == "haggis-roll"
    play(position, "haggis-roll")
    assert position.players[0].whisky == 0


# ---- 1 x 6: boats and events ---------------------------------------------------------------------


def test_boats_and_events_a_tile_with_a_boat_is_none_of_the_two_that_go():
    land = {"g5": "scotsman scotsman", "f5": "strathspey"}
    position = event("fort-george", land=land, chronicles="boats events")
    launch(position, 1, 0, "f5")
    assert set(moves(position, "remove")) == {"remove-g4", "remove-h4"}


def test_boats_and_events_with_a_boat_in_the_way_the_card_is_only_turned_over():
    ring, land = "p0 p1 robert-burns", {"f5": "strathspey", "g4": "gathering-a"}
    position = table(ring, land, chronicles="boats events")
    position.players[0].cards = ("fort-george", "loch-ness")
    launch(position, 1, 0, "f5")
    play(position, "take-1 no-marker")
    position.push(Activate(0, cell("g4")))
    play(position, "activate-g4")
    assert moves(position, "flip") == ["flip-fort-george", "flip-loch-ness"]
    assert "event-fort-george" not in moves(position)


def test_boats_and_events_donan_lets_anothers_shipbuilder_row_the_own_boat():
    other = {"g4": "shipbuilder-b", "g5": "scotsman"}
    position = event("donan-castle", chronicles="boats events", other=other)
    launch(position, 0, 0, "h5")
    play(position, "borrow-1-g4")
    assert position.steps == 2
    assert "row" in moves(position)


# ---- 1 x 7: boats and votes ----------------------------------------------------------------------


def test_boats_and_votes_the_race_start_counts_for_who_swept_it_and_is_not_fetched():
    position = table("p0 race-start p1 john-knox lochridge", chronicles="boats votes", coins=20)
    Votes.of(position).cards = ("discards",)
    play(position, "take-2")
    assert position.view(None)["chronicles"]["votes"]["discards"][0] == ("race-start",)
    play(position, "clan-munro")
    assert asked(position) != "salvage"


def test_boats_and_votes_neutral_castles_are_nobodys():
    position = table("p0 p1 easdale", {"h5": "scotsman"}, chronicles="boats votes")
    assert None in Boats.of(position).waters.seats
    assert Votes.of(position).line(position, "castles").counts == (1, 0)


# ---- 1 x 8: boats and gangs ----------------------------------------------------------------------


def test_boats_and_gangs_derek_takes_no_tile_with_a_boat():
    position = mob(
        owners={"derek": 0},
        chronicles="boats gangs",
        other={"f5": "strathspey", "g4": "lochridge", "g5": "scotsman"},
    )
    assert {"swindle-1-f5", "swindle-1-g4"} <= set(moves(position))
    launch(position, 2, 1, "f5")
    assert moves(position, "swindle") == ["swindle-1-g4"]


@pytest.mark.parametrize(("home", "points_left"), [((), 14), ((1,), 9)])
def test_boats_and_gangs_a_result_card_is_one_source_for_sybil(home, points_left):
    position = mob(
        "p0 p1 p2 easdale lochridge",
        {"i5": "ballachulish", "h5": "scotsman"},
        owners={"sybil": 2},
        chronicles="boats gangs",
    )
    one_step_from_home(position)
    race = Boats.of(position)
    race.home = home
    play(position, "take-1")
    play(position, moves(position, "place")[0])
    play(position, "activate-h5 row")
    assert points(position) == [points_left, 0, 1]


def rowing(owners, boats, *, steps: str = "activate-h5", **more):
    """The first seat has placed a tile and may row; boats lie on these tiles of seat 0's river."""
    land = {"e5": "strathspey", "f5": "loch-lochy", "i5": "ballachulish", "h5": "scotsman"}
    position = mob(
        "p0 p1 p2 easdale lochridge", land, owners=owners, chronicles="boats gangs", **more
    )
    for seat, at in boats.items():
        launch(position, seat, 0, at)
    for castle in range(4):
        tokens(position, castle)
    play(position, "take-1")
    play(position, moves(position, "place")[0])
    play(position, steps)
    return position


def test_boats_and_gangs_calum_is_asked_when_a_boat_leaves_the_others_tile_behind():
    position = rowing({"calum": 0}, {0: "f5", 1: "f5"})
    play(position, "row")
    assert (asked(position), position.to_act) == ("give-penny", (0,))
    play(position, "give-penny")
    assert Gangs.of(position).purses == [6, 8, 7]


def test_boats_and_gangs_calum_is_asked_when_his_owner_is_passed():
    position = rowing({"calum": 1}, {0: "f5", 1: "f5"})
    play(position, "row")
    assert (asked(position), position.to_act) == ("give-penny", (1,))
    position.play(1, "give-penny")
    assert Gangs.of(position).purses == [8, 6, 7]


def test_boats_and_gangs_catching_up_is_not_passing():
    position = rowing({"calum": 0}, {0: "f5", 1: "e5"})
    play(position, "row")
    assert asked(position) != "give-penny"


def test_boats_and_gangs_billy_enters_a_tile_with_a_boat_for_nothing():
    position = rowing({"billy": 0}, {0: "f5", 1: "e5"}, steps="")
    assert position.steps == 0
    assert moves(position, "row") == ["row"]
    play(position, "row")
    assert position.steps == 0
    assert moves(position, "row") == []
