"""Hammer of the Scots: the rulings on it, what moves say, and the computer."""

from __future__ import annotations

import pytest

from rules import Chance, IllegalMove
from rules.glenmore.chronicles.england import England
from tests.rules.glenmore.setups import (
    GAME,
    asked,
    at_start,
    moves,
    names,
    people_on,
    play,
    tiles_on_ring,
)
from tests.rules.glenmore.test_glenmore_england import england, shown

# ---- rulings -------------------------------------------------------------------------------------


def test_ruling_a1_he_counts_as_a_figure_for_tiles_that_all_have_passed():
    position = england("p0 p1 p2 lochridge englishman inshriach easdale")
    play(position, "take-2 place-g4 done take-2")
    assert names(position.discard) == []
    position = england("p0 englishman lochridge p1 p2 inshriach")
    play(position, "take-2")
    assert "lochridge" in tiles_on_ring(position)


def test_ruling_a1_what_he_passes_last_is_swept():
    position = england("englishman lochridge p0 p1 p2 inshriach", coins=2)
    play(position, "take-2")
    assert names(position.discard) == ["lochridge"]


def test_ruling_a1_the_empty_space_is_behind_him():
    position = england("p0 englishman p1 p2 lochridge inshriach")
    play(position, "take-1 place-g4 done")
    assert position.ring.rear == 1
    assert position.ring.empty == 0


def test_ruling_a2_the_game_is_not_over_before_he_has_passed_the_end():
    position = england("p0 p1+world-end p2 lochridge englishman")
    position.finished = frozenset({1, 2, 3})
    play(position, "take-2 place-g4 done")
    assert position.outcome is not None


def test_ruling_q4_1_he_throws_away_any_tile_of_the_box():
    position = england("englishman p0 p1 p2 loch-lomond lochridge")
    play(position, "dismiss-1")
    assert names(position.discard) == ["loch-lomond"]


def test_ruling_q4_2_on_the_end_tile_nothing_is_discarded_paid_or_received():
    position = england("englishman p0 p1 p2 world-end lochridge", coins=1)
    play(position, "finish")
    assert position.discard == []
    assert (position.players[0].coins, shown(position)["filled"]) == (1, 1)
    assert shown(position)["finished"]


def test_ruling_q4_3_with_a_full_row_only_the_unpaid_move_is_left():
    position = england(coins=9)
    England.of(position).filled = 3
    position.changed()
    assert moves(position, "take") == []
    with pytest.raises(IllegalMove) as refused:
        play(position, "take-1")
    assert (refused.value.rule, refused.value.reason) == ("C4-R11", "england-row-full")


def test_ruling_q4_3_without_enough_coins_goods_may_be_sold_first():
    position = england(land={"g4": "rothiemurchus wood"})
    position.market.filled[0] = 2
    position.changed()
    play(position, "take-1")
    assert (position.players[0].coins, shown(position)["filled"]) == (0, 2)


def test_ruling_q4_4_a_person_taken_with_him_brings_a_marker():
    position = england("englishman p0 p1 p2 john-knox", coins=9)
    play(position, "take-1")
    assert asked(position) == "clan"
    assert names(position.players[0].persons) == ["john-knox"]


def test_ruling_q4_5_placing_one_time_effects_activations_and_the_market_work():
    land = {"f4": "rothiemurchus wood wood", "f6": "glen-lyon sheep", "g4": "inshriach"}
    position = england("englishman p0 p1 p2 halkirk", land, coins=3)
    position.market.filled[3] = 1
    play(position, "take-1 place-f5")
    assert people_on(position, "f5") == 1
    assert {"activate-f4", "activate-f5", "sell-sheep-f6"} <= set(moves(position))
    play(position, "activate-f5 move-f5-f4")
    assert people_on(position, "f4") == 1


