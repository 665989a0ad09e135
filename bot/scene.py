"""A scene: all that one viewer may be shown of a match at one moment.

Texts, pictures, buttons and menus are made from scenes, never from a match or a position. A scene
holds nothing that its viewer must not know, so none of them can either.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import TYPE_CHECKING

from bot.orders import present
from bot.public_match import public_match
from bot.table import fold
from rules.core.event import seen_by
from rules.core.game import outcome_view

if TYPE_CHECKING:
    from bot.public_match import PublicMatch
    from bot.store import Match
    from bot.table import Table
    from rules import Course, Event, Move, View


@dataclass(frozen=True, slots=True)
class Scene:
    """What one seat, or a spectator, may be shown."""

    match: PublicMatch
    seat: int | None
    view: View
    #: What everybody may know, the seat too: public sheets are painted from it.
    public: View
    #: The number of the turn. Like that of the question, and unlike the length of the log, it may
    #: be shown: no secret move changes it.
    turn: int
    #: The turn's own message, if it has been posted.
    turn_id: int | None
    #: The number of the question that the seat is asked; it goes with every answer.
    moment: int
    #: What the seat can do now.
    moves: tuple[Move, ...]
    #: The seat's last move that stands, if it made one in this turn.
    made: Move | None
    #: The seat's moves that stand of the last turn in which it made any.
    done: tuple[Move, ...]
    #: The seat's own standing order, if it has given one.
    order: str | None
    #: What happened since the turn before began, as far as the viewer may know it.
    events: tuple[Event, ...]
    #: Who was awaited when the turn began and has answered.
    answered: tuple[int, ...]
    #: Whether all people have left, so that nobody plays on.
    abandoned: bool
    #: The seed, once the game is over.
    seed: str | None
    #: Once the game is over, the users who play and were not there when it ended. Before, it would
    #: tell who has given a standing order.
    absent: tuple[int, ...]

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.view["outcome"] is not None

    @property
    def names(self) -> list[str]:
        """The players' names by seat, not escaped."""
        return [player.name for player in self.match.players]


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
    played = course.played[last.played :]
    made = [one.move for one in course.played[now.played :] if one.seat == seat]
    view = _view(course, seat)
    events = [event for one in played for event in one.events]
    over = view["outcome"] is not None
    announced = match.turn_version is not None and match.turn_version >= now.version
    return Scene(
        match=public_match(match),
        seat=seat,
        view=view,
        public=view if seat is None else _view(course, None),
        turn=course.turn,
        turn_id=match.turn_id if announced else None,
        moment=0 if seat is None else course.questions[seat],
        moves=() if seat is None else course.moves(seat),
        made=made[-1] if made else None,
        done=() if seat is None else _last_turn_of(course, seat),
        order=None if seat is None else match.sitters[seat].order,
        events=tuple(seen_by(events, seat)),
        answered=tuple(who for who in now.awaited if who not in course.awaited),
        abandoned=not over and not match.has_people,
        seed=match.seed if over else None,
        absent=_absent(match, course) if over else (),
    )


def _view(course: Course, seat: int | None) -> View:
    view = course.position.view(seat)
    if course.resigned is not None:
        # A resignation ends the match, not the position.
        view["outcome"] = outcome_view(course.outcome)
        view["to_act"] = ()
        view["ask"] = None
    return view


def _absent(match: Match, course: Course) -> tuple[int, ...]:
    there = present(match, course)
    others = (sitter.user_id for sitter in match.sitters if sitter.seat != there)
    return tuple(user_id for user_id in others if user_id is not None)


def _last_turn_of(course: Course, seat: int) -> tuple[Move, ...]:
    """A seat's moves of the last turn in which it made any."""
    end = len(course.played)
    for turn in reversed(course.turns):
        done = tuple(one.move for one in course.played[turn.played : end] if one.seat == seat)
        if done:
            return done
        end = turn.played
    return ()
