"""Ways to start every game: game × options × seats.

Every two settings occur together in one; of games with options by lot there are larger choices too.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import pytest

from rules import GAMES, Chance, Game
from rules.core.options import Several
from tests.rules.covering import covering

if TYPE_CHECKING:
    from collections.abc import Mapping

    from rules.core.options import Value


@dataclass(frozen=True, eq=False)
class Case:
    """One way to start a game."""

    game: Game
    seats: int
    options: Mapping[str, Value]

    def __str__(self) -> str:
        parts = [self.game.key, str(self.seats)]
        for option in self.game.options.options:
            value = self.options[option.name]
            if isinstance(value, tuple):
                parts += value
            elif value != option.default:
                parts.append(f"{option.name}={value}")
        return "-".join(parts)


def all_cases() -> list[Case]:
    """The cases of all games on the shelf."""
    return [case for game in GAMES.values() for case in [*cases_of(game), *larger_cases(game)]]


def cases_of(game: Game) -> list[Case]:
    """The cases of one game: every two settings together, for every number of players."""
    return [
        Case(game, seats, options)
        for seats in game.seat_counts
        for options in covering(game.options, seats)
    ]


def larger_cases(game: Game, drawn: int = 3) -> list[Case]:
    """For each number of players: as much as can be played at once, and some larger draws.

    They are there for what goes wrong only when three or more things meet. Games that draw no
    options by lot have none.
    """
    name = game.options.by_lot
    if name is None or not isinstance(option := game.options[name], Several):
        return []
    cases = []
    for seats in game.seat_counts:
        chance = Chance(f"larger choices for {seats}")
        order = [
            value
            for value in option.values
            if seats in game.seats_for(game.choose({name: [value]}))
        ]
        sizes = [len(order), *(3 + chance.below(len(order) - 3) for _ in range(drawn))]
        for size in sizes:
            chance.shuffle(order)
            rest = chance.pick(covering(game.options, seats))
            options = game.choose({**rest, name: order[:size]})
            cases.append(Case(game, seats, options))
    return cases


#: For the contract. The scope has one case's tests come together, whichever file they are in, so
#: that its games are played once.
EACH_CASE = pytest.mark.parametrize("case", all_cases(), ids=str, scope="session")
