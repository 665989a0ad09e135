from __future__ import annotations

import asyncio
import logging
import os
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import aiohttp
import pytest

from sandbox import Clock, Sandbox, discord_pointed_at
from tests.sandbox.control import Control
from tests.sandbox.probe_bot import ProbeBot

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Iterator

    from sandbox import Person, TextChannel


def openapi() -> Path | None:
    path = os.environ.get("CLANMOOT_OPENAPI")
    return Path(path) if path else None


@asynccontextmanager
async def running(sandbox: Sandbox, **options: Any) -> AsyncIterator[ProbeBot]:
    """A bot that is connected for the length of the block."""
    with discord_pointed_at(sandbox.url):
        async with ProbeBot(**options) as bot:
            await bot.login(sandbox.token)
            task = asyncio.create_task(bot.connect())
            await asyncio.wait_for(bot.wait_until_ready(), 10)
            yield bot
        await task


@pytest.fixture
async def sandbox() -> AsyncIterator[Sandbox]:
    """A sandbox whose clock moves only when a test pushes it."""
    async with Sandbox(openapi=openapi(), clock=Clock(running=False)) as sandbox:
        yield sandbox


@pytest.fixture
def games(sandbox: Sandbox) -> TextChannel:
    return sandbox.guild("Live", locale="ru").text("games")


@pytest.fixture
def anna(sandbox: Sandbox, games: TextChannel) -> Person:
    return sandbox.user("Anna", locale="uk")


@pytest.fixture
def boris(sandbox: Sandbox, games: TextChannel) -> Person:
    return sandbox.user("Boris")


@pytest.fixture
async def bot(sandbox: Sandbox, games: TextChannel) -> AsyncIterator[ProbeBot]:
    async with running(sandbox) as bot:
        yield bot


@pytest.fixture
async def control(sandbox: Sandbox) -> AsyncIterator[Control]:
    async with aiohttp.ClientSession() as session:
        yield Control(session, sandbox.url)


@pytest.fixture
def expected_errors() -> list[str]:
    """Words of errors in the log that a test means to cause."""
    return []


@pytest.fixture(autouse=True)
def no_errors_in_the_log(
    caplog: pytest.LogCaptureFixture, expected_errors: list[str]
) -> Iterator[None]:
    """discord.py and aiohttp only log what goes wrong in callbacks and handlers."""
    yield
    bad = [
        f"{record.getMessage()} {record.exc_info}"
        for record in caplog.get_records("call")
        if record.levelno >= logging.ERROR
    ]
    assert not [line for line in bad if not any(word in line for word in expected_errors)]
