"""The market: a row for each resource, whose cells fill from the left (GM-R96, GM-R315).

There are no other rows, and nothing else is traded (GM-R112, GM-R113), unless a chronicle uses one
for something of its own (C0-R12).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.glenmore.components import GOODS

if TYPE_CHECKING:
    from rules.glenmore.components import Box


class Market:
    """How many cells of each row hold coins."""

    __slots__ = ("filled", "prices")

    def __init__(self, prices: tuple[int, ...], filled: list[int]) -> None:
        self.prices = prices
        self.filled = filled

    @classmethod
    def at_start(cls, box: Box, seats: int) -> Market:
        """A coin lies in the first cell of every row, or none (GM-R37, GM-R38)."""
        return cls(box.prices, [int(seats in box.primed)] * len(GOODS))

    def copy(self) -> Market:
        """An equal market."""
        return Market(self.prices, self.filled.copy())

    def price(self, good: int) -> int | None:
        """What the next one costs; ``None`` if the row is full (GM-R99, GM-R100)."""
        filled = self.filled[good]
        return self.prices[filled] if filled < len(self.prices) else None

    def offer(self, good: int) -> int:
        """What one is bought for; nothing if the row is empty (GM-R108, GM-R109)."""
        filled = self.filled[good]
        return self.prices[filled - 1] if filled else 0

    def buy(self, good: int) -> int:
        """Fill the leftmost empty cell; what it takes."""
        price = self.prices[self.filled[good]]
        self.filled[good] += 1
        return price

    def sell(self, good: int) -> int:
        """Empty the rightmost filled cell; what it gives."""
        self.filled[good] -= 1
        return self.prices[self.filled[good]]

    def sales(self, good: int, held: int) -> int:
        """What so many would bring if all that the row buys were sold (GM-R110)."""
        filled = self.filled[good]
        return sum(self.prices[max(0, filled - held) : filled])

    @property
    def coins(self) -> int:
        """All coins that lie in it."""
        return sum(sum(self.prices[:filled]) for filled in self.filled)
