"""Random games through the public contract, against a game of OpenSpiel's that is Python too."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Final

from bench.measure import Finding, rates
from rules import GAMES, Game

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

#: The goal: at least this many times the yardstick's moves per second.
GOALS: Final[Mapping[str, float]] = {
    "duel": 3.0,
    "cherokee": 0.5,
    "glory": 0.5,
    "land": 0.25,
    "glenmore": 0.25,
}
#: Games with more in them, by what they are called here: the game, its options, and the goal.
LARGER: Final[Mapping[str, tuple[str, Mapping[str, object], float]]] = {
    "glenmore, chronicles 1 to 4": (
        "glenmore",
        {"chronicles": ["boats", "mountain", "casks", "england"]},
        0.2,
    ),
    "glenmore, all chronicles": (
        "glenmore",
        next(
            preset.values
            for preset in GAMES["glenmore"].options.presets
            if preset.name == "everything"
        ),
        0.12,
    ),
}
YARDSTICK: Final = "python_block_dominoes"
#: Moves per turn of measuring; some games are shorter than others.
ENOUGH: Final = 4000


def findings() -> Iterator[Finding]:
    """One for each game on the shelf, and for those with more in them."""
    theirs = _dominoes()
    for key, game in GAMES.items():
        yield _finding(key, _random_games(game, {}), theirs, GOALS.get(key))
    for name, (key, options, goal) in LARGER.items():
        yield _finding(name, _random_games(GAMES[key], options), theirs, goal)


def _finding(
    name: str, games: Callable[[], int], theirs: Callable[[], int], goal: float | None
) -> Finding:
    ours, yardstick = rates(games, theirs)
    return Finding(
        f"random moves per second: {name}",
        f"{ours:,.0f}",
        f"{yardstick:,.0f} ({YARDSTICK})",
        ours / yardstick,
        least=goal,
    )


def _random_games(game: Game, options: Mapping[str, object]) -> Callable[[], int]:
    """Whole random games until there are enough moves; the seats are asked in any order."""
    draw = random.Random(1).random
    seats = game.seats_for(game.options.read(options))[0]

    def play() -> int:
        moves = games = 0
        while moves < ENOUGH:
            position = game.start(seats, options, str(games))
            games += 1
            while position.outcome is None:
                awaited = position.to_act
                seat = awaited[int(draw() * len(awaited))]
                legal = position.moves(seat)
                position.play(seat, legal[int(draw() * len(legal))])
                moves += 1
        return moves

    return play


def _dominoes() -> Callable[[], int]:
    """The same with the yardstick; dealing a stone counts as a move, in its favour."""
    import pyspiel
    from open_spiel.python.games import block_dominoes  # noqa: F401 - it registers itself

    game = pyspiel.load_game(YARDSTICK)
    draw = random.Random(1).random

    def play() -> int:
        moves = 0
        while moves < ENOUGH:
            state = game.new_initial_state()
            while not state.is_terminal():
                legal = state.legal_actions()
                state.apply_action(legal[int(draw() * len(legal))])
                moves += 1
        return moves

    return play
