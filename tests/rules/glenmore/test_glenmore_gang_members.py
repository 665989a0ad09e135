"""Penny Mobs: members who walk, watch and meddle with other chronicles (C8-R33 to C8-R68)."""

from __future__ import annotations

import pytest

from rules import Chance
from rules.glenmore.chronicles.boats import Boats
from rules.glenmore.chronicles.gangs import Gangs
from rules.glenmore.chronicles.gangs.posts import stations
from rules.glenmore.chronicles.haggis import Haggis
from rules.glenmore.chronicles.haggis.tokens import Token
from rules.glenmore.chronicles.mountain import Mountain
from rules.glenmore.chronicles.votes import Votes
from rules.glenmore.doors import gain_points, step_scotsman
from rules.glenmore.scoring import HoldScoring, counted
from tests.rules.glenmore.gang_setups import THREE, coins, end_turn, mob, points
from tests.rules.glenmore.setups import (
    asked,
    cell,
    goods_on,
    moves,
    number,
    people_on,
    play,
    told,
)
from tests.rules.glenmore.test_glenmore_haggis import ANY, Fixed
from tests.rules.glenmore.test_glenmore_taking import refused


def post(position, name: str) -> tuple[int, str] | None:
    """Where a member stands."""
    return position.view(None)["chronicles"]["gangs"]["posts"].get(name)


# ---- Kenneth -------------------------------------------------------------------------------------


def test_c8_r33_kenneth_comes_from_the_supply_or_the_territory():
    position = mob(land={"g5": "scotsman", "h5": "scotsman"}, owners={"kenneth": 0})
    play(position, "post-kenneth")
    assert moves(position) == ["recruit", "recruit-from-g5", "recruit-from-h5"]
    play(position, "recruit-from-h5")
    assert moves(position) == ["station-1-g5", "station-1-h5", "station-2-g5", "station-2-h5"]
    play(position, "station-2-h5")
    assert post(position, "kenneth") == (2, "h5")
    assert people_on(position, "h5") == 0


def test_c8_r34_kenneth_walks_for_movement_points():
    position = mob(owners={"kenneth": 0}, posts={"kenneth": (1, "g5")})
    assert moves(position, "sneak") == []
    assert refused(position, "sneak-h5") == "C8-R34"
    position.steps = 1
    position.changed()
    play(position, "sneak-h5")
    assert post(position, "kenneth") == (1, "h5")
    assert position.steps == 0


def thief(other: dict[str, str], **more):
    """Kenneth of the first seat beside a tile of the second's, with two movement points."""
    position = mob(owners={"kenneth": 0}, posts={"kenneth": (1, "g5")}, other=other, **more)
    position.steps = 2
    position.changed()
    return position


def test_c8_r35_kenneth_steals_where_nobody_watches():
    position = thief({"h5": "wood sheep", "g5": "scotsman"})
    play(position, "sneak-h5")
    assert moves(position) == ["rob-wood", "rob-sheep", "no-rob"]
    play(position, "rob-sheep put-sheep-g5")
    assert goods_on(position, "h5", 1) == {"wood": 1}
    assert goods_on(position, "g5") == {"sheep": 1}
    watched = thief({"h5": "wood scotsman"})
    play(watched, "sneak-h5")
    assert asked(watched) == "take"


def test_c8_r36_after_a_theft_he_may_go_elsewhere():
    position = thief({"h5": "wood", "g5": "scotsman"})
    play(position, "sneak-h5 rob-wood put-wood-g5")
    assert moves(position) == ["station-2-g5", "station-2-h5", "stay"]
    play(position, "station-2-g5")
    assert post(position, "kenneth") == (2, "g5")


def test_c8_r37_a_scotsman_who_comes_drives_kenneth_away():
    position = mob(owners={"kenneth": 1}, posts={"kenneth": (0, "h5")})
    position.steps = 1
    position.changed()
    play(position, "move-g5-h5")
    assert position.to_act == (1,)
    assert moves(position) == ["station-2-g5", "station-2-h5"]


def test_c8_r37_so_does_the_loss_of_his_tile():
    position = mob(
        "p0 p1 p2 john-knox lochridge",
        {"g4": "inshriach"},
        owners={"kenneth": 1},
        posts={"kenneth": (0, "g4")},
        coins=20,
    )
    play(position, "take-1 clan-macmillan")
    assert asked(position) == "station"
    assert position.to_act == (1,)


# ---- Fergus --------------------------------------------------------------------------------------


