"""Variant 6, fate: a Spy looks at the other's next card, and its owner may change the row."""

from __future__ import annotations

import pytest

from rules import Chance, IllegalMove, OutOfTurn
from tests.rules.duel.rows import SPY_FIRST, answer, told_by_the_referee
from tests.rules.duel.setups import (
    end,
    fate,
    hand,
    last,
    lay,
    moves,
    score,
    seeded,
    seen,
    start,
    story,
    winner,
)


def test_br_r25_a_spys_owner_looks_at_the_others_next_card():
    position = fate(SPY_FIRST)
    assert story(position) == "2-1 seat 0 +1 higher"
    assert position.to_act == (0,)
    assert [position.view(who)["stage"] for who in (0, 1, None)] == ["rearrange"] * 3
    assert [position.view(who)["ask"] for who in (0, 1, None)] == ["rearrange", None, None]
    assert [position.view(who)["peeked"] for who in (0, 1, None)] == [7, None, None]
    assert position.view(0)["row"] == (0, 3, 4, 5, 6, 7, 1)
    assert position.view(1)["row"] == (7, 3, 0, 6, 2, 4, 5)
    assert position.view(None)["row"] is None
    assert position.view(None)["laid"] == position.view(None)["hand_sizes"] == (7, 7)
    assert position.view(None)["round"] == 2
    assert set(moves(position, 0).split()) == set("0134567") | {"keep"}


def test_br_r25_the_second_seats_spy_looks_as_well():
    position = fate("/".join(reversed(SPY_FIRST.split("/"))))
    assert position.to_act == (1,)
    assert [position.view(who)["peeked"] for who in (0, 1, None)] == [None, 7, None]


def test_br_r25_the_spys_owner_may_keep_the_row():
    position = fate(SPY_FIRST)
    answer(position, "keep")
    assert story(position) == told_by_the_referee(SPY_FIRST)
    assert end(position) != "goes on"


def test_br_r25_keeping_the_row_tells_every_round_up_to_the_next_question():
    position = fate("20134567/17230645")
    events = position.play(0, "keep")
    assert [event.kind for event in events] == ["held", "won", "looks"]
    assert [event.facts["seat"] for event in events[1:]] == [1, 1]
    assert [event.facts["round"] for event in events[:2]] == [2, 3]
    assert all(event.known_to(None) for event in events)


def test_br_r25_laying_the_row_anew_tells_nothing_until_its_last_card():
    position = fate(SPY_FIRST)
    told = [position.play(0, card) for card in "034561"]
    assert told[:-1] == [[]] * 5
    assert [event.kind for event in told[-1]] == ["held", "held", "held", "won"]
    assert [event.facts["round"] for event in told[-1]] == [2, 3, 4, 5]


@pytest.mark.parametrize("row", ["1034567", "7654310", "0345617", "0345671"])
def test_br_r25_the_spys_owner_may_lay_the_rest_anew_in_any_order(row):
    rows = SPY_FIRST.split("/")
    changed = f"2{row}/{rows[1]}"
    position = fate(SPY_FIRST)
    answer(position, row)
    while position.outcome is None and position.view(None)["stage"] == "rearrange":
        answer(position, "keep")
    assert story(position) == told_by_the_referee(changed)
    assert end(position) != "goes on"


def test_br_r25_seeing_the_prince_coming_the_princess_can_be_moved_up():
    position = fate(SPY_FIRST)
    assert position.view(0)["peeked"] == 7
    answer(position, "1034567")
    assert winner(position) == "seat 0 wins princess"
    assert len(position.view(None)["rounds"]) == 2


def test_br_r25_only_unrevealed_own_cards_are_laid_anew():
    position = fate(SPY_FIRST)
    with pytest.raises(IllegalMove) as refused:
        position.play(0, "2")
    assert refused.value.rule == "BR-R18"
    with pytest.raises(OutOfTurn):
        position.play(1, "keep")
    position.play(0, "5")
    with pytest.raises(IllegalMove) as again:
        position.play(0, "5")
    assert again.value.rule == "BR-R18"
    assert set(moves(position, 0).split()) == set("013467")


def test_br_r25_a_row_begun_anew_can_no_longer_be_kept():
    position = fate(SPY_FIRST)
    position.play(0, "5")
    with pytest.raises(IllegalMove) as refused:
        position.play(0, "keep")
    assert (refused.value.rule, refused.value.reason) == ("BR-R25", "nothing-to-keep")
    assert (position.view(0)["row"], position.view(0)["ask"]) == ((5,), "lay")


def test_br_r25_what_the_spy_saw_nobody_else_can_tell():
    looks = []
    for row in ("17306245", "13706245", "16730245"):
        position = start("fate")
        lay(position, 1, row)
        events = lay(position, 0, "20345671")
        assert position.view(0)["peeked"] == int(row[1])
        looks.append((position.view(None), seen(events, None)))
    assert all(look == looks[0] for look in looks)


def test_br_r25_the_spy_sees_one_card_and_no_more():
    looks = []
    for row in ("17306245", "17036245", "17542603"):
        position = start("fate")
        lay(position, 1, row)
        events = lay(position, 0, "20345671")
        looks.append((position.view(0), seen(events, 0)))
    assert all(look == looks[0] for look in looks)


