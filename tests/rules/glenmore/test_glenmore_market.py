"""The market: GM-R96 to GM-R113, with the example on page 11."""

from __future__ import annotations

import pytest

from rules import IllegalMove
from rules.glenmore.components import GOODS
from tests.rules.glenmore.setups import BOX, asked, at_start, goods_on, moves, play, table

WOOD = GOODS.index("wood")


def test_gm_r96_each_resource_has_a_row_with_cells_1_2_3():
    assert [row["good"] for row in at_start().view(None)["market"]] == list(GOODS)
    assert BOX.prices == (1, 2, 3)


def test_gm_r97_who_is_at_turn_may_sell_at_any_moment():
    position = table("p0 p1 lochridge easdale", {"g4": "inshriach wood wood wood"})
    position.market.filled[WOOD] = 3
    assert "sell-wood-g4" in moves(position)
    play(position, "sell-wood-g4 take-1 sell-wood-g4 place-h4 sell-wood-g4")
    assert position.players[0].coins == 6


def test_gm_r98_nobody_trades_in_the_turn_of_another():
    position = table("p0 p1 lochridge easdale", other={"g4": "inshriach wood"})
    assert position.moves(1) == ()
    with pytest.raises(IllegalMove):
        position.play(1, "sell-wood-g4")


def test_gm_r99_a_buyer_fills_the_leftmost_empty_cell():
    position = table("p0 p1 pitlochry lochridge", coins=5)
    position.market.filled[WOOD] = 2
    play(position, "take-1")
    assert position.market.filled[WOOD] == 3
    assert position.players[0].coins == 2


def test_gm_r100_a_full_row_sells_nothing():
    position = table("p0 p1 pitlochry lochridge", coins=9)
    position.market.filled[WOOD] = 3
    position.changed()
    assert moves(position, "take") == ["take-2"]


def test_gm_r101_any_number_may_be_bought():
    position = table("p0 p1 lochridge", {"g4": "stornoway"}, coins=9)
    play(position, "take-1 place-h4 activate-g4 buy-wood buy-wood buy-stone")
    assert position.players[0].points == 7


@pytest.mark.parametrize(
    ("land", "buys"),
    [("pulteney", "buy-barley"), ("carrbridge", "buy-wood"), ("portree", "buy-cow")],
)
def test_gm_r102_what_is_bought_is_used_at_once(land, buys):
    position = table("p0 p1 lochridge", {"f5" if land == "carrbridge" else "g4": land}, coins=9)
    cell = "f5" if land == "carrbridge" else "g4"
    play(position, f"take-1 place-{'g4' if land == 'carrbridge' else 'h4'} activate-{cell}")
    if asked(position) == "pay":
        play(position, buys)
    assert sum(position.players[0].land.stock) == 0
    assert sum(position.market.filled) > 5


def test_gm_r103_a_marker_tile_takes_a_bought_resource():
    position = table("p0 p1 lochridge", {"g4": "portree"}, coins=9)
    play(position, "take-1 place-h4 activate-g4 buy-sheep")
    assert asked(position) == "clan"


def test_gm_r104_what_is_bought_never_lies_on_a_tile():
    position = table("p0 p1 lochridge", {"g4": "stornoway wood wood wood"}, coins=9)
    play(position, "take-1 place-h4 activate-g4 buy-wood buy-stone buy-cow")
    assert goods_on(position, "g4") == {"wood": 3}


def test_gm_r105_own_resources_need_not_be_used_first():
    position = table("p0 p1 pitlochry", {"g4": "inshriach wood"}, coins=5)
    play(position, "take-1 buy-wood")
    assert goods_on(position, "g4") == {"wood": 1}


@pytest.mark.parametrize("words", ["", "take-1", "take-1 place-h4"])
def test_gm_r106_nothing_is_bought_for_the_store(words):
    position = table("p0 p1 lochridge easdale", {"g4": "inshriach"}, coins=9)
    play(position, words)
    assert moves(position, "buy") == []


def test_gm_r107_nothing_is_bought_to_be_sold():
    position = table("p0 p1 pitlochry", {"g4": "inshriach wood"}, coins=9)
    play(position, "take-1")
    assert asked(position) == "pay"
    assert moves(position, "sell") == []


def test_gm_r108_a_seller_takes_the_rightmost_coins():
    position = table("p0 p1 lochridge", {"g4": "inshriach wood wood"})
    position.market.filled[WOOD] = 3
    play(position, "sell-wood-g4")
    assert position.players[0].coins == 3
    play(position, "sell-wood-g4")
    assert position.players[0].coins == 5
    assert position.market.filled[WOOD] == 1


def test_gm_r109_a_row_without_coins_buys_nothing():
    position = table("p0 p1 lochridge", {"g4": "inshriach wood"})
    position.market.filled[WOOD] = 0
    position.changed()
    assert moves(position, "sell") == []
    with pytest.raises(IllegalMove, match="GM-R109"):
        position.play(0, "sell-wood-g4")


def test_gm_r110_any_number_may_be_sold():
    position = table("p0 p1 lochridge", {"g4": "inshriach wood", "h4": "easdale stone"})
    play(position, "sell-wood-g4 sell-stone-h4")
    assert position.players[0].coins == 2


def test_gm_r111_a_sale_makes_room_for_what_is_produced():
    position = table("p0 p1 lochridge", {"g4": "inshriach wood wood wood"})
    play(position, "take-1 place-h4 sell-wood-g4 activate-g4")
    assert goods_on(position, "g4") == {"wood": 3}
    assert position.players[0].coins == 1


def test_gm_r112_there_are_no_other_rows():
    assert len(at_start().market.filled) == 5


def test_gm_r113_barrels_and_scotsmen_are_not_traded():
    position = table("p0 p1 lochridge", {"g4": "inshriach wood"}, whisky=3)
    assert moves(position, "sell") == ["sell-wood-g4"]


def test_the_rulebook_example_on_buying_a_cow_for_aberfoyle_and_selling_a_sheep():
    """The cow costs 2 coins and is used at once; the sheep brings the 3 coins furthest right."""
    position = table("p0 p1 easdale", {"g4": "aberfoyle", "h4": "lochridge sheep"}, coins=2)
    position.market.filled[GOODS.index("cow")] = 1
    position.market.filled[GOODS.index("sheep")] = 3
    play(position, "take-1 place-f4")
    play(position, "activate-g4 trade-1 buy-cow")
    assert (position.players[0].points, position.players[0].coins) == (2, 0)
    assert position.market.filled[GOODS.index("cow")] == 2
    play(position, "sell-sheep-h4")
    assert position.players[0].coins == 3
    assert position.market.filled[GOODS.index("sheep")] == 2
