"""Scorings, the end and its consequences: GM-R283 to GM-R320, with the examples on page 18."""

from __future__ import annotations

import pytest

from rules.glenmore.scoring import compare, end_game
from tests.rules.glenmore.setups import (
    BOX,
    asked,
    at_start,
    cell,
    goods_on,
    moves,
    names,
    people_on,
    play,
    table,
    tiles_on_ring,
    told,
)
from tests.rules.glenmore.test_glenmore_activation import laid


def scored(position) -> dict[str, dict[str, tuple[int, ...]]]:
    """What a scoring would bring now."""
    return position.view(None)["scoring"]["categories"]


def final(position) -> dict[str, dict[str, tuple[int, ...]]]:
    """What the end would bring now."""
    return position.view(None)["final"]["categories"]


def over(position):
    """The outcome if the game ended now."""
    end_game(position)
    position.settle()
    return position.outcome


def test_gm_r283_there_are_four_scorings():
    position = at_start(3)
    while position.outcome is None:
        position.play(position.to_act[0], position.moves(position.to_act[0])[0])
    assert [scoring.after for scoring in position.scorings] == ["A", "B", "C", "end"]


def test_gm_r284_nobody_acts_in_a_scoring():
    position = table(
        "p0 p1 lochridge inshriach", end=False, stacks={"A": "easdale", "B": "portree " * 14}
    )
    happened = play(position, "take-1 place-g4 done")
    assert told(happened, "scoring")
    assert asked(position) == "take"


def test_gm_r285_castle_landmarks_whisky_and_persons_are_compared():
    assert set(scored(table())) == {"castle", "landmarks", "whisky", "persons"}


def test_gm_r286_scotsmen_in_other_castles_do_not_count():
    position = table("p0 p1 lochridge", {"h4": "donan-castle scotsman"})
    assert scored(position)["castle"]["counts"] == (0, 0)


def test_gm_r287_everybody_is_compared_with_who_has_least():
    assert compare(table(), "castle", (3, 2, 2)) == (1, 0, 0)


def test_gm_r288_being_ahead_by_1_to_5_brings_1_2_3_5_8():
    assert compare(table(), "castle", (0, 1, 2, 3, 4, 5)) == (0, 1, 2, 3, 5, 8)


def test_gm_r289_more_than_five_counts_as_five():
    assert compare(table(), "castle", (9, 0)) == (8, 0)


def test_gm_r290_nothing_is_given_back_after_a_scoring():
    position = table(
        "p0 p1 lochridge inshriach",
        end=False,
        stacks={"A": "easdale", "B": "portree " * 14},
        whisky=2,
    )
    play(position, "take-1 place-g4 done")
    assert position.players[0].whisky == 2


def test_gm_r291_moil_doubles_before_the_comparison():
    position = table(
        "p0 p1 lochridge",
        {"h5": "scotsman scotsman"},
        other={"h5": "scotsman"},
        lasting=["castle-twice"],
    )
    assert scored(position)["castle"]["points"] == (3, 0)


def test_gm_r292_who_is_on_or_beyond_the_end_has_no_further_turn():
    position = table("p0 p1 world-end lochridge inshriach")
    play(position, "take-3 place-g4 done")
    assert position.to_act == (1,)
    play(position, "take-2 place-g4")
    assert position.finished >= {0, 1}


def test_gm_r293_who_passes_the_end_takes_the_tile_and_uses_it():
    position = table("p0 p1 world-end pitlochry lochridge", coins=5)
    play(position, "take-2 place-g4 activate-g4")
    assert people_on(position, "g4") == 1
    assert position.steps == 1


def test_gm_r294_a_player_may_end_the_game_on_the_end_tile():
    position = table("p0 p1 world-end lochridge")
    play(position, "finish")
    assert 0 in position.finished
    assert tiles_on_ring(position) == ["world-end", "lochridge"]


