"""What holds for a game that doesn't say otherwise."""

from __future__ import annotations

from tests.rules.toy_game import MOVES, ToyPosition


def test_moves_that_need_no_names_are_in_no_groups():
    assert ToyPosition().groups(0) == ()


def test_a_move_explains_itself():
    move = MOVES["mark"].with_facts({"colour": "red"})
    assert ToyPosition().explain(0, move) == {"colour": "red"}


def test_the_rule_about_turns_is_the_game_s():
    assert ToyPosition().turn_rule == "PA-R1"
