"""Whether something can be paid, against trying every sale, purchase and payment in every order."""

from __future__ import annotations

from functools import cache

import pytest

from rules import Chance
from rules.glenmore.components import GOODS, Price
from rules.glenmore.means import Bill, Means

PRICES = (1, 2, 3)
KINDS = range(len(GOODS))


def changed(values: tuple[int, ...], kind: int, by: int) -> tuple[int, ...]:
    return tuple(value + by * (one == kind) for one, value in enumerate(values))


@cache
def payable(
    coins: int, stock: tuple[int, ...], filled: tuple[int, ...], bill: Bill, selling: bool
) -> bool:
    """Whether some order of sales (if allowed), purchases and payments pays the bill."""
    if bill.is_counted:
        raised = Means(coins, list(stock), list(filled), PRICES).raised
        return raised >= bill.price.coins + bill.reserve and (selling or coins >= bill.price.coins)
    if selling and any(
        stock[kind]
        and filled[kind]
        and payable(
            coins + PRICES[filled[kind] - 1],
            changed(stock, kind, -1),
            changed(filled, kind, -1),
            bill,
            True,
        )
        for kind in KINDS
    ):
        return True
    price = bill.price
    given = [kind for kind in KINDS if price.goods[kind]]
    for kind in given or price.among:
        rest = bill.less(kind)
        if stock[kind] and payable(coins, changed(stock, kind, -1), filled, rest, selling):
            return True
        if (
            filled[kind] < 3
            and PRICES[filled[kind]] <= coins
            and payable(
                coins - PRICES[filled[kind]], stock, changed(filled, kind, 1), rest, selling
            )
        ):
            return True
    if bill.coin_for_good and coins:
        ways = [bill.less_by_coin(kind) for kind in given] or [bill.less_by_coin(None)]
        return any(payable(coins - 1, stock, filled, rest, selling) for rest in ways)
    return False


def some_bill(chance: Chance) -> Bill:
    """A cost or an exchange, by lot."""
    coin = chance.below(3) == 0
    match chance.below(4):
        case 0:
            goods = tuple(chance.pick((0, 0, 1, 2)) for _ in KINDS)
            return Bill(Price(goods=goods, coins=chance.below(3)), coin)
        case 1:
            price = Price(free=chance.pick((2, 4)), among=tuple(KINDS), different=True)
            return Bill(price, coin)
        case 2:
            return Bill(Price(free=1 + chance.below(3), among=(3, 4)), coin)
        case _:
            return Bill(Price(free=1, among=tuple(KINDS)), coin, chance.below(4))


@pytest.mark.parametrize("seed", range(6))
def test_what_can_be_raised_and_paid_is_what_some_order_pays(seed):
    chance = Chance(f"means {seed}")
    seen = set()
    for _ in range(60):
        coins = chance.below(6)
        stock = [chance.pick((0, 0, 0, 1, 2)) for _ in KINDS]
        filled = [chance.below(4) for _ in KINDS]
        bill = some_bill(chance)
        means = Means(coins, stock, filled, PRICES)
        state = (coins, tuple(stock), tuple(filled), bill)
        assert means.can_raise(bill) == payable(*state, True), state
        assert means.can_pay(bill) == payable(*state, False), state
        seen.add((means.can_raise(bill), means.can_pay(bill)))
    assert seen == {(True, True), (True, False), (False, False)}
