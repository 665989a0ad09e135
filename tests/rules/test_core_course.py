"""The course of a game: the log folded, questions numbered, undo and resignation in the log."""

from __future__ import annotations

import pytest

from rules import (
    GAMES,
    BadRecord,
    Course,
    Entry,
    IllegalMove,
    OutOfTurn,
    Record,
    UnknownMove,
    read_record,
    write_record,
)
from tests.rules.walk import sight


def course(log: str = "", *variants: str, seed: str = "course") -> Course:
    """A duel after this log: ``course("0:5 1:3")``."""
    options = GAMES["duel"].options.read({"variants": variants})
    found = Course(Record("duel", 2, options, seed))
    for entry in log.split():
        seat, _, word = entry.partition(":")
        found.play(int(seat), word)
    return found


def log(game: Course) -> str:
    return " ".join(map(str, game.record.entries))


def state(game: Course) -> tuple[object, ...]:
    """Everything about a course that a refused entry must leave alone."""
    return (
        sight(game.position),
        log(game),
        tuple(game.asked),
        len(game.played),
        game.resigned,
        game.outcome,
    )


# ---- the fold ------------------------------------------------------------------------------------


def test_a_fresh_game_has_an_empty_log_and_asks_everybody_awaited():
    game = course()
    assert log(game) == ""
    assert game.played == []
    assert game.asked == [0, 0]
    assert game.awaited == (0, 1)
    assert game.outcome is None


def test_what_is_played_is_logged_and_stands():
    game = course("0:5 1:3")
    assert log(game) == "0:5 1:3"
    assert [(played.seat, str(played.move)) for played in game.played] == [(0, "5"), (1, "3")]
    assert [event.kind for event in game.played[1].events] == ["won"]


def test_play_tells_what_happened():
    game = course("0:5")
    events = game.play(1, "3")
    assert events == game.played[-1].events


def test_the_fold_of_a_log_is_the_game():
    game = course("0:5 0:undo 0:4 1:4 1:7")
    again = Course(game.record)
    assert state(again) == state(game)


def test_a_course_has_a_log_of_its_own():
    record = course("0:5").record
    game = Course(record)
    game.play(1, "3")
    assert " ".join(map(str, record.entries)) == "0:5"


def test_a_copy_is_equal_and_goes_its_own_way():
    game = course("0:7 1:4 0:6")
    twin = game.copy()
    assert state(twin) == state(game)
    before = state(game)
    twin.play(0, "undo")
    twin.play(1, "5")
    assert state(game) == before
    assert game.takebacks(0) == 1
    assert state(twin) == state(course("0:7 1:4 0:6 0:undo 1:5"))


@pytest.mark.parametrize(("reason", "value"), [("version", 7), ("edition", "other")])
def test_a_game_of_other_rules_or_data_is_never_folded_with_these(reason, value):
    record = Record("duel", 2, GAMES["duel"].options.read(None), "course", **{reason: value})
    with pytest.raises(BadRecord) as refused:
        Course(record)
    assert refused.value.reason == reason


def test_a_move_and_its_notation_are_the_same():
    by_move, by_word = course(), course()
    by_move.play(0, by_move.moves(0)[3])
    by_word.play(0, "3")
    assert state(by_move) == state(by_word)


@pytest.mark.parametrize("word", [" 7", "7 ", "\t7\n"])
def test_a_move_is_logged_by_its_notation_however_it_was_typed(word):
    game = course()
    game.play(0, word)
    assert log(game) == "0:7"
    assert read_record(write_record(game)).record == game.record


@pytest.mark.parametrize(
    ("entry", "error", "reason"),
    [
        ("0:8", UnknownMove, "no-such-card"),
        ("0:6", OutOfTurn, "not-awaited"),
        ("1:undo", IllegalMove, "nothing-to-take-back"),
        ("7:3", OutOfTurn, "not-awaited"),
        ("-1:3", OutOfTurn, "not-awaited"),
        ("7:undo", IllegalMove, "nothing-to-take-back"),
    ],
)
def test_a_refused_entry_changes_nothing(entry, error, reason):
    game = course("0:5")
    before = state(game)
    seat, _, word = entry.partition(":")
    with pytest.raises(error) as refused:
        game.enter(Entry(int(seat), word))
    assert (refused.value.reason, refused.value.notation) == (reason, word)
    assert state(game) == before


def test_a_card_not_held_is_refused_with_its_rule():
    game = course("0:5 1:3")
    before = state(game)
    with pytest.raises(IllegalMove) as refused:
        game.play(0, "5")
    assert refused.value.rule == "BR-R18"
    assert state(game) == before


@pytest.mark.parametrize("word", ["3", "undo", "resign", "nonsense"])
def test_after_the_end_everything_is_refused(word):
    for game in (course("0:7 1:1"), course("0:resign")):
        before = state(game)
        with pytest.raises(OutOfTurn) as refused:
            game.play(1, word)
        assert refused.value.reason == "game-over"
        assert state(game) == before


