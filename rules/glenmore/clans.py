"""The clan board: roads, prices, and markers on it (GM-R194 to GM-R205)."""

from __future__ import annotations

from heapq import heappop, heappush
from typing import TYPE_CHECKING

from rules.glenmore.asking import Question, free_moves
from rules.glenmore.components import START
from rules.glenmore.doors import pay_coins
from rules.glenmore.effects import Effects, effect
from rules.glenmore.means import Means
from rules.glenmore.moves import deed

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from rules.core.move import Move
    from rules.core.view import Crumb
    from rules.glenmore.asking import Why
    from rules.glenmore.components import Clan, Effect
    from rules.glenmore.moves import Deed
    from rules.glenmore.position import GlenMorePosition


def prices(clans: Mapping[str, Clan], markers: Mapping[str, tuple[int, ...]]) -> dict[str, int]:
    """What each cell that takes a marker costs now: the cheapest way (GM-R195, GM-R196).

    Ways begin at the start cell and at every cell with a marker, whoever's, and may lead through
    empty cells. A cell that has a marker and takes another costs nothing (GM-R216).
    """
    found = dict.fromkeys((START, *markers), 0)
    ways = [(0, name) for name in found]
    while ways:
        coins, name = heappop(ways)
        if coins > found[name]:
            continue
        for other, more in clans[name].roads:
            if other not in found or coins + more < found[other]:
                found[other] = coins + more
                heappush(ways, (coins + more, other))
    return {
        name: found[name]
        for name, clan in clans.items()
        if name != START and (clan.again or name not in markers)
    }


def tolls(position: GlenMorePosition, seat: int, clan: str) -> int:
    """What a marker on a cell costs beside the roads."""
    return sum(chronicle.marker_toll(position, seat, clan) for chronicle in position.chronicles)


def cheapest_marker(position: GlenMorePosition, seat: int) -> int | None:
    """What a seat's next marker costs at least; ``None`` if no cell takes one."""
    prices = position.clan_prices()
    if position.chronicles:
        return min(
            (coins + tolls(position, seat, one) for one, coins in prices.items()), default=None
        )
    return min(prices.values(), default=None)


class PlaceMarker(Question):
    """Place a clan marker, roads paid; unless it was paid for it may be declined.

    GM-R193, H3, H13.
    """

    __slots__ = ("bought",)

    ask = "clan"
    rule = "GM-R194"
    kinds = ("clan", "no-marker")

    def __init__(self, seat: int, *, bought: bool = False) -> None:
        super().__init__(seat)
        self.bought = bought

    def moves(self, position: GlenMorePosition, seat: int) -> Sequence[Move]:
        """The cells that can be paid; if none can as yet, and the marker must go, only sales."""
        if not self.bought:
            return super().moves(position, seat)
        return self._open(position) or [
            move for move in free_moves(position, seat, self) if move.kind == "sell"
        ]

    def choices(self, position: GlenMorePosition) -> list[Move]:
        """The cells that can be paid, and no marker at all."""
        return [*self._open(position), deed("no-marker")]

    def _open(self, position: GlenMorePosition) -> list[Move]:
        player = position.players[self.seat]
        if not player.markers:
            return []
        charged = bool(position.chronicles)
        return [
            deed("clan", name)
            for name, coins in position.clan_prices().items()
            if coins + (tolls(position, self.seat, name) if charged else 0) <= player.coins
        ]

    def proceed(self, position: GlenMorePosition) -> bool:
        """Without a marker, or a cell within reach, it is skipped (GM-R203)."""
        player = position.players[self.seat]
        reach = Means.of(player, position.market).raised
        cheapest = cheapest_marker(position, self.seat)
        if not player.markers or cheapest is None or cheapest > reach:
            position.pop()
            return True
        return super().proceed(position)

    def decide(self, position: GlenMorePosition, move: Deed) -> None:
        """Pay the roads, lay the marker, and only then get what it brings (GM-R200)."""
        position.pop()
        if move.kind == "no-marker":
            position.tell("no-marker", seat=self.seat)
            return
        name = move.word
        pay_coins(position, self.seat, position.clan_prices()[name])
        position.players[self.seat].markers -= 1
        position.markers = {
            **position.markers,
            name: (*position.markers.get(name, ()), self.seat),
        }
        position.priced = None
        position.tell("marker", seat=self.seat, clan=name)
        effects = position.box.clans[name].effects
        position.push(Effects(self.seat, effects, None, ("clan", name)))
        for chronicle in position.chronicles:
            chronicle.marked(position, self.seat, name)

    def why_not(self, position: GlenMorePosition, move: Deed) -> Why:
        """Why no marker can go there."""
        if move.kind == "no-marker":
            return "GM-R175", "marker-was-paid", {}
        if not position.players[self.seat].markers:
            return "GM-R3", "no-marker-left", {}
        name, coins = move.word, position.clan_prices().get(move.word)
        if coins is None:
            return "GM-R201", "clan-taken", {"clan": name}
        coins += tolls(position, self.seat, name)
        return "GM-R198", "road-too-dear", {"clan": name, "coins": coins}

    def crumb(self, position: GlenMorePosition) -> Crumb | None:
        """That a marker is to be placed."""
        return {"kind": "marker", "facts": {}}


@effect("marker")
def _marker(position: GlenMorePosition, seat: int, given: Effect, frame: Effects) -> None:
    """A marker of a person, a tile or a card (GM-R148, GM-R192, GM-R256, GM-R257)."""
    position.push(PlaceMarker(seat))


@effect("bought-marker")
def _bought_marker(position: GlenMorePosition, seat: int, given: Effect, frame: Effects) -> None:
    """A marker that a resource was given for (GM-R175)."""
    position.push(PlaceMarker(seat, bought=True))
