"""The course of turns: who acts, what a turn begins and ends with, and the die."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.core.facts import Listing
from rules.glenmore.asking import Step
from rules.glenmore.components import NONE
from rules.glenmore.doors import discard_tiles, gain_points
from rules.glenmore.ring import GONE
from rules.glenmore.scoring import HoldScoring, end_game
from rules.glenmore.taking import Take

if TYPE_CHECKING:
    from rules.glenmore.position import GlenMorePosition


class Next(Step):
    """The rearmost of figures and die acts, also if it acted before (GM-R46, GM-R47, GM-R320)."""

    __slots__ = ()

    def run(self, position: GlenMorePosition) -> None:
        """Begin its turn."""
        ring = position.ring
        ring.settle_rear()
        mover = ring.at.index(ring.rear)
        position.actors[mover].begin(position, mover)


def begin_turn(position: GlenMorePosition, mover: int) -> None:
    """A player's turn with the own figure."""
    seat = position.actors[mover].seat
    if seat is None:
        raise ValueError("nobody decides for this figure")
    open_turn(position, mover, Take(seat, mover))


def open_turn(position: GlenMorePosition, mover: int, take: Take) -> None:
    """A turn with an actor: nothing is activated, no movement points are left (GM-R50, GM-R186)."""
    seat = take.seat
    position.activated = frozenset()
    position.furthered = False
    position.steps = 0
    position.mover = seat
    position.actor = mover
    position.milestone += 1
    position.push(TurnEnd(seat, mover))
    position.push(take)
    for chronicle in reversed(position.chronicles):
        chronicle.before_take(position, mover, seat)


def plan_turn(position: GlenMorePosition, seat: int) -> None:
    """Let a player's turn come before all others; what lies behind the figure is gone by then."""
    ring, mover = position.ring, seat
    for space in ring.way((ring.rear - 1) % len(ring.floor), ring.at[mover]):
        if space not in ring.fixed:
            ring.floor[space] = NONE
    ring.rear = ring.at[mover]
    position.put()
    begin_turn(position, mover)
    # Who is next can't be foreseen, so nobody is.
    position.pending[0] = Standstill()
    position.told.clear()


class Standstill(Step):
    """The end of a turn that is only planned."""

    __slots__ = ()

    def run(self, position: GlenMorePosition) -> None:
        """Nothing comes of it."""

    def proceed(self, position: GlenMorePosition) -> bool:
        """Go no further."""
        return False


# ---- the end of a turn ---------------------------------------------------------------------------


class TurnEnd(Step):
    """What comes when a player is done: leftover points, the ring, a scoring, the next one."""

    __slots__ = ("mover", "seat")

    def __init__(self, seat: int, mover: int) -> None:
        super().__init__()
        self.seat = seat
        self.mover = mover

    def run(self, position: GlenMorePosition) -> None:
        """Movement points lapse, unless MacLachlan turns them into points, wherever from.

        GM-R185, GM-R236, GM-R313.
        """
        if position.own_turn and "points-for-steps" in position.players[self.seat].lasting:
            gain_points(position, self.seat, position.steps, "maclachlan")
        position.steps = 0
        waited = {mover for mover, actor in enumerate(position.actors) if actor.ends_game}
        if waited <= position.finished:
            # Nothing is laid any more, and the die doesn't move (GM-R296, GM-R311).
            end_game(position)
            self._after(position)
            return
        position.ring.settle_rear()
        position.push(Next())
        self._after(position)
        refill(position)

    def _after(self, position: GlenMorePosition) -> None:
        """What comes last in the turn, after a scoring (Q0-4, Q0-5)."""
        for chronicle in reversed(position.chronicles):
            chronicle.turn_ended(position, self.mover, self.seat)


def refill(position: GlenMorePosition, *first: int) -> None:
    """Lay tiles until only the space behind the rearmost is empty (GM-R67, C0-R9); then score.

    A round ends with the last tile of its stack, and is scored before anybody acts (GM-R43, GM-R72,
    C0-R10). The space of a die that has just begun to wait comes `first`.
    """
    ring, box = position.ring, position.box
    laid: list[int] = []
    ended: list[str] = []
    for space in (*first, *ring.free()):
        number = position.draw(ended)
        if number is None:
            break
        laid.append(number)
        ring.floor[space] = number
    if laid:
        position.revealed += 1
        names = tuple(box.tiles[number].name for number in laid)
        position.tell("laid", tiles=Listing("tile", names))
        if position.waiting is not None:
            _catch(position, position.waiting, laid)
    for stack in reversed(ended):
        position.push(HoldScoring(stack))
    for chronicle in reversed(position.chronicles):
        chronicle.laid(position, laid)


def _catch(position: GlenMorePosition, mover: int, laid: list[int]) -> None:
    """A waiting die takes the first tile without a symbol, or leaves before the end tile (H1).

    As long as none comes it goes on waiting, with the last tile that was laid (C0-R5).
    """
    ring, box = position.ring, position.box
    start = goal = ring.at[mover]
    for number in laid:
        goal = ring.floor.index(number)
        if number == box.end:
            leave(position, mover)
            position.waiting = None
            break
        ring.at[mover] = goal
        if not box.tiles[number].guarded:
            ring.floor[goal] = NONE
            discard_tiles(position, [number], "die-discarded")
            position.waiting = None
            break
    _pass_with_die(position, start, goal)


# ---- the die -------------------------------------------------------------------------------------


def roll_die(position: GlenMorePosition, mover: int) -> None:
    """The die goes so many tiles ahead and takes the one it stops on (GM-R51 to GM-R58).

    It counts tiles with a symbol and goes on from them (C0-R4), and leaves at the end (C0-R6).

    Then the ring is filled up, and the rearmost is next (GM-R59, GM-R60). That is a player: all
    tiles between the die and that figure had been swept, so it was the next piece (GM-R62).
    """
    ring, box = position.ring, position.box
    # Its faces are not a die's usual ones (GM-R10).
    rolled = position.chance.pick(box.die)
    position.revealed += 1
    position.tell("rolled", number=rolled)
    position.waiting = None
    start = ring.at[mover]
    left = rolled
    for space, number in ring.ahead():
        left -= 1
        if number == box.end:
            leave(position, mover)
            goal = space
            break
        if left <= 0 and not box.tiles[number].guarded:
            ring.floor[space] = NONE
            goal = ring.at[mover] = space
            discard_tiles(position, [number], "die-discarded")
            break
    else:
        # There are too few tiles: it waits after the last item for the first one laid (H1, H16).
        free = ring.free()
        goal = ring.at[mover] = free[0] if free else ring.empty
        position.waiting = mover
    _pass_with_die(position, start, goal)
    ring.settle_rear()
    position.push(Next())
    refill(position, *([ring.at[mover]] if position.waiting == mover else []))


def _pass_with_die(position: GlenMorePosition, start: int, goal: int) -> None:
    """The die has gone from one space to another, also as it waits (C2-R15)."""
    for chronicle in position.chronicles:
        for space in position.ring.way(start, goal):
            chronicle.die_passes(position, space)


def leave(position: GlenMorePosition, mover: int) -> None:
    """The die leaves the ring at the end tile (GM-R57)."""
    position.ring.at[mover] = GONE
    position.finished = position.finished | {mover}
    position.tell("die-left")
