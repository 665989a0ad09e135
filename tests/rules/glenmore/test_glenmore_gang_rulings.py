"""Penny Mobs: rulings on its members, and the computer's answers for them."""

from __future__ import annotations

from rules import Chance
from rules.glenmore.chronicles.boats import Boats
from rules.glenmore.chronicles.gangs import Gangs
from rules.glenmore.chronicles.gangs.posts import stations
from rules.glenmore.chronicles.haggis import Haggis
from rules.glenmore.chronicles.mountain import Mountain
from rules.glenmore.chronicles.votes import Votes
from rules.glenmore.doors import gain_points
from rules.glenmore.scoring import HoldScoring, counted
from tests.rules.glenmore.gang_setups import (
    claimed,
    coins,
    end_turn,
    feast,
    mob,
    points,
    post,
    race,
)
from tests.rules.glenmore.setups import (
    asked,
    cell,
    goods_on,
    moves,
    play,
)

# ---- rulings -------------------------------------------------------------------------------------


def test_ruling_a4_una_works_in_each_scoring():
    position = feast({"una": 0}, "1", "2", rolls="2133" + "3" + "2222")
    play(position, "reroll")
    position.push(HoldScoring("C"))
    position.settle()
    assert asked(position) == "reroll"


def test_ruling_q8_10_being_posted_steals_nothing():
    position = mob(owners={"kenneth": 0}, other={"h5": "wood", "g5": "scotsman"})
    play(position, "post-kenneth recruit station-1-h5")
    assert asked(position) == "take"
    assert goods_on(position, "h5", 1) == {"wood": 1}


def test_ruling_q8_11_new_scotsmen_drive_nobody_away_and_members_keep_apart():
    position = mob(
        "p0 p1 p2 john-knox lochridge",
        owners={"kenneth": 1, "fergus": 2},
        posts={"kenneth": (0, "h5"), "fergus": (0, "g5")},
        coins=9,
    )
    play(position, "take-1 clan-mackinnon settle-h5")
    assert post(position, "kenneth") == (0, "h5")
    assert (0, cell("g5")) not in stations(position, 1, "mike")


def test_ruling_q8_11_kenneth_does_not_walk_onto_the_tile_of_another_member():
    position = mob(
        owners={"kenneth": 0, "fergus": 2},
        posts={"kenneth": (1, "g5"), "fergus": (1, "h5")},
        other={"g4": "lochridge", "g5": "scotsman"},
    )
    position.steps = 1
    position.changed()
    assert moves(position, "sneak") == ["sneak-g4"]


def test_ruling_q8_12_sybils_owner_gives_nothing():
    position = mob(owners={"sybil": 0})
    gain_points(position, 0, 9, "brodie")
    assert points(position) == [9, 0, 0]


def test_ruling_q8_13_who_loses_a_tile_keeps_what_finds_room_in_the_castle():
    other = {"g4": "inshriach wood stone", "h5": "cow cow", "g5": "scotsman"}
    position = mob(owners={"derek": 0}, other=other)
    play(position, "swindle-1-g4 dump-2-h4")
    assert position.to_act == (1,)
    assert asked(position) == "keep"
    position.play(1, "keep-stone")
    assert goods_on(position, "h5", 1) == {"cow": 2, "stone": 1}


def test_ruling_q8_13_the_own_tiles_may_go_and_tiles_may_come():
    position = mob(land={"g4": "inshriach"}, owners={"derek": 0}, other={"g4": "lochridge"})
    assert set(moves(position, "swindle")) == {"swindle-0-g4", "swindle-1-g4"}
    play(position, "swindle-1-g4")
    assert "dump-0-h4" in moves(position)


def test_ruling_q8_14_his_own_tile_is_rebuilt_for_nothing():
    position = mob(
        "p0 p1 p2 glen-nevis lochridge",
        {"g4": "lochridge", "g5": "scotsman"},
        owners={"fergus": 1},
        posts={"fergus": (0, "g4")},
        coins=9,
    )
    play(position, "take-1")
    assert asked(position) != "station"
    assert coins(position)[1] == 0


