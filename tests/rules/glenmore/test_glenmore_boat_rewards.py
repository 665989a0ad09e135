"""The boat race: its rewards and tiles, the rulings on it, and whole races."""

from __future__ import annotations

from collections import Counter

import pytest

from rules import Chance
from rules.glenmore.chronicles.boats.rewards import Token
from tests.rules.glenmore.setups import (
    BOX,
    GAME,
    asked,
    cell,
    goods_on,
    moves,
    people_on,
    play,
    refused,
    table,
    told,
)
from tests.rules.glenmore.test_glenmore_boats import (
    MINE,
    NEUTRAL,
    at_sea,
    final_coins,
    homebound,
    put,
    race,
    tokens,
    where,
)
from tests.rules.glenmore.test_glenmore_computer import advice, turn

# ---- rewards -------------------------------------------------------------------------------------


def off_a_castle(seats: int = 2, *names: str, **more):
    """The first seat's boat is one tile from the castle of the river to the left."""
    position = at_sea(seats, **more)
    if seats == 2:
        put(position, 0, NEUTRAL, 2)
    else:
        put(position, 0, 0, "g5")
    tokens(position, 1, *names)
    return position


def test_c1_r24_a_boat_that_reaches_a_castle_may_take_one_token():
    position = off_a_castle(2, "points3", "coins2")
    play(position, "row")
    assert asked(position) == "reward"
    assert sorted(moves(position)) == ["no-reward", "reward-coins2", "reward-points3"]
    play(position, "reward-coins2")
    assert asked(position) == "activate"
    assert position.players[0].coins == 2
    assert race(position).hoard.castles[1] == (Token("points", 3),)


def test_c1_r24_it_need_not_be_taken():
    position = off_a_castle(2, "points3", "coins2")
    play(position, "row no-reward")
    assert len(race(position).hoard.castles[1]) == 2


def test_c1_r24_an_empty_castle_gives_nothing():
    position = off_a_castle(2)
    play(position, "row")
    assert asked(position) == "activate"


def test_c1_r25_the_others_stay_there_and_are_shown_to_nobody_else():
    position = off_a_castle(2, "points3", "whisky1")
    play(position, "row")
    known = [position.view(seat)["chronicles"]["boats"]["rivers"][1]["known"] for seat in (0, 1)]
    assert known == [({"points": 3}, {"whisky": 1}), None]
    assert position.view(None)["chronicles"]["boats"]["rivers"][1]["known"] is None
    assert position.view(1)["ask"] is None
    assert position.moves(1) == ()


def test_c1_r25_only_what_lies_there_can_be_taken():
    position = off_a_castle(2, "points3")
    play(position, "row")
    assert refused(position, "reward-points5") == ("C1-R25", "no-such-reward")


@pytest.mark.parametrize(
    ("name", "thing", "gained"),
    [
        ("points3", "points", 3),
        ("points5", "points", 5),
        ("coins2", "coins", 2),
        ("coins3", "coins", 3),
        ("whisky1", "whisky", 1),
    ],
)
def test_c1_r25_points_coins_and_whisky_come_at_once(name, thing, gained):
    position = off_a_castle(2, name)
    before = getattr(position.players[0], thing)
    play(position, f"row reward-{name}")
    assert getattr(position.players[0], thing) == before + gained


def test_c1_r25_a_resource_of_choice_comes_onto_any_own_tile():
    position = off_a_castle(2, "any1")
    play(position, "row reward-any1 gain-cow put-cow-h5")
    assert goods_on(position, "h5") == {"cow": 1}


def test_c1_r25_a_scotsman_comes_onto_any_own_tile():
    position = off_a_castle(2, "scotsman1")
    play(position, "row reward-scotsman1 settle-h5")
    assert people_on(position, "h5") == 1


def test_c1_r25_a_clan_marker_is_placed_its_roads_paid():
    position = off_a_castle(2, "marker1", coins=20)
    coins = 20 - position.clan_prices()["sutherland"]
    play(position, "row reward-marker1 clan-sutherland")
    assert position.markers == {"sutherland": (0,)}
    assert position.players[0].coins == coins


def test_c1_r26_coming_home_gives_a_token_too():
    position = homebound()
    tokens(position, 0, "points5")
    play(position, "row reward-points5")
    assert position.players[0].points == 20


def test_c1_r27_setting_out_gives_none():
    position = at_sea()
    play(position, "row")
    assert asked(position) == "activate"
    assert where(position) == (MINE, "g5")


def test_c1_r28_other_castles_on_a_river_give_nothing():
    castle = next(
        tile.name
        for tile in BOX.named.values()
        if tile.kind == "castle" and tile.river and tile.stack != "home"
    )
    position = at_sea(4, other={"i5": castle})
    put(position, 0, 0, "g5")
    play(position, "row")
    assert where(position) == (1, "i5")
    assert asked(position) == "activate"


