"""A player without an attack: CH-R19 and the two readings of D13."""

from __future__ import annotations

import pytest

from rules import IllegalMove
from tests.rules.cherokee.setups import STUCK, ask, at, discard, everybody, hand, lay, moves, play


def blocked(hands=("BI4m BI5m", "BL3w BL4m", "WP3w DE4m"), **options):
    """An open game in which seat 0 can't attack: the only Bird is weak, Blue and Deer are absent.

    Seat 2 leads the Wolves and can chase H1 without changing that.
    """
    return lay(
        """
                     .
                   .   .
                 .   .   .
               .   .   .   .
             .   .   .   .   .
           .   .   .   .   .   .
         .   .   .   .   .   .  LH8m
        LH4m WO9m .  .  .  . LH9m BI3w
        """,
        hands=hands,
        clans="birds wild_potato wolf",
        neutral="blue deer",
        dots="WP WO LH",
        open=True,
        **options,
    )


def test_ch_r19_who_can_not_attack_throws_a_card_away():
    position = blocked()
    assert ask(position) == "0 drop"
    assert moves(position) == "drop-BI4m drop-BI5m"
    before = everybody(position)
    told = position.play(0, "drop-BI4m")
    assert [event.kind for event in told] == ["dropped"]
    assert told[0].facts == {"seat": 0, "left": 1, "clan": "birds", "value": 4, "sex": "man"}
    assert everybody(position) == before
    assert hand(position, 0) == "BI5m"
    assert discard(position).split()[-1] == "BI4m"
    assert ask(position) == "1 target"


def test_ch_r19_the_turn_shows_the_card_and_no_movements():
    shown = play(blocked(), "drop-BI4m").view(None)["last"]
    assert shown["chased"]["card"] == "BI4m"
    assert (shown["seat"], shown["target"], shown["attackers"]) == (0, None, ())
    assert (shown["steps"], shown["placed"]) == ((), None)


def test_ch_r19_everybody_is_told_that_somebody_is_stuck():
    told = play(blocked(first=2), "H1").play(2, "WP3w")
    assert [event.kind for event in told] == ["placed", "stuck"]
    assert (told[1].facts, told[1].only) == ({"seat": 0}, None)


def test_ch_r19_a_card_that_is_not_held_can_not_be_thrown_away():
    with pytest.raises(IllegalMove) as error:
        play(blocked(), "drop-BL3w")
    assert (error.value.rule, error.value.reason) == ("CH-R19", "card-not-held")


def test_ch_r19_without_an_attack_nothing_is_laid_and_nobody_aimed_at():
    for word in ("BI4m", "A1", "B1xA1"):
        with pytest.raises(IllegalMove) as error:
            play(blocked(), word)
        assert (error.value.rule, error.value.reason) == ("CH-R19", "drop-awaited")


def test_ch_r19_who_can_attack_must_not_throw_a_card_away():
    with pytest.raises(IllegalMove) as error:
        play(blocked(first=2), "drop-DE4m")
    assert (error.value.rule, error.value.reason) == ("CH-R19", "can-attack")


def test_ch_r19_in_a_pyramid_where_nobody_can_attack_all_cards_are_thrown_away():
    position = lay(STUCK)
    top = at(position, "A1")
    for turn in range(36):
        assert ask(position) == f"{turn % 2} drop"
        play(position, moves(position).split()[0])
    assert ask(position) == "over"
    assert at(position, "A1") == top
    assert position.outcome.scores == (52, 7)


# ---- D13: the other reading ----------------------------------------------------------------------


def test_d13_by_option_who_can_not_attack_is_passed_over_and_keeps_the_card():
    position = blocked(no_attack="pass")
    assert ask(position) == "1 target"
    assert position.view(None)["hand_sizes"] == (2, 2, 2)


def test_d13_passing_is_told_to_everybody():
    position = play(blocked(no_attack="pass", first=2), "H1")
    told = position.play(2, "WP3w")
    assert [event.kind for event in told] == ["placed", "passed"]
    assert (told[1].facts, told[1].only) == ({"seat": 0}, None)
    assert ask(position) == "1 target"


def test_d13_passing_ends_the_game_when_nobody_with_cards_can_attack():
    position = lay(STUCK, no_attack="pass")
    assert ask(position) == "over"
    assert position.outcome.scores == (52, 7)
    assert position.view(None)["hand_sizes"] == (18, 18)


def test_d13_the_standstill_is_told():
    """The last player who can attack runs out of cards; the one with a card left can't."""
    position = play(blocked(("BI4m", "", "WP3w"), no_attack="pass", first=2), "H1")
    told = position.play(2, "WP3w")
    assert [event.kind for event in told] == ["placed", "passed", "standstill", *["revealed"] * 3]
    assert ask(position) == "over"
    assert position.view(None)["hand_sizes"] == (1, 0, 0)


def test_d13_who_was_passed_over_plays_on_when_the_others_have_no_cards_left():
    """Seat 0 waits until a strong Bird has come into the base, then takes the turns left."""
    position = blocked(("BI4m BI5m", "", "BI9m WP3w"), no_attack="pass", first=2)
    play(position, "H1 BI9m")
    assert ask(position) == "0 target"
    position = blocked(("BI4m BI5m", "", "BI9m"), no_attack="pass", first=2)
    play(position, "H1 BI9m")
    while position.outcome is None:
        assert position.to_act == (0,)
        play(position, moves(position).split()[0])
    assert position.view(None)["hand_sizes"] == (0, 0, 0)
