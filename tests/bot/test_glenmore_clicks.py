"""The controls of a turn of Glen More, and how many clicks it takes in games of computers."""

from __future__ import annotations

from statistics import mean
from typing import TYPE_CHECKING

import pytest

from bot.languages import words
from bot.scene import scene
from bot.store import Sitter
from bot.telling import tell_sure
from bot.ui.controls import BUTTONS, move_controls
from rules import GAMES, Chance, Course, Record
from tests.bot.made_table import made_table

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bot.scene import Scene
    from rules import Move

GAME = GAMES["glenmore"]
MOST = 7
#: What a typical turn is made of: at most so many of each kind, or all that is free at once.
#: A payment that is a choice at all is one click: the cheapest way, or the one that is left.
TYPICAL = {
    "take": 1,
    "pay": 1,
    "pay-cheapest": 1,
    "place": 1,
    "activate": 2,
    "activate-free": 1,
    "move": 1,
    "done": 1,
}


def clicks(shown: Scene, word: str) -> int:
    """How often one clicks to make a move: once if it is in sight, and once more if it is asked."""
    ids = [
        found
        for row in move_controls(shown, words("en"))
        for item in row.children
        for found in (
            [option.value for option in getattr(item, "options", [])]
            or [str(item.custom_id).rpartition(":")[2]]
        )
    ]
    move = next(move for move in shown.moves if str(move) == word)
    sure = tell_sure(words("en"), "glenmore", move)
    return 1 + (word not in ids) + bool(sure)


def turns(seats: int, lot: str) -> Iterator[list[tuple[Move, int]]]:
    """The turns of a game of computers: every move with its clicks."""
    course = Course(Record("glenmore", seats, GAME.options.read({"end": "top"}), lot))
    sitters = [Sitter(seat, 100 + seat, f"P{seat}", since=1.0) for seat in range(seats)]
    chance, made = Chance(lot), list[tuple["Move", int]]()
    while course.outcome is None:
        (seat,) = course.awaited
        move = GAME.advise(course.position.imagine(seat, chance), seat, chance)
        made.append((move, clicks(scene(made_table(course, sitters), seat), str(move))))
        milestone = course.position.milestone
        course.play(seat, str(move))
        if course.position.milestone != milestone or course.outcome is not None:
            yield made
            made = []


def is_typical(turn: list[tuple[Move, int]]) -> bool:
    """Whether there is no more in a turn than that."""
    kinds = [move.kind for move, _ in turn]
    return set(kinds) <= TYPICAL.keys() and all(
        kinds.count(kind) <= most for kind, most in TYPICAL.items()
    )


@pytest.mark.parametrize("seats", GAME.seat_counts)
def test_a_typical_turn_takes_at_most_seven_clicks(seats: int) -> None:
    found = [
        sum(clicked for _, clicked in turn)
        for lot in ("first", "second")
        for turn in turns(seats, f"{lot} {seats}")
        if is_typical(turn)
    ]
    assert len(found) > 4
    assert max(found) <= MOST
    assert mean(found) <= MOST - 1


def busy_course() -> tuple[Course, int]:
    """A moment of a random game in which there is much of everything to do, and whose it is."""
    for lot in range(50):
        course, chance = (
            Course(Record("glenmore", 2, GAME.options.read(None), f"{lot}")),
            Chance(""),
        )
        while course.outcome is None:
            (seat,) = course.awaited
            kinds = {group.kind for group in course.groups(seat)}
            if kinds == {"activate", "move", "market", "end"} and len(course.moves(seat)) > BUTTONS:
                return course, seat
            moves = [move for move in course.moves(seat) if move.kind != "sell"]
            course.play(seat, str(chance.pick(moves or course.moves(seat))))
    raise AssertionError("there is no such moment")


def test_activating_moving_selling_and_the_end_of_the_turn_stand_apart() -> None:
    course, seat = busy_course()
    sitters = [Sitter(one, 100 + one, f"P{one}", since=1.0) for one in range(2)]
    rows = move_controls(scene(made_table(course, sitters), seat), words("en"))
    found = [
        getattr(item, "placeholder", None) or getattr(item, "label", None)
        for row in rows
        for item in row.children
    ]
    assert "End turn" in found
    assert len(found) == 4
    assert {"Activate", "Move a Scotsman", "Sell"} & {*found}
