"""Haggis, events, votes and gangs with each other: the pairs 5×6 to 7×8."""

from __future__ import annotations

import pytest

from rules.glenmore.cells import CASTLE
from rules.glenmore.chronicles.events import Events
from rules.glenmore.chronicles.gangs import Gangs
from rules.glenmore.chronicles.haggis import Haggis
from rules.glenmore.chronicles.votes import Votes
from rules.glenmore.scoring import counted, end_game, scoring_now
from tests.rules.glenmore.gang_setups import mob, points
from tests.rules.glenmore.haggis_setups import Fixed, score, set_tables
from tests.rules.glenmore.setups import (
    asked,
    goods_on,
    moves,
    number,
    people_on,
    play,
    table,
    told,
)
from tests.rules.glenmore.test_glenmore_events import event, owning


def decided(position, *cards: str) -> None:
    """These cards lie open, and all were voted for."""
    votes = Votes.of(position)
    seats = len(position.players)
    votes.cards, votes.voted = cards, dict.fromkeys(cards, ((1, 0),) * seats)
    position.changed()


def final(position, rolls: str = "1111"):
    """End the game now; what was told, haggis rolls being these."""
    position.chance = Fixed(rolls)
    position.told = []
    end_game(position)
    position.settle()
    return position.told


# ---- 5 x 6: haggis and events --------------------------------------------------------------------


def test_haggis_and_events_dunvegans_sheep_feed_the_tavern():
    position = table(
        "p0 p1 dunvegan-castle lochridge",
        {"g4": "drovers-inn wood stone", "g5": "scotsman"},
        chronicles="haggis events",
        coins=9,
    )
    play(position, "take-1")
    while asked(position) in {"pay", "place", "effect"}:
        wanted = [move for move in moves(position) if not move.startswith(("sell", "buy"))]
        play(position, wanted[0])
    castle = next(
        at
        for at, there in position.view(None)["players"][0]["cells"].items()
        if there["tile"] == "dunvegan-castle"
    )
    assert goods_on(position, castle) == {"sheep": 2}
    play(position, "activate-g4")
    while asked(position) == "pay":
        play(position, f"pay-sheep-{castle}")
    play(position, moves(position, "haggis")[0])
    assert goods_on(position, castle) == {"sheep": 1}


def test_haggis_and_events_donan_at_anothers_tavern_costs_the_own_sheep_for_the_own_table():
    other = {"g4": "drovers-inn", "g5": "scotsman sheep"}
    position = event(
        "donan-castle", land={"g5": "scotsman sheep"}, other=other, chronicles="haggis events"
    )
    play(position, "borrow-1-g4")
    while asked(position) == "pay":
        play(position, next(move for move in moves(position) if move.startswith("pay-sheep")))
    play(position, moves(position, "haggis")[0])
    assert list(map(len, Haggis.of(position).tables)) == [1, 0]
    assert (goods_on(position, "g5"), goods_on(position, "g5", 1)) == ({}, {"sheep": 1})


# ---- 5 x 7: haggis and votes ---------------------------------------------------------------------


def test_haggis_and_votes_barrels_count_for_the_sets_before_they_buy_rolls():
    position = table("p0 p1 lochridge", {"h5": "scotsman"}, chronicles="haggis votes", whisky=1)
    set_tables(position, "12", "")
    player = position.players[0]
    player.cards, player.persons = ("loch-ness",), (number("john-knox"),)
    decided(position, "sets")
    final(position, "33331")
    assert asked(position) == "haggis-roll"
    assert position.scorings[-1].points["glen-sets"] == (10, 0)
    play(position, "haggis-roll")
    assert player.whisky == 0


# ---- 5 x 8: haggis and gangs ---------------------------------------------------------------------


@pytest.mark.parametrize(("tokens", "given"), [("12", 1), ("11", 0)])
def test_haggis_and_gangs_six_points_of_haggis_give_sybil_one(tokens, given):
    """Tokens 1 and 2 are 2 × 3 points, tokens 1 and 1 are 2 × 2."""
    position = mob(owners={"sybil": 1}, chronicles="haggis gangs")
    set_tables(position, tokens, "", "")
    score(position, "1213")
    assert points(position)[1] == given


