"""Penny Mobs: members who walk and watch (C8-R33 to C8-R54)."""

from __future__ import annotations

import pytest

from rules.glenmore.doors import gain_points, step_scotsman
from rules.glenmore.scoring import counted
from tests.rules.glenmore.gang_setups import (
    THREE,
    coins,
    mob,
    points,
    post,
)
from tests.rules.glenmore.setups import (
    asked,
    cell,
    goods_on,
    moves,
    number,
    people_on,
    play,
    told,
)
from tests.rules.glenmore.test_glenmore_taking import refused

# ---- Kenneth -------------------------------------------------------------------------------------


def test_c8_r33_kenneth_comes_from_the_supply_or_the_territory():
    position = mob(land={"g5": "scotsman", "h5": "scotsman"}, owners={"kenneth": 0})
    play(position, "post-kenneth")
    assert moves(position) == ["recruit", "recruit-from-g5", "recruit-from-h5"]
    play(position, "recruit-from-h5")
    assert moves(position) == ["station-1-g5", "station-1-h5", "station-2-g5", "station-2-h5"]
    play(position, "station-2-h5")
    assert post(position, "kenneth") == (2, "h5")
    assert people_on(position, "h5") == 0


def test_c8_r34_kenneth_walks_for_movement_points():
    position = mob(owners={"kenneth": 0}, posts={"kenneth": (1, "g5")})
    assert moves(position, "sneak") == []
    assert refused(position, "sneak-h5") == "C8-R34"
    position.steps = 1
    position.changed()
    play(position, "sneak-h5")
    assert post(position, "kenneth") == (1, "h5")
    assert position.steps == 0


def thief(other: dict[str, str], **more):
    """Kenneth of the first seat beside a tile of the second's, with two movement points."""
    position = mob(owners={"kenneth": 0}, posts={"kenneth": (1, "g5")}, other=other, **more)
    position.steps = 2
    position.changed()
    return position


def test_c8_r35_kenneth_steals_where_nobody_watches():
    position = thief({"h5": "wood sheep", "g5": "scotsman"})
    play(position, "sneak-h5")
    assert moves(position) == ["rob-wood", "rob-sheep", "no-rob"]
    play(position, "rob-sheep put-sheep-g5")
    assert goods_on(position, "h5", 1) == {"wood": 1}
    assert goods_on(position, "g5") == {"sheep": 1}
    watched = thief({"h5": "wood scotsman"})
    play(watched, "sneak-h5")
    assert asked(watched) == "take"


def test_c8_r36_after_a_theft_he_may_go_elsewhere():
    position = thief({"h5": "wood", "g5": "scotsman"})
    play(position, "sneak-h5 rob-wood put-wood-g5")
    assert moves(position) == ["station-2-g5", "station-2-h5", "stay"]
    play(position, "station-2-g5")
    assert post(position, "kenneth") == (2, "g5")


def test_c8_r37_a_scotsman_who_comes_drives_kenneth_away():
    position = mob(owners={"kenneth": 1}, posts={"kenneth": (0, "h5")})
    position.steps = 1
    position.changed()
    play(position, "move-g5-h5")
    assert position.to_act == (1,)
    assert moves(position) == ["station-2-g5", "station-2-h5"]


def test_c8_r37_so_does_the_loss_of_his_tile():
    position = mob(
        "p0 p1 p2 john-knox lochridge",
        {"g4": "inshriach"},
        owners={"kenneth": 1},
        posts={"kenneth": (0, "g4")},
        coins=20,
    )
    play(position, "take-1 clan-macmillan")
    assert asked(position) == "station"
    assert position.to_act == (1,)


# ---- Fergus --------------------------------------------------------------------------------------


def shady(**more):
    """Fergus of the second seat on the first's start village."""
    return mob(THREE, owners={"fergus": 1}, posts={"fergus": (0, "g5")}, **more)


def test_c8_r38_fergus_is_posted_like_kenneth():
    position = mob(owners={"fergus": 0})
    play(position, "post-fergus recruit station-1-g5")
    assert post(position, "fergus") == (1, "g5")


def test_c8_r39_a_tile_next_to_fergus_costs_a_coin_for_his_owner():
    position = shady(coins=3)
    play(position, "take-1 place-h4")
    assert coins(position) == [2, 1, 0]


def test_c8_r40_without_the_coin_the_tile_cannot_be_laid_there():
    land = {"h5": "scotsman", "i5": "strathspey"}
    position = shady(land=land)
    play(position, "take-1")
    assert set(moves(position, "place")) == {"place-i4", "place-i6"}
    assert refused(position, "place-h4") == "C8-R40"


def test_c8_r40_nor_taken_if_there_is_no_other_place():
    position = shady()
    assert moves(position, "take") == []
    position = shady(coins=1)
    assert moves(position, "take") == ["take-1", "take-2"]


def test_c8_r40_the_coin_for_the_only_places_is_not_spent_on_a_cellar():
    position = mob(
        THREE,
        {"g5": "scotsman wood", "h5": "stone"},
        chronicles="casks gangs",
        owners={"fergus": 1},
        posts={"fergus": (0, "g5")},
        coins=1,
    )
    play(position, "take-1")
    assert {move.partition("-")[0] for move in moves(position)} == {"place", "sell"}


def test_c8_r40_a_scotsman_is_paid_only_if_a_place_without_the_coin_is_left():
    land = {"g5": "scotsman", "h5": "scotsman", "i5": "strathspey", "j5": "tarbat-ness scotsman"}
    position = mob(
        "p0 p1 p2 loch-ness lochridge",
        land,
        owners={"fergus": 1},
        posts={"fergus": (0, "g5")},
    )
    play(position, "take-1")
    assert asked(position) == "pay"
    assert "spend-j5" not in moves(position)
    position.players[0].coins = 1
    position.changed()
    assert "spend-j5" in moves(position)


