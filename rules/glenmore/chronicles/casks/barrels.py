"""What is asked about barrels: where a new one goes, which one is spent, and what a still does."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.glenmore.activation import WAYS, Way
from rules.glenmore.asking import Question
from rules.glenmore.chronicles.casks.cellars import FLOOR
from rules.glenmore.chronicles.casks.storehouse import Storehouse
from rules.glenmore.exchange import Trade, can_exchange
from rules.glenmore.moves import DONE, deed

if TYPE_CHECKING:
    from rules.core.move import Move
    from rules.glenmore.asking import Why
    from rules.glenmore.components import Tile
    from rules.glenmore.moves import Deed
    from rules.glenmore.position import GlenMorePosition


class Store(Question):
    """Put new barrels on the leftmost free cell of the first cellar, or on none (C3-R7, Q3-1)."""

    __slots__ = ("left",)

    ask = "store"
    rule = "C3-R7"
    free = False
    kinds = ("store",)

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        #: How many there are; they lie in the area that is worth nothing so far.
        self.left = left

    def choices(self, position: GlenMorePosition) -> list[Move]:
        """The cell, or the area that is worth nothing."""
        house = Storehouse.of(position)
        cell = house.cellars[self.seat].free_cell(house.cards)
        return [deed("store", place) for place in (cell, FLOOR) if place is not None]

    def decide(self, position: GlenMorePosition, move: Deed) -> None:
        """It lies there; then the next."""
        position.pop()
        if self.left > 1:
            position.push(Store(self.seat, self.left - 1))
        house = Storehouse.of(position)
        if move.number != FLOOR:
            cellars = house.cellars[self.seat].without(FLOOR)
            house.cellars[self.seat] = cellars.with_one(move.number)
        position.tell("stored", seat=self.seat, points=house.value(move.number))

    def why_not(self, position: GlenMorePosition, move: Deed) -> Why:
        """New barrels go nowhere else."""
        return "C3-R7", "not-leftmost", {}


class Spend(Question):
    """Choose the barrel that is given up, from anywhere in the cellars (C3-R9)."""

    __slots__ = ("left",)

    ask = "barrel"
    rule = "C3-R9"
    free = False
    kinds = ("barrel",)

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def choices(self, position: GlenMorePosition) -> list[Move]:
        """Every place where one lies."""
        places = Storehouse.of(position).cellars[self.seat].places
        return [deed("barrel", place) for place in places]

    def decide(self, position: GlenMorePosition, move: Deed) -> None:
        """It is gone; then the next."""
        position.pop()
        if self.left > 1:
            position.push(Spend(self.seat, self.left - 1))
        house = Storehouse.of(position)
        house.cellars[self.seat] = house.cellars[self.seat].without(move.number)

    def why_not(self, position: GlenMorePosition, move: Deed) -> Why:
        """Only what is there can be spent."""
        return "C3-R9", "no-barrel-there", {}


# ---- stills --------------------------------------------------------------------------------------


class Distil(Trade):
    """Activate a distillery that makes whisky, moves a barrel to the right, or both.

    With two symbols and a slash only one of them is used (C3-R13); otherwise both, in any order,
    and each only if its owner likes (C3-R14, Q3-3). MacGregor's points come instead of making
    whisky, so not where only barrels are moved (C3-R28, Q3-4).
    """

    __slots__ = ("begun", "left")

    ask = "distil"
    rule = "C3-R10"
    kinds = ("trade", "barrel-points", "age", "done")

    def __init__(
        self, seat: int, tile: Tile, cell: int, left: tuple[str, ...], *, begun: bool = False
    ) -> None:
        super().__init__(seat, tile, cell)
        #: What can still be done: "make", "age".
        self.left = left
        self.begun = begun

    def choices(self, position: GlenMorePosition) -> list[Move]:
        """To make whisky, to move a barrel, and once something was done to be done with it."""
        found = super().choices(position) if "make" in self.left else []
        if "age" in self.left:
            house = Storehouse.of(position)
            found += [deed("age", place) for place in house.movable(self.seat)]
        return [*found, DONE] if self.begun else found

    def decide(self, position: GlenMorePosition, move: Deed) -> None:
        """Do it, and then the rest."""
        position.pop()
        if move == DONE:
            return
        done = "age" if move.kind == "age" else "make"
        activation = self.tile.activation
        if activation is not None and activation.kind == "both":
            rest = tuple(one for one in self.left if one != done)
            position.push(Distil(self.seat, self.tile, self.cell, rest, begun=True))
        if done == "age":
            Storehouse.of(position).move_barrel(position, self.seat, move.number)
        else:
            self.make(position, move)

    def proceed(self, position: GlenMorePosition) -> bool:
        """If nothing can be done any more it is over."""
        if self.choices(position) in ([], [DONE]):
            position.pop()
            return True
        return super().proceed(position)

    def why_not(self, position: GlenMorePosition, move: Deed) -> Why:
        """Why that is not done."""
        if move.kind == "age":
            return why_not_aged(position, self.seat, move.number, allowed="age" in self.left)
        if move.kind == "done":
            return "C3-R13", "not-possible", {}
        return super().why_not(position, move)


def why_not_aged(position: GlenMorePosition, seat: int, place: int, *, allowed: bool) -> Why:
    """Why the barrel on a place doesn't move."""
    house = Storehouse.of(position)
    cellars = house.cellars[seat]
    if not allowed:
        return "C3-R10", "no-ageing", {}
    if place not in cellars.places:
        return "C3-R10", "no-barrel-there", {}
    if place + 1 in cellars.filled:
        return "C3-R11", "cell-is-filled", {}
    if house.cards.cost_of_next(cellars.cellars) is None:
        return "C3-R12", "last-cell", {}
    return "C3-R12", "no-cell-beyond", {}


_LEFT = {"either": ("make", "age"), "both": ("make", "age"), "age": ("age",)}


def _distil(position: GlenMorePosition, seat: int, tile: Tile, cell: int) -> None:
    kind = tile.activation.kind if tile.activation else ""
    position.push(Distil(seat, tile, cell, _LEFT[kind]))


def _can_age(position: GlenMorePosition, seat: int, tile: Tile) -> bool:
    return bool(Storehouse.of(position).movable(seat))


def _can_distil(position: GlenMorePosition, seat: int, tile: Tile) -> bool:
    return can_exchange(position, seat, tile) or _can_age(position, seat, tile)


def _never_plain(position: GlenMorePosition, seat: int, tile: Tile, cell: int) -> bool:
    return False


WAYS |= {
    "either": Way(_distil, _can_distil, _never_plain),
    "both": Way(_distil, _can_distil, _never_plain),
    "age": Way(_distil, _can_age, _never_plain),
}
