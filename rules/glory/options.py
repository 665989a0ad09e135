"""The one option, and what it and the number of players mean for the play."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from rules.core.options import Flag, OptionSet
from rules.glory.long_table import LongTable

if TYPE_CHECKING:
    from collections.abc import Mapping

    from rules.core.options import Value
    from rules.glory.box import Box
    from rules.glory.components import Preparation

#: Whether neighbours reach over the border of two fields (CG-R14).
CROSSES: Final = "adjacency_crosses_fields"

OPTIONS: Final = OptionSet((Flag(CROSSES, default=True),))


@dataclass(frozen=True, slots=True)
class Setup:
    """What a game begins with, the same for all games of that box, size and option."""

    box: Box
    seats: int
    preparation: Preparation
    table: LongTable
    #: The deck before it is shuffled.
    deck: tuple[int, ...]
    #: Where the start cards go, in the order in which they are drawn.
    start_cells: tuple[int, ...]
    #: Turns in the whole game.
    turns: int
    #: Shields of each seat.
    shields: int


def setup_for(box: Box, seats: int, options: Mapping[str, Value]) -> Setup:
    """What checked arguments mean for the play with that box."""
    return _setup(box, seats, options[CROSSES] is True)


@lru_cache
def _setup(box: Box, seats: int, crosses: bool) -> Setup:
    preparation = box.components.players[seats]
    return Setup(
        box=box,
        seats=seats,
        preparation=preparation,
        table=LongTable(box.cells, preparation.fields, crosses=crosses),
        deck=tuple(box.deck(preparation.left_out)),
        start_cells=tuple(box.cells.numbers[name] for name in preparation.start_cells),
        turns=preparation.turns,
        shields=box.components.shields,
    )
