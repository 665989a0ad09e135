"""What the trials have shown, as text."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from tools.mutate.judging import Trial
    from tools.mutate.sampling import Sample

#: The interval that holds the true score in 95 of 100 runs is this many deviations wide each way.
_DEVIATIONS: Final = 1.96


class Score(NamedTuple):
    """How many mutants were noticed, and between which bounds the score of all of them lies."""

    noticed: int
    tried: int
    share: float
    low: float
    high: float


def score(noticed: int, tried: int) -> Score:
    """The score of one sample, with Wilson's interval."""
    if not tried:
        return Score(0, 0, 0.0, 0.0, 1.0)
    share, square = noticed / tried, _DEVIATIONS**2
    middle = (share + square / (2 * tried)) / (1 + square / tried)
    spread = math.sqrt(share * (1 - share) / tried + square / (4 * tried**2))
    spread *= _DEVIATIONS / (1 + square / tried)
    return Score(noticed, tried, share, max(0.0, middle - spread), min(1.0, middle + spread))


def together(scores: Sequence[tuple[Score, int]]) -> Score:
    """The score of several packages, each weighing as much as it has mutants."""
    scores = [(each, possible) for each, possible in scores if each.tried]
    whole = sum(possible for _, possible in scores)
    share = sum(each.share * possible for each, possible in scores) / whole if whole else 0.0
    variance = 0.0
    for each, possible in scores:
        # A sample without survivors doesn't prove that there are none.
        careful = (each.noticed + 1) / (each.tried + 2)
        variance += (possible / whole) ** 2 * careful * (1 - careful) / each.tried
    spread = _DEVIATIONS * math.sqrt(variance)
    noticed, tried = (
        sum(getattr(each, name) for each, _ in scores) for name in ("noticed", "tried")
    )
    return Score(noticed, tried, share, max(0.0, share - spread), min(1.0, share + spread))


def report(samples: Sequence[Sample], trials: Sequence[Trial]) -> Iterator[str]:
    """The survivors, then the score of each package and of what several belong to."""
    verdicts = {trial.mutant: trial for trial in trials}
    rows: list[tuple[str, Score, int]] = []
    for sample in samples:
        tried = [verdicts[mutant] for mutant in sample.mutants if mutant in verdicts]
        for trial in sorted(tried, key=lambda trial: (trial.mutant.file, trial.mutant.line)):
            if not trial.noticed:
                yield f"survived  {trial.mutant}  ({_judges(trial)})"
        noticed = sum(trial.noticed for trial in tried)
        rows.append((sample.package, score(noticed, len(tried)), sample.possible))
    for group in dict.fromkeys(name.partition("/")[0] for name, _, _ in rows):
        members = [row for row in rows if row[0].partition("/")[0] == group]
        for row in members:
            yield _line(*row)
        if len(members) > 1:
            whole = together([(each, possible) for _, each, possible in members])
            yield _line(group, whole, sum(possible for _, _, possible in members))


def _judges(trial: Trial) -> str:
    if not trial.tests:
        return "no test reaches it"
    left_out = trial.benches[-1].left_out
    more = f"; no time for {left_out} more" if left_out else ""
    return f"{trial.tests} tests, {trial.seconds:.0f} s{more}"


def _line(name: str, of: Score, possible: int) -> str:
    return (
        f"{name:26}{of.share:7.1%} noticed: {of.noticed} of {of.tried} tried, {possible} possible; "
        f"95 % sure: {of.low:.1%} to {of.high:.1%}"
    )
