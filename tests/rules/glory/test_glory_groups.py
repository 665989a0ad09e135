"""Placements come in groups, one for each card, so that they can be offered card by card."""

from __future__ import annotations

import pytest

from tests.rules.glory.setups import by_lot, drawn, play

RED_FIVE = """
    .  .  .  | .  R5 .  | .  .  .  | .  .  .
  .                                            .
    .  .  .  | .  .  .  | .  .  .  | .  .  .
"""


def told(position) -> str:
    """The groups of who is asked: ``"R3: 2.T0 2.T2; G5: 2.T0"``."""
    (seat,) = position.to_act
    return "; ".join(
        f"{group.facts['card']}: {' '.join(str(move.facts['cell']) for move in group.moves)}"
        for group in position.groups(seat)
    )


def test_a_group_has_the_placements_of_one_card():
    position = drawn(RED_FIVE, "R3 G5 G4 / ")
    assert told(position) == "R3: 2.T0 2.T2 2.B1; G5: 2.T0 2.T2 2.B1"
    first, second = position.groups(0)
    assert (first.kind, first.facts) == ("card", {"card": "R3", "colour": "red", "strength": 3})
    assert first.name != second.name


def test_cards_that_can_only_go_face_down_have_groups_too():
    position = drawn(RED_FIVE, "G4 B3 / ")
    assert [len(group.moves) for group in position.groups(0)] == [25, 25]
    assert {move.kind for group in position.groups(0) for move in group.moves} == {"cover"}


def test_a_shield_and_a_seat_that_is_not_asked_need_no_groups():
    position = drawn(RED_FIVE, "R3 G5 / ")
    assert position.groups(1) == ()
    play(position, "R3@2.T0")
    assert position.groups(0) == ()


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_legal_placement_is_in_one_group(seats):
    for turns in range(0, 16, 3):
        position = by_lot(seats, "groups", turns=turns)
        (seat,) = position.to_act
        grouped = [move for group in position.groups(seat) for move in group.moves]
        assert grouped == list(position.moves(seat))
