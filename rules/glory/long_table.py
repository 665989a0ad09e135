"""The long table: fields in a line, cells around them, and which cells touch.

A cell is one number for every size of the table, so that a move's notation means the same cell
everywhere; sets of cells are bit masks over these numbers.
"""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rules.glory.components import Components


class Cells:
    """All cells that a table of one box can have. It never changes."""

    __slots__ = ("components", "field_of", "names", "numbers", "places")

    def __init__(self, components: Components) -> None:
        self.components = components
        longest = range(max(components.middle_side, components.end_side))
        most = max(preparation.fields for preparation in components.players.values())
        #: The places around a field: upper side from left to right, lower side, head.
        self.places = (*(f"T{at}" for at in longest), *(f"B{at}" for at in longest), "H")
        #: Each cell's name: the field's number, counted from 1 as players do, and the place.
        self.names = tuple(
            f"{field}.{place}" for field in range(1, most + 1) for place in self.places
        )
        #: The number of each cell by its name.
        self.numbers = {name: cell for cell, name in enumerate(self.names)}
        #: The field of each cell, counted from 0.
        self.field_of = tuple(cell // len(self.places) for cell in range(len(self.names)))

    def place(self, cell: int) -> str:
        """The place of a cell around its field."""
        return self.places[cell % len(self.places)]


class LongTable:
    """A line of fields; the first and the last have a bonfire and a cell at the head (CG-R5).

    It never changes.
    """

    __slots__ = (
        "all_cells",
        "by_field",
        "cells",
        "crosses",
        "fields",
        "neighbours",
        "opposite",
        "reach",
    )

    def __init__(self, cells: Cells, fields: int, *, crosses: bool = True) -> None:
        self.cells = cells
        self.fields = fields
        #: Whether the last cell of a side touches the first one of the next field (CG-R14).
        self.crosses = crosses
        #: The cells of each field: upper side, lower side, head.
        self.by_field = tuple(self._around(field) for field in range(fields))
        #: All cells, as a mask.
        self.all_cells = sum(1 << cell for around in self.by_field for cell in around)
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
        length = self.cells.components.side(field, self.fields)
        return [self.cells.numbers[f"{field + 1}.{letter}{at}"] for at in range(length)]

    def _head(self, field: int) -> int:
        return self.cells.numbers[f"{field + 1}.H"]

    def _around(self, field: int) -> tuple[int, ...]:
        head = [self._head(field)] if self.bonfire(field) else []
        return (*self._side(field, "T"), *self._side(field, "B"), *head)

    def _beside(self) -> tuple[tuple[int, ...], ...]:
        """Neighbours: the cells form a ring, once round the whole table (CG-R12, CG-R13)."""
        upper = [cell for field in range(self.fields) for cell in self._side(field, "T")]
        lower = [cell for field in range(self.fields) for cell in self._side(field, "B")]
        left, right = self._head(0), self._head(self.fields - 1)
        ring = [left, *upper, right, *reversed(lower), left]
        beside: list[list[int]] = [[] for _ in self.cells.names]
        field_of = self.cells.field_of
        for one, other in pairwise(ring):
            if self.crosses or field_of[one] == field_of[other]:
                beside[one].append(other)
                beside[other].append(one)
        return tuple(map(tuple, beside))

    def _across(self) -> tuple[int, ...]:
        """Opposites: upper and lower side of a field, and the two heads (CG-R12, CG-R13)."""
        pairs = [(self._head(0), self._head(self.fields - 1))]
        for field in range(self.fields):
            pairs += zip(self._side(field, "T"), self._side(field, "B"), strict=True)
        across = [-1] * len(self.cells.names)
        for one, other in pairs:
            across[one], across[other] = other, one
        return tuple(across)


def cells_in(mask: int) -> list[int]:
    """The cells of a mask, in order."""
    found = []
    while mask:
        lowest = mask & -mask
        found.append(lowest.bit_length() - 1)
        mask ^= lowest
    return found
