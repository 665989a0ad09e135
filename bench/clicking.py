"""A move by button, from click to acknowledgement, against a bare echo command of discord.py."""

from __future__ import annotations

import asyncio
import tempfile
from contextlib import asynccontextmanager
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import TYPE_CHECKING

import discord
from discord import app_commands

from bench.measure import Finding
from bot.app import Clanmoot
from bot.config import Config
from bot.store import Store
from sandbox import Sandbox, discord_pointed_at

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Awaitable, Iterator

    from sandbox import Message, Person, Reply

MOST = 3.0
PHASES = 3
ECHOES = 150
DUELS = 3


def findings() -> Iterator[Finding]:
    """The one, from several phases of each kind in turn."""
    echoes: list[float] = []
    moves: list[float] = []
    for _ in range(PHASES):
        echoes += asyncio.run(_echo())
        moves += asyncio.run(_duels())
    ours, yardstick = median(moves), median(echoes)
    yield Finding(
        "a move, from click to acknowledgement",
        f"{ours * 1000:.2f} ms",
        f"{yardstick * 1000:.2f} ms (bare echo command)",
        ours / yardstick,
        most=MOST,
    )


async def _echo() -> list[float]:
    """Seconds for each use of a command that only answers."""
    async with Sandbox() as sandbox:
        channel = sandbox.guild("Inn").text("games")
        guest = sandbox.user("Anna")
        client = discord.Client(intents=discord.Intents(guilds=True), guild_ready_timeout=0)
        tree = app_commands.CommandTree(client)

        @tree.command()
        async def echo(interaction: discord.Interaction, text: str) -> None:
            """Say it again."""
            await interaction.response.send_message(text)

        async with running_in(client, sandbox):
            await tree.sync()
            return [
                await _timed(guest.slash(channel, "echo", text="hello", wait=False))
                for _ in range(ECHOES)
            ][10:]


async def _duels() -> list[float]:
    """Seconds for each move of some duels, made in the direct messages."""
    with tempfile.TemporaryDirectory() as folder:
        async with Sandbox() as sandbox:
            channel = sandbox.guild("Inn").text("games")
            guests = [sandbox.user("Anna"), sandbox.user("Bob")]
            store = await Store.open(Path(folder, "bench.sqlite3"))
            config = Config(token=sandbox.token, computer_pause=(0.0, 0.0))
            bot = Clanmoot(config, store, guild_ready_timeout=0)
            async with running_in(bot, sandbox):
                # Painters that are still filling their caches would be measured along.
                await bot.easel.warm()
                times: list[float] = []
                for _ in range(DUELS):
                    card = (await guests[0].slash(channel, "play", game="duel")).message
                    if card is None:
                        raise RuntimeError("/play was not answered")
                    await guests[1].click(card, "Join")
                    await guests[0].click(card, "Start")
                    await bot.delivery.idle()
                    times += await _moves(bot, guests)
            return times[4:]


async def _moves(bot: Clanmoot, guests: list[Person]) -> list[float]:
    """Both guests play the highest card they have, until nobody is asked."""
    times: list[float] = []
    asked = True
    while asked:
        asked = False
        for guest in guests:
            prompt = (await guest.dm()).messages_for(guest)[-1]
            if prompt.menus:
                asked = True
                times.append(await _timed(_choose(guest, prompt)))
                await bot.delivery.idle()
    return times


async def _choose(guest: Person, prompt: Message) -> Reply:
    menu = prompt.menus[0]
    return await guest.select(prompt, menu.custom_id, [menu.options[-1].value], wait=False)


async def _timed(action: Awaitable[Reply]) -> float:
    """Seconds from the action to the first sign of the bot's."""
    begun = perf_counter()
    reply = await action
    await reply.until(lambda one: one.acknowledged)
    return perf_counter() - begun


@asynccontextmanager
async def running_in(client: discord.Client, sandbox: Sandbox) -> AsyncIterator[None]:
    """A client that is ready in a sandbox, for the length of a block."""
    with discord_pointed_at(sandbox.url):
        await client.login(sandbox.token)
        running = asyncio.create_task(client.connect())
        await client.wait_until_ready()
        try:
            yield
        finally:
            await client.close()
            await running
