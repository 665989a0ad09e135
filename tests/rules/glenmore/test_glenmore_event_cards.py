"""Each card of chronicle 6, its landmark effect and its event: C6-R11 to C6-R29."""

from __future__ import annotations

import pytest

from rules.glenmore.chronicles.england import England
from rules.glenmore.chronicles.events import Events
from rules.glenmore.scoring import scoring_now
from rules.glenmore.turn import Next
from tests.rules.glenmore.setups import (
    asked,
    draw_ring,
    goods_on,
    moves,
    names,
    number,
    people_on,
    play,
    table,
)
from tests.rules.glenmore.test_glenmore_events import event, flipped, owning, swapping


def taking(tile: str, land=None, **more):
    """The first seat has taken and placed such a tile, whatever it cost."""
    position = table(f"p0 p1 {tile}", land, chronicles="events", coins=20, **more)
    play(position, "take-1")
    while asked(position) in {"pay", "place"}:
        play(position, moves(position)[-1] if asked(position) == "pay" else moves(position)[0])
    return position


def where(position, tile: str) -> str:
    """The cell of a tile of the first seat."""
    cells = position.view(None)["players"][0]["cells"]
    return next(cell for cell, one in cells.items() if one["tile"] == tile)


def with_england(card: str, land=None, ring="p0 p1 p2 lochridge inshriach englishman", **more):
    """The first seat of three has such a card and has placed a tile beside its gathering."""
    land = {"g4": "gathering-a", **(land or {})}
    position = table("p0 p1 p2 lochridge", land, chronicles="england events", **more)
    draw_ring(position, ring)
    position.players[0].cards = (card,)
    England.of(position).owner = 0
    position.put(Next())
    position.settle()
    play(position, "take-1 place-h4")
    return position


def test_c6_r11_old_man_of_storr_brings_two_stone():
    position = taking("old-man-of-storr")
    assert goods_on(position, where(position, "old-man-of-storr")) == {"stone": 2}


def test_c6_r11_its_event_gives_a_table_of_ones_own_for_a_scotsman():
    land = {"g5": "scotsman", "h5": "scotsman scotsman scotsman"}
    position = event("old-man-of-storr", "spend-g5", land)
    assert scoring_now(position, "A").points["castle"] == (6, 0)
    position.players[1].land.people = {next(iter(position.players[0].land.people)): 0}
    assert Events.of(position).scales == {"castle": 0}
    assert Events.of(position).compare(position, "castle", 1) == ()


def test_c6_r12_wallace_monument_lets_all_own_tiles_be_activated():
    land = {"g4": "rothiemurchus", "f4": "inshriach", "e4": "glen-lyon scotsman", "g5": "scotsman"}
    position = taking("wallace-monument", land)
    assert {"activate-g4", "activate-e4", "activate-h5"} <= set(moves(position))


def test_c6_r12_its_event_turns_another_card_over_and_gives_four_points_with_wallace():
    position = owning("wallace-monument loch-ness castle-moil")
    position.players[0].persons = (number("william-wallace"),)
    play(position, "activate-g4 event-wallace-monument flip-castle-moil")
    assert flipped(position) == ("castle-moil", "wallace-monument")
    assert position.players[0].points == 4


def test_c6_r13_dunvegan_brings_two_sheep_and_takes_two_for_seven_points():
    position = taking("dunvegan-castle")
    assert goods_on(position, where(position, "dunvegan-castle")) == {"sheep": 2}
    position = event("dunvegan-castle", land={"f5": "glen-lyon sheep sheep"})
    assert position.players[0].points == 7
    assert goods_on(position, "f5") == {}


def test_c6_r14_fort_george_lets_any_scotsmen_go_home():
    land = {"g4": "rothiemurchus scotsman", "g5": "scotsman scotsman"}
    position = taking("fort-george", land)
    assert asked(position) == "homecoming"
    play(position, "home-g4 home-g5")
    assert people_on(position, "h5") == 2
    assert "home-g5" in moves(position)
    play(position, "done")
    assert asked(position) != "homecoming"


def test_c6_r14_the_scotsman_of_fort_george_comes_first_and_may_go_home_too():
    position = taking("fort-george", {"g4": "rothiemurchus", "g5": "scotsman"})
    play(position, f"home-{where(position, 'fort-george')} done")
    assert people_on(position, "h5") == 1
    assert people_on(position, "g5") == 1


def test_c6_r14_its_event_removes_two_tiles_for_a_scotsman():
    position = event("fort-george", land={"g4": "gathering-a wood", "g5": "scotsman scotsman"})
    assert asked(position) == "raze"
    assert "remove-g5" not in moves(position)
    play(position, "remove-g4 remove-h4")
    assert set(position.view(None)["players"][0]["cells"]) == {"g5", "h5"}
    assert goods_on(position, "h5") == {"wood": 1}
    assert people_on(position, "g5") == 1
    assert position.players[0].cards == ("fort-george",)


def test_c6_r15_loch_lochy_brings_a_cow_and_activates_animal_tiles():
    position = owning("loch-lochy", {"e5": "glen-lyon", "f5": "glen-tilt"})
    play(position, "activate-g4 event-loch-lochy put-cow-g5")
    assert asked(position) == "herd"
    assert set(moves(position, "activate")) >= {"activate-e5"}
    play(position, "activate-e5")
    assert goods_on(position, "e5") == {"sheep": 1}


def test_c6_r16_donan_activates_two_tiles_of_others():
    other = {"g4": "rothiemurchus", "h4": "glen-lyon", "f4": "inshriach"}
    position = owning("donan-castle", other=other)
    play(
        position, "activate-g4 event-donan-castle borrow-1-g4 put-wood-g5 borrow-1-h4 put-sheep-g5"
    )
    assert goods_on(position, "g5") == {"wood": 1, "sheep": 1}
    assert asked(position) == "activate"


