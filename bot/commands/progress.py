"""How far a long command has come, told now and then."""

from __future__ import annotations

import sys
from time import monotonic
from typing import Final

#: Seconds between two reports; what takes less time is done without any.
_BETWEEN: Final = 2.0


class Progress:
    """Prints the share that is done, every other second, where errors are printed."""

    def __init__(self, doing: str) -> None:
        self._doing = doing
        self._next = monotonic() + _BETWEEN

    def __call__(self, share: float) -> None:
        """Take note of which share of the work is done."""
        if monotonic() >= self._next:
            self._next = monotonic() + _BETWEEN
            print(f"{self._doing}: {share:.0%}", file=sys.stderr, flush=True)
