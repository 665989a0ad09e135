"""A player's turn, taking and paying: GM-R64 to GM-R95."""

from __future__ import annotations

import pytest

from rules import IllegalMove
from rules.glenmore.components import NONE
from tests.rules.glenmore.setups import (
    BOX,
    asked,
    goods_on,
    moves,
    names,
    number,
    people_on,
    play,
    table,
    tiles_on_ring,
    told,
)


def refused(position, word: str) -> str:
    """The rule by which a move is refused."""
    with pytest.raises(IllegalMove) as why:
        position.play(position.to_act[0], word)
    return why.value.rule


def test_gm_r64_a_turn_is_move_pay_place_effects_activation_refill():
    position = table(
        "p0 p1 pitlochry lochridge",
        {"g4": "inshriach wood", "h5": "scotsman"},
        end=False,
        stacks={"D": "oban easdale " + "culbin " * 9},
        coins=2,
    )
    happened = play(position, "take-1 pay-wood-g4 place-h4 activate-h4 done")
    kinds = [event.kind for event in happened]
    order = ["took", "paid-good", "placed", "scotsman", "activated", "laid"]
    assert [kind for kind in kinds if kind in order] == order


def test_gm_r65_the_figure_goes_to_a_space_with_a_tile():
    position = table("p0 p1 - lochridge - inshriach")
    assert moves(position, "take") == ["take-1", "take-2"]
    assert refused(position, "take-9") == "GM-R65"


def test_gm_r66_the_figure_stands_where_the_tile_was():
    position = table("p0 p1 - lochridge inshriach")
    play(position, "take-1")
    assert position.ring.at[0] == 3
    assert position.ring.floor[3] == NONE


def test_gm_r67_tiles_are_laid_until_only_the_space_behind_the_rearmost_is_empty():
    position = table("p0 p1 lochridge inshriach", end=False, stacks={"D": "easdale " * 14})
    play(position, "take-1 place-g4 done")
    empty = [
        one["space"] for one in position.view(None)["ring"] if not (one["tile"] or one["seats"])
    ]
    assert empty == [0]


def test_gm_r68_new_tiles_lie_ahead_of_all():
    position = table("p0 p1 lochridge inshriach", end=False, stacks={"D": "easdale culbin"})
    play(position, "take-1 place-g4 done")
    assert tiles_on_ring(position) == ["inshriach", "easdale", "culbin"]


def test_gm_r69_a_refill_goes_on_with_the_next_stack():
    position = table(
        "p0 p1 lochridge inshriach", end=False, stacks={"A": "easdale", "B": "portree", "C": "oban"}
    )
    play(position, "take-1 place-g4 done")
    assert tiles_on_ring(position) == ["inshriach", "easdale", "portree", "oban"]


def test_gm_r70_a_scoring_is_held_before_the_next_turn():
    position = table(
        "p0 p1 lochridge inshriach",
        end=False,
        stacks={"A": "easdale", "B": "portree " * 14},
        whisky=2,
    )
    play(position, "take-1 place-g4 done")
    assert position.players[0].points == 2
    assert position.to_act == (1,)


def test_gm_r71_it_is_held_although_no_tile_of_the_next_stack_is_needed():
    position = table(
        "p0 p1 lochridge " + "easdale " * 10,
        end=False,
        stacks={"A": "halkirk", "B": "portree"},
        whisky=1,
    )
    play(position, "take-1 place-g4 done")
    assert position.players[0].points == 1
    assert names(position.stacks["B"]) == ["portree"]


def test_gm_r72_the_refill_is_completed_before_the_scoring():
    position = table(
        "p0 p1 lochridge inshriach", end=False, stacks={"A": "easdale", "B": "portree"}, whisky=2
    )
    happened = play(position, "take-1 place-g4 done")
    kinds = [event.kind for event in happened]
    assert kinds.index("laid") < kinds.index("scoring")


def test_gm_r73_without_tiles_the_ring_stays_as_it_is():
    position = table("p0 p1 lochridge inshriach")
    happened = play(position, "take-1 place-g4 done")
    assert not told(happened, "laid")
    assert tiles_on_ring(position) == ["inshriach", "world-end"]


