"""Chronicle 3, Single Cask Whisky: C3-R1 to C3-R28.

Its distilleries take the place of the base game's and have its symbol (C3-R1); two more and three
sale tiles join the stacks (C3-R2, C3-R3): all of that is in the edition. A barrel in a cellar is
whisky like any other, for costs, in scorings and at the end (C3-R6, C3-R18, C3-R27).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.core.facts import Amounts
from rules.glenmore.activation import Activate
from rules.glenmore.asking import GROUPS, Step
from rules.glenmore.chronicles.casks.barrels import Spend, Store
from rules.glenmore.chronicles.casks.odds import WAKES, cellars_worth
from rules.glenmore.chronicles.casks.sales import Visit, barrels_needed
from rules.glenmore.chronicles.casks.storehouse import Sale, Storehouse
from rules.glenmore.chronicles.casks.view import casks_view
from rules.glenmore.means import Bill, Means
from rules.glenmore.moves import SHAPES, deed
from rules.glenmore.payment import Pay
from rules.glenmore.printed import price_counts
from rules.glenmore.taking import Arrive

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from rules.core.facts import Facts
    from rules.core.move import Move
    from rules.core.view import Crumb
    from rules.glenmore.asking import Question, Why
    from rules.glenmore.chronicles.casks.view import CasksView
    from rules.glenmore.feasibility import Target
    from rules.glenmore.moves import Deed
    from rules.glenmore.position import GlenMorePosition
    from rules.glenmore.taking import Take

SHAPES.update(
    {
        "visit": ("number",),
        "sell-cask": ("cask",),
        "bonus-cask": ("cask",),
        "no-sale": (),
        "age": ("cask",),
        "store": ("cask",),
        "barrel": ("cask",),
        "buy-cellar": (),
    }
)
GROUPS.update({"bonus-cask": "sell-cask", "no-sale": "sell-cask"})


class Casks(Storehouse):
    """Cellars in which whisky ages, and tiles to which it is sold."""

    __slots__ = ()

    key = "casks"
    headlines = frozenset(("visited", "cask-sold", "cellar"))
    rules = tuple(f"C3-R{number}" for number in range(1, 29))
    landing_kinds = frozenset({"visit"})
    asks = ("store", "barrel", "distil", "sale")
    free_kinds = frozenset({"buy-cellar"})

    # ---- barrels come and go ---------------------------------------------------------------------

    def gained_whisky(self, position: GlenMorePosition, seat: int, barrels: int) -> None:
        """New barrels, wherever from, may go to the first cellar (C3-R7, C3-R8)."""
        cellars = self.cellars[seat]
        self.cellars[seat] = cellars._replace(floor=cellars.floor + barrels)
        if cellars.free_cell(self.cards) is not None:
            position.push(Store(seat, barrels))

    def spent_whisky(self, position: GlenMorePosition, seat: int, barrels: int) -> None:
        """The owner chooses which barrels go (C3-R9)."""
        position.push(Spend(seat, barrels))

    # ---- cellars ---------------------------------------------------------------------------------

    def free_moves(
        self, position: GlenMorePosition, seat: int, question: Question
    ) -> Sequence[Move]:
        """The next cellar may be bought at any time in the own turn (C3-R5, C3-R15)."""
        return () if self._why_no_cellar(position, seat) else (deed("buy-cellar"),)

    def _why_no_cellar(self, position: GlenMorePosition, seat: int) -> Why | None:
        cost = self.cards.cost_of_next(self.cellars[seat].cellars)
        if cost is None:
            return "C3-R17", "all-cellars", {}
        if not position.own_turn:
            # Only in the own turn (Q3-9).
            return "C3-R15", "not-own-turn", {}
        if any(isinstance(waiting, Arrive) for waiting in position.pending):
            # What the figure is on its way to must still be payable (Q0-2).
            return "C3-R15", "under-way", {}
        means = Means.of(position.players[seat], position.market)
        return None if means.can_raise(Bill(cost)) else ("C3-R15", "cellar-too-dear", {})

    def why_not_free(self, position: GlenMorePosition, seat: int, move: Deed) -> Why:
        """Why no cellar is bought now."""
        return self._why_no_cellar(position, seat) or ("C3-R15", "not-possible", {})

    def play_free(self, position: GlenMorePosition, seat: int, move: Deed) -> None:
        """Pay for it, also out of the market, and have it."""
        cost = self.cards.cost_of_next(self.cellars[seat].cellars)
        if cost is None:
            raise ValueError("there is no other cellar")
        position.push(HaveCellar(seat))
        position.push(Pay(seat, Bill(cost)))

    # ---- sale tiles ------------------------------------------------------------------------------

    def forbids(self, position: GlenMorePosition, target: Target) -> Why | None:
        """They stay on the ring: nobody takes one (Q0-3, Q3-6)."""
        if target.tile.name in self.sales:
            return "C3-R23", "sale-not-taken", {"tile": target.tile.name}
        return None

    def passes(self, position: GlenMorePosition, mover: int, space: int) -> None:
        """A player's figure that passes a sale tile may sell a barrel there (C3-R21, Q3-8)."""
        name = self.tile_on(position, space)
        if name is None or "free" not in self.open_spots(name):
            return
        seat = position.mover
        spare = position.players[seat].whisky - barrels_needed(position)
        if spare > 0:
            position.push(Visit(seat, name, ("free",), spare, landed=False))

    def landings(self, position: GlenMorePosition, take: Take) -> Sequence[Move]:
        """The sale tiles that the figure may go to (C3-R23)."""
        return [
            deed("visit", number)
            for number, (space, _) in enumerate(position.ring.ahead(), 1)
            if self.tile_on(position, space) and not self._why_no_visit(position, take, space)
        ]

    def _why_no_visit(self, position: GlenMorePosition, take: Take, space: int) -> Why | None:
        name = self.tile_on(position, space)
        if name is None or not position.own_turn or space == position.ring.at[take.mover]:
            return "C3-R23", "no-sale-tile", {}
        if space in position.ring.at[: len(self.cellars)]:
            return "C3-R25", "sale-occupied", {}
        if not position.players[take.seat].whisky:
            return "C3-R24", "no-barrel", {}
        return None if self.open_spots(name) else ("C3-R20", "sale-full", {})

    def why_not_landed(self, position: GlenMorePosition, take: Take, move: Deed) -> Why:
        """Why the figure doesn't go there."""
        ahead = position.ring.ahead()
        if move.number > len(ahead):
            return "GM-R65", "no-tile-there", {"number": move.number}
        why = self._why_no_visit(position, take, ahead[move.number - 1][0])
        return why or ("C3-R23", "not-possible", {})

    def space_of(self, position: GlenMorePosition, take: Take, move: Deed) -> int:
        """The space of the sale tile."""
        return position.ring.ahead()[move.number - 1][0]

    def landed(self, position: GlenMorePosition, take: Take, move: Deed) -> None:
        """Sell there; no tile is taken (Q3-6)."""
        name = self.tile_on(position, position.ring.at[take.mover])
        if name is None:
            raise ValueError("there is no sale tile")
        position.tell("visited", seat=take.seat, tile=name)
        whisky = position.players[take.seat].whisky
        position.push(Activate(take.seat, None))
        position.push(Visit(take.seat, name, self.open_spots(name), whisky, landed=True))

    def discarded(self, position: GlenMorePosition, tiles: Sequence[int], cause: str) -> None:
        """The barrels on a discarded sale tile go back to the supply (C3-R26)."""
        for number in tiles:
            name = position.box.tiles[number].name
            if name in self.sales:
                self.sales[name] = Sale()

    # ---- knowledge -------------------------------------------------------------------------------

    def view(self, position: GlenMorePosition, seat: int | None) -> CasksView:
        """All of it is open."""
        return casks_view(self, position)

    def worth(self, position: GlenMorePosition, seat: int, turns: float) -> float:
        """What cellars and barrels are worth to a seat."""
        return cellars_worth(self, position, seat)

    def wakes(self, position: GlenMorePosition, seat: int) -> Mapping[str, float]:
        """What it is worth to let barrels age."""
        return WAKES

    def explain(self, position: GlenMorePosition, seat: int, move: Deed) -> Facts:
        """What places are worth, what a cellar costs, and which tile is visited."""
        match move.kind:
            case "age":
                return {"before": self.value(move.number), "points": self.value(move.number + 1)}
            case "store" | "barrel" | "sell-cask":
                return {"points": self.value(move.number)}
            case "bonus-cask":
                bonus = self.bonuses[_visited(position)]
                return {"points": self.value(move.number) + bonus, "bonus": bonus}
            case "buy-cellar":
                return self._explain_cellar(seat)
            case "visit":
                return self._explain_visit(position, move)
            case _:
                return {}

    def _explain_cellar(self, seat: int) -> Facts:
        cellars = self.cellars[seat].cellars
        cost, cells = self.cards.cost_of_next(cellars), self.cards.cells[cellars]
        return {
            "cellar": cellars + 1,
            "cost": Amounts.some({} if cost is None else price_counts(cost)),
            "least": min(cells),
            "most": max(cells),
        }

    def _explain_visit(self, position: GlenMorePosition, move: Deed) -> Facts:
        space = position.ring.ahead()[move.number - 1][0]
        name = self.tile_on(position, space) or ""
        spots = self.open_spots(name)
        bonus = self.bonuses[name] if "bonus" in spots else 0
        return {"tile": name, "bonus": bonus, "free": int("free" in spots)}


def _visited(position: GlenMorePosition) -> str:
    """The sale tile that barrels are sold to now."""
    asked = position.decision
    if not isinstance(asked, Visit):
        raise TypeError("nothing is sold now")
    return asked.sale


class HaveCellar(Step):
    """A cellar that is paid comes beside the others (C3-R15)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat

    def run(self, position: GlenMorePosition) -> None:
        """It is empty."""
        house = Casks.of(position)
        cellars = house.cellars[self.seat]
        house.cellars[self.seat] = cellars._replace(cellars=cellars.cellars + 1)
        position.tell("cellar", seat=self.seat, cellar=cellars.cellars + 1)

    def crumb(self, position: GlenMorePosition) -> Crumb | None:
        """That a cellar is being bought."""
        return {"kind": "cellar", "facts": {}}
