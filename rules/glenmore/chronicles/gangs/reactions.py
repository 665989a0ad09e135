"""What owners of gang members are asked in others' turns, and in scorings."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.glenmore.asking import Question
from rules.glenmore.cells import cell_name
from rules.glenmore.chronicles.gangs.mob import Mob
from rules.glenmore.components import GOODS
from rules.glenmore.doors import put_goods, take_good
from rules.glenmore.goods import count
from rules.glenmore.moves import deed

if TYPE_CHECKING:
    from rules.core.move import Move
    from rules.core.view import Crumb
    from rules.glenmore.asking import Why
    from rules.glenmore.goods import Laid
    from rules.glenmore.moves import Deed
    from rules.glenmore.position import GlenMorePosition


class Levy(Question):
    """Bruce may buy a resource that another has just produced (C8-R22)."""

    __slots__ = ("laid", "maker")

    ask = "levy"
    rule = "C8-R22"
    free = False
    kinds = ("levy", "levy-sell", "no-levy")

    def __init__(self, seat: int, maker: int, laid: tuple[Laid, ...]) -> None:
        super().__init__(seat)
        self.maker = maker
        #: What was produced, and where it lies: another's tile that was activated by an event
        #: leaves it on any tiles of its maker (Q6-10).
        self.laid = laid

    def choices(self, position: GlenMorePosition) -> list[Move]:
        """One onto any own tile with room, or onto the market (C8-R23, Q8-8)."""
        found: list[Move] = []
        land, room = position.players[self.seat].land, position.box.room
        for good in self._sources(position) if Mob.of(position).coins else ():
            cells = [cell for cell in sorted(land.tiles) if land.room(cell, room)]
            found += [deed("levy", good, cell) for cell in cells]
            if position.market.filled[good]:
                found.append(deed("levy-sell", good))
        return [*found, deed("no-levy")]

    def _sources(self, position: GlenMorePosition) -> dict[int, int]:
        """For each good that was produced and is still there a cell with it."""
        goods = position.players[self.maker].land.goods
        return {good: cell for good, cell in self.laid if count(goods.get(cell, 0), good)}

    def decide(self, position: GlenMorePosition, move: Deed) -> None:
        """A coin of the card for it (C8-R21, C8-R24)."""
        position.pop()
        if move.kind == "no-levy":
            return
        mob, good = Mob.of(position), move.number
        cell = self._sources(position)[good]
        mob.coins -= 1
        position.players[self.maker].coins += 1
        take_good(position, self.maker, cell, good)
        position.tell("levied", seat=self.seat, other=self.maker, good=GOODS[good])
        if move.kind == "levy":
            put_goods(position, self.seat, move.cell, (good,))
        else:
            price = position.market.sell(good)
            position.players[self.seat].coins += price
            position.tell("levy-sold", seat=self.seat, good=GOODS[good], price=price)

    def why_not(self, position: GlenMorePosition, move: Deed) -> Why:
        """Why not that, or not there."""
        if move.number not in {good for good, _ in self.laid}:
            return "C8-R22", "not-produced", {"good": GOODS[move.number]}
        return "C8-R23", "not-possible", {}

    def advise(self, position: GlenMorePosition, seat: int) -> Move:
        """A coin of the card is nothing lost: take it while there are any."""
        return self.choices(position)[0]

    def crumb(self, position: GlenMorePosition) -> Crumb | None:
        """Who it is, and what was produced where."""
        return {
            "kind": "levy",
            "facts": {"other": self.maker, "cell": cell_name(self.laid[0][1])},
        }


class GivePenny(Question):
    """Calum may give a penny to whom the boats have passed (C8-R55)."""

    __slots__ = ("other",)

    ask = "give-penny"
    rule = "C8-R55"
    free = False
    kinds = ("give-penny", "no-gift")

    def __init__(self, seat: int, other: int) -> None:
        super().__init__(seat)
        self.other = other

    def choices(self, position: GlenMorePosition) -> list[Move]:
        """One, if there is one."""
        found: list[Move] = [deed("give-penny")] if Mob.of(position).purses[self.seat] else []
        return [*found, deed("no-gift")]

    def decide(self, position: GlenMorePosition, move: Deed) -> None:
        """It costs a point there from now on."""
        mob = Mob.of(position)
        position.pop()
        if move.kind == "give-penny":
            mob.purses[self.seat] -= 1
            mob.purses[self.other] += 1
            position.tell("penny-given", seat=self.seat, other=self.other)

    def why_not(self, position: GlenMorePosition, move: Deed) -> Why:
        """There is no penny."""
        return "C8-R55", "no-penny-left", {}

    def advise(self, position: GlenMorePosition, seat: int) -> Move:
        """Gladly."""
        return self.choices(position)[0]

    def crumb(self, position: GlenMorePosition) -> Crumb | None:
        """Whom it would go to."""
        return {"kind": "give-penny", "facts": {"other": self.other}}