def test_c1_r29_a_neutral_castle_counts_as_a_castle():
    position = off_a_castle(2, "points3")
    play(position, "row")
    assert where(position) == (NEUTRAL, "3")
    assert asked(position) == "reward"


# ---- tiles ---------------------------------------------------------------------------------------


def test_c1_r30_a_shipbuilder_gives_two_movement_points_for_scotsmen_or_the_boat():
    position = table("p0 p1 shipbuilder-b", chronicles="boats", coins=9)
    race(position).is_open = True
    play(position, "take-1 activate-f5")
    assert position.steps == 2
    play(position, "row move-g5-f5")
    assert position.steps == 0


@pytest.mark.parametrize("owner", [0, 1])
def test_c1_r31_a_tile_on_which_any_boat_lies_is_not_removed(owner):
    position = table("p0 p1 robert-the-bruce", {"f5": "strathspey"}, chronicles="boats", coins=20)
    put(position, owner, MINE, "f5")
    play(position, "take-1 clan-macmillan")
    # It is the only tile that might go, so nothing is asked.
    assert asked(position) == "activate"
    assert "f5" in position.view(None)["players"][0]["cells"]


def test_c1_r31_that_a_boat_lies_there_is_the_reason_why_it_stays():
    land = {"f5": "strathspey", "g4": "inshriach", "h4": "lochridge"}
    position = table("p0 p1 robert-the-bruce", land, chronicles="boats", coins=20)
    put(position, 1, MINE, "f5")
    play(position, "take-1 clan-macmillan")
    assert moves(position, "remove") == ["remove-g4", "remove-h4"]
    assert refused(position, "remove-f5") == ("C1-R31", "boat-lies-there")


def test_c1_r31_without_a_boat_it_goes():
    position = table("p0 p1 robert-the-bruce", {"f5": "strathspey"}, chronicles="boats", coins=20)
    play(position, "take-1 clan-macmillan")
    assert "f5" not in position.view(None)["players"][0]["cells"]


# ---- rulings -------------------------------------------------------------------------------------


def test_ruling_q1_1_what_is_left_of_the_window_is_all_that_may_be_imagined():
    position = GAME.start(2, {"chronicles": ["boats"]}, "window 4")
    start = position.box.named["race-start"].number
    assert position.view(0)["chronicles"]["boats"]["start_above"] == (0, 5)
    tiles = position.stacks["B"]
    tiles.remove(start)
    del tiles[-3:]
    tiles.insert(len(tiles) - 1, start)
    assert position.view(0)["chronicles"]["boats"]["start_above"] == (0, 2)
    depths = set()
    for sample in range(40):
        imagined = position.imagine(0, Chance(f"depth {sample}"))
        depths.add(imagined.stacks["B"][::-1].index(start))
    assert depths == {0, 1, 2}


def test_ruling_q1_1_a_start_tile_that_is_laid_is_in_no_window():
    position = table("p0 p1 race-start easdale", chronicles="boats")
    assert position.view(0)["chronicles"]["boats"]["start_above"] is None


def test_ruling_q1_2_every_tile_costs_a_point_and_rivers_grow_around_the_boat():
    position = at_sea(4, other={"i5": "ballachulish"})
    put(position, 0, 0, "g5")
    left = position.view(None)["chronicles"]["boats"]["boats"][0]["left"]
    play(position, "row")
    assert position.view(None)["chronicles"]["boats"]["boats"][0]["left"] == left - 1
    # Another river tile to the right of it is behind it now, one to the left ahead.
    land = position.players[1].land
    land.river = (land.river[0], land.river[1] + 1)
    assert position.view(None)["chronicles"]["boats"]["boats"][0]["left"] == left - 1
    land.river = (land.river[0] - 1, land.river[1])
    assert position.view(None)["chronicles"]["boats"]["boats"][0]["left"] == left


def test_ruling_q1_3_the_result_card_comes_before_the_token():
    position = homebound()
    tokens(position, 0, "points5", "points3")
    play(position, "row")
    assert asked(position) == "reward"
    assert position.players[0].points == 15


def test_ruling_q1_4_after_the_last_card_no_boat_moves_and_boats_still_protect():
    position = at_sea(3, steps=2)
    race(position).home, race(position).losers = (1, 2), frozenset({0})
    position.changed()
    assert refused(position, "row") == ("C1-R20", "race-is-over")
    put(position, 2, 0, "f5")
    assert race(position).forbids_removal(position, 0, cell("f5"))


