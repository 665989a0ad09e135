"""Reaching a castle: its tokens are looked at in secret, and one may be taken."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.glenmore.asking import Question
from rules.glenmore.chronicles.boats.fleet import Fleet
from rules.glenmore.moves import deed

if TYPE_CHECKING:
    from rules.core.move import Move
    from rules.core.view import Crumb
    from rules.glenmore.asking import Why
    from rules.glenmore.moves import Deed
    from rules.glenmore.position import GlenMorePosition


class Reward(Question):
    """Take one of the tokens of a castle, or none (C1-R24, C1-R25)."""

    __slots__ = ("castle",)

    ask = "reward"
    rule = "C1-R24"
    free = False
    kinds = ("reward", "no-reward")

    def __init__(self, seat: int, castle: int) -> None:
        super().__init__(seat)
        #: The river whose castle it is.
        self.castle = castle

    def choices(self, position: GlenMorePosition) -> list[Move]:
        """Each kind of token that lies there; none need be taken."""
        tokens = dict.fromkeys(Fleet.of(position).hoard.castles[self.castle])
        return [*(deed("reward", token.name) for token in tokens), deed("no-reward")]

    def decide(self, position: GlenMorePosition, move: Deed) -> None:
        """Take it; the others stay there, face down."""
        position.pop()
        if move.kind == "no-reward":
            position.tell("no-reward", seat=self.seat)
            return
        race = Fleet.of(position)
        token = next(one for one in race.hoard.castles[self.castle] if one.name == move.word)
        race.take(position, self.seat, self.castle, token)

    def is_deliberate(self, position: GlenMorePosition) -> bool:
        """What lies there is a secret, so it is asked in any case."""
        return True

    def why_not(self, position: GlenMorePosition, move: Deed) -> Why:
        """Only what lies there can be taken."""
        return "C1-R25", "no-such-reward", {}

    def crumb(self, position: GlenMorePosition) -> Crumb | None:
        """That a reward is chosen."""
        return {"kind": "reward", "facts": {"reward": "reward"}}
