"""Whole games of the computer against an opponent, the seats going round, from fixed seeds."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from math import sqrt
from statistics import mean, stdev
from time import process_time
from typing import TYPE_CHECKING, Final

from bench.strength import habits
from rules import GAMES, Chance
from rules.glenmore.computer import advise
from rules.glenmore.position import GlenMorePosition

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bench.strength.players import Player

#: How many standard deviations an interval of 95 % reaches to either side.
_SPREAD: Final = 1.96


@dataclass(frozen=True, slots=True)
class Contest:
    """Who plays against whom: one seat is the computer's, all others are the opponent's."""

    name: str
    seats: int
    opponent: Player
    #: The share of games that is to be won at least, a tie being a share of a win.
    goal: float
    chronicles: tuple[str, ...] = ()


@dataclass(slots=True)
class Result:
    """What came of some games."""

    games: int = 0
    wins: float = 0.0
    #: The computer's points in each game, and how far it was ahead of its opponents on average.
    points: list[int] = field(default_factory=list)
    ahead: list[float] = field(default_factory=list)
    counts: Counter[str] = field(default_factory=Counter)
    #: Seconds of computing for each of the computer's turns.
    turns: list[float] = field(default_factory=list)

    @property
    def share(self) -> float:
        """The share of games won."""
        return self.wins / self.games

    @property
    def interval(self) -> tuple[float, float]:
        """Between what the true share lies with 95 % certainty, by Wilson's score."""
        share, games, square = self.share, self.games, _SPREAD**2
        middle = share + square / (2 * games)
        spread = _SPREAD * sqrt(share * (1 - share) / games + square / (4 * games**2))
        whole = 1 + square / games
        return max(0.0, (middle - spread) / whole), min(1.0, (middle + spread) / whole)

    @property
    def lead(self) -> tuple[float, float]:
        """By how many points the computer was ahead on average; how far off that is at most."""
        spread = stdev(self.ahead) if self.games > 1 else 0.0
        return mean(self.ahead), _SPREAD * spread / sqrt(self.games)


def play(contest: Contest, numbers: Sequence[int], seeds: str) -> Result:
    """Play the games of these numbers. Each set of stacks is played once from every seat."""
    result = Result()
    for number in numbers:
        play_one(contest, f"{seeds} {number // contest.seats}", number % contest.seats, result)
    return result


def play_one(contest: Contest, seed: str, seat: int, result: Result) -> None:
    """Play one game with the computer on that seat, and add what came of it."""
    game = GAMES["glenmore"]
    position = game.start(contest.seats, {"chronicles": list(contest.chronicles)}, seed)
    if not isinstance(position, GlenMorePosition):
        raise TypeError("a position of Glen More is needed")
    watched = [habit for key in contest.chronicles for habit in habits.HABITS[key]]
    chance = Chance(f"thoughts {seed}")
    turns: dict[int, float] = {}
    while position.outcome is None:
        mover, turn, begun = position.to_act[0], position.milestone, process_time()
        player = advise if mover == seat else contest.opponent
        move = player(position.imagine(mover, chance), mover, chance)
        if mover == seat:
            turns[turn] = turns.get(turn, 0.0) + process_time() - begun
        told = position.play(mover, move)
        habits.note(result.counts, watched, seat, move if mover == seat else None, told)
        habits.note_votes(result.counts, position, seat, told)
    outcome = position.outcome
    result.games += 1
    result.wins += (seat in outcome.winners) / len(outcome.winners)
    result.points.append(outcome.scores[seat])
    others = sum(outcome.scores) - outcome.scores[seat]
    result.ahead.append(outcome.scores[seat] - others / (contest.seats - 1))
    result.turns += turns.values()
