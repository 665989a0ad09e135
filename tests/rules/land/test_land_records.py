"""The recorded games: every table and every way in which a game can end."""

from __future__ import annotations

from pathlib import Path

import pytest

from rules import Course, read_record
from tests.rules.land.setups import TABLES


@pytest.fixture(scope="module")
def courses() -> list[Course]:
    lines = Path(__file__).with_name("records.jsonl").read_text("utf-8").splitlines()
    return [read_record(line) for line in lines]


def test_all_tables_are_recorded(courses: list[Course]) -> None:
    assert len(courses) >= 20
    played = {(course.record.seats, course.record.options["teams"]) for course in courses}
    assert played == set(TABLES)


def ending(course: Course) -> str:
    """How a game ended: who won against whom, and by what."""
    outcome, position = course.outcome, course.position
    if outcome.reason == "resign":
        return "given up"
    winners = {position.setup.clan_of[seat] for seat in outcome.winners}
    if len(winners) > 1:
        return "shared"
    (winner,) = winners
    if winner != position.setup.clan_of[position.mover]:
        return "won by another"
    return position.last.kind


def test_all_endings_are_recorded(courses: list[Course]) -> None:
    assert set(map(ending, courses)) == {
        "given up",
        "shared",
        "won by another",
        "built",
        "captured",
    }
