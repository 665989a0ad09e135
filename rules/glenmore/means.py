"""What a player has to pay with, and whether it is enough.

One sum answers it all (G3): whether a tile can be taken, an exchange made, a road paid. Selling
never hurts, for what is sold can be bought back for the same (GM-R316), so the most that a player
can raise is known: all coins, and all that the market gives for the goods that are not needed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from rules.glenmore.components import GOODS, Price

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rules.glenmore.market import Market
    from rules.glenmore.player import Player

_KINDS: Final = range(len(GOODS))
_NO_GOODS: Final = (0,) * len(GOODS)
#: More than anybody can have.
TOO_MUCH: Final = 10**6


class Bill(NamedTuple):
    """What is still to be paid, and what must stay within reach."""

    price: Price
    #: Whether one more resource may be replaced by a coin (GM-R251, GM-R252).
    coin_for_good: bool = False
    #: Coins that must be left or be raised by sales afterwards, for a road (H13).
    reserve: int = 0

    @property
    def is_counted(self) -> bool:
        """Whether no goods and no Scotsmen are owed any more, only what has no choice in it."""
        price = self.price
        return not price.free and not price.scotsmen and price.goods == _NO_GOODS

    def less(self, good: int) -> Bill:
        """The rest after one resource of that kind."""
        price = self.price
        if price.goods[good]:
            goods = tuple(n - (kind == good) for kind, n in enumerate(price.goods))
            return self._replace(price=price._replace(goods=goods))
        among = price.among
        if price.different:
            among = tuple(kind for kind in among if kind != good)
        return self._replace(price=price._replace(free=price.free - 1, among=among))

    def less_by_coin(self, good: int | None) -> Bill:
        """The rest after a coin in place of a resource: a given one, or one of choice."""
        price = self.price
        if good is None:
            rest = self._replace(price=price._replace(free=price.free - 1))
        else:
            rest = self.less(good)
        return rest._replace(coin_for_good=False)


class Means:
    """Coins, goods and the rows of the market: all that a payment depends on."""

    __slots__ = ("coins", "filled", "prices", "stock")

    def __init__(
        self, coins: int, stock: list[int], filled: list[int], prices: tuple[int, ...]
    ) -> None:
        self.coins = coins
        self.stock = stock
        self.filled = filled
        self.prices = prices

    @classmethod
    def of(cls, player: Player, market: Market) -> Means:
        """What a player has now; to be looked at only."""
        return cls(player.coins, player.land.stock, market.filled, market.prices)

    @property
    def raised(self) -> int:
        """All coins, if all were sold that the market takes."""
        coins = self.coins
        for held, filled in zip(self.stock, self.filled, strict=True):
            if held and filled:
                coins += sum(self.prices[max(0, filled - held) : filled])
        return coins

    def with_one_less(self, good: int) -> Means:
        """After one resource from an own tile was given up."""
        stock = self.stock.copy()
        stock[good] -= 1
        return Means(self.coins, stock, self.filled, self.prices)

    def with_one_more(self, good: int) -> Means:
        """After one resource came onto an own tile."""
        stock = self.stock.copy()
        stock[good] += 1
        return Means(self.coins, stock, self.filled, self.prices)

    def with_one_bought(self, good: int) -> Means:
        """After one resource was bought and given up."""
        filled = self.filled.copy()
        filled[good] += 1
        return Means(self.coins - self.prices[filled[good] - 1], self.stock, filled, self.prices)

    def with_one_sold(self, good: int) -> Means:
        """After one resource was sold."""
        stock, filled = self.stock.copy(), self.filled.copy()
        stock[good] -= 1
        filled[good] -= 1
        return Means(self.coins + self.prices[filled[good]], stock, filled, self.prices)

    def with_a_coin_less(self) -> Means:
        """After a coin was given up."""
        return Means(self.coins - 1, self.stock, self.filled, self.prices)

    # ---- is it enough? ---------------------------------------------------------------------------

    def can_raise(self, bill: Bill) -> bool:
        """Whether sales and purchases in some order pay it (GM-R93)."""
        price = bill.price
        if price.goods == _NO_GOODS and not price.free:
            needed = price.coins + bill.reserve
            return self.coins >= needed or self.raised >= needed
        # What a resource costs: nothing if the market would not take it, else the sale that is
        # lost, and once there are no more the price.
        costs = [
            (0,) * (held - filled) + self.prices[max(0, filled - held) :]
            for held, filled in zip(self.stock, self.filled, strict=True)
        ]
        enough = _least(bill, costs) <= self.raised - price.coins - bill.reserve
        return enough and (not bill.reserve or self.reaches(bill))

    def reaches(self, bill: Bill) -> bool:
        """Whether after some way of paying, with sales before it or after, the reserve is there."""
        return self.can_pay(bill) or any(
            self.with_one_sold(good).reaches(bill)
            for good in _KINDS
            if self.stock[good] and self.filled[good]
        )

    def can_pay(self, bill: Bill) -> bool:
        """Whether it can be paid without selling anything first, the reserve still in reach."""
        if not bill.price.total:
            left = self.coins - bill.price.coins
            return left >= 0 and self.raised - bill.price.coins >= bill.reserve
        if bill.reserve:
            return any(after.can_pay(rest) for _, after, rest in self.ways(bill))
        return self.least_coins(bill) <= self.coins

    def least_coins(self, bill: Bill) -> int:
        """The coins that a bill takes at least, if own goods come first."""
        costs = [
            (0,) * held + self.prices[filled:]
            for held, filled in zip(self.stock, self.filled, strict=True)
        ]
        return _least(bill, costs) + bill.price.coins

    def ways(self, bill: Bill) -> Iterator[tuple[tuple[str, int | None], Means, Bill]]:
        """How the next resource can be paid, what is left then, and what is owed then.

        Given resources come first, in the order of the market, so that the same payment is never
        asked for in two ways.
        """
        price = bill.price
        given = next((good for good in _KINDS if price.goods[good]), None)
        for good in price.among if given is None else (given,):
            rest = bill.less(good)
            if self.stock[good]:
                yield ("pay", good), self.with_one_less(good), rest
            filled = self.filled[good]
            if filled < len(self.prices) and self.prices[filled] <= self.coins:
                yield ("buy", good), self.with_one_bought(good), rest
        if bill.coin_for_good and self.coins:
            yield ("pay-coin", given), self.with_a_coin_less(), bill.less_by_coin(given)


def _least(bill: Bill, costs: list[tuple[int, ...]]) -> int:
    """The least that the goods of a bill cost, if the units of each kind cost ever more."""
    price = bill.price
    used: list[int] = []
    for good, needed in enumerate(price.goods):
        if needed:
            used += costs[good][:needed]
            used += [TOO_MUCH] * (needed - len(costs[good]))
    if price.free:
        most = 1 if price.different else price.free
        open_costs = sorted(
            cost for good in price.among for cost in costs[good][price.goods[good] :][:most]
        )
        used += open_costs[: price.free]
        used += [TOO_MUCH] * (price.free - len(open_costs))
    if bill.coin_for_good and used:
        dearest = max(used)
        if dearest > 1:
            used.remove(dearest)
            used.append(1)
    return sum(used)
