"""Nothing of a turn can be taken back."""

from __future__ import annotations

from rules import GAMES, Course, Record


def test_a_card_that_everybody_has_seen_can_not_be_taken_back():
    course = Course(Record("glory", 2, GAMES["glory"].options.read(None), "taken back"))
    for _ in range(9):
        (seat,) = course.awaited
        course.play(seat, course.moves(seat)[0])
        assert course.takebacks(seat) == 0
