"""Failures of Discord, the network and the disk that will pass, and how long to wait."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from typing import TYPE_CHECKING, Final, TypeVar

import aiohttp
import discord

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

_log = logging.getLogger(__name__)
_Done = TypeVar("_Done")

#: Everything that can fail while talking to Discord. Not every `OSError`: aiohttp wraps those of
#: the network, and what is left, such as a file that can't be read, is a fault of ours.
FAILURES: Final = (discord.HTTPException, aiohttp.ClientError, ConnectionError, TimeoutError)
#: Seconds before the next try after a failure; the last pause is for all further ones.
PATIENCE: Final = (1, 2, 4, 8, 16, 32, 60)
_TOO_MANY: Final = 429
_UNKNOWN_TOKEN: Final = 401
#: Discord's code for too many edits of old messages; waiting won't help.
RATIONED: Final = 30046
#: Discord's code for opening direct messages too fast, which doesn't come as a 429.
_TOO_FAST: Final = 40003


def will_pass(error: BaseException) -> bool:
    """Whether the same request may succeed later."""
    if isinstance(error, discord.HTTPException):
        if error.status == _TOO_MANY:
            return error.code != RATIONED
        return error.status >= 500 or error.code == _TOO_FAST
    return isinstance(error, FAILURES)


def may_pass(error: BaseException) -> bool:
    """Whether it is worth trying again for a while, though Discord seems to have refused.

    A token that is being replaced is unknown for a moment, and what stands before Discord refuses
    with statuses but without Discord's own codes.
    """
    if not isinstance(error, discord.HTTPException):
        return False
    return error.status == _UNKNOWN_TOKEN or (error.status in {400, 403} and not error.code)


def disk_failed(error: BaseException) -> bool:
    """Whether the disk failed; it may be full or busy now, but fine later."""
    return isinstance(error, sqlite3.Error)


async def persist(
    work: Callable[[], Awaitable[_Done]],
    passing: Callable[[Exception], bool],
    complaint: str,
) -> _Done:
    """Do the work, and retry after growing pauses while its failures are `passing`.

    Every such failure goes to the log, after the `complaint`; any other is raised.
    """
    tries = 0
    while True:
        try:
            return await work()
        except Exception as error:
            if not passing(error):
                raise
            pause = PATIENCE[min(tries, len(PATIENCE) - 1)]
            _log.warning("%s (%s); next try in %d s", complaint, error, pause)
        tries += 1
        await asyncio.sleep(pause)
