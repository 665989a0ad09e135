"""Tables made for tests: a course and its sitters, without a store."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.store import Match, State
from bot.table import Table

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.store import Sitter
    from rules import Course


def made_table(course: Course, sitters: Sequence[Sitter]) -> Table:
    """A table with these players and that course."""
    record = course.record
    match = Match(
        id=7,
        game=record.game,
        version=record.version,
        edition=record.edition,
        options=record.options,
        seed=record.seed,
        state=State.PLAYING if course.outcome is None else State.OVER,
        guild_id=1,
        channel_id=2,
        host_id=100,
        language="en",
        card_id=3,
        thread_id=4,
        turn_id=5,
        turn_version=0,
        length=len(record.entries),
        thinking=False,
        created=0.0,
        moved=0.0,
        sitters=list(sitters),
    )
    return Table(match, course)
