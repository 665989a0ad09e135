"""Components, their limits, and how a game begins: GM-R1 to GM-R41."""

from __future__ import annotations

from itertools import chain

import pytest

from rules import BadOptions
from rules.glenmore.cells import CASTLE, VILLAGE
from rules.glenmore.components import GOODS, NONE
from tests.rules.glenmore.setups import (
    BOX,
    GAME,
    at_start,
    cell,
    moves,
    names,
    people_on,
    play,
    table,
    tiles_on_ring,
)


@pytest.mark.parametrize("seats", [1, 5])
def test_gm_r1_two_to_four_play(seats):
    assert GAME.seat_counts == (2, 3, 4)
    with pytest.raises(BadOptions):
        GAME.start(seats)


def test_gm_r2_everybody_has_ten_scotsmen():
    for player in at_start(4).players:
        assert player.scotsmen + player.land.scotsmen + 1 == 10


def test_gm_r3_everybody_has_ten_clan_markers_and_no_more():
    assert [player.markers for player in at_start(3).players] == [10, 10, 10]
    position = table("p0 p1 john-knox", markers=0, coins=9)
    play(position, "take-1")
    assert moves(position) == ["done"]


def test_gm_r4_scotsmen_come_out_of_the_own_supply():
    position = table("p0 p1 pitlochry", coins=9)
    play(position, "take-1 place-g4")
    assert position.players[0].scotsmen == 7


def test_gm_r5_without_scotsmen_in_supply_the_rest_of_an_effect_still_happens():
    position = table("p0 p1 loch-shiel", coins=9)
    position.players[0].scotsmen = 0
    play(position, "take-1")
    assert people_on(position, "f5") == 0
    assert position.players[0].whisky == 1


def test_gm_r6_goods_coins_and_barrels_never_run_out():
    position = table("p0 p1 pulteney", {"g4": "inshriach"}, coins=1000, whisky=500)
    play(position, "take-1 place-f4")
    assert position.players[0].whisky == 501


def test_gm_r7_there_are_five_resources():
    assert set(GOODS) == {"wood", "stone", "barley", "sheep", "cow"}


def test_gm_r8_barrels_and_scotsmen_are_no_resources():
    position = table("p0 p1 foyers", whisky=1)
    play(position, "take-1")
    assert moves(position, "gain") == [f"gain-{good}" for good in GOODS]


def test_gm_r9_coins_are_no_resources():
    position = table("p0 p1 lochridge", {"g4": "stornoway"}, coins=9)
    position.market.filled = [3] * 5
    play(position, "take-1 place-h4")
    assert "activate-g4" not in moves(position)


def test_gm_r10_the_die_has_three_ones_two_twos_and_a_three():
    assert sorted(BOX.die) == [1, 1, 1, 2, 2, 3]


def test_gm_r11_the_stacks_have_5_14_17_17_17_tiles_and_there_are_the_end_and_david_hume():
    assert [len(BOX.stacks[stack]) for stack in "SABCD"] == [5, 14, 17, 17, 17]
    assert BOX.tiles[BOX.end].kind == "end"
    assert BOX.tiles[BOX.hume].name == "david-hume"


def test_gm_r12_each_landmark_tile_has_a_card():
    landmarks = [
        tile.name for tile in BOX.named.values() for one in tile.once if one.kind == "landmark"
    ]
    assert len(landmarks) == 11
    assert set(landmarks) == BOX.cards.keys()


def test_gm_r13_a_card_that_is_gone_gives_nothing():
    position = table("p0 p1 castle-stalker", {"g4": "inshriach wood stone"})
    position.cards -= {"castle-stalker"}
    play(position, "take-1")
    assert position.players[0].coins == 0
    assert position.players[0].cards == ()
    assert people_on(position, "f5") == 1


def test_gm_r14_three_resources_lie_on_a_tile_at_most_also_at_home():
    position = table("p0 p1 john-knox", {"g5": "wood wood wood", "g4": "inshriach"}, coins=9)
    play(position, "take-1 clan-macdonald")
    assert "put-stone-g5" not in moves(position)
    assert "put-stone-h5" in moves(position)


def test_gm_r15_any_number_of_scotsmen_stand_on_a_tile():
    position = table("p0 p1 lochridge", {"h5": "scotsman " * 5, "g4": "halkirk"}, coins=9)
    play(position, "take-1 place-h4 activate-g4 activate-g5")
    assert people_on(position, "h5") == 5


def test_gm_r16_everybody_has_a_home_tile_scotsmen_and_markers():
    homes = [tuple(player.land.tiles.values()) for player in at_start(4).players]
    assert len({tile for home in homes for tile in home}) == 8
    assert all(names(home) == ["start-village", "home-castle"] for home in homes)


def test_gm_r17_the_castle_lies_right_of_the_start_village():
    assert (cell("g5"), cell("h5")) == (VILLAGE, CASTLE)


def test_gm_r18_village_and_castle_are_two_tiles():
    assert len(at_start().players[0].land.tiles) == 2


