"""Mountain and casks with haggis, events, votes and gangs: the pairs 2×5 to 3×8."""

from __future__ import annotations

import pytest

from rules.glenmore.chronicles.casks import Casks
from rules.glenmore.chronicles.casks.cellars import Cellars
from rules.glenmore.chronicles.haggis import Haggis
from rules.glenmore.chronicles.mountain import Mountain
from rules.glenmore.chronicles.votes import Votes
from rules.glenmore.components import GOODS
from rules.glenmore.scoring import end_game, scoring_now
from rules.glenmore.turn import Next
from tests.rules.glenmore.gang_setups import mob, points
from tests.rules.glenmore.haggis_setups import score, set_tables
from tests.rules.glenmore.setups import (
    asked,
    goods_on,
    moves,
    number,
    play,
    table,
    tiles_on_ring,
)
from tests.rules.glenmore.test_glenmore_events import event, owning
from tests.rules.glenmore.test_glenmore_together import stocked

SHEEP = GOODS.index("sheep")


# ---- 2 x 5: mountain and haggis ------------------------------------------------------------------


def leaving(chronicles: str, land=None, *, ring="p0+mountain mountain p1 drovers-inn", **more):
    """The first seat leaves the mountain with two sheep and a coin lying there."""
    position = table(ring, land, chronicles=chronicles, **more)
    there = Mountain.of(position)
    there.coins, there.goods[SHEEP] = 1, 2
    position.put(Next())
    position.settle()
    return position


def test_mountain_and_haggis_its_sheep_feed_the_tavern():
    position = leaving("mountain haggis", {"g4": "inshriach wood"})
    play(position, "gather put-sheep-g5 put-sheep-g5 take-1 place-h4")
    play(position, moves(position, "haggis")[0])
    play(position, "activate-h4")
    while asked(position) == "pay":
        play(position, next(move for move in moves(position) if move.startswith("pay-sheep")))
    play(position, moves(position, "haggis")[0])
    assert len(Haggis.of(position).tables[0]) == 2
    assert goods_on(position, "g5") == {"sheep": 1}


# ---- 2 x 7: mountain and votes -------------------------------------------------------------------


def test_mountain_and_votes_what_is_paid_out_at_the_end_counts_before_the_cards():
    position = table(
        "p0+mountain mountain p1 lochridge", {"g4": "inshriach"}, chronicles="mountain votes"
    )
    votes = Votes.of(position)
    votes.cards, votes.voted = ("livestock",), {"livestock": ((1, 0), (0, 0))}
    Mountain.of(position).goods[SHEEP] = 1
    end_game(position)
    position.settle()
    while position.to_act:
        play(position, moves(position)[0])
    assert position.scorings[-1].points["glen-livestock"] == (10, 0)


def test_mountain_and_votes_going_there_sweeps_like_any_move():
    position = table("p0 inshriach p1 mountain mountain lochridge", chronicles="mountain votes")
    Votes.of(position).cards = ("discards",)
    play(position, "climb")
    assert Votes.of(position).line(position, "discards").counts == (1, 0)


# ---- 2 x 8: mountain and gangs -------------------------------------------------------------------


def reserving(ring: str, **more):
    """The first seat, whose member is the Tenant, has taken and placed the first tile."""
    position = mob(ring, owners={"tenant": 0}, chronicles="mountain casks gangs", **more)
    play(position, "take-1 place-h4")
    return position


def reserved_tiles(position) -> set[str]:
    """The tiles that could be reserved."""
    ahead = [position.box.tiles[tile].name for _, tile in position.ring.ahead()]
    return {ahead[int(move.split("-")[1]) - 1] for move in moves(position, "reserve")}


def test_mountain_and_gangs_the_tenants_duty_forbids_the_mountain():
    position = reserving("p0 p1 p2 inshriach mountain mountain lochridge easdale", coins=9)
    play(position, f"reserve-{tiles_on_ring(position).index('easdale') + 1}-1")
    position.ring.at[0], position.ring.at[1], position.ring.at[2] = 0, 1, 2
    position.ring.rear = 0
    position.put(Next())
    position.settle()
    assert moves(position, "climb") == []
    easdale = tiles_on_ring(position).index("easdale") + 1
    assert moves(position, "take") == [f"take-{easdale}"]


@pytest.mark.parametrize(("coins", "reserved"), [(2, False), (3, True)])
def test_mountain_and_gangs_a_tile_beyond_it_is_reserved_only_with_its_toll(coins, reserved):
    position = reserving("p0 p1 p2 inshriach mountain mountain aberfoyle", coins=coins)
    position.market.filled = [1] * 5
    position.changed()
    assert ("aberfoyle" in reserved_tiles(position)) == reserved


def test_mountain_and_gangs_what_elspeth_gets_pays_the_tile():
    """Q8-19: the toll first, then she; a tile that only she can pay for can be chosen."""
    for owners in ({}, {"elspeth": 0}):
        position = mob(
            "p0 p1 p2 mountain mountain aberfoyle lochridge",
            owners=owners,
            chronicles="mountain gangs",
            coins=1,
        )
        position.market.filled = [3] * 5
        position.changed()
        assert ("take-1" in moves(position)) == bool(owners)
    play(position, "take-1")
    # Neither the toll nor what she gets for it leaves a choice.
    assert moves(position) == ["put-wood-g5", "put-wood-h5"]
    play(position, "put-wood-g5")
    assert asked(position) == "place"
    assert goods_on(position, "g5") == {}
    assert Mountain.of(position).is_bare


