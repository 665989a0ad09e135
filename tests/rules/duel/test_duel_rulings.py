"""The rulings C1 to C10 on what the rulebook leaves open, and the corners of the tables."""

from __future__ import annotations

import pytest

from tests.rules.duel.setups import (
    bonus,
    duel,
    end,
    fight,
    hand,
    last,
    moves,
    score,
    seeded,
    start,
    winner,
    worth,
)


def spy(position) -> int | None:
    return position.view(None)["spy"]


def test_c1_a_musician_leaves_the_powers_of_general_and_spy_for_the_next_round():
    assert bonus(duel("6-0")) == "2:0"
    assert bonus(duel("0-6")) == "0:2"
    assert spy(duel("2-0")) == 0
    assert spy(duel("0-2")) == 1


def test_c1_by_option_the_musician_takes_them():
    assert bonus(duel("6-0", cancels=True)) == "0:0"
    assert bonus(duel("0-6", cancels=True)) == "0:0"
    assert spy(duel("2-0", cancels=True)) is None
    assert duel("0-2", cancels=True).to_act == (0, 1)
    assert last(duel("6-0 7-7", cancels=True)) == "7-7 held equal"


def test_c1_the_option_touches_nothing_else():
    assert bonus(duel("6-1", cancels=True)) == "2:0"
    assert bonus(duel("6-6", cancels=True)) == "2:2"
    assert spy(duel("2-1", cancels=True)) == 0
    assert worth(duel("4-0", cancels=True)) == "3:2"
    assert last(duel("6-1 4-0", cancels=True)) == "4-0 held musician"


def test_c1_the_options_musician_does_not_take_a_bonus_already_earned():
    position = duel("6-1 5-0", cancels=True)
    assert position.view(None)["rounds"][-1]["bonus"] == (2, 0)
    assert last(position) == "5-0 seat 0 +1 higher"


def test_c2_each_player_counts_the_held_rounds_by_the_own_ambassadors():
    position = duel("4-0 5-5")
    assert worth(position) == "4:3"
    assert score(fight(position, "2-7")) == "0:3"


def test_c3_two_held_ambassadors_bring_the_next_winner_three():
    assert score(duel("4-4 7-6")) == "3:0"
    assert score(duel("4-4 6-7")) == "0:3"


def test_c3_a_held_ambassador_then_a_win_by_the_second_one_brings_four():
    """Only where the decks are mixed, and one hand holds both."""
    position = seeded(
        "dark_night",
        where=lambda game: hand(game, 0).count(4) == 2 and {0, 2} <= set(hand(game, 1)),
    )
    fight(position, "4-0 4-2")
    assert last(position) == "4-2 seat 0 +4 higher"
    assert end(position) == "seat 0 wins 4:0 goal"


def test_c4_the_score_may_pass_four_and_only_one_side_scores():
    position = duel("4-0 0-4 3-3 5-5")
    assert worth(position) == "6:6"
    assert end(fight(position, "7-2")) == "seat 0 wins 6:0 goal"


def test_c5_the_leader_after_eight_rounds_does_not_win():
    assert end(duel("1-2 0-6 2-5 7-0 6-1 5-7 3-3 4-4")) == "draw 2:3 cards"


def test_c6_a_second_general_does_not_pile_its_bonus_on_the_first():
    position = seeded("dark_night", where=lambda game: hand(game, 0).count(6) == 2)
    cards = [card for card in hand(position, 1) if card not in (2, 5)][:2]
    fight(position, f"6-{cards[0]} 6-{cards[1]}")
    assert bonus(position) == "2:0"


def test_c7_the_other_shows_before_the_spys_owner_chooses():
    position = duel("2-1")
    assert moves(position, 0) == ""
    position.play(1, "5")
    assert position.view(0)["choices"] == (None, 5)
    assert moves(position, 0) == "0 1 3 4 5 6 7"


def test_c8_general_and_spy_of_different_players_both_work():
    position = duel("6-2")
    assert (bonus(position), spy(position), position.to_act) == ("2:0", 1, (0,))
    assert last(fight(position, "4-4")) == "4-4 seat 0 +2 higher"
    mirrored = duel("2-6")
    assert (bonus(mirrored), spy(mirrored), mirrored.to_act) == ("0:2", 0, (1,))


def test_c9_everything_played_is_public_the_losing_card_too():
    position = duel("4-7 3-6")
    for viewer in (0, 1, None):
        assert [fought["cards"] for fought in position.view(viewer)["rounds"]] == [(4, 7), (3, 6)]


