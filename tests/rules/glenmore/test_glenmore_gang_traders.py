"""Penny Mobs: those who deal in coins and tiles, C8-R14 to C8-R32."""

from __future__ import annotations

import pytest

from rules.glenmore.cells import VILLAGE
from rules.glenmore.chronicles.england import England
from rules.glenmore.chronicles.gangs import Gangs
from rules.glenmore.turn import Next
from tests.rules.glenmore.gang_setups import coins, end_turn, mob
from tests.rules.glenmore.setups import (
    asked,
    goods_on,
    moves,
    number,
    play,
    tiles_on_ring,
)
from tests.rules.glenmore.test_glenmore_taking import refused

# ---- Peggy the Tax Collector ---------------------------------------------------------------------


def test_c8_r14_the_tax_collector_has_two_tokens():
    position = mob(jail="collector")
    end_turn(position)
    play(position, "release-collector")
    assert Gangs.of(position).tokens["collector"] == (1, 2)


def test_c8_r15_tokens_go_on_cells_without_a_marker():
    position = mob(owners={"collector": 0})
    position.markers = {"gunn": (1,)}
    position.priced = None
    play(position, "tax-brodie-2 tax-macleod-1")
    assert Gangs.of(position).tolls == {"brodie": (2,), "macleod": (1,)}
    assert moves(position, "tax") == []
    position = mob(owners={"collector": 0})
    position.markers = {"gunn": (1,)}
    position.priced = None
    position.changed()
    assert "tax-gunn-1" not in moves(position)


def test_c8_r16_another_pays_the_token_to_her_owner():
    position = mob("p0 p1 p2 john-knox lochridge", owners={"collector": 1}, coins=9)
    Gangs.of(position).tolls = {"macleod": (2,)}
    road = position.clan_prices()["macleod"]
    play(position, "take-1 clan-macleod")
    gift = position.box.clans["macleod"].effects[0].value
    assert coins(position) == [9 - road - 2 + gift, 2, 0]


def test_c8_r16_who_cannot_pay_the_token_cannot_go_there():
    position = mob("p0 p1 p2 john-knox lochridge", owners={"collector": 1})
    road = position.clan_prices()["macleod"]
    position.players[0].coins = road + 1
    Gangs.of(position).tolls = {"macleod": (2,)}
    play(position, "take-1")
    assert "clan-macleod" not in moves(position)


def test_c8_r17_her_owner_pays_the_roads_alone():
    position = mob("p0 p1 p2 john-knox lochridge", owners={"collector": 0}, coins=9)
    Gangs.of(position).tolls = {"macleod": (2,)}
    road = position.clan_prices()["macleod"]
    play(position, "take-1 clan-macleod")
    gift = position.box.clans["macleod"].effects[0].value
    assert coins(position)[0] == 9 - road + gift


@pytest.mark.parametrize("owner", [0, 1])
def test_c8_r18_a_token_is_gone_when_a_marker_is_there(owner):
    position = mob("p0 p1 p2 john-knox lochridge", owners={"collector": owner}, coins=9)
    Gangs.of(position).tolls = {"macleod": (2,)}
    play(position, "take-1 clan-macleod")
    assert Gangs.of(position).tolls == {}


# ---- Joe Fiction ---------------------------------------------------------------------------------


def test_c8_r19_joe_has_three_tokens():
    position = mob(jail="joe")
    end_turn(position)
    play(position, "release-joe")
    assert len(Gangs.of(position).tokens["joe"]) == 3


def test_c8_r20_joe_takes_the_largest_stack_of_a_row():
    position = mob(owners={"joe": 0})
    position.market.filled = [0, 2, 1, 0, 3]
    position.changed()
    assert moves(position, "fiction") == ["fiction-stone", "fiction-barley", "fiction-cow"]
    play(position, "fiction-cow fiction-stone")
    assert coins(position)[0] == 3 + 2
    assert position.market.filled == [0, 1, 1, 0, 2]
    assert len(Gangs.of(position).tokens["joe"]) == 1


def test_c8_r20_the_row_of_england_too():
    position = mob(owners={"joe": 0}, chronicles="england gangs")
    England.of(position).filled = 2
    position.changed()
    play(position, "fiction-england")
    assert coins(position)[0] == 2
    assert England.of(position).filled == 1


# ---- Bruce Levy ----------------------------------------------------------------------------------


def produced(owner: int = 1, **more):
    """The table after the first seat has made a wood with Inshriach."""
    position = mob(
        "p0 p1 p2 lochridge halkirk",
        {"g4": "inshriach"},
        owners={"bruce": owner},
        **more,
    )
    play(position, "take-1 place-h4 activate-g4")
    return position


def test_c8_r21_three_coins_lie_on_bruces_card():
    view = mob(jail="bruce").view(None)["chronicles"]["gangs"]["members"]["bruce"]
    assert view["coins"] == 3


