"""The cards, and a round from the secret choice to the reveal."""

from __future__ import annotations

import pytest

from rules import GAMES, BadOptions, OutOfTurn
from tests.rules.duel.setups import ALL, duel, fight, hand, last, moves, start

ALL_HELD = "0-0 1-1 2-2 3-3 4-4 5-5 6-6 7-7"


def test_br_r1_each_player_has_the_cards_nought_to_seven():
    position = start()
    assert hand(position, 0) == hand(position, 1) == (0, 1, 2, 3, 4, 5, 6, 7)
    assert moves(position, 0) == moves(position, 1) == ALL


@pytest.mark.parametrize("seats", [0, 1, 3, 4])
def test_br_r1_a_duel_has_two_players(seats):
    with pytest.raises(BadOptions) as refused:
        GAMES["duel"].start(seats=seats)
    assert refused.value.reason == "wrong-number"


def test_br_r1_the_plain_game_has_no_chance_in_it():
    views = [start(seed=seed).view(None) for seed in ("a", "b")]
    assert views[0] == views[1]
    assert duel(ALL_HELD).chance.drawn == 0


def test_br_r1_everybody_knows_which_cards_both_still_hold():
    position = duel("6-1 2-4")
    for viewer in (0, 1, None):
        assert position.view(viewer)["hands"] == ((0, 1, 3, 4, 5, 7), (0, 2, 3, 5, 6, 7))


def test_br_r2_both_choose_at_once_and_in_any_order():
    assert start().to_act == (0, 1)
    first, second = start(), start()
    first.play(0, "6")
    assert first.to_act == (1,)
    first.play(1, "4")
    second.play(1, "4")
    assert second.to_act == (0,)
    second.play(0, "6")
    assert last(first) == last(second) == "6-4 seat 0 +1 higher"
    assert first.view(None) == second.view(None)


def test_br_r2_a_choice_stays_face_down_until_both_have_chosen():
    position = start()
    position.play(0, "6")
    assert position.view(0)["choices"] == (6, None)
    for viewer in (1, None):
        view = position.view(viewer)
        assert view["chosen"] == (True, False)
        assert view["choices"] == (None, None)
        assert view["rounds"] == ()
        assert view["hands"][0] == (0, 1, 2, 3, 4, 5, 6, 7)


def test_br_r2_after_the_reveal_both_cards_lie_open_and_the_next_round_begins():
    position = duel("6-4")
    for viewer in (0, 1, None):
        view = position.view(viewer)
        assert view["rounds"][0]["cards"] == (6, 4)
        assert (view["round"], view["chosen"], view["choices"]) == (2, (False, False), (None, None))
    assert position.to_act == (0, 1)


def test_br_r2_who_has_chosen_waits_for_the_other():
    position = start()
    position.play(0, "6")
    with pytest.raises(OutOfTurn) as refused:
        position.play(0, "5")
    assert (refused.value.rule, refused.value.notation) == ("BR-R2", "5")
    assert position.view(0)["choices"] == (6, None)
    assert position.moves(0) in ([], ())


def test_br_r2_hands_shrink_by_a_card_a_round_and_nothing_is_drawn():
    position = start()
    for number in range(8):
        view = position.view(None)
        assert view["hand_sizes"] == (8 - number, 8 - number)
        assert (view["decks"], view["laid"], view["round"]) == ((0, 0), (0, 0), number + 1)
        assert (view["packet"], view["row"], view["peeked"], view["exchange"]) == (None,) * 4
        fight(position, f"{number}-{number}")
    assert position.view(None)["hand_sizes"] == (0, 0)


def test_br_r2_the_stage_and_the_question_have_names():
    position = start()
    assert [position.view(who)["stage"] for who in (0, 1, None)] == ["choose"] * 3
    assert [position.view(who)["ask"] for who in (0, 1, None)] == ["choose", "choose", None]
    position.play(1, "3")
    assert [position.view(who)["ask"] for who in (0, 1, None)] == ["choose", None, None]
