"""Penny Mobs: set-up, pennies, jail and the end (C8-R1 to C8-R13), and the tokens' members."""

from __future__ import annotations

import pytest

from rules import Chance
from rules.glenmore.chronicles.gangs import Gangs
from rules.glenmore.chronicles.gangs.words import MEMBERS
from rules.glenmore.components import GOODS
from tests.rules.glenmore.gang_setups import THREE, coins, end_turn, mob
from tests.rules.glenmore.setups import (
    asked,
    at_start,
    moves,
    people_on,
    play,
    told,
)
from tests.rules.glenmore.test_glenmore_taking import refused

GANGS = {"chronicles": ["gangs"]}
BASE = set(MEMBERS[:9])


def drawn(position) -> set[str]:
    """All cards of a game, in jail or to come."""
    gangs = Gangs.of(position)
    return {*gangs.jail, *gangs.aside}


# ---- the start -----------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_c8_r1_everybody_has_seven_pennies(seats):
    view = at_start(seats, **GANGS).view(None)["chronicles"]["gangs"]
    assert view["purses"] == (7,) * seats
    assert view["won"] == (0,) * seats


def test_c8_r2_cards_of_the_chronicles_in_play_join_the_nine():
    alone = set().union(*(drawn(at_start(4, str(seed), **GANGS)) for seed in range(30)))
    assert alone == BASE
    more = {"chronicles": ["boats", "mountain", "haggis", "gangs"]}
    mixed = set().union(*(drawn(at_start(4, str(seed), **more)) for seed in range(60)))
    assert mixed == BASE | {"calum", "billy", "fraser", "una", "elspeth"}


@pytest.mark.parametrize(("seats", "cards"), [(4, 6), (3, 4), (2, 3)])
def test_c8_r3_six_four_or_three_cards_are_drawn(seats, cards):
    assert {len(drawn(at_start(seats, str(seed), **GANGS))) for seed in range(9)} == {cards}


def test_c8_r4_three_cards_need_three_players():
    two = set().union(*(drawn(at_start(2, str(seed), **GANGS)) for seed in range(40)))
    assert two == BASE - {"kenneth", "fergus", "mike"}


def test_c8_r5_cards_with_an_s_are_in_jail_at_once():
    for seed in range(9):
        gangs = Gangs.of(at_start(4, str(seed), **GANGS))
        assert {gangs.cards[name].letter for name in gangs.jail} <= {"S"}
        assert {gangs.cards[name].letter for name in gangs.aside} <= {"B"}


def test_c8_r6_cards_with_a_b_come_with_the_first_tile_of_stack_b():
    many = "loch-lochy halkirk plockton pulteney easdale tarbat-ness glen-lyon aberfoyle crieff"
    position = mob(stacks={"A": many, "B": "beauly"}, jail="joe", end=False)
    Gangs.of(position).aside = ("sybil", "derek")
    end_turn(position)
    assert Gangs.of(position).jail == ("joe",)
    position = mob(stacks={"B": "portree fort-augustus"}, jail="joe", end=False)
    Gangs.of(position).aside = ("sybil", "derek")
    end_turn(position)
    assert Gangs.of(position).jail == ("joe", "sybil", "derek")


# ---- the end of a turn ---------------------------------------------------------------------------


def test_c8_r7_at_the_end_of_the_turn_one_of_two_things_may_be_done():
    position = mob(jail="joe bruce")
    end_turn(position)
    assert asked(position) == "bail"
    assert position.to_act == (0,)
    assert moves(position) == [
        "penny-joe",
        "penny-bruce",
        "release-joe",
        "release-bruce",
        "no-penny",
    ]
    play(position, "no-penny")
    assert asked(position) == "take"


def test_c8_r8_a_penny_is_laid_on_a_member_in_jail():
    position = mob(jail="joe")
    end_turn(position)
    play(position, "penny-joe")
    gangs = Gangs.of(position)
    assert gangs.purses == [6, 7, 7]
    assert gangs.stakes == {"joe": 1}
    position = mob()
    end_turn(position)
    assert asked(position) == "take"


def test_c8_r9_a_member_is_taken_with_all_its_pennies():
    position = mob(jail="joe bruce")
    Gangs.of(position).stakes = {"joe": 3}
    end_turn(position)
    assert refused(position, "release-sybil") == "C8-R9"
    play(position, "release-joe")
    gangs = Gangs.of(position)
    assert gangs.jail == ("bruce",)
    assert gangs.won == [3, 0, 0]


def test_c8_r10_who_takes_a_member_controls_it_at_once():
    position = mob(jail="kenneth")
    end_turn(position)
    play(position, "release-kenneth")
    assert Gangs.of(position).is_owner(0, "kenneth")
    assert asked(position) == "recruit"


# ---- the end -------------------------------------------------------------------------------------


def test_c8_r11_members_cost_their_owner_points():
    position = mob(owners={"joe": 0, "bruce": 0, "sybil": 1})
    assert position.view(None)["final"]["categories"]["gangs"] == {
        "counts": (2, 1, 0),
        "points": (-14, -8, 0),
    }


