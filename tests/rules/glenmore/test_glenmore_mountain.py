"""Chronicle 2, Highlander: C2-R1 to C2-R17."""

from __future__ import annotations

import pytest

from rules import Chance, IllegalMove
from rules.glenmore.chronicles.mountain import Mountain
from rules.glenmore.components import NONE
from rules.glenmore.turn import Next
from tests.rules.glenmore.setups import (
    BOX,
    GAME,
    asked,
    at_start,
    draw_ring,
    goods_on,
    moves,
    names,
    play,
    table,
    tiles_on_ring,
    told,
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


# ---- rulings -------------------------------------------------------------------------------------


def test_ruling_q2_1_the_rearmost_on_the_mountain_has_the_empty_space_behind_it():
    position = mountain("- p0+mountain mountain p1 inshriach")
    assert position.ring.rear == 1
    assert position.ring.empty == 0


def test_ruling_q2_2_the_toll_comes_before_the_tile_is_paid_and_a_sale_before_it():
    position = mountain(land={"g4": "rothiemurchus wood"})
    position.market.filled[0] = 3
    play(position, "sell-wood-g4 take-2")
    assert asked(position) == "place"
    assert (position.players[0].coins, shown(position)["coins"]) == (2, 1)


def test_ruling_q2_2_if_only_a_sale_helps_only_sales_are_offered():
    """One coin for the tile and one for the mountain come out of one of two goods."""
    land = {"g4": "rothiemurchus wood", "h4": "glen-lyon sheep"}
    position = mountain("p0 p1 inshriach mountain mountain spean-bridge", land)
    assert position.box.named["spean-bridge"].cost.coins == 1
    position.market.filled = [2, 0, 0, 2, 0]
    play(position, "take-2")
    assert moves(position) == ["toll-wood-g4", "toll-sheep-h4"]
    position = mountain("p0 p1 inshriach mountain mountain spean-bridge", {"g4": "halkirk wood"})
    position.market.filled[0] = 2
    position.changed()
    play(position, "take-2")
    assert asked(position) == "place"
    assert (position.players[0].coins, shown(position)["coins"]) == (0, 1)


def test_ruling_q2_2_what_the_tile_needs_is_not_laid_on_it():
    ring = "p0 p1 inshriach mountain mountain easdale oban"
    land = {"g4": "rothiemurchus wood", "g5": "stone scotsman"}
    position = mountain(ring, land, coins=1)
    position.market.filled = [3] * 5
    play(position, "take-3")
    assert asked(position) != "toll"
    assert shown(position)["coins"] == 1
    assert position.players[0].coins == 0


def test_ruling_q2_3_what_is_gathered_pays_the_next_tile_and_what_finds_no_room_is_lost():
    full = {"g5": "wood wood wood scotsman", "h5": "stone stone stone"}
    position = on_top(full, coins=1, sheep=1)
    happened = play(position, "gather")
    assert told(happened, "goods-lost")
    assert position.players[0].coins == 1
    assert "take-1" in moves(position)


def test_ruling_q2_4_tolls_laid_later_belong_to_who_stands_there_at_the_end():
    ring = "p0 p1 world-end mountain mountain lochridge"
    position = mountain(ring, end=False)
    position.players[1].coins = 1
    play(position, "climb done")
    play(position, "take-2 place-g4 done")
    assert position.players[0].coins == 1
    assert position.view(None)["scorings"][-1]["categories"]["coins"]["counts"] == (1, 0)


def test_ruling_q2_5_a_turn_on_the_mountain_has_all_else_of_the_own_turn():
    land = {"g4": "rothiemurchus wood", "g5": "scotsman"}
    position = mountain(land=land, lasting=["further-tile"])
    position.market.filled[0] = 1
    play(position, "climb")
    assert {"sell-wood-g4", "activate-g4", "done"} <= set(moves(position))


def test_ruling_q2_6_the_die_does_not_count_the_mountain():
    position = mountain("p0 p1 die inshriach mountain mountain lochridge easdale")
    draw_ring(position, "die p0 p1 inshriach mountain mountain lochridge easdale")
    position.chance = Rolls(2)
    position.put(Next())
    position.settle()
    assert names(position.discard) == ["lochridge"]


def test_ruling_q2_7_passing_an_occupied_mountain_costs_the_toll_all_the_same():
    position = mountain("p0 p1+mountain mountain inshriach lochridge", coins=1)
    play(position, "take-1")
    assert shown(position)["coins"] == 1


# ---- beyond the catalogue ------------------------------------------------------------------------


def test_what_cannot_be_laid_on_it_is_refused_with_its_rule():
    position = mountain(land={"g4": "rothiemurchus wood stone"})
    play(position, "take-2")
    for word, rule, reason in [
        ("toll-coin", "C2-R5", "no-coin"),
        ("toll-cow-g4", "C2-R5", "good-not-there"),
        ("take-1", "GM-R64", "not-asked"),
    ]:
        with pytest.raises(IllegalMove) as refused:
            play(position, word)
        assert (refused.value.rule, refused.value.reason) == (rule, reason)


def test_who_can_go_onto_it_sees_so():
    position = mountain()
    assert shown(position)["open"] is True
    play(position, "climb")
    assert shown(position)["open"] is None
    play(position, "done")
    assert shown(position)["open"] is False


def test_moves_say_what_lies_there_and_that_it_is_passed():
    position = mountain(coins=3)
    lay(position, coins=2, wood=1)
    explained = {str(move): move.facts for move in position.explained(0)}
    assert explained["take-1"]["toll"] == 0
    assert explained["take-2"]["toll"] == 1
    assert explained["climb"]["count"] == 3
    plain = {str(move): move.facts for move in table().explained(0)}
    assert plain["take-1"]["toll"] == 0


@pytest.mark.parametrize("variant", ["two", "one"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_coins_and_goods_are_conserved(seats, variant):
    options = {"chronicles": ["mountain"], "mountain": variant}
    for seed in range(3):
        position, chance = GAME.start(seats, options, f"{seed}"), Chance(f"conserved {seed}")
        while position.outcome is None:
            (seat,) = position.to_act
            coins, goods = held(position)
            events = position.play(seat, chance.pick(position.moves(seat)))
            for event in events:
                if event.kind in {"coins", "paid-coins", "die-passed-mountain"}:
                    by = event.facts.get("coins", 1)
                    coins += -by if event.kind == "paid-coins" else by
            assert held(position)[0] == coins
            if not {event.kind for event in events} - {"passed-mountain", "gathered", "took"}:
                assert sum(held(position)[1]) <= sum(goods)


def held(position) -> tuple[int, list[int]]:
    """All coins of players, market and mountain, and all goods of players and mountain."""
    there = Mountain.of(position)
    coins = position.market.coins + there.coins + sum(one.coins for one in position.players)
    stocks = [one.land.stock for one in position.players]
    return coins, [sum(of) for of in zip(there.goods, *stocks, strict=True)]


def advice(position) -> str:
    """What the computer would play for who is asked."""
    (seat,) = position.to_act
    return str(GAME.advise(position.imagine(seat, Chance("a")), seat, Chance("b")))


def test_the_computer_climbs_a_rich_mountain_and_takes_what_lies_there():
    position = mountain("p0 p1 mountain mountain inshriach lochridge easdale")
    lay(position, coins=9)
    assert advice(position) == "climb"
    assert advice(on_top(coins=3, wood=1)) == "gather"


def test_the_computer_plays_to_the_end_and_places_goods_that_come_after_it():
    ring = "p0 p1 world-end mountain mountain"
    position = mountain(ring, {"g4": "rothiemurchus"}, end=False)
    lay(position, wood=2)
    play(position, "climb done done")
    assert asked(position) == "put"
    while position.outcome is None:
        play(position, advice(position))
    assert sum(position.players[0].land.stock) == 2
