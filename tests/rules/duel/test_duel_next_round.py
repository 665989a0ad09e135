"""General and Spy: powers that reach into the next round."""

from __future__ import annotations

import pytest

from rules import OutOfTurn
from tests.rules.duel.setups import bonus, duel, fight, last, story, winner

# ---- General -------------------------------------------------------------------------------------


def test_br_r5_a_general_strengthens_the_next_card_by_two():
    position = duel("6-1")
    assert bonus(position) == "2:0"
    fight(position, "4-4")
    assert last(position) == "4-4 seat 0 +2 higher"


def test_br_r5_a_general_that_loses_strengthens_the_next_card_too():
    assert bonus(duel("6-7")) == "2:0"
    assert bonus(duel("3-6")) == "0:2"


def test_br_r5_the_bonus_lasts_exactly_one_round():
    position = duel("6-1 2-3")
    assert bonus(position) == "0:0"
    fight(position, "5-5")
    assert last(position) == "5-5 held equal"


def test_br_r5_a_bonus_spent_on_a_held_round_is_gone():
    position = duel("6-1 4-0")
    assert bonus(position) == "0:0"
    fight(position, "3-3")
    assert story(position) == "6-1 seat 0 +1 higher, 4-0 held musician, 3-3 held equal"


def test_br_r5_a_general_that_meets_a_wizard_strengthens_nothing():
    position = duel("6-5")
    assert bonus(position) == "0:0"
    fight(position, "4-4")
    assert last(position) == "4-4 held equal"


def test_br_r5_the_bonus_is_for_the_generals_owner_only():
    position = duel("1-6 4-4")
    assert last(position) == "4-4 seat 1 +2 higher"


def test_br_r6_a_wizard_in_the_bonus_round_does_not_take_the_bonus():
    assert last(duel("6-1 4-5")) == "4-5 seat 0 +1 higher"
    assert last(duel("6-1 3-5")) == "3-5 held equal"
    assert last(duel("6-1 5-5")) == "5-5 seat 0 +1 higher"


def test_br_r6_a_wizard_keeps_the_bonus_of_its_own_general():
    assert last(duel("6-1 5-6")) == "5-6 seat 0 +1 higher"


@pytest.mark.parametrize(
    ("pair", "result"),
    [
        ("7-7", "held equal"),
        ("3-3", "held equal"),
        ("5-4", "seat 0 +2 higher"),
        ("4-2", "seat 0 +3 higher"),
        ("3-2", "seat 1 +2 lower"),
    ],
)
def test_br_r7_two_generals_in_one_round_change_nothing_between_the_two(pair, result):
    assert last(duel(f"6-6 {pair}")) == f"{pair} {result}"


# ---- Spy -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("opening", ["2-1", "2-3", "2-4", "2-6", "2-7"])
def test_br_r8_after_a_spy_the_other_must_show_a_card_first(opening):
    position = duel(opening)
    assert position.view(None)["spy"] == 0
    assert position.to_act == (1,)
    assert [position.view(who)["ask"] for who in (0, 1, None)] == [None, "choose_first", None]
    with pytest.raises(OutOfTurn) as refused:
        position.play(0, "0")
    assert refused.value.rule == "BR-R8"


def test_br_r8_the_spys_owner_sees_the_card_and_then_chooses():
    position = duel("2-1")
    position.play(1, "7")
    assert position.to_act == (0,)
    for viewer in (0, 1, None):
        assert position.view(viewer)["choices"] == (None, 7)
    assert [position.view(who)["ask"] for who in (0, 1, None)] == ["choose_seen", None, None]
    position.play(0, "1")
    assert winner(position) == "seat 0 wins princess"


def test_br_r8_a_card_shown_to_a_spy_stays():
    position = duel("2-1")
    position.play(1, "7")
    with pytest.raises(OutOfTurn):
        position.play(1, "0")
    assert position.view(None)["choices"] == (None, 7)


def test_br_r8_the_spy_works_for_one_round():
    position = duel("2-1 4-3")
    assert position.view(None)["spy"] is None
    assert position.to_act == (0, 1)


def test_br_r8_the_second_seats_spy_works_the_other_way_round():
    position = duel("1-2")
    assert position.view(None)["spy"] == 1
    assert position.to_act == (0,)
    position.play(0, "7")
    assert position.to_act == (1,)


def test_br_r8_two_spies_cancel_each_other():
    position = duel("2-2")
    assert position.view(None)["spy"] is None
    assert position.to_act == (0, 1)


@pytest.mark.parametrize("opening", ["2-5", "5-2"])
def test_br_r8_a_spy_that_meets_a_wizard_sees_nothing(opening):
    position = duel(opening)
    assert position.view(None)["spy"] is None
    assert position.to_act == (0, 1)
