"""Proves `Position.revealed`: works out whether a move could have taught anybody anything.

A viewer learned something if a move ruled out a position that they thought possible. `imagine`
gives such positions, and the move must look the same in all of them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules import Chance, IllegalMove
from rules.core.event import seen_by

if TYPE_CHECKING:
    from rules import Event, Position, View
    from rules.core.takeback import Step

#: How many imagined positions a move is tried in, for every viewer. What a viewer held for nine
#: parts in ten certain is then noticed in all but one of a hundred and fifty cases.
SAMPLES = 48


def anybody_learns(before: Position, step: Step, samples: int = SAMPLES) -> bool:
    """Whether anybody could have learned something from that step."""
    seats = before.view(None)["seats"]
    return any(not _looks_the_same(before, step, viewer, samples) for viewer in range(seats))


def _looks_the_same(before: Position, step: Step, viewer: int, samples: int) -> bool:
    """Whether `viewer` could have seen the same in every position it thought possible.

    The mover knows which move it was. For the others it is enough that some move fits, or that they
    noticed nothing at all.
    """
    seen = _after(before, step, viewer)
    if viewer != step.seat and seen == (before.view(viewer), []):
        return True
    for sample in range(samples):
        imagined = before.imagine(viewer, Chance(f"learning {viewer} {sample}"))
        moves = [step.move]
        if viewer != step.seat:
            moves += [move for move in imagined.moves(step.seat) if move != step.move]
        if not any(_fits(imagined, step._replace(move=move), viewer, seen) for move in moves):
            return False
    return True


def _fits(position: Position, step: Step, viewer: int, seen: tuple[View, list[Event]]) -> bool:
    """Whether that step is legal, and `viewer` would see just this after it."""
    trial = position.copy()
    try:
        events = trial.play(step.seat, step.move)
    except IllegalMove:
        return False
    # Views are expensive, and most steps that don't fit already differ in their events.
    return seen_by(events, viewer) == seen[1] and trial.view(viewer) == seen[0]


def _after(position: Position, step: Step, viewer: int) -> tuple[View, list[Event]]:
    """What `viewer` sees after a legal step."""
    trial = position.copy()
    events = trial.play(step.seat, step.move)
    return trial.view(viewer), seen_by(events, viewer)
