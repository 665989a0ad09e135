"""What was decided where the rulebook is silent: the rulings of docs/rules/glenmore.md."""

from __future__ import annotations

from rules import Chance
from tests.rules.glenmore.setups import (
    BOX,
    asked,
    at_start,
    cell,
    goods_on,
    moves,
    names,
    people_on,
    play,
    table,
)
from tests.rules.glenmore.test_glenmore_activation import laid
from tests.rules.glenmore.test_glenmore_cards import morar
from tests.rules.glenmore.test_glenmore_clans import planted
from tests.rules.glenmore.test_glenmore_taking import refused


def test_ruling_h2_loch_ness_serves_the_step_of_the_turn_not_one_within_it():
    land = {"g4": "inshriach", "g3": "easdale", "g2": "lochridge", "g5": "scotsman"}
    position = planted("munro", land, discard="glen-lyon tarbat-ness", lasting=["further-tile"])
    play(position, "salvage-glen-lyon place-h6")
    assert "activate-g2" not in moves(position)
    play(position, "done")
    assert "activate-g2" in moves(position)


def test_ruling_h3_every_marker_may_be_declined():
    position = table("p0 p1 donan-castle", {"g4": "inshriach wood stone"})
    play(position, "take-1 place-h4 effect-landmark no-marker")
    assert position.markers == {}


def test_ruling_h4_goods_of_a_clan_are_taken_as_far_as_there_is_room():
    land = {"g5": "wood wood wood", "h5": "wood wood wood", "g4": "inshriach stone stone"}
    position = planted("gunn", land)
    assert moves(position, "put") == ["put-sheep-g4", "put-cow-g4"]
    play(position, "put-cow-g4")
    assert goods_on(position, "g4") == {"stone": 2, "cow": 1}
    assert asked(position) == "activate"


def test_ruling_h5_a_scotsman_lapses_if_his_tile_is_gone():
    position = table("p0 p1 donan-castle", {"g4": "inshriach wood stone"}, coins=9)
    play(position, "take-1 pay-cheapest place-h4 effect-landmark clan-macmillan remove-h4")
    assert asked(position) == "activate"
    assert position.players[0].land.scotsmen == 1
    assert "activate-g4" in moves(position)


def test_ruling_h5_a_scotsman_goes_upon_the_pile_if_his_tile_is_covered():
    position = table("p0 p1 oban", coins=9, discard="inverness lochridge")
    play(position, "take-1 effect-marker clan-munro salvage-inverness done")
    assert people_on(position, "g5") == 3


def test_ruling_h6_what_counts_is_which_tiles_lie_around_now():
    position = laid("easdale", {"g4": "portree wood"}, coins=9, discard="lochridge inshriach")
    play(position, "activate-g4 pay-wood-g4 clan-munro salvage-lochridge place-f4 done")
    assert "activate-f4" not in moves(position)
    position = laid(
        "easdale", {"g4": "portree wood scotsman"}, coins=9, discard="lochridge black-isle"
    )
    play(position, "activate-g4 pay-wood-g4 clan-munro salvage-lochridge place-h3 done")
    assert "activate-h3" in moves(position)


def test_ruling_h7_a_tile_that_leaves_and_comes_back_stays_spent():
    land = {"g4": "portree wood", "h3": "lochridge", "g6": "inshriach"}
    position = laid("easdale", land, coins=9)
    play(position, "activate-h3")
    number = BOX.named["lochridge"].number
    assert number in position.activated
    play(position, "activate-g4 pay-sheep-h3 clan-macmillan remove-h3")
    assert names(position.discard) == ["lochridge"]
    assert number in position.activated


def test_ruling_h8_morar_removes_one_tile_after_the_other():
    position = morar({"g4": "inshriach wood wood wood", "h4": "easdale stone stone stone"})
    play(position, "remove-g4")
    assert goods_on(position, "h5") == {"wood": 3}
    play(position, "remove-h4")
    assert goods_on(position, "h5") == {"wood": 3}


def test_ruling_h9_goods_that_lie_in_the_castle_stay():
    position = morar({"g4": "inshriach wood stone", "h5": "cow cow"})
    play(position, "remove-g4")
    assert "keep-cow" not in moves(position)


def test_ruling_h10_points_and_sales_are_open_at_every_decision():
    position = table("p0 p1 oban", {"g4": "inshriach wood wood", "h5": "cow"}, coins=9)
    play(position, "take-1 pay-cheapest place-g5")
    assert {"sell-wood-g4", "sell-cow-h5"} <= set(moves(position))
    play(position, "effect-marker clan-cameron")
    assert position.steps == 3
    assert asked(position) == "activate"


def test_ruling_h10_nothing_comes_inside_one_payment():
    position = laid("easdale", {"g4": "falkirk-tryst cow", "g6": "lochridge sheep"}, coins=9)
    play(position, "activate-g5 activate-g4")
    assert asked(position) == "pay"
    assert moves(position, "sell") == []
    assert moves(position, "move") == []
    assert refused(position, "sell-sheep-g6") == "GM-R97"


def test_ruling_h11_cameron_first_the_tile_then_the_points():
    position = planted("cameron", {"g4": "clachaig-inn"})
    assert position.steps == 0
    play(position, "activate-g4")
    assert position.steps == 3


