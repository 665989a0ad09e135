"""Taking back: which of its last moves a seat may undo, computed from the views alone.

A move can be taken back while its turn is unfinished, no chance was drawn and nobody learned
anything from it. A turn is finished when another seat was called upon. Somebody learned something
if the move told them which of the positions they thought possible is the true one: `imagine` gives
such positions, and the move must look the same in all of them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from rules.core.chance import Chance
from rules.core.errors import IllegalMove

if TYPE_CHECKING:
    from collections.abc import Iterable

    from rules.core.game import Position
    from rules.core.move import Move
    from rules.core.view import View

#: How many imagined positions a move is tried in, for every viewer.
SAMPLES = 16


class Step(NamedTuple):
    """A move of a seat."""

    seat: int
    move: Move


def removable(start: Position, steps: Iterable[Step], seat: int) -> int:
    """How many of its last moves `seat` may take back after these steps."""
    open_steps, end = _unfinished(start, steps)
    count = 0
    kept: list[Step] = []
    for before, step in reversed(open_steps):
        if before.chance.drawn != end.chance.drawn:
            break
        if step.seat != seat:
            kept.insert(0, step)
            continue
        if not _replays(before, kept) or _tells(before, step):
            break
        count += 1
    return count


def _unfinished(
    start: Position, steps: Iterable[Step]
) -> tuple[list[tuple[Position, Step]], Position]:
    """The steps since a seat was last called upon, each with the position before it; the end."""
    position = start
    found: list[tuple[Position, Step]] = []
    for step in steps:
        before = position.copy()
        position.play(step.seat, step.move)
        called = set(position.to_act) - set(before.to_act)
        if called or position.outcome is not None:
            found.clear()
        else:
            found.append((before, step))
    return found, position


def _replays(position: Position, steps: list[Step]) -> bool:
    """Whether the others' later moves stay legal without the one taken back."""
    trial = position.copy()
    try:
        for step in steps:
            trial.play(step.seat, step.move)
    except IllegalMove:
        return False
    return True


def _tells(before: Position, step: Step) -> bool:
    """Whether anybody could have learned something from that step."""
    after = before.copy()
    after.play(step.seat, step.move)
    seats = before.view(None)["seats"]
    return any(
        not _looks_the_same(before, step, viewer, after.view(viewer)) for viewer in range(seats)
    )


def _looks_the_same(before: Position, step: Step, viewer: int, seen: View) -> bool:
    """Whether `viewer` could have seen the same in every position it thought possible.

    Who made the move knows which it was; the others must only find some move that fits.
    """
    for sample in range(SAMPLES):
        imagined = before.imagine(viewer, Chance(f"takeback {viewer} {sample}"))
        moves = [step.move]
        if viewer != step.seat:
            moves += [move for move in imagined.moves(step.seat) if move != step.move]
        if not any(_leads_to(imagined, Step(step.seat, move), viewer, seen) for move in moves):
            return False
    return True


def _leads_to(position: Position, step: Step, viewer: int, seen: View) -> bool:
    trial = position.copy()
    try:
        trial.play(step.seat, step.move)
    except IllegalMove:
        return False
    return trial.view(viewer) == seen
