"""The pyramid: where cells are, and who stands there.

Cells are numbered from the top to the base and from left to right. Row A is the top, H the base;
``D2`` is the second cell of the fourth row.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Self

from rules.cherokee.box import BOX
from rules.cherokee.cards import NOBODY

if TYPE_CHECKING:
    from collections.abc import Sequence

ROWS: Final = len(BOX.feathers)
ROW: Final = tuple(row for row in range(ROWS) for _ in range(row + 1))
CELLS: Final = range(len(ROW))
#: Stands for every place outside; nobody is ever there.
OUTSIDE: Final = len(CELLS)

_COLUMN: Final = tuple(column for row in range(ROWS) for column in range(row + 1))
ROW_NAMES: Final = "ABCDEFGHIJ"[:ROWS]
NAMES: Final = tuple(f"{ROW_NAMES[ROW[cell]]}{_COLUMN[cell] + 1}" for cell in CELLS)
#: What a member counts on each cell.
FEATHERS: Final = tuple(BOX.feathers[row] for row in ROW)


def _at(row: int, column: int) -> int:
    if 0 <= row < ROWS and 0 <= column <= row:
        return row * (row + 1) // 2 + column
    return OUTSIDE


#: The cells from which each cell can be attacked: left, right, below left, below right (CH-R7).
NEIGHBOURS: Final = tuple(
    (
        _at(ROW[cell], _COLUMN[cell] - 1),
        _at(ROW[cell], _COLUMN[cell] + 1),
        _at(ROW[cell] + 1, _COLUMN[cell]),
        _at(ROW[cell] + 1, _COLUMN[cell] + 1),
    )
    for cell in CELLS
)
#: The first cell of the base; all later ones are in the base too.
BASE: Final = _at(ROWS - 1, 0)

#: Each cell and those that can be attacked from it, as bits: what a change there can matter to.
_MATTERS: Final = tuple(
    sum(1 << other for other in CELLS if other == cell or cell in NEIGHBOURS[other])
    for cell in CELLS
)
_EVERYTHING: Final = (1 << len(CELLS)) - 1


class Pyramid:
    """Who stands where."""

    __slots__ = ("cells", "stirred")

    def __init__(self, members: Sequence[int]) -> None:
        if len(members) != len(CELLS):
            raise ValueError(f"a pyramid has {len(CELLS)} members, not {len(members)}")
        #: The member on each cell, `NOBODY` in a gap; one more for `OUTSIDE`.
        self.cells = [*members, NOBODY]
        #: Bits of the cells whose attackers may have changed since somebody last cleared them.
        self.stirred = _EVERYTHING

    def copy(self) -> Self:
        """The same pyramid, sharing nothing."""
        twin = object.__new__(type(self))
        twin.cells = self.cells.copy()
        twin.stirred = self.stirred
        return twin

    def put(self, cell: int, member: int) -> None:
        """Put a member, or `NOBODY`, on a cell."""
        self.cells[cell] = member
        self.stirred |= _MATTERS[cell]

    def climb(self, origin: int, cell: int) -> int:
        """Move the member of one cell to another and leave a gap; tell who it was."""
        member = self.cells[origin]
        self.put(cell, member)
        self.cells[origin] = NOBODY
        return member
