"""Options by lot: drawn from the seed, so that its published hash fixes them for everybody."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.core.chance import Chance
from rules.core.errors import BadOptions
from rules.core.options import Several

if TYPE_CHECKING:
    from collections.abc import Mapping

    from rules.core.game import Game
    from rules.core.options import Value


def by_lot(
    game: Game, options: Mapping[str, Value], seed: str, players: int, count: int
) -> dict[str, Value]:
    """The options with that many values of the one that the game draws by lot.

    The seed fixes an order of all values; each of them that still lets so many players, or more,
    play is taken until there are enough. So drawing again changes nothing, and whoever knows the
    seed can check it.
    """
    name = game.options.by_lot
    if name is None or not isinstance(option := game.options[name], Several):
        raise ValueError(f"{game.key} draws no options")
    order = list(option.values)
    Chance(f"{seed}/lot").shuffle(order)
    found = {**options, name: ()}
    chosen: list[str] = []
    for value in order:
        if len(chosen) == count:
            break
        try:
            tried = game.choose({**found, name: [*chosen, value]})
        except BadOptions:
            continue
        if max(game.seats_for(tried)) >= players:
            chosen.append(value)
            found = tried
    return found


def is_by_lot(game: Game, options: Mapping[str, Value], seed: str, players: int) -> bool:
    """Whether these options are what the lot gives; with all or none there is nothing to draw."""
    name = game.options.by_lot
    if name is None or not isinstance(option := game.options[name], Several):
        return False
    chosen = options[name]
    return (
        isinstance(chosen, tuple)
        and 0 < len(chosen) < len(option.values)
        and by_lot(game, options, seed, players, len(chosen)) == options
    )
