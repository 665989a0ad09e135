"""What people at a table ask of each other: to pause, to go on, to hurry a little."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.clocks.pace import DAY
from bot.refused import Refused
from bot.store import NewNotice, NoticeKind, PingBy, State

if TYPE_CHECKING:
    from bot.matches import Matches
    from bot.store import Sitter
    from bot.table import Table


class Company:
    """Pauses by agreement of all, and nudges.

    What is forbidden raises `Refused` and changes nothing.
    """

    def __init__(self, matches: Matches) -> None:
        self._matches = matches

    async def pause(self, match_id: int, user_id: int) -> bool:
        """Note that a player wants to pause; tells whether all do, so that the clocks stand."""
        async with self._matches.tables.lock(match_id):
            table, seat = await self._seated(match_id, user_id)
            if table.match.paused:
                raise Refused("pause-already")
            if table.match.sitters[seat].clock.pause:
                raise Refused("pause-asked-already")
            draft = table.draft()
            sitter = draft.match.sitters[seat]
            sitter.clock = sitter.clock.but(pause=True)
            paused = draft.match.paused
            told = NewNotice(NoticeKind.SEAT, seat, word="paused" if paused else "pause-asked")
            await self._adopt(table, draft, told)
        self._matches.changed(match_id)
        return paused

    async def resume(self, match_id: int, user_id: int) -> None:
        """Let the clocks of a match run again, or take back the wish to pause."""
        async with self._matches.tables.lock(match_id):
            table, seat = await self._seated(match_id, user_id)
            if not any(one.clock.pause for one in table.match.sitters):
                raise Refused("pause-none")
            draft = table.draft()
            for sitter in draft.match.sitters:
                sitter.clock = sitter.clock.but(pause=False)
            await self._adopt(table, draft, NewNotice(NoticeKind.SEAT, seat, word="resumed"))
        self._matches.changed(match_id)

    async def _adopt(self, table: Table, draft: Table, told: NewNotice) -> None:
        shown = [NewNotice(NoticeKind.PROGRESS), NewNotice(NoticeKind.STATUS)]
        asked = [
            NewNotice(NoticeKind.SETTLE, one.seat)
            for one in draft.humans()
            if one.since is not None
        ]
        await self._matches.adopt(table, draft, [], [told, *shown, *asked])

    async def nudge(self, match_id: int, user_id: int, name: str) -> list[str]:
        """Remind those who are awaited, each at most once a day; returns their names.

        Nobody is nudged who sleeps, is away or doesn't want it.
        """
        async with self._matches.tables.lock(match_id):
            table, seat = await self._seated(match_id, user_id)
            draft = table.draft()
            awaited = [one for one in draft.humans() if one.since is not None and one.seat != seat]
            if not awaited:
                raise Refused("nudge-nobody")
            nudged = [one for one in awaited if await self._may_nudge(one)]
            if not nudged:
                raise Refused("nudge-not-now")
            now = self._matches.clock()
            for sitter in nudged:
                sitter.clock = sitter.clock.but(nudged=now, reminded=now)
            notices = [NewNotice(NoticeKind.REMIND, one.seat, name=name) for one in nudged]
            await self._matches.keep(table, draft, [], notices)
        self._matches.changed(match_id)
        return [one.name for one in nudged]

    async def _may_nudge(self, sitter: Sitter) -> bool:
        if sitter.user_id is None or sitter.is_computer:
            return False
        now, last = self._matches.clock(), sitter.clock.nudged
        life = await self._matches.timekeeper.life(sitter.user_id)
        wanted = life.settings.nudges and life.settings.calls is not PingBy.NEITHER
        rested = last is None or now - last >= DAY
        return wanted and rested and life.reachable(now) <= now

    async def _seated(self, match_id: int, user_id: int) -> tuple[Table, int]:
        table = await self._matches.table(match_id)
        seat = table.match.seat_of(user_id)
        if seat is None:
            raise Refused("bystander")
        if table.match.state is not State.PLAYING:
            raise Refused("already-over")
        return table, seat
