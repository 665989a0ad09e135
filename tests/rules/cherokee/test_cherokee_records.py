"""Recorded games: each line must replay to the outcome it states, for ever."""

from __future__ import annotations

from pathlib import Path

import pytest

from rules import Course, IllegalMove, Record, read_record, write_record
from tests.rules.cherokee.table import moves, start

LINES = Path(__file__).with_name("records.jsonl").read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize("line", LINES, ids=["two", "three", "four"])
def test_a_recorded_game_replays_to_its_outcome(line):
    course = read_record(line)
    assert course.outcome is not None
    assert write_record(course) == line


def test_the_recorded_games_show_the_ways_to_play():
    courses = [read_record(line) for line in LINES]
    assert [course.record.seats for course in courses] == [2, 3, 4]
    assert [course.record.options["open"] for course in courses] == [False, True, False]
    for course in courses:
        kinds = {deed.move.kind for deed in course.deeds}
        assert kinds == {"target", "attackers", "successor", "place"}
    assert any(entry.word == "undo" for entry in courses[0].record.entries)


def test_an_unfinished_turn_can_be_taken_back_a_finished_one_can_not():
    """Until the card lies in the base nothing has been shown that wasn't open before."""
    course = Course(Record("cherokee", 3, start(3).game.options.read(None), "taken back"))
    (seat,) = course.awaited
    while course.position.view(None)["stage"] != "place":
        course.play(seat, course.moves(seat)[0])
    made = len(course.deeds)
    assert course.takebacks(seat) == made
    for _ in range(made):
        course.play(seat, "undo")
    assert course.position.view(None)["stage"] == "target"
    while course.awaited == (seat,):
        course.play(seat, course.moves(seat)[0])
    assert course.takebacks(seat) == 0
    with pytest.raises(IllegalMove):
        course.play(seat, "undo")
    assert moves(course.position)
