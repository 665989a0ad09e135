"""Which cards can be played, and that their powers always work."""

from __future__ import annotations

import pytest

from rules import GAMES, Chance, IllegalMove, Move, OutOfTurn, UnknownMove
from rules.duel import Duel
from tests.rules.duel.setups import duel, last, moves, start


def test_br_r18_a_card_is_played_once():
    position = duel("6-1")
    assert moves(position, 0) == "0 1 2 3 4 5 7"
    assert moves(position, 1) == "0 2 3 4 5 6 7"
    with pytest.raises(IllegalMove) as refused:
        position.play(0, "6")
    assert (refused.value.rule, refused.value.notation) == ("BR-R18", "6")
    assert not isinstance(refused.value, OutOfTurn)
    position.play(1, "6")


def test_br_r18_the_other_may_still_play_the_same_number():
    assert last(duel("6-1 4-6")) == "4-6 held equal"


@pytest.mark.parametrize("text", ["8", "-1", "", "seven", "06", "6.0", "king", "٣"])
def test_br_r18_only_the_numbers_nought_to_seven_are_cards(text):
    with pytest.raises(UnknownMove) as refused:
        start().play(0, text)
    assert refused.value.rule == "BR-R18"


def test_br_r18_a_refused_card_changes_nothing():
    position = duel("6-1")
    position.play(1, "7")
    before = [position.view(who) for who in (0, 1, None)]
    for text in ("6", "8", "keep"):
        with pytest.raises(IllegalMove):
            position.play(0, text)
    assert [position.view(who) for who in (0, 1, None)] == before
    assert moves(position, 0) == "0 1 2 3 4 5 7"


def test_br_r18_the_last_card_is_played_like_any_other():
    position = duel("0-0 1-1 2-2 3-3 4-4 5-5 6-6")
    assert moves(position, 0) == moves(position, 1) == "7"
    assert position.to_act == (0, 1)


def test_br_r18_notation_and_move_are_two_ways_to_say_the_same():
    game = GAMES["duel"]
    for move in start().moves(0):
        assert game.parse(str(move)) == move


def test_br_r18_a_move_made_by_hand_is_as_good_as_its_notation():
    position = start()
    position.play(0, Move("6", "card", {}))
    position.play(1, Move("4", "card", {}))
    assert last(position) == "6-4 seat 0 +1 higher"


@pytest.mark.parametrize(
    ("rounds", "result"),
    [
        ("3-2", "3-2 seat 1 +1 lower"),
        ("3-1", "3-1 seat 1 +1 lower"),
        ("6-1 3-3", "3-3 seat 1 +1 lower"),
        ("0-1", "0-1 held musician"),
        ("6-1 3-4", "3-4 seat 1 +2 lower"),
    ],
)
def test_br_r19_a_power_works_even_against_its_owner(rounds, result):
    assert last(duel(rounds)) == result


def test_br_r19_there_is_nothing_to_choose_but_a_card():
    position = duel("6-2")
    assert position.to_act == (0,)
    assert moves(position, 0) == "0 1 2 3 4 5 7"
    position.play(0, "3")
    assert moves(position, 1) == "0 1 3 4 5 6 7"


def test_a_position_is_of_the_game_that_started_it():
    game = Duel()
    position = game.start(2)
    assert position.game is game is not GAMES["duel"]
    assert position.copy().game is position.imagine(0, Chance("game")).game is game
