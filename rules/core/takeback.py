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


class Made:
    """A step that was made, and the position before it. Neither changes any more."""

    __slots__ = ("_tells", "before", "step")

    def __init__(self, before: Position, step: Step) -> None:
        self.before = before
        self.step = step
        self._tells: bool | None = None

    @property
    def tells(self) -> bool:
        """Whether anybody could have learned something from it.

        It takes long to find out, and is asked for every seat and again when one takes back.
        """
        if self._tells is None:
            self._tells = _tells(self.before, self.step)
        return self._tells


class Unfinished:
    """The moves of the turn that is not finished: those since a seat was last called upon.

    Where a position is the `end`, it must be the one after all of these moves.
    """

    __slots__ = ("steps",)

    def __init__(self, steps: Iterable[Made] = ()) -> None:
        self.steps = list(steps)

    def play(self, position: Position, step: Step) -> tuple[Event, ...]:
        """Make a move in a position and note it; a move that finishes the turn leaves none."""
        before = position.copy()
        events = tuple(position.play(step.seat, step.move))
        called = set(position.to_act) - set(before.to_act)
        if called or position.turn > before.turn or position.outcome is not None:
            self.steps.clear()
        else:
            self.steps.append(Made(before, step))
        return events

    def last_of(self, seat: int, end: Position) -> int | None:
        """The place of a seat's last move, if there is one since which no chance was drawn."""
        for place in reversed(range(len(self.steps))):
            made = self.steps[place]
            if made.before.chance.drawn != end.chance.drawn:
                return None
            if made.step.seat == seat:
                return place
        return None

    def removable(self, end: Position, seat: int, most: int | None = None) -> int:
        """How many of its last moves `seat` may take back; it counts up to `most`."""
        count = 0
        kept: list[Step] = []
        for made in reversed(self.steps):
            before, step = made.before, made.step
            if before.chance.drawn != end.chance.drawn or made.tells:
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
        if not any(_fits(imagined, Step(step.seat, move), viewer, seen) for move in moves):
            return False
    return True


def _fits(position: Position, step: Step, viewer: int, seen: Sight) -> bool:
    """Whether that step is legal, and `viewer` would see just this after it."""
    trial = position.copy()
    try:
        events = trial.play(step.seat, step.move)
    except IllegalMove:
        return False
    # A view is dear, and most steps that don't fit tell something else already.
    return seen_by(events, viewer) == seen.told and trial.view(viewer) == seen.view


def _after(position: Position, step: Step, viewer: int) -> Sight:
    """What `viewer` sees after a legal step."""
    trial = position.copy()
    events = trial.play(step.seat, step.move)
    return Sight(trial.view(viewer), seen_by(events, viewer))
