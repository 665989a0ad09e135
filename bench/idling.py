"""Ten thousand idle matches in the store: what they add to start-up time and memory."""

from __future__ import annotations

import asyncio
import json
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from statistics import median
from typing import TYPE_CHECKING

from bench.measure import Finding
from bot.lobbies import Lobbies
from bot.matches import Matches
from bot.store import Sitter, State, Store
from rules import Entry

if TYPE_CHECKING:
    from collections.abc import Iterator

MATCHES = 10_000
MOST_SECONDS = 0.5
MOST_MEGABYTES = 20.0
ROUNDS = 5


def findings() -> Iterator[Finding]:
    """Start-up time and memory, each the difference of the medians of several starts."""
    with tempfile.TemporaryDirectory() as folder:
        empty, full = Path(folder, "empty.sqlite3"), Path(folder, "full.sqlite3")
        asyncio.run(_fill(empty, 0))
        asyncio.run(_fill(full, MATCHES))
        starts: dict[Path, list[tuple[float, float]]] = {empty: [], full: []}
        for _ in range(ROUNDS):
            for database, found in starts.items():
                found.append(_start(shutil.copy(database, Path(folder, "run.sqlite3"))))
    before, after = (
        [median(values) for values in zip(*found, strict=True)] for found in starts.values()
    )
    yield Finding(
        f"{MATCHES:,} idle matches: added start-up",
        f"{after[0]:.2f} s",
        f"{before[0]:.2f} s (empty store)",
        after[0] - before[0],
        most=MOST_SECONDS,
        unit=" s",
    )
    yield Finding(
        f"{MATCHES:,} idle matches: added memory",
        f"{after[1]:.1f} MB",
        f"{before[1]:.1f} MB (empty store)",
        after[1] - before[1],
        most=MOST_MEGABYTES,
        unit=" MB",
    )


async def _fill(database: Path, count: int) -> None:
    """Matches in play, four moves each, all waiting for people."""
    store = await Store.open(database)
    lobbies = Lobbies(Matches(store))
    entries = [Entry(seat, str(card)) for card in (5, 6) for seat in (0, 1)]
    for number in range(count):
        host, guest = 1000 + number % 500, 2000 + number % 700
        match = lobbies.prepare("duel", {}, (1, 2), (host, "Anna"), "en")
        match.sitters.append(Sitter(1, guest, "Bob", match.moved))
        match.state = State.PLAYING
        await store.matches.add(match)
        match.length = len(entries)
        await store.matches.append(match, entries, [])
    await store.close()


def _start(database: str | Path) -> tuple[float, float]:
    """Start a bot in a process of its own; seconds until it is ready, and its megabytes then."""
    done = subprocess.run(
        [sys.executable, "-m", "bench.start", str(database)],
        capture_output=True,
        check=True,
        encoding="utf-8",
    )
    seconds, megabytes = json.loads(done.stdout)
    return seconds, megabytes
