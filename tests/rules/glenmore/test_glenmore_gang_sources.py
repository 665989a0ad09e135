"""What Sybil takes of coins, what Bruce can buy, and what members do as soon as they come."""

from __future__ import annotations

import pytest

from rules import Chance
from rules.glenmore.cells import CASTLE, cell_at
from rules.glenmore.chronicles.events import Events
from rules.glenmore.chronicles.gangs import Gangs
from rules.glenmore.scoring import HoldScoring, end_game
from tests.rules.glenmore.gang_setups import end_turn, mob
from tests.rules.glenmore.setups import asked, goods_on, moves, of_edition, play, table, told


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


@pytest.mark.parametrize(("flipped", "given"), [(0, 0), (1, 1)])
def test_ruling_q8_12_points_of_turned_cards_belong_to_the_landmarks(flipped, given):
    """Four cards ahead are 5 points; with one of them turned over they are 6."""
    position = mob(owners={"sybil": 1}, chronicles="events gangs")
    cards = ("loch-ness", "loch-lochy", "loch-morar", "castle-moil")
    position.players[0].cards = cards
    Events.of(position).flipped = frozenset(cards[:flipped])
    position.push(HoldScoring("A"))
    position.settle()
    assert position.players[1].points == given


@pytest.mark.parametrize(("won", "left", "given"), [(6, 0, 1), (5, 0, 0), (8, 3, 0)])
def test_ruling_q8_12_the_pennies_are_one_source(won, left, given):
    position = mob(owners={"sybil": 1})
    gangs = Gangs.of(position)
    gangs.won, gangs.purses = [won, 0, 0], [left, 0, 0]
    before = position.players[1].points - gangs.cards["sybil"].penalty
    end_game(position)
    position.settle()
    assert position.players[1].points == before + given


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


def borrowing(tile: str = "glen-nevis", edition: int = 4, **goods: str):
    """Donan's event with another's tile, one that makes a sheep and a cow; Bruce is there."""
    land = {"g4": "gathering-a", "g5": "scotsman", "h5": ""}
    position = table(
        "p0 p1 inshriach lochridge",
        {cell: f"{words} {goods.get(cell, '')}" for cell, words in land.items()},
        other={"g4": tile, "g5": "scotsman"},
        chronicles="events gangs",
    )
    gangs = Gangs.of(position)
    gangs.owners, gangs.jail, gangs.coins = {"bruce": 1}, (), 3
    begun = of_edition(edition).start(2, {"chronicles": ["events"]}, "begun")
    Events.of(position).choice_is_produced = Events.of(begun).choice_is_produced
    position.players[0].cards = ("donan-castle",)
    position.changed()
    play(position, "take-1 place-h4 activate-g4 event-donan-castle borrow-1-g4")
    return position


@pytest.mark.parametrize(("good", "cell"), [("sheep", "h5"), ("cow", "h4")])
def test_ruling_q8_8_bruce_takes_either_good_from_where_it_was_put(good, cell):
    position = borrowing(g4="sheep cow")
    play(position, "put-sheep-h5 put-cow-h4")
    assert (asked(position), position.to_act) == ("levy", (1,))
    assert {f"levy-{one}-g5" for one in ("sheep", "cow")} <= set(moves(position))
    play(position, f"levy-{good}-g5")
    rest = {"h5": {"sheep": 1}, "h4": {"cow": 1}} | {cell: {}}
    assert {one: goods_on(position, one) for one in rest} == rest
    # What lay there before is nothing of his.
    assert goods_on(position, "g4") == {"sheep": 1, "cow": 1}


def test_ruling_q8_8_bruce_takes_only_what_found_room():
    full = "wood wood wood"
    position = borrowing(g4=full, g5=full, h5="wood wood")
    land = position.players[0].land
    land.goods[cell_at("h4")] = land.goods[cell_at("g4")]
    position.changed()
    play(position, "put-cow-h5")
    assert asked(position) == "levy"
    assert not [move for move in moves(position) if "sheep" in move]


def test_ruling_q8_8_bruce_is_asked_of_what_anothers_tile_makes_by_choice():
    position = borrowing("kyle-of-lochalsh")
    play(position, "gain-cow put-cow-h5")
    assert (asked(position), position.to_act) == ("levy", (1,))
    play(position, "levy-cow-g5")
    assert goods_on(position, "h5") == {}
    assert goods_on(position, "g5", 1) == {"cow": 1}
    assert (asked(position), position.to_act) == ("borrow", (0,))


def released():
    """Derek has just been taken out of jail at the end of the turn."""
    position = mob(jail="derek", other={"g4": "lochridge", "g5": "scotsman"})
    end_turn(position)
    play(position, "release-derek")
    return position


def test_c8_r10_derek_acts_in_the_very_turn_in_which_he_comes():
    position = released()
    assert (asked(position), position.to_act) == ("swindle", (0,))
    assert moves(position) == ["swindle-0-g4", "swindle-1-g4", "done"]
    play(position, "swindle-1-g4")
    assert asked(position) == "dump"
    play(position, moves(position)[0])
    assert "derek" in Gangs.of(position).spent
    assert position.to_act == (1,)


def test_c8_r46_or_he_waits_for_a_later_turn():
    position = released()
    play(position, "done")
    assert "derek" not in Gangs.of(position).spent
    assert position.to_act == (1,)


def test_the_computer_lets_derek_wait_unless_its_turn_is_the_last():
    position = released()
    assert str(position.game.advise(position, 0, Chance("a"))) == "done"
    position.finished = position.finished | {0}
    position.players[0].land.people = {}
    assert str(position.game.advise(position, 0, Chance("a"))).startswith("swindle-0")


def test_games_of_edition_2_go_on_without_derek_at_once_and_elspeths_payment():
    game = of_edition(2)
    assert game.edition.digest == "368675085569"
    gangs = Gangs.of(game.start(3, {"chronicles": ["mountain", "gangs"]}, "old"))
    assert not gangs.cards["derek"].at_once
    assert not gangs.cards["elspeth"].pays


def test_games_of_edition_3_go_on_without_bruce_at_anothers_choice():
    position = borrowing("kyle-of-lochalsh", edition=3)
    play(position, "gain-cow put-cow-h5")
    assert (asked(position), position.to_act) == ("borrow", (0,))