def test_ruling_h12_the_coin_of_duart_comes_when_the_marker_is_done_with():
    land = {"g4": "inshriach wood stone sheep"}
    position = table("p0 p1 duart-castle", land, coins=2, discard="lochridge easdale")
    play(position, "take-1 pay-cheapest place-h4 effect-landmark clan-munro")
    assert position.players[0].coins == 0
    play(position, "salvage-lochridge place-g6 done")
    assert position.players[0].coins == 1


def test_ruling_h13_a_way_of_paying_is_open_only_if_a_cell_stays_within_reach():
    position = laid("easdale", {"g4": "portree wood"}, coins=2)
    position.markers = {"macleod": (1,)}
    position.priced = None
    position.market.filled = [0, 1, 1, 1, 1]
    position.changed()
    play(position, "activate-g4")
    assert moves(position) == ["pay-wood-g4", "buy-wood"]


def test_ruling_h13_if_only_a_sale_pays_the_road_only_that_is_open():
    position = laid("easdale", {"g4": "portree wood", "g6": "lochridge cow"})
    position.markers = {"macleod": (1,)}
    position.priced = None
    position.changed()
    play(position, "activate-g4")
    if asked(position) == "pay":
        play(position, "pay-wood-g4")
    assert {move.split("-")[0] for move in moves(position)} <= {"sell", "clan"}


def test_ruling_h14_a_person_in_the_discard_must_be_taken_if_there_is_nothing_else():
    position = planted("munro", coins=2, discard="glen-nevis mary-stuart")
    assert names(position.players[0].persons) == ["john-knox", "mary-stuart"]


def test_ruling_h14_tiles_swept_in_the_same_turn_are_at_hand():
    position = table("p0 lochridge p1 john-knox easdale", coins=9, discard="black-isle")
    play(position, "take-2 clan-munro")
    assert "salvage-lochridge" in moves(position)


def test_ruling_h14_nothing_comes_between_a_tile_of_the_discard_and_its_place():
    position = planted("munro", {"g4": "inshriach wood"}, discard="lochridge easdale")
    play(position, "salvage-lochridge")
    assert set(moves(position)) == set(moves(position, "place"))


def test_ruling_h15_mey_of_munro_wakes_the_outer_tile_too():
    position = table("p0 p1 oban", coins=9, discard="castle-of-mey lochridge")
    play(position, "take-1 effect-marker clan-munro salvage-castle-of-mey place-g4")
    assert "activate-g5" in moves(position)


def test_ruling_h17_maclachlan_is_paid_without_asking():
    position = laid("lochridge", lasting=["points-for-steps"])
    play(position, "activate-g5 done")
    assert position.players[0].points == 1


def test_ruling_h18_a_full_tile_may_be_activated_in_vain():
    position = laid("lochridge", {"g4": "inshriach wood wood wood"})
    play(position, "activate-g4")
    assert "activate-g4" not in moves(position)


def test_ruling_h19_a_tile_around_never_uses_up_loch_ness():
    land = {"g4": "inshriach", "g3": "easdale", "g2": "lochridge"}
    position = laid("glen-lyon", land, lasting=["further-tile"])
    play(position, "activate-g4")
    assert "activate-g2" in moves(position)


def test_ruling_g6_the_text_of_a_card_is_carried_out_in_its_order():
    position = planted("mackinnon", coins=1)
    assert asked(position) == "settle"
    assert position.players[0].coins == 0


def test_ruling_g11_a_supply_of_one_gives_ross_one():
    position = table("p0 p1 john-knox lochridge", coins=9)
    position.players[0].scotsmen = 1
    play(position, "take-1 clan-ross settle-h5")
    assert asked(position) == "activate"
    assert people_on(position, "h5") == 1


def test_ruling_g17_eight_or_nine_tiles_lie_above_the_end_tile_and_nobody_knows_more():
    position = at_start(3)
    assert position.view(0)["end_above"] == (8, 9)
    above = {
        len(last) - 1 - last.index(BOX.end)
        for last in (position.imagine(0, Chance(str(n))).stacks["D"] for n in range(30))
    }
    assert above == {8, 9}


def test_ruling_g20_what_a_clan_activates_is_optional():
    position = planted("cameron", {"g4": "clachaig-inn"})
    play(position, "done")
    assert position.players[0].points == 0
    assert position.steps == 3


def test_ruling_g27_one_exchange_in_each_activation():
    position = laid("lochridge", {"g4": "crieff wood stone", "g6": "easdale barley cow"})
    play(position, "activate-g4 trade-2")
    while asked(position) == "pay":
        play(position, moves(position)[0])
    assert "activate-g4" not in moves(position)


def test_ruling_g30_a_tile_is_swept_in_the_move_itself():
    position = table("p0 lochridge p1 inshriach easdale")
    play(position, "take-2")
    assert asked(position) == "place"
    assert names(position.discard) == ["lochridge"]


def test_ruling_e1_a_turn_ends_only_by_its_players_word():
    position = table("p0 p1 john-knox lochridge", markers=0)
    play(position, "take-1")
    assert moves(position) == ["done"]
    assert position.to_act == (0,)


def test_ruling_e2_an_own_sale_is_asked_for_in_a_payment_only_if_nothing_else_pays_it():
    position = table(
        "p0 p1 kyle-of-lochalsh", {"g4": "lochridge sheep", "h4": "glen-tilt cow"}, coins=1
    )
    play(position, "take-1")
    assert moves(position) == ["sell-sheep-g4", "sell-cow-h4"]
    play(position, "sell-cow-h4")
    assert asked(position) == "place"
    assert goods_on(position, "g4") == {"sheep": 1}
    assert cell("h4") in position.players[0].land.tiles
