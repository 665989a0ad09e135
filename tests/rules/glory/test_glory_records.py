"""Recorded games: each line must replay to the outcome it states, for ever."""

from __future__ import annotations

from pathlib import Path

import pytest

from rules import Course, Record, read_record, write_record

LINES = Path(__file__).with_name("records.jsonl").read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize("line", LINES, ids=["two", "three", "four"])
def test_a_recorded_game_replays_to_its_outcome(line):
    course = read_record(line)
    assert course.outcome is not None
    assert write_record(course) == line


def test_the_recorded_games_show_every_kind_of_move():
    courses = [read_record(line) for line in LINES]
    kinds = {deed.move.kind for course in courses for deed in course.deeds}
    assert kinds == {"place", "cover", "shield", "pass"}
    assert [course.record.seats for course in courses] == [2, 3, 4]
    readings = {course.record.options["adjacency_crosses_fields"] for course in courses}
    assert readings == {True, False}


def test_a_card_that_everybody_has_seen_can_not_be_taken_back():
    whole = read_record(LINES[0]).record
    course = Course(Record(whole.game, whole.seats, whole.options, whole.seed))
    for entry in whole.entries[:9]:
        course.enter(entry)
        assert course.takebacks(entry.seat) == 0
