"""What a turn did to the pyramid: the picture draws it as arrows."""

from __future__ import annotations

from typing import NamedTuple


class TurnTrace(NamedTuple):
    """A turn as everybody saw it, as far as it has come; none of it is secret."""

    seat: int
    #: The cell that was attacked; ``None`` if no attack was possible.
    target: int | None
    #: The member that went to the discard: chased from the target, or thrown away.
    chased: int
    #: The cells of those who attacked together.
    attackers: tuple[int, ...] = ()
    #: Who moved up, in order: pairs of the cells from and to.
    steps: tuple[tuple[int, int], ...] = ()
    #: The cell in the base that got a card of the hand; ``None`` until then.
    placed: int | None = None

    def with_step(self, origin: int, cell: int) -> TurnTrace:
        """The same turn after somebody moved up."""
        return self._replace(steps=(*self.steps, (origin, cell)))