def test_br_r25_the_new_order_is_secret_while_it_is_laid():
    looks = []
    for card in "0134567":
        position = fate(SPY_FIRST)
        events = position.play(0, card)
        looks.append([(position.view(who), seen(events, who)) for who in (1, None)])
    assert all(look == looks[0] for look in looks)


def test_br_r25_the_new_order_is_secret_until_it_is_revealed():
    """Seat 0 rearranges after round 1; seat 1's Spy stops the game after round 3."""
    looks = []
    for row in ("0341567", "0347651"):
        position = fate("20134567/17230645")
        answer(position, row)
        assert story(position).endswith("3-2 seat 1 +2 lower")
        assert position.to_act == (1,)
        assert position.view(1)["peeked"] == 4
        assert position.view(0)["row"] == tuple(map(int, row[2:]))
        looks.append((position.view(1), position.view(None)))
    assert looks[0] == looks[1]


def test_br_r25_the_look_is_over_once_it_is_answered():
    position = fate("20134567/17230645")
    answer(position, "0341567")
    assert position.view(0)["peeked"] is None


def test_br_r25_what_a_spy_saw_stays_true_in_all_that_seat_can_imagine():
    position = fate(SPY_FIRST)
    rows = set()
    for number in range(60):
        twin = position.imagine(0, Chance(str(number)))
        assert twin.view(0) == position.view(0)
        rows.add(twin.view(1)["row"])
    assert {row[0] for row in rows} == {7}
    assert {row[1] for row in rows} == {0, 2, 3, 4, 5, 6}
    assert all(sorted(row) == [0, 2, 3, 4, 5, 6, 7] for row in rows)


def test_br_r25_the_one_who_is_spied_on_does_not_know_the_spys_row():
    position = fate(SPY_FIRST)
    twins = [position.imagine(1, Chance(str(number))) for number in range(60)]
    assert all(twin.view(1) == position.view(1) for twin in twins)
    assert {twin.view(0)["row"][0] for twin in twins} == {0, 1, 3, 4, 5, 6, 7}


def test_br_r25_two_spies_see_nothing():
    rows = "21034567/20134567"
    position = fate(rows)
    assert story(position) == told_by_the_referee(rows)
    assert end(position) != "goes on"


def test_br_r25_a_spy_that_meets_a_wizard_sees_nothing():
    rows = "25034167/52130467"
    position = fate(rows)
    assert story(position) == told_by_the_referee(rows)
    assert end(position) != "goes on"


def test_br_r25_a_spy_held_by_a_musician_looks_all_the_same():
    rows = "25034167/02134567"
    position = fate(rows)
    assert last(position) == "2-0 held musician"
    assert position.view(0)["peeked"] == 2
    silent = fate(rows, cancels=True)
    assert story(silent) == told_by_the_referee(rows, musician_cancels_delayed=True)
    assert end(silent) != "goes on"


def test_br_r25_a_spy_in_the_last_round_sees_nothing():
    rows = "01346752/10346527"
    position = fate(rows, "bitter_end")
    assert story(position) == told_by_the_referee(rows, bitter_end=True)
    assert last(position).startswith("2-7 seat 1")
    assert end(position).endswith("bitter_end")


def test_br_r25_a_spy_before_the_last_round_cannot_change_the_last_card():
    rows = "01346527/10346275"
    position = fate(rows, "bitter_end")
    assert story(position) == told_by_the_referee(rows, bitter_end=True)
    assert end(position).endswith("bitter_end")


def test_br_r25_with_two_cards_left_the_spys_owner_may_swap_them():
    rows = "01346275/10342756"
    position = fate(rows, "bitter_end")
    answer(position, "keep")
    assert position.to_act == (0,)
    assert position.view(0)["row"] == (7, 5)
    assert position.view(0)["peeked"] == 5
    assert set(moves(position, 0).split()) == {"keep", "5", "7"}
    position.play(0, "5")
    assert story(position) == told_by_the_referee("01346257/10342756", bitter_end=True)


def test_br_r25_a_spy_that_wins_the_game_does_not_look():
    position = fate("47201356/03124567")
    assert story(position) == "4-0 held musician, 7-3 seat 0 +3 prince, 2-1 seat 0 +1 higher"
    assert end(position) == "seat 0 wins 4:0 goal"


def test_br_r25_two_spies_at_different_times_both_look():
    position = fate("20134567/17230645")
    answer(position, "keep")
    assert position.to_act == (1,)
    assert score(position) == "1:2"
    assert position.view(1)["peeked"] == 3
    answer(position, "06453")
    assert story(position) == told_by_the_referee("20134567/17206453")


def test_br_r25_a_row_may_hold_a_number_twice_when_the_decks_are_mixed():
    position = seeded("fate", "dark_night", where=lambda game: hand(game, 0).count(6) == 2)
    position.play(0, "6")
    position.play(0, "6")
    with pytest.raises(IllegalMove):
        position.play(0, "6")
    assert position.view(0)["laid"] == (2, 0)


def test_br_r25_in_the_sandbox_no_spy_looks():
    position = fate(SPY_FIRST, "sandbox")
    assert story(position) == told_by_the_referee(SPY_FIRST, sandbox=True)
    assert end(position) != "goes on"
