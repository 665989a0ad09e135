"""A territory: the home tile and everything connected with it (GM-R123)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.glenmore.cells import AROUND, CASTLE, VILLAGE
from rules.glenmore.components import GOODS
from rules.glenmore.goods import total

if TYPE_CHECKING:
    from collections.abc import Iterator


class Territory:
    """Tiles by their cells, with what lies below, on and stands on them."""

    __slots__ = ("goods", "people", "river", "stock", "tiles", "under")

    def __init__(self, village: int, castle: int) -> None:
        #: The number of the top tile of each cell; it alone is used (GM-R130, GM-R136).
        self.tiles = {VILLAGE: village, CASTLE: castle}
        #: The tiles below it, the lowest first, where there are any.
        self.under: dict[int, tuple[int, ...]] = {}
        #: Resources on a cell, where there are any.
        self.goods: dict[int, int] = {}
        #: Scotsmen on a cell, where there are any; there is no limit (GM-R15).
        self.people = {VILLAGE: 1}
        #: The ends of the river, left and right (GM-R19, GM-R121, GM-R122).
        self.river = (VILLAGE, CASTLE)
        #: All resources of each kind.
        self.stock = [0] * len(GOODS)

    def copy(self) -> Territory:
        """An equal territory."""
        twin = object.__new__(Territory)
        twin.tiles = self.tiles.copy()
        twin.under = self.under.copy()
        twin.goods = self.goods.copy()
        twin.people = self.people.copy()
        twin.river = self.river
        twin.stock = self.stock.copy()
        return twin

    def around(self, cell: int) -> Iterator[int]:
        """The cells with tiles that touch a cell by a side or a corner."""
        tiles = self.tiles
        for step in AROUND:
            if cell + step in tiles:
                yield cell + step

    def room(self, cell: int, limit: int) -> int:
        """How many more resources may lie on a cell."""
        return limit - total(self.goods.get(cell, 0))

    def has_room(self, limit: int) -> bool:
        """Whether one more resource may lie on some cell."""
        return any(self.room(cell, limit) for cell in self.tiles)

    def pile(self, cell: int) -> tuple[int, ...]:
        """All tiles of a cell, the lowest first."""
        return (*self.under.get(cell, ()), self.tiles[cell])

    @property
    def scotsmen(self) -> int:
        """How many Scotsmen stand in it."""
        return sum(self.people.values())
