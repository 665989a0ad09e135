"""Laying a card: what touches what, what fits, and what happens when nothing does."""

from __future__ import annotations

import pytest

from rules import IllegalMove
from tests.rules.glory.setups import (
    CELL_NAMES,
    CELLS,
    cells_for,
    drawn,
    legal,
    play,
    points,
    same,
    seen,
    stacks,
    table_of,
    told,
)

#: One red 5 in the middle of the upper side of field 2.
RED_FIVE = """
    .  .  .  | .  R5 .  | .  .  .  | .  .  .
  .                                            .
    .  .  .  | .  .  .  | .  .  .  | .  .  .
"""


def touching(cell: str, *, fields: int = 4, crosses: bool = True) -> tuple[str, str]:
    """The neighbours and the opposite of a cell, by name."""
    table = table_of(fields, crosses)
    beside = sorted(CELL_NAMES[near] for near in table.neighbours[CELLS[cell]])
    return " ".join(beside), CELL_NAMES[table.opposite[CELLS[cell]]]


def refused(position, move: str) -> str:
    """The rule and the reason for which a move of who is asked is refused."""
    (seat,) = position.to_act
    before = seen(position), legal(position)
    with pytest.raises(IllegalMove) as error:
        position.play(seat, move)
    assert (seen(position), legal(position)) == before, "a refused move changes nothing"
    assert error.value.notation == move
    return f"{error.value.rule} {error.value.reason}"


# ---- the turn ------------------------------------------------------------------------------------


def test_cg_r10_a_turn_is_a_card_and_then_perhaps_a_shield():
    position = drawn(RED_FIVE, "R6 G5 / B4 V4")
    assert position.view(0)["ask"] == position.view(None)["stage"] == "place"
    play(position, "R6@2.T0")
    assert position.to_act == (0,)
    assert position.view(0)["ask"] == position.view(None)["stage"] == "shield"
    assert legal(position) == "pass shield"
    play(position, "pass")
    assert position.to_act == (1,)
    assert position.view(1)["ask"] == "place_face_down"


def test_cg_r10_a_shield_can_not_come_before_the_card():
    position = drawn(RED_FIVE, "R6 G5 / B4")
    assert refused(position, "shield") == refused(position, "pass") == "CG-R10 card-first"


def test_cg_r10_only_one_card_is_laid_in_a_turn():
    position = drawn(RED_FIVE, "R6 G5 / B4")
    play(position, "R6@2.T0")
    assert refused(position, "G5@2.T2") == "CG-R10 card-laid"


def test_cg_r10_a_card_comes_from_the_own_hand():
    position = drawn(RED_FIVE, "R6 G5 / R4")
    assert refused(position, "R4@2.T0") == "CG-R10 card-not-held"
    assert refused(position, "?R4@2.T0") == "CG-R10 card-not-held"


def test_cg_r10_a_laid_card_leaves_the_hand_and_lies_on_the_table():
    position = drawn(RED_FIVE, "R6 G5 / B4")
    events = play(position, "R6@2.T0")
    assert position.view(0)["hand"] == ({"name": "G5", "colour": "green", "strength": 5},)
    assert seen(position) == same("""
        .  .  .  | R6 R5 .  | .  .  .  | .  .  .
      .                                            .
        .  .  .  | .  .  .  | .  .  .  | .  .  .
    """)
    (facts,) = told(events, "placed")
    assert facts == {
        "seat": 0,
        "card": "R6",
        "colour": "red",
        "strength": 6,
        "field": 2,
        "cell": "2.T0",
    }


def test_cg_r10_the_shield_step_is_left_out_without_shields():
    position = drawn(RED_FIVE, "R6 G5 / R4", stacks="1:00000")
    events = play(position, "R6@2.T0")
    assert position.to_act == (1,)
    assert [event.kind for event in events] == ["placed"]
    assert position.view(None)["last"]["shield"] is False


# ---- what fits -----------------------------------------------------------------------------------


def test_cg_r11_a_card_fits_by_colour_beside_and_opposite():
    assert cells_for(drawn(RED_FIVE, "R3 / "), "R3") == "2.B1 2.T0 2.T2"


def test_cg_r11_a_card_fits_by_strength_beside_and_opposite():
    assert cells_for(drawn(RED_FIVE, "G5 / "), "G5") == "2.B1 2.T0 2.T2"


def test_cg_r11_a_card_that_shares_neither_colour_nor_strength_fits_nowhere():
    position = drawn(RED_FIVE, "G5 G4 / ")
    assert cells_for(position, "G4") == ""
    assert refused(position, "G4@2.T0") == "CG-R11 no-match"


def test_cg_r11_a_cell_that_touches_no_card_is_no_place():
    assert refused(drawn(RED_FIVE, "R3 / "), "R3@4.T1") == "CG-R11 no-match"