def shady(**more):
    """Fergus of the second seat on the first's start village."""
    return mob(THREE, owners={"fergus": 1}, posts={"fergus": (0, "g5")}, **more)


def test_c8_r38_fergus_is_posted_like_kenneth():
    position = mob(owners={"fergus": 0})
    play(position, "post-fergus recruit station-1-g5")
    assert post(position, "fergus") == (1, "g5")


def test_c8_r39_a_tile_next_to_fergus_costs_a_coin_for_his_owner():
    position = shady(coins=3)
    play(position, "take-1 place-h4")
    assert coins(position) == [2, 1, 0]


def test_c8_r40_without_the_coin_the_tile_cannot_be_laid_there():
    land = {"h5": "scotsman", "i5": "strathspey"}
    position = shady(land=land)
    play(position, "take-1")
    assert set(moves(position, "place")) == {"place-i4", "place-i6"}
    assert refused(position, "place-h4") == "C8-R40"


def test_c8_r40_nor_taken_if_there_is_no_other_place():
    position = shady()
    assert moves(position, "take") == []
    position = shady(coins=1)
    assert moves(position, "take") == ["take-1", "take-2"]


def test_c8_r40_the_coin_for_the_only_places_is_not_spent_on_a_cellar():
    position = mob(
        THREE,
        {"g5": "scotsman wood", "h5": "stone"},
        chronicles="casks gangs",
        owners={"fergus": 1},
        posts={"fergus": (0, "g5")},
        coins=1,
    )
    play(position, "take-1")
    assert {move.partition("-")[0] for move in moves(position)} == {"place", "sell"}


def test_c8_r40_a_scotsman_is_paid_only_if_a_place_without_the_coin_is_left():
    land = {"g5": "scotsman", "h5": "scotsman", "i5": "strathspey", "j5": "tarbat-ness scotsman"}
    position = mob(
        "p0 p1 p2 loch-ness lochridge",
        land,
        owners={"fergus": 1},
        posts={"fergus": (0, "g5")},
    )
    play(position, "take-1")
    assert asked(position) == "pay"
    assert "spend-j5" not in moves(position)
    position.players[0].coins = 1
    position.changed()
    assert "spend-j5" in moves(position)


def test_c8_r41_after_the_coin_fergus_must_go_before_the_tile_is_laid():
    position = shady(coins=3)
    play(position, "take-1 place-h4")
    assert position.to_act == (1,)
    assert cell("h4") not in position.players[0].land.tiles
    assert moves(position) == ["station-2-g5", "station-2-h5"]
    play(position, "station-2-g5")
    assert cell("h4") in position.players[0].land.tiles


def test_c8_r41_a_scotsman_who_comes_drives_him_away():
    position = shady(land={"h5": "scotsman"})
    position.steps = 1
    position.changed()
    play(position, "move-h5-g5")
    assert asked(position) == "station"


def test_c8_r42_fergus_does_not_walk():
    position = mob(owners={"fergus": 0}, posts={"fergus": (1, "g5")})
    position.steps = 3
    position.changed()
    assert moves(position, "sneak") == []


# ---- Sybil ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(("got", "left"), [(5, [5, 0, 0]), (6, [5, 1, 0]), (9, [8, 1, 0])])
def test_c8_r43_six_points_of_one_source_are_worth_one_to_sybil(got, left):
    position = mob(owners={"sybil": 1})
    gain_points(position, 0, got, "brodie")
    assert points(position) == left


def test_c8_r43_only_in_the_own_turn():
    position = mob(owners={"sybil": 1})
    gain_points(position, 2, 9, "brodie")
    assert points(position) == [0, 0, 9]


def test_c8_r44_once_a_turn():
    position = mob(owners={"sybil": 1})
    gain_points(position, 0, 6, "brodie")
    gain_points(position, 0, 6, "grant")
    assert points(position) == [11, 1, 0]


def test_c8_r45_in_scorings_as_often_as_it_happens():
    position = mob(owners={"sybil": 1})
    gain_points(position, 0, 8, "castle")
    gain_points(position, 0, 8, "whisky")
    gain_points(position, 2, 10, "glen-sets")
    gain_points(position, 2, 18, "haggis")
    assert points(position) == [14, 4, 26]


# ---- Derek ---------------------------------------------------------------------------------------


