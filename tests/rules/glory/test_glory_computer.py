"""The computer player: it counts what shields take, and it plays better than by lot."""

from __future__ import annotations

import pytest

from rules import GAMES, Chance
from tests.rules.glory.setups import by_lot, cells_for, drawn, play, start


def advice(position, text: str = "advice") -> str:
    """What a computer would play for who is asked."""
    (seat,) = position.to_act
    chance = Chance(text)
    return str(GAMES["glory"].advise(position.imagine(seat, chance), seat, chance))


def test_it_lays_its_last_shield_where_it_takes_something():
    position = drawn(
        """
        R3 .  .  | .  .  .  | .  .  .  | .  .  .
      .                                            .
        .  .  .  | .  .  .  | .  .  .  | .  .  .
        """,
        "G6 / R5",
        turn=15,
        stacks="1:0",
    )
    assert advice(position) in {"R5@1.T1", "R5@1.H", "R5@1.B0"}
    play(position, "R5@1.T1")
    assert advice(position) == "shield"


def test_it_takes_the_better_of_two_fields_with_its_last_card():
    position = drawn(
        """
        R3 B3 .  | .  .  .  | .  .  .  | .  V6 G6
      .                                            .
        .  .  .  | .  .  .  | .  .  .  | .  .  .
        """,
        "G5 / R6",
        turn=15,
    )
    assert {cell[0] for cell in cells_for(position, "R6").split()} == {"1", "4"}
    assert advice(position).startswith("R6@4.")


def test_it_pushes_the_strong_cards_out_of_a_field_that_others_hold():
    position = drawn(
        """
        R6 G6 B6 | .  .  .  | .  .  .  | .  .  .
      .                                            .
        .  .  .  | .  .  .  | .  .  .  | .  .  V3
        """,
        "G5 / R3",
        turn=15,
        stacks="1:0 2:11111",
    )
    assert advice(position).partition("@")[2] in {"1.H", "1.B0"}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_its_advice_is_legal_and_fixed_by_its_chance(seats):
    for turns in (4, 11):
        position = by_lot(seats, "advice", turns=turns)
        (seat,) = position.to_act
        word = advice(position)
        assert word == advice(position)
        position.play(seat, word)


def test_it_knows_only_what_its_seat_may_know():
    position = by_lot(3, "blind", turns=12)
    (seat,) = position.to_act
    elsewhere = position.imagine(seat, Chance("elsewhere"))
    assert advice(position) == advice(elsewhere)


def test_it_beats_a_player_who_moves_by_lot():
    wins = 0
    for number in range(4):
        position, chance = start(2, seed=f"contest {number}"), Chance(f"contest {number}")
        computer = number % 2
        while position.outcome is None:
            (seat,) = position.to_act
            legal = position.moves(seat)
            word = advice(position, f"{number}") if seat == computer else chance.pick(legal)
            position.play(seat, word)
        wins += position.outcome.winners == (computer,)
    assert wins >= 3