def test_gm_r74_a_tile_that_all_have_passed_is_discarded():
    position = table("p0 lochridge easdale p1 inshriach")
    play(position, "take-3")
    assert names(position.discard) == ["lochridge", "easdale"]


def test_gm_r75_it_is_discarded_before_anything_is_paid():
    position = table("p0 lochridge p1 pitlochry", {"g4": "inshriach wood"}, coins=5)
    play(position, "take-2")
    assert asked(position) == "pay"
    assert names(position.discard) == ["lochridge"]


def test_gm_r76_so_more_than_one_tile_may_be_laid():
    position = table(
        "p0 lochridge easdale p1 inshriach " + "culbin " * 8, end=False, stacks={"D": "oban " * 9}
    )
    happened = play(position, "take-3 place-g4 done")
    assert len(told(happened, "laid")[0].facts["tiles"].values) == 3


def test_gm_r77_the_discard_is_open():
    position = table("p0 lochridge p1 inshriach", discard="oban")
    play(position, "take-2")
    assert position.view(None)["discard"] == ("oban", "lochridge")


def test_gm_r78_nobody_lands_on_a_barred_tile(monkeypatch):
    barred = BOX.tiles[number("lochridge")]
    monkeypatch.setattr(type(barred), "barred", property(lambda tile: tile is barred))
    position = table("p0 p1 lochridge inshriach")
    assert moves(position, "take") == ["take-2"]
    assert refused(position, "take-1") == "GM-R78"


def test_gm_r79_costs_are_goods_coins_whisky_and_scotsmen():
    costs = [tile.cost for tile in BOX.tiles]
    assert any(cost.coins for cost in costs)
    assert any(cost.whisky for cost in costs)
    assert any(cost.scotsmen for cost in costs)
    assert any(sum(cost.goods) for cost in costs)


def test_gm_r80_a_tile_with_a_cost_is_paid():
    position = table("p0 p1 clachaig-inn", whisky=1)
    play(position, "take-1")
    assert position.players[0].whisky == 0


def test_gm_r81_what_cannot_be_paid_cannot_be_chosen():
    position = table("p0 p1 clachaig-inn lochridge loch-shiel")
    assert moves(position, "take") == ["take-2"]
    assert refused(position, "take-1") == "GM-R81"


def test_gm_r82_what_cannot_be_placed_cannot_be_chosen():
    position = table("p0 p1 glen-nevis lochridge", coins=9)
    assert moves(position, "take") == ["take-2"]
    assert refused(position, "take-1") == "GM-R82"


def test_gm_r83_resources_are_paid_from_any_own_tiles():
    position = table("p0 p1 pitlochry", {"g4": "inshriach wood", "h4": "rothiemurchus wood"})
    play(position, "take-1")
    assert moves(position) == ["pay-wood-g4", "pay-wood-h4"]
    play(position, "pay-wood-h4")
    assert goods_on(position, "h4") == {}
    assert goods_on(position, "g4") == {"wood": 1}


def test_gm_r84_coins_are_paid_out_of_the_own_purse():
    position = table("p0 p1 kyle-of-lochalsh", coins=5)
    play(position, "take-1")
    assert position.players[0].coins == 3


def test_gm_r85_missing_resources_may_be_bought():
    position = table("p0 p1 pitlochry", coins=5)
    play(position, "take-1")
    assert position.players[0].coins == 3
    assert position.market.filled[0] == 2


def test_gm_r86_a_scotsman_is_paid_from_the_territory():
    position = table("p0 p1 loch-ness", {"g5": "scotsman", "h5": "scotsman", "g4": "halkirk"})
    play(position, "take-1")
    assert moves(position) == ["spend-g5", "spend-h5"]


def test_gm_r87_a_scotsman_paid_returns_to_the_own_supply():
    position = table("p0 p1 loch-ness", {"g5": "scotsman", "h5": "scotsman"})
    before = position.players[0].scotsmen
    play(position, "take-1 spend-h5")
    assert position.players[0].scotsmen == before + 1
    assert people_on(position, "h5") == 0


