"""Chronicle 3, Single Cask Whisky, rule by rule."""

from __future__ import annotations

import pytest

from rules.glenmore.chronicles.casks import Casks
from rules.glenmore.chronicles.casks.cellars import Cellars
from rules.glenmore.chronicles.casks.storehouse import Sale
from tests.rules.glenmore.setups import BOX, GAME, asked, moves, play, refused, table, told

OLD = ("pulteney", "glen-mhor", "glenlochy", "edradour", "millburn")


def house(position) -> Casks:
    return Casks.of(position)


def cellar_table(ring="p0 p1 easdale", land=None, *, barrels=(), cellars=1, **more):
    """The first seat's turn, with barrels on these places of so many cellars."""
    position = table(ring, land, chronicles="casks", whisky=len(barrels), **more)
    put(position, barrels, cellars)
    return position


def put(position, barrels, cellars: int = 1) -> None:
    filled = frozenset(place for place in barrels if place)
    house(position).cellars[0] = Cellars(cellars, filled, len([one for one in barrels if not one]))
    position.players[0].whisky = len(barrels)
    position.changed()


def places(position, seat: int = 0) -> list[int]:
    """Where a seat's barrels lie."""
    own = house(position).cellars[seat]
    return [0] * own.floor + sorted(own.filled)


def sale(position, name: str = "sale-b") -> tuple[int, bool]:
    """The barrels on a sale tile: in its free cells, and in the bonus cell."""
    return tuple(house(position).sales[name])


def still(name: str, *, barrels=(), cellars=1, goods="", **more):
    """The first seat has just laid a tile beside a distillery that it may activate."""
    position = cellar_table(
        "p0 p1 easdale",
        {"g4": f"{name} {goods} scotsman"},
        barrels=barrels,
        cellars=cellars,
        **more,
    )
    play(position, "take-1")
    play(position, "place-h4")
    return position


# ---- the start -----------------------------------------------------------------------------------


def test_c3_r1_the_five_distilleries_are_replaced_by_guarded_namesakes():
    position = GAME.start(2, {"chronicles": ["casks"]}, "replaced")
    for name in OLD:
        new, old = position.box.named[name], BOX.named[name]
        assert new.number != old.number
        assert (new.stack, new.cost, new.once, new.river) == (
            old.stack,
            old.cost,
            old.once,
            old.river,
        )
        assert new.guarded
        assert not old.guarded
        everywhere = [*position.ring.floor, *(one for s in position.stacks.values() for one in s)]
        assert old.number not in everywhere
        assert everywhere.count(new.number) == 1


def test_c3_r2_ben_wyvis_and_glen_albyn_join_their_stacks():
    position = GAME.start(3, {"chronicles": ["casks"]}, "joined")
    assert position.box.named["ben-wyvis"].number in position.stacks["B"]
    assert position.box.named["glen-albyn"].number in position.stacks["C"]


def test_c3_r3_a_sale_tile_joins_each_of_the_last_three_stacks():
    position = GAME.start(4, {"chronicles": ["casks"]}, "sales")
    for stack in "BCD":
        assert position.box.named[f"sale-{stack.lower()}"].number in position.stacks[stack]
    assert [len(position.box.stacks[stack]) for stack in "ABCD"] == [14, 19, 19, 18]


def test_c3_r4_everybody_starts_with_the_first_cellar():
    view = GAME.start(3, {"chronicles": ["casks"]}, "first").view(None)
    for player in view["chronicles"]["casks"]["players"]:
        assert [[cell["points"] for cell in row] for row in player["cellars"]] == [[1, 2, 3]]
        assert player["floor"] == 0


def test_c3_r5_the_next_cellar_and_its_cost_are_open():
    view = GAME.start(2, {"chronicles": ["casks"]}, "open").view(1)
    player = view["chronicles"]["casks"]["players"][0]
    assert player["next_cells"] == (4, 5, 6)
    assert player["next_cost"] == {"wood": 1, "stone": 1}


# ---- barrels -------------------------------------------------------------------------------------


def test_c3_r6_a_barrel_in_a_cellar_pays_like_any_whisky():
    costly = next(tile.name for tile in BOX.named.values() if tile.cost.whisky == 1)
    position = cellar_table(f"p0 p1 {costly}", barrels=[2], coins=9)
    assert "take-1" in moves(position)
    play(position, "take-1")
    assert position.players[0].whisky == 0
    assert places(position) == []


def test_c3_r7_new_whisky_may_go_to_the_leftmost_free_cell():
    position = still("pulteney", goods="barley", barrels=[1, 3])
    play(position, "activate-g4 trade-1")
    assert asked(position) == "store"
    assert moves(position) == ["store-2", "store-0"]
    assert refused(position, "store-4") == ("C3-R7", "not-leftmost")
    play(position, "store-2")
    assert places(position) == [1, 2, 3]


