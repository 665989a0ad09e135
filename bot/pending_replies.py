"""Replies come first: everybody else is told once the mover has an answer."""

from __future__ import annotations

import asyncio
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterator

#: Seconds after which delivery goes on regardless.
PATIENCE: Final = 0.5


class PendingReplies:
    """Counts the people who are waiting for an answer."""

    def __init__(self) -> None:
        self._waiting = 0
        self._given = asyncio.Event()
        self._given.set()

    @contextmanager
    def pending(self) -> Iterator[None]:
        """Somebody waits for an answer while this lasts."""
        self._waiting += 1
        self._given.clear()
        try:
            yield
        finally:
            self._waiting -= 1
            if not self._waiting:
                self._given.set()

    async def drained(self, patience: float | None = PATIENCE) -> None:
        """Return when nobody waits for an answer, or after a timeout."""
        with suppress(TimeoutError):
            async with asyncio.timeout(patience):
                await self._given.wait()
