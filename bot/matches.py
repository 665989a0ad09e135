"""Matches: the one place where a decision becomes part of a game.

A decision is checked, stored and answered in that order; what must be told of it is stored in the
same transaction, and told afterwards by the delivery.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final, TypeVar
from weakref import WeakValueDictionary

from bot.computers import computer_name
from bot.letters import as_it_looks
from bot.orders import ASK, ORDERS, ordered
from bot.refused import Refused, Stale
from bot.store import Call, Kind, State
from rules import GAMES, BadRecord, Course, Entry, IllegalMove, Record
from rules.core.record import RESIGN, UNDO

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from bot.store import Match, Sitter, Store
    from rules import Game, Move, View

_log = logging.getLogger(__name__)
_Found = TypeVar("_Found")

#: How many tables are kept in memory; the others are read from the store when needed.
KEPT: Final = 512


@dataclass(slots=True, weakref_slot=True)
class Table:
    """A match that was started, and its course, as they are on the disk.

    Whoever has it may keep it: as long as anybody does, there is no other table of that match. What
    is decided at it is decided on a draft. So no course that was seen here ever changes; another
    one takes its place.
    """

    match: Match
    course: Course
    #: Whether a change may have reached the disk though it was said to have failed.
    doubtful: bool = False

    @property
    def game(self) -> Game:
        """The game that is played."""
        return GAMES[self.match.game]

    def humans(self) -> list[Sitter]:
        """The sitters that are people."""
        return [sitter for sitter in self.match.sitters if sitter.user_id is not None]

    def draft(self) -> Table:
        """A copy, to decide something on."""
        sitters = [replace(sitter) for sitter in self.match.sitters]
        return Table(replace(self.match, sitters=sitters), self.course.copy())

    def take_over(self, draft: Table) -> None:
        """Let everything be as it was decided on a draft, which is on the disk.

        Where messages were posted is no part of that: the delivery may have noted it meanwhile.
        """
        match, decided = self.match, draft.match
        match.state, match.length = decided.state, decided.length
        match.thinking, match.moved = decided.thinking, decided.moved
        for sitter, other in zip(match.sitters, decided.sitters, strict=True):
            sitter.user_id, sitter.name = other.user_id, other.name
            sitter.since, sitter.order = other.since, other.order
        self.course, self.doubtful = draft.course, False


class Matches:
    """All matches that were started, and all that can be done in them.

    What is forbidden raises `Refused` (or `IllegalMove`, with the rule) and changes nothing.
    """

    def __init__(self, store: Store, clock: Callable[[], float] = time.time) -> None:
        self.store = store
        self.clock = clock
        self._tables: OrderedDict[int, Table] = OrderedDict()
        #: Also those that are not kept any more, while somebody else has them.
        self._living: WeakValueDictionary[int, Table] = WeakValueDictionary()
        # One at a time, for the same reason as computers think one at a time.
        self._searches = asyncio.Semaphore(1)
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        #: Called with a match's id after each change.
        self.listeners: list[Callable[[int], None]] = []

    def lock(self, match_id: int) -> asyncio.Lock:
        """The lock of a match; whoever changes it holds it."""
        return self._locks.setdefault(match_id, asyncio.Lock())

    async def table(self, match_id: int) -> Table:
        """A match that was started, with its course, from memory or from the store."""
        table = self._living.get(match_id)
        if table is None or table.doubtful:
            read = await self._read(match_id)
            # Somebody else may have been quicker.
            table = self._living.get(match_id, read)
            if table.doubtful:
                table.take_over(read)
        return self.keep(table)

    async def _read(self, match_id: int) -> Table:
        """The table as the store has it; raises `Refused` if it can't be played at."""
        match = await self.store.match(match_id)
        if match is None:
            raise Refused("match-unknown")
        if match.state is State.LOBBY:
            raise Refused("not-started")
        if match.state is State.CANCELLED:
            raise Refused("lobby-cancelled")
        if match.version != GAMES[match.game].version:
            _log.warning(
                "match %d is of version %d, and can't be played on", match_id, match.version
            )
            raise Refused("match-outdated")
        entries = await self.store.entries(match_id)
        # A long log takes milliseconds to fold: not on the event loop.
        try:
            course = await asyncio.to_thread(fold, match, entries)
        except BadRecord as error:
            # The log is as it was accepted, so the rules must have changed since.
            # The entry itself is not named: it may be a secret.
            _log.error("match %d can't be played on: %s %s", match_id, error.reason, error.facts)
            raise Refused("match-outdated") from None
        return Table(match, course)

    def keep(self, table: Table) -> Table:
        """Remember a table that has been stored; gives the one that is known, if there is one."""
        table = self._living.setdefault(table.match.id, table)
        self._tables[table.match.id] = table
        self._tables.move_to_end(table.match.id)
        while len(self._tables) > KEPT:
            self._tables.popitem(last=False)
        return table

    def changed(self, match_id: int) -> None:
        """Tell all listeners that a match has changed."""
        for listener in self.listeners:
            listener(match_id)

    async def play(
        self,
        match_id: int,
        seat: int,
        *moves: str,
        moment: int | None = None,
        answered: int | None = None,
        by: int | None = None,
    ) -> Table:
        """Make one move for a seat, or several in a row: all of them or none.

        `moment` says which question is answered; `Stale` is raised if it isn't asked any more. A
        seat that has moved and may take that back changes its mind by moving again. `answered` is
        the message in which the mover is being answered anyway. `by` is the user who moves, and
        must still sit there; computers move without.
        """
        async with self.lock(match_id):
            table = await self._playing(match_id, seat, by)
            course = table.course
            if moment is not None and moment != course.questions[seat]:
                raise Stale
            entries = [Entry(seat, str(course.game.parse(as_it_looks(move)))) for move in moves]
            if seat not in course.awaited:
                steps = await self._search(course.takebacks, seat, 1)
                entries[:0] = [Entry(seat, UNDO)] * steps
            await self._enter(table, entries, answered)
        self.changed(match_id)
        return table

    async def options_of(
        self, table: Table, seat: int, *moves: str
    ) -> tuple[tuple[Move, ...], View]:
        """The moves a seat can make after these, by changing its mind if it has moved already.

        With them the seat's view from which they are made. No moves if these can't be made.
        """
        course = table.course
        if course.outcome is not None or (course.moves(seat) and not moves):
            return course.moves(seat), course.position.view(seat)
        return await self._search(_options_after, course.copy(), seat, moves)

    async def may_undo(self, table: Table, seat: int) -> bool:
        """Whether a seat has a move that it may take back now."""
        return bool(await self._search(table.course.takebacks, seat, 1))

    async def _search(self, work: Callable[..., _Found], *about: object) -> _Found:
        """Find out, off the event loop, what can be taken back or comes after that."""
        async with self._searches:
            return await asyncio.to_thread(work, *about)

    async def undo(
        self,
        match_id: int,
        seat: int,
        *,
        whole: bool = False,
        moment: int | None = None,
        turn: int | None = None,
        answered: int | None = None,
        by: int | None = None,
    ) -> Table:
        """Take back a seat's last move, or all of its unfinished turn.

        `moment` says which question was seen when it was decided, or `turn` which turn, where all
        see the same; `Stale` is raised if that is over. Within a turn everybody's button can't tell
        a second press from the first one's double: who has just taken a move back with it takes
        back more with a button of their own. `answered` and `by` are as in `play`.
        """
        async with self.lock(match_id):
            table = await self._playing(match_id, seat, by)
            course = table.course
            if moment is not None and moment != course.questions[seat]:
                raise Stale
            if turn is not None and (turn != course.turn or course.has_taken_back(seat)):
                raise Stale
            steps = await self._search(course.takebacks, seat, None if whole else 1)
            if not steps:
                raise Refused("nothing-to-take-back")
            await self._enter(table, [Entry(seat, UNDO)] * steps, answered)
        self.changed(match_id)
        return table

    async def resign(self, match_id: int, seat: int, *, by: int | None = None) -> Table:
        """Give up: of two players the other wins; of more, a computer goes on in that seat.

        `by` is as in `play`.
        """
        async with self.lock(match_id):
            table = await self._playing(match_id, seat, by)
            if table.course.record.seats == 2:
                await self._enter(table, [Entry(seat, RESIGN)])
            else:
                draft = table.draft()
                sitter = draft.match.sitters[seat]
                left = Call(Kind.LEFT, seat, user_id=sitter.user_id, name=sitter.name)
                sitter.user_id, sitter.name = None, computer_name(draft.match)
                if not draft.match.has_people:
                    draft.match.state = State.OVER
                calls = [left, Call(Kind.PROGRESS), Call(Kind.STATUS)]
                await self._store(table, draft, [], calls)
        self.changed(match_id)
        return table

    async def order(self, match_id: int, seat: int, order: str, *, by: int | None = None) -> Table:
        """Give a seat's standing order; if its question is asked now, that is answered too.

        `by` is as in `play`.
        """
        async with self.lock(match_id):
            table = await self._playing(match_id, seat, by)
            orders = ORDERS.get(table.match.game)
            if orders is None or order not in orders.names:
                raise Refused("order-unknown")
            draft = table.draft()
            draft.match.sitters[seat].order = None if order == ASK else order
            reply = ordered(draft)
            if reply is None:
                # Not a move: nobody learns of it.
                await self._append(table, draft, [], [])
                return table
            await self._enter(table, [reply], draft=draft)
        self.changed(match_id)
        return table

    async def settle(self, table: Table, seat: int) -> None:
        """Have a player's direct message brought up to date."""
        await self.store.call(table.match, [Call(Kind.SETTLE, seat)])
        self.changed(table.match.id)

    async def remind(self, match_id: int, user_id: int) -> None:
        """Ask a player again by direct message, if it is their turn."""
        table = await self.table(match_id)
        seat = table.match.seat_of(user_id)
        if seat is not None and seat in table.course.awaited:
            await self.store.call(table.match, [Call(Kind.PROMPT, seat)])
            self.changed(match_id)

    async def _playing(self, match_id: int, seat: int, by: int | None) -> Table:
        table = await self.table(match_id)
        if table.match.state is not State.PLAYING:
            raise Refused("already-over")
        # Who waited for the lock may have left meanwhile.
        if by is not None and table.match.sitters[seat].user_id != by:
            raise Refused("bystander")
        return table

    async def _enter(
        self,
        table: Table,
        entries: Sequence[Entry],
        answered: int | None = None,
        draft: Table | None = None,
    ) -> None:
        """Fold entries into the course, store them with their notices; whole or not at all.

        Who takes moves back must have asked whether that may be.
        What they ask of a seat that has a standing order is answered along with them.
        What else is decided stands on the `draft`.
        """
        draft = table.draft() if draft is None else draft
        calls: list[Call] = []
        log: list[Entry] = []
        coming = list(entries)
        while coming:
            calls += self._fold(draft, coming, answered, acting=not log)
            log += coming
            reply = ordered(draft)
            coming = [] if reply is None else [reply]
        await self._store(table, draft, log, calls)

    def _fold(
        self, table: Table, entries: Sequence[Entry], answered: int | None, *, acting: bool
    ) -> list[Call]:
        """Fold entries into the course of a draft; gives what must be told of it.

        Whose entries they are is `acting` right now, or has ordered them in advance.
        """
        course = table.course
        before, turns, asked = course.awaited, len(course.turns), list(course.asked)
        seen = course.position.view(None)
        for entry in entries:
            course.enter(entry, checked=True)
        new_turn = len(course.turns) > turns
        if new_turn:
            for sitter in table.match.sitters:
                sitter.since = None
        kinds = [Kind.TURN, Kind.STATUS] if new_turn else []
        if not new_turn and course.position.view(None) != seen:
            kinds.append(Kind.PROGRESS)
            if course.awaited != before:
                kinds.append(Kind.STATUS)
        version = len(course.record.entries)
        calls = [Call(kind, version=version) for kind in kinds]
        mover, reply = entries[-1].seat, ordered(table)
        # Who goes on in the next turn is there already, and need not be called.
        called = new_turn and not (acting and before == course.awaited == (mover,))
        for sitter in table.humans():
            seat = sitter.seat
            if reply is not None and reply.seat == seat:
                # Its order answers: there is nothing to ask.
                continue
            # Who takes a move back is asked again where they are, and need not be called either.
            if seat in course.awaited and (called or (seat not in before and seat != mover)):
                calls.append(Call(Kind.PROMPT, seat))
            elif (new_turn or course.asked[seat] != asked[seat]) and (
                sitter.dm_message_id != answered
            ):
                kind = Kind.PROMPT if seat in course.awaited and seat != mover else Kind.SETTLE
                calls.append(Call(kind, seat))
        return calls

    async def _store(
        self, table: Table, draft: Table, entries: Sequence[Entry], calls: Sequence[Call]
    ) -> None:
        match, course = draft.match, draft.course
        match.length = len(course.record.entries)
        match.moved = self.clock()
        if course.outcome is not None:
            match.state = State.OVER
        note_awaited(draft)
        await self._append(table, draft, entries, calls)

    async def _append(
        self, table: Table, draft: Table, entries: Sequence[Entry], calls: Sequence[Call]
    ) -> None:
        """Store what was decided on a draft; only then it is so at the table."""
        try:
            await self.store.append(draft.match, entries, calls)
        except BaseException:
            # Who is cancelled while the disk is at work does not hear that it was done.
            table.doubtful = True
            raise
        table.take_over(draft)


def note_awaited(table: Table) -> None:
    """Keep since when each seat is awaited, and whether a computer is."""
    awaited = table.course.awaited if table.match.state is State.PLAYING else ()
    for sitter in table.match.sitters:
        if sitter.seat not in awaited:
            sitter.since = None
        elif sitter.since is None:
            sitter.since = table.match.moved
    table.match.thinking = any(table.match.sitters[seat].user_id is None for seat in awaited)


def fold(match: Match, entries: list[Entry]) -> Course:
    """The course of a match."""
    return Course(
        Record(match.game, len(match.sitters), match.options, match.seed, match.version, entries)
    )


def _options_after(trial: Course, seat: int, moves: Sequence[str]) -> tuple[tuple[Move, ...], View]:
    """The moves a seat would have after these, which are made in a trial."""
    try:
        if not trial.moves(seat):
            trial.enter(Entry(seat, UNDO))
        for move in moves:
            trial.enter(Entry(seat, as_it_looks(move)))
    except IllegalMove:
        return (), trial.position.view(seat)
    return trial.moves(seat), trial.position.view(seat)
