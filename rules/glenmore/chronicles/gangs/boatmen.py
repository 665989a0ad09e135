"""Calum and Billy on the boats: a second reward, by lot, once in the game (C8-R56, C8-R58)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.glenmore.asking import Question
from rules.glenmore.chronicles.boats import Boats
from rules.glenmore.chronicles.gangs.mob import Mob
from rules.glenmore.moves import deed

if TYPE_CHECKING:
    from rules.core.move import Move
    from rules.core.view import Crumb
    from rules.glenmore.moves import Deed
    from rules.glenmore.position import GlenMorePosition


class ExtraReward(Question):
    """Another token of the castle, by lot; so somebody may find none (C8-R59)."""

    __slots__ = ("castle", "name")

    ask = "extra-reward"
    rule = "C8-R56"
    free = False
    kinds = ("extra-reward", "no-extra")

    def __init__(self, seat: int, name: str, castle: int) -> None:
        super().__init__(seat)
        self.name = name
        self.castle = castle

    def choices(self, position: GlenMorePosition) -> list[Move]:
        """Now, or another time."""
        left = Boats.of(position).hoard.castles[self.castle]
        return [deed("extra-reward"), deed("no-extra")] if left else [deed("no-extra")]

    def decide(self, position: GlenMorePosition, move: Deed) -> None:
        """It is carried out at once."""
        position.pop()
        if move.kind == "extra-reward":
            boats = Boats.of(position)
            Mob.of(position).spend(self.name)
            token = position.chance.pick(boats.hoard.castles[self.castle])
            boats.take(position, self.seat, self.castle, token)

    def advise(self, position: GlenMorePosition, seat: int) -> Move:
        """Sooner is better."""
        return self.choices(position)[0]

    def crumb(self, position: GlenMorePosition) -> Crumb | None:
        """Who it is."""
        return {"kind": "member", "facts": {"member": self.name}}
