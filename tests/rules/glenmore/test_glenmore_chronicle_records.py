"""Recorded games with chronicles: each replays, and they have all that a chronicle can bring.

A line names its edition by the number of its file, 2 for the first one that has chronicles.
"""

from __future__ import annotations

import json
from itertools import combinations
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from rules import GAMES, Course, read_record, write_record
from rules.glenmore.chronicles import CHRONICLES
from tests.rules.glenmore.setups import GAME

if TYPE_CHECKING:
    from collections.abc import Iterator

LINES = Path(__file__).with_name("records-chronicles.jsonl").read_text("utf-8").splitlines()
#: The kinds of moves and of events that occur, by chronicle.
OCCURS = {
    "boats": "row reward no-reward race-opened rowed boat-home race-lost",
    "mountain": "climb toll toll-coin gather leave-goods climbed",
    "casks": (
        "visit sell-cask bonus-cask no-sale age store barrel buy-cellar visited cask-sold aged "
        "stored cellar"
    ),
    "england": "dismiss english-took english-discarded england-marker england-coins england-paid",
}


def stored(line: str) -> str:
    """The line as it is stored, with the digest of its edition."""
    record = json.loads(line)
    edition = GAME.editions[int(record["edition"]) - 1].digest
    return json.dumps(record | {"edition": edition}, ensure_ascii=False)


@pytest.fixture(scope="module")
def courses() -> Iterator[list[Course]]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(GAMES, GAME.key, GAME)
        yield [read_record(stored(line)) for line in LINES]


def test_the_recorded_games_replay_as_they_were_written(courses):
    for course, line in zip(courses, LINES, strict=True):
        written, kept = json.loads(write_record(course)), json.loads(stored(line))
        assert written | {"options": None} == kept | {"options": None}
        assert kept["options"].items() <= written["options"].items()


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
    told = [event for course in courses for played in course.played for event in played.events]
    places = {event.facts["place"] for event in told if event.kind == "boat-home"}
    assert places == {"first", "second", "third"}


def test_moves_that_were_taken_back_are_recorded(courses):
    words = [entry.word for course in courses for entry in course.record.entries]
    assert words.count("undo") >= 5
