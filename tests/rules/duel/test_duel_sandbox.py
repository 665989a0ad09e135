"""Variant 1, sandbox: numbers only."""

from __future__ import annotations

import pytest

from tests.rules.duel.setups import bonus, duel, end, last, score, worth

CARDS = range(8)


@pytest.mark.parametrize("row", CARDS)
def test_br_r20_in_the_sandbox_the_higher_number_wins_one_point(row):
    for column in CARDS:
        higher = "seat 0 +1 higher" if row > column else "seat 1 +1 higher"
        expected = "held equal" if row == column else higher
        assert last(duel(f"{row}-{column}", "sandbox")) == f"{row}-{column} {expected}"


def test_br_r20_in_the_sandbox_no_card_touches_the_next_round():
    for pair in ("6-1", "2-1", "6-6", "1-6", "2-0"):
        position = duel(pair, "sandbox")
        assert bonus(position) == "0:0"
        assert position.view(None)["spy"] is None
        assert position.to_act == (0, 1)


def test_br_r20_in_the_sandbox_the_princess_does_not_win_the_game():
    position = duel("1-7", "sandbox")
    assert (end(position), score(position)) == ("goes on", "0:1")


def test_br_r20_in_the_sandbox_nobody_is_silenced():
    assert duel("5-4", "sandbox").view(None)["rounds"][0]["silenced"] == (False, False)


def test_br_r20_in_the_sandbox_equal_numbers_hold_the_round_for_one_point():
    assert worth(duel("4-4", "sandbox")) == "2:2"
    assert worth(duel("4-4 0-0", "sandbox")) == "3:3"
    assert last(duel("4-4 0-0 7-6", "sandbox")) == "7-6 seat 0 +3 higher"


def test_br_r20_in_the_sandbox_four_points_win():
    assert end(duel("1-0 2-1 3-2 4-3", "sandbox")) == "seat 0 wins 4:0 goal"
    assert end(duel("1-0 2-1 3-2 7-7", "sandbox")) == "goes on"


def test_br_r20_in_the_sandbox_eight_rounds_without_four_points_are_a_draw():
    rounds = "0-0 1-1 2-2 3-3 4-4 5-5 6-6 7-7"
    assert end(duel(rounds, "sandbox")) == "draw 0:0 cards"


def test_br_r20_the_sandbox_to_the_bitter_end_counts_one_for_every_win():
    rounds = "4-3 1-7 0-1 7-6 6-5 5-4 3-2 2-0"
    position = duel(rounds, "sandbox", "bitter_end")
    assert end(position) == "seat 0 wins 6:2 bitter_end"