def test_ruling_q8_15_the_hosts_count_never_falls_below_nothing_and_moil_doubles_after():
    position = mob(
        land={"h5": "scotsman"},
        owners={"mike": 0},
        posts={"mike": (1, "h5")},
        lasting=["castle-twice"],
    )
    assert [counted(position, "castle", seat) for seat in range(3)] == [4, 0, 0]


def test_ruling_q8_16_a_boat_passes_by_leaving_the_others_tile():
    position = race(owners={"calum": 0})
    boats = Boats.of(position)
    boats.is_open = True
    position.steps = 1
    position.changed()
    assert Gangs.of(position).purses == [7, 7, 7]
    Gangs.of(position).boat_passed(position, 1, 2)
    assert asked(position) == "take"


def test_ruling_q8_17_billy_needs_no_movement_point():
    position = race(owners={"billy": 0})
    assert position.steps == 0
    berth = Boats.of(position).boats[2]
    assert Gangs.of(position).boat_step_cost(position, 0, berth, 1) == 0


def test_ruling_q8_18_fraser_comes_before_the_first_roll_and_una_before_tokens_turn():
    position = feast({"fraser": 0, "una": 1}, "1", "12", rolls="1222")
    assert asked(position) == "steal-haggis"
    assert Haggis.of(position).rolled == ()
    play(position, "no-steal")
    assert asked(position) == "reroll"
    assert Haggis.of(position).up == [(), (), ()]


def test_ruling_q8_19_the_toll_comes_first():
    position = mob(
        "p0 p1 p2 lochridge", chronicles="mountain gangs", owners={"elspeth": 0}, coins=2
    )
    mountain = Mountain.of(position)
    mountain.passes(position, 0, mountain.spaces[0])
    position.settle()
    while asked(position) == "toll":
        play(position, "toll-coin")
    assert asked(position) == "cheat"
    assert moves(position)[0] == "cheat-coin-wood"


def test_ruling_q8_21_john_claims_in_the_very_turn_in_which_he_comes():
    position = mob(jail="john", chronicles="events gangs")
    position.players[1].cards = ("inverness", "loch-ness")
    end_turn(position)
    play(position, "release-john")
    assert asked(position) == "claim"
    assert moves(position) == ["claim-inverness", "claim-loch-ness", "done"]
    play(position, "claim-inverness done")
    assert Gangs.of(position).claims == ("inverness",)
    assert position.to_act != (0,)


def test_ruling_q8_21_nothing_is_asked_if_there_is_no_card_to_claim():
    position = mob(jail="john", chronicles="events gangs")
    end_turn(position)
    play(position, "release-john")
    assert Gangs.of(position).owners == {"john": 0}
    assert position.to_act != (0,)


def test_ruling_q8_21_only_the_counting_of_a_claimed_card_moves():
    position = claimed()
    play(position, "claim-inverness")
    assert position.players[1].cards == ("inverness", "loch-ness")


def test_ruling_q8_22_scotsmen_of_gangs_count_for_nobody():
    position = mob(chronicles="votes gangs", owners={"kenneth": 0}, posts={"kenneth": (1, "h5")})
    assert position.players[1].land.people.get(cell("h5"), 0) == 0
    assert Votes.of(position).line(position, "castles").counts == (0, 0, 0)


def test_mike_counts_as_a_castle_of_his_owner():
    position = mob(chronicles="votes gangs", owners={"mike": 0}, posts={"mike": (1, "h5")})
    assert Votes.of(position).line(position, "castles").counts == (1, 0, 0)


def test_the_computer_answers_for_every_member():
    position = feast({"fraser": 0, "una": 0}, "", "13", "2")
    assert str(position.game.advise(position, 0, Chance("a"))) == "steal-haggis-1"
    play(position, "steal-haggis-1")
    assert str(position.game.advise(position, 1, Chance("a"))) == "give-haggis-3"