def test_gm_r295_several_figures_may_stand_on_it():
    position = table("p0 p1 p2 world-end lochridge")
    play(position, "finish done finish done")
    spaces = [one["seats"] for one in position.view(None)["ring"] if one["tile"] == "world-end"]
    assert spaces == [(0, 1)]


def test_gm_r296_the_turn_that_ends_the_game_is_completed():
    position = table("p0 p1 world-end lochridge inshriach")
    play(position, "finish done take-2 place-g4")
    assert position.outcome is None
    play(position, "activate-g4 done")
    assert position.outcome is not None
    assert goods_on(position, "g4", seat=1) == {"sheep": 1}


def test_gm_r297_the_end_tile_is_never_taken_or_discarded():
    position = table("p0 p1 world-end lochridge")
    assert "take-1" not in moves(position)
    play(position, "take-2 place-g4 done done")
    assert BOX.end in position.ring.floor
    assert BOX.end not in position.discard


def test_gm_r298_the_end_begins_with_a_normal_scoring():
    position = table("p0 p1 lochridge", whisky=2)
    assert final(position)["whisky"]["points"] == scored(position)["whisky"]["points"] == (2, 0)


def test_gm_r299_each_tile_above_the_smallest_territory_costs_three():
    position = table("p0 p1 lochridge", {"g4": "inshriach", "h4": "easdale"})
    assert final(position)["territory"]["points"] == (-6, 0)


def test_gm_r300_each_coin_is_a_point():
    assert final(table("p0 p1 lochridge", coins=7))["coins"]["points"] == (7, 0)


def test_gm_r301_then_come_the_cards_that_count_at_the_end():
    position = table("p0 p1 lochridge", coins=5, lasting=["coins-twice"])
    assert list(final(position))[-1] == "armadale"
    assert over(position).scores == (10, 0)


def test_gm_r302_scores_may_fall_below_nothing():
    land = {"g4": "inshriach", "h4": "easdale"}
    assert over(table("p0 p1 lochridge", land)).scores == (-6, 0)


def test_gm_r303_most_points_win():
    outcome = over(table("p0 p1 lochridge", points=3))
    assert outcome.winners == (0,)


def test_gm_r304_a_tie_goes_to_who_has_most_resources():
    outcome = over(table("p0 p1 lochridge", {"g5": "cow"}))
    assert outcome.scores == (0, 0)
    assert outcome.winners == (0,)


def test_gm_r305_only_resources_on_own_tiles_count_for_that():
    position = table("p0 p1 lochridge", other={"g5": "wood"}, whisky=0)
    assert over(position).winners == (1,)


def test_gm_r306_a_tie_that_remains_is_shared():
    assert over(table("p0 p1 lochridge")).winners == (0, 1)


def test_gm_r307_nothing_else_counts_at_the_end():
    categories = set(final(table()))
    assert categories - {"castle", "landmarks", "whisky", "persons"} == {
        "territory",
        "coins",
        "armadale",
    }


def test_gm_r308_a_blocked_figure_stands_where_the_discarded_tile_was():
    position = table("p0 p1 clachaig-inn kings-house")
    play(position, "discard-2")
    assert position.ring.at[0] == 3


def test_gm_r309_the_point_of_a_blocked_player_is_for_this_turn():
    position = table("p0 clachaig-inn p1 kings-house")
    play(position, "discard-1 comfort-step")
    assert "move-g5-h5" in moves(position)
    play(position, "done")
    assert position.steps == 0


def test_gm_r310_a_figure_shares_its_space_with_the_end_tile():
    position = table("p0 p1 world-end lochridge")
    play(position, "finish")
    space = position.ring.at[0]
    assert position.ring.floor[space] == BOX.end


def test_gm_r311_after_the_last_turn_nothing_is_laid():
    position = table("p0 p1 world-end lochridge", stacks={"D": "oban"})
    happened = play(position, "finish")
    assert not told(happened, "laid")
    position = table("p0+p1 world-end lochridge", end=False, stacks={"D": "oban"})
    play(position, "finish done")
    left = list(position.stacks["D"])
    happened = play(position, "finish done")
    assert position.stacks["D"] == left
    assert not told(happened, "laid")


