"""Variant 7, to the bitter end: all eight rounds are fought and points decide."""

from __future__ import annotations

from tests.rules.duel.setups import bonus, duel, end, fate, fight, last, score, start, story, worth


def test_br_r26_four_points_do_not_end_the_game():
    position = duel("4-2 6-4 5-3", "bitter_end")
    assert (score(position), end(position)) == ("4:0", "goes on")
    assert position.to_act == (0, 1)


def test_br_r26_there_is_no_goal():
    assert start("bitter_end").view(None)["goal"] is None


def test_br_r26_a_win_counts_one_and_the_ambassadors_two():
    position = duel("4-2 7-6 1-5", "bitter_end")
    assert story(position) == "4-2 seat 0 +2 higher, 7-6 seat 0 +1 prince, 1-5 seat 1 +1 higher"
    assert score(position) == "3:1"


def test_br_r26_the_princess_scores_four_from_the_prince_and_play_goes_on():
    position = duel("1-7", "bitter_end")
    assert last(position) == "1-7 seat 0 +4 princess"
    assert (score(position), end(position)) == ("4:0", "goes on")
    assert position.to_act == (0, 1)
    assert last(duel("7-1", "bitter_end")) == "7-1 seat 1 +4 princess"


def test_br_r26_the_princess_also_wins_the_held_rounds():
    position = duel("0-3 1-7", "bitter_end")
    assert last(position) == "1-7 seat 0 +5 princess"
    assert worth(position) == "1:1"
    assert last(duel("4-0 1-7", "bitter_end")) == "1-7 seat 0 +6 princess"
    assert last(duel("0-4 1-7", "bitter_end")) == "1-7 seat 0 +5 princess"


def test_br_r26_all_eight_rounds_are_fought_and_more_points_win():
    rounds = "4-2 7-6 5-3 6-4 1-5 0-7 3-0 2-1"
    position = duel(rounds, "bitter_end")
    assert [pair.split()[0] for pair in story(position).split(", ")] == rounds.split()
    assert end(position) == "seat 0 wins 8:1 bitter_end"


def test_br_r26_the_princess_does_not_decide_the_game():
    position = duel("1-7 7-0 2-2 4-3 0-4 5-6 3-5 6-1", "bitter_end")
    assert story(position).startswith("1-7 seat 0 +4 princess")
    assert end(position) == "seat 1 wins 5:7 bitter_end"


def test_br_r26_equal_points_are_a_draw():
    mirrored = "0-0 1-1 2-2 3-3 4-4 5-5 6-6 7-7"
    assert end(duel(mirrored, "bitter_end")) == "draw 0:0 bitter_end"
    assert end(duel("1-7 7-1 0-0 2-2 3-3 4-4 5-5 6-6", "bitter_end")) == "draw 4:4 bitter_end"


def test_br_r26_a_lead_of_one_wins_below_four_points():
    rounds = "6-2 7-7 3-6 0-3 5-5 4-4 2-0 1-1"
    assert end(duel(rounds)) == "draw 3:0 cards"
    assert end(duel(rounds, "bitter_end")) == "seat 0 wins 3:0 bitter_end"
    close = "1-2 0-6 2-5 7-0 6-1 5-7 3-3 4-4"
    assert end(duel(close, "bitter_end")) == "seat 1 wins 2:3 bitter_end"


def test_br_r26_rounds_held_at_the_end_count_for_nobody():
    position = duel("4-2 7-6 5-3 6-4 1-5 2-1 0-7 3-0", "bitter_end")
    held = [fought["held"] for fought in position.view(None)["rounds"]]
    assert held == [False] * 6 + [True] * 2
    assert end(position) == "seat 0 wins 6:1 bitter_end"


def test_br_r26_held_rounds_go_to_the_next_winner_as_usual():
    position = duel("4-2 5-1 7-3", "bitter_end")
    assert score(position) == "4:0"
    fight(position, "3-0 0-4")
    assert worth(position) == "3:4"
    assert last(fight(position, "2-7")) == "2-7 seat 1 +4 prince"


def test_br_r26_a_general_after_the_fourth_point_still_strengthens():
    position = duel("4-2 7-4 5-3 6-1", "bitter_end")
    assert score(position) == "5:0"
    assert bonus(position) == "2:0"


def test_br_r26_fate_to_the_bitter_end_reveals_both_rows_whole():
    rows = "17034526/71036254"
    position = fate(rows, "bitter_end")
    assert story(position).startswith("1-7 seat 0 +4 princess, 7-1 seat 1 +4 princess")
    while position.outcome is None:
        (seat,) = position.to_act
        position.play(seat, "keep")
    pairs = [f"{one}-{two}" for one, two in zip(*rows.split("/"), strict=True)]
    assert [line.split()[0] for line in story(position).split(", ")] == pairs
