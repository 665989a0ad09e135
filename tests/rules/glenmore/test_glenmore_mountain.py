"""Chronicle 2, Highlander: C2-R1 to C2-R17."""

from __future__ import annotations

import pytest

from rules import Chance, IllegalMove
from rules.glenmore.chronicles.mountain import Mountain
from rules.glenmore.components import NONE
from rules.glenmore.turn import Next
from tests.rules.glenmore.setups import (
    BOX,
    asked,
    at_start,
    draw_ring,
    goods_on,
    moves,
    names,
    play,
    table,
    tiles_on_ring,
)
from tests.rules.glenmore.test_glenmore_order import Rolls

#: The mountain is two spaces ahead of the figures, a free tile before and behind it.
RING = "p0 p1 inshriach mountain mountain lochridge easdale"


def mountain(ring=RING, land=None, **things):
    """The first seat's turn at such a ring."""
    return table(ring, land, chronicles="mountain", **things)


def shown(position):
    """What everybody sees of the mountain."""
    return position.view(None)["chronicles"]["mountain"]


def lay(position, coins=0, **goods):
    """Put things on the mountain."""
    there = Mountain.of(position)
    there.coins = coins
    for good, count in goods.items():
        there.goods[["wood", "stone", "barley", "sheep", "cow"].index(good)] = count


def on_top(land=None, ring="p0+mountain mountain p1 inshriach lochridge", coins=0, **goods):
    """The first seat's turn, standing on the mountain with such things on it."""
    position = mountain(ring, land)
    lay(position, coins, **goods)
    position.put(Next())
    position.settle()
    return position


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_c2_r1_the_mountain_stands_right_before_the_empty_space(seats):
    position = at_start(seats, chronicles=["mountain"])
    assert shown(position)["spaces"] == (11, 12)
    assert position.ring.empty == 13
    assert all(
        BOX.tiles[position.ring.floor[space]].stack in "SA"
        for space in range(seats + (seats == 2), 11)
    )


def test_c2_r2_it_takes_up_two_spaces_for_the_whole_game():
    position, chance = at_start(3, chronicles=["mountain"]), Chance("fixed")
    while position.outcome is None:
        assert shown(position)["spaces"] == (11, 12)
        assert position.ring.floor[11:13] == [NONE, NONE]
        (seat,) = position.to_act
        position.play(seat, chance.pick(position.moves(seat)))


def test_c2_r3_the_tiles_that_it_replaces_stay_in_the_stack():
    usual, changed = at_start(3), at_start(3, chronicles=["mountain"])
    assert len(changed.stacks["A"]) == len(usual.stacks["A"]) + 2


def test_c2_r4_who_passes_lays_a_coin_or_a_resource_on_it():
    position = mountain(land={"g4": "rothiemurchus wood"}, coins=2)
    play(position, "take-2")
    assert asked(position) == "toll"
    assert set(moves(position)) >= {"toll-coin", "toll-wood-g4"}
    play(position, "toll-coin")
    assert position.players[0].coins == 1
    assert shown(position)["coins"] == 1


def test_c2_r4_who_stops_before_it_lays_nothing():
    position = mountain(coins=2)
    play(position, "take-1 place-g4")
    assert position.players[0].coins == 2
    assert shown(position)["coins"] == 0


def test_c2_r5_the_passer_chooses_a_resource_from_any_own_tile():
    position = mountain(land={"g4": "rothiemurchus wood", "h4": "glen-lyon sheep"}, coins=1)
    play(position, "take-2")
    assert moves(position, "toll") == ["toll-wood-g4", "toll-sheep-h4"]
    play(position, "toll-sheep-h4")
    assert shown(position)["goods"] == {"sheep": 1}
    assert goods_on(position, "h4") == {}
    assert position.players[0].coins == 1


def test_c2_r6_whisky_and_scotsmen_are_not_laid_on_it():
    position = mountain(land={"h5": "scotsman scotsman"}, whisky=3, coins=1)
    play(position, "take-2 place-g4")
    assert shown(position)["coins"] == 1
    assert position.players[0].whisky == 3


def test_c2_r7_who_has_neither_passes_and_lays_nothing():
    position = mountain(whisky=1)
    play(position, "take-2")
    assert asked(position) == "place"
    assert (shown(position)["coins"], shown(position)["goods"]) == (0, {})


def test_c2_r8_a_figure_goes_onto_it_if_no_figure_stands_there():
    position = mountain()
    assert "climb" in moves(position)
    play(position, "climb")
    assert shown(position)["seat"] == 0
    play(position, "done")
    assert position.to_act == (1,)
    assert "climb" not in moves(position)
    with pytest.raises(IllegalMove) as refused:
        play(position, "climb")
    assert (refused.value.rule, refused.value.reason) == ("C2-R8", "mountain-taken")


def test_c2_r9_going_onto_it_costs_nothing():
    position = mountain(land={"g4": "rothiemurchus wood"}, coins=2)
    play(position, "climb")
    assert position.players[0].coins == 2
    assert goods_on(position, "g4") == {"wood": 1}


