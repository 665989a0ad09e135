"""Every way to start every game: game × options × seats, as far as that is few enough to try."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations
from typing import TYPE_CHECKING

import pytest

from rules import GAMES, BadOptions, Chance, Game
from rules.core.options import Flag, Option, Pick, Several, Value

if TYPE_CHECKING:
    from collections.abc import Mapping

#: Variants go in every combination, unless they have more than so many; rulings, each of which
#: changes one thing, are tried one by one, and then everything mixed so many times by lot.
MOST = 100
LOTS = 2


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
    """The cases of one game."""
    return [
        Case(game, seats, options)
        for options in _option_sets(game)
        for seats in game.seats_for(options)
    ]


def _option_sets(game: Game) -> list[dict[str, Value]]:
    """Different sets of options that the game accepts, its defaults first."""
    plain = game.options.read(None)
    values = {option.name: _values(option) for option in game.options.options}
    chosen = [plain | {name: value} for name, some in values.items() for value in some]
    chance = Chance(f"cases of {game.key}")
    chosen += [{name: chance.pick(some) for name, some in values.items()} for _ in range(LOTS)]
    accepted = (options for options in [plain, *chosen] if _accepted(game, options))
    return list({str(options): options for options in accepted}.values())


def _values(option: Option) -> list[Value]:
    match option:
        case Flag():
            return [option.default, not option.default]
        case Pick():
            return [option.default, *(one for one in option.values if one != option.default)]
        case Several():
            return _subsets(option)


def _subsets(option: Several) -> list[Value]:
    """All sets of values that don't clash; of too many only those with few or with most values."""
    found: list[tuple[str, ...]] = []
    for size in range(len(option.values) + 1):
        for values in combinations(option.values, size):
            try:
                found.append(option.read(values))
            except BadOptions:
                continue
    if len(found) > MOST:
        found = [values for values in found if len(values) < 2 or values == found[-1]]
    return list(found)


def _accepted(game: Game, options: Mapping[str, Value]) -> bool:
    try:
        return bool(game.seats_for(game.options.read(options)))
    except BadOptions:
        return False


#: For the contract. The scope has one case's tests come together, whichever file they are in, so
#: that its games are played once.
EACH_CASE = pytest.mark.parametrize("case", all_cases(), ids=str, scope="session")