# ---- 6 x 7: events and votes ---------------------------------------------------------------------


def test_events_and_votes_a_person_that_stalkers_event_brings_calls_a_gathering():
    position = owning(
        "castle-stalker",
        {"g5": "scotsman scotsman"},
        discard="john-knox",
        coins=3,
        chronicles="events votes",
    )
    play(position, "activate-g4 event-castle-stalker")
    while asked(position) == "salvage":
        play(position, "salvage-john-knox")
    play(position, "no-marker")
    assert asked(position) == "gathering"


def test_events_and_votes_removed_tiles_come_to_the_common_discard():
    position = event(
        "fort-george",
        land={"g5": "scotsman scotsman", "f5": "strathspey"},
        chronicles="events votes",
    )
    Votes.of(position).cards = ("discards",)
    play(position, "remove-f5 remove-h4")
    assert set(position.view(None)["discard"]) >= {"strathspey", "lochridge"}
    assert Votes.of(position).line(position, "discards").counts == (0, 0)


def test_events_and_votes_turned_cards_count_for_the_sets():
    position = table("p0 p1 lochridge", {"h5": "scotsman"}, chronicles="events votes", whisky=1)
    player = position.players[0]
    player.cards, player.persons = ("loch-ness",), (number("john-knox"),)
    Events.of(position).flipped = ("loch-ness",)
    assert Votes.of(position).line(position, "sets").counts == (1, 0)


# ---- 6 x 8: events and gangs ---------------------------------------------------------------------


def test_events_and_gangs_nine_points_of_an_event_give_sybil_one():
    position = mob(
        land={"g4": "gathering-a", "g5": "scotsman scotsman"},
        owners={"sybil": 1},
        chronicles="events gangs",
    )
    position.players[0].cards = ("loch-morar",)
    play(position, "take-1 place-h4 activate-g4 event-loch-morar")
    assert points(position) == [8, 1, 0]


@pytest.mark.parametrize(
    ("card", "words"), [("castle-moil", "home-g5"), ("fort-george", "home-g5")]
)
def test_events_and_gangs_scotsmen_who_come_home_by_a_card_drive_mike_away(card, words):
    """Q8-11: free moves count as moving onto his tile."""
    position = mob(
        "p0 p1 p2 fort-george lochridge" if card == "fort-george" else "p0 p1 p2 lochridge",
        {"g4": "gathering-a wood stone", "g5": "scotsman scotsman"},
        owners={"mike": 1},
        posts={"mike": (0, "h5")},
        chronicles="events gangs",
        coins=20,
        whisky=3,
    )
    if card == "castle-moil":
        position.players[0].cards = (card,)
        play(position, "take-1 place-h4 activate-g4 event-castle-moil")
    else:
        play(position, "take-1")
        while asked(position) in {"pay", "place", "effect"}:
            wanted = [move for move in moves(position) if not move.startswith("sell")]
            play(position, wanted[0])
    play(position, words)
    while position.to_act == (0,) and asked(position) == "homecoming":
        play(position, "done")
    # There is just one other castle, so nobody was asked.
    assert Gangs.of(position).posts["mike"] == (2, CASTLE)


@pytest.mark.parametrize("name", ["kenneth", "fergus"])
def test_events_and_gangs_a_removed_tile_drives_its_member_away(name):
    position = mob(
        "p0 p1 p2 lochridge inshriach",
        {"g4": "gathering-a", "g5": "scotsman scotsman", "f5": "strathspey"},
        owners={name: 1},
        posts={name: (0, "f5")},
        chronicles="events gangs",
        coins=3,
    )
    position.players[0].cards = ("fort-george",)
    play(position, "take-1 place-h4 activate-g4 event-fort-george remove-f5")
    assert (asked(position), position.to_act) == ("station", (1,))
    assert people_on(position, "f5") == 0


def test_events_and_gangs_storrs_table_counts_with_mike_away():
    position = mob(
        land={"h5": "scotsman scotsman"},
        owners={"mike": 1},
        posts={"mike": (0, "h5")},
        chronicles="events gangs",
    )
    assert [counted(position, "castle", seat) for seat in range(3)] == [1, 1, 0]
    usual = scoring_now(position, "A").points["castle"]
    Events.of(position).scales = {"castle": 0}
    own = scoring_now(position, "A").points["castle"]
    assert own[1:] == usual[1:]


