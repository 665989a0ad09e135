"""The delivery's workers, apart from what they tell."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING
from unittest.mock import patch

if TYPE_CHECKING:
    from tests.bot.live import Live


async def test_closing_waits_until_the_workers_have_stopped(live: Live) -> None:
    await live.pair()
    delivery = live.bot.delivery
    begun, left = asyncio.Event(), []

    async def slow(notice: object) -> None:
        begun.set()
        try:
            await asyncio.Event().wait()
        finally:
            await asyncio.sleep(0)
            left.append(notice)

    with patch.object(delivery._posts, "tell", slow):
        await live.bot.matches.play(1, 0, "7")
        await begun.wait()
        await delivery.close()
        assert left
        assert not delivery._workers
    assert left[0] in await live.bot.store.notices.of(1), "the store keeps what is left"


async def test_what_is_decided_while_the_bot_stops_is_told_after_the_next_start(
    live: Live,
) -> None:
    await live.pair()
    await live.bot.delivery.close()
    await live.bot.matches.play(1, 0, "7")
    assert not live.bot.delivery.is_busy
    assert await live.bot.store.notices.of(1)
    await live.restart()
    await live.settle()
    assert not await live.bot.store.notices.of(1)


async def test_what_has_been_told_is_not_remembered(live: Live) -> None:
    await live.pair()
    await live.bot.matches.play(1, 0, "7")
    await live.settle()
    assert not live.bot.delivery._posts.sent._posted
