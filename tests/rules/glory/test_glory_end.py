"""The end of the game, the counting, and who wins."""

from __future__ import annotations

from itertools import permutations

import pytest

from rules import OutOfTurn
from rules.glory.scoring import share, totals
from tests.rules.glory.setups import (
    STRENGTHS,
    by_lot,
    drawn,
    names,
    play,
    points,
    seen,
    shared,
    told,
)

#: The last turn of a game for two: seat 1 lays its last card, seat 0 keeps one.
LAST = {2: 15, 3: 23, 4: 27}


@pytest.mark.parametrize(("seats", "turns"), [(2, 16), (3, 24), (4, 28)])
def test_cg_r21_the_game_ends_after_the_last_players_last_turn(seats, turns):
    position = by_lot(seats, "end", turns=turns - 1)
    assert position.outcome is None
    assert position.view(None)["turn"] == position.view(None)["turns"] == turns
    assert position.to_act == (seats - 1,)
    assert position.view(None)["hand_sizes"] == (1,) * seats
    play(position, str(position.moves(seats - 1)[0]))
    if position.outcome is None:
        play(position, "pass")
    assert position.outcome is not None
    assert position.to_act == ()
    assert position.view(None)["stage"] == "over"


def test_cg_r21_the_last_player_may_still_lay_a_shield():
    position = drawn(
        """
        R3 .  .  | .  .  .  | .  .  .  | .  .  .
      .                                            .
        .  .  .  | .  .  .  | .  .  .  | .  .  .
        """,
        "G6 / R4",
        turn=LAST[2],
    )
    play(position, "R4@1.T1")
    assert position.outcome is None
    play(position, "shield")
    assert position.outcome is not None
    assert position.outcome.scores == (0, 3)


def test_ruling_a10_after_the_end_nobody_moves():
    position = by_lot(3, "over")
    for seat in range(3):
        assert position.moves(seat) == ()
        with pytest.raises(OutOfTurn) as refused:
            position.play(seat, "pass")
        assert refused.value.reason == "game-over"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_cg_r22_each_other_player_discards_one_card_that_counts_nothing(seats):
    before = by_lot(seats, "discard", turns=LAST[seats])
    kept = [names(before.view(seat)["hand"]) for seat in range(seats)]
    position = before.copy()
    events = play(position, str(position.moves(seats - 1)[0]))
    if position.outcome is None:
        events = play(position, "pass")
    assert position.view(None)["hand_sizes"] == (0,) * seats
    assert told(events, "discarded") == [{"seat": seat} for seat in range(seats - 1)]
    for seat in range(seats - 1):
        assert position.view(seat)["discard"]["name"] == kept[seat]
    assert position.view(seats - 1)["discard"] is None
    assert position.view(None)["discard"] is None
    assert sum(position.outcome.scores) <= sum(
        cell["card"]["strength"]
        for field in position.view(None)["fields"]
        for cell in field["cells"]
        if cell["card"]
    )


# ---- the counting of one field -------------------------------------------------------------------


def test_cg_r23_the_oldest_shield_takes_all_cards_of_the_lowest_strength():
    position = drawn(
        """
        R5 G3 B5 | .  .  .  | .  .  .  | .  .  .
      V3                                           .
        R6 .  .  | .  .  .  | .  .  .  | .  .  .
        """,
        stacks="1:10",
    )
    assert shared(position, 1) == "1 takes G3 V3; 0 takes R5 B5; nobody takes R6"
    assert points(position) == "10:6"


def test_cg_r23_the_order_of_the_stack_decides_not_the_seat():
    drawing = """
        R4 G6 .  | .  .  .  | .  .  .  | .  .  .
      .                                            .
        .  .  .  | .  .  .  | .  .  .  | .  .  .
    """
    assert points(drawn(drawing, stacks="1:01")) == "4:6"
    assert points(drawn(drawing, stacks="1:10")) == "6:4"


def test_cg_r23_the_rulebooks_tip_a_late_three_pushes_the_six_out():
    """Two shields, cards 4 and 6; a 3 goes into the last free cell without a shield."""
    position = drawn(
        """
        .  .  .  | .  1?Y3 0?Y4 | .  .  . | .  .  .
      .                                            .
        .  .  .  | G4 R6 1?Y5 | .  .  .  | .  .  .
        """,
        "G3 / ",
        stacks="2:01",
    )
    assert shared(position, 2) == "0 takes G4; 1 takes R6"
    play(position, "G3@2.T0 pass")
    assert shared(position, 2) == "0 takes G3; 1 takes G4; nobody takes R6"


