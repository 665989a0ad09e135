"""Where the squares of the board lie in the picture."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from render.kit.backdrop import TOP, WIDTH

if TYPE_CHECKING:
    from rules.land.view import LandView, SquareView

#: Squares on either side, corners included.
SIDE: Final = 10
#: From one square to the next.
PITCH: Final = 100
#: Where the board begins; the numbers of the rows stand at its left.
LEFT: Final = (WIDTH - SIDE * PITCH) // 2
BOARD_TOP: Final = TOP + 6
BOARD_BOTTOM: Final = BOARD_TOP + SIDE * PITCH
#: The middle of the line of letters below the board.
LETTERS_Y: Final = BOARD_BOTTOM + 32

#: Row and column, from 0 at the top left.
Cell = tuple[int, int]


def middle(cell: Cell) -> tuple[float, float]:
    """The middle of a square in the picture."""
    row, column = cell
    return LEFT + (column + 0.5) * PITCH, BOARD_TOP + (row + 0.5) * PITCH


def cell_of(square: SquareView) -> Cell:
    """Where a square lies on the board."""
    return square["row"], square["column"]


def cells_by_name(view: LandView) -> dict[str, Cell]:
    """Where each square lies, by its name."""
    return {square["name"]: cell_of(square) for square in view["squares"]}
