"""Session starts: how often a bot may begin a new session instead of resuming its old one."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sandbox.clock import Clock

DAY = 24 * 60 * 60.0
TOTAL = 1000


class SessionStarts:
    """Counts the sessions that a bot begins; `total` may be begun in a day of the clock.

    The day begins with the first of them. Discord takes the token away from a bot that begins more.
    """

    def __init__(self, clock: Clock) -> None:
        self.total = TOTAL
        self._clock = clock
        self._used = 0
        self._ends = 0.0

    @property
    def remaining(self) -> int:
        """How many may still be begun."""
        self._sweep()
        return max(0, self.total - self._used)

    @property
    def reset_after(self) -> float:
        """The seconds until all may be begun again; none while none is used."""
        self._sweep()
        return self._ends - self._clock.now() if self._used else 0.0

    def take(self) -> bool:
        """Count one that is begun; tells whether it was allowed."""
        self._sweep()
        if not self._used:
            self._ends = self._clock.now() + DAY
        self._used += 1
        return self._used <= self.total

    def _sweep(self) -> None:
        if self._used and self._clock.now() >= self._ends:
            self._used = 0