def test_cg_r11_a_taken_cell_is_no_place():
    assert refused(drawn(RED_FIVE, "R3 / "), "R3@2.T1") == "CG-R11 cell-taken"


def test_cg_r11_new_cards_open_new_cells():
    position = drawn(RED_FIVE, "R6 / G6 S3")
    assert legal(position, 1) == ""
    play(position, "R6@2.T2 pass")
    assert cells_for(position, "G6") == "2.B2 3.T0"


def test_cg_r11_the_view_lists_the_cells_for_each_card_of_who_is_asked():
    position = drawn(RED_FIVE, "R3 G4 / ")
    assert position.view(0)["fits"] == {"R3": ("2.T0", "2.T2", "2.B1"), "G4": ()}
    assert position.view(1)["fits"] == position.view(None)["fits"] == {}
    play(position, "R3@2.T0")
    assert position.view(0)["fits"] == {}


def test_ruling_a8_one_matching_card_is_enough():
    position = drawn(
        """
        .  .  .  | G3 .  B4 | .  .  .  | .  .  .
      .                                            .
        .  .  .  | .  R5 .  | .  .  .  | .  .  .
        """,
        "R6 / ",
    )
    assert "2.T1" in cells_for(position, "R6")


def test_ruling_a9_start_cards_need_not_match():
    position = drawn(
        """
        R3 .  .  | .  .  .  | .  .  .  | .  .  .
      .                                            .
        G4 .  .  | .  .  .  | .  .  .  | .  .  .
        """,
        "R6 G6 / ",
    )
    assert legal(position) == "G6@1.B1 G6@1.H R6@1.H R6@1.T1"


# ---- what touches what ---------------------------------------------------------------------------


@pytest.mark.parametrize("fields", [4, 5, 6])
def test_cg_r12_every_cell_has_two_neighbours_and_one_opposite(fields):
    table = table_of(fields, crosses=True)
    cells = [cell for around in table.by_field for cell in around]
    assert len(cells) == 6 * fields + 2
    for cell in cells:
        beside, across = table.neighbours[cell], table.opposite[cell]
        assert len({cell, across, *beside}) == 4
        assert table.opposite[across] == cell
        assert all(cell in table.neighbours[near] for near in beside)


def test_cg_r12_diagonals_do_not_count():
    assert touching("2.T1") == ("2.T0 2.T2", "2.B1")
    assert refused(drawn(RED_FIVE, "R3 / "), "R3@2.B0") == "CG-R11 no-match"
    assert refused(drawn(RED_FIVE, "R3 / "), "R3@2.B2") == "CG-R11 no-match"


@pytest.mark.parametrize("fields", [4, 5, 6])
def test_cg_r13_a_head_touches_the_nearest_cells_and_the_other_head(fields):
    assert touching("1.H", fields=fields) == ("1.B0 1.T0", f"{fields}.H")
    assert touching(f"{fields}.H", fields=fields) == (f"{fields}.B2 {fields}.T2", "1.H")


def test_cg_r13_a_card_on_one_head_invites_to_the_other():
    position = drawn(
        """
        .  .  .  | .  .  .  | .  .  .  | .  .  .
      R5                                           .
        .  .  .  | .  .  .  | .  .  .  | .  .  .
        """,
        "G5 / ",
    )
    assert legal(position) == "G5@1.B0 G5@1.T0 G5@4.H"


def test_cg_r14_the_sides_go_on_over_the_border_of_two_fields():
    assert touching("1.T2") == ("1.T1 2.T0", "1.B2")
    assert touching("3.B0") == ("2.B2 3.B1", "3.T0")


def test_cg_r14_a_card_fits_beside_a_card_of_the_next_field():
    drawing = """
        .  .  .  | .  .  R5 | .  .  .  | .  .  .
      .                                            .
        .  .  .  | .  .  .  | .  .  .  | .  .  .
    """
    assert cells_for(drawn(drawing, "R3 / "), "R3") == "2.B2 2.T1 3.T0"


def test_ruling_a1_the_option_can_stop_neighbours_at_the_border():
    drawing = """
        .  .  .  | .  .  R5 | .  .  .  | .  .  .
      .                                            .
        .  .  .  | .  .  .  | .  .  .  | .  .  .
    """
    assert cells_for(drawn(drawing, "R3 / ", crosses=False), "R3") == "2.B2 2.T1"
    assert touching("1.T2", crosses=False) == ("1.T1", "1.B2")
    assert touching("1.H", crosses=False) == ("1.B0 1.T0", "4.H")


def test_ruling_a2_there_are_two_heads_in_all():
    for fields in (4, 5, 6):
        table = table_of(fields, crosses=True)
        heads = [name for name, cell in CELLS.items() if name.endswith("H") and table.has(cell)]
        assert heads == ["1.H", f"{fields}.H"]


