"""Variant 6, fate: both lay their rows face down, and the rows are revealed pair by pair."""

from __future__ import annotations

import pytest

from rules import IllegalMove, OutOfTurn
from tests.rules.duel.rows import QUIET, told_by_the_referee
from tests.rules.duel.setups import ALL, end, fate, lay, moves, seen, start, story, winner

# ---- laying --------------------------------------------------------------------------------------


def test_br_r25_both_lay_their_rows_at_once_from_left_to_right():
    position = start("fate")
    assert position.to_act == (0, 1)
    assert position.view(None)["stage"] == "lay"
    assert [position.view(who)["ask"] for who in (0, 1, None)] == ["lay", "lay", None]
    assert moves(position, 0) == moves(position, 1) == ALL
    position.play(0, "3")
    position.play(0, "5")
    position.play(1, "5")
    assert moves(position, 0) == "0 1 2 4 6 7"
    assert moves(position, 1) == "0 1 2 3 4 6 7"
    assert position.view(None)["laid"] == (2, 1)
    assert position.view(None)["hand_sizes"] == (8, 8)
    assert position.view(0)["row"] == (3, 5)
    assert position.view(None)["row"] is None


def test_br_r25_the_eighth_card_lies_down_by_itself():
    position = start("fate")
    lay(position, 0, "35710264")
    assert position.view(None)["laid"] == (8, 0)
    assert position.view(0)["row"] == (3, 5, 7, 1, 0, 2, 6, 4)
    assert position.to_act == (1,)
    with pytest.raises(OutOfTurn) as refused:
        position.play(0, "4")
    assert refused.value.rule == "BR-R25"


def test_br_r25_a_card_lies_in_a_row_once():
    position = start("fate")
    position.play(0, "3")
    with pytest.raises(IllegalMove) as refused:
        position.play(0, "3")
    assert refused.value.rule == "BR-R18"
    with pytest.raises(IllegalMove):
        position.play(0, "keep")
    assert position.view(None)["laid"] == (1, 0)


def test_br_r25_a_row_is_secret_while_it_is_laid():
    for before, cards in (("", "01234567"), ("7", "0123456"), ("35", "012467")):
        looks = []
        for card in cards:
            position = start("fate")
            for laid in before:
                position.play(0, laid)
            events = position.play(0, card)
            looks.append([(position.view(who), seen(events, who)) for who in (1, None)])
        assert all(look == looks[0] for look in looks)


def test_br_r25_a_whole_row_is_secret_until_it_is_revealed():
    looks = []
    for row in ("01234567", "76543210", "20345671"):
        position = start("fate")
        events = lay(position, 0, row)
        looks.append([(position.view(who), seen(events, who)) for who in (1, None)])
    assert all(look == looks[0] for look in looks)


# ---- revealing -----------------------------------------------------------------------------------


def test_br_r25_the_rows_are_revealed_pair_by_pair_without_a_question():
    position = fate(QUIET)
    assert story(position) == told_by_the_referee(QUIET)
    assert end(position) != "goes on"


def test_br_r25_equal_rows_are_all_held():
    rows = "01234567/01234567"
    position = fate(rows)
    assert story(position) == told_by_the_referee(rows)
    assert end(position) == "draw 0:0 cards"


def test_br_r25_who_lays_first_does_not_matter():
    position = start("fate")
    first, second = QUIET.split("/")
    lay(position, 1, second)
    assert position.to_act == (0,)
    lay(position, 0, first)
    assert position.view(None) == fate(QUIET).view(None)


def test_br_r25_the_bonus_of_a_general_goes_to_the_next_card_of_the_row():
    position = fate("64012357/14023567")
    assert story(position).startswith("6-1 seat 0 +1 higher, 4-4 seat 0 +2 higher")


def test_br_r25_the_princess_ends_the_game_in_the_middle_of_the_rows():
    position = fate("01234567/17023456")
    assert winner(position) == "seat 0 wins princess"
    assert [fought["cards"] for fought in position.view(None)["rounds"]] == [(0, 1), (1, 7)]
