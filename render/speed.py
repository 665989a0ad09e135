"""How quick a painter is, against the same picture drawn without memories and saved as it comes."""

from __future__ import annotations

from dataclasses import dataclass
from io import BytesIO
from statistics import median
from time import perf_counter
from typing import TYPE_CHECKING, Any

from render.kit.cache import cold
from render.kit.png import encode
from render.sample import samples_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from render.painter import SheetPainter, Words


@dataclass(frozen=True, slots=True)
class Speed:
    """Seconds for one picture, drawn and encoded."""

    sample: str
    warm: float
    cold: float
    #: Bytes of the picture as it is sent.
    size: int

    @property
    def ratio(self) -> float:
        """What share of the cold time the warm one is."""
        return self.warm / self.cold


def measure(
    painter: SheetPainter[Any], words: Words, sample: str, warm_runs: int = 9, cold_runs: int = 3
) -> Speed:
    """Paint a sample with and without memories; both times are medians."""
    scene = next(each for each in samples_of(painter.key) if each.name == sample)
    palette = painter.palette(scene.shown_by(painter))

    def warm() -> bytes:
        return encode(scene.draw(painter, words).image, palette)

    def naive() -> None:
        with cold():
            scene.draw(painter, words).image.save(BytesIO(), "PNG")

    size = len(warm())
    return Speed(sample, _seconds(warm, warm_runs), _seconds(naive, cold_runs), size)


def _seconds(paint: Callable[[], object], repeat: int) -> float:
    times = []
    for _ in range(repeat):
        start = perf_counter()
        paint()
        times.append(perf_counter() - start)
    return median(times)
