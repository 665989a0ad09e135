"""Recorded games: they replay to the end that they state, with this version and every later one."""

from __future__ import annotations

from pathlib import Path

import pytest

from rules import read_record, write_record

LINES = Path(__file__).with_name("records.jsonl").read_text("utf-8").splitlines()


@pytest.mark.parametrize("line", LINES, ids=lambda line: line[:40])
def test_a_recorded_game_replays_to_its_stated_end(line):
    course = read_record(line)
    assert course.outcome is not None
    assert write_record(course) == line


def test_the_recorded_games_have_what_is_rare():
    told = set()
    words = set()
    for line in LINES:
        course = read_record(line)
        told |= {event.kind for deed in course.deeds for event in deed.events}
        words |= {entry.word for entry in course.record.entries}
    rare = {"replaced", "moved", "built", "captured", "repelled", "joined", "offered", "reshuffled"}
    assert rare <= told
    assert {"undo", "decline", "discard"} <= words
