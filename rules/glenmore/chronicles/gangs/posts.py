"""Members who stand as Scotsmen in others' territories: Kenneth, Fergus and Mike."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.glenmore.asking import Question
from rules.glenmore.cells import AROUND, CASTLE, cell_name
from rules.glenmore.chronicles.gangs.mob import Mob
from rules.glenmore.components import GOODS
from rules.glenmore.doors import take_good
from rules.glenmore.gifts import PutGoods
from rules.glenmore.goods import kinds
from rules.glenmore.moves import deed

if TYPE_CHECKING:
    from rules.core.move import Move
    from rules.core.view import Crumb
    from rules.glenmore.asking import Why
    from rules.glenmore.moves import Deed
    from rules.glenmore.position import GlenMorePosition


def stations(position: GlenMorePosition, seat: int, name: str) -> list[tuple[int, int]]:
    """Where a member may go: another's territory, not where one of a gang stands (Q8-11).

    Once posted it goes to yet another player's (C8-R37, C8-R41, C8-R54); Mike to castles alone.
    """
    mob = Mob.of(position)
    now = mob.posts.get(name)
    taken = set(mob.posts.values())
    return [
        (host, cell)
        for host, player in enumerate(position.players)
        if host != seat and (now is None or host != now[0])
        for cell in ([CASTLE] if name == "mike" else sorted(player.land.tiles))
        if (host, cell) not in taken
    ]


class Recruit(Question):
    """Which of the own Scotsmen plays the member: one in supply or one of the territory.

    At once when the card is taken, or in any later own turn (C8-R33, C8-R38, C8-R51).
    """

    __slots__ = ("name", "optional")

    ask = "recruit"
    rule = "C8-R33"
    free = False
    kinds = ("recruit", "recruit-from", "stay")

    def __init__(self, seat: int, name: str, *, optional: bool) -> None:
        super().__init__(seat)
        self.name = name
        self.optional = optional

    def choices(self, position: GlenMorePosition) -> list[Move]:
        """The supply, or any tile with a Scotsman; or later."""
        player = position.players[self.seat]
        found: list[Move] = [deed("recruit")] if player.scotsmen else []
        found += [deed("recruit-from", cell) for cell in sorted(player.land.people)]
        return [*found, deed("stay")] if self.optional else found

    def decide(self, position: GlenMorePosition, move: Deed) -> None:
        """He leaves for a place that is chosen next."""
        player = position.players[self.seat]
        position.pop()
        if move.kind == "stay":
            return
        if move.kind == "recruit":
            player.scotsmen -= 1
        else:
            people = player.land.people
            people[move.cell] -= 1
            if not people[move.cell]:
                del people[move.cell]
        position.push(Station(self.seat, self.name))

    def proceed(self, position: GlenMorePosition) -> bool:
        """Without a place for him nothing is asked."""
        if not stations(position, self.seat, self.name):
            position.pop()
            return True
        return super().proceed(position)

    def advise(self, position: GlenMorePosition, seat: int) -> Move | None:
        """Out of the supply, if one is left there."""
        return deed("recruit") if position.players[seat].scotsmen else deed("stay")

    def crumb(self, position: GlenMorePosition) -> Crumb | None:
        """Who it is."""
        return {"kind": "member", "facts": {"member": self.name}}


class Station(Question):
    """Where the member stands from now on."""

    __slots__ = ("name", "optional")

    ask = "station"
    rule = "C8-R37"
    free = False
    kinds = ("station", "stay")

    def __init__(self, seat: int, name: str, *, optional: bool = False) -> None:
        super().__init__(seat)
        self.name = name
        self.optional = optional

    def choices(self, position: GlenMorePosition) -> list[Move]:
        """Any such place."""
        places = stations(position, self.seat, self.name)
        found: list[Move] = [deed("station", host, cell) for host, cell in places]
        return [*found, deed("stay")] if self.optional or not found else found

    def decide(self, position: GlenMorePosition, move: Deed) -> None:
        """There he stands."""
        mob = Mob.of(position)
        position.pop()
        if move.kind == "station":
            host, cell = move.number, move.cell
            mob.posts = {**mob.posts, self.name: (host, cell)}
            position.tell(
                "stationed", seat=self.seat, member=self.name, other=host, cell=cell_name(cell)
            )

    def why_not(self, position: GlenMorePosition, move: Deed) -> Why:
        """Why not there."""
        if move.kind == "stay":
            return "C8-R37", "must-move-on", {"member": self.name}
        return self.rule, "no-station", {"member": self.name}

    def advise(self, position: GlenMorePosition, seat: int) -> Move:
        """Where he does most: near goods, where much can be laid, among many people."""
        moves = self.choices(position)

        def worth(move: Move) -> float:
            if move.kind == "stay":
                return 0.5
            host, cell = _post(move)
            land = position.players[host].land
            if self.name == "mike":
                return 1 + land.people.get(CASTLE, 0)
            if self.name == "fergus":
                return 1 + sum(cell + step not in land.tiles for step in AROUND)
            near = [land.goods.get(other, 0) for other in land.around(cell)]
            return 1 + sum(map(bool, near))

        return max(moves, key=worth)

    def crumb(self, position: GlenMorePosition) -> Crumb | None:
        """Who it is."""
        return {"kind": "member", "facts": {"member": self.name}}


def _post(move: Move) -> tuple[int, int]:
    parts = getattr(move, "parts", (0, 0))
    return parts[0], parts[1]


class Rob(Question):
    """Kenneth may steal a resource of the tile that he has come to (C8-R35)."""

    __slots__ = ()

    ask = "rob"
    rule = "C8-R35"
    free = False
    kinds = ("rob", "no-rob")

    def choices(self, position: GlenMorePosition) -> list[Move]:
        """Any that lies there."""
        host, cell = Mob.of(position).posts["kenneth"]
        goods = position.players[host].land.goods.get(cell, 0)
        return [*(deed("rob", good) for good in kinds(goods)), deed("no-rob")]

    def decide(self, position: GlenMorePosition, move: Deed) -> None:
        """It comes onto any own tile; then he may go to another's territory (C8-R36, Q8-10)."""
        position.pop()
        if move.kind == "rob":
            host, cell = Mob.of(position).posts["kenneth"]
            take_good(position, host, cell, move.number)
            position.tell("robbed", seat=self.seat, other=host, good=GOODS[move.number])
            if stations(position, self.seat, "kenneth"):
                position.push(Station(self.seat, "kenneth", optional=True))
            position.push(PutLoot(self.seat, (move.number,)))

    def why_not(self, position: GlenMorePosition, move: Deed) -> Why:
        """There is no such resource."""
        return "C8-R35", "nothing-to-rob", {"good": GOODS[move.number]}

    def advise(self, position: GlenMorePosition, seat: int) -> Move:
        """Whatever it is."""
        return self.choices(position)[0]


class PutLoot(PutGoods):
    """Put what a gang has brought on any own tile; for what finds no room see H4."""

    __slots__ = ()

    rule = "C8-R35"
    free = False


def sneak(position: GlenMorePosition, seat: int, cell: int) -> None:
    """Kenneth goes a step for a movement point (C8-R34)."""
    mob = Mob.of(position)
    host, before = mob.posts["kenneth"]
    position.steps -= 1
    mob.posts = {**mob.posts, "kenneth": (host, cell)}
    position.tell("sneaked", seat=seat, other=host, cell=cell_name(before), to=cell_name(cell))
    land = position.players[host].land
    if land.goods.get(cell) and not land.people.get(cell):
        position.push(Rob(seat))


def sneaks(position: GlenMorePosition) -> list[int]:
    """Where Kenneth can go in a step; not where another of a gang stands (Q8-11)."""
    mob = Mob.of(position)
    host, cell = mob.posts["kenneth"]
    taken = set(mob.posts.values())
    around = position.players[host].land.around(cell)
    return sorted(other for other in around if (host, other) not in taken)
