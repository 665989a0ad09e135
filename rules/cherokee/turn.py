"""A turn as everybody saw it: what the picture draws as arrows."""

from __future__ import annotations

from typing import Self


class Turn:
    """What a player did to the pyramid, or is doing; none of it is secret."""

    __slots__ = ("attackers", "chased", "placed", "seat", "steps", "target")

    def __init__(
        self, seat: int, target: int | None, chased: int, attackers: tuple[int, ...]
    ) -> None:
        self.seat = seat
        #: The cell that was attacked; ``None`` if no attack was possible.
        self.target = target
        #: The member that went to the discard: chased from the target, or thrown away.
        self.chased = chased
        #: The cells of those who attacked together.
        self.attackers = attackers
        #: Who moved up, in order: pairs of the cells from and to.
        self.steps: list[tuple[int, int]] = []
        #: The cell in the base that got a card of the hand; ``None`` until then.
        self.placed: int | None = None

    def copy(self) -> Self:
        """The same turn, sharing nothing mutable."""
        twin = object.__new__(type(self))
        twin.seat = self.seat
        twin.target = self.target
        twin.chased = self.chased
        twin.attackers = self.attackers
        twin.steps = self.steps.copy()
        twin.placed = self.placed
        return twin