def test_events_and_gangs_a_claimed_card_loses_its_token_when_it_is_turned():
    position = mob(
        land={"g4": "gathering-a", "g5": "scotsman scotsman"},
        owners={"john": 1},
        chronicles="events gangs",
    )
    position.players[0].cards = ("loch-morar",)
    Gangs.of(position).claims = ("loch-morar",)
    position.changed()
    assert [counted(position, "landmarks", seat) for seat in range(2)] == [0, 1]
    play(position, "take-1 place-h4 activate-g4 event-loch-morar")
    assert Gangs.of(position).claims == ()
    assert [counted(position, "landmarks", seat) for seat in range(2)] == [1, 0]


# ---- 7 x 8: votes and gangs ----------------------------------------------------------------------


def test_votes_and_gangs_johns_claims_count_for_the_sets_and_mike_does_not():
    position = mob(
        land={"h5": "scotsman"},
        owners={"john": 0, "mike": 1},
        posts={"mike": (2, "h5")},
        chronicles="events votes gangs",
        whisky=1,
    )
    position.players[0].persons = (number("john-knox"),)
    assert Votes.of(position).line(position, "sets").counts == (0, 0, 0)
    position.players[1].cards = ("loch-ness",)
    Gangs.of(position).claims = ("loch-ness",)
    position.changed()
    assert Votes.of(position).line(position, "sets").counts == (1, 0, 0)


def test_votes_and_gangs_a_card_of_one_player_gives_sybil_one_and_a_shared_one_nothing():
    alone = mob(land={"g5": "scotsman cow"}, owners={"sybil": 1}, chronicles="votes gangs")
    Gangs.of(alone).purses = [0, 0, 0]
    decided(alone, "livestock")
    final(alone)
    assert alone.scorings[-1].points["glen-livestock"] == (10, 0, 0)
    penalty = Gangs.of(alone).cards["sybil"].penalty
    assert points(alone)[1] == 1 - penalty
    shared = mob(
        land={"g5": "scotsman cow"},
        third={"g5": "scotsman cow"},
        owners={"sybil": 1},
        chronicles="votes gangs",
    )
    Gangs.of(shared).purses = [0, 0, 0]
    decided(shared, "livestock")
    final(shared)
    assert shared.scorings[-1].points["glen-livestock"] == (5, 0, 5)
    assert points(shared)[1] == -penalty


# ---- triples -------------------------------------------------------------------------------------


def test_events_votes_and_gangs_a_person_of_stalkers_event_pays_no_fergus():
    position = mob(
        land={"g4": "gathering-a", "g5": "scotsman scotsman"},
        owners={"fergus": 1},
        posts={"fergus": (0, "h5")},
        discard="john-knox",
        coins=9,
        chronicles="events votes gangs",
    )
    position.players[0].cards = ("castle-stalker",)
    play(position, "take-1 place-h4")
    while asked(position) == "station":
        position.play(1, str(position.moves(1)[0]))
    before = position.players[1].coins
    play(position, "activate-g4 event-castle-stalker")
    while asked(position) == "salvage":
        play(position, "salvage-john-knox")
    play(position, "no-marker")
    assert asked(position) == "gathering"
    assert position.players[1].coins == before


def test_haggis_votes_and_gangs_the_final_has_cards_then_gangs_then_haggis():
    position = mob(
        land={"g5": "scotsman cow"}, owners={"sybil": 1}, chronicles="haggis votes gangs"
    )
    set_tables(position, "12", "", "")
    decided(position, "livestock")
    events = final(position, "1233")
    sources = [one.facts["source"] for one in told(events, "points") if one.facts["seat"] == 0]
    assert [source for source in sources if source != "territory"] == [
        "glen-livestock",
        "sybil",
        "pennies",
        "haggis",
        "sybil",
    ]


def test_casks_haggis_and_gangs_sybil_sees_points_of_haggis_only():
    position = mob(owners={"sybil": 1}, chronicles="casks haggis gangs")
    set_tables(position, "123", "", "")
    position.players[0].whisky = 0
    score(position, "1233")
    assert points(position) == [17, 1, 0]
