"""Load: many parties play all games at once, and what they notice of it is measured.

The bot runs in a process of its own, with its real painters and its real pauses, and talks to the
sandbox over sockets.
"""

from __future__ import annotations

import asyncio
import random
from time import monotonic
from typing import TYPE_CHECKING

from rules import GAMES
from sandbox import Sandbox
from tests.bot.live_process import REAL, LiveProcess
from tests.load.figures import Figures, Sample
from tests.load.party import Party
from tests.load.usage import cpu_seconds, megabytes

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine
    from pathlib import Path

#: People and computers at a table, one kind after the other.
SIZES = ((2, 0), (2, 0), (3, 0), (2, 1))
#: Seconds between two looks at the bot's memory.
LOOK = 1.0
#: A bot that uses less of the processor between two looks is at rest.
AT_REST = 0.03
#: Tables that are opened at the same time while everybody comes.
OPENING = 8


async def load(
    tmp: Path,
    figures: Figures,
    seconds: float,
    seed: str,
    tell: Callable[[str], None] = lambda _: None,
    *,
    command: tuple[str, ...] | None = REAL,
) -> None:
    """Let so many matches be played for some seconds after all have begun."""
    async with Sandbox() as sandbox:
        live = LiveProcess(sandbox, tmp, command)
        if command is not None:
            # Computers pause, and pictures are painted, as they are for people.
            del live._environment["CLANMOOT_COMPUTER_PAUSE"], live._environment["CLANMOOT_PAINTERS"]
        go = asyncio.Event()
        chance = random.Random(seed)  # noqa: S311
        games = list(GAMES)
        parties = [
            Party(
                sandbox,
                number,
                games[number % len(games)],
                _size(games[number % len(games)], number // len(games)),
                random.Random(chance.random()),  # noqa: S311
                figures,
                go,
            )
            for number in range(figures.matches)
        ]
        await live.open()
        playing: list[asyncio.Task[None]] = []
        try:
            for start in range(0, len(parties), OPENING):
                some = parties[start : start + OPENING]
                playing += [asyncio.create_task(one.play()) for one in some]
                await _unless_one_fails(playing, *(party.seated.wait() for party in some))
                tell(f"{len(playing)} tables")
            await _rested(live)
            go.set()
            await _measure(live, figures, seconds, playing, tell)
        finally:
            for one in playing:
                one.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
            if live.process is not None:
                await live.close()
            await live.spawner.close()
        if b"ERROR" in live.errors or b"Traceback" in live.errors:
            figures.failed.append(live.errors.decode())


def _size(game: str, number: int) -> tuple[int, int]:
    """How many people and computers play: one kind of company after the other."""
    fitting = [size for size in SIZES if sum(size) in GAMES[game].seat_counts]
    return fitting[number % len(fitting)]


async def _rested(live: LiveProcess) -> None:
    """Return when the bot has nothing to do: everything is told, and the painters are warm."""
    assert live.process is not None
    before = -AT_REST
    while (used := cpu_seconds(live.process.pid)) - before >= AT_REST:
        before = used
        await asyncio.sleep(LOOK)


async def _measure(
    live: LiveProcess,
    figures: Figures,
    seconds: float,
    playing: list[asyncio.Task[None]],
    tell: Callable[[str], None],
) -> None:
    """Let them play, and look at the bot once in a while."""
    assert live.process is not None
    pid, begun = live.process.pid, monotonic()
    figures.begin()
    before = _requests(live.sandbox)
    while figures.seconds < seconds:
        figures.samples.append(Sample(figures.seconds, megabytes(pid), cpu_seconds(pid)))
        await _unless_one_fails(playing, asyncio.sleep(LOOK))
        figures.seconds = monotonic() - begun
        tell(f"{figures.seconds:.0f} s, {figures.turns} turns, failed: {len(figures.failed)}")
    figures.samples.append(Sample(figures.seconds, megabytes(pid), cpu_seconds(pid)))
    figures.requests = _requests(live.sandbox) - before


def _requests(sandbox: Sandbox) -> int:
    """How many requests count for Discord's limit on all that a bot does."""
    own = ("/interactions/", "/webhooks/")
    return sum(not one.path.startswith(own) for one in sandbox.traffic.exchanges)


async def _unless_one_fails(
    playing: list[asyncio.Task[None]], *awaited: Coroutine[None, None, object]
) -> None:
    """Wait for something; raises what makes a party stop playing meanwhile."""
    waiting = asyncio.gather(*awaited)
    await asyncio.wait([*playing, waiting], return_when=asyncio.FIRST_COMPLETED)
    for one in playing:
        if one.done():
            waiting.cancel()
            one.result()
    await waiting
