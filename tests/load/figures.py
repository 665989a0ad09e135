"""What a load has shown: how much was done, what failed, how long things took."""

from __future__ import annotations

from dataclasses import dataclass, field
from statistics import median
from typing import NamedTuple


class Sample(NamedTuple):
    """The bot at one moment: seconds since the load began, memory held, processor time used."""

    at: float
    megabytes: float
    cpu: float


@dataclass(slots=True)
class Figures:
    """Everything that was counted and timed. Times are in seconds, as people notice them."""

    matches: int
    think: float
    seconds: float = 0.0
    interactions: int = 0
    #: Those that Discord would have called failed: not acknowledged within three seconds.
    failed: list[str] = field(default_factory=list)
    #: From a click to its acknowledgement.
    acknowledged: list[float] = field(default_factory=list)
    #: From a click to the next question that anybody in the match is asked.
    asked: list[float] = field(default_factory=list)
    #: From a click to the message of the turn that it began.
    told: list[float] = field(default_factory=list)
    #: From a click to the moment when that message shows its pictures.
    painted: list[float] = field(default_factory=list)
    #: How many turns were over before their message got a picture.
    unpainted: int = 0
    games: int = 0
    #: What the bot has asked of Discord, answers to interactions left out: they count for nobody.
    requests: int = 0
    samples: list[Sample] = field(default_factory=list)

    def begin(self) -> None:
        """Forget how long things took until now; what failed stays known."""
        for times in (self.acknowledged, self.asked, self.told, self.painted, self.samples):
            times.clear()
        self.unpainted = self.games = 0

    @property
    def turns(self) -> int:
        """How many turns were told."""
        return len(self.told)

    @property
    def cpu(self) -> float:
        """Processor seconds that the bot has used."""
        return self.samples[-1].cpu - self.samples[0].cpu if self.samples else 0.0

    def __str__(self) -> str:
        rate = self.turns / self.seconds if self.seconds else 0.0
        per_turn = self.cpu / self.turns if self.turns else 0.0
        lines = [
            f"{self.matches} matches for {self.seconds:.0f} s, {self._pace()}",
            f"interactions       {self.interactions}, failed: {len(self.failed)}",
            f"acknowledged       {_times(self.acknowledged)}",
            f"next question      {_times(self.asked)}",
            f"turn told          {_times(self.told)}",
            f"turn shown         {_times(self.painted)}, overtaken: {self.unpainted}",
            f"turns              {self.turns}, {rate:.1f} a second, {self.games} games ended",
            f"requests           {self.requests}, {self.requests / max(1, self.turns):.1f} a turn",
            f"processor          {per_turn * 1000:.0f} ms a turn, {self._busy():.0%} of a core",
            f"memory             {self._memory()}",
        ]
        return "\n".join(lines)

    def _pace(self) -> str:
        if not self.think:
            return "everybody answers at once"
        return f"everybody thinks for {self.think:g} s"

    def _busy(self) -> float:
        return self.cpu / self.seconds if self.seconds else 0.0

    def _memory(self) -> str:
        """The memory at five moments."""
        if not self.samples:
            return "not measured"
        last = len(self.samples) - 1
        some = [self.samples[last * part // 4] for part in range(5)]
        return ", ".join(f"{one.megabytes:.0f}" for one in some) + " MB"


def percentile(times: list[float], share: float) -> float:
    """The time within which so large a share of all lies."""
    return sorted(times)[min(len(times) - 1, int(len(times) * share))]


def _times(times: list[float]) -> str:
    if not times:
        return "never"
    some = median(times), percentile(times, 0.95), percentile(times, 0.99), max(times)
    return "median {:.3f} s, p95 {:.3f} s, p99 {:.3f} s, at most {:.3f} s".format(*some)
