"""Movement points: GM-R180 to GM-R189."""

from __future__ import annotations

from tests.rules.glenmore.setups import (
    moves,
    people_on,
    play,
    table,
)
from tests.rules.glenmore.test_glenmore_activation import laid
from tests.rules.glenmore.test_glenmore_taking import refused

# ---- movement ------------------------------------------------------------------------------------


def test_gm_r180_a_point_moves_a_scotsman_to_a_tile_around():
    position = laid("lochridge", {"i3": "easdale"})
    assert moves(position, "move") == []
    play(position, "activate-g5")
    assert set(moves(position, "move")) == {"move-g5-h5", "move-g5-h4"}
    assert refused(position, "move-g5-i3") == "GM-R180"
    play(position, "move-g5-h4")
    assert (people_on(position, "g5"), people_on(position, "h4"), position.steps) == (0, 1, 0)


def test_gm_r181_a_step_across_a_corner_needs_no_tile_at_the_side():
    position = laid("lochridge", {"h5": "scotsman", "g4": "inshriach scotsman"})
    play(position, "activate-g5")
    assert "move-g4-h5" in moves(position)


def test_gm_r182_several_points_move_several_or_one_several_times():
    position = laid("lochridge")
    play(position, "activate-g5 activate-h5 move-g5-h5 move-h5-h4")
    assert people_on(position, "h4") == 1


def test_gm_r183_points_need_not_be_used():
    position = laid("lochridge")
    play(position, "activate-g5 done")
    assert people_on(position, "g5") == 1


def test_gm_r184_points_are_a_pool_of_the_turn():
    position = laid("lochridge")
    play(position, "activate-g5 move-g5-h5 activate-h4 activate-h5 move-h5-h4")
    assert position.steps == 0


def test_gm_r185_points_are_lost_at_the_end_of_the_turn():
    position = laid("lochridge")
    play(position, "activate-g5 done")
    assert position.steps == 0
    assert position.players[0].points == 0


def test_gm_r186_there_are_no_points_before_the_tile_is_placed():
    position = table("p0 p1 lochridge inshriach")
    play(position, "take-1")
    assert position.steps == 0
    assert moves(position, "move") == []


def test_gm_r187_scotsmen_enter_and_leave_the_home_castle():
    position = laid("lochridge")
    play(position, "activate-g5 activate-h5 move-g5-h5 move-h5-g5")
    assert people_on(position, "g5") == 1


def test_gm_r188_no_movement_returns_a_scotsman_to_the_supply():
    position = laid("lochridge")
    before = position.players[0].scotsmen
    play(position, "activate-g5 move-g5-h5")
    assert position.players[0].scotsmen == before


def test_gm_r189_a_scotsman_got_in_this_turn_may_move_in_it():
    position = laid("pitlochry", coins=9)
    play(position, "activate-h4 move-h4-h5")
    assert people_on(position, "h5") == 1
