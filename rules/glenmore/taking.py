"""Moving a figure and taking a tile: GM-R65 to GM-R95."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rules.glenmore.activation import Activate
from rules.glenmore.arrival import Receive
from rules.glenmore.asking import Question, Step
from rules.glenmore.components import NONE
from rules.glenmore.doors import discard_tiles, gain_coins, gain_steps
from rules.glenmore.feasibility import Target, bill_for, obstacle
from rules.glenmore.moves import COMFORTS, Deed, deed
from rules.glenmore.payment import Pay
from rules.glenmore.ring import GONE

if TYPE_CHECKING:
    from collections.abc import Mapping

    from rules.core.move import Move
    from rules.core.view import Crumb
    from rules.glenmore.asking import Why
    from rules.glenmore.chronicles.chronicle import Chronicle
    from rules.glenmore.components import Tile
    from rules.glenmore.feasibility import Known
    from rules.glenmore.position import GlenMorePosition


class Take(Question):
    """Choose a tile, as far ahead as one likes, to move the figure to (GM-R48, GM-R65)."""

    __slots__ = ("mover",)

    ask = "take"
    rule = "GM-R65"
    kinds = ("take", "discard", "finish")
    #: What is told when a move is made.
    told: ClassVar[Mapping[str, str]] = {"take": "took", "finish": "finished"}

    def __init__(self, seat: int, mover: int) -> None:
        super().__init__(seat)
        self.mover = mover

    def choices(self, position: GlenMorePosition) -> list[Move]:
        """Tiles that can be paid and placed; if there are none, any to be discarded (GM-R90)."""
        bound = self.bound(position)
        if bound is not None:
            return [deed("take", position.ring.number(bound[0]))]
        found: list[Move] = []
        others: list[Move] = []
        ends: list[Move] = []
        known: Known = {}
        tiles, seat, mover = position.box.tiles, self.seat, self.mover
        for number, (space, one) in enumerate(position.ring.ahead(), 1):
            tile = tiles[one]
            if tile.barred or tile.kind == "ring":
                continue
            if tile.kind == "end":
                ends.append(deed("finish"))
            elif obstacle(position, Target(seat, mover, space, tile), known) is None:
                found.append(deed("take", number))
            else:
                others.append(deed("discard", number))
        found = (found or others) + ends
        return found + list(self.landings(position).values()) if position.chronicles else found

    def bound(self, position: GlenMorePosition) -> tuple[int, Why] | None:
        """The space of the one tile that must be taken, and why; ``None`` if the figure is free."""
        for chronicle in position.chronicles:
            space = chronicle.duty(position, self.seat)
            if space is not None:
                return space, chronicle.why_duty(position.box.tiles[position.ring.floor[space]])
        return None

    def landings(self, position: GlenMorePosition) -> dict[int, Move]:
        """Where else the figure may go, but to a tile that it takes: the moves by their spaces."""
        found: dict[int, Move] = {}
        if not position.own_turn or self.bound(position) is not None:
            return found
        for chronicle in position.chronicles:
            for move in chronicle.landings(position, self):
                if isinstance(move, Deed):
                    found[chronicle.space_of(position, self, move)] = move
        return found

    def target(self, space: int, tile: Tile) -> Target:
        """A tile that could be taken."""
        return Target(self.seat, self.mover, space, tile)

    def why_closed(self, position: GlenMorePosition, space: int, tile: Tile) -> Why | None:
        """Why the figure can't go to a tile of the ring now; ``None`` if it can."""
        bound = self.bound(position)
        if bound is not None:
            return None if space == bound[0] else bound[1]
        if tile.kind == "end" or (tile.kind == "ring" and space in self.landings(position)):
            return None
        return obstacle(position, self.target(space, tile))

    def decide(self, position: GlenMorePosition, move: Deed) -> None:
        """Go there, space by space, past whatever lies on the way (Q0-2)."""
        ring = position.ring
        position.pop()
        if move.kind in {"finish", "take", "discard"}:
            space = goal_of(position, move)
        else:
            space = _landing(position, move).space_of(position, self, move)
        if move.kind == "finish":
            position.tell(self.told[move.kind], seat=self.seat)
        elif move.kind == "take":
            tile = position.box.tiles[ring.floor[space]]
            position.tell(self.told[move.kind], seat=self.seat, tile=tile.name)
        arrival = Arrive(self, move, space)
        if not position.chronicles:
            arrival.run(position)
            return
        position.push(arrival)
        if position.own_turn:
            position.push(Pass(self.mover, ring.way(ring.at[self.mover], space)))

    def why(self, position: GlenMorePosition, seat: int, move: Move) -> Why:
        """Why a move is no answer."""
        bound = self.bound(position)
        for chronicle in position.chronicles:
            if isinstance(move, Deed) and move.kind in chronicle.landing_kinds:
                return bound[1] if bound else chronicle.why_not_landed(position, self, move)
        return super().why(position, seat, move)

    def why_not(self, position: GlenMorePosition, move: Deed) -> Why:
        """Why that tile can't be chosen."""
        ahead, bound = position.ring.ahead(), self.bound(position)
        if move.kind != "finish" and move.number > len(ahead):
            return "GM-R65", "no-tile-there", {"number": move.number}
        if bound is not None:
            return bound[1]
        if move.kind == "finish":
            return "GM-R294", "no-end-yet", {}
        space, number = ahead[move.number - 1]
        tile = position.box.tiles[number]
        if move.kind == "discard" and tile.kind not in {"end", "ring"} and not tile.barred:
            return "GM-R92", "not-blocked", {"tile": tile.name}
        return obstacle(position, self.target(space, tile)) or (self.rule, "not-possible", {})


