"""Exchanges: goods for points, whisky or a clan marker (GM-R168 to GM-R176)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, NamedTuple

from rules.glenmore.asking import Question, Step
from rules.glenmore.clans import cheapest_marker
from rules.glenmore.doors import gain_points
from rules.glenmore.effects import Effects
from rules.glenmore.means import Bill, Means
from rules.glenmore.moves import deed
from rules.glenmore.payment import Pay

if TYPE_CHECKING:
    from collections.abc import Callable

    from rules.core.move import Move
    from rules.core.view import Crumb
    from rules.glenmore.asking import Why
    from rules.glenmore.components import Offer, Tile
    from rules.glenmore.moves import Deed
    from rules.glenmore.position import GlenMorePosition


class Wanted(NamedTuple):
    """What is to be known of something before it is paid for in an exchange."""

    #: Whether a seat can have it now.
    can: Callable[[GlenMorePosition, int], bool]
    #: Asks a seat what must be settled first; the exchange lies on top of the stack, and is taken
    #: off it if it doesn't come about.
    prepare: Callable[[GlenMorePosition, int], None]


#: Things that can't always be had, by the kind of effect that brings them.
WANTED: dict[str, Wanted] = {}


def bill_of(position: GlenMorePosition, seat: int, tile: Tile, offer: Offer) -> Bill | None:
    """What an exchange takes now; ``None`` if what it brings can't be had.

    Sinclair's owner may give a coin for a resource on trade tiles (GM-R251, GM-R253). For a marker
    there must be one, and a cell within reach once the resource is paid (H13).
    """
    player = position.players[seat]
    reserve = 0
    if player.whisky < offer.price.whisky:
        return None
    if offer.gain.kind == "bought-marker":
        if not player.markers:
            return None
        reserve = cheapest_marker(position, seat) or 0
    wanted = WANTED.get(offer.gain.kind)
    if wanted is not None and not wanted.can(position, seat):
        return None
    coin = tile.kind == "trade" and "coin-for-good" in player.lasting
    return Bill(offer.price, coin, reserve)


def open_offers(position: GlenMorePosition, seat: int, tile: Tile) -> list[Offer]:
    """The exchanges of a tile that can be paid, sales counted (GM-R179, G3)."""
    means = Means.of(position.players[seat], position.market)
    found = []
    for offer in tile.activation.offers if tile.activation else ():
        bill = bill_of(position, seat, tile, offer)
        if bill is not None and means.can_raise(bill):
            found.append(offer)
    return found


def has_points_for_barrel(position: GlenMorePosition, seat: int, tile: Tile) -> bool:
    """Whether MacGregor's owner may take points instead of a barrel (GM-R220, GM-R222, GM-R312)."""
    return (
        "points-for-barrel" in position.players[seat].lasting
        and tile.kind == "distillery"
        and tile.activation is not None
        and any(offer.gain.kind == "whisky" for offer in tile.activation.offers)
    )


def can_exchange(position: GlenMorePosition, seat: int, tile: Tile) -> bool:
    """Whether the tile has an exchange that can be made now."""
    return bool(open_offers(position, seat, tile)) or has_points_for_barrel(position, seat, tile)


def exchange(position: GlenMorePosition, seat: int, tile: Tile, cell: int) -> None:
    """Ask which exchange is made, if there are several."""
    position.push(Trade(seat, tile, cell))


class Trade(Question):
    """Choose one exchange of a tile (GM-R169 to GM-R171, G27)."""

    __slots__ = ("cell", "tile")

    ask = "trade"
    rule = "GM-R170"
    free = False
    kinds: ClassVar[tuple[str, ...]] = ("trade", "barrel-points")

    def __init__(self, seat: int, tile: Tile, cell: int) -> None:
        super().__init__(seat)
        self.tile = tile
        self.cell = cell

    def choices(self, position: GlenMorePosition) -> list[Move]:
        """Each that can be paid, by how many resources it takes."""
        found: list[Move] = [
            deed("trade", offer.price.units)
            for offer in open_offers(position, self.seat, self.tile)
        ]
        if has_points_for_barrel(position, self.seat, self.tile):
            found.append(deed("barrel-points"))
        return found

    def decide(self, position: GlenMorePosition, move: Deed) -> None:
        """Pay, then get what it brings."""
        position.pop()
        self.make(position, move)

    def make(self, position: GlenMorePosition, move: Deed) -> None:
        """Carry out an exchange; MacGregor's points cost nothing (GM-R221)."""
        seat, tile = self.seat, self.tile
        if move.kind == "barrel-points":
            gain_points(position, seat, position.box.for_barrel, "macgregor")
            return
        offer = next(
            one
            for one in (tile.activation.offers if tile.activation else ())
            if one.price.units == move.number
        )
        deal = Deal(seat, tile, offer, self.cell)
        if offer.gain.kind in WANTED:
            position.push(deal)
            WANTED[offer.gain.kind].prepare(position, seat)
        else:
            deal.run(position)

    def why_not(self, position: GlenMorePosition, move: Deed) -> Why:
        """Why that exchange is not made."""
        if move.kind == "barrel-points":
            return "GM-R220", "no-points-for-barrel", {"tile": self.tile.name}
        return "GM-R170", "no-such-exchange", {"tile": self.tile.name, "number": move.number}

    def crumb(self, position: GlenMorePosition) -> Crumb | None:
        """The tile that is activated."""
        return {"kind": "tile", "facts": {"tile": self.tile.name}}


class Deal(Step):
    """An exchange that is made."""

    __slots__ = ("cell", "offer", "seat", "tile")

    def __init__(self, seat: int, tile: Tile, offer: Offer, cell: int) -> None:
        super().__init__()
        self.seat = seat
        self.tile = tile
        self.offer = offer
        self.cell = cell

    def run(self, position: GlenMorePosition) -> None:
        """Pay, then get what it brings."""
        bill = bill_of(position, self.seat, self.tile, self.offer)
        if bill is None:
            raise ValueError(f"{self.tile.name} has nothing to bring")
        position.push(Effects(self.seat, (self.offer.gain,), self.cell, ("tile", self.tile.name)))
        position.push(Pay(self.seat, bill))

    def crumb(self, position: GlenMorePosition) -> Crumb | None:
        """The tile that is activated."""
        return {"kind": "tile", "facts": {"tile": self.tile.name}}
