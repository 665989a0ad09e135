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
YARDSTICK: Final = "python_block_dominoes"
#: Moves per turn of measuring; some games are shorter than others.
ENOUGH: Final = 4000


def findings() -> Iterator[Finding]:
    """One for each game on the shelf."""
    theirs = _dominoes()
    for game in GAMES.values():
        ours, yardstick = rates(_random_games(game), theirs)
        yield Finding(
            f"random moves per second: {game.key}",
            f"{ours:,.0f}",
            f"{yardstick:,.0f} ({YARDSTICK})",
            ours / yardstick,
            least=GOALS.get(game.key),
        )


def _random_games(game: Game) -> Callable[[], int]:
    """Whole random games until there are enough moves; the seats are asked in any order."""
    draw = random.Random(1).random
    seats = game.seats_for(game.options.read(None))[0]

    def play() -> int:
        moves = games = 0
        while moves < ENOUGH:
            position = game.start(seats, None, str(games))
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
    from open_spiel.python.games import block_dominoes  # noqa: F401

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
