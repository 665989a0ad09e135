"""The Musician, held rounds, and what they bring."""

from __future__ import annotations

import pytest

from tests.rules.duel.setups import bonus, duel, end, fight, last, score, start, story, worth


@pytest.mark.parametrize("card", [0, 1, 2, 3, 4, 6, 7])
def test_br_r9_the_musician_holds_the_round_against_every_card_but_the_wizard(card):
    assert last(duel(f"0-{card}")) == f"0-{card} held musician"
    assert last(duel(f"{card}-0")) == f"{card}-0 held musician"


def test_br_r9_a_wizard_silences_the_musician_and_wins():
    assert last(duel("0-5")) == "0-5 seat 1 +1 higher"
    assert last(duel("5-0")) == "5-0 seat 0 +1 higher"


def test_br_r9_a_strengthened_musician_still_holds_the_round():
    assert last(duel("6-1 0-0")) == "0-0 held musician"
    assert last(duel("6-1 0-7")) == "0-7 held musician"
    assert last(duel("6-1 7-0")) == "7-0 held musician"


def test_br_r9_a_general_held_by_a_musician_still_strengthens():
    position = duel("0-6")
    assert bonus(position) == "0:2"
    assert last(fight(position, "7-7")) == "7-7 seat 1 +2 higher"


def test_br_r9_a_spy_held_by_a_musician_still_sees():
    position = duel("2-0")
    assert position.view(None)["spy"] == 0
    assert position.to_act == (1,)


def test_br_r10_a_held_round_raises_what_both_can_win_by_one():
    assert worth(start()) == "1:1"
    assert worth(duel("0-1")) == "2:2"
    assert worth(duel("3-3")) == "2:2"
    assert score(duel("3-3")) == "0:0"


def test_br_r10_a_held_ambassador_counts_two_for_its_owner_only():
    assert worth(duel("4-0")) == "3:2"
    assert worth(duel("0-4")) == "2:3"


def test_br_r10_two_held_ambassadors_count_two_for_both():
    assert worth(duel("4-4")) == "3:3"


def test_br_r11_the_next_winner_also_wins_the_held_round():
    position = duel("0-1 7-2")
    assert last(position) == "7-2 seat 0 +2 prince"
    assert score(position) == "2:0"
    assert worth(position) == "1:1"


def test_br_r11_held_points_of_the_loser_are_lost():
    position = duel("4-0 3-5")
    assert last(position) == "3-5 seat 1 +2 higher"
    assert (score(position), worth(position)) == ("0:2", "1:1")


def test_br_r11_a_held_round_is_marked_until_somebody_wins_it():
    held = [fought["held"] for fought in duel("5-5 0-1").view(None)["rounds"]]
    assert held == [True, True]
    settled = [fought["held"] for fought in duel("5-5 0-1 7-2").view(None)["rounds"]]
    assert settled == [False, False, False]


def test_br_r12_a_win_with_the_ambassador_scores_two():
    assert score(duel("4-2")) == "2:0"
    assert score(duel("1-4")) == "0:2"
    assert score(duel("3-4")) == "1:0"


def test_br_r12_an_ambassador_that_wins_against_a_wizard_scores_one():
    position = duel("6-1 4-5")
    assert last(position) == "4-5 seat 0 +1 higher"
    assert score(position) == "2:0"


def test_br_r12_an_ambassador_beaten_brings_the_winner_one():
    assert score(duel("6-4")) == "1:0"
    assert score(duel("4-7")) == "0:1"


def test_br_r13_a_held_ambassador_then_an_ordinary_win_scores_three():
    assert score(duel("4-0 7-6")) == "3:0"
    assert score(duel("0-4 1-2")) == "0:3"


def test_br_r13_a_held_ambassador_brings_the_other_player_two():
    assert score(duel("4-0 6-7")) == "0:2"
    assert score(duel("0-4 7-6")) == "2:0"


def test_br_r13_an_ambassador_held_by_an_equal_card_counts_as_well():
    position = duel("1-6 6-4 4-3")
    assert story(position).startswith("1-6 seat 1 +1 higher, 6-4 held equal, 4-3 ")
    assert last(position) == "4-3 seat 1 +3 lower"


def test_br_r14_held_rounds_in_a_row_add_up():
    position = duel("0-1 1-0 3-3")
    assert worth(position) == "4:4"
    assert last(fight(position, "5-2")) == "5-2 seat 0 +4 higher"
    assert end(position) == "seat 0 wins 4:0 goal"


def test_br_r14_ambassadors_in_several_held_rounds_add_up_for_their_owners():
    position = duel("4-0 0-4")
    assert worth(position) == "4:4"
    assert worth(duel("4-0 5-5")) == "4:3"
    assert end(fight(position, "2-3")) == "seat 0 wins 4:0 goal"


def test_br_r14_counting_starts_anew_after_a_win():
    position = duel("0-1 5-4 2-2")
    assert (score(position), worth(position)) == ("2:0", "2:2")
