"""Taking back the small steps of a turn."""

from __future__ import annotations

import pytest

from rules import Course, IllegalMove, Record
from tests.rules.cherokee.setups import moves, start


def test_an_unfinished_turn_can_be_taken_back_a_finished_one_can_not():
    """Until the card lies in the base nothing has been shown that wasn't open before."""
    course = Course(Record("cherokee", 3, start(3).game.options.read(None), "taken back"))
    (seat,) = course.awaited
    while course.position.view(None)["stage"] != "place":
        course.play(seat, course.moves(seat)[0])
    made = len(course.played)
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
