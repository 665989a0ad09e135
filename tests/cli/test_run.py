"""`clanmoot run` and `clanmoot health`, as processes of their own where that matters."""

from __future__ import annotations

import os
import signal
import time
from typing import IO, TYPE_CHECKING
from unittest.mock import Mock

import aiohttp
import discord
import pytest

from bot.cli import main
from bot.heartbeat import STALE, healthy
from tests.cli.commands import Done, process

if TYPE_CHECKING:
    import subprocess
    from collections.abc import Callable
    from pathlib import Path


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_run_without_a_token_is_a_sandbox_that_stops_cleanly(tmp_path: Path, number: int):
    with process(tmp_path, "run", "--port", "0", CLANMOOT_HEARTBEAT="alive") as running:
        told = [line_of(running.stdout) for _ in range(3)]
        logged = lines_until(running, "connected to Gateway")
        wait_for(lambda: healthy(tmp_path / "alive"))
        running.send_signal(number)
        rest, last = running.communicate(timeout=60)
    assert "no token" in told[0]
    assert "sandbox" in told[0]
    assert "http://127.0.0.1:" in told[2]
    assert rest == ""
    assert "Traceback" not in logged + last
    assert running.returncode == 0
    assert [path.name for path in tmp_path.iterdir()] == ["alive"], "nothing else is left behind"


def test_run_stops_cleanly_while_it_is_starting(tmp_path: Path):
    with process(tmp_path, "run", "--port", "0") as running:
        logged = lines_until(running, "logging in")
        running.send_signal(signal.SIGTERM)
        _, last = running.communicate(timeout=60)
    assert "Traceback" not in logged + last
    assert running.returncode == 0


@pytest.mark.parametrize(
    "error",
    [
        discord.DiscordServerError(Mock(status=503, reason="gone"), "upstream"),
        discord.HTTPException(Mock(status=429, reason="slow down"), "too many"),
        aiohttp.ServerDisconnectedError(),
    ],
    ids=lambda error: type(error).__name__,
)
def test_a_discord_that_fails_at_the_start_is_told_in_one_line(
    error: Exception, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    line = line_after(error, 1, monkeypatch, capsys)
    assert line.startswith("clanmoot: Discord fails just now: ")
    assert "secret" not in line


@pytest.mark.parametrize(
    ("code", "told"),
    [
        (4004, "token: Discord doesn't accept it; make a new one on the Bot page"),
        (4013, "Discord closed the connection: Shard ID 0 WebSocket closed with 4013"),
    ],
)
def test_a_discord_that_hangs_up_for_good_is_told_in_one_line(
    code: int, told: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    error = discord.ConnectionClosed(Mock(close_code=code), shard_id=0)
    assert line_after(error, 2, monkeypatch, capsys) == f"clanmoot: {told}"


def line_after(
    error: Exception,
    status: int,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> str:
    """What the operator reads when the bot ends with an error."""

    async def serve(_: object) -> None:
        raise error

    monkeypatch.setenv("CLANMOOT_TOKEN", f"{'a' * 24}.{'b' * 6}.{'secret' * 5}")
    monkeypatch.setattr("bot.app.serve", serve)
    monkeypatch.setattr("bot.commands.run.signal.signal", Mock())
    monkeypatch.setattr("bot.commands.run.set_up_logging", Mock())
    assert main(["run"]) == status
    (line,) = capsys.readouterr().err.splitlines()
    return line


def wait_for(holds: Callable[[], bool]) -> None:
    """Wait until something is true, but not for ever."""
    for _ in range(1000):
        if holds():
            return
        time.sleep(0.01)
    pytest.fail("waited in vain")


def line_of(stream: IO[str] | None) -> str:
    assert stream is not None
    return stream.readline()


def lines_until(running: subprocess.Popen[str], words: str) -> str:
    """What a process logs up to a line with these words."""
    logged = ""
    while words not in logged and running.poll() is None:
        logged += line_of(running.stderr)
    return logged


def test_a_container_without_a_token_says_so_instead_of_being_a_sandbox(clanmoot):
    assert clanmoot("run", "--discord").complaint(2) == (
        "clanmoot: token is not set: give the bot its token in CLANMOOT_TOKEN"
    )


def test_another_discord_needs_a_token(clanmoot):
    done = clanmoot("run", CLANMOOT_API="http://127.0.0.1:9")
    assert "token is not set" in done.complaint()


def test_a_damaged_database_gets_one_line(tmp_path: Path):
    (tmp_path / "clanmoot.sqlite3").write_bytes(b"this is no database, whatever its name says")
    variables = {"CLANMOOT_API": "http://127.0.0.1:9", "CLANMOOT_TOKEN": "sandbox"}
    with process(tmp_path, "run", **variables) as running:
        done = Done(0, *running.communicate())
    assert "clanmoot.sqlite3" in done._replace(status=running.returncode).complaint()


def test_health_is_told_by_the_age_of_the_heartbeat(clanmoot, tmp_path: Path):
    beat = tmp_path / "alive"
    assert not healthy(beat)
    assert "alive was not touched" in clanmoot("health", CLANMOOT_HEARTBEAT="alive").complaint(1)
    beat.touch()
    assert healthy(beat)
    assert clanmoot("health", CLANMOOT_HEARTBEAT="alive").status == 0
    old = time.time() - STALE - 1
    os.utime(beat, (old, old))
    assert not healthy(beat)
