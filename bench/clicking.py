"""A move by button, from click to acknowledgement, against a bare echo command of discord.py.

Both run in the same sandbox and as people use them: each time after a moment of rest. Without it
the echo repeats one short path a thousand times a second from the processor's cache, and takes a
third of its time; moves can't be repeated like that, because their messages are painted and posted
in between. That stricter comparison is made too.
"""

from __future__ import annotations

import asyncio
import tempfile
from contextlib import asynccontextmanager
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import TYPE_CHECKING
from unittest.mock import patch

import discord
from discord import app_commands

from bench.measure import Finding, spread
from bot.app import Clanmoot
from bot.config import Config
from bot.store import Store
from sandbox import Sandbox, discord_pointed_at

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Awaitable, Iterator, Sequence

    from sandbox import Channel, Person, Reply

#: At most this many times as long as an echo: after a moment of rest, and back to back.
RESTED, AT_ONCE = 2.0, 2.5
PHASES = 3
ECHOES = 80
DUELS = 3
#: Seconds in which nothing happens before each click.
STILL = 0.02


def findings() -> Iterator[Finding]:
    """As people use them, and one click upon the other."""
    yield asyncio.run(_compare("each after a moment", STILL, RESTED))
    yield asyncio.run(_compare("one upon the other", 0.0, AT_ONCE))


async def _compare(how: str, still: float, promised: float) -> Finding:
    """Measure both in turns: several phases of each kind."""
    echoes: list[float] = []
    moves: list[float] = []
    async with Sandbox() as sandbox:
        channel = sandbox.guild("Live").text("games")
        guests = [sandbox.user("Anna"), sandbox.user("Bob")]
        for _ in range(PHASES):
            echoes += await time_echoes(sandbox, channel, guests[:1], still)
            moves += await _duels(sandbox, channel, guests, still)
    return against_echo(f"a move, from click to acknowledgement, {how}", moves, echoes, promised)


def against_echo(
    what: str, ours: Sequence[float], echoes: Sequence[float], promised: float | None
) -> Finding:
    """How long something takes, compared by medians with the echoes."""
    return Finding(
        what,
        spread(ours),
        f"{spread(echoes)} (bare echo command)",
        median(ours) / median(echoes),
        most=promised,
    )


async def time_echoes(
    sandbox: Sandbox, channel: Channel, guests: Sequence[Person], still: float
) -> list[float]:
    """Seconds for each use of a command that only answers, by all guests at the same time."""
    client = discord.Client(intents=discord.Intents(guilds=True), guild_ready_timeout=0)
    tree = app_commands.CommandTree(client)

    @tree.command()
    async def echo(interaction: discord.Interaction, text: str) -> None:
        """Say it again."""
        await interaction.response.send_message(text)

    async with running_in(client, sandbox):
        await tree.sync()

        async def use(guest: Person) -> list[float]:
            return [
                await timed(guest.slash(channel, "echo", text="hello", wait=False), still)
                for _ in range(ECHOES)
            ][10:]

        return [one for times in await asyncio.gather(*map(use, guests)) for one in times]


async def _duels(
    sandbox: Sandbox, channel: Channel, guests: list[Person], still: float
) -> list[float]:
    """Seconds for each move of some duels, made in the direct messages."""
    times: list[float] = []
    async with warm_bot(sandbox, "duel") as bot:
        for guest in guests:
            # Each click makes its move.
            await bot.store.people.save_confirms(guest.id, confirms=False)
        for _ in range(DUELS):
            card = (await guests[0].slash(channel, "play", game="duel")).message
            if card is None:
                raise RuntimeError("/play was not answered")
            await guests[1].click(card, "Join")
            await guests[0].click(card, "Start")
            await bot.delivery.idle()
            times += await _moves(bot, guests, still)
    return times[4:]


@asynccontextmanager
async def warm_bot(sandbox: Sandbox, game: str) -> AsyncIterator[Clanmoot]:
    """A bot with an empty store that is ready in a sandbox to play a game, for a block."""
    # The clicks don't wait until a message may be edited again.
    with tempfile.TemporaryDirectory() as folder, patch("bot.delivery.CALM", 0.0):
        store = await Store.open(Path(folder, "bench.sqlite3"))
        # Nobody clicks as fast as this measures.
        config = Config(
            token=sandbox.token,
            computer_pause=(0.0, 0.0),
            actions_per_minute=0,
            lobbies_per_hour=0,
        )
        bot = Clanmoot(config, store, guild_ready_timeout=0)
        async with running_in(bot, sandbox):
            # Painters still filling their caches would distort the measurement.
            await bot.easel.warm(game)
            yield bot


async def _moves(bot: Clanmoot, guests: list[Person], still: float) -> list[float]:
    """Both guests play the highest card they have, until nobody is asked."""
    times: list[float] = []
    asked = True
    while asked:
        asked = False
        for guest in guests:
            prompt = (await guest.dm()).messages_for(guest)[-1]
            if prompt.menus:
                asked = True
                menu = prompt.menus[0]
                highest = [menu.options[-1].value]
                choice = guest.select(prompt, menu.custom_id, highest, wait=False)
                times.append(await timed(choice, still))
                await bot.delivery.idle()
    return times


async def timed(action: Awaitable[Reply], still: float) -> float:
    """Seconds from an action, after a moment of rest, to the bot's first response."""
    await asyncio.sleep(still)
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
