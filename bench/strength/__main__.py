"""`make strength`: let the computer of Glen More play whole games, and print what it won.

Name contests to play only those; the names are random, greedy, those of the chronicles, and
everything. ``--games`` says how many games, ``--seeds`` which: the weights were chosen with those
called "tuning", so figures that are to be believed come from others.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from statistics import mean
from typing import TYPE_CHECKING

from bench.strength.contest import play
from bench.strength.contests import CONTESTS

if TYPE_CHECKING:
    from bench.strength.contest import Contest, Result


def main() -> int:
    """Play; 1 if a goal is missed."""
    parser = ArgumentParser(prog="python -m bench.strength", description=__doc__)
    parser.add_argument("contests", nargs="*", metavar="contest", help=", ".join(CONTESTS))
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--first", type=int, default=0, help="the number of the first game")
    parser.add_argument("--seeds", default="held-out")
    asked = parser.parse_args()
    unknown = [name for name in asked.contests if name not in CONTESTS]
    if unknown:
        parser.error(f"unknown contest {unknown[0]!r}; known are {', '.join(CONTESTS)}")
    met = True
    for name in asked.contests or CONTESTS:
        contest = CONTESTS[name]
        result = play(contest, range(asked.first, asked.first + asked.games), asked.seeds)
        met &= result.share >= contest.goal
        print(line(contest, result), flush=True)
    return 0 if met else 1


def line(contest: Contest, result: Result) -> str:
    """What came of a contest, in words."""
    low, high = result.interval
    verdict = "met" if result.share >= contest.goal else "MISSED"
    won = f"won {result.wins:g} of {result.games} = {result.share:.0%}"
    sure = f"(95 %: {low:.0%} to {high:.0%})"
    lead, error = result.lead
    points = f"{mean(result.points):.1f} points, ahead by {lead:.1f} ± {error:.1f}"
    speed = f"{mean(result.turns):.3f} s of computing, at most {max(result.turns):.2f} s"
    lines = [
        f"{contest.name}, {contest.seats} seats: {won} {sure}, goal {contest.goal:.0%}: {verdict}",
        f"    {points}; a turn took {speed}",
    ]
    if result.counts:
        counts = (f"{name} {count / result.games:.2f}" for name, count in result.counts.items())
        lines.append(f"    a game: {', '.join(counts)}")
    return "\n".join(lines)


if __name__ == "__main__":
    sys.exit(main())
