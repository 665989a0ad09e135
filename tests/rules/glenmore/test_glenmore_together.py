"""Chronicles together: the boat race, the mountain and single casks, in pairs and all at once."""

from __future__ import annotations

import pytest

from rules import Chance
from rules.glenmore.chronicles.boats import Boats
from rules.glenmore.chronicles.boats.waters import Berth
from rules.glenmore.chronicles.casks import Casks
from rules.glenmore.chronicles.casks.cellars import Cellars
from rules.glenmore.chronicles.mountain import Mountain
from tests.rules.glenmore.setups import GAME, asked, cell, moves, play, table, told


def stacks_of(*chronicles: str, seats: int = 3) -> list[int]:
    """How many tiles the stacks A to D have, the end tile among them."""
    box = GAME.start(seats, {"chronicles": chronicles}, "sums").box
    return [len(box.stacks[stack]) + (stack == "D") for stack in "ABCD"]


def stocked(position, *places: int, cellars: int = 1) -> None:
    """Lay barrels of the first seat on these places."""
    filled = frozenset(place for place in places if place)
    Casks.of(position).cellars[0] = Cellars(cellars, filled, places.count(0))
    position.players[0].whisky = len(places)
    position.changed()


def tokens(position, river: int, *names: str) -> None:
    """Lay these tokens onto a castle."""
    race = Boats.of(position)
    found = {token.name: token for token in race.tokens}
    race.hoard.castles[river] = tuple(sorted(found[name] for name in names))


# ---- set-up sums ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("chronicles", "sums"),
    [
        ((), [14, 17, 17, 18]),
        (("boats",), [14, 19, 18, 18]),
        (("casks",), [14, 19, 19, 19]),
        (("boats", "casks"), [14, 21, 20, 19]),
        (("boats", "mountain", "casks"), [14, 21, 20, 19]),
    ],
    ids=str,
)
def test_the_stacks_have_what_each_chronicle_adds(chronicles, sums):
    assert stacks_of(*chronicles) == sums


