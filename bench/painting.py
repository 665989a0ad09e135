"""A warm table drawn and encoded, against the same one drawn without caches and saved plainly.

Also tables of all games in turn, and what their painters hold in memory.
"""

from __future__ import annotations

import json
import random
import subprocess
import sys
from statistics import median
from time import perf_counter
from typing import TYPE_CHECKING

from bench.measure import Finding
from bot.languages import FALLBACK, words
from render import PAINTERS
from render.kit.cache import cold
from render.painter import SheetPainter
from render.sample import samples_of
from render.speed import measure
from rules import GAMES

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rules import Position

MOST = 0.03
MOST_MEGABYTES = 250.0
#: How many of a painter's boards are measured.
BOARDS = 5
MOST_MIXED = 0.1
#: How many matches of each game are painted in turn, and how often before that is measured.
MATCHES, ROUNDS = 2, 20
#: How many moves are made from one picture to the next.
MOVES = 4


def findings() -> Iterator[Finding]:
    """One for each painter, the middle one of some of its boards; and the memory of all of them."""
    for painter in PAINTERS.values():
        if not isinstance(painter, SheetPainter):
            continue
        boards = [sample.name for sample in samples_of(painter.key) if sample.view["seat"] is None]
        speeds = [measure(painter, words(FALLBACK), name) for name in boards[:BOARDS]]
        middle = sorted(speeds, key=lambda speed: speed.ratio)[len(speeds) // 2]
        yield Finding(
            f"draw and encode a warm table: {painter.key}",
            f"{middle.warm * 1000:.0f} ms, {middle.size / 1024:.0f} KB",
            f"{middle.cold * 1000:.0f} ms (no caches, default PNG)",
            median(speed.ratio for speed in speeds),
            most=MOST,
        )
    yield _mixed()
    yield _memory()


def _mixed() -> Finding:
    """What a bot on many servers paints: each picture is of another game than the one before."""
    chance = random.Random("mixed")
    matches = [
        (key, game.start(min(max(game.seat_counts), 3), {}, f"mixed {number}"))
        for number in range(MATCHES)
        for key, game in GAMES.items()
    ]
    rounds = [
        [_seconds(key, _moved(position, chance)) for key, position in matches]
        for _ in range(ROUNDS)
    ]
    warm = rounds[-1]
    with cold():
        naive = [_seconds(key, position) for key, position in matches]
    return Finding(
        f"tables of {len(matches)} matches of all games in turn, each after {MOVES} moves",
        f"{median(warm) * 1000:.0f} ms",
        f"{median(naive) * 1000:.0f} ms (no caches)",
        sum(warm) / sum(naive),
        most=MOST_MIXED,
    )


def _moved(position: Position, chance: random.Random) -> Position:
    """The position after some random moves, or at its end."""
    for _ in range(MOVES):
        if position.outcome is None:
            seat = chance.choice(position.to_act)
            position.play(seat, chance.choice(position.moves(seat)))
    return position


def _seconds(key: str, position: Position) -> float:
    """How long the pictures of a turn message take."""
    view, painter = position.view(None), PAINTERS[key]
    start = perf_counter()
    for sheet in painter.turn_sheets(view):
        painter.paint(sheet, view, ["Anna", "Bob", "Carl"], words(FALLBACK))
    return perf_counter() - start


def _memory() -> Finding:
    """What a process of its own holds when all painters are warm and have painted everything."""
    done = subprocess.run(
        [sys.executable, "-m", "bench.warm"], capture_output=True, check=True, encoding="utf-8"
    )
    bare, warm = json.loads(done.stdout)
    return Finding(
        "memory with every painter warm",
        f"{warm:.0f} MB",
        f"{bare:.0f} MB (none loaded)",
        warm,
        most=MOST_MEGABYTES,
        unit=" MB",
    )
