"""The shields: those still held, and the stacks on the stone tables."""

from __future__ import annotations


class Shields:
    """All shields of a game. A shield that was laid never moves again (CG-R19)."""

    __slots__ = ("left", "stacks")

    def __init__(self, seats: int, fields: int, each: int) -> None:
        #: How many each seat still holds (CG-R8).
        self.left = [each] * seats
        #: For each field the seats whose shields lie there, the oldest first (CG-R20).
        self.stacks: list[tuple[int, ...]] = [()] * fields

    def copy(self) -> Shields:
        """The same shields, sharing nothing mutable."""
        twin = object.__new__(Shields)
        twin.left = self.left.copy()
        twin.stacks = self.stacks.copy()
        return twin

    def lay(self, seat: int, field: int) -> None:
        """A seat that still has one lays a shield on top of a field's stack."""
        self.left[seat] -= 1
        self.stacks[field] += (seat,)