def test_gm_r312_macgregor_works_by_whatever_means_the_tile_is_activated():
    position = table(
        "p0 p1 john-knox lochridge", {"g4": "pulteney"}, coins=9, lasting=["points-for-barrel"]
    )
    play(position, "take-1 clan-macdonell activate-g4 barrel-points")
    assert position.players[0].points == 3


def test_gm_r313_maclachlan_covers_all_points_of_the_turn():
    position = table("p0 clachaig-inn p1 kings-house", lasting=["points-for-steps"])
    play(position, "discard-1 comfort-step done")
    assert position.players[0].points == 1
    position = laid("lochridge", {"g4": "portree wood"}, coins=9)
    play(position, "activate-g5 activate-g4 pay-wood-g4 clan-maclachlan done")
    assert position.players[0].points == 1


def test_gm_r314_nobody_pays_with_the_goods_of_another():
    position = table("p0 p1 pitlochry lochridge", other={"g4": "inshriach wood"})
    assert moves(position, "take") == ["take-2"]


def test_gm_r315_a_row_is_filled_from_the_left_without_holes():
    position = table("p0 p1 pitlochry", {"g4": "easdale wood"}, coins=5)
    play(position, "take-1 buy-wood")
    row = position.view(None)["market"][0]
    assert (row["filled"], row["buy"], row["sell"]) == (2, 3, 2)


def test_gm_r316_a_sale_never_makes_a_payment_impossible():
    position = table("p0 p1 pitlochry lochridge", {"g4": "inshriach wood"})
    play(position, "sell-wood-g4")
    assert "take-1" in moves(position)


def test_gm_r317_what_is_activated_depends_on_the_tile_not_on_scotsmen():
    position = laid("lochridge", {"g4": "inshriach"})
    before = set(moves(position, "activate"))
    play(position, "activate-g5 move-g5-h5")
    assert set(moves(position, "activate")) == before - {"activate-g5"}


def test_gm_r318_the_name_of_a_tile_has_no_effect():
    alike = [BOX.named[name] for name in ("glen-mhor", "edradour", "pulteney")]
    assert len({(tile.kind, tile.cost, tile.once, tile.activation) for tile in alike}) == 1


def test_gm_r319_landmark_cards_are_open_from_the_start():
    assert len(at_start().view(None)["cards"]) == 11


def test_gm_r320_players_may_have_had_different_numbers_of_turns():
    position = table("p0 world-end p1 lochridge inshriach")
    position = table("p0 lochridge easdale p1 world-end inshriach")
    play(position, "take-1 place-g4 done take-1 place-h4 done finish done finish done")
    assert position.outcome is not None
    assert len(position.players[0].land.tiles) == 4
    assert len(position.players[1].land.tiles) == 2


def test_the_rulebook_example_on_landmark_cards():
    """5, 3 and 1 cards: 5, 2 and 0 points."""
    assert compare(table(), "castle", (5, 3, 1)) == (5, 2, 0)


def test_the_rulebook_example_on_territories():
    """15, 13 and 16 tiles: 6 and 9 points are lost."""
    position = table("p0 p1 p2 lochridge inshriach")
    for player, size in zip(position.players, (15, 13, 16), strict=True):
        more = {cell(f"g{row}"): BOX.end for row in range(10, 10 + size - 2)}
        player.land.tiles |= more
    assert final(position)["territory"]["points"] == (-6, 0, -9)


@pytest.mark.parametrize("category", ["castle", "landmarks", "whisky", "persons"])
def test_a_scoring_is_kept_with_counts_and_points(category):
    position = table("p0 p1 lochridge", whisky=2)
    end_game(position)
    position.settle()
    (scoring,) = position.view(None)["scorings"]
    assert scoring["after"] == "end"
    assert category in scoring["categories"]
    assert names(position.players[0].persons) == []
