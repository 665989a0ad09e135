"""A scene: all that one viewer may be shown of a match at one moment.

Texts, pictures, buttons and menus are made from scenes, never from a position, so that none of
them can hold what its viewer must not know.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import TYPE_CHECKING

from bot.matches import fold
from bot.orders import as_ordered
from rules.core.event import seen_by
from rules.core.game import outcome_view

if TYPE_CHECKING:
    from bot.matches import Table
    from bot.store import Match
    from rules import Course, Event, Move, View


@dataclass(frozen=True, slots=True)
class Scene:
    """What one seat, or a spectator, may be shown."""

    match: Match
    seat: int | None
    view: View
    #: The length of the log.
    version: int
    #: The number of the turn. Like that of the question, and unlike the length of the log, it may
    #: be shown: no secret move changes it.
    turn: int
    #: The number of the question that the seat is asked; it goes with every answer.
    moment: int
    #: What the seat can do now.
    moves: tuple[Move, ...]
    #: The seat's last move that stands, if it made one in this turn.
    made: Move | None
    #: The seat's moves that stand of the last turn in which it made any.
    done: tuple[Move, ...]
    #: What happened since the turn before began, as far as the viewer may know it.
    events: tuple[Event, ...]
    #: Who was awaited when the turn began and has answered.
    answered: tuple[int, ...]
    #: Whether the turn's own message has been posted.
    announced: bool
    #: Who was there when something was last done, not by a standing order; ``None`` if nobody was.
    present: int | None

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.view["outcome"] is not None

    @property
    def abandoned(self) -> bool:
        """Whether all people have left, so that nobody plays on."""
        return not self.over and not self.match.has_people

    @property
    def absent(self) -> list[int]:
        """The users who play and were not there when something was last done."""
        others = (sitter for sitter in self.match.sitters if sitter.seat != self.present)
        return [sitter.user_id for sitter in others if sitter.user_id is not None]

    @property
    def names(self) -> list[str]:
        """The players' names by seat, not escaped."""
        return self.match.names


def scene(table: Table, seat: int | None) -> Scene:
    """The scene of a seat, or of a spectator, now."""
    return _scene(table.match, table.course, seat)


async def scene_at(table: Table, seat: int | None, version: int) -> Scene:
    """The scene when the log had that length."""
    entries = table.course.record.entries
    if version >= len(entries):
        return scene(table, seat)
    # A long log takes milliseconds to fold: not on the event loop, and not on the live course.
    course = await asyncio.to_thread(fold, table.match, entries[:version])
    return _scene(table.match, course, seat)


def _scene(match: Match, course: Course, seat: int | None) -> Scene:
    now, last = course.turns[-1], course.turns[-2:][0]
    deeds = course.deeds[last.deeds :]
    made = [deed.move for deed in course.deeds[now.deeds :] if deed.seat == seat]
    view = course.position.view(seat)
    if course.resigned is not None:
        # A resignation ends the match, not the position.
        view["outcome"] = outcome_view(course.outcome)
        view["to_act"] = ()
        view["ask"] = None
    events = [event for deed in deeds for event in deed.events]
    return Scene(
        match=match,
        seat=seat,
        view=view,
        version=len(course.record.entries),
        turn=course.turn,
        moment=0 if seat is None else course.questions[seat],
        moves=() if seat is None else course.moves(seat),
        made=made[-1] if made else None,
        done=() if seat is None else _last_turn_of(course, seat),
        events=tuple(seen_by(events, seat)),
        answered=tuple(who for who in now.awaited if who not in course.awaited),
        announced=match.turn_version is not None and match.turn_version >= now.version,
        present=_present(match, course),
    )


def _present(match: Match, course: Course) -> int | None:
    if course.resigned is not None:
        return course.resigned
    done = (deed.seat for deed in reversed(course.deeds) if not as_ordered(match, deed))
    return next(done, None)


def _last_turn_of(course: Course, seat: int) -> tuple[Move, ...]:
    """A seat's moves of the last turn in which it made any."""
    end = len(course.deeds)
    for turn in reversed(course.turns):
        done = tuple(deed.move for deed in course.deeds[turn.deeds : end] if deed.seat == seat)
        if done:
            return done
        end = turn.deeds
    return ()
