"""Ode to the Haggis: C5-R1 to C5-R19, from the rulebook's pages on the chronicle."""

from __future__ import annotations

from collections import Counter

import pytest

from rules import Chance
from rules.glenmore.chronicles.haggis import Haggis
from tests.rules.glenmore.haggis_setups import (
    HAGGIS,
    feast,
    haggis_points,
    score,
    values,
)
from tests.rules.glenmore.setups import BOX, asked, at_start, moves, play, told
from tests.rules.glenmore.test_glenmore_taking import refused

# ---- the start -----------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_c5_r1_everybody_has_a_haggis_table(seats):
    view = at_start(seats, **HAGGIS).view(None)["chronicles"]["haggis"]
    assert [one["down"] for one in view["tables"]] == [0] * seats


def test_c5_r2_six_tiles_join_their_stacks():
    with_haggis, without = at_start(4, **HAGGIS), at_start(4)
    more = {
        stack: {BOX.tiles[one].name for one in tiles} - {BOX.tiles[one].name for one in base}
        for (stack, tiles), base in zip(
            with_haggis.box.stacks.items(), without.box.stacks.values(), strict=True
        )
    }
    assert more == {
        "S": set(),
        "A": {"shetland", "drovers-inn"},
        "B": {"old-inn", "creek-inn"},
        "C": {"haggis-house"},
        "D": {"feast-of-beasts"},
    }


def test_c5_r3_thirteen_tokens_of_which_two_lie_open():
    haggis = Haggis.of(at_start(**HAGGIS))
    assert len(haggis.hidden) == 11
    assert len(haggis.shown) == 2
    assert Counter((*haggis.hidden, *haggis.shown)) == {1: 6, 2: 4, 3: 3}


def test_c5_r3_which_tokens_lie_open_is_drawn():
    shown = {Haggis.of(at_start(seed=str(seed), **HAGGIS)).shown for seed in range(30)}
    assert len(shown) > 4


# ---- gaining tokens ------------------------------------------------------------------------------


def test_c5_r4_an_open_token_may_be_taken():
    position = feast(shown=(1, 3), coins=9)
    play(position, "take-1 place-h4")
    assert asked(position) == "haggis"
    assert moves(position, "haggis") == ["haggis-1", "haggis-3"]
    play(position, "haggis-3")
    assert values(position) == [3]


def test_c5_r4_or_one_that_lies_face_down_by_lot():
    drawn = set()
    for seed in range(20):
        position = feast(coins=9)
        position.chance = Chance(str(seed))
        events = play(position, "take-1 place-h4 haggis-draw")
        drawn.update(values(position))
        assert told(events, "haggis-looked")[0].only == (0,)
    assert drawn == {1, 2, 3}


def test_c5_r4_a_value_that_is_not_open_is_refused():
    position = feast(shown=(1, 1), coins=9)
    play(position, "take-1 place-h4")
    assert refused(position, "haggis-3") == "C5-R4"


def test_c5_r5_the_token_lies_face_down_and_only_its_owner_sees_it():
    position = feast(coins=9)
    play(position, "take-1 place-h4 haggis-2")
    tables = [position.view(seat)["chronicles"]["haggis"]["tables"][0] for seat in (0, 1, None)]
    assert [one["own"] for one in tables] == [(2,), None, None]
    assert [one["down"] for one in tables] == [1, 1, 1]
    assert [one["up"] for one in tables] == [(), (), ()]


def test_c5_r6_a_table_holds_five():
    position = feast(own="1122", coins=9)
    play(position, "take-1 place-h4 haggis-1")
    assert len(values(position)) == 5
    position = feast(own="11223", coins=9, shown=(1, 2))
    play(position, "take-1 place-h4")
    assert asked(position) == "haggis-room"


def test_c5_r7_with_a_full_table_one_may_be_returned_for_the_new_one():
    position = feast(own="11223", coins=9)
    play(position, "take-1 place-h4")
    assert moves(position) == [
        "haggis-return-1",
        "haggis-return-2",
        "haggis-return-3",
        "haggis-forgo",
    ]
    play(position, "haggis-return-1")
    assert asked(position) == "haggis"
    play(position, "haggis-2")
    assert sorted(values(position)) == [1, 2, 2, 2, 3]


def test_c5_r7_or_the_new_one_is_forgone():
    position = feast(own="11223", coins=9)
    play(position, "take-1 place-h4 haggis-forgo")
    assert values(position) == [1, 1, 2, 2, 3]
    assert asked(position) == "activate"


def test_c5_r7_what_is_not_on_the_table_cannot_be_returned():
    position = feast(own="11112", coins=9)
    play(position, "take-1 place-h4")
    assert refused(position, "haggis-return-3") == "C5-R7"


