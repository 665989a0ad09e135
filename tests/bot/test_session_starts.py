"""A bot that is started again and again keeps its token."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

import discord
import pytest

from bot.app import end_tasks
from bot.session_starts import pause_before
from tests.bot.live import PATIENCE, Live

if TYPE_CHECKING:
    from collections.abc import Iterator

DAY = 24 * 60 * 60


@pytest.mark.parametrize(
    ("remaining", "hours", "pause"),
    [
        (1000, 0, 0),
        (501, 20, 0),
        (500, 20, 20 * 3600 / 499),
        (11, 1, 360),
        (2, 3, 3 * 3600),
        (1, 3, 3 * 3600),
        (0, 3, 3 * 3600),
    ],
)
def test_half_of_the_sessions_are_spread_over_the_day(remaining: int, hours: int, pause: float):
    limits = discord.SessionStartLimits(
        total=1000, remaining=remaining, reset_after=hours * 3_600_000, max_concurrency=1
    )
    assert pause_before(limits) == pytest.approx(pause)


def test_whoever_crashes_at_once_all_day_never_begins_the_last_session():
    now, used = 0.0, 0
    while now < DAY:
        limits = discord.SessionStartLimits(
            total=1000,
            remaining=1000 - used,
            reset_after=round((DAY - now) * 1000),
            max_concurrency=1,
        )
        now += pause_before(limits) + 1
        used += now < DAY
    assert 900 < used < 1000


async def test_a_bot_that_was_started_too_often_waits_and_says_so(
    live: Live, listener: Listener
) -> None:
    await live.close()
    live.sandbox.gateway.starts.total = 2
    opening = asyncio.create_task(live.open())
    line = await listener.heard()
    assert "only 1 more of 2 sessions in the next 1 day" in line
    assert "connects in 1 day" in line
    assert not live.sandbox.gateway.connected
    assert live.sandbox.gateway.starts.remaining == 1
    opening.cancel()
    await asyncio.gather(opening, return_exceptions=True)
    await stop_waiting(live)
    await live.close()
    live.sandbox.clock.advance(DAY)
    await live.open()
    assert live.sandbox.gateway.connected


async def stop_waiting(live: Live) -> None:
    """End what waits for a connection, as a signal does."""
    assert live._running is not None
    await end_tasks(live._running)
    live._running = None


class Listener(logging.Handler):
    """Waits for the line that says that the bot waits."""

    def __init__(self) -> None:
        super().__init__()
        self._heard = asyncio.Event()
        self.line = ""

    def emit(self, record: logging.LogRecord) -> None:
        self.line = record.getMessage()
        self._heard.set()

    async def heard(self) -> str:
        await asyncio.wait_for(self._heard.wait(), PATIENCE)
        return self.line


@pytest.fixture
def listener() -> Iterator[Listener]:
    logger, listening = logging.getLogger("bot.session_starts"), Listener()
    logger.addHandler(listening)
    yield listening
    logger.removeHandler(listening)
