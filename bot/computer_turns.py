"""A computer's turn: the moves that it makes in one go."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rules import Chance, Course, Move, Position


def computer_turn(course: Course, seat: int, chance: Chance) -> list[Move]:
    """The next moves of a seat, decided on one position that it imagines.

    The plan ends where the seat learns something, chance is drawn, the turn ends or somebody else
    is asked: from there the seat must think again. It also ends where the imagined position differs
    from the real one, so every planned move is legal in the real course.
    """
    imagined = course.position.imagine(seat, chance.fork("imagined"))
    true = course.position.copy()
    moves: list[Move] = []
    while True:
        # `advise` may change the position it is given.
        move = course.game.advise(imagined.copy(), seat, chance)
        if moves and move not in true.moves(seat):
            return moves
        moves.append(move)
        ended = [_ends(position, seat, move) for position in (imagined, true)]
        if any(ended):
            return moves


def _ends(position: Position, seat: int, move: Move) -> bool:
    """Make a move; returns whether a plan ends with it."""
    before = position.milestone, position.revealed, position.chance.drawn
    position.play(seat, move)
    after = position.milestone, position.revealed, position.chance.drawn
    return seat not in position.to_act or before != after