def goal_of(position: GlenMorePosition, move: Deed) -> int:
    """The space of the tile that a move names, or of the end tile."""
    ring = position.ring
    if move.kind == "finish":
        return ring.floor.index(position.box.end)
    return ring.ahead()[move.number - 1][0]


def _landing(position: GlenMorePosition, move: Deed) -> Chronicle:
    """The chronicle that such a move belongs to."""
    return next(one for one in position.chronicles if move.kind in one.landing_kinds)


class Pass(Step):
    """A figure goes over the spaces on its way, one after the other (Q0-2)."""

    __slots__ = ("mover", "way")

    def __init__(self, mover: int, way: list[int]) -> None:
        super().__init__()
        self.mover = mover
        self.way = way

    def run(self, position: GlenMorePosition) -> None:
        """Whatever the next space asks for comes before those after it."""
        if self.way:
            space, *later = self.way
            position.push(Pass(self.mover, later))
            for chronicle in reversed(position.chronicles):
                chronicle.passes(position, self.mover, space)


class Arrive(Step):
    """A figure comes to where it goes.

    What all have passed now is swept off, before anything is paid (GM-R75).
    """

    __slots__ = ("move", "space", "take")

    def __init__(self, take: Take, move: Deed, space: int) -> None:
        super().__init__()
        self.take = take
        self.move = move
        self.space = space

    def run(self, position: GlenMorePosition) -> None:
        """Stand there, and have what is there."""
        seat, mover, space = self.take.seat, self.take.mover, self.space
        number = position.ring.floor[space]
        if self.move.kind not in {"take", "discard"}:
            go(position, mover, space)
            if self.move.kind == "finish":
                # The end tile stays, however many stand on it (GM-R295, GM-R310).
                position.push(Activate(seat, None))
            else:
                _landing(position, self.move).landed(position, self.take, self.move)
            return
        tile = position.box.tiles[number]
        target = self.take.target(space, tile)
        bill = bill_for(position, target)
        position.ring.floor[space] = NONE
        go(position, mover, space)
        if self.move.kind == "discard":
            # The figure stands where the tile was (GM-R308).
            position.tell("blocked", seat=seat)
            discard_tiles(position, [number], "discarded")
            position.push(Activate(seat, None))
            position.push(Comfort(seat))
            return
        position.push(Receive(seat, tile))
        for chronicle in position.chronicles:
            chronicle.paid(position, target)
        position.push(Pay(seat, bill, tile))

    def target(self, position: GlenMorePosition) -> Target | None:
        """The tile that the figure goes to, if there is one to be taken."""
        if self.move.kind != "take":
            return None
        return self.take.target(self.space, position.box.tiles[position.ring.floor[self.space]])

    def crumb(self, position: GlenMorePosition) -> Crumb | None:
        """That tile."""
        target = self.target(position)
        return target and {"kind": "tile", "facts": {"tile": target.tile.name}}


def heading(position: GlenMorePosition) -> Target | None:
    """The tile that a figure is on its way to, if it is to take one.

    Whatever is asked on the way must leave it payable (Q0-2).
    """
    for waiting in reversed(position.pending):
        if isinstance(waiting, Arrive):
            return waiting.target(position)
    return None


def go(position: GlenMorePosition, mover: int, space: int) -> None:
    """Move a figure; note whether it has reached the end, and sweep (GM-R74 to GM-R76)."""
    position.ring.at[mover] = space
    note_finished(position, mover)
    sweep(position)


def note_finished(position: GlenMorePosition, mover: int) -> None:
    """Note a figure that stands on the end tile or beyond (GM-R292)."""
    ring, end = position.ring, position.box.end
    if end in ring.floor and ring.has_passed(ring.at[mover], ring.floor.index(end)):
        position.finished = position.finished | {mover}


def sweep(position: GlenMorePosition) -> None:
    """Discard what lies behind all figures that tiles wait for (GM-R74, GM-R76)."""
    ring, box = position.ring, position.box
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
