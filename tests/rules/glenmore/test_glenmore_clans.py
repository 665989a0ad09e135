"""Persons, the clan board and its 23 clans: GM-R190 to GM-R254, with the examples on page 17."""

from __future__ import annotations

from rules.glenmore.clans import prices
from tests.rules.glenmore.setups import (
    BOX,
    asked,
    goods_on,
    moves,
    names,
    play,
    table,
)
from tests.rules.glenmore.test_glenmore_activation import laid
from tests.rules.glenmore.test_glenmore_taking import refused


def planted(clan: str, land: dict[str, str] | None = None, coins: int = 20, **more):
    """The table after a person was taken for a marker on that clan."""
    position = table("p0 p1 john-knox lochridge", land, coins=coins, **more)
    play(position, f"take-1 clan-{clan}")
    return position


def test_gm_r190_a_person_goes_to_the_own_area():
    position = planted("macleod")
    assert names(position.players[0].persons) == ["john-knox"]


def test_gm_r191_persons_do_not_count_for_the_size_of_a_territory():
    position = planted("macleod")
    assert position.view(None)["final"]["categories"]["territory"]["counts"] == (2, 2)


def test_gm_r192_a_person_lets_a_marker_be_placed():
    position = table("p0 p1 john-knox lochridge")
    play(position, "take-1")
    assert asked(position) == "clan"


def test_gm_r193_the_marker_may_be_declined():
    position = table("p0 p1 john-knox lochridge")
    play(position, "take-1 no-marker")
    assert position.markers == {}
    assert position.players[0].markers == 10


def test_gm_r194_a_marker_goes_to_an_empty_cell():
    position = table("p0 p1 john-knox lochridge", coins=9)
    position.markers = {"macleod": (1,)}
    play(position, "take-1")
    assert "clan-macleod" not in moves(position)


def test_gm_r195_roads_are_counted_from_the_start_or_from_any_marker():
    assert prices(BOX.clans, {})["gunn"] == 3
    assert prices(BOX.clans, {"mackay": (1,)})["gunn"] == 1


def test_gm_r196_the_cheapest_way_may_lead_through_empty_cells():
    assert prices(BOX.clans, {})["ross"] == 3
    assert prices(BOX.clans, {"brodie": (0,)})["ross"] == 2


def test_gm_r197_road_coins_go_to_the_supply():
    position = table("p0 p1 john-knox lochridge", coins=9)
    lying = position.market.coins
    play(position, "take-1 clan-mackay")
    assert position.players[0].coins == 7
    assert position.market.coins == lying


def test_gm_r198_a_cell_that_cannot_be_paid_cannot_be_chosen():
    position = table("p0 p1 john-knox lochridge", coins=1)
    play(position, "take-1")
    assert "clan-mackay" not in moves(position)
    assert refused(position, "clan-mackay") == "GM-R198"


def test_gm_r199_goods_may_be_sold_to_pay_the_roads():
    position = table("p0 p1 john-knox lochridge", {"g4": "inshriach wood"}, coins=1)
    play(position, "take-1 sell-wood-g4 clan-mackay")
    assert position.markers == {"mackay": (0,)}


def test_gm_r200_roads_are_paid_before_the_bonus_comes():
    position = table("p0 p1 john-knox lochridge")
    play(position, "take-1")
    assert "clan-mackinnon" not in moves(position)


def test_gm_r201_a_cell_takes_one_marker_in_a_game():
    position = table("p0 p1 john-knox lochridge", coins=9)
    position.markers = {"macleod": (0,)}
    play(position, "take-1")
    assert refused(position, "clan-macleod") == "GM-R201"


def test_gm_r202_a_cell_may_be_chosen_for_nothing():
    position = planted("brodie")
    assert position.players[0].points == 0
    assert position.markers == {"brodie": (0,)}


def test_gm_r203_without_a_payable_cell_the_person_is_kept():
    position = table("p0 p1 john-knox lochridge")
    position.markers = {"macleod": (1,)}
    position.priced = None
    play(position, "take-1")
    assert asked(position) == "activate"
    assert names(position.players[0].persons) == ["john-knox"]


def test_gm_r204_a_marker_just_placed_is_a_starting_point():
    position = planted("mackay")
    assert position.clan_prices()["gunn"] == 1


def test_gm_r205_there_are_23_clans_and_no_other_cells():
    assert len(prices(BOX.clans, {})) == 23


def test_gm_r206_goods_of_clans_go_on_any_own_tile_with_room():
    position = planted("macdonald", {"g4": "lochridge sheep sheep sheep"})
    assert moves(position, "put") == ["put-stone-g5", "put-stone-h5"]


def test_gm_r207_two_goods_may_go_on_two_tiles():
    position = planted("macdonald")
    play(position, "put-stone-g5 put-wood-h5")
    assert (goods_on(position, "g5"), goods_on(position, "h5")) == ({"stone": 1}, {"wood": 1})


def test_gm_r208_effects_are_for_once_unless_they_last():
    lasting = {
        name
        for name, clan in BOX.clans.items()
        if any(one.kind == "lasting" for one in clan.effects)
    }
    assert lasting == {"macgregor", "mackintosh", "maclachlan", "sinclair"}


def test_gm_r209_lasting_effects_work_at_once():
    position = laid("lochridge", {"g4": "portree wood", "h3": "pulteney"}, coins=9)
    play(position, "activate-g4 pay-wood-g4 clan-macgregor activate-h3 barrel-points")
    assert position.players[0].points == 3