def test_c8_r46_derek_moves_a_tile_once_in_the_game():
    position = mob(owners={"derek": 0}, other={"g4": "inshriach", "g5": "scotsman"})
    assert moves(position, "swindle") == ["swindle-1-g4"]
    play(position, "swindle-1-g4 dump-2-h4")
    assert position.players[2].land.tiles[cell("h4")] == number("inshriach")
    assert cell("g4") not in position.players[1].land.tiles
    assert moves(position, "swindle") == []
    assert refused(position, "swindle-1-g4") == "C8-R46"


def test_c8_r47_nothing_is_activated():
    position = mob(owners={"derek": 0}, other={"g4": "inshriach", "g5": "scotsman"})
    events = play(position, "swindle-1-g4 dump-2-h4")
    assert told(events, "activated") == []
    assert asked(position) == "take"
    assert goods_on(position, "h4", 2) == {}


def test_c8_r48_placing_rules_hold_but_no_scotsman_is_needed():
    other = {"g4": "inshriach", "g3": "lochridge", "g5": "scotsman"}
    far = {"g5": "scotsman", "i5": "strathspey", "j5": "ballachulish"}
    position = mob(owners={"derek": 0}, other=other, third=far)
    assert moves(position, "swindle") == ["swindle-1-g3", "swindle-2-j5"]
    play(position, "swindle-1-g3")
    cells = set(moves(position, "dump"))
    assert "dump-2-j4" in cells
    assert "dump-2-k5" not in cells
    assert refused(position, "dump-2-k5") == "C8-R48"


def test_c8_r49_trade_tiles_stay():
    position = mob(owners={"derek": 0}, other={"g4": "clachaig-inn", "g5": "scotsman"})
    assert moves(position, "swindle") == []


def test_c8_r50_a_pile_moves_as_a_whole():
    position = mob(owners={"derek": 0}, other={"g4": "lochridge glen-nevis", "g5": "scotsman"})
    play(position, "swindle-1-g4 dump-2-h4")
    assert position.players[2].land.pile(cell("h4")) == (number("lochridge"), number("glen-nevis"))


# ---- Mike ----------------------------------------------------------------------------------------


def test_c8_r51_mike_goes_into_anothers_home_castle():
    position = mob(owners={"mike": 0})
    play(position, "post-mike recruit")
    assert moves(position) == ["station-1-h5", "station-2-h5"]


def test_c8_r52_mike_counts_for_his_owner_and_one_less_for_his_host():
    position = mob(
        land={"h5": "scotsman"},
        other={"h5": "scotsman scotsman"},
        owners={"mike": 0},
        posts={"mike": (1, "h5")},
    )
    assert [counted(position, "castle", seat) for seat in range(3)] == [2, 1, 0]


def test_c8_r53_mike_does_not_walk():
    position = mob(owners={"mike": 0}, posts={"mike": (1, "h5")})
    position.steps = 2
    position.changed()
    assert moves(position, "sneak") == []


def test_c8_r54_a_scotsman_who_comes_drives_mike_to_another_castle():
    position = mob(owners={"mike": 1}, posts={"mike": (0, "h5")})
    step_scotsman(position, 0, cell("g5"), cell("h5"))
    position.settle()
    # There is but one castle to go to.
    assert post(position, "mike") == (2, "h5")


# ---- Calum and Billy -----------------------------------------------------------------------------


def race(**more):
    """A race that is on."""
    return mob(THREE, chronicles="boats gangs", **more)


@pytest.mark.parametrize(("passing", "passed"), [(0, 1), (1, 0)])
def test_c8_r55_calum_gives_a_penny_when_boats_pass(passing, passed):
    position = race(owners={"calum": 0})
    Gangs.of(position).boat_passed(position, passing, passed)
    assert position.to_act == (0,)
    play(position, "give-penny")
    assert Gangs.of(position).purses == [6, 8, 7]


def test_calums_owner_may_order_the_answer():
    position = race(owners={"calum": 0})
    Gangs.of(position).boat_passed(position, 0, 1)
    order = next(one for one in position.game.orders if one.ask == asked(position))
    chosen = [str(order.choose(answer, position.moves(0))) for answer in ("always", "never")]
    assert chosen == ["give-penny", "no-gift"]


def test_c8_r55_or_keeps_it():
    position = race(owners={"calum": 0})
    Gangs.of(position).boat_passed(position, 0, 1)
    play(position, "no-gift")
    assert Gangs.of(position).purses == [7, 7, 7]


