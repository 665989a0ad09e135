"""The rules of the game without variants, one by one."""

from __future__ import annotations

import pytest

from rules import GAMES, BadOptions, IllegalMove, OutOfTurn, UnknownMove
from tests.rules.duel.table import (
    ALL,
    bonus,
    duel,
    end,
    fight,
    hand,
    last,
    moves,
    score,
    start,
    story,
    winner,
    worth,
)

ALL_HELD = "0-0 1-1 2-2 3-3 4-4 5-5 6-6 7-7"


# ---- the cards and the round ---------------------------------------------------------------------


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
    assert refused.value.rule == "BR-R2"


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


# ---- Musician and held rounds --------------------------------------------------------------------


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


# ---- the end -------------------------------------------------------------------------------------


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


# ---- playing cards -------------------------------------------------------------------------------


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
