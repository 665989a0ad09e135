"""A tile comes to a player: a person beside, any other into the territory."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.glenmore.activation import Activate
from rules.glenmore.asking import Question, Step
from rules.glenmore.cells import SIDES, cell_name
from rules.glenmore.doors import gain_person, lay_tile
from rules.glenmore.effects import Effects, OneTime
from rules.glenmore.moves import deed
from rules.glenmore.placement import places, tolled_cells

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rules.core.move import Move
    from rules.core.view import Crumb
    from rules.glenmore.asking import Why
    from rules.glenmore.components import Tile
    from rules.glenmore.moves import Deed
    from rules.glenmore.position import GlenMorePosition


class Receive(Step):
    """A tile that is paid comes to its player (GM-R64, GM-R88)."""

    __slots__ = ("nested", "seat", "tile")

    def __init__(self, seat: int, tile: Tile, *, nested: bool = False) -> None:
        super().__init__()
        self.seat = seat
        self.tile = tile
        #: Whether it comes out of the discard, within the turn of another tile.
        self.nested = nested

    def run(self, position: GlenMorePosition) -> None:
        """A person goes to the own area and brings a marker (GM-R124, GM-R190, GM-R192)."""
        seat, tile = self.seat, self.tile
        if tile.kind == "person":
            if not self.nested:
                position.push(Activate(seat, None))
            gain_person(position, seat, tile.number)
            for chronicle in reversed(position.chronicles):
                chronicle.person_done(position, seat, tile)
            position.push(Effects(seat, tile.once, None, ("tile", tile.name)))
        else:
            position.push(PlaceSalvaged(seat, tile) if self.nested else Place(seat, tile))

    def crumb(self, position: GlenMorePosition) -> Crumb | None:
        """The tile that is paid for."""
        return {"kind": "tile", "facts": {"tile": self.tile.name}}


class Place(Question):
    """Lay a tile (GM-R114 to GM-R129)."""

    __slots__ = ("tile",)

    ask = "place"
    rule = "GM-R114"
    kinds = ("place",)
    nested = False

    def __init__(self, seat: int, tile: Tile) -> None:
        super().__init__(seat)
        self.tile = tile

    def choices(self, position: GlenMorePosition) -> list[Move]:
        """Every legal cell."""
        player = position.players[self.seat]
        cells = places(position.box, player, self.tile)
        if not self.nested and not player.coins:
            tolled = tolled_cells(position, self.seat)
            cells = [cell for cell in cells if cell not in tolled]
        return [deed("place", cell) for cell in cells]

    def moves(self, position: GlenMorePosition, seat: int) -> Sequence[Move]:
        """The places, and what may be done before; but a coin that all of them cost is not spent.

        Selling and moving Scotsmen cost none (C8-R40, Q0-2).
        """
        found = super().moves(position, seat)
        if not self.nested and position.chronicles:
            tolled = tolled_cells(position, seat)
            cells = places(position.box, position.players[seat], self.tile) if tolled else [0]
            if tolled.issuperset(cells):
                kept = {"place", "sell", "move"}
                return [move for move in found if move.kind in kept]
        return found

    def decide(self, position: GlenMorePosition, move: Deed) -> None:
        """Lay it there; its one-time effects come before any activation (GM-R140, GM-R141)."""
        seat, tile, cell = self.seat, self.tile, move.cell
        position.pop()
        lay = Lay(seat, tile, cell, nested=self.nested)
        if self.nested or not position.chronicles:
            lay.run(position)
            return
        position.push(lay)
        for chronicle in position.chronicles:
            chronicle.place_paid(position, seat, cell)

    def why_not(self, position: GlenMorePosition, move: Deed) -> Why:
        """Which rule of placement is broken there."""
        if move.cell in tolled_cells(position, self.seat) and not self.nested:
            return "C8-R40", "place-too-dear", {"cell": cell_name(move.cell)}
        return why_not_placed(position, self.seat, self.tile, move.cell)

    def crumb(self, position: GlenMorePosition) -> Crumb | None:
        """The tile that is to be placed."""
        return {"kind": "tile", "facts": {"tile": self.tile.name}}


class Lay(Step):
    """A tile comes to its place."""

    __slots__ = ("cell", "nested", "seat", "tile")

    def __init__(self, seat: int, tile: Tile, cell: int, *, nested: bool) -> None:
        super().__init__()
        self.seat = seat
        self.tile = tile
        self.cell = cell
        self.nested = nested

    def run(self, position: GlenMorePosition) -> None:
        """Its one-time effects come before any activation (GM-R140, GM-R141)."""
        seat, tile, cell = self.seat, self.tile, self.cell
        lay_tile(position, seat, tile, cell)
        position.push(Activate(seat, cell, nested=self.nested))
        position.push(OneTime(seat, tile, cell, tile.once))

    def crumb(self, position: GlenMorePosition) -> Crumb | None:
        """The tile that is to be placed."""
        return {"kind": "tile", "facts": {"tile": self.tile.name}}


class PlaceSalvaged(Place):
    """Lay a tile of the discard; nothing comes between choosing it and its place (H14)."""

    __slots__ = ()

    free = False
    nested = True


def why_not_placed(position: GlenMorePosition, seat: int, tile: Tile, cell: int) -> Why:
    """Which rule of placement is broken there."""
    land, box = position.players[seat].land, position.box
    facts = {"tile": tile.name, "cell": cell_name(cell)}
    left, right = land.river
    if tile.rebuild:
        if cell not in land.tiles:
            return "GM-R125", "nothing-to-rebuild", facts
        base = box.tiles[land.tiles[cell]]
        if base.kind != tile.kind:
            return "GM-R126", "other-kind-below", facts
        if base.river != tile.river:
            return "GM-R127", "river-would-break", facts
        return "GM-R129", "no-scotsman-near", facts
    if cell in land.tiles:
        return "GM-R114", "cell-taken", facts
    if all(cell + side not in land.tiles for side in SIDES):
        return "GM-R114", "no-side-touches", facts
    if tile.river and cell not in {left - 1, right + 1}:
        return "GM-R117", "not-on-the-river", facts
    if tile.river and (cell - 1 in land.tiles) and (cell + 1 in land.tiles):
        return "GM-R120", "dry-tile-beyond", facts
    if not tile.river and cell in {left - 1, right + 1}:
        return "GM-R118", "river-would-break", facts
    return "GM-R115", "no-scotsman-near", facts
