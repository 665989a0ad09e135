"""The clockwork: what happens when a clock must be looked at, and when its player comes back."""

from __future__ import annotations

from contextlib import AsyncExitStack
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from bot.clocks.claims import may_claim
from bot.clocks.reminders import marks, may_remind
from bot.clocks.running import falls_to
from bot.clocks.timekeeper import alarmed, stopped
from bot.refused import Refused
from bot.store import NewNotice, NoticeKind, Overtime, StandIn, State
from rules import Entry
from rules.core.record import COMPUTER, PLAYER, RESIGN

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from bot.clocks.timekeeper import Life
    from bot.matches import Matches
    from bot.store import SeatClock, Sitter
    from bot.table import Table

#: How many times in a row a player's time may be over.
PATIENCE: Final = 2
#: What must be brought up to date when a seat's time has changed.
_SHOWN: Final = (NewNotice(NoticeKind.PROGRESS), NewNotice(NoticeKind.STATUS))


class Clockwork:
    """Looks at clocks that are due: reminds, lets a computer move, hands seats over and back."""

    def __init__(self, matches: Matches) -> None:
        self._matches = matches
        self._keeper = matches.timekeeper
        self._store = matches.store

    async def ring(self, match_id: int) -> None:
        """Look at all clocks of a match that are due."""
        async with self._matches.tables.lock(match_id):
            try:
                table = await self._matches.table(match_id)
            except Refused:
                # It can't be played on with these rules, so nobody's time is running.
                await self._store.time.silence(match_id)
                return
            draft, now = table.draft(), self._keeper.clock()
            entries: list[Entry] = []
            notices: list[NewNotice] = []
            for sitter in sorted(draft.match.sitters, key=lambda one: one.clock.deadline or 0.0):
                alarm = sitter.clock.alarm
                if alarm is None or alarm > now or sitter.user_id is None:
                    continue
                if any(entry.word == RESIGN for entry in entries):
                    # The game is over.
                    break
                life = await self._keeper.life(sitter.user_id)
                clock = alarmed(sitter.clock.but(away=life.away_until(now)), life)
                if clock.deadline is not None and clock.deadline <= now:
                    sitter.clock = clock
                    entries += self._miss(draft, sitter, life, notices)
                else:
                    notices += _change(sitter, clock)
                    sitter.clock = alarmed(_called(sitter, clock, life, now, notices), life)
            if entries:
                await self._matches.enter(table, entries, draft=draft, notices=notices)
            else:
                await self._matches.keep(table, draft, [], notices)
        self._matches.changed(match_id)

    async def claim(self, match_id: int, seat: int, by: int, *, end: bool) -> Table:
        """Let a player take the seat of somebody whose time was over: a computer plays on there.

        With `end` the game is over instead; of two players, the one who was late has resigned.
        """
        async with self._matches.tables.lock(match_id):
            table = await self._matches.table(match_id)
            match = table.match
            if match.state is not State.PLAYING:
                raise Refused("already-over")
            if match.seat_of(by) in (None, seat):
                raise Refused("claim-not-yours")
            if seat >= len(match.sitters) or not may_claim(match.sitters[seat], match.overtime):
                raise Refused("claim-not-late")
            draft = table.draft()
            if not end:
                self._stand_in(draft.match.sitters[seat], StandIn.UNTIL_BACK)
                notices = [_told(seat, "late-claimed"), *_SHOWN]
                await self._matches.enter(
                    table, [Entry(seat, COMPUTER)], draft=draft, notices=notices
                )
            elif draft.course.record.seats == 2:
                notices = [_told(seat, "late-resigned")]
                await self._matches.enter(
                    table, [Entry(seat, RESIGN)], draft=draft, notices=notices
                )
            else:
                await self._end(table, draft, _told(seat, "late-ended"))
        self._matches.changed(match_id)
        return table

    async def end(self, match_id: int) -> None:
        """End a match without a result, as those who manage the server may."""
        async with self._matches.tables.lock(match_id):
            table = await self._matches.table(match_id)
            if table.match.state is not State.PLAYING:
                raise Refused("already-over")
            await self._end(table, table.draft(), _told(0, "ended"))
        self._matches.changed(match_id)

    async def _end(self, table: Table, draft: Table, told: NewNotice) -> None:
        draft.match.state, draft.match.ended = State.OVER, True
        settled = [NewNotice(NoticeKind.SETTLE, one.seat) for one in draft.humans()]
        await self._matches.adopt(table, draft, [], [told, *_SHOWN, *settled])

    async def welcome(self, match_id: int, user_id: int) -> bool:
        """Give a player's seat back if a computer stands in there; tells whether one did."""
        try:
            table = await self._matches.table(match_id)
        except Refused:
            return False
        if not _is_replaced(table, user_id):
            return False
        async with self._matches.tables.lock(match_id):
            table = await self._matches.table(match_id)
            if not _is_replaced(table, user_id):
                return False
            draft = table.draft()
            sitter = next(one for one in draft.match.sitters if one.user_id == user_id)
            sitter.clock = sitter.clock.but(stand_in=None, stood_in=None, left=None, misses=0)
            notices = [
                _told(sitter.seat, "back"),
                *_SHOWN,
                NewNotice(NoticeKind.SETTLE, sitter.seat),
            ]
            entries = [Entry(sitter.seat, PLAYER)]
            await self._matches.enter(table, entries, draft=draft, notices=notices)
        self._matches.changed(match_id)
        return True

    async def change_life(self, user_id: int, change: Callable[[], Awaitable[None]]) -> None:
        """Change a person's settings or absences: what their clocks have used by now is used."""
        found = await self._store.matches.of(user_id)
        playing = sorted(match.id for match in found if match.state is State.PLAYING)
        async with AsyncExitStack() as locked:
            stands: list[tuple[Table, Table, Sitter]] = []
            for match_id in playing:
                # Nobody else holds two of these locks, so nobody waits for ever.
                await locked.enter_async_context(self._matches.tables.lock(match_id))
                try:
                    table = await self._matches.table(match_id)
                except Refused:
                    continue
                draft = table.draft()
                stands += [
                    (table, draft, one) for one in draft.match.sitters if one.user_id == user_id
                ]
            now, life = self._keeper.clock(), await self._keeper.life(user_id)
            for _, _, sitter in stands:
                sitter.clock = stopped(sitter.clock, life, now)
            await change()
            life = await self._keeper.life(user_id)
            for table, draft, sitter in stands:
                clock = sitter.clock.but(away=life.away_until(now))
                whole = clock.whole, clock.reminders
                sitter.clock = self._keeper.started(draft.match, replace(sitter, clock=clock), life)
                if sitter.clock.begun is not None and whole[0]:
                    # The same wait goes on, so nobody is reminded of it anew.
                    again = sitter.clock.but(whole=whole[0], reminders=whole[1])
                    sitter.clock = alarmed(again, life)
                before = table.match.sitters[sitter.seat]
                notices = _change(before, sitter.clock)
                await self._matches.keep(table, draft, [], notices)
        for match_id in playing:
            self._matches.changed(match_id)

    def _miss(
        self, draft: Table, sitter: Sitter, life: Life, notices: list[NewNotice]
    ) -> list[Entry]:
        """What becomes of a seat whose time is over."""
        seat, match = sitter.seat, draft.match
        sitter.clock = sitter.clock.but(misses=sitter.clock.misses + 1)
        last = sitter.clock.misses >= PATIENCE
        if last and draft.course.record.seats == 2:
            notices.append(_told(seat, "late-resigned"))
            return [Entry(seat, RESIGN)]
        if not last and match.overtime is Overtime.CLAIM:
            # Until the others claim the seat, its player has some more time.
            clock = sitter.clock.but(left=0.0, begun=None)
            sitter.clock = self._keeper.started(match, replace(sitter, clock=clock), life)
            notices += [_told(seat, "late-claim"), *_SHOWN, NewNotice(NoticeKind.SETTLE, seat)]
            return []
        once = not last and match.overtime is Overtime.MOVE
        stand_in = StandIn.ONCE if once else StandIn.UNTIL_BACK
        self._stand_in(sitter, stand_in)
        notices += [_told(seat, f"late-{stand_in}"), *_SHOWN]
        return [Entry(seat, COMPUTER)]

    def _stand_in(self, sitter: Sitter, stand_in: StandIn) -> None:
        """Let a computer decide in a player's place."""
        sitter.clock = sitter.clock.but(
            stand_in=stand_in,
            stood_in=self._keeper.clock(),
            left=0.0,
            begun=None,
            deadline=None,
            morning=None,
        )


