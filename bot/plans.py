"""Plans in advance: what a player means to do when their turn comes, if it is legal then.

A plan is stored with the seat, and only that seat sees it. When its turn has come, it is made after
a pause by `bot.planned_turns`: ordinary moves, stored with the plan's end in one transaction, told
in the messages that a click of the player would have caused. A plan that is not possible then is
void: the player is asked as usual, and told why. The rules say what can be planned, and judge it
in positions that the seat imagines (`rules.core.plans`).
"""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from bot.refused import Refused, Stale
from bot.store.rows import NewNotice, NoticeKind, State
from rules import Entry, IllegalMove
from rules.core.plans import outlook, planned_moves
from rules.core.record import UNDO

if TYPE_CHECKING:
    from bot.matches import Matches
    from bot.table import Table
    from rules import Course, Move
    from rules.core.plans import Outlook, Plan

#: How many moves a plan may have: more than any turn takes.
LONGEST: Final = 60
#: A plan's state is told by the number of the seat's question, and by its length below this.
_LENGTHS: Final = 64


def stamp(table: Table, seat: int) -> int:
    """Which state of a seat's plan its buttons were made for."""
    plan = table.match.sitters[seat].plan
    return table.course.questions[seat] * _LENGTHS + (0 if plan is None else len(plan.moves))


def has_come(course: Course, seat: int) -> bool:
    """Whether a seat is asked what its turn begins with."""
    return seat in course.awaited and course.position.view(seat)["ask"] in course.game.plans


def due_seat(table: Table) -> int | None:
    """A seat whose plan is to be carried out now; ``None`` if there is none."""
    match, course = table.match, table.course
    if match.state is not State.PLAYING or match.paused:
        return None
    for seat in course.awaited:
        sitter = match.sitters[seat]
        waits = sitter.plan is not None and not sitter.plan.void and not sitter.is_computer
        if waits and has_come(course, seat):
            return seat
    return None


def forget_plan(draft: Table, entry: Entry) -> None:
    """Drop the plan of a seat that begins its turn, in whatever way, or takes a move back.

    The plan followed on that move, and must not answer the question that is asked again.
    """
    sitter = draft.match.sitters[entry.seat]
    if sitter.plan is not None and (entry.word == UNDO or has_come(draft.course, entry.seat)):
        sitter.plan = None


def foreseen(course: Course, seat: int, plan: Plan) -> tuple[Move, ...]:
    """The moves of a plan as they would be made now; none if they could not be."""
    if has_come(course, seat):
        return tuple(planned_moves(course.position, seat, plan) or ())
    found = outlook(course.position, seat, plan)
    return () if found is None else found.planned


class Plans:
    """All that can be done about plans. What is forbidden raises `Refused` and changes nothing."""

    def __init__(self, matches: Matches) -> None:
        self._matches = matches

    async def outlook(self, table: Table, seat: int) -> Outlook:
        """What a seat has planned and can plan further. Raises `Refused` if it can plan nothing."""
        match, course = table.match, table.course
        if match.state is not State.PLAYING:
            raise Refused("already-over")
        if not course.game.plans:
            raise Refused("plan-never")
        if has_come(course, seat):
            raise Refused("plan-your-turn")
        plan = match.sitters[seat].plan
        found = await asyncio.to_thread(outlook, course.position, seat, plan)
        if found is None:
            raise Refused("plan-not-now")
        return found

    async def extend(self, match_id: int, seat: int, word: str, at: int, *, by: int) -> Table:
        """Add a move to a seat's plan; `at` is its `stamp`, and `by` who plans."""
        async with self._matches.tables.lock(match_id):
            table = await self._own(match_id, seat, by)
            if at != stamp(table, seat):
                raise Stale
            now, plan = await self.outlook(table, seat), table.match.sitters[seat].plan
            longer = now.extended(plan, word)
            if longer is None:
                raise Stale
            if len(longer.moves) > LONGEST:
                raise Refused("plan-long")
            await self._keep(table, seat, longer)
        return table

    async def shorten(self, match_id: int, seat: int, at: int, *, by: int) -> Table:
        """Take the last move off a seat's plan; arguments as in `extend`."""
        async with self._matches.tables.lock(match_id):
            table = await self._own(match_id, seat, by)
            plan = table.match.sitters[seat].plan
            if at != stamp(table, seat) or plan is None:
                raise Stale
            rest = plan.moves[:-1]
            await self._keep(table, seat, replace(plan, moves=rest) if rest else None)
        return table

    async def drop(self, match_id: int, seat: int, *, by: int) -> Table:
        """Plan nothing any more."""
        async with self._matches.tables.lock(match_id):
            table = await self._own(match_id, seat, by)
            await self._keep(table, seat, None)
        return table

    async def carry_out(self, match_id: int, seat: int) -> None:
        """Make the planned moves of a seat whose turn has come, or declare the plan void."""
        async with self._matches.tables.lock(match_id):
            table = await self._matches.table(match_id)
            plan = table.match.sitters[seat].plan
            # The player may have been quicker, or have changed their mind.
            if plan is None or plan.void or seat != due_seat(table):
                return
            if not await self._made(table, seat, plan):
                draft = table.draft()
                sitter = draft.match.sitters[seat]
                sitter.plan = replace(plan, void=True)
                # Their turn was told without a sound. Who has no direct message was called in the
                # thread as always, and reads it with the question.
                reached = sitter.dm_message_id is not None
                told = [NewNotice(NoticeKind.PROMPT, seat)] if reached else []
                await self._matches.keep(table, draft, [], told)
        self._matches.changed(match_id)

    async def _made(self, table: Table, seat: int, plan: Plan) -> bool:
        """Make the moves of a plan; returns whether that was possible."""
        # To imagine a long game takes milliseconds: not on the event loop.
        moves = await asyncio.to_thread(planned_moves, table.course.position, seat, plan)
        if moves is None:
            return False
        draft = table.draft()
        sitter = draft.match.sitters[seat]
        sitter.clock = sitter.clock.but(misses=0)
        try:
            entries = [Entry(seat, str(move)) for move in moves]
            await self._matches.enter(table, entries, draft=draft, absent=True)
        except IllegalMove:
            # Something that the seat can't know stands against it.
            return False
        return True

    async def _own(self, match_id: int, seat: int, by: int) -> Table:
        table = await self._matches.table(match_id)
        # The player may have left while waiting for the lock.
        if table.match.sitters[seat].user_id != by:
            raise Refused("bystander")
        return table

    async def _keep(self, table: Table, seat: int, plan: Plan | None) -> None:
        draft = table.draft()
        draft.match.sitters[seat].plan = plan
        # Not a move: nobody learns of it.
        await self._matches.keep(table, draft, [], [])