def test_gm_r88_nothing_that_a_tile_gives_can_pay_for_it():
    position = table("p0 p1 castle-stalker", coins=3)
    position.market.filled = [1] * 5
    assert moves(position, "take") == []


def test_gm_r89_coins_paid_for_a_tile_go_to_the_supply():
    position = table("p0 p1 kyle-of-lochalsh", coins=5)
    lying = position.market.coins
    play(position, "take-1")
    assert position.market.coins == lying


def test_gm_r90_who_can_take_nothing_discards_a_tile():
    position = table("p0 p1 clachaig-inn kings-house")
    assert moves(position) == ["discard-1", "discard-2", "finish"]
    play(position, "discard-2")
    assert names(position.discard) == ["kings-house"]


@pytest.mark.parametrize("comfort", ["coin", "step"])
def test_gm_r91_and_gets_a_coin_or_a_movement_point(comfort):
    position = table("p0 p1 clachaig-inn kings-house")
    play(position, f"discard-1 comfort-{comfort}")
    assert (position.players[0].coins, position.steps) == ((1, 0) if comfort == "coin" else (0, 1))


def test_gm_r92_who_can_take_a_tile_may_not_discard_one():
    position = table("p0 p1 clachaig-inn lochridge")
    assert moves(position, "discard") == []
    assert refused(position, "discard-2") == "GM-R92"
    # That this one can't be paid is not the reason.
    assert refused(position, "discard-1") == "GM-R92"


def test_gm_r93_sales_count_for_what_can_be_paid():
    position = table("p0 p1 kyle-of-lochalsh clachaig-inn", {"g4": "lochridge sheep"}, coins=1)
    assert moves(position, "take") == ["take-1"]
    play(position, "take-1")
    assert goods_on(position, "g4") == {}
    assert asked(position) == "place"


def test_gm_r94_persons_can_always_be_taken():
    position = table("p0 p1 john-knox clachaig-inn", markers=0)
    assert moves(position, "take") == ["take-1"]


def test_gm_r95_the_end_tile_is_open_to_all_and_gives_nothing():
    position = table("p0 p1 clachaig-inn kings-house")
    play(position, "finish")
    assert asked(position) == "activate"
    assert position.players[0].coins == 0
    assert position.steps == 0


def test_ruling_g2_every_unit_may_be_bought_although_one_has_it():
    position = table("p0 p1 pitlochry", {"g4": "inshriach wood"}, coins=5)
    play(position, "take-1")
    assert moves(position) == ["pay-wood-g4", "buy-wood", "pay-cheapest"]
    play(position, "buy-wood")
    assert goods_on(position, "g4") == {"wood": 1}


def test_ruling_g3_a_player_who_can_sell_first_is_not_blocked():
    position = table("p0 p1 loch-shiel kings-house", {"g4": "lochridge cow", "g5": "scotsman"})
    assert moves(position, "discard") == []
    assert moves(position, "take") == ["take-1"]


def test_the_cheapest_way_pays_own_goods_and_buys_the_rest():
    position = table("p0 p1 donan-castle", {"g4": "inshriach wood"}, coins=5)
    play(position, "take-1 pay-cheapest")
    assert goods_on(position, "g4") == {}
    assert position.players[0].coins == 3


def test_there_is_no_cheapest_way_if_own_tiles_differ():
    position = table(
        "p0 p1 pitlochry", {"g4": "inshriach wood", "h4": "rothiemurchus wood"}, coins=5
    )
    play(position, "take-1")
    assert "pay-cheapest" not in moves(position)


def test_a_payment_without_a_choice_is_made_without_asking():
    position = table("p0 p1 pitlochry", {"g4": "inshriach wood"})
    play(position, "take-1")
    assert asked(position) == "place"


def test_a_single_tile_is_taken_without_asking_only_if_nothing_else_is_possible():
    position = table("p0 p1 lochridge", end=False)
    assert asked(position) == "place"


def test_buying_never_makes_the_rest_unpayable():
    position = table("p0 p1 donan-castle", {"g4": "inshriach wood"}, coins=2)
    play(position, "take-1")
    assert asked(position) == "place"
    assert goods_on(position, "g4") == {}