def _is_replaced(table: Table, user_id: int) -> bool:
    """Whether a computer stands in for a user."""
    seat = table.match.seat_of(user_id)
    playing = table.match.state is State.PLAYING and seat is not None
    return playing and table.match.sitters[seat or 0].clock.stand_in is not None


def _called(
    sitter: Sitter, clock: SeatClock, life: Life, now: float, notices: list[NewNotice]
) -> SeatClock:
    """The clock of a player who is called now, if a call is due."""
    call = clock.morning is not None and clock.morning <= now
    if call:
        clock = clock.but(morning=None)
    to_come = marks(clock.whole)[clock.reminders :]
    if clock.begun is not None and clock.left is not None and to_come:
        reached = falls_to(clock.begun, clock.left, to_come[0], life.rests(clock.begun))
        if life.reachable(reached) <= now:
            call = True
            clock = clock.but(reminders=clock.reminders + 1)
    if call and life.is_reminded and may_remind(clock, now):
        notices.append(NewNotice(NoticeKind.REMIND, sitter.seat))
        clock = clock.but(reminded=now)
    return clock


def _change(before: Sitter, clock: SeatClock) -> list[NewNotice]:
    """What must be brought up to date when a player's deadline or absence has changed."""
    if (before.clock.deadline, before.clock.away) == (clock.deadline, clock.away):
        return []
    return [*_SHOWN, NewNotice(NoticeKind.SETTLE, before.seat)]


def _told(seat: int, word: str) -> NewNotice:
    return NewNotice(NoticeKind.SEAT, seat, word=word)