def test_c3_r7_also_whisky_that_comes_otherwise():
    position = cellar_table("p0 p1 pulteney", coins=9)
    play(position, "take-1")
    while asked(position) == "place":
        play(position, moves(position, "place")[0])
    assert asked(position) == "store"


def test_c3_r8_with_three_full_cells_it_goes_where_it_is_worth_nothing():
    position = still("pulteney", goods="barley", barrels=[1, 2, 3])
    play(position, "activate-g4")
    if asked(position) == "distil":
        play(position, "trade-1")
    assert asked(position) == "activate"
    assert places(position) == [0, 1, 2, 3]


def test_c3_r9_the_owner_picks_the_barrel_that_is_spent():
    costly = next(tile.name for tile in BOX.named.values() if tile.cost.whisky == 1)
    position = cellar_table(f"p0 p1 {costly}", barrels=[0, 1, 5], cellars=2, coins=9)
    play(position, "take-1")
    assert asked(position) == "barrel"
    assert moves(position) == ["barrel-0", "barrel-1", "barrel-5"]
    assert refused(position, "barrel-2") == ("C3-R9", "no-barrel-there")
    play(position, "barrel-1")
    assert places(position) == [0, 5]
    assert position.players[0].whisky == 2


# ---- ageing --------------------------------------------------------------------------------------


def test_c3_r10_the_symbol_moves_one_barrel_one_cell_to_the_right():
    position = still("glen-albyn", barrels=[1, 3], cellars=2)
    play(position, "activate-g4")
    assert moves(position) == ["age-1", "age-3"]
    play(position, "age-1")
    assert places(position) == [2, 3]
    assert asked(position) == "activate"


def test_c3_r11_the_target_must_be_empty_and_nothing_is_jumped():
    position = still("glen-albyn", barrels=[1, 2, 4], cellars=2)
    play(position, "activate-g4")
    assert moves(position) == ["age-2", "age-4"]
    assert refused(position, "age-1") == ("C3-R11", "cell-is-filled")


def test_c3_r12_from_the_last_cell_it_goes_on_in_the_next_cellar():
    position = still("glen-albyn", barrels=[3], cellars=2)
    play(position, "activate-g4")
    assert places(position) == [4]
    assert house(position).value(4) == 4


def test_c3_r12_without_the_next_cellar_it_stays():
    position = still("glen-albyn", barrels=[2, 3])
    assert "activate-g4" not in moves(position)
    position = still("glen-albyn", barrels=[1, 3])
    play(position, "activate-g4")
    assert places(position) == [2, 3]
    position = still("glenlochy", barrels=[1, 3], goods="barley wood")
    play(position, "activate-g4")
    assert refused(position, "age-3") == ("C3-R12", "no-cell-beyond")
    # With all three there is no other to be bought.
    position = still("glenlochy", barrels=[1, 9], cellars=3, goods="barley wood")
    play(position, "activate-g4")
    assert refused(position, "age-9") == ("C3-R12", "last-cell")


def test_c3_r13_of_two_symbols_with_a_slash_only_one_is_used():
    position = still("pulteney", barrels=[1], goods="barley")
    play(position, "activate-g4")
    assert set(moves(position)) == {"trade-1", "age-1"}
    play(position, "age-1")
    assert asked(position) == "activate"
    assert "activate-g4" not in moves(position)


def test_c3_r14_both_parts_of_the_other_symbol_may_be_used():
    position = still("glenlochy", barrels=[3], cellars=2, goods="barley wood")
    play(position, "activate-g4 trade-2")
    assert asked(position) == "store"
    play(position, "store-1")
    assert asked(position) == "distil"
    assert moves(position) == ["age-1", "age-3", "done"]
    play(position, "age-3")
    assert places(position) == [1, 4]
    assert asked(position) == "activate"


# ---- cellars -------------------------------------------------------------------------------------


def test_c3_r15_a_cellar_is_bought_at_any_time_in_the_own_turn():
    position = cellar_table(land={"g4": "inshriach wood stone scotsman"})
    assert "buy-cellar" in moves(position)
    events = play(position, "buy-cellar")
    assert [event.facts["cellar"] for event in told(events, "cellar")] == [2]
    assert house(position).cellars[0].cellars == 2
    assert asked(position) == "take"
    assert sum(position.players[0].land.stock) == 0


def test_c3_r15_not_without_its_cost():
    position = cellar_table()
    assert refused(position, "buy-cellar") == ("C3-R15", "cellar-too-dear")


def test_c3_r16_cellars_are_bought_in_their_order():
    position = cellar_table(land={"g4": "inshriach wood stone scotsman"}, cellars=2, coins=2)
    play(position, "buy-cellar")
    assert house(position).cellars[0].cellars == 3
    assert position.players[0].coins == 0


def test_c3_r17_nobody_has_a_second_one_of_a_kind():
    position = cellar_table(cellars=3, coins=40)
    assert refused(position, "buy-cellar") == ("C3-R17", "all-cellars")


