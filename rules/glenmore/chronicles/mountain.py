"""Chronicle 2, Highlander: a mountain on the ring, with room for one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Self, TypedDict

from rules.core.facts import Amounts
from rules.glenmore.activation import Activate
from rules.glenmore.asking import GROUPS, Question, Step, free_moves
from rules.glenmore.cells import cell_name
from rules.glenmore.chronicles.chronicle import Chronicle
from rules.glenmore.components import GOODS
from rules.glenmore.doors import take_good
from rules.glenmore.feasibility import payable
from rules.glenmore.gifts import PutGoods
from rules.glenmore.goods import amounts, amounts_of, kinds
from rules.glenmore.means import Means
from rules.glenmore.moves import SHAPES, deed
from rules.glenmore.printed import goods_counts
from rules.glenmore.taking import Take, goal_of, heading

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from rules.core.facts import Facts
    from rules.core.move import Move
    from rules.core.options import Value
    from rules.glenmore.asking import Why
    from rules.glenmore.feasibility import Target
    from rules.glenmore.moves import Deed
    from rules.glenmore.position import GlenMorePosition
    from rules.glenmore.setup import Layout
    from rules.glenmore.tables import Table
    from rules.glenmore.view import Counts


SHAPES.update(
    {
        "climb": (),
        "toll": ("good", "cell"),
        "toll-coin": (),
        "gather": (),
        "leave-goods": (),
    }
)
GROUPS.update({"toll-coin": "toll", "leave-goods": "gather"})


class MountainView(TypedDict):
    """The mountain; all of it is open to everyone."""

    #: Its spaces on the ring, clockwise; who is on it stands on the first.
    spaces: tuple[int, ...]
    coins: int
    goods: Counts
    #: The seat whose figure stands on it.
    seat: int | None
    #: Whether the seat that chooses a way now may go onto it; ``None`` if nobody chooses one.
    open: bool | None


class Mountain(Chronicle):
    """A mountain that stays where it is, with what those who passed it have laid on it."""

    __slots__ = ("_width", "coins", "goods", "spaces")

    key = "mountain"
    headlines = frozenset(("climbed", "gathered"))
    rules = tuple(f"C2-R{number}" for number in range(1, 18))
    asks = ("descend", "toll")
    landing_kinds = frozenset({"climb"})

    def __init__(self, table: Table, options: Mapping[str, Value], seats: int) -> None:
        # Turned sideways it takes up less (C2-R16).
        widths = {name: table.number(name) for name in ("two", "one")}
        self._width = widths[str(options["mountain"])]
        self.spaces: tuple[int, ...] = ()
        self.coins = 0
        #: So many of each resource.
        self.goods = [0] * len(GOODS)

    def copy(self) -> Self:
        """An equal one."""
        twin = object.__new__(type(self))
        twin._width = self._width
        twin.spaces = self.spaces
        twin.coins = self.coins
        twin.goods = self.goods.copy()
        return twin

    def lay_ring(self, layout: Layout) -> None:
        """It stands right before the empty space (C2-R1, C2-R2).

        The tiles that it replaces just stay in their stack (C2-R3), and nothing is ever laid on its
        spaces (C2-R12, C2-R13).
        """
        empty = layout.spaces - 1
        self.spaces = tuple(range(empty - self._width, empty))
        layout.fixed.update(self.spaces)

    @property
    def is_bare(self) -> bool:
        """Whether nothing lies on it."""
        return not self.coins and not any(self.goods)

    def highlander(self, position: GlenMorePosition) -> int | None:
        """The seat whose figure stands on it."""
        for mover, space in enumerate(position.ring.at):
            if space in self.spaces:
                return position.actors[mover].seat
        return None

    # ---- onto it ---------------------------------------------------------------------------------

    def landings(self, position: GlenMorePosition, take: Take) -> Sequence[Move]:
        """A figure may go there, for nothing, if nobody stands there (C2-R8, C2-R9)."""
        return [] if self._why_closed(position) else [deed("climb")]

    def _why_closed(self, position: GlenMorePosition) -> Why | None:
        ring = position.ring
        on_top = self.highlander(position)
        if on_top is not None:
            return "C2-R8", "mountain-taken", {"seat": on_top}
        if ring.offset(self.spaces[0]) > ring.offset(ring.empty):
            return "C2-R13", "mountain-behind", {}
        return None

    def why_not_landed(self, position: GlenMorePosition, take: Take, move: Deed) -> Why:
        """Why nobody may go there now."""
        return self._why_closed(position) or ("C2-R8", "not-possible", {})

    def space_of(self, position: GlenMorePosition, take: Take, move: Deed) -> int:
        """Its first space: who stands there is behind all that comes after it."""
        return self.spaces[0]

    def landed(self, position: GlenMorePosition, take: Take, move: Deed) -> None:
        """No tile is taken; all else of the own turn is there (C2-R10, Q2-5)."""
        position.tell("climbed", seat=take.seat)
        position.push(Activate(take.seat, None))

    # ---- past it ---------------------------------------------------------------------------------

    def passes(self, position: GlenMorePosition, mover: int, space: int) -> None:
        """Who passes lays something on it, whoever stands there (C2-R4, Q2-7)."""
        seat = position.actors[mover].seat
        if space == self.spaces[0] and seat is not None:
            position.push(Passed(seat))
            position.push(Toll(seat))

    def after_tolls(
        self, position: GlenMorePosition, target: Target, means: Means
    ) -> Iterable[Means]:
        """What is left of a seat's means when it has passed; a sale may come first (Q2-2)."""
        if not self.is_passed(position, target.mover, target.space):
            return [means]
        found = ways_past(means)
        if self.is_bare and found == [means]:
            # Nothing was laid, so there is nothing to meddle with.
            return found
        return [more for left in found for more in meddled(position, target.seat, left)]

    def is_passed(self, position: GlenMorePosition, mover: int, goal: int) -> bool:
        """Whether a figure passes it on its way to a space, and must lay something on it."""
        ring, own = position.ring, position.actors[mover].seat is not None
        return own and self.spaces[0] in ring.way(ring.at[mover], goal)

    def die_passes(self, position: GlenMorePosition, space: int) -> None:
        """A coin from the supply is laid on it (C2-R15). It is no tile, and never counted (Q2-6).

        Of the tiles that are, the die discards no chronicle's (C2-R17).
        """
        if space == self.spaces[0]:
            self.coins += 1
            position.tell("die-passed-mountain")

    # ---- off it ----------------------------------------------------------------------------------

    def before_take(self, position: GlenMorePosition, mover: int, seat: int) -> None:
        """Who leaves it may take everything with it, before it moves (C2-R11, Q2-3)."""
        if position.ring.at[mover] in self.spaces and not self.is_bare:
            position.push(Descend(seat))
            position.push(Passed(seat))

    def gather(self, position: GlenMorePosition, seat: int, put: type[PutGoods]) -> None:
        """All that lies on it goes to a seat: coins to its supply, resources onto any own tiles."""
        coins, goods = self.coins, self.goods
        self.coins, self.goods = 0, [0] * len(GOODS)
        position.tell("gathered", seat=seat, goods=amounts(goods, coins=coins))
        position.players[seat].coins += coins
        if any(goods):
            units = tuple(good for good, count in enumerate(goods) for _ in range(count))
            position.push(put(seat, units))

    def before_final(self, position: GlenMorePosition) -> None:
        """Who stands there when the game ends gets all of it without leaving (C2-R14, Q2-4)."""
        seat = self.highlander(position)
        if seat is not None and not self.is_bare:
            self.gather(position, seat, PutAtTheEnd)

    # ---- knowledge -------------------------------------------------------------------------------

    def view(self, position: GlenMorePosition, seat: int | None) -> MountainView:
        """Everything."""
        asked = position.pending[-1] if position.pending else None
        ways = asked.landings(position) if isinstance(asked, Take) and position.own_turn else None
        return {
            "spaces": self.spaces,
            "coins": self.coins,
            "goods": goods_counts(self.goods),
            "seat": self.highlander(position),
            "open": None if ways is None else self.spaces[0] in ways,
        }

    def explain(self, position: GlenMorePosition, seat: int, move: Deed) -> Facts:
        """What lies there, for who could go or gather; whether a tile is beyond it."""
        if move.kind == "toll":
            land = position.players[seat].land
            return {"tile": position.box.tiles[land.tiles[move.cell]].name}
        if move.kind in {"climb", "gather"}:
            goods = amounts(self.goods, coins=self.coins)
            return {"goods": goods, "count": self.coins + sum(self.goods)}
        if move.kind == "take":
            return {"toll": int(self.is_passed(position, position.actor, goal_of(position, move)))}
        return {}

    def worth(self, position: GlenMorePosition, seat: int, turns: float) -> float:
        """Who stands on it has almost all that lies there."""
        if self.highlander(position) != seat:
            return 0.0
        last = seat in position.finished
        return self.coins + (0.0 if last and not turns else 0.8) * sum(self.goods)


