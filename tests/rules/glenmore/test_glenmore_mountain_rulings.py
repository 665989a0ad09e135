"""Highlander: the rulings Q2-1 to Q2-7, what moves say, and the computer."""

from __future__ import annotations

import pytest

from rules import Chance, IllegalMove
from rules.glenmore.chronicles.mountain import Mountain
from rules.glenmore.turn import Next
from tests.rules.glenmore.setups import (
    GAME,
    asked,
    draw_ring,
    moves,
    names,
    play,
    table,
    told,
)
from tests.rules.glenmore.test_glenmore_mountain import lay, mountain, on_top, shown
from tests.rules.glenmore.test_glenmore_order import Rolls

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
