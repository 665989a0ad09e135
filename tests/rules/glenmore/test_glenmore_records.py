"""The recorded games of Glen More: each replays, and together they have everything there is."""

from __future__ import annotations

import json
from itertools import product
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from rules import GAMES, Course, read_record, write_record
from tests.rules.glenmore.setups import BOX, GAME

if TYPE_CHECKING:
    from collections.abc import Iterator

LINES = Path(__file__).with_name("records.jsonl").read_text("utf-8").splitlines()
#: What there is to do and to tell in the base game.
MOVES = (
    "take finish discard comfort pay spend buy pay-coin pay-cheapest sell place effect activate "
    "activate-free trade barrel-points move clan no-marker gain keep put settle remove salvage done"
)
EVENTS = (
    "took finished swept blocked discarded laid rolled die-discarded die-left placed activated "
    "sold bought paid-good paid-coins paid-whisky paid-scotsman card scotsman whisky coins points "
    "steps stepped goods goods-lost person marker no-marker removed salvaged scoring over"
)


@pytest.fixture(scope="module")
def courses() -> Iterator[list[Course]]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(GAMES, GAME.key, GAME)
        yield [read_record(line) for line in LINES]


def test_the_recorded_games_replay_as_they_were_written(courses):
    assert len(courses) >= 30
    for course, line in zip(courses, LINES, strict=True):
        written, stored = json.loads(write_record(course)), json.loads(line)
        # Those of the base game are older than its chronicles.
        assert written | {"options": None} == stored | {"options": None}
        assert stored["options"].items() <= written["options"].items()


def test_all_tables_are_recorded(courses):
    played = {
        (course.record.seats, course.record.options["die"], course.record.options["end"])
        for course in courses
    }
    assert played == set(product((2, 3, 4), (False, True), ("middle", "top")))


def test_every_kind_of_move_is_recorded(courses):
    made = {deed.move.kind for course in courses for deed in course.played}
    assert made == set(MOVES.split())


def test_everything_that_can_be_told_is_recorded(courses):
    told = {event.kind for course in courses for deed in course.played for event in deed.events}
    assert told == set(EVENTS.split())


def test_every_landmark_card_is_taken_and_every_clan_marked(courses):
    views = [course.position.view(None) for course in courses]
    taken = {card for view in views for player in view["players"] for card in player["cards"]}
    assert taken == set(BOX.cards)
    marked = {clan for view in views for clan, cell in view["clans"].items() if cell["markers"]}
    assert marked == set(views[0]["clans"])


def ending(course: Course) -> str:
    """How a game ended."""
    outcome = course.outcome
    if outcome.reason == "resign":
        return "given up"
    if len(outcome.winners) > 1:
        return "shared"
    best = max(outcome.scores)
    return "by resources" if outcome.scores.count(best) > 1 else "by points"


def test_all_endings_are_recorded(courses):
    assert set(map(ending, courses)) == {"given up", "shared", "by resources", "by points"}


def test_moves_that_were_taken_back_are_recorded(courses):
    words = [entry.word for course in courses for entry in course.record.entries]
    assert words.count("undo") >= 10


def test_a_die_that_rolls_more_than_there_are_tiles_is_recorded(courses):
    told = [[event.kind for event in deed.events] for course in courses for deed in course.played]
    assert any("rolled laid" in " ".join(kinds) for kinds in told)
