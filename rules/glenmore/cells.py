"""The cells of a territory: an endless grid, of which each has a name like g5.

Coordinates never shift: the start village is g5, the home castle h5, letters grow to the right (l
and o are left out, they look like digits), numbers downwards. Beyond the edges of the alphabet and
of two digits the names go round: left of a comes zz, above 0 comes 99. No territory is so large
that two of its cells were called the same.
"""

from __future__ import annotations

from functools import cache
from typing import Final

#: A cell is a number: its row times this, and its column. The tiles of a box can't fill so many.
WIDTH: Final = 128
#: The start village, and right of it the home castle.
VILLAGE: Final = (WIDTH // 2) * WIDTH + WIDTH // 2
CASTLE: Final = VILLAGE + 1
#: To the cells that share a side, and to all around.
SIDES: Final = (-WIDTH, -1, 1, WIDTH)
AROUND: Final = (-WIDTH - 1, -WIDTH, -WIDTH + 1, -1, 1, WIDTH - 1, WIDTH, WIDTH + 1)

_LETTERS: Final = "abcdefghijkmnpqrstuvwxyz"
_COLUMNS: Final = (*_LETTERS, *(first + second for first in _LETTERS for second in _LETTERS))
_ROWS: Final = 100
_DIGITS: Final = frozenset(map(str, range(_ROWS)))
#: The column and the row of the start village in names.
_LETTER: Final = _LETTERS.index("g")
_ROW: Final = 5


def place(cell: int) -> tuple[int, int]:
    """Column and row, counted from the start village."""
    row, column = divmod(cell, WIDTH)
    return column - WIDTH // 2, row - WIDTH // 2


@cache
def cell_name(cell: int) -> str:
    """What a cell is called."""
    column, row = place(cell)
    return f"{_COLUMNS[(column + _LETTER) % len(_COLUMNS)]}{(row + _ROW) % _ROWS}"


def cell_at(name: str) -> int | None:
    """The cell with that name; ``None`` if no cell is called so."""
    letters = name.rstrip("0123456789")
    digits = name[len(letters) :]
    if letters not in _COLUMNS or digits not in _DIGITS:
        return None
    column = _COLUMNS.index(letters) - _LETTER
    row = int(digits) - _ROW
    if column >= WIDTH // 2:
        column -= len(_COLUMNS)
    if row >= WIDTH // 2 - 10:
        row -= _ROWS
    if not -WIDTH // 2 <= column < WIDTH // 2:
        return None
    return VILLAGE + row * WIDTH + column
