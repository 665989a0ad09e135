"""The 23 clans and what each of them does: GM-R210 to GM-R254."""

from __future__ import annotations

import pytest

from rules.glenmore.clans import prices
from tests.rules.glenmore.setups import (
    BOX,
    asked,
    cell,
    goods_on,
    moves,
    names,
    people_on,
    play,
    table,
)
from tests.rules.glenmore.test_glenmore_activation import laid
from tests.rules.glenmore.test_glenmore_clans import planted
from tests.rules.glenmore.test_glenmore_taking import refused

# ---- the clans -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("villages", "points"), [(1, 0), (2, 5), (3, 8), (4, 8)])
def test_gm_r210_brodie_five_for_three_villages_eight_for_four(villages, points):
    cells = ("g4", "h4", "g6", "h6")
    tiles = ("plockton", "pitlochry", "kingussie", "halkirk")
    land = dict(zip(cells[:villages], tiles[:villages], strict=True))
    position = planted("brodie", {**land, "g5": "scotsman"})
    assert position.players[0].points == points


def test_gm_r211_the_start_village_counts_also_rebuilt():
    position = planted("brodie", {"g5": "oban", "g4": "plockton", "h4": "pitlochry"})
    assert position.players[0].points == 5


def test_gm_r212_gunn_a_sheep_and_a_cow():
    position = planted("gunn")
    play(position, "put-sheep-g5 put-cow-g5")
    assert goods_on(position, "g5") == {"sheep": 1, "cow": 1}


@pytest.mark.parametrize(("peopled", "points"), [(4, 0), (5, 5), (6, 8)])
def test_gm_r213_grant_five_for_five_tiles_with_scotsmen_eight_for_six(peopled, points):
    cells = ("g4", "h4", "g6", "h6", "g5", "h5")[:peopled]
    tiles = ("inshriach", "easdale", "lochridge", "glen-lyon", "", "")
    land = {at: f"{tile} scotsman" for at, tile in zip(cells, tiles, strict=False)}
    assert planted("grant", land).players[0].points == points


def test_gm_r214_douglas_three():
    assert planted("douglas").players[0].points == 3


def test_gm_r215_douglas_takes_any_number_of_markers():
    position = table("p0 p1 john-knox lochridge", coins=9)
    position.markers = {"douglas": (1, 0)}
    position.priced = None
    play(position, "take-1 clan-douglas")
    assert position.markers == {"douglas": (1, 0, 0)}


def test_gm_r216_a_further_marker_on_douglas_costs_nothing():
    assert prices(BOX.clans, {"douglas": (1,)})["douglas"] == 0


def test_gm_r217_cameron_activates_a_trade_tile():
    position = planted("cameron", {"g4": "falkirk-tryst cow sheep", "h4": "inshriach"})
    assert moves(position, "activate") == ["activate-g4"]
    play(position, "activate-g4 pay-cheapest")
    assert position.players[0].points == 5


def test_gm_r218_cameron_gives_three_movement_points():
    assert planted("cameron").steps == 3


def test_gm_r219_cameron_activates_nothing_around():
    position = planted("cameron", {"g4": "falkirk-tryst cow sheep", "h4": "inshriach"})
    play(position, "activate-g4 pay-cheapest")
    assert moves(position, "activate") == []


def test_gm_r220_macgregor_three_points_instead_of_a_barrel():
    position = laid("easdale", {"g4": "pulteney barley"}, lasting=["points-for-barrel"])
    play(position, "activate-g4")
    assert moves(position) == ["trade-1", "barrel-points"]
    play(position, "barrel-points")
    assert (position.players[0].points, position.players[0].whisky) == (3, 0)


def test_gm_r221_macgregor_pays_nothing_for_it():
    position = laid("easdale", {"g4": "pulteney barley"}, lasting=["points-for-barrel"])
    play(position, "activate-g4 barrel-points")
    assert goods_on(position, "g4") == {"barley": 1}


def test_gm_r222_macgregor_needs_a_symbol_that_makes_a_barrel():
    position = laid("easdale", {"g4": "clachaig-inn"}, lasting=["points-for-barrel"])
    play(position, "activate-g4")
    assert asked(position) == "activate"


def test_gm_r223_macdonald_a_stone_and_a_wood():
    position = planted("macdonald")
    play(position, "put-stone-h5 put-wood-h5")
    assert goods_on(position, "h5") == {"wood": 1, "stone": 1}


def test_gm_r224_macdonell_may_activate_a_material_tile_and_a_distillery():
    position = planted(
        "macdonell", {"g4": "black-isle", "h4": "pulteney", "g6": "inshriach", "h6": "lochridge"}, 1
    )
    assert set(moves(position, "activate")) == {"activate-g4", "activate-g6"}
    play(position, "activate-g4 activate-h4")
    assert position.players[0].whisky == 1
    assert asked(position) == "activate"


