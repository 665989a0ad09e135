"""The turns of a course: when one begins, and what had been done by then."""

from __future__ import annotations

from rules import GAMES, Course, Entry, Record


def turns(log: str, *variants: str) -> list[str]:
    """The turns of a duel with this log, each as ``log length/played: who is awaited``."""
    options = GAMES["duel"].options.read({"variants": variants})
    course = Course(Record("duel", 2, options, "turns"))
    for entry in log.split():
        seat, _, word = entry.partition(":")
        course.enter(Entry(int(seat), word))
    return [
        f"{turn.version}/{turn.played}: {' '.join(map(str, turn.awaited))}".strip()
        for turn in course.turns
    ]


def test_the_first_turn_is_the_start():
    assert turns("") == ["0/0: 0 1"]


def test_who_still_thinks_is_not_called_upon_again():
    assert turns("0:5") == ["0/0: 0 1"]


def test_a_new_round_is_a_new_turn_for_both():
    assert turns("0:5 1:3") == ["0/0: 0 1", "2/2: 0 1"]


def test_a_new_round_is_a_new_turn_even_if_only_who_moved_last_is_awaited():
    assert turns("0:2 1:3") == ["0/0: 0 1", "2/2: 1"]


def test_it_is_the_spy_s_owner_s_turn_when_the_other_has_shown():
    assert turns("0:2 1:3 1:7") == ["0/0: 0 1", "2/2: 1", "3/3: 0"]


def test_the_cards_of_a_row_are_one_turn():
    assert turns("0:7 0:6 1:2 0:5", "fate") == ["0/0: 0 1"]


def test_a_move_taken_back_is_no_new_turn():
    assert turns("0:5 0:undo") == ["0/0: 0 1"]


def test_a_turn_counts_the_deeds_that_stand():
    assert turns("0:5 0:undo 0:4 1:3") == ["0/0: 0 1", "4/2: 0 1"]


def test_the_end_is_the_last_turn():
    assert turns("0:7 1:1") == ["0/0: 0 1", "2/2:"]


def test_a_resignation_is_the_last_turn():
    assert turns("0:5 1:resign") == ["0/0: 0 1", "2/1:"]
