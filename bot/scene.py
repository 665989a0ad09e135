"""A scene: all that one viewer may be shown of a match at one moment.

Texts, pictures, buttons and menus are made from scenes, never from a match or a position. A scene
holds nothing that its viewer must not know, so nothing made from it can leak.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from bot.orders import present
from bot.own_turns import OwnTurns
from bot.plans import foreseen
from bot.public_match import public_match
from bot.store.rows import State
from rules import GAMES
from rules.core.game import outcome_view

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bot.public_match import PublicMatch
    from bot.store import Match
    from bot.table import Table
    from rules import Course, Event, Move, View
    from rules.core.game import Group
    from rules.core.plans import Plan


@dataclass(frozen=True, slots=True)
class Scene:
    """What one seat, or a spectator, may be shown."""

    match: PublicMatch
    seat: int | None
    view: View
    #: What everybody may know, the seat too: public sheets are painted from it.
    public: View
    #: The number of the turn. Like `moment`, and unlike the length of the log, it may be shown: no
    #: secret move changes it.
    turn: int
    #: The turn's own message, if it has been posted.
    turn_id: int | None
    #: The number of the question that the seat is asked; every answer carries it.
    moment: int
    #: What the seat can do now, each move with all facts that texts need to present it.
    moves: tuple[Move, ...]
    #: The same moves in named groups, if the game has any for them.
    groups: tuple[Group, ...]
    #: The seat's last move that stands, if it made one in this turn.
    made: Move | None
    #: The seat's moves that stand of the last turn in which it made any.
    done: tuple[Move, ...]
    #: What came of them, beside what they say themselves.
    results: tuple[Event, ...]
    #: Whether a computer made any of them in the player's place.
    replaced: bool
    #: Whether the seat can take back a move now.
    undo: bool
    #: The seat's own standing orders: by question the answer.
    orders: Mapping[str, str]
    #: What the seat's player has noted for themselves.
    note: str
    #: What the seat's player means to do when the next turn comes.
    plan: Plan | None
    #: The moves of that plan, as they would be made now; none if they could not be.
    planned: tuple[Move, ...]
    #: Whether the seat waits in a game in which turns can be planned.
    may_plan: bool
    #: What happened since the previous turn began, as far as the viewer may know; for a seat, at
    #: least everything since its own last turn ended.
    events: tuple[Event, ...]
    #: Who was awaited when the turn began and has answered.
    answered: tuple[int, ...]
    #: Whether the game has ended without a result: all people have left, or it was ended.
    abandoned: bool
    #: The seed, once the game is over.
    seed: str | None
    #: Once the game is over, the players who weren't present when it ended. Any earlier, it would
    #: give away who has a standing order.
    absent: tuple[int, ...]

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.view["outcome"] is not None

    @property
    def plan_has_come(self) -> bool:
        """Whether the seat's turn has come, and what is planned is about to be made."""
        return self.plan is not None and not self.plan.void and self.asks_for_plan

    @property
    def asks_for_plan(self) -> bool:
        """Whether the seat is asked what its turn begins with."""
        return self.view["ask"] in GAMES[self.match.game].plans

    @property
    def names(self) -> list[str]:
        """The players' names by seat, not escaped."""
        return [player.name for player in self.match.players]


def scene(table: Table, seat: int | None) -> Scene:
    """The scene of a seat, or of a spectator, now."""
    return scene_of(table.match, table.course, seat)


async def scene_at(table: Table, seat: int | None, version: int) -> Scene:
    """The scene when the log had that length."""
    return scene_of(table.match, await table.course_at(version), seat)


def scene_of(match: Match, course: Course, seat: int | None) -> Scene:
    """The scene in a course of a match."""
    now, own = course.turns[-1], OwnTurns(course, seat)
    made = [one.move for one in course.played[now.played :] if one.seat == seat]
    view = _view(match, course, seat)
    # A plan is for what comes, not for what was.
    is_now = len(course.record.entries) == match.length and match.state is State.PLAYING
    plan = match.sitters[seat].plan if seat is not None and is_now else None
    over = view["outcome"] is not None
    announced = match.turn_version is not None and match.turn_version >= now.version
    return Scene(
        match=public_match(match),
        seat=seat,
        view=view,
        public=view if seat is None else _view(match, course, None),
        turn=course.turn,
        turn_id=match.turn_id if announced else None,
        moment=0 if seat is None else course.questions[seat],
        moves=() if seat is None or match.ended else course.explained(seat),
        groups=() if seat is None or match.ended else course.groups(seat),
        made=made[-1] if made else None,
        done=own.done,
        results=own.results,
        replaced=own.replaced,
        undo=seat is not None and not match.ended and course.takebacks(seat, most=1) > 0,
        orders={} if seat is None else match.sitters[seat].orders,
        note="" if seat is None else match.sitters[seat].note,
        plan=plan,
        planned=() if plan is None or seat is None else foreseen(course, seat, plan),
        may_plan=seat is not None and _may_plan(match, course, seat),
        events=own.news,
        answered=_answered(course),
        abandoned=not over and (match.ended or not match.has_people),
        seed=match.seed if over else None,
        absent=_absent(match, course) if over else (),
    )


def _may_plan(match: Match, course: Course, seat: int) -> bool:
    """Whether planning is offered.

    What can be planned is looked for only when somebody wants to: to imagine the next turn would
    take longer than everything else that a message shows.
    """
    return match.state is State.PLAYING and bool(course.game.plans) and seat not in course.awaited


def _answered(course: Course) -> tuple[int, ...]:
    """Who was awaited when the turn began and has answered, while others still haven't.

    Empty while a seat is asked that was not awaited then: that is a question in between.
    """
    begun = course.turns[-1].awaited
    if not set(course.awaited) <= set(begun):
        return ()
    return tuple(seat for seat in begun if seat not in course.awaited)


def _view(match: Match, course: Course, seat: int | None) -> View:
    view = course.public if seat is None else course.position.view(seat)
    if course.resigned is None and not match.ended:
        return view
    view = view.copy()
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
