"""Planning: the moves that a computer makes in one go."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rules import Chance, Course, Move, Position


def planned(course: Course, seat: int, chance: Chance) -> list[Move]:
    """The next moves of a seat, decided on one position that it imagines.

    They end where the seat learns something, chance is drawn, the turn is over or somebody else is
    asked: from there on it has to think anew. They end too where what it imagined proves wrong, so
    that all of them are legal in the course as it is.
    """
    imagined = course.position.imagine(seat, chance.fork("imagined"))
    true = course.position.copy()
    moves: list[Move] = []
    while True:
        # Advice may play on with the position that it is given.
        move = course.game.advise(imagined.copy(), seat, chance)
        if moves and move not in true.moves(seat):
            return moves
        moves.append(move)
        ended = [_ends(position, seat, move) for position in (imagined, true)]
        if any(ended):
            return moves


def _ends(position: Position, seat: int, move: Move) -> bool:
    """Make a move; whether a plan ends with it."""
    before = position.milestone, position.revealed, position.chance.drawn
    position.play(seat, move)
    after = position.milestone, position.revealed, position.chance.drawn
    return seat not in position.to_act or before != after
