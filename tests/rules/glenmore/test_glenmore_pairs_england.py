"""The Englishman with haggis, events, votes and gangs: the pairs 4×5 to 4×8."""

from __future__ import annotations

import pytest

from rules.glenmore.chronicles.england import England
from rules.glenmore.chronicles.gangs import Gangs
from rules.glenmore.chronicles.haggis import Haggis
from rules.glenmore.chronicles.votes import Votes
from rules.glenmore.turn import Next
from tests.rules.glenmore.gang_setups import coins, mob, points
from tests.rules.glenmore.setups import (
    BOX,
    asked,
    draw_ring,
    goods_on,
    moves,
    number,
    play,
    refused,
    told,
)
from tests.rules.glenmore.test_glenmore_england import england
from tests.rules.glenmore.test_glenmore_votes import vote

RING = "englishman p0 p1 p2 lochridge inshriach easdale"


def mobs(ring: str = RING, land=None, *, owner: int = 0, owners=None, also: str = "", **more):
    """The Englishman's turn, led by a seat, with gang members about."""
    position = mob(
        "p0 p1 p2 lochridge",
        land,
        owners=owners,
        chronicles=f"england {also} gangs",
        end=False,
        **more,
    )
    draw_ring(position, ring)
    position.ring.floor[12] = BOX.end
    England.of(position).owner = owner
    position.put(Next())
    position.settle()
    position.told = []
    return position


def finish_turn(position) -> None:
    """End the turn of whoever is asked, doing as little as possible."""
    seat = position.to_act[0]
    while position.to_act == (seat,) and asked(position) in {"place", "activate"}:
        wanted = moves(position, "done") or moves(position)
        play(position, wanted[0])


# ---- 4 x 5: haggis -------------------------------------------------------------------------------


def test_england_and_haggis_a_tavern_taken_with_him_brings_its_token_and_works():
    position = england(
        "englishman p0 p1 p2 drovers-inn lochridge",
        {"g5": "scotsman wood sheep"},
        chronicles="england haggis",
        coins=9,
    )
    play(position, "take-1")
    while asked(position) == "pay":
        play(position, next(move for move in moves(position) if move.startswith("pay-wood")))
    play(position, moves(position, "place")[0])
    assert asked(position) == "haggis"
    play(position, moves(position, "haggis")[0])
    assert len(Haggis.of(position).tables[0]) == 1
    assert moves(position, "activate")


# ---- 4 x 6: events -------------------------------------------------------------------------------


def test_england_and_events_an_event_can_be_played_in_his_turn():
    position = england(
        RING, {"g4": "gathering-a", "g5": "scotsman scotsman"}, chronicles="england events", coins=9
    )
    position.players[0].cards = ("loch-morar",)
    play(position, "take-1 place-h4 activate-g4 event-loch-morar")
    assert points(position)[0] == 9


def test_england_and_events_the_marker_moves_with_a_new_card_and_not_with_a_turned_one():
    position = england(
        "p0 p1 p2 englishman loch-lomond lochridge",
        {"g4": "gathering-a"},
        owner=1,
        chronicles="england events",
    )
    position.players[0].cards = ("military-roads",)
    play(position, "take-1")
    assert England.of(position).owner == 0
    England.of(position).owner = 2
    play(position, "activate-g4 flip-military-roads")
    assert England.of(position).owner == 2


# ---- 4 x 7: votes --------------------------------------------------------------------------------


def test_england_and_votes_a_person_taken_with_him_calls_a_gathering_of_who_leads_him():
    position = england(
        "englishman p0 p1 p2 john-knox lochridge", chronicles="england votes", coins=9
    )
    play(position, "take-1 no-marker")
    assert (asked(position), position.to_act) == ("gathering", (0,))
    card = Votes.of(position).cards[0]
    play(position, f"gathering-{card}")
    assert position.to_act == (0, 1, 2)
    vote(position, "yes yes no")
    assert Votes.of(position).passed(card)


def test_england_and_votes_who_has_finished_still_chooses_the_card():
    position = england(
        "englishman p1 p2 john-knox lochridge world-end+p0", chronicles="england votes", coins=9
    )
    position.finished = position.finished | {0}
    play(position, "take-1 no-marker")
    assert (asked(position), position.to_act) == ("gathering", (0,))


@pytest.mark.parametrize(("word", "discarded"), [("dismiss-2", 2), ("take-2", 1)])
def test_england_and_votes_what_he_discards_and_sweeps_is_of_who_leads_him(word, discarded):
    position = england(
        "englishman lochridge p0 p1 p2 inshriach easdale", chronicles="england votes", coins=9
    )
    Votes.of(position).cards = ("discards",)
    play(position, word)
    assert Votes.of(position).line(position, "discards").counts == (discarded, 0, 0)


