"""A warm table drawn and encoded, against the same one drawn without caches and saved plainly.

And what the painters of all games hold in memory.
"""

from __future__ import annotations

import json
import subprocess
import sys
from statistics import median
from typing import TYPE_CHECKING

from bench.measure import Finding
from bot.languages import FALLBACK, words
from render import PAINTERS
from render.painter import SheetPainter
from render.sample import samples_of
from render.speed import measure

if TYPE_CHECKING:
    from collections.abc import Iterator

MOST = 0.03
MOST_MEGABYTES = 250.0
#: How many of a painter's boards are measured.
BOARDS = 5


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
    yield _memory()


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
