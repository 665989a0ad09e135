"""Seats that change hands: offered by their player, taken from a computer, given by an admin."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bot.clocks.pace import DAY
from bot.refused import Refused
from bot.store import NewNotice, NoticeKind, SeatClock, StandIn, State
from rules import Entry
from rules.core.record import PLAYER

if TYPE_CHECKING:
    from bot.matches import Matches
    from bot.store import Sitter
    from bot.table import Table

#: After this many days without its player, the others may hand a seat to somebody else.
ABANDONED: Final = 7


class Seats:
    """Hands seats over.

    What is forbidden raises `Refused` and changes nothing. Whoever gets a seat has accepted it, and
    sees from then on what only that seat may see; whoever had it sees it no longer.
    """

    def __init__(self, matches: Matches) -> None:
        self._matches = matches
        self._store = matches.store

    async def offer(
        self, match_id: int, seat: int, to: int, by: int, *, admin: bool = False
    ) -> Table:
        """Offer a seat to a user, who is asked in the thread."""
        async with self._matches.tables.lock(match_id):
            table = await self._playing(match_id)
            match = table.match
            if seat not in range(len(match.sitters)):
                raise Refused("seat-unknown")
            if match.seat_of(to) is not None:
                raise Refused("seat-sits-already")
            if not (admin or self._may_offer(match.sitters[seat], match.seat_of(by))):
                raise Refused("seat-not-yours")
            notice = NewNotice(NoticeKind.OFFER, seat, user_id=to)
            await self._store.offers.save(match, seat, to, [notice])
        self._matches.changed(match_id)
        return table

    def _may_offer(self, sitter: Sitter, own: int | None) -> bool:
        """Whether somebody who sits in the seat `own` may offer that sitter's seat.

        One's own, a computer's, and one whose player has been gone for a week.
        """
        if own is None:
            return False
        stood_in, now = sitter.clock.stood_in, self._matches.clock()
        until_back = sitter.clock.stand_in is StandIn.UNTIL_BACK and stood_in is not None
        gone = until_back and now - (stood_in or now) >= ABANDONED * DAY
        return sitter.seat == own or sitter.user_id is None or gone

    async def take(self, match_id: int, seat: int, user_id: int, name: str) -> Table:
        """Let a user have the seat that was offered to them."""
        async with self._matches.tables.lock(match_id):
            table = await self._playing(match_id)
            await self._check_offered(match_id, seat, user_id)
            if table.match.seat_of(user_id) is not None:
                raise Refused("seat-sits-already")
            draft = table.draft()
            sitter = draft.match.sitters[seat]
            # Whatever is told of the seat from now on is no longer for its former player.
            old = table.match.sitters[seat]
            message = f"{old.dm_channel_id}.{old.dm_message_id}" if old.dm_message_id else None
            await self._store.offers.accept(match_id, seat)
            old.dm_channel_id = old.dm_message_id = None
            handed = NewNotice(
                NoticeKind.HANDED, seat, user_id=old.user_id, name=old.name, word=message
            )
            notices = [handed, NewNotice(NoticeKind.PROGRESS), NewNotice(NoticeKind.STATUS)]
            entries = [Entry(seat, PLAYER)] if sitter.clock.stand_in is not None else []
            sitter.user_id, sitter.name = user_id, name
            sitter.orders, sitter.clock, sitter.since, sitter.note = {}, SeatClock(), None, ""
            sitter.plan = None
            if seat in table.course.awaited:
                notices.append(NewNotice(NoticeKind.PROMPT, seat))
            draft.enter(entries)
            await self._matches.adopt(table, draft, entries, notices)
        self._matches.changed(match_id)
        return table

    async def decline(self, match_id: int, seat: int, user_id: int) -> None:
        """Let a user say that they don't want the seat."""
        async with self._matches.tables.lock(match_id):
            await self._check_offered(match_id, seat, user_id)
            await self._store.offers.drop(match_id, seat)

    async def _check_offered(self, match_id: int, seat: int, user_id: int) -> None:
        if await self._store.offers.read(match_id, seat) != user_id:
            raise Refused("seat-not-offered")

    async def _playing(self, match_id: int) -> Table:
        table = await self._matches.table(match_id)
        if table.match.state is not State.PLAYING:
            raise Refused("already-over")
        return table