def test_the_window_of_the_race_start_grows_with_the_stack():
    view = GAME.start(2, {"chronicles": ["boats", "casks"]}, "window").view(None)
    assert view["chronicles"]["boats"]["start_above"] == (0, 21 // 3 - 1)


# ---- 1 x 3: boats and casks ----------------------------------------------------------------------


def at_sea(steps: int = 1, land=None):
    """The first seat has movement points, and the race is open."""
    position = table("p0 p1 easdale", land, chronicles="boats casks")
    Boats.of(position).is_open = True
    play(position, "take-1")
    play(position, moves(position, "place")[0])
    position.steps = steps
    position.changed()
    return position


def test_boats_and_casks_the_winners_barrel_goes_to_the_cellar_before_the_token():
    position = at_sea(land={"i5": "ballachulish"})
    Boats.of(position).boats[0] = Berth(0, cell("i5"))
    tokens(position, 0, "whisky1", "points3")
    play(position, "row")
    assert asked(position) == "store"
    play(position, "store-1")
    assert asked(position) == "reward"
    play(position, "reward-whisky1")
    assert asked(position) == "store"
    play(position, "store-2")
    assert Casks.of(position).cellars[0].places == [1, 2]
    assert position.players[0].whisky == 2


def test_boats_and_casks_their_tiles_of_the_ring_are_passed_in_order():
    position = table("p0 p1 sale-b race-start easdale", chronicles="boats casks")
    stocked(position, 3)
    assert moves(position, "take") == ["take-3"]
    assert moves(position, "visit") == ["visit-1"]
    play(position, "take-3")
    assert asked(position) == "sale"
    assert not Boats.of(position).is_open
    play(position, "sell-cask-3")
    assert Boats.of(position).is_open


def test_boats_and_casks_the_die_stops_at_neither_of_their_tiles(monkeypatch):
    monkeypatch.setattr(Chance, "pick", lambda _self, faces: faces[0])
    position = table("die p0 p1 race-start sale-b easdale inshriach", chronicles="boats casks")
    ring = [position.box.tiles[tile].name for _, tile in position.ring.ahead()]
    assert ring[:2] == ["race-start", "sale-b"]
    assert position.box.named["easdale"].number in position.discard


def test_boats_and_casks_a_losers_sales_keep_their_points():
    position = table("p0 p1 sale-b easdale", chronicles="boats casks", coins=7)
    stocked(position, 3)
    Boats.of(position).losers = frozenset({0})
    play(position, "take-2 sell-cask-3")
    assert position.players[0].points == 3
    assert position.view(None)["final"]["categories"]["coins"]["points"][0] == 0


# ---- 1 x 2: boats and the mountain ---------------------------------------------------------------


def test_boats_and_the_mountain_are_passed_in_the_order_of_their_spaces():
    position = table("p0 p1 race-start mountain mountain easdale", chronicles="boats mountain")
    position.players[0].coins = 3
    position.changed()
    events = play(position, "take-2")
    assert told(events, "race-opened")
    assert Boats.of(position).is_open
    position = table("p0 p1 mountain mountain race-start easdale", chronicles="boats mountain")
    position.players[0].coins = 3
    position.players[0].land.goods, position.players[0].land.stock = (
        {cell("g5"): 1},
        [1, 0, 0, 0, 0],
    )
    position.changed()
    play(position, "take-2")
    assert asked(position) == "toll"
    assert not Boats.of(position).is_open
    play(position, "toll-coin")
    assert Boats.of(position).is_open


def test_boats_and_the_mountain_loch_ness_lets_a_boat_row_in_a_turn_on_it():
    position = table(
        "p0 p1 mountain mountain easdale", chronicles="boats mountain", lasting=["further-tile"]
    )
    Boats.of(position).is_open = True
    position.changed()
    play(position, "climb")
    assert "row" not in moves(position)
    play(position, "activate-g5 row")
    assert Boats.of(position).boats[0] == Berth(0, cell("g5"))


# ---- 2 x 3: the mountain and casks ---------------------------------------------------------------


def test_the_mountain_and_casks_come_one_after_the_other_and_whisky_pays_no_toll():
    position = table("p0 p1 sale-b mountain mountain easdale", chronicles="mountain casks")
    stocked(position, 2, 3)
    play(position, "take-2")
    assert asked(position) == "sale"
    play(position, "sell-cask-3")
    # There is neither a coin nor a resource, and points are none.
    assert asked(position) == "place"
    assert position.players[0].whisky == 1
    assert Mountain.of(position).is_bare


def test_the_mountain_and_casks_both_are_places_to_go_without_a_tile():
    position = table("p0 p1 sale-b mountain mountain easdale", chronicles="mountain casks")
    stocked(position, 2)
    assert {"visit-1", "climb", "take-2"} <= set(moves(position))
    play(position, "climb")
    # It has passed the sale tile.
    assert asked(position) == "sale"
    play(position, "no-sale")
    assert len(position.players[0].land.tiles) == 2


# ---- 1 x 2 x 3 -----------------------------------------------------------------------------------


def test_boats_mountain_and_casks_are_met_space_by_space():
    position = table(
        "p0 p1 sale-b race-start mountain mountain easdale",
        {"g4": "inshriach wood scotsman"},
        chronicles="boats mountain casks",
        coins=2,
    )
    stocked(position, 1)
    play(position, "take-3")
    assert asked(position) == "sale"
    play(position, "sell-cask-1")
    assert Boats.of(position).is_open
    assert asked(position) == "toll"
    play(position, "toll-coin")
    assert asked(position) == "place"
    assert (position.players[0].points, position.players[0].coins) == (1, 1)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_computer_plays_all_of_them_to_the_end(seats):
    options = {"chronicles": ["boats", "mountain", "casks"], "end": "top"}
    position, chance = GAME.start(seats, options, "together"), Chance("together")
    rowed = 0
    while position.outcome is None:
        seat = position.to_act[0]
        move = GAME.advise(position.imagine(seat, chance), seat, chance)
        rowed += move.kind == "row"
        position.play(seat, move)
    assert rowed
    assert max(position.outcome.scores) > 20


def test_ruling_q6_4_no_boat_moves_while_two_tiles_go():
    position = table(
        "p0 p1 tarbat-ness inshriach",
        {"g4": "gathering-a", "g5": "scotsman scotsman"},
        chronicles="boats events",
    )
    position.players[0].cards = ("fort-george",)
    Boats.of(position).is_open = True
    position.changed()
    # There is one place for the tile, at the end of the river.
    play(position, "take-1")
    position.steps = 2
    position.changed()
    play(position, "activate-g4 event-fort-george")
    assert moves(position, "remove") == ["remove-g4", "remove-f5"]
    assert moves(position, "move") != []
    assert moves(position, "row") == []
    play(position, "remove-f5 remove-g4")
    assert moves(position, "row") == ["row"]
