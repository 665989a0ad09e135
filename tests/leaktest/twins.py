"""Twins: courses that a viewer can't tell apart, with everything redrawn that it can't know."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from rules import Entry, IllegalMove, Move
from rules.core.event import seen_by
from rules.core.takeback import Step, Unfinished

if TYPE_CHECKING:
    from rules import Chance, Course, Event, Position, View
    from rules.core.course import Played

#: How often the unfinished turn is played anew before only the present position is imagined.
TRIES = 3
#: How many moves of another player are tried to find one that looks the same.
MOVES = 12
#: What stands in a twin for the moves of others: nobody is told of them but by events.
HIDDEN = Move("hidden", "hidden", {})
#: Somebody has chosen in secret and changed their mind, which nobody can know.
CHANGED_MIND = 2


def twin_of(course: Course, viewer: int | None, chance: Chance) -> Course:
    """A course that `viewer` (a spectator if ``None``) can't tell from this one.

    Of what others did it holds only what the viewer was told, and its log is longer. If it can be,
    the unfinished turn was played in it from an imagined beginning, so that taking back leads to
    other secrets too.
    """
    twin = course.copy()
    twin.position, twin._unfinished = _played_anew(course, viewer, chance) or _imagined_now(
        course, viewer, chance
    )
    twin._public = None
    twin.played = [_as_known(one, viewer) for one in course.played]
    other = next(seat for seat in range(course.record.seats) if seat != viewer)
    twin.record.entries[:] = [
        entry if entry.seat == viewer else replace(entry, word=str(HIDDEN))
        for entry in course.record.entries
    ] + [Entry(other, str(HIDDEN))] * CHANGED_MIND
    return twin


def imagined(position: Position, viewer: int | None, chance: Chance) -> Position:
    """A position that `viewer` can't tell from this one.

    A spectator knows no more than any player, so what any of them can't know is redrawn in turn.
    """
    seats = range(position.view(None)["seats"]) if viewer is None else (viewer,)
    for seat in seats:
        position = position.imagine(seat, chance.fork(f"for {seat}"))
    return position


def _as_known(one: Played, viewer: int | None) -> Played:
    move = one.move if one.seat == viewer else HIDDEN
    return replace(one, move=move, events=tuple(seen_by(one.events, viewer)))


def _played_anew(
    course: Course, viewer: int | None, chance: Chance
) -> tuple[Position, Unfinished] | None:
    """The unfinished turn from an imagined beginning; ``None`` if none was found that fits."""
    steps = course._unfinished.steps
    begun = steps[0].before if steps else course.position
    # What the viewer saw after each step.
    ends = [*(made.before for made in steps[1:]), course.position]
    told = course.played[len(course.played) - len(steps) :]
    for attempt in range(TRIES if steps else 1):
        luck = chance.fork(f"attempt {attempt}")
        position = imagined(begun, viewer, luck)
        unfinished = Unfinished()
        for made, end, one in zip(steps, ends[: len(steps)], told, strict=True):
            seen = _sight(end, viewer, one.events)
            found = alike(position, made.step, viewer, seen, luck)
            if found is None:
                break
            unfinished.play(position, found)
        if len(unfinished.steps) == len(steps):
            return position, unfinished
    return None


def _imagined_now(
    course: Course, viewer: int | None, chance: Chance
) -> tuple[Position, Unfinished]:
    position = imagined(course.position, viewer, chance)
    # What was drawn in the unfinished turn can be taken back no more than before.
    position.chance.drawn = course.position.chance.drawn
    return position, Unfinished(course._unfinished.steps)


def alike(
    position: Position, step: Step, viewer: int | None, seen: object, chance: Chance
) -> Step | None:
    """A step of the same seat after which the viewer sees the same; its own must be the same."""
    moves = [step.move]
    if step.seat != viewer:
        others = [move for move in position.moves(step.seat) if move != step.move]
        chance.shuffle(others)
        moves = [*others[:MOVES], step.move]
    for move in moves:
        made = step._replace(move=move)
        try:
            found = sight_after(position, made, viewer)
        except IllegalMove:
            continue
        if found == seen:
            return made
    return None


def sight_after(position: Position, step: Step, viewer: int | None) -> object:
    """What a viewer sees after a step, what everybody sees, and what the viewer was told."""
    trial = position.copy()
    return _sight(trial, viewer, trial.play(step.seat, step.move))


def _sight(
    position: Position, viewer: int | None, events: list[Event] | tuple[Event, ...]
) -> tuple[View, View, list[Event]]:
    return position.view(viewer), position.view(None), seen_by(events, viewer)
