"""Paying: unit by unit, from which own tile or out of the market (GM-R83, GM-R105, G2).

Nothing is bought anywhere else, so what is bought is used at once, for whatever cost, and never
kept or sold (GM-R101 to GM-R103, GM-R106, GM-R107).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.glenmore.asking import Question
from rules.glenmore.cells import cell_name
from rules.glenmore.components import GOODS
from rules.glenmore.doors import (
    buy,
    pay_coins,
    pay_good,
    pay_scotsman,
    pay_whisky,
    sell,
)
from rules.glenmore.goods import count, kinds
from rules.glenmore.means import Bill, Means
from rules.glenmore.moves import deed
from rules.glenmore.placement import places, tolled_cells

if TYPE_CHECKING:
    from rules.core.move import Move
    from rules.core.view import Crumb
    from rules.glenmore.asking import Why
    from rules.glenmore.components import Tile
    from rules.glenmore.moves import Deed
    from rules.glenmore.position import GlenMorePosition


class Pay(Question):
    """Pay a bill. What has no choice in it is paid without asking."""

    __slots__ = ("bill", "tile")

    ask = "pay"
    rule = "GM-R80"
    free = False
    kinds = ("pay", "buy", "pay-coin", "pay-cheapest", "spend", "sell")

    def __init__(self, seat: int, bill: Bill, tile: Tile | None = None) -> None:
        super().__init__(seat)
        self.bill = bill
        #: The tile that is paid for, if it is still to be placed.
        self.tile = tile

    def choices(self, position: GlenMorePosition) -> list[Move]:
        """The ways to pay the next unit after which the rest can still be paid."""
        bill, player = self.bill, position.players[self.seat]
        means = Means.of(player, position.market)
        if not means.can_pay(bill):
            # Only a sale helps (G3, H13, E2).
            return [
                deed("sell", good, cell)
                for cell, goods in sorted(player.land.goods.items())
                for good in kinds(goods)
                if position.market.filled[good] and means.with_one_sold(good).can_raise(bill)
            ]
        if bill.price.scotsmen:
            return [deed("spend", cell) for cell in self._spare(position)]
        found: list[Move] = []
        for (kind, good), after, rest in means.ways(bill):
            if after.can_pay(rest):
                if kind == "pay-coin" or good is None:
                    found.append(deed("pay-coin"))
                elif kind == "buy":
                    found.append(deed("buy", good))
                else:
                    found += [
                        deed("pay", good, cell)
                        for cell, goods in sorted(player.land.goods.items())
                        if count(goods, good)
                    ]
        if len(found) > 1 and self.cheapest(position):
            found.append(deed("pay-cheapest"))
        return found

    def _spare(self, position: GlenMorePosition) -> list[int]:
        """The cells whose Scotsman can be spared: the tile still finds a place (GM-R280).

        It must be one that costs nothing more, unless a coin is left for it (C8-R40).
        """
        player, tile = position.players[self.seat], self.tile
        if tile is None:
            return sorted(player.land.people)
        closed: frozenset[int] = frozenset()
        if Means.of(player, position.market).raised <= self.bill.price.coins:
            closed = tolled_cells(position, self.seat)
        return sorted(
            cell
            for cell in player.land.people
            if not closed.issuperset(places(position.box, player, tile, less=cell))
        )

    def cheapest(self, position: GlenMorePosition) -> list[Deed]:
        """Own goods first, the rest out of the market; none if there is a choice in that."""
        price, land = self.bill.price, position.players[self.seat].land
        if price.free or price.scotsmen:
            return []
        way: list[Deed] = []
        for good, needed in enumerate(price.goods):
            here = {cell: count(goods, good) for cell, goods in sorted(land.goods.items())}
            here = {cell: held for cell, held in here.items() if held}
            if land.stock[good] > needed > 0 and len(here) > 1:
                return []
            own = [deed("pay", good, cell) for cell, held in here.items() for _ in range(held)]
            missing = needed - len(own[:needed])
            if missing and self.bill.coin_for_good:
                return []
            way += own[:needed]
            way += [deed("buy", good)] * missing
        return way

    def decide(self, position: GlenMorePosition, move: Deed) -> None:
        """Pay one unit, or sell something to be able to."""
        seat, bill = self.seat, self.bill
        if move.kind == "sell":
            sell(position, seat, move.number, move.cell)
            return
        for one in self.cheapest(position) if move.kind == "pay-cheapest" else [move]:
            bill = self._pay(position, bill, one)
        position.pop()
        position.push(Pay(seat, bill, self.tile))

    def _pay(self, position: GlenMorePosition, bill: Bill, move: Deed) -> Bill:
        """Pay one unit; the rest of the bill."""
        seat = self.seat
        match move.kind:
            case "pay":
                pay_good(position, seat, move.cell, move.number)
                return bill.less(move.number)
            case "buy":
                buy(position, seat, move.number)
                return bill.less(move.number)
            case "spend":
                pay_scotsman(position, seat, move.cell)
                price = bill.price
                return bill._replace(price=price._replace(scotsmen=price.scotsmen - 1))
            case _:
                pay_coins(position, seat, 1)
                given = next((good for good, n in enumerate(bill.price.goods) if n), None)
                return bill.less_by_coin(given)

    def proceed(self, position: GlenMorePosition) -> bool:
        """Once goods and Scotsmen are paid, coins and whisky go without asking (GM-R84)."""
        bill = self.bill
        if not bill.is_counted:
            return super().proceed(position)
        if not Means.of(position.players[self.seat], position.market).can_pay(bill):
            return super().proceed(position)
        position.pop()
        pay_coins(position, self.seat, bill.price.coins)
        pay_whisky(position, self.seat, bill.price.whisky)
        return True

    def why_not(self, position: GlenMorePosition, move: Deed) -> Why:
        """What is wrong with that way of paying."""
        land = position.players[self.seat].land
        if move.kind in {"pay", "spend"}:
            facts = {"cell": cell_name(move.cell)}
            if move.kind == "spend":
                return "GM-R86", "scotsman-not-spared", facts
            if not count(land.goods.get(move.cell, 0), move.number):
                return "GM-R83", "good-not-there", {"good": GOODS[move.number], **facts}
        if move.kind == "buy" and position.market.price(move.number) is None:
            return "GM-R100", "row-is-full", {"good": GOODS[move.number]}
        if move.kind == "pay-coin":
            return "GM-R252", "coin-not-taken", {}
        if move.kind == "sell":
            return "GM-R97", "pay-first", {}
        return "GM-R80", "not-owed", {}

    def crumb(self, position: GlenMorePosition) -> Crumb | None:
        """That something is being paid."""
        return {"kind": "pay", "facts": {}}
