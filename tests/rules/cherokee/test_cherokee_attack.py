"""Chasing: CH-R7 to CH-R11, and the rulebook's examples."""

from __future__ import annotations

import pytest

from rules import IllegalMove
from rules.core.facts import Listing
from tests.rules.cherokee.setups import (
    ask,
    at,
    discard,
    lay,
    moves,
    play,
    refused,
    ring,
    sets,
    steps,
)

# ---- who can attack ------------------------------------------------------------------------------


def test_ch_r7_a_member_is_attacked_from_both_sides_and_from_both_cells_below():
    position = ring("DE3w", "BI9m", "BL9m", "WO9m", "LH9m")
    assert sets(position, "D2") == "D1 D3 E2 E3"


def test_ch_r7_nobody_attacks_downward():
    position = lay(
        """
                .
             BI9m BL9m
           DE4m DE3w DE5m
         DE6m DE4w DE5w DE6w
        """
    )
    assert sets(position, "C2") == ""
    assert refused(position, "C2") == "CH-R8 among-its-own"


def test_ch_r7_an_attack_from_above_has_no_notation():
    position = lay("DE3w BI9m BL9m")
    for word in ("A1xB1", "A1+C1xB1", "C3xB1", "D1xB1", "B1xB1"):
        assert refused(position, word) == "CH-R7 not-neighbours"


def test_ch_r7_the_top_can_only_be_attacked_from_below():
    position = lay("DE3w WO3w LH4m")
    assert sets(position, "A1") == "B1 B2"


def test_ch_r7_the_rulebooks_blue_man_attacks_in_three_directions():
    """Both sides and upward twice are four; one of the four is too strong for him."""
    position = lay(
        """
                 .
               .   .
             DE3w  DE9m  .
           WO5m  BL7m  WO6w  .
        """
    )
    found = [cell for cell in moves(position).split() if "D2" in sets(position, cell).split()]
    assert found == ["C1", "D1", "D3"]


# ---- one clan together ---------------------------------------------------------------------------


def test_ch_r8_members_of_one_clan_attack_together_in_any_set():
    position = ring("DE3w", "WO4m", "WO5m", "WO6m", "WO7m")
    assert len(sets(position, "D2").split()) == 15
    assert "D1+D3+E2+E3" in sets(position, "D2").split()


def test_ch_r8_members_of_two_clans_never_attack_together():
    position = ring("DE9m", "WO8m", "WO4m", "LH8m", "LH4m")
    assert sets(position, "D2") == "D1+D3 E2+E3"
    assert refused(position, "D2 D1+E2xD2") == "CH-R8 several-clans"


def test_ch_r8_the_own_clan_is_never_attacked():
    position = ring("WO4m", "WO9m", "WO8m", "LH6m", "LH7m")
    assert sets(position, "D2") == "E2 E3 E2+E3"
    assert refused(position.copy(), "D2 D1xD2") == "CH-R8 same-clan"
    assert refused(position.copy(), "D2 D1+D3xD2") == "CH-R8 same-clan"
    assert refused(position.copy(), "D2 D1+E2xD2") == "CH-R8 several-clans"


# ---- strength and age ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("attacker", "target", "legal"),
    [("WO7m", "DE6m", True), ("WO6m", "DE6m", False), ("WO5m", "DE6m", False)],
)
def test_ch_r9_from_the_side_only_a_higher_value_will_do(attacker, target, legal):
    position = ring(target, attacker, "DE8m", "DE8w", "DE9m")
    assert sets(position, "D2") == ("D1" if legal else "")


@pytest.mark.parametrize(
    ("attacker", "target", "legal"),
    [("WO7m", "DE6m", True), ("WO6m", "DE6m", True), ("WO5m", "DE6m", False)],
)
def test_ch_r9_an_attack_from_below_weakens_the_target_by_one(attacker, target, legal):
    position = ring(target, "DE8m", "DE8w", attacker, "DE9m")
    assert sets(position, "D2") == ("E2" if legal else "")


def test_ch_r9_the_rulebooks_yellow_man_of_six_counts_five_for_the_woman_below():
    """She has 6 herself: from below she may attack, from the side she may not."""
    below = ring("WP6m", "WP4m", "WP5m", "BI6w", "WP7m")
    assert sets(below, "D2") == "E2"
    told = below.play(0, "D2")[0].facts
    assert (told["strength"], told["defence"], told["value"]) == (6, 5, 6)
    assert told["below"] == 1
    beside = ring("WP6m", "BI6w", "WP5m", "WP4m", "WP7m")
    assert sets(beside, "D2") == ""
    assert refused(beside, "D2") == "CH-R9 nobody-strong-enough"


def test_ch_r9_two_from_below_weaken_only_once():
    position = ring("DE8m", "DE4m", "DE5m", "WO3w", "WO4m")
    assert sets(position, "D2") == ""
    position = ring("DE8m", "DE4m", "DE5m", "WO4w", "WO4m")
    assert sets(position, "D2") == "E2+E3"


