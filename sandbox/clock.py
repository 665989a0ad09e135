"""The sandbox's time: real time, plus whatever a test adds."""

from __future__ import annotations

import asyncio
import time
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable


class Timer:
    """A call that is due at one moment of a clock; cancelling it twice is harmless."""

    __slots__ = ("_call", "_clock", "_handle", "due")

    def __init__(self, clock: Clock, due: float, call: Callable[[], None]) -> None:
        self.due = due
        self._clock = clock
        self._call = call
        self._handle: asyncio.TimerHandle | None = None

    def cancel(self) -> None:
        """Forget the call."""
        self._clock.forget(self)
        self.disarm()

    def arm(self, delay: float) -> None:
        """Let the event loop fire the timer after that many real seconds."""
        self.disarm()
        self._handle = asyncio.get_running_loop().call_later(delay, self.fire)

    def disarm(self) -> None:
        """Take the timer off the event loop, not off the clock."""
        if self._handle is not None:
            self._handle.cancel()
            self._handle = None

    def fire(self) -> None:
        """Make the call now, once."""
        self.cancel()
        self._call()


class Clock:
    """The sandbox's time: deadlines, tokens, rations and timestamps all read this clock.

    It runs with real time and can be pushed ahead with `advance`. With `running=False` it moves
    only when pushed, so that a slow machine never misses a deadline in a test.
    """

    def __init__(self, *, running: bool = True) -> None:
        self.running = running
        self._began = time.monotonic()
        self._epoch = datetime.now(UTC)
        #: By how many seconds the clock was pushed ahead in all.
        self.pushed = 0.0
        self._timers: set[Timer] = set()

    def now(self) -> float:
        """Seconds since the clock was made."""
        real = time.monotonic() - self._began if self.running else 0.0
        return real + self.pushed

    def utc(self) -> datetime:
        """The date and time of day, which `advance` moves too."""
        return self._epoch + timedelta(seconds=self.now())

    def after(self, seconds: float, call: Callable[[], None]) -> Timer:
        """Make `call` after that many seconds of this clock; needs a running event loop."""
        timer = Timer(self, self.now() + seconds, call)
        self._timers.add(timer)
        if self.running:
            timer.arm(seconds)
        return timer

    async def sleep(self, seconds: float) -> None:
        """Return when that many seconds of this clock have passed."""
        woken = asyncio.Event()
        timer = self.after(seconds, woken.set)
        try:
            await woken.wait()
        finally:
            timer.cancel()

    def advance(self, seconds: float) -> None:
        """Push time ahead and fire, in their order, all timers that fall due on the way."""
        if seconds < 0:
            raise ValueError("time does not run backwards")
        goal = self.now() + seconds
        while due := [timer for timer in self._timers if timer.due <= goal]:
            first = min(due, key=lambda timer: timer.due)
            self.pushed += max(0.0, first.due - self.now())
            first.fire()
        self.pushed += max(0.0, goal - self.now())
        if self.running:
            for timer in self._timers:
                timer.arm(timer.due - self.now())

    def forget(self, timer: Timer) -> None:
        """Drop a timer that was cancelled or has fired."""
        self._timers.discard(timer)

    def close(self) -> None:
        """Cancel all that is still to come."""
        for timer in list(self._timers):
            timer.cancel()