def test_a_log_that_breaks_the_rules_is_named_with_its_place():
    record = Record("duel", 2, GAMES["duel"].options.read(None), "seed", 1, [])
    record.entries += [Entry(0, "5"), Entry(1, "9")]
    with pytest.raises(BadRecord, match=r"log entry 2, 1:9: .*BR-R18"):
        Course(record)


def test_options_that_do_not_fit_are_no_record():
    with pytest.raises(BadRecord, match="seats"):
        Course(Record("duel", 3, GAMES["duel"].options.read(None), "seed"))


# ---- the number of a question --------------------------------------------------------------------


def test_a_question_has_a_new_number_for_who_has_moved():
    assert course("0:5").asked[0] == 1


def test_a_question_stays_the_same_while_only_others_move():
    assert course("0:5").asked[1] == 0


def test_a_new_round_is_a_new_question_for_both():
    assert course("0:5 1:3").asked == [2, 2]


def test_taking_back_is_a_new_question_for_who_took_back_only():
    game = course("0:5 0:undo")
    assert game.asked == [2, 0]
    game.play(1, "3")
    assert game.asked == [2, 3]


def test_the_spy_s_owner_is_asked_anew_when_the_other_has_shown():
    game = course("0:2 1:3")
    before = game.asked[0]
    game.play(1, "7")
    assert game.asked[0] == 3 > before


def test_each_card_of_a_row_is_a_question_of_its_own():
    game = course("", "fate")
    for number, card in enumerate("0123", 1):
        game.play(0, card)
        assert game.asked == [number, 0]


def test_the_same_card_once_more_is_a_new_question_too():
    """With twins in hand the choice stays the same: a second press must not lay the second one."""
    game = course("", "fate", "dark_night")
    twin = next(card for card in range(8) if game.position.view(0)["hands"][0].count(card) == 2)
    choice = game.moves(0)
    game.play(0, str(twin))
    assert game.moves(0) == choice
    assert game.asked == [1, 0]


def test_numbers_are_part_of_the_fold():
    game = course("0:5 0:undo 0:4 1:4 1:7 0:1")
    assert read_record(write_record(game)).asked == game.asked


# ---- undo and resignation ------------------------------------------------------------------------


def test_undo_is_an_entry_of_the_log():
    game = course("0:5 0:undo 0:6")
    assert log(game) == "0:5 0:undo 0:6"
    assert [str(played.move) for played in game.played] == ["6"]


def test_undo_tells_nothing():
    assert course("0:5").play(0, "undo") == ()


def test_a_game_with_undo_is_the_game_without():
    straight, winding = course("0:6 1:2"), course("0:5 0:undo 0:6 1:3".replace("1:3", "1:2"))
    assert sight(straight.position) == sight(winding.position)


def test_resignation_ends_the_game_for_both():
    game = course("0:5 1:resign")
    assert game.awaited == ()
    assert game.moves(0) == game.moves(1) == ()
    assert game.outcome is not None
    assert game.outcome.ranking == ((0,), (1,))
    assert game.outcome.scores == (1, 0)
    assert game.outcome.reason == "resign"


def test_resignation_is_possible_out_of_turn():
    assert course("0:5 0:resign").outcome is not None


def test_a_resigned_game_replays():
    game = course("0:5 1:3 0:resign")
    again = read_record(write_record(game))
    assert state(again) == state(game)


@pytest.mark.parametrize("seat", [-1, 2, 7])
def test_only_players_resign(seat):
    game = course()
    with pytest.raises(IllegalMove):
        game.play(seat, "resign")
    assert game.outcome is None


def test_with_more_than_two_at_the_table_nobody_resigns():
    game = Course(Record("glory", 3, GAMES["glory"].options.read(None), "course"))
    before = state(game)
    with pytest.raises(IllegalMove) as refused:
        game.play(0, "resign")
    assert refused.value.reason == "others-play-on"
    assert state(game) == before


# ---- a computer in a player's place --------------------------------------------------------------


def test_the_log_says_which_moves_a_computer_made():
    game = course("0:computer 0:5 0:player 1:3")
    assert log(game) == "0:computer 0:5 0:player 1:3"
    assert [one.computer for one in game.played] == [True, False]
    assert game.computers == frozenset()


def test_who_decides_changes_nothing_else():
    game, other = course("0:5"), course("0:5")
    game.play(1, "computer")
    assert (game.asked, game.questions, game.turns) == (other.asked, other.questions, other.turns)
    assert sight(game.position) == sight(other.position)
    assert game.takebacks(0) == other.takebacks(0)
    assert game.computers == {1}
    assert game.copy().computers == {1}


def test_who_decides_is_not_what_a_seat_did_last():
    game = course("0:5 1:computer")
    game.play(0, "undo")
    assert game.has_taken_back(0)
    game.play(0, "computer")
    assert game.has_taken_back(0), "who decides is no move"
    assert not game.has_taken_back(1)


@pytest.mark.parametrize("word", ["computer", "player"])
def test_who_decides_must_be_something_new(word):
    game = course("0:computer") if word == "computer" else course()
    before = state(game)
    with pytest.raises(OutOfTurn):
        game.play(0, word)
    with pytest.raises(OutOfTurn):
        game.play(5, word)
    assert state(game) == before
