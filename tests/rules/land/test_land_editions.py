"""Corrected data: games go on with the edition they were begun with, new ones use the new one."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from rules import GAMES, BadRecord, Chance, Course, Record, read_record, write_record
from rules.core.edition import Edition
from rules.core.shelf import learn_edition
from rules.core.values import BadBox
from rules.land import Land
from tests.rules.land.setups import everything

FIRST = Land.editions[0]
LINES = Path(__file__).with_name("records.jsonl").read_text("utf-8").splitlines()
#: What an owner of the box might find: other symbols on c3 and d3, other points, fewer tokens.
CORRECTIONS = {
    "symbols": ('"4 2 7 5 3 4 5 2 8 3"', '"4 2 5 7 3 4 5 2 8 3"'),
    "points": ("{ 3 = 3, 4 = 5, 5 = 7 }", "{ 3 = 3, 4 = 5, 5 = 9 }"),
    "tokens": ("tokens = 15", "tokens = 6"),
}


def corrected(*names: str) -> Edition:
    text = FIRST.text
    for name in names or CORRECTIONS:
        before, behind = CORRECTIONS[name]
        assert before in text
        text = text.replace(before, behind)
    return Edition(text)


@pytest.fixture
def correction(monkeypatch: pytest.MonkeyPatch) -> Edition:
    """Another edition is the newest on the shelf while the first one is still known."""
    edition = corrected()
    learn_edition("land", FIRST)
    monkeypatch.setitem(GAMES, "land", Land(edition))
    return edition


def random_course(count: int = 400) -> Course:
    """A game by lot with the edition that new games are played with."""
    course = Course(Record("land", 2, GAMES["land"].options.read({}), "edition"))
    chance = Chance("edition")
    while course.outcome is None and len(course.record.entries) < count:
        (seat,) = course.awaited
        course.play(seat, chance.pick(course.moves(seat)))
    return course


def story(course: Course) -> list[object]:
    return [(played.seat, str(played.move), played.events) for played in course.played]


def test_a_new_game_is_played_with_the_corrected_values(correction: Edition) -> None:
    course = Course(Record("land", 2, GAMES["land"].options.read({}), "new"))
    position = course.position
    assert course.record.edition == correction.digest
    assert position.game is GAMES["land"]
    symbols = {one["name"]: one["symbol"] for one in position.view(None)["squares"]}
    assert (symbols["c3"], symbols["d3"]) == ("thistle", "moon")
    assert [clan["tokens"] for clan in position.view(None)["clans"]] == [6, 6]
    assert max(position.setup.sites.points) == 9


def test_a_running_game_goes_on_with_its_own_edition(monkeypatch: pytest.MonkeyPatch) -> None:
    expected = random_course()
    course = random_course(60)
    learn_edition("land", FIRST)
    monkeypatch.setitem(GAMES, "land", Land(corrected()))
    for entry in expected.record.entries[60:]:
        assert course.moves(entry.seat)
        course.enter(entry)
    assert story(course) == story(expected)
    assert everything(course.position) == everything(expected.position)
    assert course.position.game.edition == FIRST


@pytest.mark.parametrize("line", LINES[:3])
def test_a_record_is_read_with_its_own_edition(line: str, correction: Edition) -> None:
    stated = json.loads(line)["outcome"]
    dated = json.dumps(json.loads(line) | {"edition": FIRST.digest})
    for one in (line, dated):
        assert json.loads(write_record(read_record(one))) == json.loads(dated)
        assert json.loads(write_record(read_record(one)))["outcome"] == stated


def test_a_move_is_taken_back_with_the_edition_of_its_game(correction: Edition) -> None:
    record = Record("land", 2, GAMES["land"].options.read({}), "undo", edition=FIRST.digest)
    course = Course(record)
    before = everything(course.position)
    (seat,) = course.awaited
    course.play(seat, "wizard")
    course.play(seat, "c")
    course.play(seat, "undo")
    course.play(seat, "undo")
    assert everything(course.position) == before
    assert course.position.setup.components.tokens == 15


def test_an_imagined_and_a_copied_position_keep_the_edition(correction: Edition) -> None:
    position = random_course(30).position
    for twin in (position.copy(), position.imagine(0, Chance("twin"))):
        assert twin.game is position.game
        assert twin.setup is position.setup


def test_a_record_of_an_edition_that_is_not_at_hand_is_refused() -> None:
    unknown = json.loads(LINES[0]) | {"edition": corrected("symbols").digest}
    with pytest.raises(BadRecord) as refused:
        read_record(json.dumps(unknown))
    assert refused.value.reason == "edition"


@pytest.mark.parametrize("name", CORRECTIONS)
def test_each_correction_is_an_edition_of_its_own_that_can_be_learned(name: str) -> None:
    edition = corrected(name)
    assert edition.digest != FIRST.digest
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(GAMES, "land", Land(edition))
        course = random_course()
    line = write_record(course)
    with pytest.raises(BadRecord, match="not at hand"):
        read_record(line)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("rules.core.shelf._BY_EDITION", {})
        learn_edition("land", edition)
        assert story(read_record(line)) == story(course)


def test_comments_and_layout_make_no_other_edition() -> None:
    assert Edition(FIRST.text + "\n# Looked at twice.\n").digest == FIRST.digest


def test_an_edition_that_can_not_be_is_refused_in_a_sentence() -> None:
    wrong = Edition(FIRST.text.replace("swords = 10", "swords = 11"))
    with pytest.raises(BadBox, match="the deck has 109 cards, not 108"):
        Land(wrong)
