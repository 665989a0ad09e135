"""The timekeeper: starts and stops clocks, and says when each must be looked at again.

A clock is a value that is stored with its seat. It says how much was left at one moment; when it
will run out follows from that, the player's nights and absences, and the times at which the bot was
down. As those may change, what is stored is only when to look again: see `Clockwork`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from bot.clocks.nights import Span, night_at
from bot.clocks.pace import read_pace
from bot.clocks.reminders import marks
from bot.clocks.running import falls_to, left_at, rests
from bot.store import PingBy, SeatClock

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from bot.clocks.pace import Pace
    from bot.clocks.running import Rest
    from bot.store import Match, Settings, Sitter, Store
    from bot.table import Table


@dataclass(frozen=True, slots=True)
class Life:
    """What a person's clocks depend on."""

    settings: Settings
    absences: tuple[Span, ...]
    outages: tuple[Span, ...]

    def rests(self, after: float) -> Iterator[Rest]:
        """All that slows the person's clocks after a moment."""
        return rests(self.settings, (*self.absences, *self.outages), after)

    def away_until(self, at: float) -> float | None:
        """When the absence ends in which a moment falls; ``None`` if the person is there."""
        ends = (span.end for span in self.absences if span.begin <= at < span.end)
        return max(ends, default=None)

    def reachable(self, at: float) -> float:
        """The first moment from this one on at which the person may be called."""
        while True:
            night, away = night_at(self.settings, at), self.away_until(at)
            if night is None and away is None:
                return at
            at = max(at if night is None else night.end, away or at)

    @property
    def is_reminded(self) -> bool:
        """Whether the person wants to be reminded at all."""
        return self.settings.reminders and self.settings.calls is not PingBy.NEITHER


class Timekeeper:
    """Keeps the clocks of all seats."""

    def __init__(self, store: Store, clock: Callable[[], float]) -> None:
        self._store = store
        self.clock = clock

    async def life(self, user_id: int) -> Life:
        """What a person's clocks depend on now."""
        person = await self._store.people.read(user_id)
        time = self._store.time
        return Life(person.settings, await time.absences(user_id), await time.outages())

    async def note(self, draft: Table, now: float, *, new_turn: bool) -> None:
        """Let time run for all who are awaited now, and for nobody else.

        In a `new_turn` everybody begins anew, or with what the turn before has left.
        """
        match, pace = draft.match, _pace(draft.match)
        for sitter in match.sitters:
            if sitter.user_id is None:
                sitter.clock = SeatClock()
                continue
            life = await self.life(sitter.user_id)
            clock, waits = sitter.clock, _waits(match, sitter)
            if new_turn or not waits:
                clock = stopped(clock, life, now)
            if new_turn:
                clock = clock.but(left=None if pace is None else pace.next(clock.left))
            clock = clock.but(away=life.away_until(now))
            if waits and sitter.since == now and (called := life.reachable(now)) > now:
                # They were called just now, and may not be woken.
                clock = clock.but(morning=called)
            sitter.clock = clock
            sitter.clock = self.started(match, sitter, life)

    def started(self, match: Match, sitter: Sitter, life: Life) -> SeatClock:
        """The clock of a sitter, which runs if the sitter is awaited; and when to look at it."""
        clock, pace = sitter.clock, _pace(match)
        if pace is not None and _waits(match, sitter) and clock.begun is None:
            left = pace.seconds if clock.left is None else clock.left or pace.grace()
            clock = clock.but(left=left, begun=self.clock(), whole=left, reminders=0)
        return alarmed(clock, life)


def stopped(clock: SeatClock, life: Life, now: float) -> SeatClock:
    """A clock that stands, with what is left on it."""
    if clock.begun is None or clock.left is None:
        return clock.but(morning=None)
    left = left_at(clock.begun, clock.left, now, life.rests(clock.begun))
    return clock.but(left=left, begun=None, deadline=None, morning=None)


def alarmed(clock: SeatClock, life: Life) -> SeatClock:
    """A clock that knows its deadline and when to look at it next."""
    moments = [clock.morning, clock.away]
    deadline = None
    if clock.begun is not None and clock.left is not None:
        begun, left = clock.begun, clock.left
        deadline = falls_to(begun, left, 0.0, life.rests(begun))
        moments.append(deadline)
        to_come = marks(clock.whole)[clock.reminders :]
        if to_come and life.is_reminded:
            reached = falls_to(begun, left, to_come[0], life.rests(begun))
            moments.append(life.reachable(reached))
    alarm = min((one for one in moments if one is not None), default=None)
    return clock.but(deadline=deadline, alarm=alarm)


def _waits(match: Match, sitter: Sitter) -> bool:
    """Whether a person is awaited, in a match that isn't paused."""
    return sitter.since is not None and not sitter.is_computer and not match.paused


def _pace(match: Match) -> Pace | None:
    return None if match.pace is None else read_pace(match.pace)
