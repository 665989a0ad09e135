"""What is shown of Single Cask Whisky: all of it, to everyone."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypedDict

from rules.glenmore.printed import price_counts

if TYPE_CHECKING:
    from rules.glenmore.chronicles.casks.storehouse import Storehouse
    from rules.glenmore.position import GlenMorePosition
    from rules.glenmore.view import Counts


class CellarCellView(TypedDict):
    """A cell of a cellar."""

    #: What a barrel there is sold for.
    points: int
    #: Whether one lies there.
    barrel: bool


class CellarsView(TypedDict):
    """The cellars of a seat."""

    #: Those it has, from the first: their cells from the left.
    cellars: tuple[tuple[CellarCellView, ...], ...]
    #: The barrels in the area that is worth nothing, left of the first cell.
    floor: int
    #: What the next cellar costs, and what its cells are worth; ``None`` if there is no other.
    next_cost: Counts | None
    next_cells: tuple[int, ...] | None


class SaleView(TypedDict):
    """A sale tile."""

    #: How many cells besides the bonus cell there are, and how many of them hold a barrel.
    cells: int
    sold: int
    #: What the bonus cell adds, and whether it holds a barrel.
    bonus: int
    bonus_sold: bool


class CasksView(TypedDict):
    """Single Cask Whisky (chronicle "casks")."""

    #: By seat.
    players: tuple[CellarsView, ...]
    #: By the names of the sale tiles, those that lie on the ring now.
    sales: dict[str, SaleView]


def casks_view(house: Storehouse, position: GlenMorePosition) -> CasksView:
    """The cellars, and the sale tiles on the ring."""
    names = [house.tile_on(position, space) for space in position.ring.line()]
    return {
        "players": tuple(_cellars(house, seat) for seat in range(len(house.cellars))),
        "sales": {name: _sale(house, name) for name in names if name is not None},
    }


def _cellars(house: Storehouse, seat: int) -> CellarsView:
    own, cards = house.cellars[seat], house.cards
    cost = cards.cost_of_next(own.cellars)
    found: list[tuple[CellarCellView, ...]] = []
    place = 0
    for cells in cards.cells[: own.cellars]:
        row: list[CellarCellView] = []
        for points in cells:
            place += 1
            row.append({"points": points, "barrel": place in own.filled})
        found.append(tuple(row))
    return {
        "cellars": tuple(found),
        "floor": own.floor,
        "next_cost": None if cost is None else price_counts(cost),
        "next_cells": None if cost is None else cards.cells[own.cellars],
    }


def _sale(house: Storehouse, name: str) -> SaleView:
    sale = house.sales[name]
    return {
        "cells": house.room,
        "sold": sale.sold,
        "bonus": house.bonuses[name],
        "bonus_sold": sale.bonus,
    }
