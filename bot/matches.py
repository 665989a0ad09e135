"""Matches: the one place where a decision becomes part of a game.

A decision is checked, stored and answered in that order; what must be told of it is stored in the
same transaction, and told afterwards by the delivery.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final
from weakref import WeakValueDictionary

from bot.letters import as_it_looks
from bot.orders import ASK, ORDERS, ordered
from bot.refused import Refused, Stale
from bot.store import Call, Kind, State
from rules import GAMES, BadRecord, Course, Entry, IllegalMove, Record
from rules.core.record import RESIGN, UNDO

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from bot.store import Match, Sitter, Store
    from rules import Event, Game, Move, View

_log = logging.getLogger(__name__)

#: How many tables are kept in memory; the others are read from the store when needed.
KEPT: Final = 512


@dataclass(slots=True)
class Table:
    """A match that was started, and its course."""

    match: Match
    course: Course

    @property
    def game(self) -> Game:
        """The game that is played."""
        return GAMES[self.match.game]

    def humans(self) -> list[Sitter]:
        """The sitters that are people."""
        return [sitter for sitter in self.match.sitters if sitter.user_id is not None]


class Matches:
    """All matches that were started, and all that can be done in them.

    What is forbidden raises `Refused` (or `IllegalMove`, with the rule) and changes nothing.
    """

    def __init__(self, store: Store, clock: Callable[[], float] = time.time) -> None:
        self.store = store
        self.clock = clock
        self._tables: OrderedDict[int, Table] = OrderedDict()
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        #: Called with a match's id after each change.
        self.listeners: list[Callable[[int], None]] = []

    def lock(self, match_id: int) -> asyncio.Lock:
        """The lock of a match; whoever changes it holds it."""
        return self._locks.setdefault(match_id, asyncio.Lock())

    async def table(self, match_id: int) -> Table:
        """A match that was started, with its course, from memory or from the store."""
        known = self._tables.get(match_id)
        if known is not None:
            self._tables.move_to_end(match_id)
            return known
        match = await self.store.match(match_id)
        if match is None:
            raise Refused("match-unknown")
        if match.state is State.LOBBY:
            raise Refused("not-started")
        if match.state is State.CANCELLED:
            raise Refused("lobby-cancelled")
        entries = await self.store.entries(match_id)
        # A long log takes milliseconds to fold: not on the event loop.
        try:
            course = await asyncio.to_thread(fold, match, entries)
        except BadRecord as error:
            # The log is as it was accepted, so the rules must have changed since.
            # The entry itself is not named: it may be a secret.
            _log.error("match %d can't be played on: %s %s", match_id, error.reason, error.facts)
            raise Refused("match-outdated") from None
        return self.keep(self._tables.get(match_id) or Table(match, course))

    def keep(self, table: Table) -> Table:
        """Remember a table that has been stored."""
        self._tables[table.match.id] = table
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
    ) -> tuple[Table, tuple[Event, ...]]:
        """Make one move for a seat, or several in a row: all of them or none.

        `moment` says which question is answered; `Stale` is raised if it isn't asked any more. A
        seat that has moved and may take that back changes its mind by moving again. `answered` is
        the message in which the mover is being answered anyway.
        """
        async with self.lock(match_id):
            table = await self._playing(match_id)
            course = table.course
            if moment is not None and moment != course.questions[seat]:
                raise Stale(table.match.id)
            entries = [Entry(seat, str(course.game.parse(as_it_looks(move)))) for move in moves]
            if seat not in course.awaited:
                steps = await asyncio.to_thread(course.takebacks, seat, 1)
                entries[:0] = [Entry(seat, UNDO)] * steps
            events = await self._enter(table, entries, answered)
        self.changed(match_id)
        return table, events

    async def options_of(
        self, table: Table, seat: int, *moves: str
    ) -> tuple[tuple[Move, ...], View]:
        """The moves a seat can make after these, by changing its mind if it has moved already.

        With them the seat's view from which they are made. No moves if these can't be made.
        """
        course = table.course
        if course.outcome is not None or (course.moves(seat) and not moves):
            return course.moves(seat), course.position.view(seat)
        return await asyncio.to_thread(_options_after, course.copy(), seat, moves)

    async def may_undo(self, table: Table, seat: int) -> bool:
        """Whether a seat has a move that it may take back now."""
        async with self.lock(table.match.id):
            return bool(await asyncio.to_thread(table.course.takebacks, seat, 1))

    async def undo(
        self,
        match_id: int,
        seat: int,
        *,
        whole: bool = False,
        moment: int | None = None,
        turn: int | None = None,
        answered: int | None = None,
    ) -> Table:
        """Take back a seat's last move, or all of its unfinished turn.

        `moment` says which question was seen when it was decided, or `turn` which turn, where all
        see the same; `Stale` is raised if that is over. Within a turn everybody's button can't tell
        a second press from the first one's double: who has just taken a move back with it takes
        back more with a button of their own. `answered` is as in `play`.
        """
        async with self.lock(match_id):
            table = await self._playing(match_id)
            course = table.course
            if moment is not None and moment != course.questions[seat]:
                raise Stale(table.match.id)
            if turn is not None and (turn != course.turn or course.has_taken_back(seat)):
                raise Stale(table.match.id)
            most = None if whole else 1
            steps = await asyncio.to_thread(course.takebacks, seat, most)
            if not steps:
                raise Refused("nothing-to-take-back")
            await self._enter(table, [Entry(seat, UNDO)] * steps, answered)
        self.changed(match_id)
        return table

    async def resign(self, match_id: int, seat: int, computer: str) -> Table:
        """Give up: of two players the other wins; of more, a computer goes on in that seat."""
        async with self.lock(match_id):
            table = await self._playing(match_id)
            if table.course.record.seats == 2:
                await self._enter(table, [Entry(seat, RESIGN)])
            else:
                sitter = table.match.sitters[seat]
                left = Call(Kind.LEFT, seat, user_id=sitter.user_id, name=sitter.name)
                sitter.user_id, sitter.name = None, computer
                if not table.match.has_people:
                    table.match.state = State.OVER
                await self._store(table, [], [left, Call(Kind.PROGRESS), Call(Kind.STATUS)])
        self.changed(match_id)
        return table

    async def order(self, match_id: int, seat: int, order: str) -> Table:
        """Give a seat's standing order; if its question is asked now, that is answered too."""
        async with self.lock(match_id):
            table = await self._playing(match_id)
            orders = ORDERS.get(table.match.game)
            if orders is None or order not in orders.names:
                raise Refused("order-unknown")
            table.match.sitters[seat].order = None if order == ASK else order
            reply = ordered(table)
            if reply is None:
                # Not a move: nobody learns of it.
                await self._append(table.match, [], [])
                return table
            await self._enter(table, [reply])
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

    async def _playing(self, match_id: int) -> Table:
        table = await self.table(match_id)
        if table.match.state is not State.PLAYING:
            raise Refused("already-over")
        return table

    async def _enter(
        self, table: Table, entries: Sequence[Entry], answered: int | None = None
    ) -> tuple[Event, ...]:
        """Fold entries into the course, store them with their notices; whole or not at all.

        Who takes moves back must have asked whether that may be.
        What they ask of a seat that has a standing order is answered along with them.
        """
        events: tuple[Event, ...] = ()
        calls: list[Call] = []
        log: list[Entry] = []
        coming = list(entries)
        while coming:
            happened, notices = self._fold(table, coming, answered, acting=not log)
            events += happened
            calls += notices
            log += coming
            reply = ordered(table)
            coming = [] if reply is None else [reply]
        await self._store(table, log, calls)
        return events

    def _fold(
        self, table: Table, entries: Sequence[Entry], answered: int | None, *, acting: bool
    ) -> tuple[tuple[Event, ...], list[Call]]:
        """Fold entries into the course: what happened, and what must be told of it.

        Whose entries they are is `acting` right now, or has ordered them in advance.
        """
        # An entry that is illegal changes nothing, but the ones before it have.
        course = table.course if len(entries) == 1 else table.course.copy()
        before, turns, asked = course.awaited, len(course.turns), list(course.asked)
        seen = course.position.view(None)
        events: tuple[Event, ...] = ()
        for entry in entries:
            events += course.enter(entry, checked=True)
        table.course = course
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
        return events, calls

    async def _store(self, table: Table, entries: Sequence[Entry], calls: Sequence[Call]) -> None:
        match, course = table.match, table.course
        match.length = len(course.record.entries)
        match.moved = self.clock()
        if course.outcome is not None:
            match.state = State.OVER
        note_awaited(table)
        await self._append(match, entries, calls)

    async def _append(self, match: Match, entries: Sequence[Entry], calls: Sequence[Call]) -> None:
        try:
            await self.store.append(match, entries, calls)
        except BaseException:
            # Memory must not know more than the disk.
            self._tables.pop(match.id, None)
            raise


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
