"""Discord's ids: a moment in milliseconds, and a count within it."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sandbox.clock import Clock

DISCORD_EPOCH_MS = 1_420_070_400_000


class Snowflakes:
    """Makes ids that always grow and hold the time of the sandbox's clock."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self.last = 0

    def go_on_after(self, last: int) -> None:
        """Make only ids that are greater than this one from now on."""
        self.last = max(self.last, last)

    def next(self) -> int:
        """An id that was never given before."""
        moment = int(self._clock.utc().timestamp() * 1000) - DISCORD_EPOCH_MS
        self.last = max(self.last + 1, moment << 22)
        return self.last
