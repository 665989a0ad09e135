"""Derek Anderson: a tile goes to another territory, once in the game (C8-R46 to C8-R50)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.glenmore.asking import Question
from rules.glenmore.cells import cell_name
from rules.glenmore.chronicles.gangs.mob import Mob
from rules.glenmore.chronicles.gangs.schemes import schemes
from rules.glenmore.doors import remove_pile
from rules.glenmore.moves import DONE, deed
from rules.glenmore.placement import open_cells, removable
from rules.glenmore.removal import Keep

if TYPE_CHECKING:
    from rules.core.move import Move
    from rules.core.view import Crumb
    from rules.glenmore.asking import Why
    from rules.glenmore.moves import Deed
    from rules.glenmore.position import GlenMorePosition


def swindles(position: GlenMorePosition) -> list[tuple[int, int]]:
    """Tiles that may go: no trade tile, no home tile, and neither territory breaks (C8-R48).

    That a tile with a boat stays is its chronicle's word (Q8-13). Whose they are doesn't matter.
    """
    return [
        (seat, cell)
        for seat, player in enumerate(position.players)
        for cell in removable(position, seat)
        if position.box.tiles[player.land.tiles[cell]].kind != "trade"
        and dumps(position, seat, cell)
    ]


def dumps(position: GlenMorePosition, seat: int, cell: int) -> list[tuple[int, int]]:
    """Where a tile may go then: any other territory, whoever stands near (C8-R48)."""
    river = position.box.tiles[position.players[seat].land.tiles[cell]].river
    return [
        (other, place)
        for other, player in enumerate(position.players)
        if other != seat
        for place in open_cells(player.land, river=river)
    ]


class SwindleAtOnce(Question):
    """Derek may act in the very turn in which he comes, at its end (C8-R10, C8-R46)."""

    __slots__ = ()

    ask = "swindle"
    rule = "C8-R46"
    free = False
    kinds = ("swindle", "done")

    def choices(self, position: GlenMorePosition) -> list[Move]:
        """Any such tile, or none now."""
        return [*(deed("swindle", *one) for one in swindles(position)), DONE]

    def decide(self, position: GlenMorePosition, move: Deed) -> None:
        """Where it goes is asked next."""
        position.pop()
        if move != DONE:
            position.push(Swindle(self.seat, move.number, move.cell))

    def why_not(self, position: GlenMorePosition, move: Deed) -> Why:
        """That tile stays where it is."""
        return self.rule, "member-cannot", {"member": "derek"}

    def advise(self, position: GlenMorePosition, seat: int) -> Move:
        """He can wait for a tile that is really in the way; in the last turn it is now or never."""
        sizes = [len(player.land.tiles) for player in position.players]
        own = schemes(position, seat, self.choices(position)[:-1])
        is_large = sizes[seat] > min(sizes)
        return own[0] if own and is_large and seat in position.finished else DONE

    def crumb(self, position: GlenMorePosition) -> Crumb | None:
        """Who it is."""
        return {"kind": "member", "facts": {"member": "derek"}}


class Swindle(Question):
    """Where the tile goes."""

    __slots__ = ("cell", "source")

    ask = "dump"
    rule = "C8-R48"
    free = False
    kinds = ("dump",)

    def __init__(self, seat: int, source: int, cell: int) -> None:
        super().__init__(seat)
        self.source = source
        self.cell = cell

    def choices(self, position: GlenMorePosition) -> list[Move]:
        """Any place that the rules allow."""
        return [deed("dump", *one) for one in dumps(position, self.source, self.cell)]

    def decide(self, position: GlenMorePosition, move: Deed) -> None:
        """It lies there as one pile, and activates nothing (C8-R47, C8-R50)."""
        host, place = move.number, move.cell
        position.pop()
        Mob.of(position).spend("derek")
        pile = position.players[self.source].land.pile(self.cell)
        left = remove_pile(position, self.source, self.cell)
        del position.discard[-len(pile) :]
        land = position.players[host].land
        land.tiles[place] = pile[-1]
        if len(pile) > 1:
            land.under[place] = pile[:-1]
        if position.box.tiles[pile[-1]].river:
            begin, end = land.river
            land.river = (min(begin, place), max(end, place))
        tile = position.box.tiles[pile[-1]].name
        position.tell("swindled", seat=self.seat, tile=tile, other=host, cell=cell_name(place))
        if left:
            # What its goods are worth keeping is their owner's choice (Q8-13).
            position.push(Keep(self.source, tuple(left)))

    def why_not(self, position: GlenMorePosition, move: Deed) -> Why:
        """It doesn't fit there."""
        return "C8-R48", "no-dump", {"cell": cell_name(move.cell)}

    def advise(self, position: GlenMorePosition, seat: int) -> Move:
        """To whoever else has most points, where it lies farthest from all that it could wake."""

        def hurts(place: tuple[int, int]) -> tuple[int, int]:
            host, cell = place
            player = position.players[host]
            return player.points if host != seat else -1, -len([*player.land.around(cell)])

        return deed("dump", *max(dumps(position, self.source, self.cell), key=hurts))

    def crumb(self, position: GlenMorePosition) -> Crumb | None:
        """Who it is."""
        return {"kind": "member", "facts": {"member": "derek"}}
