"""What one viewer notices of what another player does: how many messages and edits, in which order.

Which they are follows from the notices that a move causes (`bot.notices`). What is in them is
compared by `received`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.notices import FOR_ALL, Entered, notices_of
from rules.core.takeback import Step
from tests.bot.made_table import made_table
from tests.leaktest.twins import alike, sight_after

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.store import NewNotice, Sitter
    from rules import Chance, Course
    from tests.leaktest.received import Received


def aftermaths(
    course: Course,
    twin: Course,
    viewer: int | None,
    sitters: Sequence[Sitter],
    chance: Chance,
) -> tuple[Received, Received]:
    """What comes of a move of each other player, in a course and in its twin.

    In the twin it is another move, if there is one that looks the same to the viewer.
    """
    told: tuple[Received, Received] = {}, {}
    for seat in course.awaited:
        moves = course.moves(seat)
        if seat == viewer or not moves:
            continue
        step = Step(seat, chance.pick(moves))
        seen = sight_after(course.position, step, viewer)
        other = alike(twin.position, step, viewer, seen, chance)
        if other is None:
            continue
        for received, before, made in ((told[0], course, step), (told[1], twin, other)):
            received[f"after a move of seat {seat}"] = _noticed(before, made, viewer, sitters)
    return told


def _noticed(
    course: Course, step: Step, viewer: int | None, sitters: Sequence[Sitter]
) -> dict[str, object]:
    """All that a viewer gets when a step is made, in order, and what is in the custom ids then."""
    after = course.copy()
    after.play(step.seat, step.move)
    table = made_table(after, sitters)
    entered = Entered(step.seat, step.seat, None, None)
    notices = [one for one in notices_of(entered, course, table) if one.seat in (None, viewer)]
    return {
        "messages and edits": [_kind(one) for one in notices],
        "time of the last move": any(one.kind in FOR_ALL for one in notices),
        "number of the turn": after.turn,
        "number of the question": None if viewer is None else after.questions[viewer],
    }


def _kind(notice: NewNotice) -> tuple[object, ...]:
    """What is told; how long the log was is stored with it, and told to nobody."""
    return notice.kind, notice.seat, notice.user_id, notice.name, notice.word
