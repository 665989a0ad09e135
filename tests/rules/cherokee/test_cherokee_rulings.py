"""The rulings D1 to D19 on what the rulebook leaves open; D13 and D16 have tests of their own."""

from __future__ import annotations

import pytest

from rules import IllegalMove, Outcome
from tests.rules.cherokee.setups import (
    WAYS,
    ask,
    at,
    discard,
    hand,
    lay,
    moves,
    play,
    refused,
    ring,
    sets,
    start,
    steps,
    walk,
)


def test_d1_the_attackers_of_a_cell_are_its_sides_and_the_two_below():
    position = ring("DE3w", "BI9m", "BL9m", "WO9m", "LH9m")
    assert sets(position, "D2") == "D1 D3 E2 E3"


def test_d2_a_woman_does_not_chase_a_man_of_the_same_value():
    position = ring("DE6m", "WO6w", "DE5m", "DE4m", "DE7m")
    assert sets(position, "D2") == ""


def test_d2_by_option_she_does():
    position = ring("DE6m", "WO6w", "DE5m", "DE4m", "DE7m", woman_wins_attack_tie=True)
    assert sets(position, "D2") == "D1"
    told = position.play(0, "D2")[0].facts
    assert (told["strength"], told["defence"], told["tie"]) == (6, 6, 1)


def test_d2_the_option_reckons_with_age_too():
    below = {"left": "DE5m", "right": "DE4m", "besides": "DE8m", "woman_wins_attack_tie": True}
    assert sets(ring("DE7m", below="WO6w", **below), "D2") == "E2"
    assert sets(ring("DE7m", below="WO5w", **below), "D2") == ""


@pytest.mark.parametrize(
    ("attacker", "target"), [("WO6w", "DE6w"), ("WO6m", "DE6m"), ("WO6m", "DE6w")]
)
def test_d2_the_option_helps_women_against_men_only(attacker, target):
    position = ring(target, attacker, "DE5m", "DE4m", "DE7m", woman_wins_attack_tie=True)
    assert sets(position, "D2") == ""


def test_d2_in_a_combined_attack_the_one_who_would_move_up_must_be_the_woman():
    led = ring("DE9m", "WO5w", "WO4m", "DE4m", "DE7m", woman_wins_attack_tie=True)
    assert sets(led, "D2") == "D1+D3"
    lost = ring("DE9m", "WO5m", "WO4w", "DE4m", "DE7m", woman_wins_attack_tie=True)
    assert sets(lost, "D2") == ""


def test_d3_two_from_below_take_one_point_not_two():
    position = ring("DE9m", "DE4m", "DE5m", "WO3w", "WO5m")
    assert sets(position, "D2") == ""


def test_d4_up_to_four_of_one_clan_attack_together():
    position = ring("DE9m", "WO4m", "WO5m", "WO6m", "WO3w")
    assert sets(position, "D2").split()[-1] == "D1+D3+E2+E3"


def test_d5_attackers_who_are_not_needed_may_join_and_change_who_moves():
    position = ring("DE3w", "WO4m", "WO5m", "DE4m", "DE5m")
    assert sets(position, "D2") == "D1 D3 D1+D3"
    assert at(play(position.copy(), "D2 D1xD2"), "D2") == "WO4m"
    assert at(play(position.copy(), "D2 D1+D3xD2"), "D2") == "WO5m"


def test_d6_the_printed_value_decides_who_moves_after_a_combined_attack():
    position = ring("DE9m", "WO6w", "DE5m", "WO6m", "DE7m")
    assert at(play(position, "D2"), "D2 E2") == "WO6w WO6m"


def test_d7_a_clan_never_attacks_itself():
    position = ring("DE3w", "DE9m", "DE8m", "DE8w", "DE7m")
    assert refused(position, "D2") == "CH-R8 among-its-own"


def test_d8_a_higher_member_of_the_same_sex_moves_up_without_a_question():
    position = lay(
        """
                     .
                   .   .
                 .   .   .
               .   .   .   .
             .   .   .   .   .
           . DE5m DE4m DE6m . .
         .   .  WO8w DE7m .  .  .
        . . BI5m BL6m
        """
    )
    assert steps(play(position, "F3")) == "G3-F3 H4-G3"


def test_d9_neighbours_in_the_row_are_no_successors():
    """G2 and G4 are higher than those below G3, yet G3 is filled from below."""
    position = lay(
        """
                     .
                   .   .
                 .   .   .
               .   .   .   .
             .   .   .   .   .
           . DE5m DE4m DE6m . .
         . BI9m WO8w DE9m .  .  .
        . . BI4m BL3w
        """
    )
    assert at(play(position, "F3"), "F3 G2 G3 G4") == "WO8w BI9m BI4m DE9m"


def test_d10_the_last_gap_takes_a_card_of_the_players_choice():
    position = lay("DE4m WO9m DE5m")
    play(position, "A1")
    while ask(position) != "0 place":
        play(position, moves(position).split()[0])
    assert moves(position) == hand(position, 0)


def test_d11_the_base_is_attacked_sideways_only_and_filled_at_once():
    position = lay(" ".join(["."] * 28 + ["DE4m", "WO9m", "DE5m"]))
    assert sets(position, "H1") == "H2"
    play(position, "H1")
    assert ask(position) == "0 place"
    assert at(position, "H1 H2") == "WO9m -"


def test_d12_who_can_attack_must():
    position = start()
    for word in (hand(position, position.to_act[0]).split()[0], "drop-BI4m"):
        with pytest.raises(IllegalMove):
            play(position, word)
    assert set(moves(position).split()) <= set(position.view(None)["pyramid"])


def test_d14_in_the_secret_game_the_own_clan_gives_no_right_over_others():
    position = ring("BI4m", "BL9m", "WO9m", "DE9m", "LH9m", clans="birds blue")
    assert sets(position, "D2") == "D1 D3 E2 E3"


def test_d15_women_anywhere_in_the_pyramid_break_a_tie():
    base = " ".join(["."] * 32)
    drawing = f". BI9m BL9m {base} BI3w"
    position = lay(drawing, hands=("", ""), dots="WP DE WO LH")
    assert position.outcome == Outcome(((0,), (1,)), (6, 6), "women")


def test_d18_the_discard_lies_open_and_nobody_returns_from_it():
    position = start(3)
    before: list[str] = []
    for after in walk(position, "discard"):
        lying = discard(after).split()
        assert lying[: len(before)] == before
        assert not set(lying) & set(hand(after, 0).split())
        before = lying
        for viewer in (0, 1, 2):
            assert after.view(viewer)["discard"] == after.view(None)["discard"]


@pytest.mark.parametrize(("seats", "options"), WAYS, ids=str)
def test_d19_clans_are_shown_at_the_end_and_not_before(seats, options):
    position = start(seats, **options)
    for after in walk(position):
        hidden = None in after.view(None)["clans"]
        assert hidden == (after.outcome is None and not options["open"])
