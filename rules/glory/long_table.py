"""The long table: fields in a line, cells around them, and which cells touch.

A cell is one number for every size of the table, so that a move's notation means the same cell
everywhere; sets of cells are bit masks over these numbers.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise
from typing import Final

from rules.glory.components import COMPONENTS

_LONGEST: Final = max(COMPONENTS.middle_side, COMPONENTS.end_side)
_MOST: Final = max(preparation.fields for preparation in COMPONENTS.players.values())

#: The places around a field: the upper side from left to right, the lower side, the head.
PLACES: Final = (*(f"T{at}" for at in range(_LONGEST)), *(f"B{at}" for at in range(_LONGEST)), "H")

#: Every cell's name: the field's number, counted from 1 as players do, and the place.
CELL_NAMES: Final = tuple(f"{field}.{place}" for field in range(1, _MOST + 1) for place in PLACES)
CELLS: Final = {name: cell for cell, name in enumerate(CELL_NAMES)}
#: The field of every cell, counted from 0.
FIELD_OF: Final = tuple(cell // len(PLACES) for cell in range(len(CELL_NAMES)))


class LongTable:
    """A line of fields; the first and the last have a bonfire and a cell at the head (CG-R5)."""

    __slots__ = ("all_cells", "by_field", "crosses", "fields", "neighbours", "opposite", "reach")

    def __init__(self, fields: int, *, crosses: bool = True) -> None:
        self.fields = fields
        #: Whether the last cell of a side touches the first one of the next field (CG-R14).
        self.crosses = crosses
        #: The cells of each field: upper side, lower side, head.
        self.by_field = tuple(self._around(field) for field in range(fields))
        #: All cells, as a mask.
        self.all_cells = sum(1 << cell for cells in self.by_field for cell in cells)
        #: For each cell those beside it; none for a cell that isn't on this table.
        self.neighbours = self._beside()
        #: For each cell the one across the table; -1 for a cell that isn't on this table.
        self.opposite = self._across()
        #: For each cell all that touch it, as a mask: neighbours and opposite, no diagonals.
        self.reach = tuple(
            sum(1 << near for near in {*beside, across} if near >= 0)
            for beside, across in zip(self.neighbours, self.opposite, strict=True)
        )

    def has(self, cell: int) -> bool:
        """Whether that cell is on this table."""
        return self.all_cells >> cell & 1 == 1

    def bonfire(self, field: int) -> bool:
        """Whether a field, counted from 0, has a bonfire: the first and the last do."""
        return field in {0, self.fields - 1}

    def _side(self, field: int, letter: str) -> list[int]:
        length = COMPONENTS.side(field, self.fields)
        return [CELLS[f"{field + 1}.{letter}{at}"] for at in range(length)]

    def _around(self, field: int) -> tuple[int, ...]:
        head = [CELLS[f"{field + 1}.H"]] if self.bonfire(field) else []
        return (*self._side(field, "T"), *self._side(field, "B"), *head)

    def _beside(self) -> tuple[tuple[int, ...], ...]:
        """Neighbours: the cells form a ring, once round the whole table (CG-R12, CG-R13)."""
        upper = [cell for field in range(self.fields) for cell in self._side(field, "T")]
        lower = [cell for field in range(self.fields) for cell in self._side(field, "B")]
        left, right = CELLS["1.H"], CELLS[f"{self.fields}.H"]
        ring = [left, *upper, right, *reversed(lower), left]
        beside: list[list[int]] = [[] for _ in CELL_NAMES]
        for one, other in pairwise(ring):
            if self.crosses or FIELD_OF[one] == FIELD_OF[other]:
                beside[one].append(other)
                beside[other].append(one)
        return tuple(map(tuple, beside))

    def _across(self) -> tuple[int, ...]:
        """Opposites: upper and lower side of a field, and the two heads (CG-R13)."""
        pairs = [(CELLS["1.H"], CELLS[f"{self.fields}.H"])]
        for field in range(self.fields):
            pairs += zip(self._side(field, "T"), self._side(field, "B"), strict=True)
        across = [-1] * len(CELL_NAMES)
        for one, other in pairs:
            across[one], across[other] = other, one
        return tuple(across)


@lru_cache
def table_of(fields: int, crosses: bool) -> LongTable:
    """The table with so many fields, made once."""
    return LongTable(fields, crosses=crosses)


def cells_in(mask: int) -> list[int]:
    """The cells of a mask, in order."""
    found = []
    while mask:
        lowest = mask & -mask
        found.append(lowest.bit_length() - 1)
        mask ^= lowest
    return found
