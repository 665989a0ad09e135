"""What all chronicles lean on: C0-R1 to C0-R13, and the rulings on all of them."""

from __future__ import annotations

import pytest

from rules import BadOptions, IllegalMove
from rules.glenmore.chronicles import CHRONICLES
from rules.glenmore.components import NONE
from tests.rules.glenmore.setups import (
    BOX,
    GAME,
    at_start,
    moves,
    names,
    play,
    table,
    tiles_on_ring,
)
from tests.rules.glenmore.test_glenmore_order import after_roll


@pytest.fixture
def guarded(monkeypatch):
    """Give tiles a chronicle's symbol, or the ban symbol."""

    def give(symbol: str, *tiles: str) -> None:
        monkeypatch.setattr(
            type(BOX.tiles[0]), symbol, property(lambda tile: tile.name in tiles), raising=True
        )

    return give


@pytest.mark.parametrize("seats", [3, 4])
def test_c0_r1_chronicles_are_combined_in_any_way(seats):
    chosen = [key for key, one in CHRONICLES.items() if seats in one.seat_counts]
    assert [one.key for one in at_start(seats, chronicles=chosen).chronicles] == chosen
    with pytest.raises(BadOptions):
        at_start(seats, chronicles=["nessie"])


def test_c0_r2_a_chronicle_changes_the_set_up_on_top_of_the_base_game():
    plain, changed = at_start(4), at_start(4, chronicles=["mountain"])
    assert changed.players[0].land.tiles == plain.players[0].land.tiles
    assert changed.market.filled == plain.market.filled
    assert changed.ring.floor[:9] == plain.ring.floor[:9]
    assert changed.ring.floor[9:] != plain.ring.floor[9:]


def test_c0_r3_the_die_discards_no_tile_with_a_symbol(guarded):
    guarded("guarded", "lochridge", "inshriach")
    position, _ = after_roll(1, "die p0 p1 lochridge inshriach easdale")
    assert names(position.discard) == ["easdale"]


def test_c0_r4_the_die_counts_tiles_with_a_symbol(guarded):
    guarded("guarded", "lochridge")
    position, _ = after_roll(2, "die p0 p1 lochridge inshriach easdale")
    assert names(position.discard) == ["inshriach"]


def test_c0_r5_with_nothing_but_symbols_ahead_the_die_waits_for_a_suitable_tile(guarded):
    guarded("guarded", "lochridge", "inshriach")
    ring = "die p0 p1 " + "- " * 8 + "lochridge inshriach"
    position, _ = after_roll(1, ring, end=False, stacks={"D": "easdale halkirk oban"})
    assert names(position.discard) == ["easdale"]
    assert tiles_on_ring(position)[:2] == ["lochridge", "inshriach"]


def test_c0_r5_a_waiting_die_does_not_take_a_tile_with_a_symbol(guarded):
    guarded("guarded", "lochridge", "easdale")
    ring = "die - p0 p1 " + "- " * 8 + "lochridge"
    position, _ = after_roll(1, ring, end=False, stacks={"D": "easdale halkirk oban aviemore"})
    assert names(position.discard) == ["halkirk"]
    assert "easdale" in tiles_on_ring(position)
    assert position.ring.floor[position.ring.at[-1]] == NONE
    assert position.waiting is None


def test_c0_r5_the_die_waits_for_another_turn_if_only_symbols_come(guarded):
    guarded("guarded", "lochridge", "easdale")
    ring = "die p0 inshriach p1 " + "- " * 8 + "lochridge"
    position, _ = after_roll(2, ring, end=False, stacks={"D": "easdale halkirk oban aviemore"})
    assert position.discard == []
    assert names([position.ring.floor[position.ring.at[-1]]]) == ["easdale"]
    play(position, "take-1 place-g4 done")
    assert names(position.discard) == ["halkirk"]
    assert position.waiting is None


def test_c0_r6_the_die_leaves_at_the_end_tile_though_symbols_lie_before_it(guarded):
    guarded("guarded", "lochridge")
    position, happened = after_roll(1, "die p0 p1 lochridge world-end easdale", end=False)
    assert [event.kind for event in happened if event.kind == "die-left"]
    assert position.discard == []


