"""Where the barrels of Single Cask Whisky lie: everybody's cellars, and the sale tiles."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, Self

from rules.glenmore.chronicles.casks.cellars import CellarCards, Cellars
from rules.glenmore.chronicles.chronicle import Chronicle
from rules.glenmore.tables import BadBox

if TYPE_CHECKING:
    from collections.abc import Mapping

    from rules.core.options import Value
    from rules.glenmore.position import GlenMorePosition
    from rules.glenmore.tables import Table


class Sale(NamedTuple):
    """The barrels on a sale tile; each of its cells holds one (C3-R20)."""

    #: How many cells of its lower right part hold one.
    sold: int = 0
    #: Whether the bonus cell does.
    bonus: bool = False


class Storehouse(Chronicle):
    """The barrels of all players, and what is known of the cellars and sale tiles of the box."""

    __slots__ = ("bonuses", "cards", "cellars", "room", "sales")

    def __init__(self, table: Table, options: Mapping[str, Value], seats: int) -> None:
        """Read its part of the edition; everybody starts with the first cellar (C3-R4)."""
        table.check_names("cellars", "sale_cells", "sales", "source")
        self.cards = CellarCards.read(table)
        #: How many cells of a sale tile are used besides the bonus cell (C3-R19).
        self.room = table.numbers("sale_cells")[seats - min(self.seat_counts)]
        #: What the bonus cell of each sale tile adds.
        self.bonuses = {sale.word("tile"): sale.number("bonus") for sale in table.tables("sales")}
        if not self.bonuses:
            raise BadBox("there are no sale tiles")
        #: By seat.
        self.cellars = [Cellars()] * seats
        #: By the names of the sale tiles.
        self.sales = dict.fromkeys(self.bonuses, Sale())

    def copy(self) -> Self:
        """An equal one."""
        twin = object.__new__(type(self))
        twin.cards = self.cards
        twin.room = self.room
        twin.bonuses = self.bonuses
        twin.cellars = self.cellars.copy()
        twin.sales = self.sales.copy()
        return twin

    # ---- cellars ---------------------------------------------------------------------------------

    def value(self, place: int) -> int:
        """What a barrel on that place is sold for (C3-R22)."""
        return self.cards.values(len(self.cards.cells))[place]

    def movable(self, seat: int) -> list[int]:
        """The places from which a barrel of a seat can move."""
        return self.cellars[seat].movable(self.cards)

    def move_barrel(self, position: GlenMorePosition, seat: int, place: int) -> None:
        """A barrel moves one cell to the right (C3-R10)."""
        self.cellars[seat] = self.cellars[seat].without(place).with_one(place + 1)
        points = self.value(place + 1)
        position.tell("aged", seat=seat, before=self.value(place), points=points)

    # ---- sale tiles ------------------------------------------------------------------------------

    def tile_on(self, position: GlenMorePosition, space: int) -> str | None:
        """The name of the sale tile on a space of the ring, if one lies there."""
        number = position.ring.floor[space]
        name = position.box.tiles[number].name if number >= 0 else ""
        return name if name in self.sales else None

    def open_spots(self, name: str) -> tuple[str, ...]:
        """The parts of a sale tile that take a barrel: "free" and "bonus"."""
        sale = self.sales[name]
        free = ("free",) if sale.sold < self.room else ()
        return free if sale.bonus else (*free, "bonus")

    def sell_barrel(
        self, position: GlenMorePosition, seat: int, name: str, spot: str, place: int
    ) -> int:
        """A barrel goes to a sale tile; the points that it is sold for."""
        sale = self.sales[name]
        if spot == "bonus":
            self.sales[name] = sale._replace(bonus=True)
        else:
            self.sales[name] = sale._replace(sold=sale.sold + 1)
        self.cellars[seat] = self.cellars[seat].without(place)
        position.players[seat].whisky -= 1
        points = self.value(place) + (self.bonuses[name] if spot == "bonus" else 0)
        position.tell("cask-sold", seat=seat, spot=spot, points=points)
        return points
