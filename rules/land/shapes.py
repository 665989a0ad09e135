"""The shapes of the castles, and every place on the board where each of them fits."""

from __future__ import annotations

from functools import lru_cache
from itertools import product
from typing import TYPE_CHECKING, Final

from rules.core.facts import Listing
from rules.core.move import Move
from rules.land.board import BOARD, mask_of, squares_in
from rules.land.components import COMPONENTS

if TYPE_CHECKING:
    from collections.abc import Iterable

    from rules.core.facts import Facts
    from rules.land.components import Cell

#: The names of the shapes; elsewhere a shape, and the prize that shows it, is its place here.
SHAPES: Final = tuple(COMPONENTS.shapes)


class Site:
    """A place where a shape fits: some squares of the board, and what lies around them.

    A castle is known by the first of its squares in reading order, for no two share one.
    """

    __slots__ = ("around", "first", "mask", "move", "points", "shape", "squares")

    def __init__(self, shape: int, mask: int, points: int) -> None:
        self.shape = shape
        self.mask = mask
        self.points = points
        self.squares = tuple(squares_in(mask))
        self.first = self.squares[0]
        #: The squares that share an edge with one of these.
        self.around = BOARD.around(mask)
        #: The move that builds here.
        self.move = CastleMove(self)

    @property
    def facts(self) -> Facts:
        """What everybody is told of a castle that is built or captured here."""
        return {
            "castle": BOARD.names[self.first],
            "shape": SHAPES[self.shape],
            "squares": Listing("square", self.names),
            "points": self.points,
        }

    @property
    def names(self) -> tuple[str, ...]:
        """The names of its squares."""
        return tuple(BOARD.names[square] for square in self.squares)


class CastleMove(Move):
    """Build this castle, of several that the new token completes: ``V3-c4d4c5``."""

    __slots__ = ("site",)

    def __init__(self, site: Site) -> None:
        super().__init__(f"{SHAPES[site.shape]}-{''.join(site.names)}", "castle", site.facts)
        self.site = site


class Sites:
    """All places of all shapes, for one way to turn them and to count their points."""

    __slots__ = ("all", "from_first", "points", "sizes", "through")

    def __init__(self, points: dict[int, int], *, mirrored: bool) -> None:
        cells = tuple(COMPONENTS.shapes.values())
        #: The number of squares and the points of each shape.
        self.sizes = tuple(map(len, cells))
        self.points = tuple(points[len(one)] for one in cells)
        #: The sites of each shape.
        self.all = tuple(
            tuple(Site(shape, mask, self.points[shape]) for mask in _masks(one, mirrored))
            for shape, one in enumerate(cells)
        )
        #: For each shape and square the sites that cover it, each after its mask.
        self.through = tuple(
            _by_square((square, site) for site in sites for square in site.squares)
            for sites in self.all
        )
        #: For each shape and square the sites that begin there, each after its mask.
        self.from_first = tuple(
            _by_square((site.first, site) for site in sites) for sites in self.all
        )


#: For each square some sites, each after its mask, so that most are rejected by a look at that.
BySquare = tuple[tuple[tuple[int, Site], ...], ...]


def orientations(cells: Iterable[Cell], *, mirrored: bool) -> set[tuple[Cell, ...]]:
    """A shape in all rotations, and in its mirror image too if that counts; corner at (0, 0)."""
    found = set()
    current = list(cells)
    for _ in range(4):
        current = [(column, -row) for row, column in current]
        found.add(_to_corner(current))
        if mirrored:
            found.add(_to_corner([(row, -column) for row, column in current]))
    return found


@lru_cache
def sites_for(points: str, mirrored: bool) -> Sites:
    """The table for a way to count points and to turn shapes, made once."""
    return Sites(dict(COMPONENTS.points[points]), mirrored=mirrored)


def _to_corner(cells: list[Cell]) -> tuple[Cell, ...]:
    top, left = min(row for row, _ in cells), min(column for _, column in cells)
    return tuple(sorted((row - top, column - left) for row, column in cells))


def _masks(cells: tuple[Cell, ...], mirrored: bool) -> list[int]:
    """Every place of a shape that lies on the board, in reading order of its squares."""
    found = []
    for turned in orientations(cells, mirrored=mirrored):
        for top, left in product(range(BOARD.height), range(BOARD.width)):
            places = [(top + row, left + column) for row, column in turned]
            if all(place in BOARD.at for place in places):
                found.append(mask_of(BOARD.at[place] for place in places))
    return sorted(found, key=lambda mask: tuple(squares_in(mask)))


def _by_square(pairs: Iterable[tuple[int, Site]]) -> BySquare:
    lists: list[list[tuple[int, Site]]] = [[] for _ in BOARD.names]
    for square, site in pairs:
        lists[square].append((site.mask, site))
    return tuple(map(tuple, lists))
