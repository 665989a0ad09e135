"""A sign of life for those who watch the process: a file touched while the bot works."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from pathlib import Path

_log = logging.getLogger(__name__)

#: Seconds between two beats.
INTERVAL: Final = 10.0
#: Seconds after which a file that was not touched means that the bot hangs.
STALE: Final = 60.0


async def beat(path: Path | None) -> None:
    """Touch the file now and every few seconds, until cancelled; without a path, do nothing.

    The beat comes from the event loop, so a loop that hangs stops it. A file that can't be touched
    stops neither bot nor beat: the log says so once per failure, not at every beat.
    """
    told = False
    while path is not None:
        try:
            await asyncio.to_thread(path.touch)
            told = False
        except OSError as error:
            if not told:
                _log.error(
                    "the heartbeat %s can't be touched, so the bot seems dead: %s", path, error
                )
            told = True
        await asyncio.sleep(INTERVAL)


def healthy(path: Path) -> bool:
    """Whether the file was touched lately."""
    try:
        return time.time() - path.stat().st_mtime < STALE
    except OSError:
        return False