@pytest.mark.parametrize("name", ["calum", "billy"])
def test_c8_r56_a_second_reward_is_drawn_by_lot(name):
    position = race(owners={name: 0})
    boats = Boats.of(position)
    before = len(boats.hoard.castles[1])
    Gangs.of(position).reward_taken(position, 0, 1)
    assert asked(position) == "extra-reward"
    play(position, "extra-reward")
    assert len(Boats.of(position).hoard.castles[1]) == before - 1
    assert name in Gangs.of(position).spent


def test_c8_r57_billy_rows_past_others_for_nothing():
    position = race(owners={"billy": 0})
    boats = Boats.of(position)
    gangs = Gangs.of(position)
    assert gangs.boat_step_cost(position, 0, boats.boats[1], 1) == 0
    assert gangs.boat_step_cost(position, 1, boats.boats[0], 1) == 1
    assert gangs.boat_step_cost(position, 0, (9, 9), 1) == 1


def test_c8_r58_billy_brings_it_once():
    position = race(owners={"billy": 0})
    Gangs.of(position).spend("billy")
    Gangs.of(position).reward_taken(position, 0, 1)
    assert asked(position) == "take"


def test_c8_r59_a_castle_may_have_no_token_left():
    position = race(owners={"calum": 0})
    Boats.of(position).hoard.castles[1] = ()
    Gangs.of(position).reward_taken(position, 0, 1)
    assert asked(position) == "take"


def test_calum_and_billy_may_both_draw_at_one_castle():
    position = race(owners={"calum": 0, "billy": 0})
    before = len(Boats.of(position).hoard.castles[1])
    Gangs.of(position).reward_taken(position, 0, 1)
    while asked(position) != "take":
        play(position, moves(position)[0])
    assert len(Boats.of(position).hoard.castles[1]) == before - 2


# ---- Fraser and Una ------------------------------------------------------------------------------


def feast(owners: dict[str, int], *tables: str, rolls: str = "2222", **more):
    """Haggis is scored, with these tokens on the tables."""
    position = mob(THREE, chronicles="haggis gangs", owners=owners, **more)
    for seat, values in enumerate(tables):
        Haggis.of(position).tables[seat] = tuple(Token(int(value), ANY) for value in values)
    position.chance = Fixed(rolls)
    position.push(HoldScoring("B"))
    position.settle()
    return position


def values(position, seat: int) -> list[int]:
    """The tokens on a table."""
    return [token.value for token in Haggis.of(position).tables[seat]]


def test_c8_r60_fraser_steals_a_token_that_its_owner_chooses():
    position = feast({"fraser": 0}, "", "13", "2")
    assert asked(position) == "steal-haggis"
    assert moves(position) == ["steal-haggis-1", "steal-haggis-2", "no-steal"]
    play(position, "steal-haggis-1")
    assert position.to_act == (1,)
    assert moves(position) == ["give-haggis-1", "give-haggis-3"]
    position.play(1, "give-haggis-3")
    assert values(position, 0) == [3]
    assert values(position, 1) == [1]
    assert "fraser" in Gangs.of(position).spent


def test_c8_r61_the_token_lies_face_down_and_a_full_table_makes_room():
    position = feast({"fraser": 0}, "11112", "3")
    play(position, "steal-haggis-1")
    assert asked(position) == "haggis-room"
    play(position, "haggis-return-2")
    position.play(1, "give-haggis-3")
    assert sorted(values(position, 0)) == [1, 1, 1, 1, 3]


def test_c8_r61_or_nothing_is_stolen_after_all():
    position = feast({"fraser": 0}, "11112", "3", rolls="3333")
    play(position, "steal-haggis-1 haggis-forgo")
    assert "fraser" not in Gangs.of(position).spent


def test_the_stolen_token_is_known_to_thief_and_victim_alone():
    position = feast({"fraser": 0}, "", "13", "2", rolls="1111", whisky=0)
    play(position, "steal-haggis-1")
    events = position.copy().play(1, "give-haggis-3")
    assert told(events, "haggis-stolen-value")[0].only == (0,)
    assert dict(told(events, "haggis-stolen")[0].facts) == {"seat": 0, "other": 1}


def test_c8_r62_una_has_the_die_rolled_again_once_in_a_scoring():
    position = feast({"una": 0}, "1", "2", rolls="2133" + "3")
    assert asked(position) == "reroll"
    play(position, "reroll")
    assert asked(position) == "take"
    assert Haggis.of(position).rolled == (1, 3, 3, 3)


def test_c8_r62_or_lets_it_stand():
    position = feast({"una": 0}, "1", "2", rolls="2133")
    play(position, "keep-roll")
    assert asked(position) == "reroll"
    assert values(position, 1) == []