def test_c2_r10_who_goes_onto_it_takes_no_tile():
    position = mountain()
    play(position, "climb")
    assert len(position.players[0].land.tiles) == 2
    assert moves(position) == ["done"]


def test_c2_r11_who_leaves_it_may_take_everything():
    position = on_top({"g4": "rothiemurchus"}, coins=2, wood=1, cow=1)
    assert moves(position) == ["gather", "leave-goods"]
    play(position, "gather")
    assert position.players[0].coins == 2
    assert asked(position) == "put"
    play(position, "put-wood-g4 put-cow-h5")
    assert goods_on(position, "g4") == {"wood": 1}
    assert goods_on(position, "h5") == {"cow": 1}
    assert asked(position) == "take"
    assert (shown(position)["coins"], shown(position)["goods"]) == (0, {})


def test_c2_r11_or_leave_it_all_there():
    position = on_top(coins=2)
    play(position, "leave-goods")
    assert position.players[0].coins == 0
    assert shown(position)["coins"] == 2
    assert asked(position) == "take"


def test_c2_r11_from_a_bare_mountain_there_is_nothing_to_take():
    assert asked(on_top()) == "take"


def test_c2_r12_no_tile_is_laid_on_its_spaces():
    position = mountain(
        "p0 p1 inshriach lochridge easdale mountain mountain",
        end=False,
        stacks={"D": "halkirk plockton oban tobermory aviemore beauly culbin"},
    )
    play(position, "take-1 place-g4 done")
    assert position.ring.floor[5:7] == [NONE, NONE]
    assert all(tile != NONE for tile in position.ring.floor[7:14])


def test_c2_r13_the_empty_space_never_falls_on_it():
    position = mountain(
        "p0 mountain mountain p1 inshriach lochridge easdale",
        end=False,
        stacks={"D": "halkirk plockton oban tobermory aviemore beauly culbin dunkeld braemar"},
    )
    play(position, "take-1 place-g4 done")
    ring = position.ring
    assert ring.rear == 3
    assert ring.empty == 0
    assert [space for space in range(14) if ring.floor[space] == NONE] == [0, 1, 2, 3, 4]
    # It is outside of the line until the rearmost has gone on.
    assert "climb" not in moves(position)
    with pytest.raises(IllegalMove) as refused:
        play(position, "climb")
    assert refused.value.rule == "C2-R13"


def test_c2_r14_who_stands_on_it_at_the_end_gets_what_lies_there():
    ring = "p0 p1 world-end mountain mountain lochridge"
    position = mountain(ring, {"g4": "rothiemurchus"}, end=False)
    position.players[1].coins = 1
    lay(position, coins=3, wood=1)
    play(position, "climb done")
    play(position, "take-2")
    assert shown(position)["coins"] == 4
    play(position, "place-g4 done")
    assert (position.to_act, asked(position)) == ((0,), "put")
    assert moves(position) == ["put-wood-g4", "put-wood-g5", "put-wood-h5"]
    play(position, "put-wood-g4")
    assert position.outcome is not None
    assert position.players[0].coins == 4


def test_c2_r15_a_coin_of_the_supply_is_laid_on_it_when_the_die_passes():
    position = mountain("p0 p1 die inshriach mountain mountain lochridge easdale")
    draw_ring(position, "die p0 p1 mountain mountain lochridge easdale")
    position.chance = Rolls(1)
    position.put(Next())
    position.settle()
    assert shown(position)["coins"] == 1
    assert names(position.discard) == ["lochridge"]


def test_c2_r15_no_coin_if_the_die_stays_behind_it():
    position = mountain("p0 p1 die inshriach mountain mountain lochridge easdale")
    draw_ring(position, "die p0 p1 inshriach mountain mountain lochridge easdale")
    position.chance = Rolls(1)
    position.put(Next())
    position.settle()
    assert shown(position)["coins"] == 0


def test_c2_r15_a_waiting_die_that_goes_on_to_a_tile_beyond_it_passes_it_too():
    ring = "die p0 p1 " + "- " * 6 + "old-inn - mountain mountain"
    stacks = {"D": "shetland easdale"}
    position = table(ring, chronicles="mountain haggis", end=False, stacks=stacks)
    assert names(position.discard) == ["easdale"]
    assert shown(position)["coins"] == 1


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_c2_r16_in_the_variant_it_takes_up_one_space(seats):
    usual = at_start(seats, chronicles=["mountain"])
    harder = at_start(seats, chronicles=["mountain"], mountain="one")
    assert shown(harder)["spaces"] == (12,)
    assert len(tiles_on_ring(harder)) == len(tiles_on_ring(usual)) + 1
    assert len(harder.stacks["A"]) == len(usual.stacks["A"]) - 1


def test_c2_r17_the_die_discards_no_chronicles_tile(monkeypatch):
    lochridge = BOX.named["lochridge"]
    monkeypatch.setattr(type(lochridge), "guarded", property(lambda tile: tile is lochridge))
    position = mountain("p0 p1 die inshriach mountain mountain lochridge easdale")
    draw_ring(position, "die p0 p1 mountain mountain lochridge easdale")
    position.chance = Rolls(1)
    position.put(Next())
    position.settle()
    assert names(position.discard) == ["easdale"]
