"""What prevents the bot from running is said in one line."""

from __future__ import annotations

import signal

import aiohttp
import discord
import pytest

from bot.commands import run
from bot.commands.complaint import Complaint
from bot.store import StoreRefused


@pytest.fixture
def logged(monkeypatch: pytest.MonkeyPatch) -> list[object]:
    """The settings with which logging was set up; the test's own signals and logs stay."""
    found: list[object] = []
    monkeypatch.setattr(run, "set_up_logging", found.append)
    monkeypatch.setattr(signal, "signal", lambda *_: None)
    return found


async def failing(error: Exception) -> None:
    raise error


@pytest.mark.parametrize(
    ("error", "said"),
    [
        (discord.LoginFailure("no"), run.NOT_ACCEPTED),
        (StoreRefused("the disk is full"), "the disk is full"),
        (discord.GatewayNotFound(), "Discord can't be reached: "),
        (aiohttp.ClientError("no route"), "Discord fails just now: no route"),
        (OSError("no more files"), "the bot stopped: no more files"),
    ],
    ids=lambda value: type(value).__name__,
)
def test_what_prevents_it_is_said_in_one_line(
    logged: list[object], error: Exception, said: str
) -> None:
    settings = object()
    with pytest.raises(Complaint) as complaint:
        run.serve_until_stopped(settings, failing(error))
    assert str(complaint.value).startswith(said)
    assert "\n" not in str(complaint.value)
    assert logged == [settings], "all of it is logged as the settings say"