def test_c6_r17_stalker_places_a_tile_of_the_discard_for_a_scotsman():
    position = owning("castle-stalker", {"g5": "scotsman scotsman"}, discard="inshriach john-knox")
    play(position, "activate-g4 event-castle-stalker")
    assert people_on(position, "g5") == 1
    assert asked(position) == "salvage"
    play(position, "salvage-inshriach")
    assert asked(position) == "place"


def test_c6_r17_for_a_person_the_roads_are_paid():
    position = owning(
        "castle-stalker", {"g5": "scotsman scotsman"}, discard="inshriach john-knox", coins=1
    )
    play(position, "activate-g4 event-castle-stalker salvage-john-knox")
    assert asked(position) == "clan"
    prices = position.clan_prices()
    assert all(prices[move[5:]] <= 1 for move in moves(position, "clan"))


def test_c6_r18_inverness_gives_a_table_of_ones_own_for_whisky():
    position = event("inverness", whisky=2)
    assert scoring_now(position, "A").points["whisky"] == (4, 0)
    position.players[1].whisky = 4
    assert scoring_now(position, "A").points["whisky"] == (0, 2)


def test_c6_r19_loch_shiel_gives_two_scotsmen_for_a_point():
    position = event("loch-shiel", land={"f5": "loch-shiel"}, points=3)
    assert position.players[0].points == 2
    assert people_on(position, "f5") == 2


def test_c6_r20_duart_exchanges_three_goods_for_eight_points():
    land = {"f5": "glen-lyon sheep sheep", "g5": "wood scotsman"}
    position = owning("duart-castle", land)
    position.market.filled = [3] * 5
    position.changed()
    play(position, "activate-g4 event-duart-castle trade-3")
    while asked(position) == "pay":
        play(position, moves(position)[0])
    assert position.players[0].points == 8


def test_c6_r20_sinclair_helps_and_maclean_gives_three_points():
    land = {"f5": "glen-lyon sheep sheep"}
    position = owning("duart-castle", land, lasting=["coin-for-good"], coins=1)
    position.market.filled = [3] * 5
    position.markers = {"maclean": (0,)}
    position.changed()
    play(position, "activate-g4 event-duart-castle trade-3")
    while asked(position) == "pay":
        play(position, moves(position)[0])
    assert (position.players[0].points, position.players[0].coins) == (11, 0)


def test_c6_r21_loch_ness_gives_a_coin_for_each_own_card_on_its_event_side():
    position = owning("loch-ness loch-morar castle-moil")
    Events.of(position).flipped = frozenset({"loch-morar", "castle-stalker"})
    position.changed()
    play(position, "activate-g4 event-loch-ness")
    assert position.players[0].coins == 2


def test_c6_r22_armadale_gives_three_points_for_each_stone():
    position = event("armadale-castle", land={"f5": "easdale stone stone"})
    play(position, "pay-stone-f5 pay-stone-f5 done")
    assert position.players[0].points == 6


def test_c6_r22_stone_may_be_bought_for_it():
    position = owning("armadale-castle", coins=3)
    position.market.filled = [0] * 5
    position.changed()
    play(position, "activate-g4 event-armadale-castle buy-stone buy-stone done")
    assert (position.players[0].points, position.players[0].coins) == (6, 0)


def test_c6_r23_loch_morar_gives_nine_points_for_two_scotsmen():
    position = event("loch-morar", land={"g5": "scotsman scotsman"})
    assert position.players[0].points == 9
    assert people_on(position, "g5") == 0


def test_c6_r24_moil_gives_two_coins_and_a_scotsman_may_go_home():
    position = event("castle-moil", "home-g5", {"g5": "scotsman scotsman"})
    assert position.players[0].coins == 2
    assert (people_on(position, "g5"), people_on(position, "h5")) == (1, 1)
    assert asked(position) == "activate"


def test_c6_r25_mey_removes_two_tiles_for_a_scotsman():
    position = event("castle-of-mey", "remove-g4", {"g5": "scotsman scotsman"})
    assert set(position.view(None)["players"][0]["cells"]) == {"g5", "h5"}
    assert people_on(position, "g5") == 1


@pytest.mark.parametrize(("filled", "coins"), [(1, 1), (3, 6)])
def test_c6_r26_loch_lomond_takes_all_coins_of_the_england_row(filled, coins):
    position = with_england("loch-lomond")
    England.of(position).filled = filled
    play(position, "activate-g4 event-loch-lomond")
    assert (position.players[0].coins, England.of(position).filled) == (coins, 0)


def test_c6_r27_the_church_activates_itself_and_the_tiles_around():
    land = {"e4": "glenfinnan-church", "f4": "inshriach", "d4": "rothiemurchus", "g5": "scotsman"}
    position = with_england("glenfinnan-church", land, whisky=1)
    play(position, "activate-g4 event-glenfinnan-church")
    assert {"activate-e4", "activate-d4", "activate-f4"} <= set(moves(position))
    play(position, "activate-e4")
    assert position.players[0].points == 4
    assert "activate-e4" not in moves(position)


def test_c6_r28_the_monument_swaps_the_englishman_with_a_tile():
    position = swapping("p0 lochridge p1 p2 englishman inshriach easdale world-end")
    play(position, "swap-2")
    assert names(position.ring.floor[4:5]) == ["easdale"]
    assert position.ring.at[3] == 6


def test_c6_r29_the_military_roads_give_a_coin_and_a_marker():
    position = with_england("military-roads", coins=3)
    play(position, "activate-g4 event-military-roads")
    assert position.players[0].coins == 4
    assert asked(position) == "clan"
    play(position, "no-marker")
    assert flipped(position) == ("military-roads",)