# ---- 4 x 8: gangs --------------------------------------------------------------------------------


def test_england_and_gangs_joe_takes_the_largest_stack_of_the_england_row():
    position = mob("p0 p1 p2 lochridge", owners={"joe": 0}, chronicles="england gangs")
    England.of(position).filled = 3
    position.changed()
    largest = England.of(position).prices[2]
    play(position, "fiction-england")
    assert coins(position)[0] == largest
    assert England.of(position).filled == 2


def test_england_and_gangs_there_is_no_penny_after_his_turn():
    position = mobs(owners={"joe": 1}, coins=9)
    Gangs.of(position).jail = ("sybil",)
    play(position, "dismiss-1")
    finish_turn(position)
    assert asked(position) == "take"
    assert Gangs.of(position).purses == [7, 7, 7]


def test_england_and_gangs_members_do_nothing_in_his_turn():
    position = mobs(owners={"joe": 0, "tenant": 0, "derek": 0}, other={"g4": "lochridge"}, coins=9)
    assert {move.kind for move in position.moves(0)} == {"take", "dismiss", "finish"}
    assert refused(position, "fiction-wood") == ("C4-R13", "member-own-turn")
    assert refused(position, "swindle-1-g4") == ("C4-R13", "member-own-turn")


def test_england_and_gangs_sybil_gets_nothing_in_his_turn():
    """4×6×8: not even of nine points from an event."""
    land = {"g4": "gathering-a", "g5": "scotsman scotsman"}
    position = mobs(RING, land, owners={"sybil": 1}, also="events", coins=9)
    position.players[0].cards = ("loch-morar",)
    play(position, "take-1 place-h4 activate-g4 event-loch-morar")
    assert points(position) == [9, 0, 0]


def test_england_and_gangs_bruce_is_asked_of_what_is_produced_in_his_turn():
    position = mobs(owners={"bruce": 1}, coins=9)
    Gangs.of(position).coins = 3
    play(position, "take-1 place-h4 activate-h4")
    assert (asked(position), position.to_act) == ("levy", (1,))


@pytest.mark.parametrize(("owner", "paid"), [(0, 0), (1, 2)])
def test_england_and_gangs_a_rivals_englishman_pays_the_tenants_token(owner, paid):
    position = mobs(owner=owner, owners={"tenant": 0})
    position.players[owner].coins = 9
    Gangs.of(position).reserved = (number("lochridge"), 2)
    position.changed()
    events = position.play(owner, "take-1")
    rent = sum(event.facts["coins"] for event in told(events, "rent"))
    assert rent == paid
    assert Gangs.of(position).reserved is None


def test_england_and_gangs_a_reserved_tile_may_be_thrown_away_and_the_tenant_is_ruined():
    position = mobs(owner=1, owners={"tenant": 0})
    Gangs.of(position).reserved = (number("lochridge"), 2)
    position.changed()
    position.play(1, "dismiss-1")
    while position.to_act == (1,):
        position.play(1, "done")
    assert position.to_act == (0,)
    assert Gangs.of(position).ruined


def test_england_and_gangs_the_tax_collectors_toll_is_paid_for_a_person_of_his():
    position = mobs("englishman p0 p1 p2 john-knox lochridge", owners={"collector": 1}, coins=9)
    gangs = Gangs.of(position)
    gangs.tolls = {"macleod": (2,)}
    position.changed()
    play(position, "take-1 clan-macleod")
    assert coins(position)[1] == 2


def test_england_and_gangs_fergus_is_paid_for_a_tile_next_to_him():
    position = mobs(
        RING, {"g5": "scotsman"}, owners={"fergus": 1}, posts={"fergus": (0, "g5")}, coins=9
    )
    play(position, "take-1")
    before = coins(position)
    play(position, moves(position, "place")[0])
    assert coins(position)[1] == before[1] + 1


def test_england_and_gangs_derek_moves_one_of_the_four_tiles_and_the_marker_stays():
    position = mob(
        owners={"derek": 0},
        chronicles="england gangs",
        other={"g4": "glenfinnan-church", "g5": "scotsman"},
    )
    England.of(position).owner = 1
    play(position, "swindle-1-g4 dump-2-h4")
    assert England.of(position).owner == 1
    assert goods_on(position, "h5", 2) == {}
    assert position.view(None)["players"][2]["cells"]["h4"]["tile"] == "glenfinnan-church"
