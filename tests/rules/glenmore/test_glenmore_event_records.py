"""Recorded games of chronicle 6: each replays, and together they show every event.

A line names its edition by the number of its file.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from rules import Course, read_record, write_record
from rules.glenmore.chronicles.events import Events
from tests.rules.glenmore.setups import GAME

LINES = Path(__file__).with_name("records-events.jsonl").read_text("utf-8").splitlines()
MOVES = {"event", "flip", "borrow", "swap", "home"}
TOLD = {"flipped", "borrowed", "swapped", "came-home"}


def stored(line: str) -> str:
    """The line as a bot stores it, with the digest of its edition."""
    record = json.loads(line)
    edition = GAME.editions[int(record["edition"]) - 1].digest
    return json.dumps(record | {"edition": edition}, ensure_ascii=False)


@pytest.fixture(scope="module")
def courses() -> list[Course]:
    return [read_record(stored(line)) for line in LINES]


def test_the_recorded_games_of_events_replay_as_they_were_written(courses):
    for course, line in zip(courses, LINES, strict=True):
        written, kept = json.loads(write_record(course)), json.loads(stored(line))
        assert written | {"options": None} == kept | {"options": None}
        assert kept["options"].items() <= written["options"].items()
    assert {course.record.seats for course in courses} == {2, 3, 4}


def test_every_event_is_played_and_all_that_events_ask_and_tell_is_recorded(courses):
    deeds = [deed for course in courses for deed in course.played]
    played = {deed.move.facts["card"] for deed in deeds if deed.move.kind == "event"}
    assert played == set(Events.of(courses[0].position).events)
    assert {deed.move.kind for deed in deeds} >= MOVES
    assert {event.kind for deed in deeds for event in deed.events} >= TOLD