def test_c8_r22_bruce_buys_what_another_has_just_produced():
    position = produced()
    assert asked(position) == "levy"
    assert position.to_act == (1,)
    play(position, "levy-wood-g5")
    assert goods_on(position, "g4") == {}
    assert goods_on(position, "g5", 1) == {"wood": 1}
    assert coins(position) == [1, 0, 0]
    assert Gangs.of(position).coins == 2
    assert asked(position) == "activate"


def test_c8_r22_nobody_is_asked_of_the_own_tiles():
    assert asked(produced(owner=0)) == "activate"


def test_c8_r22_also_what_another_players_tile_has_made_for_the_producer():
    position = mob(land={"g5": "scotsman wood"}, owners={"bruce": 1})
    elsewhere = position.box.named["inshriach"]
    Gangs.of(position).produced(position, 0, elsewhere, [(0, VILLAGE)])
    play(position, "levy-wood-h5")
    assert goods_on(position, "g5") == {}
    assert goods_on(position, "h5", 1) == {"wood": 1}


def test_c8_r23_it_may_be_sold_at_once():
    position = produced()
    assert "levy-sell-wood" in moves(position)
    play(position, "levy-sell-wood")
    assert coins(position) == [1, 1, 0]
    assert goods_on(position, "g5", 1) == {}


def test_c8_r24_three_times_at_most():
    position = mob("p0 p1 p2 lochridge halkirk", {"g4": "inshriach"}, owners={"bruce": 1})
    Gangs.of(position).coins = 0
    play(position, "take-1 place-h4 activate-g4")
    assert asked(position) == "activate"


# ---- Peggy the Tenant ----------------------------------------------------------------------------


RENT = "p0 p1 p2 lochridge inshriach ballachulish black-isle"


def rented(**more):
    """The first seat has taken Lochridge and reserved Ballachulish with a token of 2."""
    position = mob(RENT, owners={"tenant": 0}, **more)
    play(position, "take-1 place-h4 reserve-2-2 done")
    return position


def test_c8_r25_the_tenant_has_three_tokens():
    position = mob(jail="tenant")
    end_turn(position)
    play(position, "release-tenant")
    assert Gangs.of(position).tokens["tenant"] == (1, 2, 3)


def test_c8_r26_a_tile_ahead_of_the_own_figure_is_reserved():
    position = mob(RENT, owners={"tenant": 0})
    play(position, "take-1 place-h4")
    assert "reserve-1-1" in moves(position)
    play(position, "reserve-2-2")
    assert position.view(None)["chronicles"]["gangs"]["reserved"] == ("ballachulish", 2)
    assert moves(position, "reserve") == []


def test_c8_r26_not_behind_it():
    position = mob(RENT, owners={"tenant": 0})
    play(position, "take-2 place-h4")
    assert "reserve-1-1" not in moves(position)
    assert "reserve-2-1" in moves(position)


def test_c8_r27_another_pays_the_token_to_her_owner():
    position = rented()
    position.players[1].coins = 1
    position.changed()
    ballachulish = tiles_on_ring(position).index("ballachulish") + 1
    assert f"take-{ballachulish}" not in moves(position)
    position.players[1].coins = 2
    position.changed()
    play(position, f"take-{ballachulish}")
    assert coins(position) == [2, 0, 0]
    assert Gangs.of(position).reserved is None


def back(position) -> None:
    """Let the first seat have the next turn."""
    position.ring.at[0], position.ring.rear = 0, 0
    position.ring.at[1], position.ring.at[2] = 1, 2
    position.put(Next())
    position.settle()


def test_c8_r28_her_owner_must_take_it_next():
    position = rented(coins=1)
    back(position)
    # There is no choice, neither of the tile nor of its place, so nothing was asked.
    assert position.to_act == (0,)
    assert number("ballachulish") in position.players[0].land.tiles.values()
    assert coins(position) == [1, 0, 0]


def test_c8_r29_only_a_tile_that_can_be_taken_is_reserved():
    position = mob("p0 p1 p2 lochridge clachaig-inn inshriach", owners={"tenant": 0})
    play(position, "take-1 place-h4")
    assert "reserve-1-1" not in moves(position)
    assert refused(position, "reserve-1-1") == "C8-R29"


def test_c8_r30_if_it_cannot_be_taken_the_card_is_turned_over():
    position = rented()
    position.ring.floor[position.ring.floor.index(number("ballachulish"))] = -1
    back(position)
    gangs = Gangs.of(position)
    assert gangs.ruined
    assert gangs.tokens["tenant"] == ()
    assert position.view(None)["final"]["categories"]["gangs"]["points"] == (-6, 0, 0)
    assert len(moves(position, "take")) > 1


def test_c8_r31_the_used_token_is_gone():
    position = rented()
    assert Gangs.of(position).tokens["tenant"] == (1, 3)


def test_c8_r32_nothing_is_reserved_in_the_last_turn():
    position = mob("p0 p1 p2 lochridge world-end inshriach", owners={"tenant": 0}, end=False)
    play(position, "finish")
    assert moves(position, "reserve") == []
    assert refused(position, "reserve-1-1") == "C8-R32"
