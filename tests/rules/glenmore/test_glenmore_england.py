"""Chronicle 4, Hammer of the Scots: C4-R1 to C4-R21."""

from __future__ import annotations

import pytest

from rules import BadOptions, IllegalMove
from rules.glenmore.chronicles.england import England
from rules.glenmore.components import NONE
from rules.glenmore.turn import Next
from tests.rules.glenmore.setups import (
    BOX,
    asked,
    at_start,
    draw_ring,
    moves,
    names,
    people_on,
    play,
    table,
    tiles_on_ring,
    told,
)
from tests.rules.glenmore.test_glenmore_order import Rolls

RING = "englishman p0 p1 p2 lochridge inshriach easdale"


def england(ring=RING, land=None, owner=0, chronicles="england", **things):
    """A turn at such a ring, with the England marker before the first seat; it has been passed."""
    position = table("p0 p1 p2 lochridge", land, chronicles=chronicles, end=False, **things)
    draw_ring(position, ring)
    if "world-end" not in ring:
        position.ring.floor[12] = BOX.end
    England.of(position).owner = owner
    position.put(Next())
    position.settle()
    position.told = []
    return position


def shown(position):
    """What everybody sees of it."""
    return position.view(None)["chronicles"]["england"]


def test_c4_r1_it_is_for_three_or_four():
    with pytest.raises(BadOptions) as refused:
        at_start(2, chronicles=["england"])
    assert refused.value.reason == "chronicle-seats"
    assert at_start(3, chronicles=["england"]).chronicles


def test_c4_r2_four_tiles_join_the_stacks():
    box = at_start(4, chronicles=["england"]).box
    new = {name: box.named[name].stack for name in box.named if box.named[name].chronicle}
    assert new == {
        "loch-lomond": "A",
        "glenfinnan-church": "B",
        "glenfinnan-monument": "C",
        "military-roads": "D",
    }
    assert [len(box.stacks[stack]) for stack in "SABCD"] == [5, 15, 18, 18, 18]


def test_c4_r3_their_cards_join_the_display():
    cards = set(at_start(3, chronicles=["england"]).cards)
    assert cards - set(BOX.cards) == {
        "loch-lomond",
        "glenfinnan-church",
        "glenfinnan-monument",
        "military-roads",
    }


@pytest.mark.parametrize("seats", [3, 4])
def test_c4_r4_the_england_row_has_a_coin_in_its_first_cell(seats):
    shows = shown(at_start(seats, chronicles=["england"]))
    assert (shows["filled"], shows["prices"], shows["price"]) == (1, (1, 2, 3), 2)


def test_c4_r5_the_englishman_stands_in_place_of_the_first_a_tile():
    position = at_start(3, chronicles=["england"])
    assert shown(position)["space"] == 8
    assert position.ring.floor[8] == NONE
    assert shown(position)["owner"] is None
    assert len(position.stacks["A"]) == 15 - 4


@pytest.mark.parametrize(("seats", "die"), [(3, False), (3, True), (4, False), (4, True)])
def test_c4_r6_figures_die_first_tiles_englishman_a_tiles_and_the_empty_space(seats, die):
    position = at_start(seats, chronicles=["england"], die=die)
    before = seats + die
    assert all(BOX.tiles[tile].stack == "S" for tile in position.ring.floor[before : before + 5])
    assert shown(position)["space"] == before + 5
    stacks = [position.box.tiles[tile].stack for tile in position.ring.floor[before + 6 : 13]]
    assert stacks == ["A"] * (7 - before)
    assert position.ring.empty == 13


@pytest.mark.parametrize(("mountain", "laid"), [("two", 0), ("one", 1)])
def test_c4_r6_with_four_the_die_and_the_mountain_hardly_an_a_tile_is_out(mountain, laid):
    position = at_start(4, chronicles=["mountain", "england"], die=True, mountain=mountain)
    assert len(tiles_on_ring(position)) == 5 + laid


def test_c4_r7_who_passes_him_first_takes_the_marker():
    position = england("p0 p1 p2 lochridge englishman inshriach easdale", owner=None)
    play(position, "take-1 place-g4 done")
    assert shown(position)["owner"] is None
    happened = play(position, "take-1")
    assert [event.facts["seat"] for event in told(happened, "england-marker")] == [1]
    assert shown(position)["owner"] == 1


def test_c4_r8_passing_him_later_changes_nothing():
    position = england("p0 p1 p2 lochridge englishman inshriach easdale", owner=2)
    play(position, "take-2")
    assert shown(position)["owner"] == 2


@pytest.mark.parametrize("owner", [None, 1, 2])
def test_c4_r9_one_of_the_four_cards_takes_the_marker_from_whomever(owner):
    position = england("p0 p1 p2 loch-lomond englishman easdale", owner=owner)
    play(position, "take-1")
    assert position.players[0].cards == ("loch-lomond",)
    assert shown(position)["owner"] == 0


