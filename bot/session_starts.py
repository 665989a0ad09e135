"""Session starts: Discord counts them, and takes the token away from a bot that begins too many.

Lost connections are resumed, which doesn't count. But a bot that fails soon after its start, and is
started again each time, would use up in hours what is allowed in a day.
"""

from __future__ import annotations

import asyncio
import logging
from datetime import timedelta
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from discord import SessionStartLimits

    from bot.app import Clanmoot

_log = logging.getLogger(__name__)


def pause_before(limits: SessionStartLimits) -> float:
    """How many seconds to wait before a new session, so that the sessions left last all day.

    Half of them may be begun at any pace; the other half is spread over the rest of the day. The
    last one is never used.
    """
    if limits.remaining > limits.total // 2:
        return 0.0
    return limits.reset_after / 1000 / max(1, limits.remaining - 1)


async def spare_sessions(bot: Clanmoot) -> None:
    """Wait before the bot connects if it has begun very many sessions; the log says why."""
    limits = await bot.fetch_session_start_limits()
    pause = pause_before(limits)
    if not pause:
        return
    _log.warning(
        "the bot was started so often that Discord allows only %d more of %d sessions in the next"
        " %s, and would then reset its token; it connects in %s. Lines of former starts may say"
        " why they ended",
        limits.remaining,
        limits.total,
        timedelta(seconds=limits.reset_after // 1000),
        timedelta(seconds=round(pause)),
    )
    await asyncio.sleep(pause)
