"""One-time effects, activations, movement: GM-R140 to GM-R189, with the example on page 16."""

from __future__ import annotations

import pytest

from tests.rules.glenmore.setups import (
    BOX,
    asked,
    cell,
    goods_on,
    moves,
    people_on,
    play,
    table,
    told,
)
from tests.rules.glenmore.test_glenmore_taking import refused


def laid(tile: str, land: dict[str, str] | None = None, at: str = "h4", **more):
    """The table after a plain tile was laid beside others, when activation begins."""
    position = table(f"p0 p1 {tile} clachaig-inn", {"g5": "scotsman", **(land or {})}, **more)
    play(position, "take-1")
    if asked(position) == "place":
        play(position, f"place-{at}")
    return position


# ---- one-time effects ----------------------------------------------------------------------------


def test_gm_r140_one_time_effects_come_after_placing_and_before_activation():
    position = table("p0 p1 pitlochry", coins=9)
    kinds = [event.kind for event in play(position, "take-1 place-g4 activate-g4")]
    assert kinds.index("placed") < kinds.index("scotsman") < kinds.index("activated")


def test_gm_r141_all_of_them_come_before_activation():
    position = table("p0 p1 aviemore", {"g4": "plockton"}, coins=9)
    play(position, "take-1")
    assert position.players[0].points == 3
    assert people_on(position, "g4") == 1
    assert asked(position) == "activate"


def test_gm_r142_their_owner_chooses_their_order():
    position = table("p0 p1 oban", coins=9)
    play(position, "take-1")
    assert moves(position, "effect") == ["effect-scotsman", "effect-marker"]
    play(position, "effect-marker")
    assert asked(position) == "clan"
    assert people_on(position, "g5") == 1
    play(position, "no-marker")
    assert people_on(position, "g5") == 2


def test_gm_r143_a_landmark_brings_its_card_and_what_the_card_says():
    position = table("p0 p1 castle-stalker", {"g4": "inshriach wood stone"})
    play(position, "take-1")
    assert position.players[0].cards == ("castle-stalker",)
    assert position.players[0].coins == 3


def test_gm_r144_the_card_is_carried_out_before_activation():
    position = table("p0 p1 loch-lochy lochridge")
    play(position, "take-1")
    assert asked(position) == "gain"


def test_gm_r145_a_scotsman_comes_onto_the_new_tile():
    position = laid("pitlochry", coins=9)
    assert people_on(position, "h4") == 1


def test_gm_r146_a_resource_of_choice_is_never_whisky():
    position = laid("braemar")
    assert asked(position) == "gain"
    assert len(moves(position, "gain")) == 5


def test_gm_r147_it_lies_on_the_new_tile():
    position = laid("braemar")
    play(position, "gain-stone")
    assert goods_on(position, "h4") == {"stone": 1}


def test_gm_r148_a_marker_of_a_tile_pays_the_roads():
    position = table("p0 p1 oban", {"g4": "inshriach wood stone"}, coins=3)
    play(position, "take-1 pay-cheapest effect-scotsman clan-mackay")
    assert position.players[0].coins == 1
    assert position.markers == {"mackay": (0,)}


def test_gm_r149_a_barrel_comes_into_the_own_area():
    assert laid("pulteney", coins=9).players[0].whisky == 1


def test_gm_r150_a_coin_comes_from_the_supply():
    assert laid("cromarty", coins=4).players[0].coins == 5


def test_gm_r151_points_are_as_printed():
    assert laid("aviemore", {"g4": "plockton"}, "g4", coins=9).players[0].points == 3


# ---- activation ----------------------------------------------------------------------------------


def test_gm_r152_the_new_tile_and_all_around_may_be_activated():
    position = laid("lochridge", {"g4": "inshriach", "i3": "easdale", "g6": "glen-lyon"})
    assert set(moves(position, "activate")) == {
        "activate-h4",
        "activate-g4",
        "activate-i3",
        "activate-g5",
        "activate-h5",
    }
    assert refused(position, "activate-g6") == "GM-R152"


@pytest.mark.parametrize("words", ["activate-h4 activate-g4", "activate-g4 activate-h4"])
def test_gm_r153_in_any_order(words):
    position = laid("lochridge", {"g4": "inshriach"})
    play(position, words)
    assert (goods_on(position, "h4"), goods_on(position, "g4")) == ({"sheep": 1}, {"wood": 1})


