"""The waters of the boat race: the rivers of all players and neutral ones, in a circle.

A boat sails every river from its right end to its left end, then on to the next one. Rivers may
grow before it and behind it at any time, for a boat stands on a tile.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from rules.glenmore.cells import CASTLE, cell_name

if TYPE_CHECKING:
    from rules.glenmore.position import GlenMorePosition


class Berth(NamedTuple):
    """Where a boat is: a river, by its place in the circle, and a cell of it."""

    river: int
    cell: int


class Waters(NamedTuple):
    """The circle of rivers, each to the left of the one before (C1-R6, C1-R14)."""

    #: The seat that each river belongs to; ``None`` for a neutral one.
    seats: tuple[int | None, ...]
    #: The cells of a neutral river, and which of them from the right shows the castle.
    length: int
    castle: int

    @classmethod
    def between(cls, seats: int, neutral: int, length: int, castle: int) -> Waters:
        """The rivers of so many players, neutral ones to the left of the last of them."""
        found: list[int | None] = []
        for seat in range(seats):
            found.append(seat)
            if seat >= seats - neutral:
                found.append(None)
        return cls(tuple(found), length, castle)

    def home(self, seat: int) -> Berth:
        """A seat's home castle."""
        return Berth(self.seats.index(seat), CASTLE)

    def castle_of(self, river: int) -> Berth:
        """The castle of a river that rewards lie on (C1-R28, C1-R29)."""
        neutral = self.seats[river] is None
        return Berth(river, self.length + 1 - self.castle if neutral else CASTLE)

    def ends(self, position: GlenMorePosition, river: int) -> tuple[int, int]:
        """The cells of a river that lie farthest left and right."""
        seat = self.seats[river]
        return (1, self.length) if seat is None else position.players[seat].land.river

    def ahead(self, position: GlenMorePosition, berth: Berth) -> Berth:
        """The tile that a boat comes to next (C1-R14, C1-R15)."""
        if berth.cell > self.ends(position, berth.river)[0]:
            return Berth(berth.river, berth.cell - 1)
        river = (berth.river + 1) % len(self.seats)
        return Berth(river, self.ends(position, river)[1])

    def left(self, position: GlenMorePosition, seat: int, berth: Berth) -> int:
        """How many tiles a boat under way must still enter to come home."""
        home = self.home(seat)
        ends = [self.ends(position, river) for river in range(len(self.seats))]
        if berth.river == home.river and berth.cell > home.cell:
            return berth.cell - home.cell
        sailed = berth.cell - ends[berth.river][0]
        river = (berth.river + 1) % len(ends)
        while river != home.river:
            left, right = ends[river]
            sailed += right - left + 1
            river = (river + 1) % len(ends)
        return sailed + ends[river][1] - home.cell + 1

    def castles_ahead(self, position: GlenMorePosition, seat: int, berth: Berth) -> dict[int, int]:
        """How many tiles away the castles are that a boat under way still comes to, by rivers.

        Home is the last.
        """
        found: dict[int, int] = {}
        gone, home = 0, self.home(seat)
        river, cell = berth
        while True:
            castle = self.castle_of(river).cell
            if castle < cell:
                found[river] = gone + cell - castle
                if (river, castle) == home:
                    return found
            gone += cell - self.ends(position, river)[0] + 1
            river = (river + 1) % len(self.seats)
            cell = self.ends(position, river)[1] + 1
            gone -= 1

    def berths(self, position: GlenMorePosition, river: int) -> list[Berth]:
        """The cells of a river in the order in which boats come through."""
        left, right = self.ends(position, river)
        return [Berth(river, cell) for cell in range(right, left - 1, -1)]

    def name(self, berth: Berth) -> str:
        """What a cell is called: as in its territory, or by its number in a neutral river."""
        if self.seats[berth.river] is None:
            return str(self.length + 1 - berth.cell)
        return cell_name(berth.cell)