def test_c5_r8_a_token_is_returned_unseen():
    position = feast(own="11223", coins=9)
    hidden = Haggis.of(position).hidden
    play(position, "take-1 place-h4")
    events = play(position, "haggis-return-3")
    assert [(one.kind, dict(one.facts)) for one in events] == [("haggis-returned", {"seat": 0})]
    assert Counter(Haggis.of(position).hidden) == Counter((*hidden, 3))


def test_c5_r9_afterwards_two_lie_open_again():
    position = feast(shown=(1, 2), coins=9)
    events = play(position, "take-1 place-h4 haggis-1")
    assert len(Haggis.of(position).shown) == 2
    assert 2 in Haggis.of(position).shown
    assert len(told(events, "haggis-open")) == 1


@pytest.mark.parametrize(
    ("inn", "cell", "place"),
    [
        ("drovers-inn", "g4", "h4"),
        ("old-inn", "g4", "h4"),
        ("creek-inn", "f5", "g4"),
        ("haggis-house", "g4", "h4"),
        ("feast-of-beasts", "g4", "h4"),
    ],
)
def test_c5_r10_an_inn_gives_a_token_for_a_sheep(inn, cell, place):
    position = feast("p0 p1 lochridge", {cell: f"{inn} sheep"})
    play(position, f"take-1 place-{place} activate-{cell} haggis-1")
    assert values(position) == [1]
    assert sum(position.players[0].land.stock) == 0


def test_c5_r10_the_sheep_may_be_bought_on_the_market():
    position = feast("p0 p1 lochridge", {"g4": "old-inn"}, coins=2)
    play(position, "take-1 place-h4 activate-g4 haggis-1")
    assert values(position) == [1]
    assert position.players[0].coins == 0


def test_c5_r10_without_a_sheep_there_is_no_token():
    position = feast("p0 p1 lochridge", {"g4": "old-inn"})
    play(position, "take-1 place-h4")
    assert "activate-g4" not in moves(position)


@pytest.mark.parametrize("tile", ["drovers-inn", "haggis-house", "feast-of-beasts"])
def test_c5_r11_some_inns_bring_a_token_at_once(tile):
    position = feast(f"p0 p1 {tile} lochridge", coins=9)
    play(position, "take-1 place-h4")
    assert asked(position) == "haggis"


# ---- scoring -------------------------------------------------------------------------------------


@pytest.mark.parametrize(("after", "scored"), [("A", 0), ("B", 1), ("C", 1), ("end", 1)])
def test_c5_r12_haggis_is_scored_after_b_and_c_and_at_the_end(after, scored):
    position = feast(own="1")
    events = score(position, "2222", after)
    assert len(told(events, "haggis-scoring")) == scored


def test_c5_r12_it_comes_after_the_other_points_of_the_scoring():
    position = feast(own="1", cards=("inverness",))
    events = score(position, "1222")
    sources = [one.facts["source"] for one in told(events, "points")]
    assert sources[-1] == "haggis"
    assert len(sources) > 1


def test_c5_r13_the_die_is_rolled_four_times_for_all():
    events = score(feast(own="1"), "3312")
    assert [one.facts["number"] for one in told(events, "haggis-rolled")] == [3, 3, 1, 2]


def test_c5_r14_everybody_turns_just_one_token_of_the_value():
    position = feast(own="113", other="12")
    events = score(position, "1333")
    turned = [(one.facts["seat"], one.facts["value"]) for one in told(events, "haggis-turned")]
    assert turned == [(0, 1), (1, 1), (0, 3)]
    assert values(position) == [1]
    assert values(position, 1) == [2]


def test_c5_r14_the_example_of_the_rulebook():
    """1 and 3 were rolled; of the tokens 1, 1, 3 two are turned: 2 × 4 = 8 points."""
    position = feast(own="113")
    score(position, "1322")
    assert haggis_points(position) == (8, 0)


def test_c5_r15_three_lie_face_up_at_most():
    position = feast(own="1111")
    score(position, "1111")
    assert haggis_points(position) == (9, 0)
    assert values(position) == [1]


def test_c5_r16_whisky_buys_a_roll_for_its_player_alone():
    position = feast(own="12", other="1", whisky=2)
    score(position, "33331")
    assert asked(position) == "haggis-roll"
    assert position.to_act == (0,)
    events = play(position, "haggis-roll")
    assert position.players[0].whisky == 1
    assert [one.facts["seat"] for one in told(events, "haggis-turned")] == [0]
    assert values(position, 1) == [1]


