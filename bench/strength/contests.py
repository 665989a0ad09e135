"""The contests: against whom the computer plays, with what, and how much it is to win."""

from __future__ import annotations

from typing import Final

from bench.strength import greedy
from bench.strength.contest import Contest
from bench.strength.players import by_lot, unaware_of
from rules.glenmore.chronicles import CHRONICLES


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
