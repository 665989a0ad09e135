"""The computer player with Penny Mobs: whom it takes, and what it lets them do."""

from __future__ import annotations

import pytest

from rules import Chance
from rules.glenmore.chronicles.gangs import Gangs
from rules.glenmore.chronicles.gangs.schemes import member_gain, schemes
from rules.glenmore.components import GOODS
from tests.rules.glenmore.gang_setups import end_turn, mob
from tests.rules.glenmore.setups import GAME, play

TWO = "p0 p1 lochridge inshriach"
LAND = {"g4": "inshriach", "h4": "glen-lyon", "h5": "scotsman"}


def placed(**more):
    """The first seat's turn, its tile being placed."""
    position = mob(TWO, LAND, other={"h5": "scotsman"}, **more)
    place_first(position)
    return position


def place_first(position):
    """Take the first tile, and lay it on the first of its places."""
    play(position, "take-1")
    play(position, next(str(move) for move in position.moves(0) if move.kind == "place"))


def tried(position, kind):
    """What it would think of, of all such moves."""
    return [str(one) for one in schemes(position, 0, position.moves(0)) if one.kind == kind]


def advice(position):
    """What the computer would play."""
    (seat,) = position.to_act
    return str(GAME.advise(position.imagine(seat, Chance("a")), seat, Chance("b")))


def test_joe_takes_the_largest_stack():
    position = placed(owners={"joe": 0})
    position.market.filled[GOODS.index("stone")] = 3
    position.changed()
    assert tried(position, "fiction") == ["fiction-stone"]


def test_the_larger_tax_lies_on_the_cell_that_is_reached_most_cheaply():
    position = placed(owners={"collector": 0})
    (word,) = tried(position, "tax")
    prices = position.clan_prices()
    _, clan, coins = word.split("-")
    assert coins == "2"
    assert prices[clan] == min(prices.values())


def test_a_tile_is_never_reserved():
    position = placed(owners={"tenant": 0})
    assert any(move.kind == "reserve" for move in position.moves(0))
    assert tried(position, "reserve") == []


def test_derek_gets_rid_of_an_own_tile_that_nothing_lies_on():
    position = placed(owners={"derek": 0})
    words = tried(position, "swindle")
    assert words
    assert all(word.startswith("swindle-0-") for word in words)
    play(position, words[0])
    assert advice(position).startswith("dump-1-")


@pytest.mark.parametrize(("pennies", "word"), [(0, "penny-tenant"), (8, "release-tenant")])
def test_the_tenant_is_worth_her_pennies_alone(pennies, word):
    position = mob(TWO, LAND, jail="tenant")
    Gangs.of(position).stakes = {"tenant": pennies}
    end_turn(position)
    assert advice(position) == word


def test_pennies_are_laid_together_as_long_as_they_tempt_nobody():
    position = mob(TWO, LAND, jail="derek tenant")
    gangs = Gangs.of(position)
    # Alone a member tempts whom it would bring more than a penny that is laid.
    gangs.stakes = {"tenant": 5}
    assert member_gain(position, "derek") < member_gain(position, "tenant") == -1
    end_turn(position)
    assert advice(position) == "penny-tenant"
    Gangs.of(position).stakes = {"tenant": 7}
    assert advice(position) == "penny-derek"


def test_without_a_penny_of_ones_own_any_gain_is_taken():
    position = mob(TWO, LAND, jail="tenant")
    gangs = Gangs.of(position)
    gangs.stakes, gangs.purses[0] = {"tenant": 7}, 0
    end_turn(position)
    assert advice(position) == "release-tenant"
    gangs = Gangs.of(position)
    gangs.stakes = {"tenant": 6}
    assert advice(position) == "no-penny"


def test_kenneth_goes_only_where_he_can_steal():
    position = mob(
        "p0 p1 p2 lochridge inshriach",
        {**LAND, "g5": "scotsman"},
        owners={"kenneth": 0},
        posts={"kenneth": (1, "h5")},
        other={"h4": "glen-lyon sheep", "g4": "inshriach"},
    )
    place_first(position)
    position.steps = 1
    position.changed()
    assert len([move for move in position.moves(0) if move.kind == "sneak"]) > 1
    assert tried(position, "sneak") == ["sneak-h4"]
