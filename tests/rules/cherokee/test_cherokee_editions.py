"""Editions: a correction of the box is for new games; what was begun before stays as it was."""

from __future__ import annotations

import json

import pytest

from rules import GAMES, BadRecord, Chance, Course, Record, read_record, write_record
from rules.cherokee import Cherokee
from rules.core import shelf
from rules.core.edition import Edition
from rules.core.values import BadBox
from tests.rules.cherokee.setups import CODES, everybody, start

FIRST = Cherokee.editions[0]
#: What an owner of the box might correct: how it is written, and how it would be right.
CORRECTIONS = {
    "a woman's value": ("women = [3, 4,", "women = [2, 4,"),
    "a man's value": ("men = [4, 5, 6, 7, 8, 9]", "men = [4, 5, 6, 7, 8, 10]"),
    "the feathers of a row": ("feathers = [7, 6,", "feathers = [9, 6,"),
    "a clan's name and code": ('"birds"\ncode = "BI"', '"eagles"\ncode = "EA"'),
}


def corrected(what: str) -> Edition:
    old, new = CORRECTIONS[what]
    assert old in FIRST.text
    return Edition(FIRST.text.replace(old, new))


@pytest.fixture(autouse=True)
def _own_shelf(monkeypatch):
    """What a test learns is forgotten after it."""
    monkeypatch.setattr(shelf, "_BY_EDITION", dict(shelf._BY_EDITION))


@pytest.fixture(params=CORRECTIONS)
def correct(request, monkeypatch):
    """Bring the correction out: from then on it is the newest edition."""

    def bring_out() -> Edition:
        edition = corrected(request.param)
        shelf.learn_edition("cherokee", edition)
        monkeypatch.setitem(GAMES, "cherokee", shelf.game_of("cherokee", 1, edition.digest))
        return edition

    return bring_out


def course_of(seats: int = 2, seed: str = "before the correction") -> Course:
    """A new game, with the newest edition."""
    options = GAMES["cherokee"].options.read(None)
    return Course(Record("cherokee", seats, options, seed))


def play_on(course: Course, steps: int) -> list[object]:
    """Play by lot, and tell all that happened and all that was offered."""
    chance, seen = Chance("play on"), []
    for _ in range(steps):
        if course.outcome is None:
            (seat,) = course.awaited
            moves = course.moves(seat)
            seen.append((moves, course.play(seat, chance.pick(moves)), course.position.view(seat)))
    return seen


def test_a_running_game_goes_on_as_if_nothing_were_corrected(correct):
    course = course_of()
    play_on(course, 30)
    twin = course.copy()
    before = play_on(twin, 200)
    edition = correct()
    assert course.position.game.edition == FIRST != edition
    assert play_on(course, 200) == before
    assert course.outcome == twin.outcome


def test_a_stored_game_is_folded_with_the_edition_it_was_begun_with(correct):
    course = course_of(3)
    play_on(course, 31)
    correct()
    folded = Course(course.record)
    assert folded.position.view(None) == course.position.view(None)
    assert [folded.moves(seat) for seat in range(3)] == [course.moves(seat) for seat in range(3)]


def test_a_move_is_taken_back_with_the_edition_it_was_made_with(correct):
    course = course_of(seed="taken back")
    (seat,) = course.awaited
    before = course.position.view(seat)
    course.play(seat, course.moves(seat)[0])
    correct()
    assert course.takebacks(seat) == 1
    course.play(seat, "undo")
    assert course.position.view(seat) == before
    assert course.position.game.edition == FIRST


@pytest.mark.parametrize("named", [True, False], ids=["with edition", "of the first release"])
def test_a_record_is_read_with_its_own_edition(correct, named):
    course = course_of()
    play_on(course, 200)
    line = json.loads(write_record(course))
    assert line["edition"] == FIRST.digest
    if not named:
        del line["edition"]
    correct()
    read = read_record(json.dumps(line))
    assert read.outcome == course.outcome
    assert read.position.view(0) == course.position.view(0)


def test_a_new_game_is_played_with_the_correction(correct):
    edition = correct()
    course = course_of()
    assert course.record.edition == edition.digest
    play_on(course, 200)
    assert course.outcome is not None
    line = write_record(course)
    assert json.loads(line)["edition"] == edition.digest
    assert read_record(line).position.view(None) == course.position.view(None)


def test_corrected_values_are_those_of_new_games_alone(monkeypatch):
    old = start()
    monkeypatch.setitem(GAMES, "cherokee", Cherokee(corrected("the feathers of a row")))
    new = start()
    assert everybody(new) == everybody(old)
    assert (old.view(None)["feathers"][0], new.view(None)["feathers"][0]) == (7, 9)
    points = [position.view(None)["clan_points"] for position in (old, new)]
    top = old.view(None)["pyramid"]["A1"]["clan"]
    assert points[1] == points[0] | {top: points[0][top] + 2}


def test_a_member_of_another_value_is_written_and_read_in_its_edition_alone():
    game = Cherokee(corrected("a woman's value"))
    assert str(game.parse("wo2w")) == "WO2w"
    assert "WO2w" not in CODES
    with pytest.raises(ValueError, match="no-such-member"):
        game.parse("WO3w")
    assert str(Cherokee(FIRST).parse("wo3w")) == "WO3w"


def test_a_record_of_an_unknown_edition_is_refused():
    course = course_of()
    line = json.loads(write_record(course)) | {"edition": corrected("a man's value").digest}
    with pytest.raises(BadRecord) as refused:
        read_record(json.dumps(line))
    assert refused.value.reason == "edition"


def test_a_box_that_can_not_be_played_with_makes_no_game():
    with pytest.raises(BadBox, match="members: men is missing"):
        Cherokee(Edition(FIRST.text.replace("\nmen = ", "\nboys = ")))
