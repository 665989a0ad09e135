"""The board: a cross of land squares with symbols, and no-man's-land (LC-R27).

Squares are numbered in reading order, and a set of squares is an integer with their bits: where a
token may go, what a castle covers and what lies around it are then one operation each.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

NO_MANS_LAND: Final = -1


class Board:
    """The squares, their names and what they show; immutable."""

    __slots__ = (
        "at",
        "columns",
        "height",
        "land",
        "lands",
        "names",
        "near",
        "no_mans_land",
        "places",
        "shown",
        "square",
        "symbols",
        "whole",
        "width",
    )

    def __init__(self, rows: tuple[str, ...], symbols: tuple[str, ...]) -> None:
        """Read rows of symbol digits, ``#`` for no-man's-land and ``.`` for no square."""
        self.height, self.width = len(rows), len(rows[0])
        marks = {
            (row, column): mark
            for row, line in enumerate(rows)
            for column, mark in enumerate(line)
            if mark != "."
        }
        #: Row and column of each square, from 0 at the top left.
        self.places = tuple(marks)
        #: The square at a row and column.
        self.at = {place: square for square, place in enumerate(marks)}
        #: The name of each square: a letter for its column, a number for its row.
        self.names = tuple(f"{chr(ord('a') + column)}{row + 1}" for row, column in marks)
        self.square = {name: square for square, name in enumerate(self.names)}
        #: The symbol of each square, from 0, or `NO_MANS_LAND`.
        self.symbols = tuple(
            NO_MANS_LAND if mark == "#" else int(mark) - 1 for mark in marks.values()
        )
        #: The names of these symbols; ``None`` for no-man's-land.
        self.shown = tuple(None if symbol < 0 else symbols[symbol] for symbol in self.symbols)
        #: All squares; those of each symbol; no-man's-land; all others; those of each column.
        self.whole = (1 << len(marks)) - 1
        self.lands = tuple(self._showing(symbol) for symbol in range(len(symbols)))
        self.no_mans_land = self._showing(NO_MANS_LAND)
        self.land = self.whole & ~self.no_mans_land
        self.columns = tuple(
            mask_of(square for square, place in enumerate(marks) if place[1] == column)
            for column in range(self.width)
        )
        #: The squares that share an edge with each square.
        self.near = tuple(self._beside(row, column) for row, column in marks)

    def around(self, mask: int) -> int:
        """The squares outside a set that share an edge with one in it."""
        found = 0
        for square in squares_in(mask):
            found |= self.near[square]
        return found & ~mask

    def group(self, mask: int, square: int) -> int:
        """The squares of a set that are connected with `square`, which is in the set."""
        found = 1 << square
        edge = self.near[square] & mask
        while edge:
            found |= edge
            reach = 0
            for one in squares_in(edge):
                reach |= self.near[one]
            edge = reach & mask & ~found
        return found

    def _showing(self, symbol: int) -> int:
        return mask_of(square for square, shown in enumerate(self.symbols) if shown == symbol)

    def _beside(self, row: int, column: int) -> int:
        places = ((row - 1, column), (row, column - 1), (row, column + 1), (row + 1, column))
        return mask_of(self.at[place] for place in places if place in self.at)


def mask_of(squares: Iterable[int]) -> int:
    """The set of these squares."""
    mask = 0
    for square in squares:
        mask |= 1 << square
    return mask


def squares_in(mask: int) -> Iterator[int]:
    """The squares of a set, in reading order."""
    while mask:
        lowest = mask & -mask
        yield lowest.bit_length() - 1
        mask ^= lowest
