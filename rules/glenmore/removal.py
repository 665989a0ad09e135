"""Removing own tiles: MacMillan and Loch Morar (GM-R238, GM-R264 to GM-R274)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.glenmore.asking import Question
from rules.glenmore.cells import CASTLE, cell_name
from rules.glenmore.doors import put_goods, remove_pile
from rules.glenmore.effects import effect, number
from rules.glenmore.moves import DONE, deed
from rules.glenmore.placement import removable

if TYPE_CHECKING:
    from rules.core.move import Move
    from rules.glenmore.asking import Why
    from rules.glenmore.components import Effect
    from rules.glenmore.effects import Effects
    from rules.glenmore.moves import Deed
    from rules.glenmore.position import GlenMorePosition


class Remove(Question):
    """Remove own tiles: MacMillan must, Loch Morar may (GM-R238, GM-R239, GM-R264)."""

    __slots__ = ("left", "must")

    ask = "remove"
    rule = "GM-R273"
    kinds = ("remove", "done")

    def __init__(self, seat: int, left: int, *, must: bool) -> None:
        super().__init__(seat)
        self.left = left
        self.must = must

    def choices(self, position: GlenMorePosition) -> list[Move]:
        """Every tile that may go."""
        cells = removable(position, self.seat)
        found: list[Move] = [deed("remove", cell) for cell in cells]
        return found if self.must else [*found, DONE]

    def decide(self, position: GlenMorePosition, move: Deed) -> None:
        """Take it away, one after the other (H8); its goods go to the home castle."""
        position.pop()
        if move == DONE:
            return
        if self.left > 1:
            position.push(self.again(self.left - 1))
        left = remove_pile(position, self.seat, move.cell)
        if left:
            position.push(Keep(self.seat, tuple(left)))

    def again(self, left: int) -> Remove:
        """The question for those that are left."""
        return Remove(self.seat, left, must=self.must)

    def proceed(self, position: GlenMorePosition) -> bool:
        """With nothing that may go, nothing happens."""
        if not removable(position, self.seat):
            position.pop()
            return True
        return super().proceed(position)

    def why_not(self, position: GlenMorePosition, move: Deed) -> Why:
        """Why that tile stays."""
        if move == DONE:
            return "GM-R239", "must-remove", {}
        facts = {"cell": cell_name(move.cell)}
        land = position.players[self.seat].land
        if move.cell not in land.tiles:
            return "GM-R238", "no-own-tile", facts
        if position.box.tiles[land.pile(move.cell)[0]].stack == "home":
            return "GM-R272", "home-stays", facts
        for chronicle in position.chronicles:
            why = chronicle.forbids_removal(position, self.seat, move.cell)
            if why is not None:
                return why
        return "GM-R273", "would-break", facts


class Keep(Question):
    """Which of the goods of a removed tile find room in the home castle (GM-R269, H9)."""

    __slots__ = ("left",)

    ask = "keep"
    rule = "GM-R269"
    free = False
    kinds = ("keep",)

    def __init__(self, seat: int, left: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.left = left

    def choices(self, position: GlenMorePosition) -> list[Move]:
        """One of those that arrive; what lies there stays."""
        return [deed("keep", good) for good in dict.fromkeys(self.left)]

    def decide(self, position: GlenMorePosition, move: Deed) -> None:
        """It goes to the castle."""
        later = list(self.left)
        later.remove(move.number)
        position.pop()
        if later:
            position.push(Keep(self.seat, tuple(later)))
        put_goods(position, self.seat, CASTLE, (move.number,))

    def proceed(self, position: GlenMorePosition) -> bool:
        """If all find room, or none, there is no choice."""
        room = position.players[self.seat].land.room(CASTLE, position.box.room)
        if 0 < room < len(self.left):
            return super().proceed(position)
        position.pop()
        put_goods(position, self.seat, CASTLE, self.left)
        return True


@effect("remove")
def _remove(position: GlenMorePosition, seat: int, given: Effect, frame: Effects) -> None:
    """Loch Morar, which may remove itself (GM-R264, GM-R265)."""
    position.push(Remove(seat, number(given), must=False))


@effect("clear")
def _clear(position: GlenMorePosition, seat: int, given: Effect, frame: Effects) -> None:
    """MacMillan (GM-R238)."""
    position.push(Remove(seat, number(given), must=True))
