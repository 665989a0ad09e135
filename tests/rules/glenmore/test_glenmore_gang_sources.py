"""What Sybil takes of coins, and what Bruce can't buy because it never came."""

from __future__ import annotations

import pytest

from rules.glenmore.cells import CASTLE
from rules.glenmore.chronicles.gangs import Gangs
from rules.glenmore.scoring import end_game
from tests.rules.glenmore.gang_setups import mob
from tests.rules.glenmore.setups import asked, moves, play, table, told


@pytest.mark.parametrize(
    ("coins", "lasting", "given"),
    [
        (5, (), 0),
        (6, (), 1),
        (2, ("coins-twice",), 0),
        (3, ("coins-twice",), 1),
        (8, ("coins-twice",), 1),
        (12, ("coins-twice",), 1),
    ],
)
def test_ruling_q8_12_coins_are_one_source_with_armadale_too(coins, lasting, given):
    position = mob(owners={"sybil": 1})
    position.players[0].coins = coins
    position.players[0].lasting = frozenset(lasting)
    position.told = []
    end_game(position)
    position.settle()
    sponged = [event for event in told(position.told, "points") if event.facts["seat"] == 1]
    assert sum(event.facts["source"] == "sybil" for event in sponged) == given


def test_ruling_q8_8_what_found_no_room_is_not_bought():
    full = "sheep sheep sheep"
    position = table(
        "p0 p1 inshriach lochridge",
        {"g4": f"gathering-a {full}", "g5": f"scotsman {full}", "h5": full},
        other={"g4": "glen-lyon", "g5": "scotsman"},
        chronicles="events gangs",
    )
    gangs = Gangs.of(position)
    gangs.owners, gangs.jail = {"bruce": 1}, ()
    position.players[0].cards = ("donan-castle",)
    position.changed()
    play(position, "take-1 place-h4")
    land = position.players[0].land
    for cell in land.tiles:
        land.goods[cell] = land.goods[CASTLE]
    position.changed()
    play(position, "activate-g4 event-donan-castle")
    events = play(position, "borrow-1-g4")
    assert told(events, "goods-lost") != []
    assert (asked(position), position.to_act) == ("borrow", (0,))
    assert "borrow-1-g4" not in moves(position)