def test_c0_r7_a_tile_with_the_ban_symbol_is_passed_but_not_landed_on(guarded):
    guarded("barred", "lochridge")
    position = table("p0 p1 lochridge inshriach")
    assert moves(position, "take") == ["take-2"]
    with pytest.raises(IllegalMove) as refused:
        play(position, "take-1")
    assert refused.value.reason == "barred"
    play(position, "take-2 place-g4")
    assert "lochridge" in tiles_on_ring(position)


def test_c0_r8_a_tile_that_all_but_the_die_have_passed_is_swept_at_once():
    position = table("p0 lochridge p1 die inshriach easdale")
    play(position, "take-2")
    assert names(position.discard) == ["lochridge"]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_c0_r9_only_the_space_behind_the_last_figure_stays_empty(seats):
    position = at_start(seats, chronicles=["mountain"])
    ring = position.ring
    bare = [
        space
        for space in range(BOX.spaces)
        if ring.floor[space] == NONE and space not in ring.at and space not in ring.fixed
    ]
    assert bare == [ring.empty]


def test_c0_r10_the_last_tile_of_a_stack_calls_for_a_scoring_before_the_next_turn():
    position = table(
        "p0 p1 lochridge mountain mountain john-knox",
        end=False,
        chronicles="mountain",
        stacks={"A": "halkirk", "B": "plockton pitlochry oban tobermory " + "aviemore " * 9},
        coins=9,
    )
    play(position, "take-1 place-g4 done")
    assert [scoring.after for scoring in position.scorings] == ["A"]
    assert position.to_act == (1,)


def test_c0_r11_cards_of_chronicles_lie_with_the_others():
    everything = GAME.box.with_chronicles(list(CHRONICLES))
    position = at_start(4, chronicles=list(CHRONICLES))
    assert set(position.view(None)["cards"]) == set(everything.cards)
    assert set(BOX.cards) <= set(everything.cards)


def test_c0_r12_the_base_game_has_no_rows_but_those_of_the_goods():
    assert [row["good"] for row in at_start(4).view(None)["market"]] == [
        "wood",
        "stone",
        "barley",
        "sheep",
        "cow",
    ]


def test_c0_r13_all_cards_in_play_are_open_from_the_start():
    position = at_start(4, chronicles=list(CHRONICLES))
    assert set(position.view(None)["cards"]) == set(position.box.cards)


# ---- rulings -------------------------------------------------------------------------------------


def test_ruling_q0_2_a_target_is_chosen_first_and_must_stay_payable_after_the_tolls():
    """One coin and nothing else: beyond the mountain a tile for a coin is out of reach."""
    ring = "p0 p1 mountain mountain oban easdale"
    position = table(ring, coins=1, chronicles="mountain")
    cost = position.box.named["oban"].cost
    assert cost.coins or sum(cost.goods)
    assert "take-1" not in moves(position)
    assert "take-2" in moves(position)
    with pytest.raises(IllegalMove) as refused:
        play(position, "take-1")
    assert refused.value.reason == "too-dear"


def test_ruling_q0_3_tiles_of_the_ring_alone_are_neither_taken_nor_discarded(monkeypatch):
    tile = BOX.named["lochridge"]
    monkeypatch.setattr(type(tile), "kind", property(lambda one: KIND.get(one.name, "trade")))
    position = table("p0 p1 world-end lochridge")
    assert "take-2" not in moves(position)
    assert "discard-2" not in moves(position)


KIND = {"lochridge": "ring", "world-end": "end", "home-castle": "castle"}


def test_ruling_q0_4_swept_tiles_lie_in_the_discard_before_the_turn_goes_on():
    position = table("p0 halkirk p1 john-knox", coins=9)
    play(position, "take-2")
    assert names(position.discard) == ["halkirk"]


def test_ruling_q0_5_the_mountain_pays_out_before_the_final_scoring():
    position = table("p0 p1 world-end mountain mountain", chronicles="mountain", end=False)
    position.chronicles[0].coins = 5
    play(position, "climb done done")
    assert position.outcome is not None
    line = position.view(None)["scorings"][-1]["categories"]["coins"]
    assert line["counts"][0] == 5


def test_ruling_q0_6_who_is_blocked_chooses_between_that_and_the_mountain():
    position = table("p0 p1 oban mountain mountain world-end", end=False, chronicles="mountain")
    assert set(moves(position)) == {"discard-1", "climb", "finish"}
