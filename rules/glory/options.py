"""The one option, and what it and the number of players mean for the play."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from rules.core.options import Flag, OptionSet
from rules.glory.cards import deck
from rules.glory.components import COMPONENTS, Preparation
from rules.glory.long_table import CELLS, LongTable, table_of

if TYPE_CHECKING:
    from collections.abc import Mapping

    from rules.core.options import Value

CROSSES: Final = "adjacency_crosses_fields"

OPTIONS: Final = OptionSet((Flag(CROSSES, default=True),))


@dataclass(frozen=True, slots=True)
class Setup:
    """What a game begins with, the same for all games of that size and option."""

    seats: int
    preparation: Preparation
    table: LongTable
    #: The deck before it is shuffled.
    deck: tuple[int, ...]
    #: Where the start cards go, in the order in which they are drawn.
    start_cells: tuple[int, ...]
    #: Turns in the whole game.
    turns: int


@lru_cache
def _setup(seats: int, crosses: bool) -> Setup:
    preparation = COMPONENTS.players[seats]
    return Setup(
        seats=seats,
        preparation=preparation,
        table=table_of(preparation.fields, crosses),
        deck=tuple(deck(preparation.left_out)),
        start_cells=tuple(CELLS[name] for name in preparation.start_cells),
        turns=preparation.turns,
    )


def setup_for(seats: int, options: Mapping[str, Value]) -> Setup:
    """What checked arguments mean for the play."""
    return _setup(seats, options[CROSSES] is True)
