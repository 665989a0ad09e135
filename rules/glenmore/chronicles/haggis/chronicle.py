"""The chronicle of the haggis, where it comes into the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rules.glenmore.chronicles.haggis import gain as _gain  # noqa: F401, found by name
from rules.glenmore.chronicles.haggis.odds import WAKES, fodder_worth, table_worth
from rules.glenmore.chronicles.haggis.pantry import Pantry
from rules.glenmore.chronicles.haggis.scoring import begin_haggis
from rules.glenmore.worth import WEIGHTS

if TYPE_CHECKING:
    from collections.abc import Mapping

    from rules.glenmore.position import GlenMorePosition

#: The scorings that haggis is scored after, besides the final one (C5-R12).
_AFTER: Final = ("B", "C")


class Haggis(Pantry):
    """Ode to the Haggis."""

    __slots__ = ()

    key = "haggis"
    headlines = frozenset(("haggis-taken", "haggis-drawn", "haggis-scoring"))
    rules = tuple(f"C5-R{number}" for number in range(1, 20))
    asks = ("haggis", "haggis-roll", "haggis-room")

    def scored(self, position: GlenMorePosition, after: str) -> None:
        """Haggis comes at the end of the scorings after B and C (C5-R12)."""
        if after in _AFTER:
            begin_haggis(position)

    def after_final(self, position: GlenMorePosition) -> None:
        """And at the end of the final scoring, as the very last (C5-R12, Q0-5)."""
        begin_haggis(position)

    def worth(self, position: GlenMorePosition, seat: int, turns: float) -> float:
        """What the tokens on its table will bring, and what may become of its resources."""
        useful = min(1.0, turns / WEIGHTS.fade)
        found = table_worth(self, position, seat, self.tables[seat])
        return found + useful * fodder_worth(position, seat)

    def wakes(self, position: GlenMorePosition, seat: int) -> Mapping[str, float]:
        """What exchanges for a token are worth."""
        return WAKES
