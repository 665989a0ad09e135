"""The course of turns: who acts, what a turn begins and ends with, and the die."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.core.facts import Listing
from rules.glenmore.activation import Activate
from rules.glenmore.arrival import Receive
from rules.glenmore.asking import Question, Step
from rules.glenmore.components import NONE
from rules.glenmore.doors import (
    discard_tiles,
    gain_coins,
    gain_points,
    gain_steps,
)
from rules.glenmore.means import Bill
from rules.glenmore.moves import COMFORTS, deed
from rules.glenmore.payment import Pay, can_afford, feasible_places
from rules.glenmore.placement import places
from rules.glenmore.ring import GONE
from rules.glenmore.scoring import end_game, hold_scoring, scoring_now

if TYPE_CHECKING:
    from rules.core.move import Move
    from rules.glenmore.asking import Why
    from rules.glenmore.components import Tile
    from rules.glenmore.moves import Deed
    from rules.glenmore.position import GlenMorePosition


class Next(Step):
    """The rearmost of figures and die acts (GM-R46, GM-R51, GM-R59)."""

    __slots__ = ()

    def run(self, position: GlenMorePosition) -> None:
        """Begin its turn."""
        ring = position.ring
        ring.settle_rear()
        mover = ring.at.index(ring.rear)
        position.actors[mover].begin(position, mover)


def begin_turn(position: GlenMorePosition, mover: int) -> None:
    """A player's turn: nothing is activated yet, and there are no movement points (GM-R50)."""
    seat = position.actors[mover].seat
    if seat is None:
        raise ValueError("nobody decides for this figure")
    position.activated = frozenset()
    position.furthered = False
    position.steps = 0
    position.milestone += 1
    position.push(Take(seat, mover))


# ---- taking a tile -------------------------------------------------------------------------------


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
        known: dict[tuple[str, bool], bool] = {}
        for number, (_, one) in enumerate(position.ring.ahead(), 1):
            tile = position.box.tiles[one]
            if tile.barred:
                continue
            if tile.kind == "end":
                ends.append(deed("finish"))
            elif self._is_open(position, tile, known):
                found.append(deed("take", number))
            else:
                others.append(deed("discard", number))
        return (found or others) + ends

    def _is_open(
        self, position: GlenMorePosition, tile: Tile, known: dict[tuple[str, bool], bool]
    ) -> bool:
        """Whether a tile can be taken; places of tiles alike are looked for once."""
        if tile.kind == "person":
            return can_afford(position, self.seat, tile)
        if tile.cost.scotsmen:
            return bool(feasible_places(position, self.seat, tile))
        if not can_afford(position, self.seat, tile):
            return False
        alike = (tile.kind if tile.rebuild else "", tile.river)
        if alike not in known:
            known[alike] = bool(places(position.box, position.players[self.seat], tile))
        return known[alike]

    def decide(self, position: GlenMorePosition, move: Deed) -> None:
        """Go there; what all have passed now is swept off, before anything is paid (GM-R75)."""
        seat, ring = self.seat, position.ring
        position.put(TurnEnd(seat))
        if move.kind == "finish":
            space = ring.floor.index(position.box.end)
            position.tell("finished", seat=seat)
            _go(position, self.mover, space)
            position.push(Activate(seat, None))
            return
        space, number = ring.ahead()[move.number - 1]
        tile = position.box.tiles[number]
        ring.floor[space] = NONE
        if move.kind == "discard":
            _go(position, self.mover, space)
            position.discard.append(number)
            position.tell("blocked", seat=seat, tile=tile.name)
            position.push(Activate(seat, None))
            position.push(Comfort(seat))
            return
        position.tell("took", seat=seat, tile=tile.name)
        _go(position, self.mover, space)
        position.push(Receive(seat, tile))
        position.push(Pay(seat, Bill(tile.cost), tile))

    def why_not(self, position: GlenMorePosition, move: Deed) -> Why:
        """Why that tile can't be chosen."""
        ahead = position.ring.ahead()
        if move.kind == "finish":
            return "GM-R294", "no-end-yet", {}
        if move.number > len(ahead):
            return "GM-R65", "no-tile-there", {"number": move.number}
        tile = position.box.tiles[ahead[move.number - 1][1]]
        return why_not_taken(position, self.seat, tile) or (
            "GM-R92",
            "not-blocked",
            {"tile": tile.name},
        )