def ways_past(means: Means) -> list[Means]:
    """What may be left of somebody's means once something lies on the mountain (C2-R4, C2-R6)."""
    held = [good for good, count in enumerate(means.stock) if count]
    if not means.coins and not held:
        # Who has nothing lays nothing (C2-R7).
        return [means]
    found = [means.with_one_less(good) for good in held]
    if means.coins:
        found.append(means.with_a_coin_less())
    else:
        found += [
            means.with_one_sold(good).with_a_coin_less() for good in held if means.filled[good]
        ]
    return found


def meddled(position: GlenMorePosition, seat: int, means: Means) -> list[Means]:
    """What a seat's means may be when others' rules had their say about what lies there."""
    found = [means]
    for chronicle in position.chronicles:
        found = [more for one in found for more in chronicle.after_mountain(position, seat, one)]
    return found


class Passed(Step):
    """The mountain was passed, its toll being laid, or is about to be left."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat

    def run(self, position: GlenMorePosition) -> None:
        """Whoever has something to do there does it."""
        for chronicle in reversed(position.chronicles):
            chronicle.mountain_passed(position, self.seat)


class Toll(Question):
    """Lay a coin or a resource on the mountain: which, is the passer's choice (C2-R4, C2-R5).

    What would make the chosen tile unpayable is not offered (Q0-2).
    """

    __slots__ = ()

    ask = "toll"
    rule = "C2-R4"
    kinds = ("toll", "toll-coin")

    def moves(self, position: GlenMorePosition, seat: int) -> Sequence[Move]:
        """The answers; if the tile could not be paid after any of them, only sales (E2)."""
        return self.choices(position) or [
            move for move in free_moves(position, seat, self) if move.kind == "sell"
        ]

    def choices(self, position: GlenMorePosition) -> list[Move]:
        """A coin, or any resource of the own tiles."""
        player = position.players[self.seat]
        means = Means.of(player, position.market)
        found: list[Move] = []
        if means.coins and self._is_enough(position, means.with_a_coin_less()):
            found.append(deed("toll-coin"))
        open_goods = [
            good
            for good, count in enumerate(means.stock)
            if count and self._is_enough(position, means.with_one_less(good))
        ]
        for cell, goods in sorted(player.land.goods.items()):
            found += [deed("toll", good, cell) for good in kinds(goods) if good in open_goods]
        return found

    def _is_enough(self, position: GlenMorePosition, means: Means) -> bool:
        """Whether the chosen tile can be paid with these means."""
        target = heading(position)
        return target is None or any(
            payable(position, target, one) for one in meddled(position, self.seat, means)
        )

    def decide(self, position: GlenMorePosition, move: Deed) -> None:
        """It lies on the mountain."""
        mountain = Mountain.of(position)
        position.pop()
        if move.kind == "toll-coin":
            position.players[self.seat].coins -= 1
            mountain.coins += 1
            laid = Amounts.some({"coins": 1})
        else:
            take_good(position, self.seat, move.cell, move.number)
            mountain.goods[move.number] += 1
            laid = amounts_of((move.number,))
        position.tell("passed-mountain", seat=self.seat, goods=laid)

    def proceed(self, position: GlenMorePosition) -> bool:
        """Who has neither lays nothing (C2-R7)."""
        player = position.players[self.seat]
        if not player.coins and not any(player.land.stock):
            position.pop()
            return True
        return super().proceed(position)

    def why_not(self, position: GlenMorePosition, move: Deed) -> Why:
        """Why that can't be laid there."""
        player = position.players[self.seat]
        if move.kind == "toll":
            facts: Facts = {"good": GOODS[move.number], "cell": cell_name(move.cell)}
            if move.number not in kinds(player.land.goods.get(move.cell, 0)):
                return "C2-R5", "good-not-there", facts
        elif not player.coins:
            return "C2-R5", "no-coin", {}
        return "GM-R81", "needed-for-tile", {}


class Descend(Question):
    """Take everything from the mountain, or nothing, before leaving it (C2-R11, Q2-3)."""

    __slots__ = ()

    ask = "descend"
    rule = "C2-R11"
    kinds = ("gather", "leave-goods")

    def choices(self, position: GlenMorePosition) -> list[Move]:
        """All or nothing."""
        return [deed("gather"), deed("leave-goods")]

    def decide(self, position: GlenMorePosition, move: Deed) -> None:
        """It may pay for the next tile at once."""
        position.pop()
        if move.kind == "gather":
            Mountain.of(position).gather(position, self.seat, PutFromMountain)


class PutFromMountain(PutGoods):
    """Put what lay on the mountain on any own tiles; for what finds no room see H4."""

    __slots__ = ()

    rule = "C2-R11"


class PutAtTheEnd(PutFromMountain):
    """The same when the game has ended: nobody's turn, so nothing is sold meanwhile (Q2-4)."""

    __slots__ = ()

    rule = "C2-R14"
    free = False
