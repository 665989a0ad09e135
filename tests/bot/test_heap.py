"""Memory: what a bot has loaded at its start is not looked through again."""

from __future__ import annotations

import asyncio
import gc
from typing import TYPE_CHECKING

import discord
from discord.ext import commands

from bot.app import serve, settle_down_once_ready
from bot.config import Config
from bot.heap import settle_down
from sandbox import Sandbox, discord_pointed_at

if TYPE_CHECKING:
    from pathlib import Path

    import pytest


async def test_the_collector_passes_over_what_was_loaded_at_the_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    settled = asyncio.Event()

    def settle() -> None:
        settle_down()
        settled.set()

    monkeypatch.setattr("bot.app.settle_down", settle)
    # The tests have loaded things too: see tests/conftest.py.
    before = gc.get_freeze_count()
    async with Sandbox() as sandbox:
        config = Config(token=sandbox.token, database=tmp_path / "clanmoot.sqlite3", painters=0)
        with discord_pointed_at(sandbox.url):
            serving = asyncio.create_task(serve(config))
            try:
                await asyncio.wait_for(settled.wait(), 10)
                assert len(gc.get_objects()) < gc.get_freeze_count() - before
            finally:
                serving.cancel()
                await asyncio.gather(serving, return_exceptions=True)


async def test_only_the_first_session_settles_it_down(monkeypatch: pytest.MonkeyPatch) -> None:
    settled: list[int] = []
    monkeypatch.setattr("bot.app.settle_down", lambda: settled.append(1))
    async with commands.Bot(commands.when_mentioned, intents=discord.Intents.none()) as bot:
        settle_down_once_ready(bot)
        for _ in range(2):
            bot.dispatch("ready")
            await asyncio.sleep(0.01)
    assert settled == [1]
