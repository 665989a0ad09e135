"""Taking back: which of its last moves a seat may undo.

A move can be taken back while its turn is unfinished, no chance was drawn and nobody learned
anything since. A turn is finished when the game says so, or when another seat was called. The rules
count in `Position.revealed` what seats learn. And once another seat has moved too, a move stays if
that seat could tell it from another: the later move may be an answer.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from rules.core.errors import IllegalMove
from rules.core.event import Event, seen_by

if TYPE_CHECKING:
    from collections.abc import Iterable

    from rules.core.game import Position
    from rules.core.move import Move
    from rules.core.view import View


class Step(NamedTuple):
    """A move of a seat."""

    seat: int
    move: Move


class Sight(NamedTuple):
    """What a viewer sees after a step, and the events it was told."""

    view: View
    told: list[Event]


class Made(NamedTuple):
    """A step that was made, and the position before it. Neither changes any more."""

    before: Position
    step: Step

    def is_settled(self, end: Position) -> bool:
        """Whether anybody has learned anything by `end`, or chance was drawn."""
        before = self.before
        return before.chance.drawn != end.chance.drawn or before.revealed != end.revealed


class Unfinished:
    """The moves of the unfinished turn: those since a seat was last called.

    Where a position is the `end`, it must be the one after all of these moves.
    """

    __slots__ = ("steps",)

    def __init__(self, steps: Iterable[Made] = ()) -> None:
        self.steps = list(steps)

    def play(self, position: Position, step: Step) -> tuple[Event, ...]:
        """Make a move in a position and note it; a move that finishes the turn clears them all."""
        before = position.copy()
        events = tuple(position.play(step.seat, step.move))
        if _finishes(before, position):
            self.steps.clear()
        else:
            self.steps.append(Made(before, step))
        return events

    def last_of(self, seat: int, end: Position) -> int | None:
        """The index of a seat's last move, if no chance was drawn since."""
        for place in reversed(range(len(self.steps))):
            made = self.steps[place]
            # Folded logs may take back what somebody has learned from, but never chance.
            if made.before.chance.drawn != end.chance.drawn:
                return None
            if made.step.seat == seat:
                return place
        return None

    def removable(self, end: Position, seat: int, most: int | None = None) -> int:
        """How many of its last moves `seat` may take back, counted up to `most`."""
        count = 0
        kept: list[Step] = []
        for made in reversed(self.steps):
            before, step = made
            if made.is_settled(end):
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


def is_final(position: Position, step: Step) -> bool:
    """Whether a legal step, once made in this position, could not be taken back."""
    after = position.copy()
    after.apply(step.seat, step.move)
    return _finishes(position, after) or Made(position, step).is_settled(after)


def _finishes(before: Position, after: Position) -> bool:
    """Whether a turn was finished by a step: another seat was called, or the game says so."""
    called = set(after.to_act) - set(before.to_act)
    return bool(called) or after.milestone > before.milestone or after.outcome is not None


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


def _after(position: Position, step: Step, viewer: int) -> Sight:
    """What `viewer` sees after a legal step."""
    trial = position.copy()
    events = trial.play(step.seat, step.move)
    return Sight(trial.view(viewer), seen_by(events, viewer))
