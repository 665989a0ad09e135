"""Facts: what a text needs to know about a move, an event, a question or a refusal.

Most facts are numbers and words. Amounts and lists are kept as such, so that each language can use
its own plurals, names and order.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple


class Amounts(NamedTuple):
    """Amounts of several kinds of things, such as one wood and two coins.

    Each is told by the text ``game-amount-kind`` with its ``count``, all together as a list.
    """

    of: tuple[tuple[str, int], ...]

    @classmethod
    def some(cls, amounts: Mapping[str, int]) -> Amounts:
        """The kinds with a count above zero, in the order given."""
        return cls(tuple((kind, count) for kind, count in amounts.items() if count))


class Listing(NamedTuple):
    """Several values of one kind of fact, such as cells or cards.

    Each is told as the fact `kind` would be (``game-fact-kind``), all together as a list.
    """

    kind: str
    values: tuple[int | str, ...]


Fact = int | str | Amounts | Listing
Facts = Mapping[str, Fact]
