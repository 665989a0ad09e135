"""Placing and rebuilding: GM-R114 to GM-R139, with the rulebook's example on its page 12."""

from __future__ import annotations

import pytest

from rules import UnknownMove
from rules.glenmore.cells import VILLAGE, WIDTH, cell_at, cell_name
from rules.glenmore.placement import places
from tests.rules.glenmore.setups import (
    BOX,
    GAME,
    cell,
    goods_on,
    moves,
    people_on,
    play,
    table,
)
from tests.rules.glenmore.test_glenmore_taking import refused


def cells_for(tile: str, land: dict[str, str] | None = None, lasting=()) -> set[str]:
    """Where a tile may be laid in such a territory."""
    position = table("p0 p1 lochridge inshriach", land, lasting=lasting)
    found = places(BOX, position.players[0], BOX.named[tile])
    return set(map(cell_name, found))


def test_gm_r114_a_side_touches_a_tile_a_corner_is_not_enough():
    assert cells_for("lochridge") == {"g4", "h4", "g6", "h6"}
    position = table("p0 p1 lochridge inshriach")
    play(position, "take-1")
    assert refused(position, "place-f4") == "GM-R114"


def test_gm_r115_a_scotsman_stands_around_the_new_tile():
    assert "i4" not in cells_for("lochridge", {"h4": "inshriach"})
    assert "i4" in cells_for("lochridge", {"h4": "inshriach scotsman"})
    position = table("p0 p1 lochridge inshriach", {"h4": "easdale"})
    play(position, "take-1")
    assert refused(position, "place-i4") == "GM-R115"


def test_gm_r116_a_scotsman_in_the_home_castle_counts():
    assert cells_for("lochridge", {"h5": "scotsman"}) == {"g4", "h4", "g6", "h6"}


def test_gm_r117_a_river_tile_continues_the_river_at_either_end():
    people = {"g5": "scotsman", "h5": "scotsman"}
    assert cells_for("halkirk", people) == {"f5", "i5"}
    position = table("p0 p1 tarbat-ness inshriach", people)
    play(position, "take-1")
    assert refused(position, "place-g4") == "GM-R117"


def test_gm_r118_a_dry_tile_does_not_lie_left_or_right_of_the_river():
    assert not {"f5", "i5"} & cells_for("lochridge", {"g5": "scotsman", "h5": "scotsman"})
    position = table("p0 p1 lochridge inshriach")
    play(position, "take-1")
    assert refused(position, "place-f5") == "GM-R118"


def test_gm_r119_a_dry_tile_may_lie_further_along_the_row_of_the_river():
    land = {"h4": "inshriach", "i4": "easdale", "j4": "lochridge scotsman"}
    assert "j5" in cells_for("glen-lyon", land)
    assert "i5" not in cells_for("glen-lyon", land)


def test_gm_r120_a_river_tile_does_not_reach_a_dry_tile():
    land = {"h4": "inshriach", "i4": "easdale scotsman", "j4": "lochridge", "j5": "glen-lyon"}
    assert "i5" not in cells_for("halkirk", land)
    land |= {"f5": "strathspey cow scotsman"}
    position = table("p0 p1 tarbat-ness black-isle", land)
    play(position, "take-1")
    assert moves(position, "place") == ["place-e5"]
    assert refused(position, "place-i5") == "GM-R120"


def test_gm_r121_there_is_one_river_only():
    assert "g4" not in cells_for("halkirk")


def test_gm_r122_the_river_lies_in_one_row():
    land = {"f5": "strathspey scotsman", "i5": "halkirk scotsman"}
    assert cells_for("tarbat-ness", land) == {"e5", "j5"}


def test_gm_r123_the_territory_is_all_that_is_connected_with_home():
    position = table("p0 p1 lochridge inshriach")
    play(position, "take-1 place-g4")
    assert len(position.players[0].land.tiles) == 3


def test_gm_r124_persons_are_not_placed():
    position = table("p0 p1 john-knox inshriach")
    play(position, "take-1 no-marker")
    assert len(position.players[0].land.tiles) == 2


def test_gm_r125_a_rebuild_tile_lies_on_another_tile():
    assert cells_for("glen-feshie", {"g4": "inshriach"}) == {"g4"}
    position = table("p0 p1 culbin inshriach", {"g4": "rothiemurchus", "h4": "easdale"}, coins=9)
    play(position, "take-1")
    assert refused(position, "place-g6") == "GM-R125"


def test_gm_r126_of_its_own_kind():
    land = {"g4": "inshriach", "h4": "lochridge", "g6": "easdale"}
    assert cells_for("glen-feshie", land) == {"g4", "g6"}
    position = table("p0 p1 culbin inshriach", land, coins=9)
    play(position, "take-1")
    assert refused(position, "place-h4") == "GM-R126"


def test_gm_r127_the_river_is_neither_broken_nor_doubled():
    land = {"f5": "ballachulish", "g4": "inshriach", "h4": "easdale"}
    assert cells_for("culbin", land) == {"g4", "h4"}
    position = table("p0 p1 culbin black-isle", land, coins=9)
    play(position, "take-1")
    assert refused(position, "place-f5") == "GM-R127"


