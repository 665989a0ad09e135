"""Shields: where they may be laid, how many, and how they stack."""

from __future__ import annotations

from tests.rules.glory.setups import drawn, legal, play, points, shared, stacks, told

REDS = """
    R3 .  .  | .  R5 .  | .  .  .  | .  .  .
  .                                            .
    .  .  .  | .  .  .  | .  .  .  | .  .  .
"""


def test_cg_r18_a_shield_goes_on_the_field_of_the_card_just_laid():
    position = drawn(REDS, "R4 R6 / G5 B5")
    play(position, "R4@1.T1 shield")
    assert stacks(position) == "1:0"
    play(position, "G5@2.T2 shield")
    assert stacks(position) == "1:0 2:1"


def test_cg_r18_the_field_counts_not_the_card_it_was_matched_with():
    position = drawn(
        """
        .  .  R5 | .  .  .  | .  .  .  | .  .  .
      .                                            .
        .  .  .  | .  .  .  | .  .  .  | .  .  .
        """,
        "R4 / ",
    )
    play(position, "R4@2.T0 shield")
    assert stacks(position) == "2:0"


def test_cg_r18_a_shield_may_follow_a_face_down_card():
    position = drawn(REDS, "G4 B4 / ")
    play(position, "?G4@4.B1")
    assert legal(position) == "pass shield"
    play(position, "shield")
    assert stacks(position) == "4:0"


def test_cg_r19_at_most_one_shield_is_laid_in_a_turn():
    position = drawn(REDS, "R4 R6 / G5")
    play(position, "R4@1.T1 shield")
    assert position.to_act == (1,)
    assert position.view(None)["shields"] == (4, 5)


def test_cg_r19_nobody_lays_more_than_five():
    position = drawn(REDS, "R4 R6 V3 / G5 B5", stacks="1:0000")
    play(position, "R4@1.T1 shield G5@2.T2 pass R6@1.T2")
    assert position.view(None)["shields"] == (0, 5)
    assert position.to_act == (1,)
    assert stacks(position) == "1:00000"


def test_cg_r19_passing_keeps_the_shield():
    position = drawn(REDS, "R4 R6 / G5")
    events = play(position, "R4@1.T1 pass")
    assert position.view(None)["shields"] == (5, 5)
    assert stacks(position) == ""
    assert told(events, "passed") == [{"seat": 0, "field": 1}]


def test_cg_r19_laid_shields_stay_where_they_are():
    position = drawn(REDS, "R4 R6 Y3 / G5 G3 B5", stacks="1:10 2:01")
    play(position, "R4@1.T1 shield G5@2.T2 shield R6@1.T2 pass")
    assert stacks(position) == "1:100 2:011"


def test_cg_r20_shields_stack_in_the_order_in_which_they_were_laid():
    position = drawn(REDS, "R4 R6 / V4 B5")
    play(position, "R4@1.T1 shield V4@1.T2 shield")
    events = play(position, "R6@1.H shield")
    assert stacks(position) == "1:010"
    assert told(events, "shielded") == [{"seat": 0, "field": 1, "height": 3, "left": 3}]


def test_cg_r20_one_player_may_have_several_shields_on_a_field():
    position = drawn(REDS, "R4 R6 / ", stacks="1:00")
    play(position, "R4@1.T1 shield")
    assert stacks(position) == "1:000"
    assert points(position) == "7:0"


def test_ruling_a13_everybody_sees_the_order_of_a_stack():
    position = drawn(REDS, stacks="1:0110")
    for viewer in (0, 1, None):
        assert position.view(viewer)["fields"][0]["stack"] == (0, 1, 1, 0)


def test_the_last_placement_tells_of_its_shield():
    position = drawn(REDS, "R4 R6 / G5")
    assert position.view(None)["last"] is None
    play(position, "R4@1.T1")
    assert position.view(None)["last"] == {
        "seat": 0,
        "field": 1,
        "cell": "1.T1",
        "card": {"name": "R4", "colour": "red", "strength": 4},
        "face_down": False,
        "shield": None,
    }
    play(position, "shield")
    assert position.view(None)["last"]["shield"] is True


def test_everybody_sees_what_a_shield_that_is_asked_for_would_take():
    position = drawn(REDS, "R4 G3 / V6", stacks="1:1")
    assert position.view(0)["offer"] is None
    play(position, "R4@1.T1")
    for viewer in (0, 1, None):
        offer = position.view(viewer)["offer"]
        assert offer == {"rank": 2, "count": 1, "strength": 4, "points": 4}
    play(position, "shield")
    assert position.view(0)["offer"] is None
    assert shared(position, 1) == "1 takes R3; 0 takes R4"


def test_a_shield_for_which_no_card_is_left_is_offered_nothing():
    position = drawn(REDS, "R4 G3 / V6", stacks="1:110")
    play(position, "R4@1.T1")
    assert position.view(0)["offer"] == {"rank": 4, "count": 0, "strength": 0, "points": 0}


def test_the_preview_shows_what_a_shield_has_just_earned():
    position = drawn(REDS, "R4 R6 / ", stacks="1:1")
    play(position, "R4@1.T1")
    assert shared(position, 1) == "1 takes R3; nobody takes R4"
    play(position, "shield")
    assert shared(position, 1) == "1 takes R3; 0 takes R4"
    assert points(position) == "4:3"
