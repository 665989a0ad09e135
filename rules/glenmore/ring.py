"""The ring: numbered spaces with tiles, and the figures that move round it (GM-R41, GM-R49).

A space holds a tile, a figure, both (the end tile) or nothing. The pieces form a line that begins
with the rearmost figure and is read clockwise; the space behind that figure stays empty. Holes
inside the line are skipped.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from rules.glenmore.components import NONE

if TYPE_CHECKING:
    from collections.abc import Callable

    from rules.glenmore.position import GlenMorePosition

#: Where a figure is that has left the ring.
GONE = -1


class Actor(NamedTuple):
    """Somebody or something that moves round the ring."""

    #: What begins when it is the rearmost.
    begin: Callable[[GlenMorePosition, int], None]
    #: The seat that it belongs to; ``None`` for the die.
    seat: int | None
    #: Whether tiles stay until it has passed them too (GM-R61, GM-R74).
    sweeps: bool
    #: Whether the game waits for it to reach the end (GM-R44).
    ends_game: bool


class Ring:
    """The tiles on the spaces, and where the actors stand."""

    __slots__ = ("at", "floor", "rear")

    def __init__(self, floor: list[int], at: list[int], rear: int = 0) -> None:
        #: The number of the tile on each space, or `NONE`.
        self.floor = floor
        #: The space of each actor, or `GONE`.
        self.at = at
        #: The space of the rearmost actor, where the line begins.
        self.rear = rear

    def copy(self) -> Ring:
        """An equal ring."""
        return Ring(self.floor.copy(), self.at.copy(), self.rear)

    def line(self) -> list[int]:
        """All spaces clockwise from the rearmost piece; the last one is the empty one."""
        return [*range(self.rear, len(self.floor)), *range(self.rear)]

    def ahead(self) -> list[tuple[int, int]]:
        """The spaces with tiles and these tiles, in the order of the line."""
        floor = self.floor
        return [(space, floor[space]) for space in self.line() if floor[space] != NONE]

    def offset(self, space: int) -> int:
        """How far a space is ahead of the rearmost piece."""
        return (space - self.rear) % len(self.floor)

    def number(self, space: int) -> int:
        """Which tile of the line lies on that space, counted from 1."""
        return [one for one, _ in self.ahead()].index(space) + 1

    def way(self, start: int, goal: int) -> list[int]:
        """The spaces between two others, clockwise."""
        spaces = len(self.floor)
        return [(start + step) % spaces for step in range(1, (goal - start) % spaces)]

    def settle_rear(self) -> None:
        """Find where the line begins, after a figure has moved (GM-R46, GM-R63)."""
        at = set(self.at)
        if at == {GONE}:
            return
        while self.rear not in at:
            self.rear = (self.rear + 1) % len(self.floor)

    def free(self) -> list[int]:
        """The spaces that are to be filled: ahead of all, up to the empty one (GM-R67, GM-R68)."""
        line = self.line()[:-1]
        at = self.at
        while line and self.floor[line[-1]] == NONE and line[-1] not in at:
            line.pop()
        spaces = len(self.floor)
        return [(self.rear + step) % spaces for step in range(len(line), spaces - 1)]

    def has_passed(self, space: int, goal: int) -> bool:
        """Whether a figure on `space` stands on or beyond `goal` (GM-R292)."""
        return self.offset(space) >= self.offset(goal)
