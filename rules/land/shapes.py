"""The shapes of the castles, and every place on the board where each of them fits (LC-R28)."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING

from rules.core.facts import Listing
from rules.land.board import mask_of, squares_in
from rules.land.moves import LandMove

if TYPE_CHECKING:
    from collections.abc import Iterable

    from rules.core.facts import Facts
    from rules.land.board import Board
    from rules.land.components import Cell, Components


class Site:
    """A place where a shape fits: some squares of the board, and what lies around them.

    A castle is known by the first of its squares in reading order, for no two share one.
    """

    __slots__ = (
        "around",
        "facts",
        "first",
        "kind",
        "mask",
        "move",
        "names",
        "points",
        "shape",
        "squares",
    )

    def __init__(self, board: Board, sites: Sites, shape: int, mask: int) -> None:
        #: The shape, by its place among all, and what it is called.
        self.shape = shape
        self.kind = sites.names[shape]
        self.points = sites.points[shape]
        self.mask = mask
        self.squares = tuple(squares_in(mask))
        self.first = self.squares[0]
        #: The names of its squares.
        self.names = tuple(board.names[square] for square in self.squares)
        #: The squares that share an edge with one of these.
        self.around = board.around(mask)
        #: What everybody is told of a castle that is built or captured here.
        self.facts: Facts = {
            "castle": self.names[0],
            "shape": self.kind,
            "squares": Listing("square", self.names),
            "points": self.points,
        }
        #: The move that builds here, where several castles are complete: ``V3-c4d4c5``.
        self.move = LandMove(f"{self.kind}-{''.join(self.names)}", "castle", mask, self.facts)


class Sites:
    """All places of all shapes, for one way to turn them and to count their points."""

    __slots__ = ("all", "cells", "from_first", "names", "points", "sizes", "through")

    def __init__(self, components: Components, board: Board, points: str, *, mirrored: bool):
        #: What each shape, and the prize that shows it, is called; elsewhere it is its place here.
        self.names = tuple(components.shapes)
        #: The cells of each shape as it is drawn, how many they are, and their points.
        self.cells = tuple(components.shapes.values())
        self.sizes = tuple(map(len, self.cells))
        self.points = tuple(components.points[points][size] for size in self.sizes)
        #: The sites of each shape.
        self.all = tuple(
            tuple(Site(board, self, shape, mask) for mask in _masks(board, cells, mirrored))
            for shape, cells in enumerate(self.cells)
        )
        #: For each shape and square the sites that cover it, each after its mask.
        self.through = tuple(
            _by_square(board, ((square, site) for site in sites for square in site.squares))
            for sites in self.all
        )
        #: For each shape and square the sites that begin there, each after its mask.
        self.from_first = tuple(
            _by_square(board, ((site.first, site) for site in sites)) for sites in self.all
        )


#: For each square some sites with their masks, which rule most of them out at once.
BySquare = tuple[tuple[tuple[int, Site], ...], ...]


def orientations(cells: Iterable[Cell], *, mirrored: bool) -> set[tuple[Cell, ...]]:
    """A shape in all rotations, and flipped if that counts, each moved to the corner (0, 0)."""
    found = set()
    current = list(cells)
    for _ in range(4):
        current = [(column, -row) for row, column in current]
        found.add(_to_corner(current))
        if mirrored:
            found.add(_to_corner([(row, -column) for row, column in current]))
    return found


def _to_corner(cells: list[Cell]) -> tuple[Cell, ...]:
    top, left = min(row for row, _ in cells), min(column for _, column in cells)
    return tuple(sorted((row - top, column - left) for row, column in cells))


def _masks(board: Board, cells: tuple[Cell, ...], mirrored: bool) -> list[int]:
    """Every place of a shape that lies on the board, in reading order of its squares."""
    found = []
    for turned in orientations(cells, mirrored=mirrored):
        for top, left in product(range(board.height), range(board.width)):
            places = [(top + row, left + column) for row, column in turned]
            if all(place in board.at for place in places):
                found.append(mask_of(board.at[place] for place in places))
    return sorted(found, key=lambda mask: tuple(squares_in(mask)))


def _by_square(board: Board, pairs: Iterable[tuple[int, Site]]) -> BySquare:
    lists: list[list[tuple[int, Site]]] = [[] for _ in board.names]
    for square, site in pairs:
        lists[square].append((site.mask, site))
    return tuple(map(tuple, lists))
