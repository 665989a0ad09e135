"""Animations on demand: one at a time, a few per person, and none outlives the bot."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import TYPE_CHECKING, Final

from bot.refused import Refused

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine

#: How many animations one person may have made, in how many seconds.
PER_PERSON: Final = 5
WITHIN: Final = 3600.0


class Animations:
    """Knows what is being made, and for whom something was made lately."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._task: asyncio.Task[None] | None = None
        #: Users and when something was begun for them, within the last hour.
        self._begun: deque[tuple[int, float]] = deque()

    def begin(self, user_id: int, make: Callable[[], Coroutine[None, None, None]]) -> None:
        """Make one in the background.

        Raises `Refused` if another is being made, or this person has had enough of them.
        """
        if self._task is not None and not self._task.done():
            raise Refused("animation-busy")
        now = self._clock()
        while self._begun and self._begun[0][1] <= now - WITHIN:
            self._begun.popleft()
        own = [begun for user, begun in self._begun if user == user_id]
        if len(own) >= PER_PERSON:
            again = f"<t:{int(own[0] + WITHIN)}:R>"
            raise Refused("animation-enough", most=PER_PERSON, time=again)
        self._begun.append((user_id, now))
        self._task = asyncio.create_task(make(), name="animation")

    async def close(self) -> None:
        """Stop what is being made."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait([self._task])
