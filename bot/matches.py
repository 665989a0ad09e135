"""Matches: the one place where a decision becomes part of a game.

A decision is checked, stored and answered, in that order. The notices it causes are stored in the
same transaction; the delivery posts them afterwards.

Decisions are made on a draft of the table, and stored in one of three ways. `enter` is for moves:
it plays them, finds out what must be told, and goes on as `adopt`. `adopt` is for whatever else
changes who plays or who is awaited: it starts and stops clocks, and goes on as `keep`. `keep` is
for what concerns one seat alone, such as a note: it stores the draft, which becomes the table.
"""

from __future__ import annotations

import time
from contextlib import AsyncExitStack
from typing import TYPE_CHECKING

from bot.clocks.timekeeper import Timekeeper
from bot.computers import computer_name, former_player
from bot.notices import FOR_ALL, Entered, notices_of, notices_to_leave
from bot.orders import order_for, ordered
from bot.plans import forget_plan
from bot.refused import Refused, Stale
from bot.spelling import in_latin_letters
from bot.store import NewNotice, NoticeKind, State
from bot.tables import Tables
from rules import Entry
from rules.core.record import RESIGN, UNDO

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from bot.store import Store
    from bot.table import Table


class Matches:
    """All matches that were started, and all that can be done in them.

    What is forbidden raises `Refused` (or `IllegalMove`, with the rule) and changes nothing.
    """

    def __init__(self, store: Store, clock: Callable[[], float] = time.time) -> None:
        self.store = store
        self.clock = clock
        self.tables = Tables(store)
        self.timekeeper = Timekeeper(store, clock)
        #: Called with a match's id after each change.
        self.listeners: list[Callable[[int], None]] = []

    async def table(self, match_id: int) -> Table:
        """The table of a match; raises `Refused` if it has not begun, or can't be played on."""
        return await self.tables.table(match_id)

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
        the message in which the mover gets the answer (see `bot.promised_answers`). `by` is who
        moves, and must still hold the seat; computers move without.
        """
        async with self.tables.lock(match_id):
            table = await self._playing(match_id, seat, by)
            course = table.course
            if moment is not None and moment != course.questions[seat]:
                raise Stale
            entries = [
                Entry(seat, str(course.game.parse(in_latin_letters(move)))) for move in moves
            ]
            if seat not in course.awaited:
                steps = course.takebacks(seat, most=1)
                entries[:0] = [Entry(seat, UNDO)] * steps
            draft = table.draft()
            if by is not None:
                sitter = draft.match.sitters[seat]
                sitter.clock = sitter.clock.but(misses=0)
            await self.enter(table, entries, answered, draft)
        self.changed(match_id)
        return table

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

        `moment` says which question the player saw, or `turn` which turn if the button is one that
        everybody sees; `Stale` is raised if that is over. Within a turn, a public button can't tell
        a second press from a double click: after one undo, further ones need the player's own
        button. `answered` and `by` are as in `play`.
        """
        async with self.tables.lock(match_id):
            table = await self._playing(match_id, seat, by)
            course = table.course
            if moment is not None and moment != course.questions[seat]:
                raise Stale
            if turn is not None and (turn != course.turn or course.has_taken_back(seat)):
                raise Stale
            steps = course.takebacks(seat, most=None if whole else 1)
            if not steps:
                raise Refused("nothing-to-take-back")
            await self.enter(table, [Entry(seat, UNDO)] * steps, answered)
        self.changed(match_id)
        return table

    async def resign(self, match_id: int, seat: int, *, by: int | None = None) -> Table:
        """Give up: of two players the other wins; of more, a computer goes on in that seat.

        `by` is as in `play`.
        """
        async with self.tables.lock(match_id):
            table = await self._playing(match_id, seat, by)
            if table.course.record.seats == 2:
                await self.enter(table, [Entry(seat, RESIGN)])
            else:
                draft = table.draft()
                sitter = draft.match.sitters[seat]
                notices = notices_to_leave(sitter)
                sitter.user_id, sitter.name, sitter.note = None, computer_name(draft.match), ""
                sitter.plan = None
                if not draft.match.has_people:
                    draft.match.state = State.OVER
                await self.adopt(table, draft, [], notices)
        self.changed(match_id)
        return table

    async def order(
        self, match_id: int, seat: int, ask: str, answer: str, *, by: int | None = None
    ) -> Table:
        """Give a seat's standing order; if its question is asked now, that is answered too.

        `by` is as in `play`.
        """
        async with self.tables.lock(match_id):
            table = await self._playing(match_id, seat, by)
            order = order_for(table.game, ask)
            if order is None or answer not in order.names:
                raise Refused("order-unknown")
            draft = table.draft()
            sitter = draft.match.sitters[seat]
            sitter.orders = {**sitter.orders, ask: answer}
            reply = ordered(draft)
            if reply is None:
                # Not a move: nobody learns of it.
                await self.keep(table, draft, [], [])
                return table
            await self.enter(table, [reply], draft=draft)
        self.changed(match_id)
        return table

    async def note(self, match_id: int, seat: int, note: str, *, by: int) -> Table:
        """Keep what a player notes for themselves; `by` is as in `play`."""
        async with self.tables.lock(match_id):
            table = await self._playing(match_id, seat, by)
            draft = table.draft()
            draft.match.sitters[seat].note = note
            await self.keep(table, draft, [], [])
        return table

    async def remind(self, match_id: int, user_id: int) -> None:
        """Ask a player again by direct message, if it is their turn."""
        table = await self.table(match_id)
        seat = table.match.seat_of(user_id)
        if seat is not None and seat in table.course.awaited:
            await self.store.notices.add(table.match, [NewNotice(NoticeKind.PROMPT, seat)])
            self.changed(match_id)

    async def forget(self, user_id: int) -> None:
        """Forget a person: computers go on in their seats, and nothing stored names them."""
        people = self.store.people
        async with AsyncExitStack() as held:
            for match_id in await people.games_of(user_id):
                await held.enter_async_context(self.tables.lock(match_id))
            changed = await people.forget(user_id, former_player)
            self.store.time.forget(user_id)
            for match_id in changed:
                self.tables.forget(match_id, user_id)
        for match_id in changed:
            self.changed(match_id)

    async def _playing(self, match_id: int, seat: int, by: int | None) -> Table:
        table = await self.table(match_id)
        if table.match.state is not State.PLAYING:
            raise Refused("already-over")
        # The player may have left while waiting for the lock.
        if by is not None and table.match.sitters[seat].user_id != by:
            raise Refused("bystander")
        return table

    async def enter(
        self,
        table: Table,
        entries: Sequence[Entry],
        answered: int | None = None,
        draft: Table | None = None,
        notices: Sequence[NewNotice] = (),
        *,
        absent: bool = False,
    ) -> None:
        """Enter moves and store them with their notices, and others that come first: all or none.

        If they ask a seat that has a standing order, its answer is entered with them. The `draft`
        holds what else was decided, if anything. With `absent`, the moves were planned, and their
        player is not there. The caller holds the match's lock.
        """
        draft = table.draft() if draft is None else draft
        notices = list(notices)
        log: list[Entry] = []
        coming, actor = list(entries), entries[0].seat
        replaced = absent or draft.match.sitters[actor].is_computer
        before = table.course
        while True:
            forget_plan(draft, coming[0])
            draft.enter(coming)
            coming += draft.relieve(len(before.turns))
            reply = ordered(draft)
            entered = Entered(coming[0].seat, actor, answered, reply, replaced)
            notices += notices_of(entered, before, draft)
            log += coming
            if reply is None:
                break
            coming, before = [reply], draft.course.copy()
        await self.adopt(table, draft, log, notices)

    async def adopt(
        self, table: Table, draft: Table, entries: Sequence[Entry], notices: Sequence[NewNotice]
    ) -> None:
        """Note on a draft what follows from what was decided, and store it.

        That is whether the game is over, who is awaited, and whose time runs.
        """
        match, course, now = draft.match, draft.course, self.clock()
        match.length = len(course.record.entries)
        if any(notice.kind in FOR_ALL for notice in notices):
            match.moved = now
        if course.outcome is not None:
            match.state = State.OVER
        draft.note_awaited(now)
        new_turn = len(course.turns) > len(table.course.turns)
        await self.timekeeper.note(draft, now, new_turn=new_turn)
        await self.keep(table, draft, entries, notices)

    async def keep(
        self, table: Table, draft: Table, entries: Sequence[Entry], notices: Sequence[NewNotice]
    ) -> None:
        """Store what was decided on a draft, then let the table take it over."""
        try:
            await self.store.matches.append(draft.match, entries, notices, self.clock())
        except BaseException:
            # If cancelled mid-write we can't know whether the commit landed.
            table.doubtful = True
            raise
        table.take_over(draft)
