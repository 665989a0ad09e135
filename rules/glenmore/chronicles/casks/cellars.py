"""Cellars: cells in a row, each worth more points than the last to who sells a barrel out of it.

A place in them is a number: 0 is the area that is worth nothing, left of all cells, which holds any
number of barrels (C3-R8); 1 is the first cell, and so on through all cellars. A cell holds one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from rules.glenmore.reading import read_cost
from rules.glenmore.tables import BadBox

if TYPE_CHECKING:
    from rules.glenmore.components import Price
    from rules.glenmore.tables import Table

#: The area that is worth nothing.
FLOOR: Final = 0


class CellarCards(NamedTuple):
    """The kinds of cellars in their order: what their cells are worth, and what they cost."""

    cells: tuple[tuple[int, ...], ...]
    costs: tuple[Price, ...]

    @classmethod
    def read(cls, table: Table) -> CellarCards:
        """The cellars of an edition; the first one is everybody's (C3-R4)."""
        cards = table.tables("cellars")
        if not cards:
            raise BadBox("there are no cellars")
        for card in cards:
            card.check_names("cells", "cost")
        return cls(
            tuple(card.numbers("cells") for card in cards),
            tuple(read_cost(card.table("cost")) for card in cards[1:]),
        )

    def values(self, cellars: int) -> tuple[int, ...]:
        """What each place is worth in the first so many cellars."""
        return (0, *(value for cells in self.cells[:cellars] for value in cells))

    def cost_of_next(self, cellars: int) -> Price | None:
        """What the cellar after so many costs; ``None`` if there is no other (C3-R16, C3-R17)."""
        return self.costs[cellars - 1] if cellars <= len(self.costs) else None


class Cellars(NamedTuple):
    """A player's cellars, and the barrels in them. Nothing in it ever changes."""

    cellars: int = 1
    #: The cells with a barrel.
    filled: frozenset[int] = frozenset()
    #: How many barrels lie in none.
    floor: int = 0

    @property
    def barrels(self) -> int:
        """All of them."""
        return len(self.filled) + self.floor

    @property
    def places(self) -> list[int]:
        """The places where barrels lie, from the left."""
        return ([FLOOR] if self.floor else []) + sorted(self.filled)

    def with_one(self, place: int) -> Cellars:
        """With one more barrel, on that place."""
        if place == FLOOR:
            return self._replace(floor=self.floor + 1)
        return self._replace(filled=self.filled | {place})

    def without(self, place: int) -> Cellars:
        """Without the barrel, or one of the barrels, on that place."""
        if place == FLOOR:
            return self._replace(floor=self.floor - 1)
        return self._replace(filled=self.filled - {place})

    def free_cell(self, cards: CellarCards) -> int | None:
        """The leftmost free cell of the first cellar, where new barrels go (C3-R7)."""
        cells = range(1, len(cards.cells[0]) + 1)
        return next((cell for cell in cells if cell not in self.filled), None)

    def movable(self, cards: CellarCards) -> list[int]:
        """The places from which a barrel can move one cell to the right.

        That cell must be there, in the next cellar too, and empty; nothing is jumped (C3-R10 to
        C3-R12). Out of the area that is worth nothing it goes to the first cell (Q3-2).
        """
        last = len(cards.values(self.cellars)) - 1
        return [one for one in self.places if one < last and one + 1 not in self.filled]
