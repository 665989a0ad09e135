"""Rounds, the order of play and the die: GM-R42 to GM-R63."""

from __future__ import annotations

import pytest

from rules.glenmore.components import NONE
from rules.glenmore.turn import Next
from tests.rules.glenmore.setups import (
    BOX,
    asked,
    at_start,
    draw_ring,
    moves,
    names,
    number,
    play,
    table,
    tiles_on_ring,
    told,
)


class Rolls:
    """A die that shows what it is told to."""

    def __init__(self, rolled: int) -> None:
        self.rolled = rolled
        self.drawn = 0

    def pick(self, items):
        assert self.rolled in items
        return self.rolled


def after_roll(roll: int, ring: str, *, end: bool = True, stacks=None):
    """What was told, and the position, after the rearmost die rolls so much."""
    position = table("p0 p1 die lochridge inshriach", end=end, stacks=stacks)
    draw_ring(position, ring)
    if end:
        position.ring.floor[12] = BOX.end
    position.chance = Rolls(roll)
    position.put(Next())
    position.told = []
    position.settle()
    return position, position.told


def test_gm_r42_the_game_has_four_rounds():
    position = at_start(3)
    rounds = []
    while position.outcome is None:
        rounds.append(position.view(None)["round"])
        position.play(position.to_act[0], position.moves(position.to_act[0])[-1])
    assert list(dict.fromkeys(rounds)) == ["A", "B", "C", "D"]


@pytest.mark.parametrize(("stack", "later"), [("A", "B"), ("B", "C"), ("C", "D")])
def test_gm_r43_a_round_ends_when_the_last_tile_of_its_stack_is_laid(stack, later):
    position = table(
        "p0 p1 lochridge john-knox",
        end=False,
        stacks={stack: "halkirk", later: "plockton pitlochry oban tobermory " + "aviemore " * 9},
    )
    play(position, "take-1 place-g4")
    assert position.scorings == ()
    play(position, "done")
    assert [scoring.after for scoring in position.scorings] == [stack]


def test_gm_r44_the_last_round_ends_when_all_are_on_or_beyond_the_end():
    position = table("p0 p1 world-end lochridge")
    play(position, "finish done")
    assert position.outcome is None
    assert position.to_act == (1,)
    play(position, "take-2 place-g4 done")
    assert position.outcome is not None


def test_gm_r45_the_last_tile_of_the_last_stack_triggers_nothing():
    position = table("p0 p1 lochridge john-knox", end=False, stacks={"D": "halkirk"})
    play(position, "take-1 place-g4 done")
    assert position.stacks["D"] == []
    assert position.scorings == ()


def test_gm_r46_the_rearmost_acts():
    position = table("p0 p1 lochridge inshriach")
    play(position, "take-1 place-g4 done")
    assert position.to_act == (1,)


def test_gm_r47_who_is_still_rearmost_acts_again():
    position = table("p0 lochridge p1 inshriach")
    play(position, "take-1 place-g4 done")
    assert position.to_act == (0,)
    assert asked(position) == "take"


def test_gm_r48_a_figure_may_go_as_far_as_it_likes():
    position = table("p0 p1 lochridge inshriach easdale rothiemurchus")
    assert moves(position, "take") == ["take-1", "take-2", "take-3", "take-4"]


def test_gm_r49_nobody_is_lapped_and_holes_are_skipped():
    position = table("p0 - lochridge - p1 - inshriach")
    play(position, "take-2 place-g4 done")
    assert position.to_act == (1,)
    assert tiles_on_ring(position) == ["world-end"]


def test_gm_r50_each_of_several_turns_starts_anew():
    position = table("p0 lochridge p1 inshriach", {"h5": "scotsman"})
    play(position, "take-1 place-h4 activate-h5")
    assert position.steps == 1
    play(position, "done")
    assert position.steps == 0
    play(position, "take-1 place-g4")
    assert "activate-h5" in moves(position)


def test_gm_r51_a_die_at_the_rear_is_rolled_instead_of_a_turn():
    _, happened = after_roll(1, "die p0 p1 lochridge inshriach")
    assert [event.facts["number"] for event in told(happened, "rolled")] == [1]


def test_gm_r52_the_die_counts_tiles_and_skips_figures():
    position, _ = after_roll(2, "die p0 lochridge p1 - inshriach easdale")
    assert names(position.discard) == ["inshriach"]


