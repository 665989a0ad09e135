"""A sign of life for whoever watches the process: a file that is touched while the bot works."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from pathlib import Path

#: Seconds between two beats.
INTERVAL: Final = 10.0
#: Seconds after which a file that was not touched means that the bot hangs.
STALE: Final = 60.0


async def beat(path: Path | None) -> None:
    """Touch the file now and every few seconds, until cancelled; without a path, do nothing.

    The beat comes from the event loop, so a loop that hangs stops it. A file that can't be touched
    ends it with `OSError`.
    """
    while path is not None:
        await asyncio.to_thread(path.touch)
        await asyncio.sleep(INTERVAL)


def healthy(path: Path) -> bool:
    """Whether the file was touched lately."""
    try:
        return time.time() - path.stat().st_mtime < STALE
    except OSError:
        return False
