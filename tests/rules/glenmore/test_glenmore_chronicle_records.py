"""Recorded games with chronicles: each replays, and together they show all that these bring.

The edition with the chronicles' data is not released yet, so its digest still changes whenever a
chronicle joins it. The lines are replayed with the newest edition, whatever its digest.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from rules import Course, read_record, write_record
from rules.glenmore.chronicles.gangs.words import MEMBERS
from rules.glenmore.moves import GLEN_CARDS
from tests.rules.glenmore.setups import GAME

LINES = Path(__file__).with_name("chronicles.jsonl").read_text("utf-8").splitlines()
MOVES = (
    "haggis haggis-draw haggis-return haggis-forgo haggis-roll haggis-enough gathering vote penny "
    "release no-penny tax fiction reserve levy levy-sell no-levy post recruit recruit-from station "
    "stay sneak rob no-rob swindle dump give-penny no-gift extra-reward no-extra steal-haggis "
    "no-steal give-haggis reroll keep-roll cheat no-cheat claim"
)
EVENTS = (
    "haggis-open haggis-taken haggis-drawn haggis-looked haggis-returned haggis-forgone "
    "haggis-scoring haggis-rolled haggis-turned haggis-rolled-alone gathering has-voted voted "
    "vote-passed vote-failed penny released jailed taxed tax-paid fiction reserved rent "
    "tenant-ruined levied levy-sold stationed sneaked robbed fergus-paid swindled penny-given "
    "haggis-stolen haggis-stolen-value haggis-rerolled cheated claimed"
)


@pytest.fixture(scope="module")
def courses() -> list[Course]:
    newest = {"edition": GAME.editions[-1].digest}
    return [read_record(json.dumps(json.loads(line) | newest)) for line in LINES]


def test_recorded_games_with_chronicles_replay_to_their_outcome(courses):
    for course, line in zip(courses, LINES, strict=True):
        written, stored = json.loads(write_record(course)), json.loads(line)
        assert written | {"edition": None, "options": None} == stored | {
            "edition": None,
            "options": None,
        }
        assert stored["options"].items() <= written["options"].items()


def test_every_kind_of_move_of_haggis_votes_and_gangs_is_recorded(courses):
    made = {deed.move.kind for course in courses for deed in course.played}
    assert set(MOVES.split()) <= made


def test_everything_that_they_tell_is_recorded(courses):
    told = {event.kind for course in courses for deed in course.played for event in deed.events}
    assert set(EVENTS.split()) <= told


def test_every_member_is_released_and_every_card_scored(courses):
    events = [event for course in courses for deed in course.played for event in deed.events]
    released = {event.facts["member"] for event in events if event.kind == "released"}
    assert released == set(MEMBERS)
    assert {one.facts["glen"] for one in events if one.kind == "vote-passed"} == set(GLEN_CARDS)
