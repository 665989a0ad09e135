"""Sixteen duels in one channel against sixteen in a channel each, under Discord's real limits.

Everybody answers at once. Discord lets a bot edit five messages in five seconds per channel, and
all sixteen cards are in the same one: nobody's turn may wait for that.
"""

from __future__ import annotations

import asyncio
from time import perf_counter
from typing import TYPE_CHECKING

from bench.clicking import warm_bot
from bench.measure import Finding
from sandbox import Sandbox

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from bot.app import Clanmoot
    from sandbox import Channel, Person

DUELS = 16
SECONDS = 12.0
LEAST = 0.8


def findings() -> Iterator[Finding]:
    """One channel against many."""
    one = asyncio.run(_turns(1))
    many = asyncio.run(_turns(DUELS))
    yield Finding(
        f"turns of {DUELS} duels in one channel, under Discord's limits",
        f"{one:.2f} a second",
        f"{many:.2f} a second (a channel each)",
        one / many,
        least=LEAST,
    )


async def _turns(channels: int) -> float:
    """How many turns are made in a second."""
    async with Sandbox() as sandbox:
        guild = sandbox.guild("Crowd")
        places = [guild.text(f"games-{number}") for number in range(channels)]
        async with warm_bot(sandbox, "duel") as bot:
            pairs = [
                [sandbox.user(f"Anna {number}"), sandbox.user(f"Bob {number}")]
                for number in range(DUELS)
            ]
            for guest in (guest for pair in pairs for guest in pair):
                await bot.store.people.save_confirms(guest.id, confirms=False)
            for number, pair in enumerate(pairs):
                await begin(places[number % channels], pair)
            await bot.delivery.idle()
            before = await _made(bot)
            sandbox.rates.realistic()
            begun = perf_counter()
            players = [asyncio.create_task(_play(guest)) for pair in pairs for guest in pair]
            await asyncio.sleep(SECONDS)
            made = await _made(bot) - before
            seconds = perf_counter() - begun
            for player in players:
                player.cancel()
            await asyncio.gather(*players, return_exceptions=True)
            sandbox.rates.routes.clear()
            sandbox.rates.whole_bot = None
    return made / seconds


async def begin(channel: Channel, pair: Sequence[Person]) -> None:
    """Let two people begin a duel that lasts for all of its rounds."""
    long = "variants=bitter_end"
    card = (await pair[0].slash(channel, "play", game="duel", variant=long)).message
    if card is None:
        raise RuntimeError("/play was not answered")
    await pair[1].click(card, "Join")
    await pair[0].click(card, "Start")


async def _made(bot: Clanmoot) -> int:
    """How many turns have begun in all matches."""
    tables = [await bot.matches.table(number + 1) for number in range(DUELS)]
    return sum(len(table.course.turns) for table in tables)


async def _play(guest: Person) -> None:
    """Answer every question as soon as it comes."""
    while True:
        prompt = (await guest.dm()).messages_for(guest)[-1]
        if prompt.menus and prompt.menus[0].custom_id.startswith("moves:"):
            menu = prompt.menus[0]
            await guest.select(prompt, menu.custom_id, [menu.options[0].value], wait=False)
        await asyncio.sleep(0.25)