def test_ruling_a3_a_head_belongs_to_its_field():
    position = drawn(
        """
        R3 .  .  | .  .  .  | .  .  .  | .  .  .
      .                                            .
        .  .  .  | .  .  .  | .  .  .  | .  .  .
        """,
        "R5 G6 / R4",
    )
    play(position, "R5@1.H shield")
    assert stacks(position) == "1:0"
    play(position, "R4@1.T1 shield")
    assert points(position) == "3:4"


# ---- face down -----------------------------------------------------------------------------------


def test_cg_r15_no_card_is_laid_face_down_while_one_fits():
    position = drawn(RED_FIVE, "G4 R3 / ")
    for move in ("?R3@2.T0", "?G4@2.T0", "?G4@4.H"):
        assert refused(position, move) == "CG-R15 something-fits"
    assert "?" not in legal(position)
    assert position.view(0)["ask"] == "place"


def test_ruling_a4_who_can_lay_a_card_face_up_must_do_so():
    position = drawn(RED_FIVE, "R3 / ")
    assert legal(position) == "R3@2.B1 R3@2.T0 R3@2.T2"


def test_cg_r16_if_nothing_fits_any_card_goes_face_down_on_any_free_cell():
    position = drawn(RED_FIVE, "G4 B3 / ")
    assert position.view(0)["ask"] == "place_face_down"
    free = [
        f"{number}.{place}"
        for number in range(1, 5)
        for place in ("T0", "T1", "T2", "B0", "B1", "B2", *(["H"] if number in {1, 4} else []))
        if f"{number}.{place}" != "2.T1"
    ]
    assert len(free) == 25
    assert legal(position) == " ".join(
        sorted(f"?{card}@{cell}" for card in ("G4", "B3") for cell in free)
    )
    assert set(position.view(0)["fits"]["G4"]) == set(free)


def test_cg_r16_face_up_is_refused_when_nothing_fits():
    position = drawn(RED_FIVE, "G4 B3 / ")
    assert refused(position, "G4@2.T0") == "CG-R16 nothing-fits"


def test_cg_r15_one_legal_placement_is_enough_to_refuse_all_others():
    position = drawn(
        """
        .  .  .  | 1?G6 R5 . | .  .  .  | .  .  .
      .                                            .
        .  .  .  | .  0?V3 . | .  .  .  | .  .  .
        """,
        "R3 G4 / ",
    )
    assert legal(position) == "R3@2.T2"
    assert refused(position, "?G4@4.H") == refused(position, "?R3@2.T2") == "CG-R15 something-fits"
    assert refused(position, "R3@2.B2") == refused(position, "G4@2.T2") == "CG-R11 no-match"


def test_ruling_a5_which_card_goes_face_down_and_where_is_free():
    position = drawn(RED_FIVE, "G4 B3 / ")
    play(position, "?B3@4.H")
    assert seen(position, 0) == same("""
        .  .  .  | .  R5 .  | .  .  .  | .  .  .
      .                                          0?B3
        .  .  .  | .  .  .  | .  .  .  | .  .  .
    """)


def test_cg_r17_a_face_down_card_blocks_its_cell():
    position = drawn(
        """
        .  .  .  | .  R5 0?R4 | .  .  . | .  .  .
      .                                            .
        .  .  .  | .  .  .  | .  .  .  | .  .  .
        """,
        "R3 / ",
    )
    assert cells_for(position, "R3") == "2.B1 2.T0"
    assert refused(position, "R3@2.T2") == "CG-R17 cell-covered"


def test_cg_r17_a_face_down_card_matches_nothing():
    position = drawn(
        """
        .  .  .  | .  1?R5 . | .  .  . | .  .  .
      .                                            .
        .  .  .  | .  .  .  | .  .  .  | .  G3 .
        """,
        "R3 R6 / ",
    )
    assert legal(position) == "R3@4.B0 R3@4.B2 R3@4.T1"


def test_ruling_a7_beside_face_down_cards_alone_nothing_fits():
    position = drawn(
        """
        .  .  .  | 0?R3 . 1?R4 | .  .  . | .  .  .
      .                                            .
        .  .  .  | .  0?R6 . | .  .  .  | .  .  .
        """,
        "R5 / ",
    )
    assert position.view(0)["ask"] == "place_face_down"
    assert refused(position, "R5@2.T1") == "CG-R16 nothing-fits"


def test_cg_r17_a_face_down_card_gives_no_points_and_no_cards():
    position = drawn(
        """
        .  .  .  | R5 1?R3 . | .  .  . | .  .  .
      .                                            .
        .  .  .  | .  .  .  | .  .  .  | .  .  .
        """,
        stacks="2:01",
    )
    scoring = position.view(None)["preview"]
    assert scoring["points"] == (5, 0)
    assert scoring["cards"] == (1, 0)
    assert scoring["fields"][1]["unclaimed"] == ()