def test_ch_r9_a_side_and_one_below_together_weaken_too():
    position = ring("DE9m", "WO5m", "DE5m", "WO4m", "DE7m")
    assert sets(position, "D2") == "D1+E2"
    position = ring("DE9m", "WO5m", "WO4m", "DE4m", "DE7m")
    assert sets(position, "D2") == ""


def test_ch_r9_the_rulebooks_yellow_members_chase_the_red_man_together():
    position = ring("BI8m", "WP5m", "WP4w", "BI4m", "BI5m")
    assert sets(position, "D2") == "D1+D3"
    play(position, "D2")
    assert discard(position) == "BI8m"
    assert at(position, "D2") == "WP5m"


def test_ch_r9_attackers_that_are_too_weak_are_told_by_how_much():
    position = ring("DE8m", "WO4m", "WO5m", "WO4w", "DE9m")
    play(position, "D2")
    with pytest.raises(IllegalMove) as error:
        play(position, "E2xD2")
    assert (error.value.rule, error.value.reason) == ("CH-R9", "too-weak")
    assert error.value.facts == {
        "cell": "D2",
        "attackers": Listing("cell", ("E2",)),
        "count": 1,
        "clan": "wolf",
        "strength": 4,
        "defence": 7,
        "below": 1,
    }


def test_ch_r10_friends_beside_the_target_do_not_help_it():
    alone = ring("DE6m", "WO7m", "BI6m", "BL5m", "LH4w")
    among = ring("DE6m", "WO7m", "DE9m", "DE8m", "DE8w")
    assert sets(alone, "D2") == sets(among, "D2") == "D1"


# ---- the consequences ----------------------------------------------------------------------------


def test_ch_r11_the_chased_member_is_discarded_and_the_attacker_takes_the_place():
    position = ring("DE6m", "WO7m", "DE9m", "DE8m", "DE8w")
    assert position.play(0, "D2")[0].facts["below"] == 0
    assert discard(position) == "DE6m"
    assert at(position, "D2") == "WO7m"
    assert steps(position).startswith("D1-D2")


def test_ch_r11_of_several_attackers_the_highest_moves_and_the_others_stay():
    position = ring("DE9m", "WO4m", "WO7m", "WO5w", "DE8w")
    play(position, "D2 D1+D3+E2xD2")
    assert at(position, "D1 D2 E2") == "WO4m WO7m WO5w"
    assert position.view(None)["last"]["attackers"] == ("D1", "D3", "E2")


def test_ch_r11_of_equal_attackers_the_woman_moves():
    position = ring("DE9m", "WO5m", "WO5w", "DE4m", "DE8w")
    play(position, "D2")
    assert at(position, "D1 D2") == "WO5m WO5w"
    position = ring("DE9m", "WO5w", "WO5m", "DE4m", "DE8w")
    play(position, "D2")
    assert at(position, "D2 D3") == "WO5w WO5m"


def test_ch_r11_only_if_there_is_a_choice_the_attackers_are_asked_for():
    one = ring("DE6m", "WO7m", "DE9m", "DE8m", "DE8w")
    assert ask(play(one, "D2")) != "0 attackers"
    two = ring("DE6m", "WO7m", "BL8m", "DE8m", "DE8w")
    assert ask(play(two, "D2")) == "0 attackers"
    assert moves(two) == "D1xD2 D3xD2"
    assert two.view(None)["aim"] == "D2"
    assert at(two, "D2") == "DE6m"
    play(two, "D3xD2")
    assert at(two, "D2") == "BL8m"
    assert two.view(None)["aim"] is None


def test_ch_r11_the_table_says_what_each_set_of_attackers_means():
    position = ring("DE9m", "WO5m", "DE5m", "WO5w", "LH9m")
    play(position, "D2")
    told = {attack["move"]: attack for attack in position.view(None)["attacks"]}
    assert told["D1+E2xD2"] == {
        "move": "D1+E2xD2",
        "attackers": ("D1", "E2"),
        "leader": "E2",
        "clan": "wolf",
        "strength": 10,
        "defence": 8,
    }
    assert told["E3xD2"]["strength"] == 9
    assert list(told) == moves(position).split()


def test_ch_r11_everybody_is_told_who_chased_whom():
    position = ring("DE9m", "WO5m", "DE5m", "WO5w", "LH9m")
    play(position, "D2")
    told = position.play(0, "D1+E2xD2")[0]
    assert (told.kind, told.only) == ("chased", None)
    assert told.facts == {
        "seat": 0,
        "cell": "D2",
        "clan": "deer",
        "value": 9,
        "sex": "man",
        "attackers": Listing("cell", ("D1", "E2")),
        "count": 2,
        "strength": 10,
        "defence": 8,
        "below": 1,
        "tie": 0,
        "origin": "E2",
        "by": "wolf",
        "by_value": 5,
        "by_sex": "woman",
    }
