"""Taking back in variants of the toy game, for cases the plain toy can't show."""

from __future__ import annotations

import pytest

from rules import GAMES, Course, Entry, IllegalMove, Record
from rules.core.record import UNDO
from rules.core.takeback import Step, Unfinished
from tests.rules.toy_game import MOVES, ToyGame, ToyPosition
from tests.rules.walk import sight


def takebacks(position: ToyPosition, log: str, seat: int = 0) -> int:
    """How many moves a seat may take back after these."""
    unfinished = Unfinished()
    for entry in log.split():
        mover, _, word = entry.partition(":")
        unfinished.play(position, Step(int(mover), MOVES[word]))
    return unfinished.removable(position, seat)


class Shuffling(ToyPosition):
    """Every move also shuffles something that nobody ever sees."""

    def apply(self, seat, move):
        self.chance.below(6)
        return super().apply(seat, move)


def test_chance_that_nobody_sees_is_never_drawn_again():
    assert takebacks(ToyPosition(), "0:mark") == 1
    assert takebacks(Shuffling(), "0:mark") == 0


class Following(ToyPosition):
    """The second player may pass once the first has hidden the token; the first never passes."""

    def __init__(self) -> None:
        super().__init__(both=True, offered=("hide0", "hide1", "hide2", "pass"))

    def moves(self, seat):
        passing = seat == 1 and self.tokens[0] is not None
        return tuple(move for move in super().moves(seat) if passing or str(move) != "pass")


def test_a_move_without_which_the_others_later_one_were_illegal_stays():
    assert takebacks(Following(), "0:hide2 1:hide0") == 1
    assert takebacks(Following(), "0:hide2 1:pass") == 0


def test_the_others_later_moves_are_tried_in_the_order_they_were_made():
    assert takebacks(Following(), "0:hide0 0:hide2 1:hide0 1:pass") == 1


class FollowingGame(ToyGame):
    """The game with that rule, for a course."""

    def set_up(self, seats, options, seed):
        return Following()


def test_a_take_back_that_breaks_down_half_way_leaves_the_whole_turn_as_it_was(monkeypatch):
    monkeypatch.setitem(GAMES, "toy", FollowingGame())
    course = Course(Record("toy", 2, {}, "toy"))
    for seat, word in ((0, "hide2"), (1, "hide0"), (1, "pass")):
        course.play(seat, word)
    with pytest.raises(IllegalMove):
        course.enter(Entry(0, UNDO), checked=True)
    for seat in (1, 1, 0):
        course.enter(Entry(seat, UNDO), checked=True)
    assert sight(course.position) == sight(Following())
