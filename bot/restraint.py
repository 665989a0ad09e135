"""Restraint: Discord shuts out an address that makes too many invalid requests.

Those are answered with 401, 403 or 429, and 10,000 within ten minutes are too many. A bot whose
token was reset, or that has lost its rights on many servers, would come to that by trying again.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from time import monotonic
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Mapping

_log = logging.getLogger(__name__)

#: The statuses of invalid requests.
INVALID: Final = frozenset({401, 403, 429})
#: Seconds for which an invalid request counts.
WINDOW: Final = 600.0
#: How many may be made at any pace. From then on requests wait for each other.
FREELY: Final = 1000
#: Seconds that then pass after an invalid one before the next request: at most 1,000 more in all.
PAUSE: Final = 0.6
#: With so many even answers wait: people expect them at once, and don't cause many.
AT_MOST: Final = 5000


class Restraint:
    """Counts invalid requests, and makes further ones wait once there were many."""

    def __init__(self) -> None:
        #: When they were answered, of those that count.
        self._invalid: deque[float] = deque()
        self._turn = asyncio.Lock()
        self._said = False

    async def take_turn(self, *, answer: bool) -> bool:
        """Wait until a request may be made; `answer` says whether somebody waits for it.

        Returns whether the others wait until this one has ended: see `end_turn`.
        """
        if self._count() < (AT_MOST if answer else FREELY):
            return False
        await self._turn.acquire()
        try:
            while (pause := self._pause()) > 0:  # noqa: ASYNC110 - a moment, which may be put off
                await asyncio.sleep(pause)
        except BaseException:
            self._turn.release()
            raise
        return True

    def end_turn(self) -> None:
        """Let the next request be made."""
        self._turn.release()

    def note(self, status: int, headers: Mapping[str, str]) -> None:
        """Note how a request was answered."""
        shared = headers.get("X-RateLimit-Scope") == "shared"
        if status not in INVALID or shared:
            return
        self._invalid.append(monotonic())
        count = self._count()
        if count < FREELY:
            # Once most of them don't count any more, the next time is another one.
            self._said = self._said and count > FREELY // 2
        elif not self._said:
            self._said = True
            _log.error(
                "Discord refused %d requests within ten minutes, the last with status %d; as it"
                " shuts out who makes 10,000, the bot waits %.1f s after each further one and goes"
                " on by itself. Is the token right, and has the bot its rights?",
                count,
                status,
                PAUSE,
            )

    def _count(self) -> int:
        oldest = monotonic() - WINDOW
        while self._invalid and self._invalid[0] <= oldest:
            self._invalid.popleft()
        return len(self._invalid)

    def _pause(self) -> float:
        """The seconds until the next request may be made."""
        if self._count() < FREELY:
            return 0.0
        return self._invalid[-1] + PAUSE - monotonic()
