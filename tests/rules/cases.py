"""Ways to start every game: game × options × seats, with every two settings together in one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import pytest

from rules import GAMES, Game
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
    return [case for game in GAMES.values() for case in cases_of(game)]


def cases_of(game: Game) -> list[Case]:
    """The cases of one game: every two settings together, for every number of players."""
    return [
        Case(game, seats, options)
        for seats in game.seat_counts
        for options in covering(game.options, seats)
    ]


#: For the contract. The scope has one case's tests come together, whichever file they are in, so
#: that its games are played once.
EACH_CASE = pytest.mark.parametrize("case", all_cases(), ids=str, scope="session")
