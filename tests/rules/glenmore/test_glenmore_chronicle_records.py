"""The recorded games with chronicles: together they have everything that each of them brings."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path

import pytest

from rules import Course, read_record
from rules.glenmore.chronicles import CHRONICLES
from rules.glenmore.chronicles.events import Events
from rules.glenmore.chronicles.gangs.words import MEMBERS
from rules.glenmore.moves import GLEN_CARDS

FILES = sorted(Path(__file__).parent.glob("records-*.jsonl"))
#: The kinds of moves and of events that occur, by chronicle.
OCCURS = {
    "boats": "row reward no-reward race-opened rowed boat-home race-lost",
    "mountain": "climb toll toll-coin gather leave-goods climbed",
    "casks": (
        "visit sell-cask bonus-cask no-sale age store barrel buy-cellar visited cask-sold aged "
        "stored cellar"
    ),
    "england": "dismiss english-took english-discarded england-marker england-coins england-paid",
    "haggis": (
        "haggis haggis-draw haggis-return haggis-forgo haggis-roll haggis-enough haggis-open "
        "haggis-taken haggis-drawn haggis-looked haggis-returned haggis-forgone haggis-scoring "
        "haggis-rolled haggis-turned haggis-rolled-alone"
    ),
    "events": "event flip borrow swap home flipped borrowed swapped came-home",
    "votes": "gathering vote has-voted voted vote-passed vote-failed",
    "gangs": (
        "penny release no-penny tax fiction reserve levy levy-sell no-levy post recruit "
        "recruit-from station stay sneak rob no-rob swindle dump give-penny no-gift extra-reward "
        "no-extra steal-haggis no-steal give-haggis reroll keep-roll cheat no-cheat claim "
        "released jailed taxed tax-paid reserved rent tenant-ruined levied levy-sold stationed "
        "sneaked robbed fergus-paid swindled penny-given haggis-stolen haggis-stolen-value "
        "haggis-rerolled cheated claimed"
    ),
}


@pytest.fixture(scope="module")
def courses() -> list[Course]:
    lines = [line for path in FILES for line in path.read_text("utf-8").splitlines()]
    return [read_record(line) for line in lines]


def told(courses, kind):
    return [
        event
        for course in courses
        for played in course.played
        for event in played.events
        if event.kind == kind
    ]


@pytest.mark.parametrize("chronicle", OCCURS)
def test_a_chronicle_is_recorded_at_every_table_with_all_that_it_brings(courses, chronicle):
    seats, found = set(), set()
    for course in courses:
        if chronicle in course.record.options["chronicles"]:
            seats.add(course.record.seats)
            found |= {played.move.kind for played in course.played}
            found |= {event.kind for played in course.played for event in played.events}
    assert seats == set(CHRONICLES[chronicle].seat_counts)
    assert set(OCCURS[chronicle].split()) <= found


def test_every_choice_of_the_first_four_chronicles_is_recorded(courses):
    recorded = {course.record.options["chronicles"] for course in courses}
    for size in range(1, 5):
        assert set(combinations(("boats", "mountain", "casks", "england"), size)) <= recorded


def test_every_place_of_the_race_is_won(courses):
    places = {event.facts["place"] for event in told(courses, "boat-home")}
    assert places == {"first", "second", "third"}


def test_every_event_is_played(courses):
    played = {
        deed.move.facts["card"]
        for course in courses
        for deed in course.played
        if deed.move.kind == "event"
    }
    held = next(
        one for one in courses if {"england", "events"} <= {*one.record.options["chronicles"]}
    )
    assert played == set(Events.of(held.position).events)


def test_every_member_is_released_and_every_card_of_the_glen_passed(courses):
    assert {event.facts["member"] for event in told(courses, "released")} == set(MEMBERS)
    assert {event.facts["glen"] for event in told(courses, "vote-passed")} == set(GLEN_CARDS)


def test_moves_that_were_taken_back_are_recorded(courses):
    words = [entry.word for course in courses for entry in course.record.entries]
    assert words.count("undo") >= 10
