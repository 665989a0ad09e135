"""Elspeth on the mountain: something that lies there for any resource (C8-R63)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.glenmore.asking import Question
from rules.glenmore.chronicles.gangs.posts import PutLoot
from rules.glenmore.chronicles.mountain import Mountain
from rules.glenmore.components import GOODS
from rules.glenmore.feasibility import payable
from rules.glenmore.means import Means
from rules.glenmore.moves import deed
from rules.glenmore.taking import heading

if TYPE_CHECKING:
    from rules.core.move import Move
    from rules.core.view import Crumb
    from rules.glenmore.asking import Why
    from rules.glenmore.moves import Deed
    from rules.glenmore.position import GlenMorePosition


def lying(position: GlenMorePosition) -> list[str]:
    """The kinds of things on the mountain."""
    mountain = Mountain.of(position)
    goods = [name for good, name in enumerate(GOODS) if mountain.goods[good]]
    return [*goods, "coin"] if mountain.coins else goods


class Cheat(Question):
    """Exchange a coin or a resource of the mountain for a resource of the supply (Q8-19)."""

    __slots__ = ()

    ask = "cheat"
    rule = "C8-R63"
    free = False
    kinds = ("cheat", "no-cheat")

    def choices(self, position: GlenMorePosition) -> list[Move]:
        """Anything that lies there, also what was just laid; the chosen tile stays payable."""
        player = position.players[self.seat]
        things = lying(position) if player.land.has_room(position.box.room) else []
        target, means = heading(position), Means.of(player, position.market)

        def is_enough(after: Means) -> bool:
            return target is None or payable(position, target, after)

        wanted = [good for good in range(len(GOODS)) if is_enough(means.with_one_more(good))]
        found: list[Move] = [deed("cheat", thing, good) for thing in things for good in wanted]
        return [*found, deed("no-cheat")] if is_enough(means) else found

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
        """That is not on the mountain, or something else pays the tile."""
        if move.kind == "no-cheat" or move.word in lying(position):
            return "GM-R81", "needed-for-tile", {}
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
