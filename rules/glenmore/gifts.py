"""Gifts: effects that ask what comes, or where goods and Scotsmen go."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.glenmore.asking import Question
from rules.glenmore.cells import cell_name
from rules.glenmore.components import GOODS
from rules.glenmore.doors import gain_scotsman, put_goods
from rules.glenmore.effects import effect, goods, number
from rules.glenmore.goods import amounts_of
from rules.glenmore.moves import deed

if TYPE_CHECKING:
    from rules.core.move import Move
    from rules.glenmore.asking import Why
    from rules.glenmore.components import Effect
    from rules.glenmore.effects import Effects
    from rules.glenmore.goods import Laid
    from rules.glenmore.moves import Deed
    from rules.glenmore.position import GlenMorePosition


class GainAny(Question):
    """Choose resources that come onto a tile; whisky is none (GM-R146, GM-R147, GM-R263)."""

    __slots__ = ("cell", "left")

    ask = "gain"
    rule = "GM-R146"
    kinds = ("gain",)

    def __init__(self, seat: int, cell: int, left: int) -> None:
        super().__init__(seat)
        self.cell = cell
        self.left = left

    def choices(self, position: GlenMorePosition) -> list[Move]:
        """Any resource."""
        return [deed("gain", good) for good in range(len(GOODS))]

    def decide(self, position: GlenMorePosition, move: Deed) -> None:
        """It comes onto the tile."""
        position.pop()
        if self.left > 1:
            position.push(type(self)(self.seat, self.cell, self.left - 1))
        self.put(position, move.number)

    def put(self, position: GlenMorePosition, good: int) -> None:
        """One resource comes."""
        put_goods(position, self.seat, self.cell, (good,))

    def proceed(self, position: GlenMorePosition) -> bool:
        """Without room on the tile, or without the tile, there is nothing to choose."""
        land = position.players[self.seat].land
        if self.cell not in land.tiles or not land.room(self.cell, position.box.room):
            position.pop()
            return True
        return super().proceed(position)


class ChooseGift(Question):
    """Choose a resource that may lie on any own tile with room."""

    __slots__ = ()

    ask = "gain"
    rule = "GM-R206"
    kinds = ("gain",)

    def choices(self, position: GlenMorePosition) -> list[Move]:
        """Any resource."""
        return [deed("gain", good) for good in range(len(GOODS))]

    def decide(self, position: GlenMorePosition, move: Deed) -> None:
        """Then it is asked where it goes."""
        position.pop()
        position.push(PutGoods(self.seat, (move.number,)))

    def proceed(self, position: GlenMorePosition) -> bool:
        """Without room on any tile there is nothing to choose."""
        land, limit = position.players[self.seat].land, position.box.room
        if not land.has_room(limit):
            position.pop()
            return True
        return super().proceed(position)


class PutGoods(Question):
    """Put resources of a clan on any own tiles (GM-R206, GM-R207)."""

    __slots__ = ("left",)

    ask = "put"
    rule = "GM-R206"
    kinds = ("put",)

    def __init__(self, seat: int, left: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.left = left

    def choices(self, position: GlenMorePosition) -> list[Move]:
        """The next one onto any tile with room; any of them if there is no room for all."""
        land, limit = position.players[self.seat].land, position.box.room
        rooms = {cell: land.room(cell, limit) for cell in sorted(land.tiles)}
        scarce = sum(rooms.values()) < len(self.left)
        return [
            deed("put", good, cell)
            for good in (dict.fromkeys(self.left) if scarce else self.left[:1])
            for cell, room in rooms.items()
            if room
        ]

    def decide(self, position: GlenMorePosition, move: Deed) -> None:
        """It lies there; then the next."""
        later = list(self.left)
        later.remove(move.number)
        position.pop()
        put_goods(position, self.seat, move.cell, (move.number,))
        self.go_on(position, tuple(later), (move.number, move.cell))

    def go_on(self, position: GlenMorePosition, left: tuple[int, ...], last: Laid) -> None:
        """The next one, if there is any."""
        if left:
            position.push(type(self)(self.seat, left))

    def proceed(self, position: GlenMorePosition) -> bool:
        """What finds no room anywhere is lost (GM-R165, H4)."""
        if not self.choices(position):
            position.pop()
            position.tell("goods-lost", seat=self.seat, goods=amounts_of(self.left), cell="")
            return True
        return super().proceed(position)

    def why_not(self, position: GlenMorePosition, move: Deed) -> Why:
        """Why it can't lie there."""
        if move.number not in self.left:
            return self.rule, "not-given", {"good": GOODS[move.number]}
        if move.cell not in position.players[self.seat].land.tiles:
            return self.rule, "no-own-tile", {"cell": cell_name(move.cell)}
        return "GM-R14", "tile-is-full", {"cell": cell_name(move.cell)}


class Settle(Question):
    """Put Scotsmen on any own tiles, the home castle too (GM-R247, GM-R248)."""

    __slots__ = ("left",)

    ask = "settle"
    rule = "GM-R247"
    kinds = ("settle",)

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def choices(self, position: GlenMorePosition) -> list[Move]:
        """Any own tile."""
        return [deed("settle", cell) for cell in sorted(position.players[self.seat].land.tiles)]

    def decide(self, position: GlenMorePosition, move: Deed) -> None:
        """He stands there; then the next."""
        position.pop()
        if self.left > 1:
            position.push(Settle(self.seat, self.left - 1))
        gain_scotsman(position, self.seat, move.cell)

    def proceed(self, position: GlenMorePosition) -> bool:
        """With nobody left in supply it lapses (GM-R5)."""
        if not position.players[self.seat].scotsmen:
            position.pop()
            return True
        return super().proceed(position)

    def why_not(self, position: GlenMorePosition, move: Deed) -> Why:
        """He stands on own tiles only."""
        return "GM-R247", "no-own-tile", {"cell": cell_name(move.cell)}


@effect("any")
def _any(position: GlenMorePosition, seat: int, given: Effect, frame: Effects) -> None:
    """Resources of choice on the tile."""
    if frame.cell is not None:
        position.push(GainAny(seat, frame.cell, number(given)))


@effect("gift")
def _gift(position: GlenMorePosition, seat: int, given: Effect, frame: Effects) -> None:
    """Resources on any own tiles (GM-R212, GM-R223, GM-R233, GM-R254)."""
    position.push(PutGoods(seat, tuple(goods(given))))


@effect("any-gift")
def _any_gift(position: GlenMorePosition, seat: int, given: Effect, frame: Effects) -> None:
    """Resources of choice on any own tiles."""
    for _ in range(number(given)):
        position.push(ChooseGift(seat))


@effect("settlers")
def _settlers(position: GlenMorePosition, seat: int, given: Effect, frame: Effects) -> None:
    """Scotsmen on any own tiles (GM-R234, GM-R247, GM-R254)."""
    position.push(Settle(seat, number(given)))