def test_gm_r53_the_die_takes_the_place_of_the_tile_it_discards():
    position, _ = after_roll(1, "die p0 p1 lochridge inshriach")
    assert position.ring.at[-1] == 3
    assert position.ring.floor[3] == NONE
    assert names(position.discard) == ["lochridge"]


def test_gm_r54_the_die_does_not_stop_on_a_tile_with_a_chronicle_symbol(monkeypatch):
    guarded = BOX.tiles[number("lochridge")]
    monkeypatch.setattr(type(guarded), "guarded", property(lambda tile: tile is guarded))
    position, _ = after_roll(1, "die p0 p1 lochridge inshriach easdale")
    assert names(position.discard) == ["inshriach"]


def test_gm_r55_without_a_tile_to_stop_on_it_takes_the_first_one_laid():
    ring = "die p0 p1 " + "- " * 8 + "lochridge inshriach"
    position, _ = after_roll(3, ring, end=False, stacks={"D": "easdale halkirk oban"})
    assert names(position.discard) == ["easdale"]
    assert position.ring.at[-1] == 13
    assert tiles_on_ring(position) == ["lochridge", "inshriach"]


def test_gm_r56_the_die_never_discards_the_end_tile():
    position, _ = after_roll(1, "die p0 p1 world-end lochridge", end=False)
    assert position.discard == []
    assert BOX.end in position.ring.floor


def test_gm_r57_the_die_leaves_at_the_end_tile():
    position, happened = after_roll(2, "die p0 p1 lochridge world-end easdale", end=False)
    assert told(happened, "die-left")
    assert position.ring.at[-1] == -1
    assert names(position.discard) == []


def test_gm_r58_a_roll_over_the_end_tile_removes_it_too():
    position, happened = after_roll(3, "die p0 p1 world-end lochridge easdale", end=False)
    assert told(happened, "die-left")
    assert position.discard == []


def test_gm_r59_after_the_die_the_rearmost_is_next():
    position, _ = after_roll(1, "die p1 p0 lochridge inshriach easdale")
    assert position.to_act == (1,)


def test_gm_r60_after_the_die_the_ring_is_refilled():
    ring = "die p0 p1 lochridge inshriach " + "easdale " * 8
    position, happened = after_roll(1, ring, end=False, stacks={"D": "oban"})
    assert told(happened, "laid")
    assert tiles_on_ring(position)[-1] == "oban"


def test_gm_r61_the_die_is_no_player_for_tiles_that_all_have_passed():
    position = table("p0 die lochridge p1 inshriach")
    play(position, "take-2 place-g4")
    assert names(position.discard) == ["lochridge"]
    position = table("p0 p1 lochridge die inshriach")
    play(position, "take-2 place-g4")
    assert position.discard == []


def test_gm_r62_the_die_never_acts_twice_in_a_row():
    for seed in range(6):
        position = at_start(2, str(seed))
        while position.outcome is None:
            seat = position.to_act[0]
            options = position.moves(seat)
            events = position.play(seat, options[position.milestone % len(options)])
            assert len(told(events, "rolled")) <= 1


def test_gm_r63_the_empty_space_is_behind_the_rearmost_of_figures_and_die():
    position = table("p0 die p1 lochridge inshriach", end=False, stacks={"D": "oban " * 12})
    play(position, "take-1 place-g4 done")
    rear = position.ring.rear
    assert position.ring.floor[rear - 1] == NONE


def test_ruling_h1_a_waiting_die_leaves_if_the_end_tile_is_laid_on_it():
    ring = "die p0 p1 " + "- " * 9 + "lochridge"
    position, _ = after_roll(2, ring, end=False, stacks={"D": "world-end halkirk"})
    assert position.ring.at[-1] == -1
    assert tiles_on_ring(position) == ["lochridge", "world-end"]


def test_ruling_h16_the_refill_goes_on_after_the_die_that_waits():
    ring = "die - - p0 p1 " + "- " * 6 + "inshriach lochridge"
    position, _ = after_roll(3, ring, end=False, stacks={"D": "easdale halkirk oban"})
    assert names(position.discard) == ["easdale"]
    assert position.ring.at[-1] == 13
    assert tiles_on_ring(position) == ["inshriach", "lochridge", "halkirk", "oban"]


def test_ruling_h20_a_die_that_waited_does_not_act_at_once_again():
    ring = "die p0 p1 " + "- " * 9 + "lochridge"
    position, happened = after_roll(3, ring, end=False, stacks={"D": "easdale halkirk oban"})
    assert len(told(happened, "rolled")) == 1
    assert position.to_act == (0,)