def test_c5_r16_until_three_are_up_or_the_whisky_is_gone():
    position = feast(own="1111", whisky=5)
    score(position, "3331" + "11")
    play(position, "haggis-roll haggis-roll")
    assert haggis_points(position) == (9, 0)
    assert position.players[0].whisky == 3
    position = feast(own="1111", whisky=1)
    score(position, "3333" + "2")
    play(position, "haggis-roll")
    assert haggis_points(position) == (0, 0)
    assert position.players[0].whisky == 0


def test_c5_r16_nobody_has_to_roll():
    position = feast(own="12", whisky=2)
    score(position, "3333")
    assert moves(position) == ["haggis-roll", "haggis-enough"]
    play(position, "haggis-enough")
    assert position.players[0].whisky == 2


def test_c5_r17_points_are_the_number_times_the_sum():
    position = feast(own="123", other="33")
    score(position, "1233")
    assert haggis_points(position) == (18, 12)


def test_c5_r18_tokens_turned_up_go_back():
    position = feast(own="123", other="33")
    score(position, "1233")
    haggis = Haggis.of(position)
    assert haggis.up == [(), ()]
    assert Counter((*haggis.hidden, *haggis.shown)) == {1: 6, 2: 4, 3: 3}


def test_c5_r19_tokens_face_down_stay():
    position = feast(own="1233", other="2")
    score(position, "3111")
    assert values(position) == [2, 3]
    assert values(position, 1) == [2]


# ---- rulings -------------------------------------------------------------------------------------


def test_ruling_q5_1_a_token_that_is_forgone_costs_no_sheep():
    position = feast("p0 p1 lochridge", {"g4": "old-inn sheep"}, own="11223")
    play(position, "take-1 place-h4 activate-g4 haggis-forgo")
    assert position.players[0].land.stock[3] == 1
    assert asked(position) == "activate"


def test_ruling_q5_1_for_a_sheep_a_token_is_returned_before_it_is_paid():
    position = feast("p0 p1 lochridge", {"g4": "old-inn sheep"}, own="11223")
    play(position, "take-1 place-h4 activate-g4 haggis-return-1 haggis-2")
    assert position.players[0].land.stock[3] == 0
    assert values(position) == [1, 2, 2, 3, 2]


def test_ruling_q5_2_with_nothing_face_down_only_open_tokens_are_there():
    position = feast(shown=(1, 2), coins=9)
    Haggis.of(position).hidden = ()
    play(position, "take-1 place-h4")
    assert moves(position, "haggis-draw") == []
    assert refused(position, "haggis-draw") == "C5-R4"
    play(position, "haggis-1")
    assert Haggis.of(position).shown == (2,)


def test_ruling_q5_2_with_no_tokens_at_all_nothing_is_gained_or_offered():
    position = feast(shown=(), land={"g4": "old-inn sheep"}, coins=9)
    Haggis.of(position).hidden = ()
    play(position, "take-1 place-h4")
    assert asked(position) == "activate"
    assert "activate-g4" not in moves(position)


def test_ruling_q5_3_owners_know_their_tokens_all_the_time():
    position = feast(own="1223", other="3")
    assert position.view(0)["chronicles"]["haggis"]["tables"][0]["own"] == (1, 2, 2, 3)
    assert position.view(1)["chronicles"]["haggis"]["tables"][1]["own"] == (3,)


def test_ruling_q5_4_rolls_for_whisky_begin_with_the_rearmost():
    position = feast("p1 lochridge p0 inshriach", own="1", other="1", whisky=1)
    position.players[1].whisky = 1
    score(position, "3333")
    assert position.to_act == (1,)
    position.play(1, "haggis-enough")
    assert position.to_act == (0,)


def test_ruling_q5_5_after_a_scoring_two_lie_open():
    position = feast(own="12", shown=())
    Haggis.of(position).hidden = ()
    score(position, "1233")
    assert sorted(Haggis.of(position).shown) == [1, 2]


def test_ruling_q5_6_sinclair_gives_a_coin_for_the_sheep():
    position = feast("p0 p1 lochridge", {"g4": "old-inn"}, lasting=["coin-for-good"], coins=1)
    position.market.filled[3] = 3
    play(position, "take-1 place-h4 activate-g4 haggis-1")
    assert position.players[0].coins == 0
    assert values(position) == [1]


def test_ruling_q5_7_empty_tables_are_not_rolled_for():
    position = feast(whisky=3)
    assert told(score(position, "1111"), "haggis-rolled") == []


def test_ruling_q5_7_without_a_token_face_down_nobody_is_asked_for_whisky():
    position = feast(own="1", other="2", whisky=3)
    score(position, "1333")
    assert position.view(None)["scorings"][-1]["categories"]["haggis"]["points"] == (1, 0)
