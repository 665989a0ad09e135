"""Chronicle 1, the Highland Boat Race, rule by rule."""

from __future__ import annotations

from collections import Counter

import pytest

from rules.glenmore.chronicles.boats import Boats
from rules.glenmore.chronicles.boats.waters import Berth
from tests.rules.glenmore.setups import (
    BOX,
    GAME,
    cell,
    moves,
    play,
    refused,
    table,
    told,
)

RING = "p0 p1 easdale"
RINGS = {2: RING, 3: "p0 p1 p2 easdale", 4: "p0 p1 p2 p3 easdale"}
#: The rivers of two players, in the order of sailing: whose they are.
MINE, NEUTRAL, THEIRS, LAST = range(4)


def race(position) -> Boats:
    return Boats.of(position)


def at_sea(seats: int = 2, steps: int = 1, land=None, opened: bool = True, **more):
    """The first seat's turn after a tile, with movement points to spend."""
    position = table(RINGS[seats], land, chronicles="boats", **more)
    race(position).is_open = opened
    play(position, "take-1")
    play(position, moves(position, "place")[0])
    position.steps = steps
    position.changed()
    return position


def put(position, seat: int, river: int, at: str | int) -> None:
    """Put a boat onto a cell: by its name, or by its number in a neutral river."""
    where = cell(at) if isinstance(at, str) else race(position).waters.length + 1 - at
    race(position).boats[seat] = Berth(river, where)
    position.changed()


def where(position, seat: int = 0) -> tuple[int, str]:
    """The river and the cell of a boat, as everybody sees them."""
    boat = position.view(None)["chronicles"]["boats"]["boats"][seat]
    return boat["river"], boat["cell"]


def tokens(position, river: int, *names: str) -> None:
    """Lay these tokens onto a castle."""
    found = {token.name: token for token in race(position).tokens}
    race(position).hoard.castles[river] = tuple(sorted(found[name] for name in names))


# ---- the box and the start -----------------------------------------------------------------------


def test_c1_r1_the_box_has_four_boats_three_tiles_seven_cards_and_sixteen_tokens():
    new = [tile for tile in BOX.tiles if tile.chronicle == "boats"]
    assert sorted(tile.name for tile in new) == ["race-start", "shipbuilder-b", "shipbuilder-c"]
    position = GAME.start(4, {"chronicles": ["boats"]}, "box")
    assert len(race(position).boats) == 4
    assert race(position).results == (15, 10, 5)
    assert len(race(position).tokens) == 16


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_c1_r2_boats_start_in_the_home_castles(seats):
    view = GAME.start(seats, {"chronicles": ["boats"]}, "home").view(None)
    for seat, boat in enumerate(view["chronicles"]["boats"]["boats"]):
        assert view["chronicles"]["boats"]["rivers"][boat["river"]]["seat"] == seat
        assert boat["cell"] == "h5"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_c1_r3_the_start_tile_lies_in_the_upper_third_of_stack_b(seats):
    depths = set()
    for seed in range(60):
        position = GAME.start(seats, {"chronicles": ["boats"]}, f"third {seed}")
        tiles = position.stacks["B"]
        assert len(tiles) == 19
        depths.add(tiles[::-1].index(position.box.named["race-start"].number))
    assert depths == set(range(6))


def test_c1_r4_nobody_has_a_result_card_at_the_start():
    view = GAME.start(3, {"chronicles": ["boats"]}, "cards").view(None)
    assert [boat["result"] for boat in view["chronicles"]["boats"]["boats"]] == [None] * 3


@pytest.mark.parametrize(
    ("seats", "rivers"),
    [(2, (0, None, 1, None)), (3, (0, 1, 2, None)), (4, (0, 1, 2, 3))],
)
def test_c1_r5_two_one_or_no_neutral_rivers_are_used(seats, rivers):
    view = GAME.start(seats, {"chronicles": ["boats"]}, "rivers").view(None)
    assert tuple(river["seat"] for river in view["chronicles"]["boats"]["rivers"]) == rivers


def test_c1_r6_a_neutral_river_lies_between_two_players_and_is_sailed_through():
    position = at_sea(steps=6)
    put(position, 0, MINE, "g5")
    for number in "12345":
        play(position, "row" if number != "4" else "no-reward row")
        assert where(position) == (NEUTRAL, number)
    play(position, "row")
    assert where(position) == (THEIRS, "h5")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_c1_r7_as_many_tokens_as_players_lie_face_down_on_every_castle(seats):
    position = GAME.start(seats, {"chronicles": ["boats"]}, "tokens")
    rivers = position.view(0)["chronicles"]["boats"]["rivers"]
    assert [river["tokens"] for river in rivers] == [seats] * 4
    assert [river["known"] for river in rivers] == [None] * 4


def test_c1_r8_unused_tokens_are_in_the_box_and_nobody_sees_them():
    position = GAME.start(2, {"chronicles": ["boats"]}, "unused")
    hoard = race(position).hoard
    assert len(hoard.box) == 8
    everything = Counter(hoard.box)
    for castle in hoard.castles:
        everything.update(castle)
    assert everything == Counter(race(position).tokens)


def test_c1_r9_the_shipbuilders_come_through_the_stacks():
    position = GAME.start(3, {"chronicles": ["boats"]}, "builders")
    named = position.box.named
    assert named["shipbuilder-b"].number in position.stacks["B"]
    assert named["shipbuilder-c"].number in position.stacks["C"]


# ---- the race ------------------------------------------------------------------------------------


