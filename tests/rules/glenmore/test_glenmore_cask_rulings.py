"""Single Cask Whisky: the rulings Q3-1 to Q3-10, whole games and the computer."""

from __future__ import annotations

import pytest

from rules import Chance
from tests.rules.glenmore.setups import BOX, GAME, asked, moves, play, refused, told
from tests.rules.glenmore.test_glenmore_casks import cellar_table, house, places, sale, still
from tests.rules.glenmore.test_glenmore_computer import advice, turn

# ---- rulings -------------------------------------------------------------------------------------


def test_ruling_q3_1_a_new_barrel_need_not_take_the_cell():
    position = still("pulteney", goods="barley")
    play(position, "activate-g4 store-0")
    assert places(position) == [0]


def test_ruling_q3_2_a_barrel_leaves_the_area_worth_nothing():
    position = still("glen-albyn", barrels=[0, 0])
    play(position, "activate-g4")
    assert places(position) == [0, 1]


def test_ruling_q3_3_the_parts_come_in_either_order_and_each_is_optional():
    position = still("glenlochy", barrels=[1], goods="barley wood")
    play(position, "activate-g4 age-1")
    assert moves(position) == ["trade-2", "done"]
    play(position, "done")
    assert places(position) == [2]
    assert position.players[0].whisky == 1


def test_ruling_q3_4_macgregor_replaces_the_making():
    position = still("pulteney", barrels=[1], lasting=["points-for-barrel"])
    play(position, "activate-g4 barrel-points")
    assert (asked(position), position.players[0].points) == ("activate", 3)
    position = still("glenlochy", barrels=[1], lasting=["points-for-barrel"])
    play(position, "activate-g4 barrel-points")
    assert moves(position) == ["age-1", "done"]
    play(position, "age-1")
    assert position.players[0].points == 3


def test_ruling_q3_5_a_barrel_worth_nothing_can_be_sold():
    position = cellar_table("p0 p1 sale-b easdale", barrels=[0])
    play(position, "visit-1 bonus-cask-0")
    assert position.players[0].points == 2
    position = cellar_table("p0 p1 sale-b easdale", barrels=[0])
    play(position, "take-2 sell-cask-0")
    assert (position.players[0].points, position.players[0].whisky) == (0, 0)


def test_ruling_q3_6_who_lands_there_takes_no_tile():
    position = cellar_table("p0 p1 sale-b easdale", barrels=[1])
    play(position, "visit-1 sell-cask-1")
    assert len(position.players[0].land.tiles) == 2
    assert asked(position) == "activate"
    assert refused(cellar_table("p0 p1 easdale", barrels=[1]), "visit-1") == (
        "C3-R23",
        "no-sale-tile",
    )


def test_ruling_q3_6_a_sale_tile_is_never_taken():
    position = cellar_table("p0 p1 sale-b easdale", barrels=[1])
    assert refused(position, "take-1") == ("C3-R23", "sale-not-taken")
    assert position.view(0)["ring"][2]["open"]
    # Who is blocked doesn't discard it either.
    position = cellar_table("p0 p1 sale-b clachaig-inn")
    assert moves(position, "discard") == ["discard-2"]
    assert refused(position, "discard-1") == ("C3-R23", "sale-not-taken")
    assert position.view(0)["ring"][2]["reason"] == "sale-not-taken"


def test_ruling_q3_7_leaving_a_sale_tile_is_not_passing_it():
    position = cellar_table("p0+sale-b p1 easdale", barrels=[1])
    assert not moves(position, "visit")
    play(position, moves(position, "take")[0])
    assert asked(position) == "place"


def test_ruling_q3_8_a_sale_that_leaves_the_tile_unpayable_is_not_offered():
    costly = next(tile.name for tile in BOX.named.values() if tile.cost.whisky == 1)
    position = cellar_table(f"p0 p1 sale-b {costly}", barrels=[3], coins=9)
    play(position, "take-2")
    assert asked(position) != "sale"
    position = cellar_table("p0 p1 sale-b sale-c easdale", barrels=[3])
    play(position, "visit-2")
    assert asked(position) == "sale"
    assert "no-sale" not in moves(position)
    assert sale(position, "sale-b") == (0, False)


def test_ruling_q3_9_a_cellar_may_be_paid_out_of_the_market_but_not_on_the_way():
    position = cellar_table("p0 p1 sale-b easdale", barrels=[3], coins=20)
    play(position, "take-2")
    assert "buy-cellar" not in moves(position)
    play(position, "no-sale buy-cellar")
    assert house(position).cellars[0].cellars == 2


def test_ruling_q3_10_one_visit_is_one_source_of_points():
    position = cellar_table("p0 p1 sale-b easdale", barrels=[2, 3])
    events = play(position, "visit-1 bonus-cask-3 sell-cask-2")
    assert [event.facts["points"] for event in told(events, "points")] == [7]


# ---- whole games ---------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", range(4))
def test_barrels_are_conserved_in_whole_games(seats, seed):
    position = GAME.start(seats, {"chronicles": ["casks"]}, f"barrels {seed}")
    chance, keen = Chance(f"barrels {seed}"), {"visit", "age", "sell-cask", "buy-cellar", "trade"}
    on_sale = 0
    while position.outcome is None:
        seat = position.to_act[0]
        legal = position.moves(seat)
        wanted = [move for move in legal if move.kind in keen]
        events = position.play(seat, chance.pick(wanted or legal))
        on_sale += len(told(events, "cask-sold"))
        for one, player in enumerate(position.players):
            spending = one in position.to_act and asked(position) == "barrel"
            assert spending or house(position).cellars[one].barrels == player.whisky
        lying = sum(found.sold + found.bonus for found in house(position).sales.values())
        assert lying <= on_sale


def test_the_computer_sells_an_old_barrel_on_its_way():
    position = cellar_table("p0 p1 sale-d easdale", barrels=[1, 9], cellars=3)
    play(position, "take-2")
    assert advice(position) == "sell-cask-9"


def test_the_computer_stores_a_barrel_where_it_is_worth_something():
    position = still("pulteney", goods="barley", stacks={"D": "sale-d"})
    play(position, "activate-g4")
    assert advice(position) == "store-1"


def test_the_computer_lets_a_barrel_age_while_it_can_still_be_sold():
    position = still("glen-albyn", barrels=[1, 3], cellars=2, stacks={"D": "sale-d"})
    turn(position)
    assert places(position) in ([2, 3], [1, 4])
