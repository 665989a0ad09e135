"""Thousands of idle matches in the store: what they add to start-up time and memory."""

from __future__ import annotations

import asyncio
import json
import shutil
import sqlite3
import subprocess
import sys
import tempfile
from contextlib import closing
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
MANY = 100_000
MOST_SECONDS = 0.5
MOST_MEGABYTES = 20.0
ROUNDS = 5


def findings() -> Iterator[Finding]:
    """Start-up time and memory, each the difference of the medians of several starts."""
    with tempfile.TemporaryDirectory() as folder:
        stores = {count: Path(folder, f"{count}.sqlite3") for count in (0, MATCHES, MANY)}
        asyncio.run(_fill(stores[0], 0))
        asyncio.run(_fill(stores[MATCHES], MATCHES))
        _multiply(shutil.copy(stores[MATCHES], stores[MANY]), MANY // MATCHES)
        starts: dict[int, list[tuple[float, float]]] = {count: [] for count in stores}
        for _ in range(ROUNDS):
            for count, found in starts.items():
                found.append(_start(shutil.copy(stores[count], Path(folder, "run.sqlite3"))))
    seconds, megabytes = (
        {count: median(start[index] for start in found) for count, found in starts.items()}
        for index in (0, 1)
    )
    for count in (MATCHES, MANY):
        yield Finding(
            f"{count:,} idle matches: added start-up",
            f"{seconds[count]:.2f} s",
            f"{seconds[0]:.2f} s (empty store)",
            seconds[count] - seconds[0],
            # The whole file is checked at the start, which takes longer the larger it is.
            most=MOST_SECONDS if count == MATCHES else None,
            unit=" s",
        )
        yield Finding(
            f"{count:,} idle matches: added memory",
            f"{megabytes[count]:.1f} MB",
            f"{megabytes[0]:.1f} MB (empty store)",
            megabytes[count] - megabytes[0],
            most=MOST_MEGABYTES,
            unit=" MB",
        )


def _multiply(database: str | Path, times: int) -> None:
    """Make this many matches of each, with all their rows: quicker than playing them."""
    with closing(sqlite3.connect(database)) as connection, connection:
        (last,) = connection.execute("SELECT max(id) FROM match").fetchone()
        for table, key in (("match", "id"), ("seat", "match_id"), ("entry", "match_id")):
            rows = connection.execute(f"PRAGMA table_info({table})").fetchall()
            columns = [f'"{row[1]}"' for row in rows]
            shifted = [f"{name} + :shift" if name == f'"{key}"' else name for name in columns]
            copy = (
                f"INSERT INTO {table} ({', '.join(columns)}) "
                f"SELECT {', '.join(shifted)} FROM {table} WHERE {key} <= :last"
            )
            for number in range(1, times):
                connection.execute(copy, {"shift": number * last, "last": last})


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