def test_ruling_q1_5_a_boat_lies_on_the_rebuilt_tile():
    position = table("p0 p1 oban", {"f5": "halkirk"}, chronicles="boats", coins=20)
    put(position, 1, MINE, "f5")
    play(position, "take-1 place-f5")
    assert where(position, 1) == (MINE, "f5")
    assert position.view(None)["players"][0]["cells"]["f5"]["tile"] == "oban"


def test_ruling_q1_6_the_die_opens_no_race():
    position = table("die p0 p1 race-start easdale inshriach", chronicles="boats")
    assert position.view(None)["chronicles"]["boats"]["state"] == "waiting"


def test_ruling_q1_7_who_has_looked_goes_on_knowing_and_others_learn_what_is_taken():
    position = off_a_castle(2, "points3", "whisky1")
    before = position.revealed
    play(position, "row")
    assert position.revealed > before
    looked = position.revealed
    events = play(position, "reward-points3")
    assert position.revealed > looked
    (event,) = told(events, "reward")
    assert event.only is None
    assert event.facts["gain"].of == (("points", 3),)
    assert position.view(0)["chronicles"]["boats"]["rivers"][1]["known"] == ({"whisky": 1},)
    for sample in range(20):
        imagined = position.imagine(0, Chance(f"known {sample}"))
        assert race(imagined).hoard.castles[1] == (Token("whisky", 1),)
    others = {race(position.imagine(1, Chance(f"o {n}"))).hoard.castles[1] for n in range(40)}
    assert len(others) > 3


def test_ruling_q1_7_another_seat_imagines_what_the_looker_may_choose_from():
    position = off_a_castle(2, "points3", "whisky1")
    play(position, "row")
    assert moves(position) == ["reward-points3", "reward-whisky1", "no-reward"]
    for sample in range(12):
        imagined = position.imagine(1, Chance(f"choice {sample}"))
        names = {token.name for token in race(imagined).hoard.castles[1]}
        assert set(moves(imagined)) == {f"reward-{name}" for name in names} | {"no-reward"}


def test_ruling_q1_7_no_token_is_imagined_twice_and_none_is_lost():
    position = off_a_castle(3, "points3", "whisky1", "any1")
    everything = Counter(race(position).hoard.box)
    for castle in race(position).hoard.castles:
        everything.update(castle)
    for sample in range(20):
        imagined = race(position.imagine(1, Chance(f"all {sample}"))).hoard
        found = Counter(imagined.box)
        for castle in imagined.castles:
            found.update(castle)
        assert found == everything


def test_ruling_q1_8_a_loser_with_armadale_gets_two_points_for_each_of_eight_coins():
    position = at_sea(coins=11, lasting=["coins-twice"])
    race(position).losers = frozenset({0})
    assert final_coins(position) == (8, 8)
    race(position).losers, race(position).home = frozenset({1}), (0,)
    assert final_coins(position) == (11, 8)


def test_the_whole_race_can_be_sailed_and_every_castle_gives_one_token():
    position = at_sea(2, steps=30)
    taken = 0
    while "row" in moves(position):
        play(position, "row")
        while asked(position) == "reward":
            taken += 1
            play(position, "no-reward")
    assert taken == 4
    assert race(position).home == (0,)
    # Two home tiles each and two neutral rivers of five.
    assert position.steps == 30 - 14


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", range(3))
def test_tokens_and_result_cards_are_conserved_in_whole_games(seats, seed):
    position = GAME.start(seats, {"chronicles": ["boats"]}, f"tokens {seed}")
    chance, taken = Chance(f"tokens {seed}"), 0
    while position.outcome is None:
        seat = position.to_act[0]
        legal = position.moves(seat)
        row = [move for move in legal if move.kind == "row"]
        events = position.play(seat, row[0] if row else chance.pick(legal))
        taken += len(told(events, "reward"))
        hoard = race(position).hoard
        assert len(hoard.box) + sum(map(len, hoard.castles)) + taken == 16
    results = Counter(race(position).result(one) for one in range(seats))
    assert max(results[place] for place in ("first", "second", "third")) <= 1
    assert results["loser"] >= 1
    assert sum(results.values()) == seats


def test_the_computer_comes_home_and_takes_the_best_token():
    position = homebound(2, coins=6)
    tokens(position, 0, "points5", "coins2")
    made = turn(position)
    assert race(position).home == (0,)
    assert "reward-points5" in made


def test_the_computer_keeps_its_steps_for_scotsmen_once_the_race_is_lost():
    position = at_sea(2, steps=1, land={"g4": "inshriach scotsman"})
    race(position).losers = frozenset({0})
    position.changed()
    assert "row" not in moves(position)
    assert advice(position) != "done"
