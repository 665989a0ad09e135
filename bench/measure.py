"""How things are measured: in turns, so that a noisy moment hits both sides, and by medians."""

from __future__ import annotations

import json
import os
from dataclasses import asdict, dataclass
from pathlib import Path
from statistics import median, quantiles
from time import perf_counter
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Sequence

#: How often each side is measured.
ROUNDS = 7


@dataclass(frozen=True, slots=True)
class Finding:
    """One line of the table: what we need, what the yardstick needs, and how they compare."""

    what: str
    ours: str
    yardstick: str
    #: Ours over the yardstick's.
    ratio: float
    #: The ratio may be at most, or must be at least, this much; ``None`` if nothing is promised.
    most: float | None = None
    least: float | None = None
    unit: str = "×"

    @property
    def met(self) -> bool:
        """Whether the goal is reached."""
        below = self.most is None or self.ratio <= self.most
        return below and (self.least is None or self.ratio >= self.least)

    @property
    def verdict(self) -> str:
        """Whether the goal is reached, in words; nothing where there is none."""
        if self.most is None and self.least is None:
            return ""
        return "met" if self.met else "MISSED"

    @property
    def goal(self) -> str:
        """The goal in words."""
        if self.most is not None:
            return f"≤ {self.most:g}{self.unit}"
        return "–" if self.least is None else f"≥ {self.least:g}{self.unit}"


def rates(*sides: Callable[[], int], rounds: int = ROUNDS) -> list[float]:
    """For each side how much it does in a second: the median of many turns.

    Calling a side does some work and tells how much it was.
    """
    found: list[list[float]] = [[] for _ in sides]
    for _ in range(rounds):
        for side, rate in zip(sides, found, strict=True):
            begun = perf_counter()
            done = side()
            rate.append(done / (perf_counter() - begun))
    return [median(rate) for rate in found]


async def median_rates(*sides: Callable[[], Awaitable[float]], rounds: int = ROUNDS) -> list[float]:
    """As `rates`, for sides that wait and measure themselves how much they do in a second."""
    found: list[list[float]] = [[] for _ in sides]
    for _ in range(rounds):
        for side, rate in zip(sides, found, strict=True):
            rate.append(await side())
    return [median(rate) for rate in found]


def spread(times: Sequence[float]) -> str:
    """Some times in words: the median, and what 95 of 100 don't exceed."""
    return f"{median(times) * 1000:.2f} ms, p95 {p95(times) * 1000:.2f} ms"


def p95(times: Sequence[float]) -> float:
    """What 95 of 100 times don't exceed."""
    return quantiles(times, n=20)[-1]


def megabytes_held() -> float:
    """What this process holds in memory now."""
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 2**20


def as_json(findings: list[Finding]) -> str:
    """The findings as JSON, one line each."""
    lines = [{**asdict(one), "goal": one.goal, "met": one.met} for one in findings]
    return "\n".join(json.dumps(line, ensure_ascii=False) for line in lines)


def table(findings: list[Finding]) -> str:
    """The findings, one line each."""
    head = ("", "ours", "yardstick", "ratio", "goal", "")
    rows = [
        (
            one.what,
            one.ours,
            one.yardstick,
            f"{one.ratio:.2f}{one.unit}",
            one.goal,
            one.verdict,
        )
        for one in findings
    ]
    widths = [max(len(row[column]) for row in (head, *rows)) for column in range(len(head))]
    lines = [
        "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip()
        for row in (head, *rows)
    ]
    return "\n".join(lines)