def test_c1_r10_the_first_figure_past_the_start_tile_opens_the_race():
    position = table("p0 p1 race-start easdale", chronicles="boats")
    assert position.view(None)["chronicles"]["boats"]["state"] == "waiting"
    events = play(position, "take-2")
    assert [event.facts["seat"] for event in told(events, "race-opened")] == [0]
    assert position.view(None)["chronicles"]["boats"]["state"] == "open"


def test_c1_r10_nobody_lands_on_the_start_tile():
    position = table("p0 p1 race-start easdale", chronicles="boats")
    assert "take-1" not in moves(position)
    assert refused(position, "take-1") == ("GM-R78", "barred")


def test_c1_r10_a_figure_that_stays_behind_the_start_tile_opens_nothing():
    position = table("p0 p1 easdale race-start", chronicles="boats")
    assert not told(play(position, "take-1"), "race-opened")


def test_c1_r11_before_that_no_boat_moves():
    position = at_sea(opened=False)
    assert "row" not in moves(position)
    assert refused(position, "row") == ("C1-R11", "race-not-open")


def test_c1_r12_everybody_may_row_then_wherever_the_own_figure_stands():
    position = table("p0 p1 easdale race-start inshriach", chronicles="boats")
    play(position, "take-3")
    play(position, moves(position, "place")[0])
    play(position, "done take-1")
    play(position, moves(position, "place")[0])
    position.steps = 1
    position.changed()
    assert position.to_act == (1,)
    assert "row" in moves(position)


def test_c1_r13_movement_points_are_split_between_boat_and_scotsmen():
    position = at_sea(steps=2)
    assert {"row", "move-g5-h5"} <= set(moves(position))
    play(position, "row move-g5-h5")
    assert position.steps == 0
    assert where(position) == (MINE, "g5")
    assert refused(position, "row") == ("C1-R13", "no-steps")


def test_c1_r14_a_boat_goes_left_along_the_river():
    position = at_sea(steps=1, land={"f5": "strathspey", "i5": "ballachulish"})
    play(position, "row")
    assert where(position) == (MINE, "g5")
    position.steps = 1
    position.changed()
    play(position, "row")
    assert where(position) == (MINE, "f5")


def test_c1_r15_from_the_left_end_it_goes_on_at_the_right_end_of_the_next_river():
    position = at_sea(4, other={"i5": "ballachulish", "j5": "strathspey"})
    put(position, 0, 0, "g5")
    play(position, "row")
    assert where(position) == (1, "j5")


def test_c1_r15_from_a_neutral_river_it_goes_on_to_the_next_player():
    position = at_sea(3)
    put(position, 2, 3, 5)
    assert race(position).waters.ahead(position, race(position).boats[2]) == Berth(0, cell("h5"))


# ---- coming home ---------------------------------------------------------------------------------


def homebound(seats: int = 4, home: tuple[int, ...] = (), **more):
    """The first seat's boat is one tile from home, and these others are there."""
    position = at_sea(seats, land={"i5": "ballachulish"}, **more)
    put(position, 0, 0, "i5")
    race(position).home = home
    return position


def test_c1_r16_the_first_one_home_gets_fifteen_points_and_a_barrel_at_once():
    position = homebound()
    events = play(position, "row")
    assert [event.facts["place"] for event in told(events, "boat-home")] == ["first"]
    assert (position.players[0].points, position.players[0].whisky) == (15, 1)


def test_c1_r17_the_second_one_gets_ten_points():
    position = homebound(home=(3,))
    play(position, "row")
    assert (position.players[0].points, position.players[0].whisky) == (10, 0)


def test_c1_r18_the_third_one_gets_five_points():
    position = homebound(home=(3, 1))
    play(position, "row")
    assert (position.players[0].points, position.players[0].whisky) == (5, 0)


def test_c1_r19_a_boat_that_is_home_never_moves_again():
    position = homebound(steps=2)
    play(position, "row no-reward")
    assert position.steps == 1
    assert "row" not in moves(position)
    assert refused(position, "row") == ("C1-R19", "boat-is-home")


def test_c1_r20_who_is_left_when_all_others_are_home_gets_a_loser_card():
    position = homebound(home=(3, 1))
    events = play(position, "row")
    assert [event.facts["seat"] for event in told(events, "race-lost")] == [2]
    results = [boat["result"] for boat in position.view(None)["chronicles"]["boats"]["boats"]]
    assert results == ["third", "second", "loser", "first"]


def test_c1_r20_with_two_players_the_second_one_has_lost():
    position = homebound(2)
    play(position, "row")
    assert race(position).losers == {1}


def final_coins(position, seat: int = 0) -> tuple[int, int]:
    """What the final scoring brings a seat for coins and for Armadale Castle."""
    lines = position.view(None)["final"]["categories"]
    return lines["coins"]["points"][seat], lines["armadale"]["points"][seat]


def test_c1_r21_a_losers_coins_are_worth_nothing():
    position = at_sea(coins=11)
    race(position).losers = frozenset({0})
    assert final_coins(position) == (0, 0)
    race(position).losers, race(position).home = frozenset({1}), (0,)
    assert final_coins(position) == (11, 0)


def test_c1_r22_a_loser_still_scores_armadale_castle():
    position = at_sea(coins=5, lasting=["coins-twice"])
    race(position).losers = frozenset({0})
    assert sum(final_coins(position)) == 10


def test_c1_r23_at_the_end_all_whose_boats_are_not_home_lose():
    position = table("p0 p1 p2 world-end", chronicles="boats", end=False)
    race(position).home = (1,)
    # All that each of them can do is to go to the end.
    events = play(position, "done done done")
    assert [event.facts["seat"] for event in told(events, "race-lost")] == [0, 2]
    assert position.outcome is not None