# ---- Elspeth, Erin and John ----------------------------------------------------------------------


def test_c8_r63_elspeth_exchanges_something_on_the_mountain():
    position = mob(chronicles="mountain gangs", owners={"elspeth": 0})
    Mountain.of(position).coins = 2
    Gangs.of(position).mountain_passed(position, 0)
    assert asked(position) == "cheat"
    assert moves(position)[0] == "cheat-coin-wood"
    assert refused(position, "cheat-cow-wood") == "C8-R63"
    play(position, "cheat-coin-cow put-cow-g5")
    assert Mountain.of(position).coins == 1
    assert goods_on(position, "g5") == {"cow": 1}


def test_c8_r63_she_need_not():
    position = mob(chronicles="mountain gangs", owners={"elspeth": 0})
    Mountain.of(position).coins = 2
    Gangs.of(position).mountain_passed(position, 0)
    play(position, "no-cheat")
    assert Mountain.of(position).coins == 2


def test_c8_r64_erin_lets_the_bonus_cell_be_used():
    position = mob(owners={"erin": 1})
    assert [Gangs.of(position).sale_passed(position, seat) for seat in range(3)] == [
        False,
        True,
        False,
    ]


def claimed():
    """John of the first seat, and two landmark cards of the second."""
    position = mob(owners={"john": 0})
    position.players[1].cards = ("inverness", "loch-ness")
    position.changed()
    return position


def test_c8_r65_john_has_three_tokens():
    assert len(Gangs.of(claimed()).tokens["john"]) == 3


def test_c8_r66_claims_go_on_landmark_cards_in_any_own_turn():
    position = claimed()
    assert moves(position, "claim") == ["claim-inverness", "claim-loch-ness"]
    play(position, "claim-inverness claim-loch-ness")
    assert position.view(None)["chronicles"]["gangs"]["claims"] == ("inverness", "loch-ness")


def test_c8_r67_claimed_cards_count_for_johns_owner():
    position = claimed()
    play(position, "claim-inverness")
    assert [counted(position, "landmarks", seat) for seat in range(3)] == [1, 1, 0]


def test_c8_r68_a_flipped_card_loses_its_claim():
    position = claimed()
    play(position, "claim-inverness")
    Gangs.of(position).card_flipped(position, "inverness")
    assert Gangs.of(position).claims == ()
    assert counted(position, "landmarks", 1) == 2


# ---- rulings -------------------------------------------------------------------------------------


def test_ruling_a4_una_works_in_each_scoring():
    position = feast({"una": 0}, "1", "2", rolls="2133" + "3" + "2222")
    play(position, "reroll")
    position.push(HoldScoring("C"))
    position.settle()
    assert asked(position) == "reroll"


def test_ruling_q8_10_being_posted_steals_nothing():
    position = mob(owners={"kenneth": 0}, other={"h5": "wood", "g5": "scotsman"})
    play(position, "post-kenneth recruit station-1-h5")
    assert asked(position) == "take"
    assert goods_on(position, "h5", 1) == {"wood": 1}


def test_ruling_q8_11_new_scotsmen_drive_nobody_away_and_members_keep_apart():
    position = mob(
        "p0 p1 p2 john-knox lochridge",
        owners={"kenneth": 1, "fergus": 2},
        posts={"kenneth": (0, "h5"), "fergus": (0, "g5")},
        coins=9,
    )
    play(position, "take-1 clan-mackinnon settle-h5")
    assert post(position, "kenneth") == (0, "h5")
    assert (0, cell("g5")) not in stations(position, 1, "mike")


def test_ruling_q8_12_sybils_owner_gives_nothing():
    position = mob(owners={"sybil": 0})
    gain_points(position, 0, 9, "brodie")
    assert points(position) == [9, 0, 0]


def test_ruling_q8_13_who_loses_a_tile_keeps_what_finds_room_in_the_castle():
    other = {"g4": "inshriach wood stone", "h5": "cow cow", "g5": "scotsman"}
    position = mob(owners={"derek": 0}, other=other)
    play(position, "swindle-1-g4 dump-2-h4")
    assert position.to_act == (1,)
    assert asked(position) == "keep"
    position.play(1, "keep-stone")
    assert goods_on(position, "h5", 1) == {"cow": 2, "stone": 1}


def test_ruling_q8_13_the_own_tiles_may_go_and_tiles_may_come():
    position = mob(land={"g4": "inshriach"}, owners={"derek": 0}, other={"g4": "lochridge"})
    assert set(moves(position, "swindle")) == {"swindle-0-g4", "swindle-1-g4"}
    play(position, "swindle-1-g4")
    assert "dump-0-h4" in moves(position)