def test_gm_r154_each_once_a_turn():
    position = laid("lochridge", {"g4": "inshriach"})
    play(position, "activate-g4")
    assert "activate-g4" not in moves(position)
    assert refused(position, "activate-g4") == "GM-R154"


def test_gm_r155_every_activation_is_optional():
    position = laid("lochridge", {"g4": "inshriach"})
    assert "done" in moves(position)


def test_gm_r156_one_is_finished_before_the_next():
    position = laid("lochridge", {"g4": "kyle-of-lochalsh"})
    play(position, "activate-g4")
    assert set(moves(position)) == {
        f"gain-{good}" for good in ("wood", "stone", "barley", "sheep", "cow")
    }


def test_gm_r157_both_halves_of_the_home_tile_are_neighbours_of_their_own():
    position = laid("lochridge")
    assert {"activate-g5", "activate-h5"} <= set(moves(position))


def test_gm_r158_without_a_symbol_nothing_is_activated():
    position = laid("lochridge", {"i5": "loch-lochy"})
    assert "activate-i5" not in moves(position)
    assert refused(position, "activate-i5") == "GM-R158"


def test_gm_r159_the_limit_covers_all_sources_together():
    position = laid("lochridge", {"g4": "portree wood", "h6": "aberfoyle"}, coins=9)
    play(position, "activate-g4 pay-wood-g4 clan-cameron")
    assert "activate-g4" not in moves(position)


def test_gm_r160_a_person_activates_nothing():
    position = table("p0 p1 john-knox", {"g4": "inshriach"})
    play(position, "take-1 no-marker")
    assert moves(position) == ["done"]


def test_gm_r161_what_costs_nothing_may_be_refused_too():
    position = laid("lochridge")
    play(position, "done")
    assert position.players[0].land.goods == {}


def test_gm_r162_a_given_resource_lies_on_the_activated_tile():
    position = laid("lochridge")
    play(position, "activate-h4")
    assert goods_on(position, "h4") == {"sheep": 1}


def test_gm_r163_a_resource_of_choice_lies_on_the_activated_tile():
    position = laid("lochridge", {"g4": "kyle-of-lochalsh"})
    play(position, "activate-g4 gain-barley")
    assert goods_on(position, "g4") == {"barley": 1}


def test_gm_r164_two_given_resources_lie_on_it():
    position = laid("lochridge", {"g4": "inshriach glen-feshie"})
    play(position, "activate-g4")
    assert goods_on(position, "g4") == {"wood": 2}


def test_gm_r165_what_finds_no_room_is_lost():
    position = laid("lochridge", {"g4": "inshriach glen-feshie wood wood"})
    happened = play(position, "activate-g4")
    assert goods_on(position, "g4") == {"wood": 3}
    assert told(happened, "goods-lost")


def test_gm_r166_if_one_of_two_finds_room_their_owner_chooses():
    position = laid("easdale", {"g4": "lochridge glen-nevis cow cow"})
    play(position, "activate-g4")
    assert moves(position) == ["gain-sheep", "gain-cow"]
    play(position, "gain-sheep")
    assert goods_on(position, "g4") == {"sheep": 1, "cow": 2}


def test_gm_r167_goods_are_not_thrown_away_to_make_room():
    position = laid("lochridge", {"g4": "kyle-of-lochalsh wood wood wood"})
    happened = play(position, "activate-g4")
    assert goods_on(position, "g4") == {"wood": 3}
    assert [event.kind for event in happened] == ["activated"]


def test_gm_r168_exchanged_goods_return_to_the_supply():
    position = laid("lochridge", {"g4": "falkirk-tryst cow sheep"})
    before = position.market.filled.copy()
    play(position, "activate-g4")
    assert sum(position.players[0].land.stock) == 0
    assert position.market.filled == before


@pytest.mark.parametrize(("words", "points"), [("trade-2", 4), ("trade-4", 8)])
def test_gm_r169_two_different_goods_bring_4_and_four_8(words, points):
    position = laid("lochridge", {"g4": "crieff wood stone", "h6": "easdale barley cow"})
    play(position, f"activate-g4 {words}")
    while asked(position) == "pay":
        play(position, moves(position)[0])
    assert position.players[0].points == points


def test_gm_r170_neither_three_nor_five_and_once_per_activation():
    position = laid("lochridge", {"g4": "crieff wood stone sheep", "h6": "easdale barley cow"})
    play(position, "activate-g4")
    assert moves(position) == ["trade-2", "trade-4"]
    assert refused(position, "trade-3") == "GM-R170"


