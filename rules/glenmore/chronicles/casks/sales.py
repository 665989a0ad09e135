"""Selling barrels to the sale tiles of the ring, by passing them or by going there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.glenmore.asking import Question
from rules.glenmore.chronicles.casks.storehouse import Storehouse
from rules.glenmore.doors import gain_points
from rules.glenmore.moves import deed
from rules.glenmore.taking import Arrive

if TYPE_CHECKING:
    from rules.core.move import Move
    from rules.core.view import Crumb
    from rules.glenmore.asking import Why
    from rules.glenmore.moves import Deed
    from rules.glenmore.position import GlenMorePosition


class Visit(Question):
    """Sell a barrel to a sale tile.

    On the way it may be one, into a free cell (C3-R21). Who stands there must sell one or two: one
    into the bonus cell and one into a free cell, or one of these (C3-R23). All that one visit
    brings comes at once (Q3-10).
    """

    __slots__ = ("earned", "landed", "sale", "sold", "spare", "spots")

    ask = "sale"
    rule = "C3-R21"
    free = False
    kinds = ("sell-cask", "bonus-cask", "no-sale")

    def __init__(
        self,
        seat: int,
        sale: str,
        spots: tuple[str, ...],
        spare: int,
        *,
        landed: bool,
        earned: int = 0,
        sold: bool = False,
    ) -> None:
        super().__init__(seat)
        #: The name of the sale tile.
        self.sale = sale
        #: The parts of it that may be used: "free", "bonus".
        self.spots = spots
        #: How many barrels may be sold, so that the way can still be gone to its end (Q3-8).
        self.spare = spare
        self.landed = landed
        #: The points so far, and whether any barrel was sold.
        self.earned = earned
        self.sold = sold

    def choices(self, position: GlenMorePosition) -> list[Move]:
        """Each barrel into each part; nothing only if that is allowed (C3-R24)."""
        places = Storehouse.of(position).cellars[self.seat].places
        found: list[Move] = []
        for spot, kind in (("free", "sell-cask"), ("bonus", "bonus-cask")):
            if spot in self.spots and self.spare:
                # Barrels of no value are sold too (Q3-5).
                found += [deed(kind, place) for place in places]
        return found if self.landed and not self.sold else [*found, deed("no-sale")]

    def decide(self, position: GlenMorePosition, move: Deed) -> None:
        """Sell it; then perhaps another one."""
        position.pop()
        if move.kind == "no-sale":
            gain_points(position, self.seat, self.earned, "sale")
            return
        house = Storehouse.of(position)
        spot = "bonus" if move.kind == "bonus-cask" else "free"
        earned = house.sell_barrel(position, self.seat, self.sale, spot, move.number)
        position.push(
            Visit(
                self.seat,
                self.sale,
                self._spots_after(position, spot),
                self.spare - 1,
                landed=self.landed,
                earned=self.earned + earned,
                sold=True,
            )
        )

    def _spots_after(self, position: GlenMorePosition, spot: str) -> tuple[str, ...]:
        """What may still be used: each part once, and the bonus cell on the way only by leave."""
        if self.landed:
            return tuple(one for one in self.spots if one != spot)
        bonus = spot == "free" and any(
            chronicle.sale_passed(position, self.seat) for chronicle in position.chronicles
        )
        open_spots = Storehouse.of(position).open_spots(self.sale)
        return ("bonus",) if bonus and "bonus" in open_spots else ()

    def why_not(self, position: GlenMorePosition, move: Deed) -> Why:
        """Why that barrel is not sold there."""
        house = Storehouse.of(position)
        if move.kind == "no-sale":
            return "C3-R24", "must-sell", {}
        spot = "bonus" if move.kind == "bonus-cask" else "free"
        if move.number not in house.cellars[self.seat].places:
            return "C3-R21", "no-barrel-there", {}
        if spot not in house.open_spots(self.sale):
            return "C3-R20", "sale-full", {}
        return "C3-R23", "not-that-cell", {}

    def crumb(self, position: GlenMorePosition) -> Crumb | None:
        """The sale tile."""
        return {"kind": "tile", "facts": {"tile": self.sale}}


def barrels_needed(position: GlenMorePosition) -> int:
    """How many barrels the figure under way needs to do what it goes for (Q3-8)."""
    for waiting in reversed(position.pending):
        if isinstance(waiting, Arrive):
            if waiting.move.kind == "take":
                number = position.ring.floor[waiting.space]
                return position.box.tiles[number].cost.whisky
            return int(waiting.move.kind == "visit")
    return 0