def test_c10_a_power_is_never_a_question():
    position = duel("3-2")
    assert position.to_act == (0,)
    assert moves(position, 0) == "0 1 2 4 5 6 7"
    assert last(position) == "3-2 seat 1 +1 lower"


# ---- the corners of the tables -------------------------------------------------------------------

CORNERS = {
    "Ambassador 4+2 beats the Wizard but counts one": ("6-1 4-5", "4-5 seat 0 +1 higher"),
    "Ambassador 4+2 is held by the General": ("6-1 4-6", "4-6 held equal"),
    "Spy 2+2 is held by the Ambassador": ("6-1 2-4", "2-4 held equal"),
    "Assassin 3+2 loses to the Ambassador, who counts two": ("6-1 3-4", "3-4 seat 1 +2 lower"),
    "Assassin 3+2 loses to the Spy": ("6-1 3-2", "3-2 seat 1 +1 lower"),
    "Assassin 3+2 loses to the Princess": ("6-4 3-1", "3-1 seat 1 +1 lower"),
    "Assassin 3+2 loses to the Assassin": ("6-1 3-3", "3-3 seat 1 +1 lower"),
    "Assassin 3+2 still beats the General": ("6-1 3-6", "3-6 seat 0 +1 lower"),
    "Assassin 3+2 is held by the Wizard": ("6-1 3-5", "3-5 held equal"),
    "Princess 1+2 is held by the Assassin": ("6-4 1-3", "1-3 held equal"),
    "Princess 1+2 beats the Spy": ("6-4 1-2", "1-2 seat 0 +1 higher"),
    "Spy 2+2 beats the Spy": ("6-1 2-2", "2-2 seat 0 +1 higher"),
    "Wizard 5+2 is held by the Prince it silenced": ("6-1 5-7", "5-7 held equal"),
    "Prince 7+2 beats the Prince": ("6-1 7-7", "7-7 seat 0 +1 higher"),
    "Wizard 5 loses to the silenced Prince 7": ("5-7", "5-7 seat 1 +1 higher"),
    "Prince beats the Assassin": ("7-3", "7-3 seat 0 +1 prince"),
    "a silenced Assassin only has its number": ("3-5", "3-5 seat 1 +1 higher"),
}


@pytest.mark.parametrize(("rounds", "result"), CORNERS.values(), ids=CORNERS)
def test_br_r4_corner(rounds, result):
    assert last(duel(rounds)) == result


def test_br_r13_an_ambassador_held_by_a_general_counts_two_for_its_owner():
    position = duel("6-1 4-6")
    assert worth(position) == "3:2"
    assert bonus(position) == "0:2"
    assert end(fight(position, "7-2")) == "seat 0 wins 4:0 goal"


def test_br_r13_an_ambassador_held_by_a_strengthened_spy_counts_two_for_its_owner():
    position = duel("6-1 2-4")
    assert worth(position) == "2:3"
    assert spy(position) == 0


def test_br_r8_two_spies_stay_void_when_one_of_them_wins():
    position = duel("6-1 2-2")
    assert spy(position) is None
    assert position.to_act == (0, 1)


def test_br_r5_general_and_wizard_in_one_round_lose_the_bonus_for_good():
    position = duel("6-5 1-0")
    assert bonus(position) == "0:0"
    assert last(fight(position, "7-7")) == "7-7 held equal"


def test_br_r4_a_prince_beats_a_strengthened_general():
    """8 against 7, where one hand holds both Generals: the Prince's power decides."""
    position = seeded(
        "dark_night",
        where=lambda game: hand(game, 0).count(6) == 2 and {4, 7} <= set(hand(game, 1)),
    )
    fight(position, "6-4 6-7")
    assert last(position) == "6-7 seat 1 +1 prince"


def test_br_r10_no_wizard_ever_leaves_an_ambassador_in_a_held_round():
    for before in ("2-1", "6-1", "1-6", "6-6"):
        assert "held" not in last(duel(f"{before} 4-5"))


def test_br_r15_a_held_round_before_does_not_delay_the_princess():
    assert winner(duel("0-4 2-2 1-7")) == "seat 0 wins princess"


def test_br_r2_a_start_depends_on_nothing_but_its_arguments():
    for variants in ((), ("traitor",), ("dark_night", "poor_visibility")):
        one, two = (start(*variants, seed="same") for _ in range(2))
        assert [one.view(who) for who in (0, 1, None)] == [two.view(who) for who in (0, 1, None)]
