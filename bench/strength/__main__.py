"""`make strength`: let the computer of Glen More play whole games, and print what it won.

Name contests to play only those; the names are random, greedy, those of the chronicles, and
everything. ``--games`` says how many games, ``--seeds`` which: the weights were chosen with those
called "tuning", so figures that are to be believed come from others.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from statistics import mean
from typing import TYPE_CHECKING, Final

from bench.strength import greedy
from bench.strength.contest import Contest, play
from bench.strength.players import by_lot, unaware_of
from rules.glenmore.chronicles import CHRONICLES

if TYPE_CHECKING:
    from bench.strength.contest import Result


def _unaware(key: str) -> Contest:
    """Against who ignores a chronicle, with as few seats as it allows.

    With two seats more than a lucky half of the games must be won, with more the fair share.
    """
    seats = min(CHRONICLES[key].seat_counts)
    return Contest(key, seats, unaware_of(key), 0.6 if seats == 2 else 1 / seats, (key,))


CONTESTS: Final = {
    contest.name: contest
    for contest in (
        Contest("random", 2, by_lot, 0.95),
        Contest("greedy", 2, greedy.advise, 0.7),
        *map(_unaware, CHRONICLES),
        Contest("everything", 3, unaware_of(*CHRONICLES), 1 / 3, tuple(CHRONICLES)),
    )
}


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
    points = f"points {mean(result.points):.1f} against {mean(result.theirs):.1f}"
    speed = f"{mean(result.turns):.3f} s of computing, at most {max(result.turns):.2f} s"
    lines = [
        f"{contest.name}, {contest.seats} seats: {won} {sure}, goal {contest.goal:.0%}: {verdict}",
        f"    {points}; a turn took {speed}",
    ]
    if result.counts:
        counts = (
            f"{name} {count / result.games:.2f}" for name, count in sorted(result.counts.items())
        )
        lines.append(f"    a game: {', '.join(counts)}")
    return "\n".join(lines)


if __name__ == "__main__":
    sys.exit(main())
