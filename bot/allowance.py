"""Allowances: how often one person may do something, so that nobody floods the bot."""

from __future__ import annotations

import time
from collections import OrderedDict
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Callable

#: Of how many people it is remembered what they have used.
REMEMBERED: Final = 10_000


class Allowance:
    """How often each person may do something: `often` times in `seconds`, or any number of times.

    Half of it may be used in one go, so that a keen player never notices; it comes back evenly.
    Memory is bounded: whoever has it all back is forgotten, and so is, of too many people, who has
    done nothing for longest.
    """

    def __init__(
        self, often: int, seconds: float, now: Callable[[], float] = time.monotonic
    ) -> None:
        self._pause = seconds / often if often else 0.0
        self._ahead = self._pause * max(1, often // 2)
        self._now = now
        #: By person, when all that they have used is back; who used something last comes last.
        self._back: OrderedDict[int, float] = OrderedDict()

    def use(self, user_id: int) -> float:
        """Use it once, if possible; returns after how many seconds it will be possible, or 0."""
        now = self._now()
        back = max(self._back.get(user_id, now), now) + self._pause
        wait = back - self._ahead - now
        if wait > 0:
            return wait
        if self._pause:
            self._back[user_id] = back
            self._back.move_to_end(user_id)
            self._forget(now)
        return 0.0

    def _forget(self, now: float) -> None:
        while len(self._back) > REMEMBERED or next(iter(self._back.values())) <= now:
            self._back.popitem(last=False)
