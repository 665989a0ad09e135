from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING
from unittest.mock import patch

import pytest

from bot import outage
from tests.bot.live import SEED, Live, live_bot
from tests.bot.market import put_market_on_shelf

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Iterator
    from pathlib import Path

    from rules import Game


@pytest.fixture
async def live(tmp_path: Path) -> AsyncIterator[Live]:
    """The running bot, with pictures that hold their view."""
    async with live_bot(tmp_path) as open_inn:
        yield open_inn


@pytest.fixture
async def painted_live(tmp_path: Path) -> AsyncIterator[Live]:
    """The running bot with real pictures."""
    async with live_bot(tmp_path, painted=True) as open_inn:
        yield open_inn


@pytest.fixture
def hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make the bot and discord.py retry quickly."""
    sleep = asyncio.sleep

    async def nap(delay: float, result: object = None) -> object:
        return await sleep(min(delay, 0.01), result)

    monkeypatch.setattr(asyncio, "sleep", nap)
    monkeypatch.setattr(outage, "PATIENCE", (0, 0))


@pytest.fixture
def shuffled() -> Iterator[None]:
    """All matches have the same shuffle."""
    with patch("bot.lobbies.secrets.token_hex", return_value=SEED):
        yield


@pytest.fixture
def market(monkeypatch: pytest.MonkeyPatch) -> Game:
    """A made-up game with 300 moves, registered for the test."""
    return put_market_on_shelf(monkeypatch)


@pytest.fixture
def forgiven() -> list[str]:
    """The beginnings of errors that a test expects in the log."""
    return []


@pytest.fixture(autouse=True)
def no_logged_errors(caplog: pytest.LogCaptureFixture, forgiven: list[str]) -> Iterator[None]:
    """Errors in callbacks only go to the log: a test that logs one fails."""
    yield
    errors = [
        f"{record.getMessage()} {record.exc_text or ''}"
        for phase in ("setup", "call", "teardown")
        for record in caplog.get_records(phase)
        if record.levelno >= logging.ERROR and not _hung_up(record)
    ]
    assert not [one for one in errors if not one.startswith(tuple(forgiven))], "\n".join(errors)


def _hung_up(record: logging.LogRecord) -> bool:
    """Whether the error is the sandbox's complaint that a killed bot hung up."""
    error = record.exc_info[1] if record.exc_info else None
    return record.name == "aiohttp.server" and isinstance(error, ConnectionError)
