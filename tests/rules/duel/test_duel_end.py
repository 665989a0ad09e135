"""How the game ends: the Princess, four points, or no more cards."""

from __future__ import annotations

import pytest

from rules import OutOfTurn
from tests.rules.duel.setups import duel, end, fight, last, score, start, winner

ALL_HELD = "0-0 1-1 2-2 3-3 4-4 5-5 6-6 7-7"


@pytest.mark.parametrize(
    ("before", "points"),
    [("", "0:0"), ("2-4 3-5", "0:3"), ("0-4 2-2", "0:0"), ("4-2 6-5", "3:0")],
)
def test_br_r15_the_princess_wins_the_game_from_the_prince_at_any_score(before, points):
    position = duel(before)
    assert score(position) == points
    fight(position, "1-7")
    assert winner(position) == "seat 0 wins princess"
    assert last(position).endswith("princess")


def test_br_r15_the_princess_of_the_second_seat_wins_as_well():
    assert winner(duel("4-2 6-5 7-1")) == "seat 1 wins princess"


def test_br_r15_no_general_saves_the_prince():
    assert winner(duel("6-4 7-1")) == "seat 1 wins princess"
    assert winner(duel("6-6 7-1")) == "seat 1 wins princess"


def test_br_r15_the_princess_wins_her_round_and_with_it_the_game_whatever_the_points():
    assert end(duel("1-7")) == "seat 0 wins 1:0 princess"
    assert end(duel("2-4 3-5 1-7")) == "seat 0 wins 1:3 princess"
    assert end(duel("0-4 2-2 1-7")) == "seat 0 wins 3:0 princess"


def test_br_r15_against_any_other_card_the_princess_is_only_a_one():
    for card in (0, 1, 2, 3, 4, 5, 6):
        assert end(duel(f"1-{card}")) == "goes on"


def test_br_r16_four_points_end_the_game_at_once():
    position = duel("4-2 6-4 5-3")
    assert end(position) == "seat 0 wins 4:0 goal"
    assert position.view(None)["stage"] == "over"
    assert position.view(None)["round"] == 3
    assert position.view(0)["outcome"] == {
        "ranking": ((0,), (1,)),
        "scores": (4, 0),
        "reason": "goal",
    }


def test_br_r16_three_points_do_not_end_it():
    assert end(duel("4-2 6-4")) == "goes on"
    assert score(duel("4-2 6-4")) == "3:0"


def test_br_r16_more_than_four_points_end_it_as_well():
    assert end(duel("0-1 4-0 3-3 7-2")) == "seat 0 wins 5:0 goal"
    assert end(duel("2-2 5-5 3-3 7-7 1-1 6-0 0-6 4-4")) == "seat 1 wins 0:9 goal"


def test_br_r16_the_goal_is_shown():
    assert start().view(None)["goal"] == 4


def test_br_r16_after_the_end_nobody_plays():
    position = duel("4-2 6-4 5-3")
    with pytest.raises(OutOfTurn) as refused:
        position.play(1, "7")
    assert (refused.value.rule, refused.value.reason) == ("BR-R2", "game-over")


def test_br_r16_the_fourth_point_in_the_last_round_still_wins():
    assert end(duel("7-5 6-4 2-2 1-1 4-3 0-6 3-0 5-7")) == "seat 1 wins 3:5 goal"


def test_br_r17_eight_rounds_without_a_winner_are_a_draw():
    position = duel(ALL_HELD)
    assert end(position) == "draw 0:0 cards"
    assert position.view(None)["round"] == 8


def test_br_r17_a_leader_with_three_points_does_not_win():
    assert end(duel("6-2 7-7 3-6 0-3 5-5 4-4 2-0 1-1")) == "draw 3:0 cards"
    assert end(duel("1-5 5-6 2-7 6-1 0-2 4-4 7-0 3-3")) == "draw 1:3 cards"


def test_br_r17_rounds_held_at_the_end_count_for_nobody():
    position = duel("6-2 7-7 3-6 0-3 5-5 4-4 2-0 1-1")
    held = [fought["held"] for fought in position.view(None)["rounds"]]
    assert held == [False, False, False, True, True, True, True, True]
    assert position.outcome.scores == (3, 0)
