"""The heartbeat: a sign of life, and a line in the log if it can't be given."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

import pytest

from bot.heartbeat import beat, healthy

if TYPE_CHECKING:
    from pathlib import Path


async def test_a_heartbeat_that_can_not_be_given_is_told_once_and_given_when_it_can(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    forgiven: list[str],
) -> None:
    forgiven.append("the heartbeat")
    path, healths = tmp_path / "nowhere" / "beat", []

    async def next_beat(_: float) -> None:
        healths.append(healthy(path))
        if len(healths) == 3:
            path.parent.mkdir()
        if len(healths) == 5:
            raise asyncio.CancelledError

    monkeypatch.setattr("bot.heartbeat.asyncio.sleep", next_beat)
    with pytest.raises(asyncio.CancelledError):
        await beat(path)
    assert healths == [False, False, False, True, True]
    (complaint,) = [record for record in caplog.records if record.levelno == logging.ERROR]
    assert str(path) in complaint.getMessage()