def test_gm_r19_both_lie_on_the_river():
    assert all(BOX.tiles[tile].river for tile in BOX.homes[0])


def test_gm_r20_a_scotsman_starts_on_the_start_village():
    assert people_on(at_start(), "g5") == 1
    assert people_on(at_start(), "h5") == 0


def test_gm_r21_a_scotsman_of_each_player_is_the_figure_on_the_ring():
    position = at_start(3)
    assert len([at for at in position.ring.at[:3] if at >= 0]) == 3


def test_gm_r22_eight_scotsmen_are_in_supply():
    assert {player.scotsmen for player in at_start(4).players} == {8}


def test_gm_r23_the_figure_is_no_scotsman_of_the_territory():
    position = at_start()
    assert position.players[0].land.scotsmen == 1


def test_gm_r24_figures_stand_side_by_side_in_random_order():
    orders = {tuple(at_start(4, str(seed)).ring.at) for seed in range(40)}
    assert len(orders) > 10
    assert {frozenset(order) for order in orders} == {frozenset(range(4))}


def test_gm_r25_the_rearmost_begins():
    position = at_start(4)
    assert position.to_act == (position.ring.at.index(0),)


def test_gm_r26_coins_are_five_six_seven_eight_in_turn_order():
    position = at_start(4)
    order = sorted(range(4), key=lambda seat: position.ring.at[seat])
    assert [position.players[seat].coins for seat in order] == [5, 6, 7, 8]


def test_gm_r27_two_play_with_the_die():
    assert at_start(2).ring.at[2] == 2


@pytest.mark.parametrize("seats", [3, 4])
def test_gm_r28_three_and_four_may_play_with_it(seats):
    assert len(at_start(seats).actors) == seats
    assert len(at_start(seats, die=True).actors) == seats + 1


def test_gm_r29_the_die_starts_before_the_foremost_figure():
    assert at_start(4, die=True).ring.at[4] == 4


def test_gm_r30_the_stacks_are_shuffled_each_by_itself():
    stacks = [at_start(3, str(seed)).stacks for seed in range(2)]
    for stack in "BCD":
        assert stacks[0][stack] != stacks[1][stack]
        assert sorted(stacks[0][stack]) == sorted(stacks[1][stack])


def test_gm_r31_the_end_tile_lies_in_the_middle_of_the_last_stack():
    above = set()
    for seed in range(30):
        last = at_start(3, str(seed)).stacks["D"]
        assert len(last) == 18
        above.add(len(last) - 1 - last.index(BOX.end))
    assert above == {8, 9}


def test_gm_r32_in_a_short_game_it_lies_on_top():
    assert at_start(3, end="top").stacks["D"][-1] == BOX.end


@pytest.mark.parametrize(("seats", "die"), [(2, True), (3, False), (4, True)])
def test_gm_r33_the_first_tiles_lie_before_figures_and_die(seats, die):
    position = at_start(seats, die=die)
    first = position.ring.floor[seats + die : seats + die + 5]
    assert sorted(first) == sorted(BOX.stacks["S"])


@pytest.mark.parametrize(
    ("seats", "die", "laid"),
    [(2, True, 5), (3, False, 5), (3, True, 4), (4, False, 4), (4, True, 3)],
)
def test_gm_r34_the_other_spaces_are_filled_with_a_tiles(seats, die, laid):
    position = at_start(seats, die=die)
    assert len(position.stacks["A"]) == 14 - laid
    assert all(BOX.tiles[tile].stack == "A" for tile in position.ring.floor[seats + die + 5 : -1])


def test_gm_r35_the_space_behind_the_rearmost_stays_empty():
    assert at_start(3).ring.floor[-1] == NONE


def test_gm_r36_figures_die_first_tiles_a_tiles_and_the_empty_space_follow_each_other():
    ring = at_start(3, die=True).view(None)["ring"]
    shown = ["figure" if one["seats"] else "die" if one["die"] else one["tile"] for one in ring]
    assert shown[:4] == ["figure"] * 3 + ["die"]
    assert all(shown[4:13])
    assert shown[13] is None


@pytest.mark.parametrize("seats", [2, 3])
def test_gm_r37_with_two_or_three_a_coin_lies_in_every_row(seats):
    assert at_start(seats).market.filled == [1] * 5


def test_gm_r38_with_four_the_market_is_empty():
    assert at_start(4).market.filled == [0] * 5


def test_gm_r39_david_hume_lies_beside_the_board():
    position = at_start()
    shown = [
        *position.discard,
        *position.ring.floor,
        *chain.from_iterable(position.stacks.values()),
    ]
    assert BOX.hume not in shown
    assert all(BOX.hume not in player.persons for player in position.players)


def test_gm_r40_the_clan_board_is_empty():
    assert at_start().markers == {}


def test_gm_r41_the_ring_has_fourteen_spaces():
    assert len(at_start().view(None)["ring"]) == 14
    assert len(tiles_on_ring(at_start(3))) == 10
