"""A bot in a process of its own: started, killed, replaced."""

from __future__ import annotations

import asyncio
import sys
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import sandbox as package
from sandbox import add_sample_server
from tests.sandbox.conftest import running

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from sandbox import Sandbox

BOT = """
import sys
from discord import Intents
from discord.ext.commands import AutoShardedBot
from sandbox.connect import point_discord_at

point_discord_at(sys.argv[1])

class Greeter(AutoShardedBot):
    async def setup_hook(self):
        @self.tree.command(description="x")
        async def greet(interaction):
            await interaction.response.send_message("hello from afar")
        await self.tree.sync()

Greeter((), intents=Intents(guilds=True)).run(sys.argv[2], log_handler=None)
"""


@asynccontextmanager
async def elsewhere(sandbox: Sandbox) -> AsyncIterator[None]:
    """A bot in another process, killed without warning at the end of the block."""
    home = Path(package.__file__).parents[1]
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-c", BOT, sandbox.url, sandbox.token, cwd=home
    )
    try:
        await asyncio.wait_for(sandbox.connected(), 30)
        yield
    finally:
        process.kill()
        await process.wait()


async def test_a_killed_bot_is_replaced(sandbox):
    add_sample_server(sandbox)
    games = next(channel for channel in sandbox.world.channels.values() if channel.name == "games")
    ailsa = next(user for user in sandbox.world.users.values() if user.name == "Ailsa")
    async with elsewhere(sandbox):
        assert (await ailsa.slash(games, "greet")).text == "hello from afar"
    reply = await ailsa.slash(games, "greet", wait=False)
    sandbox.clock.advance(3)
    assert reply.failed
    async with running(sandbox):
        assert (await ailsa.slash(games, "duel play", card="1")).text == "1 x1 l"
