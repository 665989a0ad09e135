"""A player: what lies before one seat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.glenmore.territory import Territory

if TYPE_CHECKING:
    from rules.glenmore.components import Box


class Player:
    """Coins, points, barrels, pieces in supply, persons, cards and the territory of a seat."""

    __slots__ = (
        "cards",
        "coins",
        "land",
        "lasting",
        "markers",
        "persons",
        "points",
        "scotsmen",
        "whisky",
    )

    def __init__(self, box: Box, seat: int) -> None:
        self.coins = 0
        self.points = 0
        self.whisky = 0
        #: In supply: one stands on the start village, one on the ring (GM-R2, GM-R20 to GM-R22).
        self.scotsmen = box.scotsmen - 2
        self.markers = box.markers
        #: Tiles of persons, David Hume among them, and names of landmark cards.
        self.persons: tuple[int, ...] = ()
        self.cards: tuple[str, ...] = ()
        #: What cards and clans have brought for the rest of the game (GM-R208, GM-R209).
        self.lasting: frozenset[str] = frozenset()
        self.land = Territory(*box.homes[seat])

    def copy(self) -> Player:
        """An equal player."""
        twin = object.__new__(Player)
        twin.coins = self.coins
        twin.points = self.points
        twin.whisky = self.whisky
        twin.scotsmen = self.scotsmen
        twin.markers = self.markers
        twin.persons = self.persons
        twin.cards = self.cards
        twin.lasting = self.lasting
        twin.land = self.land.copy()
        return twin