def test_c8_r41_after_the_coin_fergus_must_go_before_the_tile_is_laid():
    position = shady(coins=3)
    play(position, "take-1 place-h4")
    assert position.to_act == (1,)
    assert cell("h4") not in position.players[0].land.tiles
    assert moves(position) == ["station-2-g5", "station-2-h5"]
    play(position, "station-2-g5")
    assert cell("h4") in position.players[0].land.tiles


def test_c8_r41_a_scotsman_who_comes_drives_him_away():
    position = shady(land={"h5": "scotsman"})
    position.steps = 1
    position.changed()
    play(position, "move-h5-g5")
    assert asked(position) == "station"


def test_c8_r42_fergus_does_not_walk():
    position = mob(owners={"fergus": 0}, posts={"fergus": (1, "g5")})
    position.steps = 3
    position.changed()
    assert moves(position, "sneak") == []


# ---- Sybil ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(("got", "left"), [(5, [5, 0, 0]), (6, [5, 1, 0]), (9, [8, 1, 0])])
def test_c8_r43_six_points_of_one_source_are_worth_one_to_sybil(got, left):
    position = mob(owners={"sybil": 1})
    gain_points(position, 0, got, "brodie")
    assert points(position) == left


def test_c8_r43_only_in_the_own_turn():
    position = mob(owners={"sybil": 1})
    gain_points(position, 2, 9, "brodie")
    assert points(position) == [0, 0, 9]


def test_c8_r44_once_a_turn():
    position = mob(owners={"sybil": 1})
    gain_points(position, 0, 6, "brodie")
    gain_points(position, 0, 6, "grant")
    assert points(position) == [11, 1, 0]


def test_c8_r45_in_scorings_as_often_as_it_happens():
    position = mob(owners={"sybil": 1})
    gain_points(position, 0, 8, "castle")
    gain_points(position, 0, 8, "whisky")
    gain_points(position, 2, 10, "glen-sets")
    gain_points(position, 2, 18, "haggis")
    assert points(position) == [14, 4, 26]


# ---- Derek ---------------------------------------------------------------------------------------


def test_c8_r46_derek_moves_a_tile_once_in_the_game():
    position = mob(owners={"derek": 0}, other={"g4": "inshriach", "g5": "scotsman"})
    assert moves(position, "swindle") == ["swindle-1-g4"]
    play(position, "swindle-1-g4 dump-2-h4")
    assert position.players[2].land.tiles[cell("h4")] == number("inshriach")
    assert cell("g4") not in position.players[1].land.tiles
    assert moves(position, "swindle") == []
    assert refused(position, "swindle-1-g4") == "C8-R46"


def test_c8_r47_nothing_is_activated():
    position = mob(owners={"derek": 0}, other={"g4": "inshriach", "g5": "scotsman"})
    events = play(position, "swindle-1-g4 dump-2-h4")
    assert told(events, "activated") == []
    assert asked(position) == "take"
    assert goods_on(position, "h4", 2) == {}


def test_c8_r48_placing_rules_hold_but_no_scotsman_is_needed():
    other = {"g4": "inshriach", "g3": "lochridge", "g5": "scotsman"}
    far = {"g5": "scotsman", "i5": "strathspey", "j5": "ballachulish"}
    position = mob(owners={"derek": 0}, other=other, third=far)
    assert moves(position, "swindle") == ["swindle-1-g3", "swindle-2-j5"]
    play(position, "swindle-1-g3")
    cells = set(moves(position, "dump"))
    assert "dump-2-j4" in cells
    assert "dump-2-k5" not in cells
    assert refused(position, "dump-2-k5") == "C8-R48"


def test_c8_r49_trade_tiles_stay():
    position = mob(owners={"derek": 0}, other={"g4": "clachaig-inn", "g5": "scotsman"})
    assert moves(position, "swindle") == []


def test_c8_r50_a_pile_moves_as_a_whole():
    position = mob(owners={"derek": 0}, other={"g4": "lochridge glen-nevis", "g5": "scotsman"})
    play(position, "swindle-1-g4 dump-2-h4")
    assert position.players[2].land.pile(cell("h4")) == (number("lochridge"), number("glen-nevis"))


# ---- Mike ----------------------------------------------------------------------------------------


def test_c8_r51_mike_goes_into_anothers_home_castle():
    position = mob(owners={"mike": 0})
    play(position, "post-mike recruit")
    assert moves(position) == ["station-1-h5", "station-2-h5"]


def test_c8_r52_mike_counts_for_his_owner_and_one_less_for_his_host():
    position = mob(
        land={"h5": "scotsman"},
        other={"h5": "scotsman scotsman"},
        owners={"mike": 0},
        posts={"mike": (1, "h5")},
    )
    assert [counted(position, "castle", seat) for seat in range(3)] == [2, 1, 0]


def test_c8_r53_mike_does_not_walk():
    position = mob(owners={"mike": 0}, posts={"mike": (1, "h5")})
    position.steps = 2
    position.changed()
    assert moves(position, "sneak") == []


def test_c8_r54_a_scotsman_who_comes_drives_mike_to_another_castle():
    position = mob(owners={"mike": 1}, posts={"mike": (0, "h5")})
    step_scotsman(position, 0, cell("g5"), cell("h5"))
    position.settle()
    # There is but one castle to go to.
    assert post(position, "mike") == (2, "h5")
