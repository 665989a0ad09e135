"""How often a bot may begin a session, and what becomes of one that does it more often."""

from __future__ import annotations

import asyncio

import aiohttp
import discord
import pytest

from sandbox import discord_pointed_at
from tests.sandbox.conftest import running
from tests.sandbox.probe_bot import ProbeBot

DAY = 24 * 60 * 60


async def limits(bot):
    return await bot.fetch_session_start_limits()


async def test_sessions_that_begin_are_counted_and_told(sandbox, games):
    async with running(sandbox) as bot:
        first = await limits(bot)
        assert (first.total, first.remaining, first.reset_after) == (1000, 999, DAY * 1000)
        assert first.max_concurrency == 1
    sandbox.clock.advance(DAY / 2)
    async with running(sandbox) as bot:
        second = await limits(bot)
        assert (second.remaining, second.reset_after) == (998, DAY * 500)
        sandbox.clock.advance(DAY / 2)
        third = await limits(bot)
        assert (third.remaining, third.reset_after) == (1000, 0)


async def test_a_resumed_session_is_not_counted(bot, games, sandbox):
    before = (await limits(bot)).remaining
    resumed = asyncio.create_task(bot.wait_for("resumed"))
    await asyncio.sleep(0)
    sandbox.faults.ask_reconnect()
    await asyncio.wait_for(resumed, 5)
    assert (await limits(bot)).remaining == before


async def test_one_session_too_many_ends_all_and_the_token_no_longer_works(sandbox, games):
    sandbox.gateway.starts.total = 1
    old = sandbox.token
    with discord_pointed_at(sandbox.url):
        bots = [ProbeBot(), ProbeBot()]
        for bot in bots:
            await bot.login(old)
        first = asyncio.create_task(bots[0].connect())
        await asyncio.wait_for(bots[0].wait_until_ready(), 10)
        second = asyncio.create_task(bots[1].connect())
        for task in (first, second):
            with pytest.raises(discord.ConnectionClosed) as closed:
                await asyncio.wait_for(task, 10)
            assert closed.value.code == 4004
        third = ProbeBot()
        with pytest.raises(discord.LoginFailure):
            await third.login(old)
        await third.close()
        sandbox.clock.advance(DAY)
        assert sandbox.token != old
        async with running(sandbox) as renewed:
            assert renewed.user.id == sandbox.bot.id


async def test_real_limits_let_a_session_begin_every_five_seconds(sandbox):
    sandbox.rates.realistic()
    heard = []
    async with aiohttp.ClientSession() as client:
        for _ in range(2):
            async with client.ws_connect(sandbox.gateway.url) as socket:
                await socket.receive_json(timeout=5)
                await socket.send_json({"op": 2, "d": {"token": sandbox.token, "intents": 1}})
                heard.append(await socket.receive_json(timeout=5))
    assert [message["op"] for message in heard] == [0, 9]
    assert heard[1]["d"] is False
