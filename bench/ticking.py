"""Ten thousand matches whose clocks run: what it costs to find out that none of them is due."""

from __future__ import annotations

import asyncio
import tempfile
from dataclasses import replace
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import TYPE_CHECKING

from bench.measure import Finding
from bot.clocks.alarms import EVERY
from bot.lobbies import Lobbies
from bot.matches import Matches
from bot.store import Sitter, State, Store

if TYPE_CHECKING:
    from collections.abc import Iterator

MATCHES = 10_000
#: Of all time, so much may be spent on looking at the clocks.
MOST_PERCENT = 0.1
ROUNDS = 200


def findings() -> Iterator[Finding]:
    """The share of time that a look takes, and what one costs in an empty store."""
    with tempfile.TemporaryDirectory() as folder:
        empty = asyncio.run(_look(Path(folder, "empty.sqlite3"), 0))
        full = asyncio.run(_look(Path(folder, "full.sqlite3"), MATCHES))
    yield Finding(
        f"{MATCHES:,} running clocks: share of time spent on them",
        f"{full * 1000:.2f} ms",
        f"{empty * 1000:.2f} ms (empty store), every {EVERY:.0f} s",
        100 * full / EVERY,
        most=MOST_PERCENT,
        unit=" %",
    )


async def _look(database: Path, count: int) -> float:
    """Seconds for a look at this many clocks, none of which is due; the median of many."""
    store = await Store.open(database)
    matches = Matches(store)
    await _fill(store, matches, count)
    now, times = matches.clock(), []
    for _ in range(ROUNDS):
        begun = perf_counter()
        if await store.time.due(now):
            raise RuntimeError("no clock is due yet")
        times.append(perf_counter() - begun)
    await store.close()
    return median(times)


async def _fill(store: Store, matches: Matches, count: int) -> None:
    """Matches in play, both players of each with a running clock."""
    lobbies = Lobbies(matches)
    for number in range(count):
        match = lobbies.prepare("duel", {}, (1, 2), (1000 + number % 500, "Anna"), "en", "3d")
        match.sitters.append(Sitter(1, 2000 + number % 700, "Bob"))
        match.state = State.PLAYING
        for sitter in match.sitters:
            clock = replace(sitter.clock, begun=match.moved, left=259_200.0)
            sitter.since = match.moved
            sitter.clock = replace(clock, alarm=match.moved + 86_400 + number)
        await store.matches.add(match)
