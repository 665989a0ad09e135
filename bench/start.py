"""Start the bot on a database and print how long it took and how much memory it holds then."""

from __future__ import annotations

import asyncio
import json
import sys
from pathlib import Path
from time import perf_counter

from bench.clicking import running_in
from bench.measure import megabytes_held
from bot.app import Clanmoot
from bot.config import Config
from bot.easel import Easel
from bot.store import Store
from sandbox import Sandbox


class BareEasel(Easel):
    """An easel that doesn't warm up: its memory would drown what is measured here."""

    async def warm(self, *games: str) -> None:
        """Do nothing."""


async def main(database: Path) -> None:
    """Start, measure, stop."""
    async with Sandbox() as sandbox:
        sandbox.guild("Live").text("games")
        begun = perf_counter()
        store = await Store.open(database)
        bot = Clanmoot(Config(token=sandbox.token, database=database), store, guild_ready_timeout=0)
        bot.easel = BareEasel()
        async with running_in(bot, sandbox):
            seconds = perf_counter() - begun
            megabytes = megabytes_held()
    print(json.dumps([seconds, megabytes]))


asyncio.run(main(Path(sys.argv[1])))
