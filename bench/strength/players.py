"""Opponents of Glen More's computer: by lot, and one that knows nothing of some chronicles."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rules.glenmore.plans import best_move
from rules.glenmore.worth import Outlook

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Sequence

    from rules.core.chance import Chance
    from rules.core.move import Move
    from rules.glenmore.chronicles.chronicle import Chronicle
    from rules.glenmore.position import GlenMorePosition

    #: Chooses a move from an imagined position, for a seat.
    Player = Callable[[GlenMorePosition, int, Chance], Move]

#: Answers that decline what a chronicle offers. The Englishman can't but do something: to throw
#: away the next tile costs nothing.
_DECLINING: Final = frozenset(
    {
        *("no-reward", "leave-goods", "no-sale", "dismiss", "haggis-enough", "haggis-forgo"),
        *("done", "no-penny", "stay", "no-rob", "no-levy", "no-gift", "no-extra", "no-steal"),
        *("keep-roll", "no-cheat"),
    }
)


def by_lot(position: GlenMorePosition, seat: int, chance: Chance) -> Move:
    """Any legal move."""
    return chance.pick(position.moves(seat))


class Unaware(Outlook):
    """The computer's own outlook, to which some chronicles mean nothing.

    What they are worth doesn't count, moves that they add are not made, and their questions get the
    plainest answer.
    """

    __slots__ = ("ignored",)

    def __init__(self, position: GlenMorePosition, seat: int, ignored: Collection[str]) -> None:
        self.ignored = ignored
        super().__init__(position, seat)

    def heeded(self, position: GlenMorePosition) -> Sequence[Chronicle]:
        """The other chronicles."""
        return [one for one in position.chronicles if one.key not in self.ignored]

    def moves(self, position: GlenMorePosition) -> Sequence[Move]:
        """All but what the ignored ones add, unless there is nothing else."""
        moves = position.moves(self.seat)
        added = self._ignored(position)
        kinds = frozenset[str]().union(*(one.free_kinds | one.landing_kinds for one in added))
        return [move for move in moves if move.kind not in kinds] or moves

    def advice(self, position: GlenMorePosition) -> Move | None:
        """The plainest answer to their questions; elsewhere what it always is."""
        if any(position.pending[-1].ask in one.asks for one in self._ignored(position)):
            return plainest(position.moves(self.seat))
        return super().advice(position)

    def _ignored(self, position: GlenMorePosition) -> list[Chronicle]:
        return [one for one in position.chronicles if one.key in self.ignored]


def plainest(moves: Sequence[Move]) -> Move:
    """To decline, where that can be done; else what is named first."""
    return next((move for move in moves if move.kind in _DECLINING), moves[0])


def unaware_of(*keys: str) -> Player:
    """The computer that ignores these chronicles."""

    def advise(position: GlenMorePosition, seat: int, chance: Chance) -> Move:
        return best_move(position, Unaware(position, seat, keys))

    return advise