def test_ruling_q8_14_his_own_tile_is_rebuilt_for_nothing():
    position = mob(
        "p0 p1 p2 glen-nevis lochridge",
        {"g4": "lochridge", "g5": "scotsman"},
        owners={"fergus": 1},
        posts={"fergus": (0, "g4")},
        coins=9,
    )
    play(position, "take-1")
    assert asked(position) != "station"
    assert coins(position)[1] == 0


def test_ruling_q8_15_the_hosts_count_never_falls_below_nothing_and_moil_doubles_after():
    position = mob(
        land={"h5": "scotsman"},
        owners={"mike": 0},
        posts={"mike": (1, "h5")},
        lasting=["castle-twice"],
    )
    assert [counted(position, "castle", seat) for seat in range(3)] == [4, 0, 0]


def test_ruling_q8_16_a_boat_passes_by_leaving_the_others_tile():
    position = race(owners={"calum": 0})
    boats = Boats.of(position)
    boats.is_open = True
    position.steps = 1
    position.changed()
    assert Gangs.of(position).purses == [7, 7, 7]
    Gangs.of(position).boat_passed(position, 1, 2)
    assert asked(position) == "take"


def test_ruling_q8_17_billy_needs_no_movement_point():
    position = race(owners={"billy": 0})
    assert position.steps == 0
    berth = Boats.of(position).boats[2]
    assert Gangs.of(position).boat_step_cost(position, 0, berth, 1) == 0


def test_ruling_q8_18_fraser_comes_before_the_first_roll_and_una_before_tokens_turn():
    position = feast({"fraser": 0, "una": 1}, "1", "12", rolls="1222")
    assert asked(position) == "steal-haggis"
    assert Haggis.of(position).rolled == ()
    play(position, "no-steal")
    assert asked(position) == "reroll"
    assert Haggis.of(position).up == [(), (), ()]


def test_ruling_q8_19_the_toll_comes_first():
    position = mob(
        "p0 p1 p2 lochridge", chronicles="mountain gangs", owners={"elspeth": 0}, coins=2
    )
    mountain = Mountain.of(position)
    mountain.passes(position, 0, mountain.spaces[0])
    position.settle()
    while asked(position) == "toll":
        play(position, "toll-coin")
    assert asked(position) == "cheat"
    assert moves(position)[0] == "cheat-coin-wood"


def test_ruling_q8_21_john_claims_in_the_very_turn_in_which_he_comes():
    position = mob(jail="john", chronicles="events gangs")
    position.players[1].cards = ("inverness", "loch-ness")
    end_turn(position)
    play(position, "release-john")
    assert asked(position) == "claim"
    assert moves(position) == ["claim-inverness", "claim-loch-ness", "done"]
    play(position, "claim-inverness done")
    assert Gangs.of(position).claims == ("inverness",)
    assert position.to_act != (0,)


def test_ruling_q8_21_nothing_is_asked_if_there_is_no_card_to_claim():
    position = mob(jail="john", chronicles="events gangs")
    end_turn(position)
    play(position, "release-john")
    assert Gangs.of(position).owners == {"john": 0}
    assert position.to_act != (0,)


def test_ruling_q8_21_only_the_counting_of_a_claimed_card_moves():
    position = claimed()
    play(position, "claim-inverness")
    assert position.players[1].cards == ("inverness", "loch-ness")


def test_ruling_q8_22_scotsmen_of_gangs_count_for_nobody():
    position = mob(chronicles="votes gangs", owners={"kenneth": 0}, posts={"kenneth": (1, "h5")})
    assert position.players[1].land.people.get(cell("h5"), 0) == 0
    assert Votes.of(position).line(position, "castles").counts == (0, 0, 0)


def test_mike_counts_as_a_castle_of_his_owner():
    position = mob(chronicles="votes gangs", owners={"mike": 0}, posts={"mike": (1, "h5")})
    assert Votes.of(position).line(position, "castles").counts == (1, 0, 0)


def test_the_computer_answers_for_every_member():
    position = feast({"fraser": 0, "una": 0}, "", "13", "2")
    assert str(position.game.advise(position, 0, Chance("a"))) == "steal-haggis-1"
    play(position, "steal-haggis-1")
    assert str(position.game.advise(position, 1, Chance("a"))) == "give-haggis-3"