def test_gm_r171_animals_in_any_mix_bring_the_printed_points():
    position = laid("easdale", {"g4": "aberfoyle cow cow", "g6": "lochridge sheep"})
    play(position, "activate-g4 trade-3")
    while asked(position) == "pay":
        play(position, moves(position)[0])
    assert position.players[0].points == 8


def test_gm_r172_animals_are_sheep_and_cows():
    position = laid("easdale", {"g4": "aberfoyle wood stone barley"})
    position.market.filled = [1, 1, 1, 3, 3]
    position.changed()
    assert "activate-g4" not in moves(position)


def test_gm_r173_any_three_bring_seven():
    position = laid("easdale", {"g4": "stornoway wood wood wood"})
    play(position, "activate-g4")
    assert position.players[0].points == 7


def test_the_rulebook_example_on_a_sheep_and_two_stones():
    position = laid("easdale", {"g4": "stornoway stone stone", "g6": "lochridge sheep"})
    play(position, "activate-g4 pay-sheep-g6")
    assert position.players[0].points == 7
    assert goods_on(position, "g4") == goods_on(position, "g6") == {}


def test_gm_r174_the_given_goods_bring_the_printed_points():
    position = laid("easdale", {"g4": "falkirk-tryst cow sheep"})
    play(position, "activate-g4")
    assert position.players[0].points == 5


def test_gm_r175_any_resource_brings_a_marker_and_roads_are_paid_besides():
    position = laid("easdale", {"g4": "portree wood"}, coins=2)
    play(position, "activate-g4 pay-wood-g4")
    assert refused(position, "no-marker") == "GM-R175"
    play(position, "clan-chisholm")
    assert position.players[0].coins == 1


def test_gm_r176_barley_becomes_whisky():
    position = laid("easdale", {"g4": "pulteney barley"})
    play(position, "activate-g4")
    assert position.players[0].whisky == 1


def test_gm_r177_a_movement_symbol_gives_a_point():
    position = laid("lochridge")
    play(position, "activate-g5 activate-h5")
    assert position.steps == 2


def test_gm_r178_a_tile_with_points_gives_them_at_once():
    position = laid("lochridge", {"g4": "sligachan-inn"})
    play(position, "activate-g4")
    assert position.players[0].points == 4


def test_gm_r179_goods_for_an_exchange_come_from_any_tile_or_the_market():
    position = laid("lochridge", {"g4": "falkirk-tryst cow", "g6": "glen-lyon sheep"}, coins=9)
    play(position, "activate-g4")
    assert set(moves(position)) == {"pay-sheep-g6", "buy-sheep", "pay-cheapest"}


def test_the_rulebook_example_on_activation():
    """Halkirk beside the castle: 2 points and a wood; rebuilt as Inverness: again."""
    land = {"i4": "inshriach", "h5": "scotsman"}
    position = table("p0 halkirk p1 inverness easdale", land, coins=9)
    play(position, "take-1")
    assert people_on(position, "i5") == 1
    play(position, "activate-i5 activate-h5 activate-i4")
    assert position.steps == 2
    assert goods_on(position, "i4") == {"wood": 1}
    play(position, "done take-1 pay-cheapest place-i5")
    assert position.players[0].cards == ("inverness",)
    assert people_on(position, "i5") == 2
    play(position, "activate-i5 activate-h5 activate-i4")
    assert position.steps == 2
    assert goods_on(position, "i4") == {"wood": 1}
    assert goods_on(position, "i5") == {"barley": 1}
    assert BOX.tiles[position.players[0].land.tiles[cell("i5")]].name == "inverness"


def test_all_that_costs_nothing_can_be_activated_at_once():
    position = laid("lochridge", {"g4": "inshriach", "i5": "halkirk", "h3": "aberfoyle cow"})
    play(position, "activate-free")
    assert position.steps == 3
    assert (goods_on(position, "g4"), goods_on(position, "h4")) == ({"wood": 1}, {"sheep": 1})
    assert moves(position, "activate") == ["activate-h3"]


def test_what_would_be_lost_is_not_activated_with_the_rest():
    position = laid("lochridge", {"g4": "inshriach wood wood wood"})
    play(position, "activate-free")
    assert "activate-g4" in moves(position)
