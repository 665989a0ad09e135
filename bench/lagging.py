"""How long the event loop is held up while pictures are painted and while computers think.

A task that sleeps for a moment again and again notes how much later than asked it goes on.
"""

from __future__ import annotations

import asyncio
import sys
from itertools import count
from time import perf_counter
from types import SimpleNamespace
from typing import TYPE_CHECKING, cast

from bench.measure import Finding
from bot.app import INTERVAL
from bot.computer_turns import computer_turn
from bot.config import Config
from bot.easel import easel_of
from bot.languages import FALLBACK, words
from render import PAINTERS
from render.sample import samples_of
from rules import GAMES, Chance, Course, Record

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Iterator

    from bot.scene import Scene

SECONDS = 8.0
#: Seconds for which the watching task sleeps each time.
NAP = 0.002
MOST_MILLISECONDS = 20.0
#: Its computers think the longest.
GAME = "glory"


def findings() -> Iterator[Finding]:
    """While painting and while thinking; for comparison, with nothing to do."""
    idle = asyncio.run(_lag(_rest))
    for what, work in (("pictures are painted", _paint), ("computers think", _think)):
        lag = asyncio.run(_lag(work))
        yield Finding(
            f"event loop lag while {what}, p99",
            f"{lag:.1f} ms",
            f"{idle:.1f} ms (nothing to do)",
            lag,
            most=MOST_MILLISECONDS,
            unit=" ms",
        )


async def _lag(work: Callable[[float], Awaitable[None]]) -> float:
    """The 99th percentile of the lag during some work, in milliseconds."""
    sys.setswitchinterval(INTERVAL)
    working = asyncio.ensure_future(work(perf_counter() + SECONDS))
    lags: list[float] = []
    while not working.done():
        begun = perf_counter()
        await asyncio.sleep(NAP)
        lags.append(perf_counter() - begun - NAP)
    await working
    return 1000 * sorted(lags)[int(len(lags) * 0.99)]


async def _rest(until: float) -> None:
    await asyncio.sleep(until - perf_counter())


async def _paint(until: float) -> None:
    """Paint boards and hands of all games, as the bot does unless told otherwise."""
    easel, english = easel_of(Config().painters), words(FALLBACK)
    samples = [(key, sample) for key in PAINTERS for sample in samples_of(key)[:2]]
    for number in count():
        if perf_counter() > until:
            break
        key, sample = samples[number % len(samples)]
        # With other names it is another picture.
        names = [f"{name[:8]} {number}" for name in sample.names]
        shown = SimpleNamespace(
            match=SimpleNamespace(id=1, game=key), view=sample.view, public=sample.view, names=names
        )
        await easel.sheet(sample.shown_by(PAINTERS[key]), cast("Scene", shown), english)
    await easel.close()


async def _think(until: float) -> None:
    """Let one computer after the other think, as the bot does."""
    game = GAMES[GAME]
    course = Course(Record(GAME, game.seat_counts[-1], game.options.read(None), "lag"))
    for number in count():
        if perf_counter() > until:
            return
        await asyncio.to_thread(computer_turn, course, course.awaited[0], Chance(str(number)))
