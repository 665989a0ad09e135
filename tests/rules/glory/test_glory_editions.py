"""Corrected data is for new games: what was begun with other data goes on with it."""

from __future__ import annotations

import json

import pytest

from rules import GAMES, BadRecord, Chance, Course, IllegalMove, Record, read_record, write_record
from rules.core import shelf
from rules.core.edition import Edition
from rules.glory import Glory
from tests.rules.glory.setups import TEXT, changed
from tests.rules.walk import sight

#: In the first all games are alike until the shields run out; the others are dealt differently.
CORRECTIONS = {
    "shields": changed("shields = 5", "shields = 1"),
    "a strength": changed("strengths = [3,", "strengths = [4,"),
    "a start cell": changed('"1.T0", "1.B2"', '"1.T1", "1.B2"'),
}
EACH_CORRECTION = pytest.mark.parametrize("text", CORRECTIONS.values(), ids=CORRECTIONS)


@pytest.fixture(autouse=True)
def shelf_of_its_own(monkeypatch):
    """What a test puts on the shelf is gone after it."""
    monkeypatch.setitem(GAMES, "glory", GAMES["glory"])
    monkeypatch.setattr(shelf, "_BY_EDITION", dict(shelf._BY_EDITION))


def correct(text: str) -> None:
    """From now on the newest edition of the game is this one."""
    GAMES["glory"] = Glory(Edition(text))


def a_course(moves: int | None = None) -> Course:
    """A game for two by the newest edition, played by lot, to its end or for so many moves."""
    course = Course(Record("glory", 2, {"adjacency_crosses_fields": True}, "edition"))
    chance = Chance("edition")
    while course.outcome is None and (moves is None or len(course.played) < moves):
        (seat,) = course.awaited
        course.play(seat, chance.pick(course.moves(seat)))
    return course


def played_on(course: Course, log: list[str]) -> list[object]:
    """Everything that can be seen of a game while the rest of a log is played."""
    seen: list[object] = [sight(course.position)]
    for entry in log[len(course.played) :]:
        seat, _, word = entry.partition(":")
        events = course.play(int(seat), word)
        seen.append((events, sight(course.position)))
    return seen


@EACH_CORRECTION
def test_a_running_game_is_played_on_with_the_data_it_began_with(text):
    log = [str(entry) for entry in a_course().record.entries]
    running = a_course(9)
    expected = played_on(running.copy(), log)
    correct(text)
    assert running.position.game.edition.text == TEXT
    assert played_on(running.copy(), log) == expected
    # After a restart it is folded anew, with the edition that its record names.
    assert played_on(Course(running.record), log) == expected


@EACH_CORRECTION
def test_nothing_can_be_taken_back_after_a_correction_that_could_not_before(text):
    running = a_course(9)
    correct(text)
    for seat in (0, 1):
        assert running.takebacks(seat) == 0
        with pytest.raises(IllegalMove) as refused:
            running.play(seat, "undo")
        assert refused.value.reason == "nothing-to-take-back"


@EACH_CORRECTION
def test_a_record_is_read_with_the_edition_that_it_names(text):
    line = write_record(a_course())
    correct(text)
    assert write_record(read_record(line)) == line


@EACH_CORRECTION
def test_a_record_that_names_no_edition_is_of_the_first_one(text):
    line = write_record(a_course())
    nameless = {key: value for key, value in json.loads(line).items() if key != "edition"}
    correct(text)
    assert write_record(read_record(json.dumps(nameless))) == line


@EACH_CORRECTION
def test_a_new_game_is_played_with_the_corrected_data(text):
    old = sight(GAMES["glory"].start(2, seed="new"))
    correct(text)
    assert sight(GAMES["glory"].start(2, seed="new")) != old


def test_a_corrected_number_of_shields_counts_in_new_games():
    correct(CORRECTIONS["shields"])
    assert GAMES["glory"].start(3).view(None)["shields"] == (1, 1, 1)


def test_a_record_of_an_edition_that_is_not_at_hand_is_refused():
    correct(CORRECTIONS["a strength"])
    course = a_course()
    line = write_record(course)
    correct(TEXT)
    with pytest.raises(BadRecord) as refused:
        read_record(line)
    assert refused.value.reason == "edition"
    assert refused.value.facts["edition"] == course.record.edition
    shelf.learn_edition("glory", Edition(CORRECTIONS["a strength"]))
    assert read_record(line).outcome == course.outcome


def test_comments_make_no_other_edition():
    assert Edition(TEXT + "# Checked with my box.\n").digest == GAMES["glory"].edition.digest


def test_two_editions_are_played_side_by_side():
    """A move of one edition, given by its notation, is never taken for one of another."""
    games = [GAMES["glory"], Glory(Edition(CORRECTIONS["a strength"]))]
    positions = [game.start(2, seed="side by side") for game in games]
    alone = [game.start(2, seed="side by side") for game in games]
    for _ in range(20):
        for position, twin, other in zip(positions, alone, reversed(games), strict=True):
            (seat,) = position.to_act
            move = position.moves(seat)[0]
            assert position.play(seat, other.parse(str(move))) == twin.play(seat, move)
            assert sight(position) == sight(twin)


def test_a_position_is_of_the_game_that_started_it():
    game = Glory(Edition(CORRECTIONS["shields"]))
    position = game.start(2)
    assert position.copy().game is position.imagine(0, Chance("game")).game is position.game is game
