"""The grid of a territory: coordinates at its edges, tiles as large as they can be."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final, NamedTuple

from render.glenmore.small_tile import SIZES, draw_people, draw_tile, join_river
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
#: Between two bands.
_APART: Final = 16
_ROOM: Final = WIDTH - 2 * MARGIN - _NUMBERS
_HOME_ROW: Final = 0


class Band(NamedTuple):
    """Columns that are drawn side by side; a very wide territory has several, one below another."""

    first: int
    last: int
    #: The rows that its cells are in.
    first_row: int
    rows: int


class Field:
    """Where the cells of a territory are drawn."""

    def __init__(
        self, cells: Mapping[str, tuple[int, int]], top: int, height: int, seat: int
    ) -> None:
        """Cells are given by name, with column and row; at most `height` pixels are taken."""
        self.seat = seat
        self.size, self.bands = _laid_out(list(cells.values()), height)
        self.pitch = self.size.side + self.size.gap
        self._tops: list[int] = []
        for band in self.bands:
            self._tops.append(top)
            self.bottom = top + band.rows * self.pitch + _LETTERS
            top = self.bottom + _APART
        self._letters = {column: name.rstrip("0123456789") for name, (column, _) in cells.items()}
        self._numbers = {
            row: name.removeprefix(self._letters[column]) for name, (column, row) in cells.items()
        }

    def at(self, column: int, row: int) -> tuple[int, int]:
        """The top left corner of a cell."""
        place = next(place for place, band in enumerate(self.bands) if column <= band.last)
        band = self.bands[place]
        x = self._left(band) + (column - band.first) * self.pitch
        return x, self._tops[place] + (row - band.first_row) * self.pitch

    def _left(self, band: Band) -> int:
        wide = (band.last - band.first + 1) * self.pitch
        return MARGIN + _NUMBERS + (_ROOM - wide) // 2

    def lay_cloth(self, canvas: Canvas) -> None:
        """Draw the owner's cloth, with letters below and numbers at the left."""
        side = self.size.side
        for band, top in zip(self.bands, self._tops, strict=True):
            left, high = self._left(band), band.rows * self.pitch
            columns = range(band.first, band.last + 1)
            cloth = _cloth(len(columns) * self.pitch + 32, high + 24, self.seat)
            canvas.put(cloth, left - 20, top - 16)
            for place, column in enumerate(columns):
                letter = line(self._letters[column], Face.SANS_BOLD, 38)
                middle = left + place * self.pitch + side / 2
                canvas.write(letter, middle, top + high + 34, PAPER2, "middle")
            for place in range(band.rows):
                number = line(self._numbers[band.first_row + place], Face.SANS_BOLD, 38)
                middle = top + place * self.pitch + side / 2
                canvas.write(number, left - 46, middle, PAPER2, "middle")

    def draw_tiles(self, canvas: Canvas, view: GlenMoreView, cells: Mapping[str, CellView]) -> None:
        """Draw tiles, then the river across their frames."""
        order = _in_order(cells)
        for _, cell in order:
            x, y = self.at(cell["column"], cell["row"])
            tile = view["tiles"][cell["tile"]]
            draw_tile(canvas, cell["tile"], tile, cell, x, y, self.size, self.seat)
        if self.size.pictured:
            self._draw_joints(canvas, view, [cell for _, cell in order])

    def draw_people(
        self, canvas: Canvas, view: GlenMoreView, cells: Mapping[str, CellView]
    ) -> None:
        """Draw people, and plates on top of them."""
        for name, cell in _in_order(cells):
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


def _in_order(cells: Mapping[str, CellView]) -> list[tuple[str, CellView]]:
    """Cells from the top to the bottom: what stands in front comes last."""
    return sorted(cells.items(), key=lambda item: (item[1]["row"], item[1]["column"]))


def _laid_out(places: Sequence[tuple[int, int]], height: int) -> tuple[Small, list[Band]]:
    """The largest tiles of which there is room for all, and the bands that they lie in.

    They lie in one band if there is room for pictures, else in two, and without pictures only
    where there is no other way.
    """
    tried: list[tuple[Small, list[Band]]] = []
    for size in SIZES:
        pitch = size.side + size.gap
        bands = _bands(places, _ROOM // pitch)
        tall = sum(band.rows * pitch + _LETTERS + _APART for band in bands) - _APART
        if tall <= height:
            tried.append((size, bands))
    for most in (1, 2):
        for size, bands in tried:
            if size.pictured and len(bands) <= most:
                return size, bands
    smallest = SIZES[-1]
    return smallest, _bands(places, _ROOM // (smallest.side + smallest.gap))


def _bands(places: Sequence[tuple[int, int]], most: int) -> list[Band]:
    """Columns shared out to bands of at most so many, evenly."""
    columns = [column for column, _ in places]
    first, width = min(columns), max(columns) - min(columns) + 1
    count = math.ceil(width / most)
    share = math.ceil(width / count)
    found = []
    for left in range(first, first + width, share):
        right = min(max(columns), left + share - 1)
        rows = [row for column, row in places if left <= column <= right]
        found.append(Band(left, right, min(rows), max(rows) - min(rows) + 1))
    return found


@cached
def _cloth(width: int, height: int, seat: int) -> Sprite:
    player = PLAYERS[seat]
    canvas = Canvas(tweed(width, height, mix(player.dark, PEAT, 0.45), 5).copy())
    canvas.stitch(seam((7, 7, width - 8, height - 8)), mix(player.colour, PEAT, 0.35), 3)
    return cut(canvas, rounded(width, height, 20), bevel=Bevel(3, 50, 100), lift=Lift(0.8))