def test_c8_r12_pennies_in_the_castle_cost_a_point_each():
    position = mob()
    Gangs.of(position).purses = [7, 3, 0]
    assert position.view(None)["final"]["categories"]["pennies"]["points"] == (-7, -3, 0)


def test_c8_r13_pennies_won_bring_a_point_each():
    position = mob()
    Gangs.of(position).purses, Gangs.of(position).won = [0, 0, 0], [4, 0, 1]
    assert position.view(None)["final"]["categories"]["pennies"]["points"] == (4, 0, 1)


# ---- rulings -------------------------------------------------------------------------------------


def test_ruling_q8_1_with_two_players_three_cards_are_taken_out_first():
    for seed in range(20):
        gangs = Gangs.of(at_start(2, str(seed), **GANGS))
        assert len(gangs.jail) + len(gangs.aside) == 3
        assert not {"kenneth", "fergus", "mike"} & {*gangs.jail, *gangs.aside, *gangs.spare}


def test_ruling_q8_2_pennies_won_are_not_laid():
    position = mob(jail="joe")
    Gangs.of(position).purses, Gangs.of(position).won = [0, 7, 7], [5, 0, 0]
    end_turn(position)
    assert moves(position, "penny") == []
    assert refused(position, "penny-joe") == "C8-R8"


def test_ruling_q8_3_pennies_on_who_stays_in_jail_count_for_nobody():
    position = mob(jail="joe")
    Gangs.of(position).purses, Gangs.of(position).stakes = [0, 0, 0], {"joe": 9}
    assert position.view(None)["final"]["categories"]["pennies"]["points"] == (0, 0, 0)


def test_ruling_q8_4_pennies_use_no_room_in_the_castle():
    position = mob(land={"h5": "wood wood"})
    assert position.players[0].land.room(8257, 3) == 1
    assert Gangs.of(position).purses[0] == 7


def test_ruling_q8_5_the_last_turn_has_its_penny():
    position = mob("p0 p1 p2 world-end", jail="joe", end=False)
    play(position, "done")
    assert asked(position) == "bail"


def test_ruling_q8_6_both_tokens_may_lie_on_one_cell():
    position = mob(owners={"collector": 0})
    play(position, "tax-brodie-1 tax-brodie-2")
    assert Gangs.of(position).marker_toll(position, 1, "brodie") == 3


def test_ruling_q8_7_several_tokens_may_empty_a_row():
    position = mob(owners={"joe": 0})
    position.market.filled = [3, 0, 0, 0, 0]
    position.changed()
    play(position, "fiction-wood fiction-wood fiction-wood")
    assert coins(position)[0] == 6
    assert position.market.filled == [0] * len(GOODS)


def test_ruling_q8_8_without_room_or_a_buyer_bruce_is_not_asked():
    full = {"g5": "wood wood wood", "h5": "wood wood wood"}
    position = mob(
        "p0 p1 p2 lochridge halkirk", {"g4": "inshriach"}, owners={"bruce": 1}, other=full
    )
    position.market.filled = [0] * len(GOODS)
    play(position, "take-1 place-h4 activate-g4")
    assert asked(position) == "activate"


def test_ruling_q8_9_a_tile_is_reserved_only_after_the_own_figure_has_moved():
    position = mob(owners={"tenant": 0})
    assert moves(position, "reserve") == []


def test_ruling_q8_23_members_are_posted_while_no_tile_is_paid_or_placed():
    position = mob(owners={"kenneth": 0})
    assert "post-kenneth" in moves(position)
    play(position, "take-1")
    assert asked(position) == "place"
    assert "post-kenneth" not in moves(position)
    play(position, "place-h4")
    assert "post-kenneth" in moves(position)


# ---- what is known, and the computer -------------------------------------------------------------


def test_cards_to_come_are_imagined_among_those_not_seen():
    position = at_start(4, "s1", **GANGS)
    gangs = Gangs.of(position)
    gangs.jail, gangs.aside, gangs.spare = (), ("sybil",), ("derek", "mike")
    found = {Gangs.of(position.imagine(0, Chance(str(n)))).aside for n in range(30)}
    assert found == {("sybil",), ("derek",), ("mike",)}
    assert position.view(0)["chronicles"]["gangs"]["aside"] == 1


def test_the_computer_takes_a_member_with_many_pennies_and_lays_pennies_else():
    position = mob(jail="bruce", stacks={"D": "oban"})
    end_turn(position)
    assert str(position.game.advise(position, 0, Chance("a"))) == "penny-bruce"
    Gangs.of(position).stakes = {"bruce": 9}
    assert str(position.game.advise(position, 0, Chance("a"))) == "release-bruce"


def test_people_stay_where_they_are_when_nobody_is_posted():
    position = mob(THREE, jail="kenneth")
    end_turn(position)
    events = play(position, "release-kenneth stay")
    assert told(events, "stationed") == []
    assert people_on(position, "g5") == 1
