"""The ring: numbered spaces with tiles, and the figures that move round it (GM-R41, GM-R49).

A space holds a tile, a figure, both (the end tile) or nothing. The pieces form a line that begins
with the rearmost figure and is read clockwise; the space behind that figure stays empty. Holes
inside the line are skipped. Spaces may be fixed: no tile is ever laid there, and none of them is
the empty one.
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
    #: The seat whose figure it is; ``None`` for the die and others that are nobody's.
    seat: int | None
    #: Whether tiles stay until it has passed them too (GM-R61, GM-R74, C0-R8).
    sweeps: bool
    #: Whether the game waits for it to reach the end (GM-R44).
    ends_game: bool
    #: What it is called if it is nobody's figure.
    name: str = ""


class Ring:
    """The tiles on the spaces, and where the actors stand."""

    __slots__ = ("at", "fixed", "floor", "rear")

    def __init__(
        self,
        floor: list[int],
        at: list[int],
        rear: int = 0,
        fixed: frozenset[int] = frozenset(),
    ) -> None:
        #: The number of the tile on each space, or `NONE`.
        self.floor = floor
        #: The space of each actor, or `GONE`.
        self.at = at
        #: The space of the rearmost actor, where the line begins.
        self.rear = rear
        #: The spaces on which something else stands for good.
        self.fixed = fixed

    def copy(self) -> Ring:
        """An equal ring."""
        return Ring(self.floor.copy(), self.at.copy(), self.rear, self.fixed)

    def line(self) -> list[int]:
        """All spaces clockwise from the rearmost piece; the last one is the empty one.

        Only fixed spaces may come after it: they are outside of the line then.
        """
        return [*range(self.rear, len(self.floor)), *range(self.rear)]

    @property
    def empty(self) -> int:
        """The nearest space behind the rearmost piece that is not fixed (GM-R63, Q2-1)."""
        space = (self.rear - 1) % len(self.floor)
        while space in self.fixed:
            space = (space - 1) % len(self.floor)
        return space

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
        spaces, at, floor = len(self.floor), self.at, self.floor
        length = self.offset(self.empty)
        first = length
        while first:
            space = (self.rear + first - 1) % spaces
            if floor[space] != NONE or space in at:
                break
            first -= 1
        found = [(self.rear + step) % spaces for step in range(first, length)]
        return [space for space in found if space not in self.fixed] if self.fixed else found

    def has_passed(self, space: int, goal: int) -> bool:
        """Whether a figure on `space` stands on or beyond `goal` (GM-R292)."""
        return self.offset(space) >= self.offset(goal)
