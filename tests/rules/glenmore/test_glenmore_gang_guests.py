"""Penny Mobs: members who meddle with other chronicles (C8-R55 to C8-R68)."""

from __future__ import annotations

import pytest

from rules.glenmore.chronicles.boats import Boats
from rules.glenmore.chronicles.gangs import Gangs
from rules.glenmore.chronicles.haggis import Haggis
from rules.glenmore.chronicles.mountain import Mountain
from rules.glenmore.scoring import counted
from tests.rules.glenmore.gang_setups import (
    claimed,
    feast,
    mob,
    race,
)
from tests.rules.glenmore.haggis_setups import values
from tests.rules.glenmore.setups import (
    asked,
    goods_on,
    moves,
    of_edition,
    play,
    told,
)
from tests.rules.glenmore.test_glenmore_taking import refused

# ---- Calum and Billy -----------------------------------------------------------------------------


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


@pytest.mark.parametrize(("edition", "at_once"), [(4, True), (3, False)])
def test_c5_r9_a_token_returned_for_the_stolen_one_is_turned_up_if_one_is_missing(edition, at_once):
    """Before edition 4 it waited for the end of the scoring."""
    position = feast({"fraser": 0}, "11112", "3")
    begun = of_edition(edition).start(2, {"chronicles": ["haggis"]}, "begun")
    haggis = Haggis.of(position)
    haggis.opened_after_theft = Haggis.of(begun).opened_after_theft
    haggis.hidden, haggis.shown = (), (1,)
    play(position, "steal-haggis-1 haggis-return-2")
    kinds = [event.kind for event in position.play(1, "give-haggis-3")]
    assert (kinds.index("haggis-open") < kinds.index("haggis-rolled")) == at_once
    assert haggis.shown == (1, 2)


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