def test_c3_r18_each_barrel_counts_as_one_whisky_in_a_scoring():
    position = cellar_table(barrels=[0, 0, 6], cellars=2)
    assert position.view(None)["scoring"]["categories"]["whisky"]["counts"] == (3, 0)


# ---- sale tiles ----------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "cells"), [(2, 2), (3, 3), (4, 4)])
def test_c3_r19_how_many_cells_are_used_depends_on_the_players(seats, cells):
    position = GAME.start(seats, {"chronicles": ["casks"]}, "cells")
    house(position).sales["sale-b"] = Sale(cells - 1)
    assert "free" in house(position).open_spots("sale-b")
    house(position).sales["sale-b"] = Sale(cells)
    assert house(position).open_spots("sale-b") == ("bonus",)


def test_c3_r20_each_cell_holds_one_barrel():
    position = cellar_table("p0 p1 sale-b easdale", barrels=[3])
    house(position).sales["sale-b"] = Sale(2)
    position.changed()
    play(position, "take-2")
    assert asked(position) != "sale"
    position = cellar_table("p0 p1 sale-b easdale", barrels=[3])
    house(position).sales["sale-b"] = Sale(2, bonus=True)
    position.changed()
    assert refused(position, "visit-1") == ("C3-R20", "sale-full")


def test_c3_r21_who_passes_may_sell_one_barrel_into_a_free_cell():
    position = cellar_table("p0 p1 sale-b easdale", barrels=[1, 3])
    play(position, "take-2")
    assert asked(position) == "sale"
    assert moves(position) == ["sell-cask-1", "sell-cask-3", "no-sale"]
    play(position, "sell-cask-3")
    assert asked(position) == "place"
    assert sale(position) == (1, False)
    assert places(position) == [1]
    assert position.players[0].whisky == 1


def test_c3_r21_it_need_not_be_sold():
    position = cellar_table("p0 p1 sale-b easdale", barrels=[3])
    play(position, "take-2 no-sale")
    assert places(position) == [3]
    assert position.players[0].points == 0


def test_c3_r21_without_a_barrel_nothing_is_asked():
    position = cellar_table("p0 p1 sale-b easdale")
    play(position, "take-2")
    assert asked(position) == "place"


@pytest.mark.parametrize(("place", "points"), [(1, 1), (3, 3), (5, 5), (9, 10)])
def test_c3_r22_a_barrel_brings_what_its_cell_shows(place, points):
    position = cellar_table("p0 p1 sale-b easdale", barrels=[place], cellars=3)
    play(position, f"take-2 sell-cask-{place}")
    assert position.players[0].points == points


def test_c3_r23_who_lands_there_sells_into_the_bonus_cell_a_free_cell_or_both():
    position = cellar_table("p0 p1 sale-c easdale", barrels=[1, 2, 3])
    play(position, "visit-1")
    assert set(moves(position)) == {
        *(f"sell-cask-{place}" for place in (1, 2, 3)),
        *(f"bonus-cask-{place}" for place in (1, 2, 3)),
    }
    play(position, "bonus-cask-3")
    assert set(moves(position)) == {"sell-cask-1", "sell-cask-2", "no-sale"}
    play(position, "sell-cask-2")
    # Three points and the bonus of three for one, two for the other.
    assert position.players[0].points == 8
    assert sale(position, "sale-c") == (1, True)
    assert places(position) == [1]
    assert asked(position) == "activate"


def test_c3_r24_nobody_lands_there_without_selling():
    position = cellar_table("p0 p1 sale-b easdale")
    assert refused(position, "visit-1") == ("C3-R24", "no-barrel")
    put(position, [1, 2])
    play(position, "visit-1")
    assert refused(position, "no-sale") == ("C3-R24", "must-sell")
    play(position, "sell-cask-1 no-sale")
    assert position.players[0].points == 1


def test_c3_r25_only_one_figure_at_a_time_stands_there():
    position = cellar_table("p0 p1+sale-b easdale", barrels=[1])
    assert "visit-1" not in moves(position)
    assert refused(position, "visit-1") == ("C3-R25", "sale-occupied")


def test_c3_r26_the_barrels_of_a_discarded_sale_tile_go_back():
    position = cellar_table("p0 sale-b p1 easdale", barrels=[1])
    house(position).sales["sale-b"] = Sale(1, bonus=True)
    position.changed()
    play(position, "take-2 sell-cask-1")
    assert BOX.tiles[position.discard[-1]].name == "sale-b"
    assert sale(position) == (0, False)


def test_c3_r27_at_the_end_only_sales_bring_more():
    position = cellar_table(barrels=[9], cellars=3)
    final = position.view(None)["final"]["categories"]
    assert sum(line["points"][0] for line in final.values()) == final["whisky"]["points"][0] == 1


def test_c3_r28_macgregor_gives_nothing_for_a_distillery_that_makes_no_whisky():
    position = still("glen-albyn", barrels=[1], lasting=["points-for-barrel"])
    play(position, "activate-g4")
    assert places(position) == [2]
    assert position.players[0].points == 0