def test_c4_r10_when_he_is_last_the_owner_of_the_marker_uses_him():
    position = england(owner=1, coins=0)
    assert position.to_act == (1,)
    assert asked(position) == "england"
    assert position.view(None)["stage"] == "englishman"
    position.players[1].coins = 2
    position.changed()
    play(position, "take-1 place-g4")
    assert len(position.players[1].land.tiles) == 3
    assert shown(position)["space"] == 4


@pytest.mark.parametrize(("filled", "price"), [(0, 1), (1, 2), (2, 3)])
def test_c4_r11_using_him_costs_the_leftmost_empty_cell_of_the_row(filled, price):
    position = england(coins=3)
    England.of(position).filled = filled
    play(position, "take-1")
    assert position.players[0].coins == 3 - price
    assert shown(position)["filled"] == filled + 1


def test_c4_r12_the_tile_is_paid_as_well():
    ring = "englishman p0 p1 p2 kyle-of-lochalsh"
    assert "take-1" not in moves(england(ring, coins=3))
    position = england(ring, coins=4)
    play(position, "take-1")
    assert position.players[0].coins == 0
    assert shown(position)["filled"] == 2


def test_c4_r13_loch_ness_and_maclachlan_do_not_work_in_his_turn():
    land = {"g4": "halkirk", "e6": "rothiemurchus", "e5": "halkirk", "f5": "halkirk"}
    lasting = ["further-tile", "points-for-steps"]
    position = england(land=land, lasting=lasting, coins=3)
    assert not position.view(0)["further"]
    play(position, "take-1 place-h4")
    assert "activate-e6" not in moves(position)
    play(position, "activate-h5 done")
    assert position.players[0].points == 0
    # In the own turn both do.
    position = england("p0 p1 p2 englishman lochridge inshriach", land, lasting=lasting)
    assert position.view(0)["further"]
    play(position, "take-1 place-h4")
    assert "activate-e6" in moves(position)
    play(position, "activate-h5 done")
    assert position.players[0].points == 1


def test_c4_r14_the_four_tiles_are_not_taken_with_him():
    position = england("englishman p0 p1 p2 loch-lomond lochridge", coins=9)
    assert moves(position, "take") == ["take-2"]
    with pytest.raises(IllegalMove) as refused:
        play(position, "take-1")
    assert (refused.value.rule, refused.value.reason) == ("C4-R14", "not-with-englishman")


def test_c4_r15_who_does_not_pay_moves_him_to_any_tile_and_discards_it():
    position = england(coins=9)
    assert moves(position, "dismiss") == ["dismiss-1", "dismiss-2", "dismiss-3"]
    play(position, "dismiss-2")
    assert names(position.discard) == ["inshriach"]
    assert shown(position)["space"] == 5
    assert moves(position) == ["done"]


@pytest.mark.parametrize(("filled", "coins"), [(0, 0), (1, 1), (2, 2), (3, 3)])
def test_c4_r16_for_that_he_takes_the_rightmost_coins_of_the_row(filled, coins):
    position = england()
    England.of(position).filled = filled
    play(position, "dismiss-1")
    assert position.players[0].coins == coins
    assert shown(position)["filled"] == max(0, filled - 1)


def test_c4_r17_the_game_waits_for_him():
    position = england("p0 englishman world-end lochridge p1 p2")
    position.finished = frozenset({1, 2})
    play(position, "finish done")
    assert position.outcome is None
    assert (position.to_act, asked(position)) == ((0,), "england")
    play(position, "finish done")
    assert position.outcome is not None


def test_c4_r18_the_church_gives_four_points_for_a_barrel():
    position = england(
        "p0 p1 p2 englishman lochridge", {"g4": "glenfinnan-church"}, whisky=1, chronicles="england"
    )
    play(position, "take-1 place-h4 activate-g4")
    assert (position.players[0].whisky, position.players[0].points) == (0, 4)
    position = england("p0 p1 p2 englishman lochridge", {"g4": "glenfinnan-church"})
    play(position, "take-1 place-h4")
    assert "activate-g4" not in moves(position)


def test_c4_r19_the_monument_costs_a_scotsman_and_gives_three_points():
    position = england("p0 p1 p2 englishman glenfinnan-monument", {"g5": "scotsman scotsman"})
    play(position, "take-1 place-g4 activate-g4")
    assert people_on(position, "g5") == 1
    assert position.players[0].points == 3


def test_c4_r20_the_military_roads_bring_a_scotsman():
    position = england("p0 p1 p2 englishman military-roads", {"g5": "stone scotsman"})
    play(position, "take-1 place-g4")
    assert people_on(position, "g4") == 1
    assert position.players[0].cards == ("military-roads",)


def test_c4_r21_the_die_discards_none_of_the_four():
    position = table("p0 p1 p2 die lochridge", chronicles="england")
    draw_ring(position, "die p0 p1 p2 englishman loch-lomond inshriach")
    position.chance = Rolls(1)
    position.put(Next())
    position.settle()
    assert names(position.discard) == ["inshriach"]
