"""Random walks through games, for the contract: every test looks at moments of such a walk."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache
from typing import TYPE_CHECKING

from rules import Chance, Move, Outcome, Position, View

if TYPE_CHECKING:
    from tests.rules.cases import Case

#: No game of this shelf takes longer, however foolishly it is played.
LONGEST = 3000
#: Tests come case by case, so few walks are enough to remember; of all cases they would fill the
#: memory.
REMEMBERED = 8


@dataclass(frozen=True)
class Sight:
    """Everything that can be seen of a position from outside."""

    to_act: tuple[int, ...]
    outcome: Outcome | None
    views: tuple[View, ...]
    moves: tuple[tuple[str, ...], ...]
    chance: tuple[str, int]


def sight(position: Position) -> Sight:
    """All views, moves and the place in the stream of chance."""
    seats = range(position.view(None)["seats"])
    return Sight(
        position.to_act,
        position.outcome,
        tuple(position.view(viewer) for viewer in (None, *seats)),
        tuple(tuple(map(str, position.moves(seat))) for seat in seats),
        (position.chance.text, position.chance.drawn),
    )


@dataclass(frozen=True)
class Moment:
    """A position of a walk, and the move that was made in it. The position is the reader's own."""

    position: Position
    seat: int
    move: Move
    #: What the position must look like, whatever was done to copies of it.
    sight: Sight

    def after(self) -> Position:
        """A position after the move."""
        return after(self.position, self.seat, self.move)


def after(position: Position, seat: int, move: Move) -> Position:
    """A position after a move in another one."""
    twin = position.copy()
    twin.play(seat, move)
    return twin


@dataclass(frozen=True)
class Walk:
    """A game played at random, to its end."""

    start: Position
    steps: tuple[tuple[int, Move], ...]
    end: Position


@lru_cache(REMEMBERED)
def walk(case: Case, seed: str) -> Walk:
    """Play a whole game at random. The walk is shared: copy its positions before changing them."""
    start = case.game.start(case.seats, case.options, seed)
    position, chance = start.copy(), Chance(f"walk {seed}")
    steps: list[tuple[int, Move]] = []
    while position.outcome is None:
        assert len(steps) < LONGEST, f"{case} does not end"
        seat = chance.pick(position.to_act)
        move = chance.pick(position.moves(seat))
        position.play(seat, move)
        steps.append((seat, move))
    return Walk(start, tuple(steps), position)


def moments(case: Case, seed: str = "moments", most: int = 6) -> list[Moment]:
    """Some moments of a walk: the first one, the last one, and others by lot."""
    return [
        replace(moment, position=moment.position.copy()) for moment in _moments(case, seed, most)
    ]


@lru_cache(REMEMBERED)
def _moments(case: Case, seed: str, most: int) -> list[Moment]:
    whole = walk(case, seed)
    places = list(range(1, len(whole.steps) - 1))
    Chance(f"places {seed}").shuffle(places)
    chosen = {0, len(whole.steps) - 1, *places[: most - 2]}
    position, found = whole.start.copy(), []
    for place, (seat, move) in enumerate(whole.steps):
        if place in chosen:
            found.append(Moment(position.copy(), seat, move, sight(position)))
        position.play(seat, move)
    return found