def test_ruling_q4_6_he_neither_pays_at_the_mountain_nor_goes_there():
    position = england(
        "englishman p0 p1 p2 mountain mountain lochridge",
        coins=2,
        chronicles="mountain england",
    )
    assert "climb" not in moves(position)
    play(position, "take-1")
    assert position.view(None)["chronicles"]["mountain"]["coins"] == 0


def test_ruling_q4_6_his_owner_passes_nothing_in_his_turn():
    """Nobody takes the marker by moving him."""
    position = england("englishman p0 p1 p2 lochridge", owner=2)
    position.players[2].coins = 2
    position.changed()
    play(position, "take-1")
    assert shown(position)["owner"] == 2


def test_ruling_q4_7_activating_the_monument_again_costs_no_scotsman():
    position = england(
        "p0 p1 p2 englishman lochridge", {"g4": "glenfinnan-monument", "g5": "scotsman"}
    )
    play(position, "take-1 place-h4 activate-g4")
    assert position.players[0].points == 3
    assert people_on(position, "g5") == 1


@pytest.mark.parametrize("seats", [3, 4])
def test_ruling_q4_9_exactly_one_coin_lies_in_the_row_whatever_the_market_holds(seats):
    position = at_start(seats, chronicles=["england"])
    assert England.of(position).coins == 1
    assert position.market.filled == [int(seats == 3)] * 5


# ---- beyond the catalogue ------------------------------------------------------------------------


def test_a_player_who_has_finished_decides_for_him():
    position = england("englishman p1 p2 lochridge world-end+p0 inshriach")
    position.finished = frozenset({0})
    assert (position.to_act, asked(position)) == ((0,), "england")
    play(position, "dismiss-1 done")
    assert position.outcome is None


def test_moves_say_what_he_costs_and_brings():
    position = england(coins=3)
    facts = {str(move): move.facts for move in position.explained(0)}
    assert facts["take-1"]["coins"] == 2
    assert facts["dismiss-1"]["coins"] == 1
    assert facts["dismiss-1"]["tile"] == "lochridge"
    assert position.view(0)["facts"]["england"] == 2


def test_the_end_tile_and_what_is_not_there_are_never_thrown_away():
    position = england("englishman p0 p1 p2 world-end lochridge")
    for word, reason in [("dismiss-1", "stays-on-the-ring"), ("dismiss-9", "no-tile-there")]:
        with pytest.raises(IllegalMove) as refused:
            play(position, word)
        assert refused.value.reason == reason


@pytest.mark.parametrize("chronicles", ["england", "mountain england"])
@pytest.mark.parametrize("seats", [3, 4])
def test_coins_are_conserved(seats, chronicles):
    for seed in range(3):
        options = {"chronicles": chronicles.split(), "die": seed == 1}
        position, chance = GAME.start(seats, options, f"{seed}"), Chance(f"coins {seed}")
        while position.outcome is None:
            (seat,) = position.to_act
            coins = all_coins(position)
            for event in position.play(seat, chance.pick(position.moves(seat))):
                if event.kind in {"coins", "england-paid", "die-passed-mountain"}:
                    coins += event.facts.get("coins", 1)
                elif event.kind == "paid-coins":
                    coins -= event.facts["coins"]
            assert all_coins(position) == coins


def all_coins(position) -> int:
    """The coins of players, of the market and of chronicles."""
    held = sum(getattr(one, "coins", 0) for one in position.chronicles)
    return held + position.market.coins + sum(player.coins for player in position.players)


def advice(position) -> str:
    """What the computer would play for who is asked."""
    (seat,) = position.to_act
    return str(GAME.advise(position.imagine(seat, Chance("a")), seat, Chance("b")))


def test_the_computer_uses_him_for_a_good_tile_and_takes_coins_for_a_bad_one():
    good = england("englishman p0 p1 p2 robert-burns", {"h5": "scotsman"}, coins=9)
    assert advice(good) == "take-1"
    bad = england("englishman p0 p1 p2 easdale", {"h5": "scotsman"}, coins=3)
    England.of(bad).filled = 2
    bad.changed()
    assert advice(bad) == "dismiss-1"