def test_cg_r23_the_rulebooks_tip_four_threes_are_more_than_two_fours():
    position = drawn(
        """
        .  .  .  | R3 G3 B3 | .  .  .  | .  .  .
      .                                            .
        .  .  .  | V3 R4 G4 | .  .  .  | .  .  .
        """,
        stacks="2:10",
    )
    assert shared(position, 2) == "1 takes R3 G3 B3 V3; 0 takes R4 G4"
    assert points(position) == "8:12"


def test_cg_r24_shields_without_cards_take_nothing():
    position = drawn(
        """
        R4 G4 .  | .  .  .  | .  .  .  | .  .  .
      .                                            .
        .  .  .  | .  .  .  | .  .  .  | .  .  .
        """,
        stacks="1:010",
    )
    assert shared(position, 1) == "0 takes R4 G4; 1 takes nothing; 0 takes nothing"


def test_cg_r24_cards_without_shields_go_to_nobody():
    position = drawn(
        """
        R4 G5 B6 | .  .  .  | .  .  .  | .  .  .
      .                                            .
        V6 .  .  | .  .  .  | .  .  .  | .  .  .
        """,
        stacks="1:0",
    )
    assert shared(position, 1) == "0 takes R4; nobody takes G5 B6 V6"


def test_cg_r24_shields_on_a_field_without_cards_take_nothing():
    position = drawn(stacks="3:01")
    assert shared(position, 3) == "0 takes nothing; 1 takes nothing"


def test_cg_r25_a_field_without_shields_gives_nothing_to_anyone():
    position = drawn(
        """
        R4 G5 .  | B3 .  .  | .  .  .  | .  .  .
      .                                            .
        .  .  .  | .  .  .  | .  .  .  | .  .  .
        """,
        stacks="2:1",
    )
    assert shared(position, 1) == "nobody takes R4 G5"
    assert points(position) == "0:3"


# ---- the whole score -----------------------------------------------------------------------------


def test_cg_r26_the_rulebooks_example_counts_to_fifty_four():
    """A player with 8, 8, 7, 7, 7, 6, 6 and 5 has 54 points."""
    position = drawn(
        """
        R8 G8 .  | R7 G7 B7 | R6 G6 .  | R5 .  .  | .  .  .  | .  .  .
      .                                                                  .
        .  .  .  | .  .  .  | .  .  .  | B6 .  .  | .  .  .  | .  .  .
        """,
        stacks="1:2 2:2 3:2 4:2",
    )
    assert points(position) == "0:0:54:0"
    assert position.view(None)["preview"]["cards"] == (0, 0, 8, 0)


def test_cg_r26_the_order_of_the_fields_does_not_matter():
    fields = [([0, 1, 6], (0, 1)), ([2, 8, 14], (1, 2, 0)), ([5, 11, 3], (2,))]
    shares = [share(STRENGTHS, cards, stack) for cards, stack in fields]
    assert {totals(order, 3) for order in permutations(shares)} == {totals(shares, 3)}


def test_ruling_a12_the_counting_is_told_field_by_field():
    position = drawn(
        """
        R3 G4 .  | .  .  .  | .  .  .  | R6 .  .
      .                                            .
        B5 .  .  | .  .  .  | .  .  .  | .  .  .
        """,
        "G6 / R4",
        stacks="1:01 2:0",
        turn=LAST[2],
    )
    events = play(position, "R4@4.T1 shield")
    assert [event.kind for event in events] == [
        "shielded",
        "discarded",
        "took",
        "took",
        "unclaimed",
        "missed",
        "took",
        "unclaimed",
    ]
    assert told(events, "took") == [
        {"seat": 0, "field": 1, "strength": 3, "count": 1, "points": 3},
        {"seat": 1, "field": 1, "strength": 4, "count": 1, "points": 4},
        {"seat": 1, "field": 4, "strength": 4, "count": 1, "points": 4},
    ]
    assert told(events, "missed") == [{"seat": 0, "field": 2}]
    assert told(events, "unclaimed") == [
        {"field": 1, "count": 1, "points": 5},
        {"field": 4, "count": 1, "points": 6},
    ]


