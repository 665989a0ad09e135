"""Elspeth on the mountain: something that lies there for any resource (C8-R63)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.glenmore.asking import Question
from rules.glenmore.chronicles.gangs.posts import PutLoot
from rules.glenmore.chronicles.mountain import Mountain
from rules.glenmore.components import GOODS
from rules.glenmore.moves import deed

if TYPE_CHECKING:
    from rules.core.move import Move
    from rules.core.view import Crumb
    from rules.glenmore.asking import Why
    from rules.glenmore.moves import Deed
    from rules.glenmore.position import GlenMorePosition


class Cheat(Question):
    """Exchange a coin or a resource of the mountain for a resource of the supply (Q8-19)."""

    __slots__ = ()

    ask = "cheat"
    rule = "C8-R63"
    free = False
    kinds = ("cheat", "no-cheat")

    def choices(self, position: GlenMorePosition) -> list[Move]:
        """Anything that lies there, also what was just laid."""
        mountain = Mountain.of(position)
        things = [name for good, name in enumerate(GOODS) if mountain.goods[good]]
        things += ["coin"] if mountain.coins else []
        land = position.players[self.seat].land
        if not any(land.room(cell, position.box.room) for cell in land.tiles):
            things = []
        found: list[Move] = [
            deed("cheat", thing, good) for thing in things for good in range(len(GOODS))
        ]
        return [*found, deed("no-cheat")]

    def decide(self, position: GlenMorePosition, move: Deed) -> None:
        """The one goes to the supply, the other onto any own tile."""
        mountain = Mountain.of(position)
        position.pop()
        if move.kind == "cheat":
            if move.word == "coin":
                mountain.coins -= 1
            else:
                mountain.goods[GOODS.index(move.word)] -= 1
            good = move.amount
            position.tell("cheated", seat=self.seat, thing=move.word, good=GOODS[good])
            position.push(PutLoot(self.seat, (good,)))

    def why_not(self, position: GlenMorePosition, move: Deed) -> Why:
        """That is not on the mountain."""
        return "C8-R63", "not-on-mountain", {"thing": move.word}

    def advise(self, position: GlenMorePosition, seat: int) -> Move:
        """Whatever is least there, for what is scarcest at home."""
        stock = position.players[seat].land.stock
        moves = [move for move in self.choices(position) if move.kind == "cheat"]
        least = GOODS[min(range(len(GOODS)), key=lambda good: stock[good])]
        fitting = [move for move in moves if move.facts["good"] == least]
        return fitting[0] if fitting else deed("no-cheat")

    def crumb(self, position: GlenMorePosition) -> Crumb | None:
        """Who it is."""
        return {"kind": "member", "facts": {"member": "elspeth"}}
