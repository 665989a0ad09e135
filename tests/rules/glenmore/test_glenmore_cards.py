"""The eleven landmark cards: GM-R255 to GM-R282."""

from __future__ import annotations

from tests.rules.glenmore.setups import (
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
from tests.rules.glenmore.test_glenmore_taking import refused


def morar(land: dict[str, str], **more):
    """The table when Loch Morar lies left of the start village and tiles may be removed."""
    position = table("p0 p1 loch-morar lochridge", {"g5": "scotsman", **land}, coins=1, **more)
    play(position, "take-1")
    if asked(position) == "place":
        play(position, "place-f5")
    return position


def test_gm_r255_armadale_the_first_eight_coins_count_twice():
    position = table("p0 p1 lochridge", lasting=["coins-twice"], coins=10)
    final = position.view(None)["final"]["categories"]
    assert final["coins"]["points"][0] + final["armadale"]["points"][0] == 18


def test_gm_r256_donan_places_a_marker_roads_paid():
    position = table("p0 p1 donan-castle", {"g4": "inshriach wood stone"}, coins=2)
    play(position, "take-1 pay-cheapest place-h4 effect-scotsman clan-mackay")
    assert position.players[0].coins == 0
    assert position.markers == {"mackay": (0,)}


def test_gm_r257_duart_places_a_marker_and_gives_a_coin():
    land = {"g4": "inshriach wood stone sheep"}
    position = table("p0 p1 duart-castle", land, coins=2)
    play(position, "take-1 pay-cheapest place-h4 effect-landmark clan-mackay")
    assert position.players[0].coins == 1


def test_gm_r258_the_coin_of_duart_cannot_pay_its_road():
    land = {"g4": "inshriach wood stone sheep"}
    position = table("p0 p1 duart-castle", land)
    play(position, "take-1 place-h4 effect-landmark")
    assert moves(position, "clan") == ["clan-macleod"]


def test_gm_r259_moil_counts_scotsmen_in_the_home_castle_twice():
    position = table("p0 p1 lochridge", {"h5": "scotsman " * 3}, lasting=["castle-twice"])
    assert position.view(None)["scoring"]["categories"]["castle"]["counts"] == (6, 0)


def test_gm_r260_mey_activates_all_own_tiles_each_once():
    land = {"g4": "inshriach", "g3": "easdale", "g2": "lochridge", "g5": "scotsman"}
    position = table("p0 p1 castle-of-mey", land, coins=9)
    play(position, "take-1 place-g6")
    assert {f"activate-{at}" for at in ("g2", "g3", "g4", "g5", "h5", "g6")} == set(
        moves(position, "activate")
    )
    play(position, "activate-g2")
    assert "activate-g2" not in moves(position)


def test_gm_r261_stalker_three_coins():
    position = table("p0 p1 castle-stalker", {"g4": "inshriach wood stone"})
    play(position, "take-1")
    assert position.players[0].coins == 3


def test_gm_r262_inverness_barley_on_its_tile_then_whisky():
    position = table("p0 p1 inverness", {"g4": "inshriach wood stone"})
    play(position, "take-1")
    assert goods_on(position, "g5") == {"barley": 1}
    assert position.players[0].whisky == 1


def test_gm_r263_lochy_two_resources_of_choice_on_its_tile():
    position = table("p0 p1 loch-lochy lochridge")
    play(position, "take-1 gain-cow gain-cow")
    assert goods_on(position, "f5") == {"cow": 2}


def test_gm_r264_morar_removes_none_one_or_two_tiles():
    land = {"g4": "inshriach", "h4": "easdale", "h6": "lochridge"}
    assert "done" in moves(morar(land), "done")
    position = morar(land)
    play(position, "remove-g4 remove-h4")
    assert asked(position) == "activate"
    assert names(position.discard) == ["inshriach", "easdale"]


def test_gm_r265_morar_may_remove_itself():
    position = morar({"g4": "inshriach"})
    play(position, "remove-f5 done")
    assert cell("f5") not in position.players[0].land.tiles


def test_gm_r266_a_removed_rebuild_tile_takes_all_below_along():
    position = morar({"g4": "inshriach glen-feshie culbin"})
    play(position, "remove-g4")
    assert names(position.discard) == ["inshriach", "glen-feshie", "culbin"]


def test_gm_r267_the_card_of_a_removed_landmark_is_kept():
    position = morar({"g4": "inshriach"})
    play(position, "remove-f5")
    assert position.players[0].cards == ("loch-morar",)


def test_gm_r268_scotsmen_and_goods_of_removed_tiles_go_to_the_home_castle():
    position = morar({"g4": "inshriach wood scotsman scotsman"})
    play(position, "remove-g4")
    assert people_on(position, "h5") == 2
    assert goods_on(position, "h5") == {"wood": 1}


def test_gm_r269_what_the_castle_has_no_room_for_is_lost_by_choice():
    position = morar({"g4": "inshriach wood stone", "h5": "cow cow"})
    play(position, "remove-g4")
    assert moves(position) == ["keep-wood", "keep-stone"]
    play(position, "keep-stone")
    assert goods_on(position, "h5") == {"stone": 1, "cow": 2}


def test_gm_r270_if_morar_removed_itself_those_around_are_still_activated():
    position = morar({"g4": "inshriach"})
    play(position, "remove-f5 done")
    assert {"activate-g4", "activate-g5"} == set(moves(position, "activate"))


def test_gm_r271_a_removed_tile_is_not_activated():
    position = morar({"g4": "inshriach"})
    play(position, "remove-g4 done")
    assert refused(position, "activate-g4") == "GM-R152"


def test_gm_r272_home_castle_and_start_village_stay_rebuilt_or_not():
    position = morar({"g5": "oban scotsman", "g4": "inshriach"})
    assert set(moves(position, "remove")) == {"remove-f5", "remove-g4"}
    assert refused(position, "remove-g5") == "GM-R272"


def test_gm_r273_the_rest_stays_connected_and_the_river_whole():
    position = morar({"g4": "inshriach", "g3": "easdale", "i5": "halkirk", "j5": "tarbat-ness"})
    assert set(moves(position, "remove")) == {"remove-f5", "remove-g3", "remove-j5"}
    assert refused(position, "remove-g4") == "GM-R273"


def test_gm_r274_removed_tiles_go_to_the_discard():
    position = morar({"g4": "inshriach"})
    play(position, "remove-g4")
    assert names(position.discard) == ["inshriach"]


def test_gm_r275_loch_ness_one_further_tile_each_turn():
    land = {"g4": "inshriach", "g3": "easdale", "g2": "lochridge"}
    position = laid("glen-lyon", land, at="h6", lasting=["further-tile"])
    assert {"activate-g2", "activate-g3"} <= set(moves(position))
    play(position, "activate-g2")
    assert not {"activate-g2", "activate-g3"} & set(moves(position))


def test_gm_r276_loch_ness_anywhere_in_the_territory():
    land = {"g4": "inshriach", "g3": "easdale", "g2": "lochridge", "g1": "black-isle"}
    position = laid("glen-lyon", land, at="h6", lasting=["further-tile"])
    play(position, "activate-g1")
    assert goods_on(position, "g1") == {"barley": 1}


def test_gm_r277_loch_ness_keeps_once_a_turn():
    land = {"g4": "inshriach", "g3": "portree wood", "g2": "lochridge"}
    position = laid("glen-lyon", land, at="h4", lasting=["further-tile"], coins=9)
    play(position, "activate-g3 pay-wood-g3 clan-maclean activate-g2")
    assert "activate-g2" not in moves(position)


def test_gm_r278_loch_ness_works_in_every_own_turn():
    land = {"g4": "inshriach", "g3": "easdale"}
    person = table("p0 p1 john-knox lochridge", land, lasting=["further-tile"])
    play(person, "take-1 no-marker")
    blocked = table("p0 p1 clachaig-inn kings-house", land, lasting=["further-tile"])
    play(blocked, "discard-1 comfort-coin")
    end = table("p0 p1 clachaig-inn kings-house", land, lasting=["further-tile"])
    play(end, "finish")
    for position in (person, blocked, end):
        assert "activate-g3" in moves(position)


def test_gm_r279_loch_ness_cannot_produce_for_the_payment():
    position = table("p0 p1 lochridge", {"g4": "inshriach"}, lasting=["further-tile"])
    assert moves(position, "activate") == []
    play(position, "take-1")
    assert moves(position, "activate") == []


def test_gm_r280_loch_ness_costs_a_scotsman_before_it_is_placed():
    position = table("p0 p1 loch-ness", {"g5": "scotsman", "h5": "scotsman"})
    play(position, "take-1 spend-g5")
    assert cell("i5") in position.players[0].land.tiles


def test_gm_r281_the_scotsman_returned_does_not_count_for_its_placement():
    position = table("p0 p1 loch-ness lochridge", {"g5": "scotsman"})
    assert moves(position, "take") == ["take-2"]


def test_gm_r282_loch_shiel_a_scotsman_on_its_tile_then_whisky():
    position = table("p0 p1 loch-shiel lochridge", coins=1)
    play(position, "take-1")
    assert people_on(position, "f5") == 1
    assert position.players[0].whisky == 1
