"""The pyramid: where cells are, and who stands there (CH-R4).

Cells are numbered from the top to the base and from left to right. Row A is the top, H the base;
``D2`` is the second cell of the fourth row.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Self

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rules.cherokee.box import Box

ROW_NAMES: Final = "ABCDEFGH"
ROWS: Final = len(ROW_NAMES)
ROW: Final = tuple(row for row in range(ROWS) for _ in range(row + 1))
CELLS: Final = range(len(ROW))
_PLACES: Final = tuple((row, column) for row in range(ROWS) for column in range(row + 1))
_CELL: Final = {place: cell for cell, place in enumerate(_PLACES)}
NAMES: Final = tuple(f"{ROW_NAMES[row]}{column + 1}" for row, column in _PLACES)
#: The first cell of the base; all later ones are in the base too.
BASE: Final = _CELL[ROWS - 1, 0]


def _existing(*places: tuple[int, int]) -> tuple[int, ...]:
    return tuple(_CELL[place] for place in places if place in _CELL)


#: The two cells below each cell; none below the base.
BELOW: Final = tuple(_existing((row + 1, column), (row + 1, column + 1)) for row, column in _PLACES)
#: The cells from which each cell can be attacked: left, right and below (CH-R7).
NEIGHBOURS: Final = tuple(
    _existing((row, column - 1), (row, column + 1)) + BELOW[_CELL[row, column]]
    for row, column in _PLACES
)
#: The cells whose attacks a change of each cell can matter to: itself, and those it can attack.
AFFECTED: Final = tuple(
    frozenset(other for other in CELLS if other == cell or cell in NEIGHBOURS[other])
    for cell in CELLS
)

#: What stands in a gap. It reads the last place of a box's tables, which is nobody's.
NOBODY: Final = -1


class Pyramid:
    """Who stands where."""

    __slots__ = ("box", "cells", "stirred")

    def __init__(self, box: Box, members: Sequence[int]) -> None:
        if len(members) != len(CELLS):
            raise ValueError(f"a pyramid has {len(CELLS)} members, not {len(members)}")
        #: What its members are.
        self.box = box
        #: The member on each cell, `NOBODY` in a gap.
        self.cells = list(members)
        #: The cells that attacks may be different for since somebody last cleared them.
        self.stirred = set(CELLS)

    def copy(self) -> Self:
        """The same pyramid, sharing nothing mutable."""
        twin = object.__new__(type(self))
        twin.box = self.box
        twin.cells = self.cells.copy()
        twin.stirred = self.stirred.copy()
        return twin

    def who(self, fact: str, cell: int) -> dict[str, int | str]:
        """Who stands on a cell, as facts whose names begin with that of the cell."""
        return {f"{fact}_{name}": value for name, value in self.box.facts[self.cells[cell]].items()}

    def put(self, cell: int, member: int) -> None:
        """Put a member on a cell."""
        self.cells[cell] = member
        self.stirred |= AFFECTED[cell]

    def climb(self, origin: int, cell: int) -> int:
        """Move the member of one cell to another and leave a gap; tell who it was."""
        member = self.cells[origin]
        self.put(cell, member)
        self.cells[origin] = NOBODY
        return member