def why_not_taken(position: GlenMorePosition, seat: int, tile: Tile) -> Why | None:
    """Why a tile on the ring can't be taken; ``None`` if it can."""
    facts = {"tile": tile.name}
    if tile.kind == "end":
        return "GM-R297", "end-is-not-taken", facts
    if tile.barred:
        return "GM-R78", "barred", facts
    if not can_afford(position, seat, tile):
        return "GM-R81", "too-dear", facts
    if tile.kind != "person" and not feasible_places(position, seat, tile):
        return "GM-R82", "no-place", facts
    return None


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


# ---- the end of a turn ---------------------------------------------------------------------------


class TurnEnd(Step):
    """What comes when a player is done: leftover points, the ring, a scoring, the next one."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat

    def run(self, position: GlenMorePosition) -> None:
        """Movement points lapse, unless MacLachlan turns them into points (GM-R185, GM-R236)."""
        if "points-for-steps" in position.players[self.seat].lasting:
            gain_points(position, self.seat, position.steps, "maclachlan")
        position.steps = 0
        waited = {mover for mover, actor in enumerate(position.actors) if actor.ends_game}
        if waited <= position.finished:
            # Nothing is laid any more, and the die doesn't move (GM-R296, GM-R311).
            end_game(position)
            return
        position.ring.settle_rear()
        refill(position)
        position.push(Next())


def refill(position: GlenMorePosition, waiting: int | None = None) -> None:
    """Lay tiles until only the space behind the rearmost is empty (GM-R67); then score (GM-R72).

    A die that waits takes the first tile with it, unless that is the end tile (H1).
    """
    ring, box = position.ring, position.box
    laid: list[int] = []
    ended: list[str] = []
    spaces = ring.free()
    if waiting is not None:
        spaces.insert(0, ring.at[waiting])
    for space in spaces:
        number = position.draw(ended)
        if number is None:
            break
        laid.append(number)
        ring.floor[space] = number
        if waiting is not None:
            if number == box.end:
                leave(position, waiting)
            else:
                ring.floor[space] = NONE
                discard_tiles(position, [number], "die-discarded")
            waiting = None
    if laid:
        position.revealed += 1
        names = tuple(box.tiles[number].name for number in laid)
        position.tell("laid", tiles=Listing("tile", names))
    for stack in ended:
        hold_scoring(position, scoring_now(position, stack))


# ---- the die -------------------------------------------------------------------------------------


def roll_die(position: GlenMorePosition, mover: int) -> None:
    """The die goes so many tiles ahead and takes the one it stops on (GM-R51 to GM-R58)."""
    ring, box = position.ring, position.box
    rolled = position.chance.pick(box.die)
    position.revealed += 1
    position.tell("rolled", number=rolled)
    waiting = None
    left = rolled
    for space, number in ring.ahead():
        left -= 1
        if number == box.end:
            leave(position, mover)
            break
        if left <= 0 and not box.tiles[number].guarded:
            ring.floor[space] = NONE
            ring.at[mover] = space
            discard_tiles(position, [number], "die-discarded")
            break
    else:
        # There are too few tiles: it waits after the last item for the first one laid (H1, H16).
        free = ring.free()
        ring.at[mover] = free[0] if free else (ring.rear - 1) % len(ring.floor)
        waiting = mover
    ring.settle_rear()
    refill(position, waiting)
    position.push(Next())


def leave(position: GlenMorePosition, mover: int) -> None:
    """The die leaves the ring at the end tile (GM-R57)."""
    position.ring.at[mover] = GONE
    position.finished = position.finished | {mover}
    position.tell("die-left")