def test_the_preview_becomes_the_final_count():
    position = by_lot(4, "final", turns=27)
    assert position.view(None)["final"] is None
    play(position, str(position.moves(3)[0]))
    preview = position.view(None)["preview"]
    if position.outcome is None:
        play(position, "pass")
        assert position.view(0)["final"] == preview
    assert position.view(0)["preview"] is None
    assert position.view(0)["final"]["points"] == position.outcome.scores


# ---- who wins ------------------------------------------------------------------------------------


def finished(fields: str, stacks: str):
    """A finished game for two; seat 1 lays its last card, Y6, where nobody takes it."""
    position = drawn(
        f"""
        {fields}
      .                                            .
        .  .  .  | .  .  .  | .  .  .  | V6 .  .
        """,
        "V4 / Y6",
        stacks=stacks,
        turn=LAST[2],
    )
    play(position, "Y6@4.B1 pass")
    return position


def test_cg_r27_the_highest_score_wins():
    outcome = finished("R5 .  . | G6 .  .  | .  .  .  | .  .  .", "1:0 2:1").outcome
    assert (outcome.ranking, outcome.scores, outcome.reason) == (((1,), (0,)), (5, 6), "points")


def test_cg_r27_a_tie_goes_to_who_took_more_cards():
    outcome = finished("R3 G3 .  | G6 .  .  | .  .  .  | .  .  .", "1:0 2:1").outcome
    assert (outcome.ranking, outcome.scores, outcome.reason) == (((0,), (1,)), (6, 6), "cards")


def test_cg_r27_a_tie_in_both_is_a_shared_win():
    outcome = finished("R6 .  .  | G6 .  .  | .  .  .  | .  .  .", "1:0 2:1").outcome
    assert (outcome.ranking, outcome.scores, outcome.reason) == (((0, 1),), (6, 6), "shared")


def test_cg_r27_nobody_scores_anything_is_a_shared_win_too():
    outcome = finished("R6 .  .  | G6 .  .  | .  .  .  | .  .  .", "").outcome
    assert (outcome.ranking, outcome.reason) == (((0, 1),), "shared")


def test_ruling_a11_only_cards_taken_in_the_counting_break_a_tie():
    """Seat 0 holds a card and has laid one face down; seat 1 has taken more cards."""
    position = finished("R6 0?R4 0?R5 | G3 B3 . | .  .  .  | .  .  .", "1:0 2:1")
    assert position.outcome.ranking == ((1,), (0,))
    assert position.outcome.reason == "cards"


def test_cg_r27_ties_behind_the_winner_are_ranked_the_same_way():
    position = drawn(
        """
        R8 .  .  | R3 G3 .  | G6 .  .  | B6 .  .  | .  .  .  | .  .  .
      .                                                                  .
        .  .  .  | .  .  .  | .  .  .  | .  .  .  | .  .  .  | V4 .  .
        """,
        "Y8 / Y7 / Y6 / Y4",
        stacks="1:3 2:2 3:0 4:1",
        turn=LAST[4],
    )
    play(position, "Y4@6.B1 pass")
    assert position.outcome.scores == (6, 6, 6, 8)
    assert position.outcome.ranking == ((3,), (2,), (0, 1))
    assert position.outcome.reason == "points"


def test_cg_r27_of_three_with_equal_points_two_may_share_the_win():
    position = drawn(
        """
        R8 .  .  | R4 G4 .  | B4 V4 .  | .  .  .  | .  .  .  | .  .  .
      .                                                                  .
        .  .  .  | .  .  .  | .  .  .  | .  .  .  | .  .  .  | S7 .  .
        """,
        "Y8 / Y7 / Y6 / O7",
        stacks="1:0 2:1 3:2",
        turn=LAST[4],
    )
    play(position, "O7@6.B1 pass")
    assert position.outcome.scores == (8, 8, 8, 0)
    assert position.outcome.ranking == ((1, 2), (0,), (3,))
    assert position.outcome.reason == "shared"


def test_the_table_stays_as_it_was_after_the_end():
    position = finished("R5 .  . | G6 .  .  | .  .  .  | .  .  .", "1:0 2:1")
    assert "V6 Y6" in seen(position)
    assert position.view(None)["turn"] == 16
