"""Taking back: which of its last moves a seat may undo, computed from the views alone.

A move can be taken back while its turn is unfinished, no chance was drawn and nobody learned
anything since. A turn is finished when the game says so, or when another seat was called upon.
Somebody learned something if a move, whoever made it, told them which of the positions they thought
possible is the true one: `imagine` gives such positions, and the move must look the same in all of
them. And once another seat has moved too, a move stays if that seat could tell it from another: it
may be an answer.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from rules.core.chance import Chance
from rules.core.errors import IllegalMove
from rules.core.event import Event, seen_by

if TYPE_CHECKING:
    from collections.abc import Iterable

    from rules.core.game import Position
    from rules.core.move import Move
    from rules.core.view import View

#: How many imagined positions a move is tried in, for every viewer. What a viewer held for nine
#: parts in ten certain is then noticed in all but one of a hundred and fifty cases.
SAMPLES = 48


class Step(NamedTuple):
    """A move of a seat."""

    seat: int
    move: Move


class Sight(NamedTuple):
    """What a viewer sees after a step, and what it was told by it."""

    view: View
    told: list[Event]


def removable(start: Position, steps: Iterable[Step], seat: int, most: int | None = None) -> int:
    """How many of its last moves `seat` may take back after these steps; it counts up to `most`."""
    open_steps, end = _unfinished(start, steps)
    count = 0
    kept: list[Step] = []
    for before, step in reversed(open_steps):
        if before.chance.drawn != end.chance.drawn or _tells(before, step):
            break
        if step.seat != seat:
            kept.insert(0, step)
            continue
        if kept and (_answered(before, step, kept) or not _replays(before, kept)):
            break
        count += 1
        if count == most:
            break
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
        if called or position.turn > before.turn or position.outcome is not None:
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


def _answered(before: Position, step: Step, later: list[Step]) -> bool:
    """Whether a seat that moved later could tell this step from another one."""
    others = {one.seat for one in later}
    seen = {viewer: _after(before, step, viewer) for viewer in others}
    return any(
        _after(before, Step(step.seat, move), viewer) != seen[viewer]
        for move in before.moves(step.seat)
        for viewer in others
    )


def _tells(before: Position, step: Step) -> bool:
    """Whether anybody could have learned something from that step."""
    seats = before.view(None)["seats"]
    return any(not _looks_the_same(before, step, viewer) for viewer in range(seats))


def _looks_the_same(before: Position, step: Step, viewer: int) -> bool:
    """Whether `viewer` could have seen the same in every position it thought possible.

    Who made the move knows which it was; the others must only find some move that fits, or have
    noticed nothing at all.
    """
    seen = _after(before, step, viewer)
    if viewer != step.seat and seen == Sight(before.view(viewer), []):
        return True
    for sample in range(SAMPLES):
        imagined = before.imagine(viewer, Chance(f"takeback {viewer} {sample}"))
        moves = [step.move]
        if viewer != step.seat:
            moves += [move for move in imagined.moves(step.seat) if move != step.move]
        if not any(_after(imagined, Step(step.seat, move), viewer) == seen for move in moves):
            return False
    return True


def _after(position: Position, step: Step, viewer: int) -> Sight | None:
    """What `viewer` would see after that step; ``None`` if it isn't legal."""
    trial = position.copy()
    try:
        events = trial.play(step.seat, step.move)
    except IllegalMove:
        return None
    return Sight(trial.view(viewer), seen_by(events, viewer))