def test_gm_r128_river_on_river_and_dry_on_dry():
    land = {"g4": "plockton", "i5": "halkirk scotsman"}
    assert cells_for("oban", land) == {"i5"}
    assert cells_for("aviemore", {**land, "g5": "scotsman"}) == {"g4"}


def test_gm_r129_a_scotsman_stands_around_it_or_on_it():
    assert cells_for("aviemore", {"g4": "inshriach", "g3": "plockton scotsman"}) == {"g3"}
    assert cells_for("aviemore", {"g4": "inshriach", "g3": "plockton", "h5": "scotsman"}) == set()


def test_gm_r130_from_then_on_only_the_top_tile_is_used():
    position = table("p0 p1 culbin", {"g4": "inshriach", "h4": "easdale"}, coins=9)
    play(position, "take-1 place-g4 activate-g4")
    assert goods_on(position, "g4") == {"wood": 1, "stone": 1}


def test_gm_r131_home_tiles_may_be_rebuilt():
    assert cells_for("oban") == {"g5"}


def test_gm_r132_a_rebuilt_landmark_keeps_its_card():
    position = table("p0 p1 oban", {"g5": "inverness scotsman"}, coins=9)
    position.players[0].cards = ("inverness",)
    play(position, "take-1")
    assert position.players[0].cards == ("inverness",)


def test_gm_r133_goods_and_scotsmen_pass_to_the_new_tile():
    position = table("p0 p1 culbin", {"g4": "inshriach wood scotsman", "h4": "easdale"}, coins=9)
    play(position, "take-1 place-g4")
    assert goods_on(position, "g4") == {"wood": 1}
    assert people_on(position, "g4") == 1


def test_gm_r134_goods_on_the_tile_to_be_rebuilt_may_pay_for_it():
    position = table("p0 p1 glen-feshie", {"g4": "easdale stone"})
    play(position, "take-1")
    assert goods_on(position, "g4") == {}
    assert position.players[0].land.pile(cell("g4"))[-1] == BOX.named["glen-feshie"].number


def test_gm_r135_a_rebuild_tile_activates_itself_and_those_around():
    position = table(
        "p0 p1 culbin", {"g4": "inshriach", "h4": "easdale", "g3": "lochridge"}, coins=9
    )
    play(position, "take-1 place-g4")
    assert set(moves(position, "activate")) == {
        "activate-g4",
        "activate-h4",
        "activate-g3",
        "activate-g5",
        "activate-h5",
    }


def test_gm_r136_the_covered_tile_counts_no_more():
    position = table("p0 p1 culbin", {"g4": "inshriach", "h4": "easdale"}, coins=9)
    size = len(position.players[0].land.tiles)
    play(position, "take-1 place-g4")
    assert len(position.players[0].land.tiles) == size


def test_gm_r137_rebuild_tiles_may_be_rebuilt():
    assert cells_for("culbin", {"g4": "glen-feshie"}) == {"g4"}


def test_gm_r138_a_pile_is_one_tile_in_the_count():
    position = table("p0 p1 lochridge", {"g4": "inshriach glen-feshie culbin"})
    final = position.view(None)["final"]
    assert final["categories"]["territory"]["counts"][0] == 3


def test_gm_r139_a_rebuild_tile_may_be_activated_though_the_covered_one_was():
    position = table(
        "p0 p1 easdale",
        {"g4": "inshriach scotsman", "h4": "portree wood"},
        discard="culbin",
        coins=9,
    )
    play(position, "take-1 place-h3 activate-g4 activate-h4 pay-wood-h4 clan-munro")
    play(position, "salvage-culbin place-g4")
    assert "activate-g4" in moves(position)


def test_the_rulebook_example_on_placing_lochridge_and_halkirk():
    """Lochridge would break the river left of it or stand alone; Halkirk must continue it."""
    land = {"g5": "scotsman"}
    assert "f5" not in cells_for("lochridge", land)
    assert "g4" not in cells_for("halkirk", land)
    assert "i4" not in cells_for("lochridge", land)
    assert "f5" in cells_for("halkirk", land)
    assert "g6" in cells_for("lochridge", land)


def test_the_rulebook_example_on_rebuilding_halkirk_as_inverness():
    assert "i5" in cells_for("inverness", {"i5": "halkirk", "h5": "scotsman"})


def test_cells_are_named_from_the_start_village_and_go_round_at_the_edges():
    assert cell_name(VILLAGE) == "g5"
    assert cell_name(VILLAGE - 7) == "zz5"
    assert cell_name(VILLAGE - 6 * WIDTH) == "g99"
    for column in range(-50, 50, 7):
        for row in range(-45, 50, 9):
            here = VILLAGE + row * WIDTH + column
            assert cell_at(cell_name(here)) == here


@pytest.mark.parametrize("word", ["place-g05", "place-l5", "place-g", "place-5", "place-g100"])
def test_there_are_no_other_names_for_cells(word):
    with pytest.raises(UnknownMove):
        GAME.parse(word)
