"""Moving a figure and taking a tile: GM-R65 to GM-R95."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.glenmore.activation import Activate
from rules.glenmore.arrival import Receive
from rules.glenmore.asking import Question
from rules.glenmore.components import NONE
from rules.glenmore.doors import discard_tiles, gain_coins, gain_steps
from rules.glenmore.feasibility import bill_for, obstacle
from rules.glenmore.moves import COMFORTS, deed
from rules.glenmore.payment import Pay
from rules.glenmore.ring import GONE

if TYPE_CHECKING:
    from rules.core.move import Move
    from rules.glenmore.asking import Why
    from rules.glenmore.feasibility import Known
    from rules.glenmore.moves import Deed
    from rules.glenmore.position import GlenMorePosition


class Take(Question):
    """Move the figure to a tile, as far as one likes, and take it (GM-R48, GM-R65)."""

    __slots__ = ("mover",)

    ask = "take"
    rule = "GM-R65"
    kinds = ("take", "discard", "finish")

    def __init__(self, seat: int, mover: int) -> None:
        super().__init__(seat)
        self.mover = mover

    def choices(self, position: GlenMorePosition) -> list[Move]:
        """Tiles that can be paid and placed; if there are none, any to be discarded (GM-R90)."""
        found: list[Move] = []
        others: list[Move] = []
        ends: list[Move] = []
        known: Known = {}
        for number, (_, one) in enumerate(position.ring.ahead(), 1):
            tile = position.box.tiles[one]
            if tile.barred:
                continue
            if tile.kind == "end":
                ends.append(deed("finish"))
            elif obstacle(position, self.seat, tile, known) is None:
                found.append(deed("take", number))
            else:
                others.append(deed("discard", number))
        return (found or others) + ends

    def decide(self, position: GlenMorePosition, move: Deed) -> None:
        """Go there; what all have passed now is swept off, before anything is paid (GM-R75)."""
        seat, ring = self.seat, position.ring
        position.pop()
        if move.kind == "finish":
            space = ring.floor.index(position.box.end)
            position.tell("finished", seat=seat)
            _go(position, self.mover, space)
            # The end tile stays, however many stand on it (GM-R295, GM-R310).
            position.push(Activate(seat, None))
            return
        space, number = ring.ahead()[move.number - 1]
        tile = position.box.tiles[number]
        ring.floor[space] = NONE
        if move.kind == "discard":
            # The figure stands where the tile was (GM-R308).
            _go(position, self.mover, space)
            position.tell("blocked", seat=seat)
            discard_tiles(position, [number], "discarded")
            position.push(Activate(seat, None))
            position.push(Comfort(seat))
            return
        position.tell("took", seat=seat, tile=tile.name)
        _go(position, self.mover, space)
        position.push(Receive(seat, tile))
        position.push(Pay(seat, bill_for(position, seat, tile), tile))

    def why_not(self, position: GlenMorePosition, move: Deed) -> Why:
        """Why that tile can't be chosen."""
        ahead = position.ring.ahead()
        if move.kind == "finish":
            return "GM-R294", "no-end-yet", {}
        if move.number > len(ahead):
            return "GM-R65", "no-tile-there", {"number": move.number}
        tile = position.box.tiles[ahead[move.number - 1][1]]
        return obstacle(position, self.seat, tile) or (
            "GM-R92",
            "not-blocked",
            {"tile": tile.name},
        )


def _go(position: GlenMorePosition, mover: int, space: int) -> None:
    """Move a figure; note whether it has reached the end, and sweep (GM-R74 to GM-R76)."""
    ring, box = position.ring, position.box
    ring.at[mover] = space
    if box.end in ring.floor and ring.has_passed(space, ring.floor.index(box.end)):
        position.finished = position.finished | {mover}
    keepers = {
        place
        for place, actor in zip(ring.at, position.actors, strict=True)
        if actor.sweeps and place != GONE
    }
    swept = []
    for place in ring.line():
        if place in keepers:
            break
        if ring.floor[place] not in {NONE, box.end}:
            swept.append(ring.floor[place])
            ring.floor[place] = NONE
    discard_tiles(position, swept, "swept")


class Comfort(Question):
    """What who is blocked gets: a coin or a movement point (GM-R91)."""

    __slots__ = ()

    ask = "comfort"
    rule = "GM-R91"
    kinds = ("comfort",)

    def choices(self, position: GlenMorePosition) -> list[Move]:
        """One of the two."""
        return [deed("comfort", comfort) for comfort in COMFORTS]

    def decide(self, position: GlenMorePosition, move: Deed) -> None:
        """It is got at once; a movement point is for this turn (GM-R309)."""
        position.pop()
        if move.word == "coin":
            gain_coins(position, self.seat, 1)
        else:
            gain_steps(position, self.seat, 1)