# ---- 3 x 5: casks and haggis ---------------------------------------------------------------------


def test_casks_and_haggis_the_barrel_of_each_roll_is_picked():
    position = table("p0 p1 drovers-inn lochridge", chronicles="casks haggis")
    set_tables(position, "12", "")
    stocked(position, 1, 3)
    score(position, "33333")
    play(position, "haggis-roll")
    assert asked(position) == "barrel"
    play(position, "barrel-1")
    assert Casks.of(position).cellars[0].places == [3]


# ---- 3 x 6: casks and events ---------------------------------------------------------------------


def test_casks_and_events_the_table_of_inverness_counts_barrels_in_cellars():
    position = event("inverness", chronicles="casks events")
    stocked(position, 1, 0)
    assert scoring_now(position, "A").points["whisky"] == (4, 0)


def test_casks_and_events_anothers_distillery_makes_an_own_barrel_of_own_barley():
    other = {"g4": "pulteney", "g5": "scotsman"}
    land = {"g5": "scotsman barley"}
    position = event("donan-castle", land=land, chronicles="casks events", other=other)
    play(position, "borrow-1-g4")
    assert asked(position) == "store"
    play(position, "store-1")
    assert goods_on(position, "g5") == {}
    assert (position.players[0].whisky, position.players[1].whisky) == (1, 0)


def test_casks_and_events_anothers_symbol_ages_an_own_barrel():
    other = {"g4": "glen-albyn", "g5": "scotsman"}
    position = owning("donan-castle", chronicles="casks events", other=other)
    stocked(position, 1)
    play(position, "activate-g4 event-donan-castle borrow-1-g4")
    while asked(position) == "age":
        play(position, moves(position, "age")[0])
    assert Casks.of(position).cellars[0].places != [1]


def test_casks_and_events_macgregor_works_with_anothers_distillery():
    other = {"g4": "pulteney", "g5": "scotsman"}
    position = event(
        "donan-castle", chronicles="casks events", other=other, lasting=["points-for-barrel"]
    )
    play(position, "borrow-1-g4")
    assert points(position) == [3, 0]


# ---- 3 x 7: casks and votes ----------------------------------------------------------------------


def test_casks_and_votes_all_distilleries_and_barrels_count_and_so_does_a_swept_sale_tile():
    position = table(
        "p0 sale-b p1 lochridge inshriach",
        {"g4": "glen-albyn", "h4": "ben-wyvis", "h5": "scotsman"},
        chronicles="casks votes",
    )
    votes = Votes.of(position)
    votes.cards = ("distilleries", "sets", "discards")
    assert votes.line(position, "distilleries").counts == (2, 0)
    position.players[0].cards = ("loch-ness",)
    position.players[0].persons = (number("john-knox"),)
    assert votes.line(position, "sets").counts == (0, 0)
    stocked(position, 2)
    assert votes.line(position, "sets").counts == (1, 0)
    play(position, "take-2")
    while asked(position) == "sale":
        play(position, "no-sale")
    assert votes.line(position, "discards").counts == (1, 0)


# ---- 3 x 8: casks and gangs ----------------------------------------------------------------------


def selling(owners, *places: int, ring="p0 p1 p2 sale-d easdale lochridge"):
    """The first seat is about to pass a sale tile."""
    position = mob(ring, owners=owners, chronicles="casks gangs")
    stocked(position, *places, cellars=3)
    play(position, "take-2")
    return position


def test_casks_and_gangs_erin_sells_a_second_barrel_into_the_bonus_cell():
    position = selling({"erin": 0}, 1, 9)
    assert asked(position) == "sale"
    play(position, "sell-cask-9")
    assert moves(position, "bonus-cask") == ["bonus-cask-1"]
    play(position, "bonus-cask-1")
    assert position.players[0].whisky == 0


def test_casks_and_gangs_without_the_ordinary_sale_there_is_none_for_erin():
    position = selling({"erin": 0}, 1, 9)
    assert not moves(position, "bonus-cask")
    play(position, "no-sale")
    assert asked(position) == "place"


def test_casks_and_gangs_a_sale_of_six_points_gives_sybil_one():
    position = selling({"sybil": 1}, 9)
    play(position, "sell-cask-9")
    assert points(position)[1] == 1


def test_casks_and_gangs_derek_takes_distilleries_and_no_barrels():
    position = mob(
        owners={"derek": 0},
        chronicles="casks gangs",
        other={"g4": "pulteney", "h4": "aberfoyle", "g5": "scotsman"},
    )
    Casks.of(position).cellars[1] = Cellars(1, frozenset({2}), 0)
    position.players[1].whisky = 1
    assert moves(position, "swindle") == ["swindle-1-g4"]
    play(position, "swindle-1-g4 dump-0-h4")
    assert [one.barrels for one in Casks.of(position).cellars] == [0, 1, 0]


def test_casks_and_gangs_the_tenant_reserves_no_sale_tile():
    position = reserving("p0 p1 p2 lochridge sale-b easdale")
    assert reserved_tiles(position) == {"easdale"}
