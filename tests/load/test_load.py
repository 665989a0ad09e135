"""The short form of `make load`: everything is answered, and the figures tell what happened."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.load.figures import Figures, Sample, percentile
from tests.load.load import load

if TYPE_CHECKING:
    from pathlib import Path


async def test_all_games_are_played_at_once_and_nothing_fails(tmp_path: Path) -> None:
    figures = Figures(matches=5, think=0.0)
    await load(tmp_path, figures, 2.0, "short", command=None)
    assert figures.failed == []
    assert figures.interactions > figures.turns > 0
    assert len(figures.painted) + figures.unpainted <= figures.turns
    assert figures.asked
    assert figures.samples[-1].megabytes > 0
    assert figures.cpu > 0
    assert figures.requests > figures.turns


def test_the_figures_name_what_failed_and_how_long_things_took() -> None:
    figures = Figures(matches=2, think=3.0, seconds=10.0, interactions=40, failed=["duel: moves"])
    figures.acknowledged = [0.01] * 98 + [0.5, 2.0]
    figures.told = [0.2] * 20
    figures.requests = 90
    figures.samples = [Sample(0.0, 100.0, 1.0), Sample(10.0, 120.0, 2.0)]
    told = str(figures)
    assert "2 matches for 10 s, everybody thinks for 3 s" in told
    assert "40, failed: 1" in told
    assert "median 0.010 s, p95 0.010 s, p99 2.000 s, at most 2.000 s" in told
    assert "20, 2.0 a second" in told
    assert "90, 4.5 a turn" in told
    assert "50 ms a turn, 10% of a core" in told
    assert "100, 100, 100, 100, 120 MB" in told
    assert "turn shown         never" in told


def test_a_percentile_is_a_time_within_which_that_share_lies() -> None:
    times = [float(second) for second in range(100, 0, -1)]
    assert percentile(times, 0.95) == 96.0
    assert percentile(times, 0.5) == 51.0
    assert percentile([7.0], 0.99) == 7.0
