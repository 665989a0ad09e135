"""Moving up and the card from the hand: CH-R12 to CH-R14."""

from __future__ import annotations

import pytest

from rules import IllegalMove
from tests.rules.cherokee.setups import (
    ask,
    at,
    discard,
    everybody,
    hand,
    lay,
    moves,
    play,
    start,
    steps,
    walk,
)


def gap_at_g3(left: str, right: str):
    """A game in which the woman on G3 can chase the man on F3; below G3 stand H3 and H4."""
    return lay(
        f"""
                     .
                   .   .
                 .   .   .
               .   .   .   .
             .   .   .   .   .
           . DE5m DE4m DE6m . .
         .   .  WO8w DE7m .  .  .
        . . {left} {right} . . . .
        """
    )


def test_ch_r12_the_higher_of_the_two_below_moves_up():
    assert steps(play(gap_at_g3("BL7m", "LH6w"), "F3")) == "G3-F3 H3-G3"
    assert steps(play(gap_at_g3("BL6m", "LH7w"), "F3")) == "G3-F3 H4-G3"


def test_ch_r12_the_rulebooks_blue_man_is_higher_than_the_green_woman():
    position = play(gap_at_g3("LH5w", "BL6m"), "F3")
    assert at(position, "G3 H3 H4") == "BL6m LH5w -"


def test_ch_r12_the_rulebooks_red_woman_goes_before_the_pink_man_of_the_same_value():
    for left, right, steps_up in (("BI6w", "WP6m", "H3-G3"), ("WP6m", "BI6w", "H4-G3")):
        position = play(gap_at_g3(left, right), "F3")
        assert steps(position) == f"G3-F3 {steps_up}"


@pytest.mark.parametrize(("left", "right"), [("BI6w", "BL6w"), ("BI6m", "BL6m")])
def test_ch_r12_between_two_of_one_value_and_sex_the_player_chooses(left, right):
    position = play(gap_at_g3(left, right), "F3")
    assert ask(position) == "0 successor"
    assert moves(position) == "H3-G3 H4-G3"
    assert position.view(None)["gap"] == "G3"
    assert position.view(None)["successors"] == ("H3", "H4")
    assert at(position, "G3") == "-"
    assert at(play(position.copy(), "H3-G3"), "G3 H3 H4") == f"{left} - {right}"
    assert at(play(position.copy(), "H4-G3"), "G3 H3 H4") == f"{right} {left} -"


def test_ch_r12_somebody_else_can_not_be_chosen():
    position = play(gap_at_g3("BI6w", "BL6w"), "F3")
    for word, reason in (("G2-F2", "not-a-successor"), ("BI9m", "successor-awaited")):
        with pytest.raises(IllegalMove) as error:
            play(position, word)
        assert (error.value.rule, error.value.reason) == ("CH-R12", reason)


def test_ch_r12_every_gap_is_filled_down_to_the_base():
    position = lay(
        """
                         DE4m
                      WO9m  DE3w
                   BL8m  BL7m  .
                LH6m  LH7m  .   .
              .  BI5m  BI6w  .   .
            .   .  WP5w  WP4m  .   .
          .   .  DE7m  DE6m  .   .   .
        .   .  WO4m  WO5m  .   .   .   .
        """
    )
    play(position, "A1")
    assert steps(position) == "B1-A1 C1-B1 D2-C1 E3-D2 F3-E3 G3-F3 H4-G3"
    assert at(position, "A1 B1 C1 D2 E3 F3 G3 H4") == "WO9m BL8m LH7m BI6w WP5w DE7m WO5m -"


def test_ch_r12_one_chain_can_ask_more_than_once():
    position = lay(
        """
                     .
                   .   .
                 .   .   .
               .   .   .   .
            DE4m WO8m . . .
         DE6m DE7m LH7m . . .
          . . BI6w BL6w . . .
        . . DE5m LH5m DE5w . . .
        """
    )
    play(position, "E1")
    assert moves(position) == "F2-E2 F3-E2"
    play(position, "F3-E2")
    assert moves(position) == "G3-F3 G4-F3"
    play(position, "G4-F3")
    assert steps(position) == "E2-E1 F3-E2 G4-F3 H5-G4"


def test_ch_r12_everybody_is_told_why_somebody_moved_up():
    reasons = {("BL7m", "LH6w"): "higher", ("BI6w", "WP6m"): "woman"}
    for (left, right), reason in reasons.items():
        told = gap_at_g3(left, right).play(0, "F3")[1]
        assert told.kind == "succeeded"
        assert told.facts["reason"] == reason
    chosen = play(gap_at_g3("BI6w", "BL6w"), "F3").play(0, "H4-G3")
    assert [event.facts for event in chosen] == [
        {
            "seat": 0,
            "origin": "H4",
            "cell": "G3",
            "clan": "blue",
            "value": 6,
            "sex": "woman",
            "reason": "chosen",
        }
    ]


def test_ch_r12_the_last_turn_can_be_drawn_from_the_view():
    position = play(gap_at_g3("BL7m", "LH6w"), "F3")
    shown = position.view(None)["last"]
    assert (shown["seat"], shown["target"], shown["attackers"]) == (0, "F3", ("G3",))
    assert shown["chased"] == {"card": "DE4m", "clan": "deer", "value": 4, "sex": "man"}
    assert shown["steps"] == (("G3", "F3"), ("H3", "G3"))
    assert shown["placed"] is None
    play(position, moves(position).split()[0])
    assert position.view(None)["last"] == {**shown, "placed": "H3"}


# ---- the card from the hand ----------------------------------------------------------------------


def test_ch_r13_any_card_of_the_hand_may_fill_the_base():
    position = play(gap_at_g3("BL7m", "LH6w"), "F3")
    assert moves(position) == hand(position, 0)
    card = hand(position, 0).split()[3]
    told = position.play(0, card)[0]
    assert at(position, "H3") == card
    assert told.kind == "placed"
    assert (told.facts["cell"], told.facts["left"]) == ("H3", 17)


def test_ch_r13_a_card_that_is_not_held_can_not_be_laid():
    position = play(gap_at_g3("BL7m", "LH6w"), "F3")
    other = hand(position, 1).split()[0]
    with pytest.raises(IllegalMove) as error:
        play(position, other)
    assert (error.value.rule, error.value.reason) == ("CH-R13", "card-not-held")


def test_ch_r13_after_a_turn_the_pyramid_is_whole_again():
    for position in walk(start(3)):
        if position.view(None)["stage"] == "target":
            assert len(set(everybody(position))) == 36
            assert "-" not in everybody(position)


def test_ch_r13_the_last_card_is_laid_by_its_owner_too():
    position = lay("", hands=("BI9m", "BL9m"))
    play(position, moves(position).split()[0])
    while ask(position) != "0 place":
        play(position, moves(position).split()[0])
    assert moves(position) == "BI9m"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_ch_r14_every_turn_takes_one_card_and_nobody_draws(seats):
    position = start(seats, no_attack="discard")
    sizes = [position.view(None)["hand_sizes"]]
    for after in walk(position):
        if after.view(None)["hand_sizes"] != sizes[-1]:
            sizes.append(after.view(None)["hand_sizes"])
    assert len(sizes) == 37
    assert [sum(held) for held in sizes] == list(range(36, -1, -1))
    assert position.outcome is not None


def test_ch_r14_the_game_is_over_with_the_last_card():
    position = lay("", hands=("BI9m", "BL9m"))
    for number, _ in enumerate(walk(position)):
        assert number < 20
    assert ask(position) == "over"
    assert position.view(None)["hand_sizes"] == (0, 0)
    assert len(discard(position).split()) == 36