def test_gm_r225_macdonell_activates_nothing_around():
    position = planted("macdonell", {"g4": "black-isle", "h4": "lochridge", "g6": "inshriach"})
    assert refused(position, "activate-h4") == "GM-R225"


def test_gm_r226_mackintosh_lets_castles_count_as_scotsmen_for_placement():
    land = {"h4": "inshriach", "i4": "donan-castle", "g5": "scotsman"}
    position = table("p0 p1 lochridge", land, lasting=["castles-as-scotsmen"])
    play(position, "take-1")
    assert "place-j4" in moves(position)


def test_gm_r227_the_home_castle_is_one_of_them():
    land = {"g4": "inshriach scotsman", "h6": "easdale", "i6": "glen-lyon"}
    position = table("p0 p1 lochridge", land, lasting=["castles-as-scotsmen"])
    play(position, "take-1")
    assert "place-g6" in moves(position)


def test_gm_r228_mackintosh_serves_rebuild_tiles():
    land = {"g4": "inshriach", "h4": "easdale", "g3": "lochridge scotsman", "i4": "black-isle"}
    position = table("p0 p1 culbin", land, lasting=["castles-as-scotsmen"], coins=9)
    play(position, "take-1")
    assert "place-i4" in moves(position)


def test_gm_r229_mackintosh_makes_no_scotsmen_for_costs_grant_or_scoring():
    land = {"g4": "donan-castle", "g5": "scotsman"}
    position = table("p0 p1 loch-ness lochridge", land, lasting=["castles-as-scotsmen"])
    assert position.view(None)["scoring"]["categories"]["castle"]["counts"][0] == 0
    play(position, "take-1")
    assert people_on(position, "g5") == 0


def test_gm_r230_mackay_brings_david_hume():
    assert names(planted("mackay").players[0].persons) == ["john-knox", "david-hume"]


def test_gm_r231_david_hume_counts_as_two_persons():
    view = planted("mackay").view(None)
    assert view["scoring"]["categories"]["persons"]["counts"] == (3, 0)


def test_gm_r232_david_hume_brings_no_marker():
    assert asked(planted("mackay")) == "activate"


def test_gm_r233_mackenzie_barley_then_whisky():
    position = planted("mackenzie")
    assert position.players[0].whisky == 0
    play(position, "put-barley-h5")
    assert position.players[0].whisky == 1


def test_gm_r234_mackinnon_a_scotsman_then_two_coins():
    position = planted("mackinnon", coins=1)
    assert position.players[0].coins == 0
    play(position, "settle-h5")
    assert position.players[0].coins == 2
    assert people_on(position, "h5") == 1


def test_gm_r235_macleod_three_coins():
    assert planted("macleod", coins=0).players[0].coins == 3


def test_gm_r236_maclachlan_turns_unused_points_into_points():
    position = laid("lochridge", lasting=["points-for-steps"])
    play(position, "activate-g5 activate-h5 move-g5-h5 done")
    assert position.players[0].points == 1


def test_gm_r237_maclean_may_activate_an_animal_tile_and_a_distillery():
    position = planted("maclean", {"g4": "lochridge", "h4": "pulteney barley", "g6": "inshriach"})
    assert set(moves(position, "activate")) == {"activate-g4", "activate-h4"}
    play(position, "activate-g4 activate-h4 pay-cheapest")
    assert position.players[0].whisky == 1


def test_gm_r238_macmillan_removes_a_tile():
    position = planted("macmillan", {"g4": "lochridge", "h4": "inshriach"})
    play(position, "remove-g4")
    assert cell("g4") not in position.players[0].land.tiles


def test_gm_r239_macmillan_must_if_a_tile_may_go():
    position = planted("macmillan", {"g4": "lochridge", "h4": "inshriach"})
    assert moves(position) == ["remove-g4", "remove-h4"]
    assert refused(position, "done") == "GM-R239"


@pytest.mark.parametrize(
    ("land", "points"),
    [
        ({"g4": "inshriach glen-feshie"}, 0),
        ({"g4": "inshriach glen-feshie culbin"}, 5),
        ({"g4": "inshriach glen-feshie culbin", "g5": "oban"}, 8),
    ],
)
def test_gm_r240_macpherson_counts_rebuild_tiles_covered_ones_too(land, points):
    assert planted("macpherson", land).players[0].points == points


def test_gm_r241_munro_places_a_tile_of_the_discard_without_its_cost():
    position = planted("munro", coins=2, discard="kings-house lochridge")
    play(position, "salvage-kings-house place-g4")
    assert names(position.discard) == ["lochridge"]
    assert position.players[0].land.tiles[cell("g4")] == BOX.named["kings-house"].number


@pytest.mark.parametrize("name", ["inshriach", "shetland", "race-start", "home-castle"])
def test_gm_r241_munro_takes_nothing_that_is_not_in_the_discard(name):
    # Whatever has a name can be asked for, also a tile of a chronicle that is not in play.
    position = planted("munro", coins=2, discard="kings-house lochridge")
    assert refused(position, f"salvage-{name}") == "GM-R241"


