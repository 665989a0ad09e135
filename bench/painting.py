"""A warm table drawn and encoded, against the same one drawn without memories and saved plainly."""

from __future__ import annotations

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

MOST = 0.2
#: How many of a painter's boards are measured.
BOARDS = 5


def findings() -> Iterator[Finding]:
    """One for each painter: the middle one of some of its boards."""
    for painter in PAINTERS.values():
        if not isinstance(painter, SheetPainter):
            continue
        boards = [sample.name for sample in samples_of(painter.key) if sample.sheet == "board"]
        speeds = [measure(painter, words(FALLBACK), name) for name in boards[:BOARDS]]
        middle = sorted(speeds, key=lambda speed: speed.ratio)[len(speeds) // 2]
        yield Finding(
            f"draw and encode a warm table: {painter.key}",
            f"{middle.warm * 1000:.0f} ms, {middle.size / 1024:.0f} KB",
            f"{middle.cold * 1000:.0f} ms (no caches, default PNG)",
            median(speed.ratio for speed in speeds),
            most=MOST,
        )
