"""The failures of Discord and of the network, and which of them will pass."""

from __future__ import annotations

from typing import Final

import aiohttp
import discord

#: All that can happen while something is told to Discord.
FAILURES: Final = (discord.HTTPException, aiohttp.ClientError, OSError)
_TOO_MANY: Final = 429
#: Discord's code for edits of old messages, of which it allows few for ever.
RATIONED: Final = 30046


def will_pass(error: BaseException) -> bool:
    """Whether the same may well succeed later."""
    if isinstance(error, discord.HTTPException):
        return error.status >= 500 or (error.status == _TOO_MANY and error.code != RATIONED)
    return isinstance(error, FAILURES)