def test_gm_r242_munro_keeps_the_rules_of_placement():
    position = planted("munro", coins=2, discard="glen-nevis lochridge inshriach")
    assert moves(position, "salvage") == ["salvage-lochridge", "salvage-inshriach"]
    assert refused(position, "salvage-glen-nevis") == "GM-R242"


def test_gm_r243_a_tile_of_munro_gives_its_effects_and_activates():
    position = planted("munro", coins=2, discard="pitlochry lochridge")
    play(position, "salvage-pitlochry place-g4")
    assert people_on(position, "g4") == 1
    assert {"activate-g4", "activate-g5", "activate-h5"} <= set(moves(position))


def test_gm_r244_a_person_may_be_chosen_and_its_roads_are_paid():
    position = planted("munro", coins=3, discard="mary-stuart lochridge")
    play(position, "salvage-mary-stuart clan-ross")
    assert position.players[0].coins == 0
    assert names(position.players[0].persons) == ["john-knox", "mary-stuart"]


def test_gm_r245_if_nothing_can_be_placed_nothing_happens():
    position = planted("munro", coins=2, discard="glen-nevis")
    assert asked(position) == "activate"


@pytest.mark.parametrize(("coins", "points"), [(12, 0), (13, 5), (15, 5), (16, 8)])
def test_gm_r246_oliphant_counts_what_is_left_after_the_roads(coins, points):
    price = prices(BOX.clans, {})["oliphant"]
    assert price == 5
    position = planted("oliphant", coins=coins + 1)
    assert position.players[0].points == points


def test_gm_r247_ross_two_scotsmen():
    position = planted("ross")
    assert refused(position, "settle-g4") == "GM-R247"
    play(position, "settle-g5 settle-h5")
    assert (people_on(position, "g5"), people_on(position, "h5")) == (2, 1)


def test_gm_r248_scotsmen_of_clans_may_go_straight_to_the_castle():
    position = planted("ross")
    play(position, "settle-h5 settle-h5")
    assert position.view(None)["scoring"]["categories"]["castle"]["counts"][0] == 2


@pytest.mark.parametrize(("more", "points"), [(1, 0), (2, 5), (3, 5), (4, 8)])
def test_gm_r249_sutherland_five_for_four_river_tiles_eight_for_six(more, points):
    cells = ("f5", "e5", "i5", "j5")
    tiles = ("strathspey", "halkirk", "tarbat-ness", "foyers")
    land = dict(zip(cells[:more], tiles[:more], strict=True))
    assert planted("sutherland", land).players[0].points == points


def test_gm_r250_home_tiles_are_river_tiles_and_a_pile_is_one():
    land = {"g5": "oban", "f5": "strathspey"}
    assert planted("sutherland", land).players[0].points == 0


def test_gm_r251_sinclair_a_coin_for_a_resource_on_a_trade_tile():
    position = laid("easdale", {"g4": "falkirk-tryst cow"}, coins=1, lasting=["coin-for-good"])
    position.market.filled = [3] * 5
    position.changed()
    play(position, "activate-g4")
    assert position.players[0].points == 5
    assert position.players[0].coins == 0


def test_gm_r252_sinclair_once_per_activation():
    position = laid("easdale", {"g4": "falkirk-tryst"}, coins=9, lasting=["coin-for-good"])
    play(position, "activate-g4 pay-coin")
    assert asked(position) == "activate"
    assert position.players[0].coins == 6
    position = laid(
        "easdale", {"g4": "falkirk-tryst cow sheep"}, coins=9, lasting=["coin-for-good"]
    )
    play(position, "activate-g4 pay-coin")
    assert refused(position, "pay-coin") == "GM-R252"


def test_gm_r253_sinclair_does_not_serve_distilleries_or_costs():
    position = laid("easdale", {"g4": "pulteney"}, coins=1, lasting=["coin-for-good"])
    position.market.filled = [3] * 5
    position.changed()
    assert "activate-g4" not in moves(position)
    lying = position.market.coins
    position = laid("easdale", {"g4": "falkirk-tryst cow"}, coins=1, lasting=["coin-for-good"])
    play(position, "activate-g4")
    assert position.market.coins <= lying


def test_gm_r254_chisholm_barley_and_a_scotsman():
    position = planted("chisholm")
    play(position, "put-barley-g5 settle-h5")
    assert goods_on(position, "g5") == {"barley": 1}
    assert people_on(position, "h5") == 1


def test_the_rulebook_example_on_roads():
    """MacLeod costs nothing at the start, MacKay 2; MacLachlan 1 once MacMillan has a marker."""
    assert prices(BOX.clans, {})["macleod"] == 0
    assert prices(BOX.clans, {})["mackay"] == 2
    assert prices(BOX.clans, {"macmillan": (1,)})["maclachlan"] == 1
