"""The grid of a territory: coordinates at its edges, tiles as large as they can be."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final, NamedTuple

from render.glenmore.small_tile import SIZES, draw_people, draw_tile, fresh_ring, join_river
from render.kit.backdrop import MARGIN, WIDTH
from render.kit.cache import cached
from render.kit.canvas import Canvas, seam
from render.kit.colour import PAPER2, PEAT, PLAYERS, mix
from render.kit.shape import rounded
from render.kit.sprite import Bevel, Lift, Sprite, cut
from render.kit.texture import tweed
from render.kit.type import Face, line

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from render.glenmore.small_tile import Small
    from rules.glenmore.view import CellView, GlenMoreView

#: The numbers of the rows stand left of the tiles, the letters of the columns below.
_NUMBERS: Final = 48
_LETTERS: Final = 54
_ROOM: Final = WIDTH - 2 * MARGIN - _NUMBERS
_HOME_ROW: Final = 0


class Band(NamedTuple):
    """Columns that are drawn side by side; a very wide territory has several, one below another."""

    first: int
    last: int
    top: int


class Field:
    """Where the cells of a territory are drawn."""

    def __init__(
        self, cells: Mapping[str, tuple[int, int]], top: int, height: int, seat: int
    ) -> None:
        """Cells are given by name, with column and row; at most `height` pixels are taken."""
        columns = [column for column, _ in cells.values()]
        rows = [row for _, row in cells.values()]
        self.seat, self.first_row = seat, min(rows)
        self.rows = max(rows) - self.first_row + 1
        width = max(columns) - min(columns) + 1
        self.size = _largest(width, self.rows, height)
        self.pitch = self.size.side + self.size.gap
        count = math.ceil(width / (_ROOM // self.pitch))
        share = math.ceil(width / count)
        high = self.rows * self.pitch + _LETTERS + 16
        self.bands = [
            Band(
                min(columns) + one * share,
                min(max(columns), min(columns) + (one + 1) * share - 1),
                top + one * high,
            )
            for one in range(count)
        ]
        self.bottom = top + count * high - 16
        self._letters = {column: name.rstrip("0123456789") for name, (column, _) in cells.items()}
        self._numbers = {
            row: name.removeprefix(self._letters[column]) for name, (column, row) in cells.items()
        }

    def at(self, column: int, row: int) -> tuple[int, int]:
        """The top left corner of a cell."""
        band = next(band for band in self.bands if column <= band.last)
        x = self._left(band) + (column - band.first) * self.pitch
        return x, band.top + (row - self.first_row) * self.pitch

    def _left(self, band: Band) -> int:
        wide = (band.last - band.first + 1) * self.pitch
        return MARGIN + _NUMBERS + (_ROOM - wide) // 2

    def lay_cloth(self, canvas: Canvas) -> None:
        """Draw the owner's cloth, with letters below and numbers at the left."""
        side, high = self.size.side, self.rows * self.pitch
        for band in self.bands:
            left = self._left(band)
            columns = range(band.first, band.last + 1)
            cloth = _cloth(len(columns) * self.pitch + 32, high + 24, self.seat)
            canvas.put(cloth, left - 20, band.top - 16)
            for place, column in enumerate(columns):
                letter = line(self._letters[column], Face.SANS_BOLD, 38)
                middle = left + place * self.pitch + side / 2
                canvas.write(letter, middle, band.top + high + 34, PAPER2, "middle")
            for place in range(self.rows):
                number = line(self._numbers[self.first_row + place], Face.SANS_BOLD, 38)
                middle = band.top + place * self.pitch + side / 2
                canvas.write(number, left - 46, middle, PAPER2, "middle")

    def draw_tiles(
        self, canvas: Canvas, view: GlenMoreView, cells: Mapping[str, CellView], fresh: str | None
    ) -> None:
        """Draw tiles, then the river across their frames, then people and plates on top."""
        order = sorted(cells.items(), key=lambda item: (item[1]["row"], item[1]["column"]))
        for name, cell in order:
            x, y = self.at(cell["column"], cell["row"])
            if name == fresh:
                canvas.put(fresh_ring(self.size.side), x - 5, y - 5)
            tile = view["tiles"][cell["tile"]]
            draw_tile(canvas, cell["tile"], tile, cell, x, y, self.size, self.seat)
        if self.size.pictured:
            self._draw_joints(canvas, view, [cell for _, cell in order])
        for name, cell in order:
            x, y = self.at(cell["column"], cell["row"])
            tile = view["tiles"][cell["tile"]]
            draw_people(canvas, name, tile, cell, x, y, self.size, self.seat)

    def _draw_joints(self, canvas: Canvas, view: GlenMoreView, cells: Sequence[CellView]) -> None:
        wet = {
            cell["column"]
            for cell in cells
            if cell["row"] == _HOME_ROW and view["tiles"][cell["tile"]]["river"]
        }
        ends = {band.last for band in self.bands}
        for column in sorted(wet):
            if column + 1 in wet and column not in ends:
                join_river(canvas, *self.at(column, _HOME_ROW), self.size)


def _largest(columns: int, rows: int, height: int) -> Small:
    """The largest tiles of which so many go into the room."""
    for size in SIZES:
        pitch = size.side + size.gap
        if columns * pitch <= _ROOM and rows * pitch + _LETTERS <= height:
            return size
    return SIZES[-1]


@cached
def _cloth(width: int, height: int, seat: int) -> Sprite:
    player = PLAYERS[seat]
    canvas = Canvas(tweed(width, height, mix(player.dark, PEAT, 0.45), 5).copy())
    canvas.stitch(seam((7, 7, width - 8, height - 8)), mix(player.colour, PEAT, 0.35), 3)
    return cut(canvas, rounded(width, height, 20), bevel=Bevel(3, 50, 100), lift=Lift(0.8))
