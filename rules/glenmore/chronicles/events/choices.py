"""What events do that ask something (C6-R14 to C6-R16, C6-R20, C6-R22, C6-R24, C6-R25, C6-R28)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.glenmore.activation import WAYS, Wake, wake
from rules.glenmore.asking import Question
from rules.glenmore.cells import CASTLE, cell_name
from rules.glenmore.chronicles.england import England
from rules.glenmore.chronicles.events.happenings import choose_at_home, pair, produce_at_home
from rules.glenmore.chronicles.events.playing import works
from rules.glenmore.components import GOODS, NONE, Effect, Price
from rules.glenmore.doors import bring_home, buy, gain_points, pay_good, remove_pile
from rules.glenmore.effects import Effects, effect, number
from rules.glenmore.goods import count
from rules.glenmore.means import Bill, Means
from rules.glenmore.moves import DONE, SHAPES, deed
from rules.glenmore.payment import Pay
from rules.glenmore.placement import removable
from rules.glenmore.removal import Remove
from rules.glenmore.taking import note_finished, sweep

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rules.core.move import Move
    from rules.glenmore.asking import Why
    from rules.glenmore.moves import Deed
    from rules.glenmore.position import GlenMorePosition

SHAPES.update({"borrow": ("other", "cell"), "swap": ("number",), "home": ("cell",)})
_STONE = GOODS.index("stone")


class Herd(Wake):
    """Loch Lochy: activate own animal tiles, as many as one likes (C6-R15)."""

    __slots__ = ()

    ask = "herd"
    rule = "C6-R15"

    def decide(self, position: GlenMorePosition, move: Deed) -> None:
        """Activate it; then the next."""
        if move == DONE:
            position.pop()
        else:
            wake(position, self.seat, move.cell)


@effect("herd")
def _herd(position: GlenMorePosition, seat: int, given: Effect, frame: Effects) -> None:
    """All animal tiles; the cow comes first (C6-R15, Q6-7)."""
    position.push(Herd(seat, ("animal",)))


class Borrow(Question):
    """Donan Castle: activate tiles of other players, at own cost, for own gain (C6-R16, Q6-10)."""

    __slots__ = ("left",)

    ask = "borrow"
    rule = "C6-R16"
    kinds = ("borrow", "done")

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def choices(self, position: GlenMorePosition) -> list[Move]:
        """Every tile of another that can be activated and was not yet in this turn."""
        found: list[Move] = []
        for other, player in enumerate(position.players):
            if other != self.seat:
                found += [
                    deed("borrow", other, cell)
                    for cell in sorted(player.land.tiles)
                    if can_borrow(position, self.seat, other, cell)
                ]
        return [*found, DONE]

    def decide(self, position: GlenMorePosition, move: Deed) -> None:
        """What it makes comes onto any own tiles."""
        position.pop()
        if move == DONE:
            return
        if self.left > 1:
            position.push(Borrow(self.seat, self.left - 1))
        tile = position.box.tiles[position.players[move.number].land.tiles[move.cell]]
        activation = tile.activation
        if activation is None:
            raise ValueError(f"{tile.name} can't be activated")
        position.activated = position.activated | {tile.number}
        position.tell("borrowed", seat=self.seat, other=move.number, tile=tile.name)
        if activation.kind == "produce":
            produce_at_home(position, self.seat, tile, activation.goods)
        elif activation.kind == "any":
            choose_at_home(position, self.seat, tile, activation.amount)
        else:
            WAYS[activation.kind].do(position, self.seat, tile, move.cell)

    def proceed(self, position: GlenMorePosition) -> bool:
        """If there is none left, nothing is asked."""
        if self.choices(position) == [DONE]:
            position.pop()
            return True
        return super().proceed(position)

    def why_not(self, position: GlenMorePosition, move: Deed) -> Why:
        """Why that tile is not activated."""
        return "C6-R16", "not-borrowed", {"cell": cell_name(move.cell)}


def can_borrow(position: GlenMorePosition, seat: int, other: int, cell: int) -> bool:
    """Whether a seat can activate another's tile now."""
    tile = position.box.tiles[position.players[other].land.tiles[cell]]
    return (
        tile.activation is not None
        and tile.number not in position.activated
        and WAYS[tile.activation.kind].can(position, seat, tile)
    )


@effect("borrow")
def _borrow(position: GlenMorePosition, seat: int, given: Effect, frame: Effects) -> None:
    position.push(Borrow(seat, number(given)))


@works("borrow")
def _can_borrow(position: GlenMorePosition, seat: int, given: Effect) -> bool:
    return len(Borrow(seat, 1).choices(position)) > 1


class Bargain(Question):
    """Duart Castle: the exchange that is printed on the card (C6-R20)."""

    __slots__ = ("card", "goods", "points")

    ask = "bargain"
    rule = "C6-R20"
    free = False
    kinds = ("trade", "done")

    def __init__(self, seat: int, goods: int, points: int, card: str) -> None:
        super().__init__(seat)
        self.goods = goods
        self.points = points
        self.card = card

    def choices(self, position: GlenMorePosition) -> list[Move]:
        """Make it or not."""
        return [deed("trade", self.goods), DONE]

    def decide(self, position: GlenMorePosition, move: Deed) -> None:
        """Pay, then get the points; Sinclair may help."""
        position.pop()
        if move != DONE:
            gain = (Effect("points", self.points),)
            position.push(Effects(self.seat, gain, None, ("event", self.card)))
            position.push(Pay(self.seat, _bargain(position, self.seat, self.goods)))

    def proceed(self, position: GlenMorePosition) -> bool:
        """What can't be paid is not asked."""
        means = Means.of(position.players[self.seat], position.market)
        if not means.can_raise(_bargain(position, self.seat, self.goods)):
            position.pop()
            return True
        return False


def _bargain(position: GlenMorePosition, seat: int, goods: int) -> Bill:
    coin = "coin-for-good" in position.players[seat].lasting
    return Bill(Price(free=goods, among=tuple(range(len(GOODS)))), coin)


@effect("bargain")
def _make_bargain(position: GlenMorePosition, seat: int, given: Effect, frame: Effects) -> None:
    goods, points = pair(given)
    position.push(Bargain(seat, goods, points, frame.source[1]))


@works("bargain")
def _can_bargain(position: GlenMorePosition, seat: int, given: Effect) -> bool:
    means = Means.of(position.players[seat], position.market)
    return means.can_raise(_bargain(position, seat, pair(given)[0]))


class Quarry(Question):
    """Armadale Castle: give any number of stone, own or bought, for points (C6-R22, Q6-8)."""

    __slots__ = ("card", "given", "points")

    ask = "quarry"
    rule = "C6-R22"
    free = False
    kinds = ("pay", "buy", "done")

    def __init__(self, seat: int, points: int, card: str, given: int = 0) -> None:
        super().__init__(seat)
        self.points = points
        self.card = card
        #: How many were given so far; the points come all at once.
        self.given = given

    def choices(self, position: GlenMorePosition) -> list[Move]:
        """A stone from an own tile or out of the market, or no more."""
        player, market = position.players[self.seat], position.market
        found: list[Move] = [
            deed("pay", _STONE, cell)
            for cell, goods in sorted(player.land.goods.items())
            if count(goods, _STONE)
        ]
        price = market.price(_STONE)
        if price is not None and price <= player.coins:
            found.append(deed("buy", _STONE))
        return [*found, DONE]

    def decide(self, position: GlenMorePosition, move: Deed) -> None:
        """One more, or the points."""
        position.pop()
        if move == DONE:
            gain_points(position, self.seat, self.points * self.given, self.card)
            return
        if move.kind == "buy":
            buy(position, self.seat, _STONE)
        else:
            pay_good(position, self.seat, move.cell, _STONE)
        position.push(Quarry(self.seat, self.points, self.card, self.given + 1))

    def why_not(self, position: GlenMorePosition, move: Deed) -> Why:
        """Only stone is given."""
        return "C6-R22", "only-stone", {}


@effect("quarry")
def _quarry(position: GlenMorePosition, seat: int, given: Effect, frame: Effects) -> None:
    position.push(Quarry(seat, number(given), frame.source[1]))


@works("quarry")
def _can_quarry(position: GlenMorePosition, seat: int, given: Effect) -> bool:
    return Quarry(seat, 0, "").choices(position) != [DONE]


class ComeHome(Question):
    """Move own Scotsmen to the home castle for nothing: Fort George, Castle Moil.

    C6-R14, C6-R24.
    """

    __slots__ = ("left",)

    ask = "homecoming"
    rule = "C6-R14"
    kinds = ("home", "done")

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def choices(self, position: GlenMorePosition) -> list[Move]:
        """Those who are elsewhere."""
        people = position.players[self.seat].land.people
        found: list[Move] = [deed("home", cell) for cell in sorted(people) if cell != CASTLE]
        return [*found, DONE]

    def decide(self, position: GlenMorePosition, move: Deed) -> None:
        """He is there; then the next."""
        position.pop()
        if move != DONE:
            if self.left > 1:
                position.push(ComeHome(self.seat, self.left - 1))
            bring_home(position, self.seat, move.cell)

    def proceed(self, position: GlenMorePosition) -> bool:
        """If all are at home, nothing is asked."""
        if self.choices(position) == [DONE]:
            position.pop()
            return True
        return super().proceed(position)

    def why_not(self, position: GlenMorePosition, move: Deed) -> Why:
        """He must be there, and not at home already."""
        return "C6-R14", "no-scotsman-there", {"cell": cell_name(move.cell)}


@effect("homecoming")
def _homecoming(position: GlenMorePosition, seat: int, given: Effect, frame: Effects) -> None:
    position.push(ComeHome(seat, number(given)))


@works("homecoming")
def _can_come_home(position: GlenMorePosition, seat: int, given: Effect) -> bool:
    return any(cell != CASTLE for cell in position.players[seat].land.people)


class Raze(Remove):
    """Fort George, Castle of Mey: remove exactly so many own tiles (C6-R14, C6-R25, Q6-4)."""

    __slots__ = ()

    ask = "raze"

    def moves(self, position: GlenMorePosition, seat: int) -> Sequence[Move]:
        """No boat moves meanwhile: its tile would stay, and two could not go any more."""
        return [move for move in super().moves(position, seat) if move.kind != "row"]

    def choices(self, position: GlenMorePosition) -> list[Move]:
        """Those after which the others can go too."""
        return [
            move
            for move in super().choices(position)
            if move == DONE or _goes(position, self.seat, self.left, move)
        ]

    def again(self, left: int) -> Remove:
        """The question for those that are left."""
        return Raze(self.seat, left, must=True)


def _goes(position: GlenMorePosition, seat: int, left: int, move: Move) -> bool:
    if left == 1:
        return True
    trial = position.copy()
    cells = {cell_name(cell): cell for cell in trial.players[seat].land.tiles}
    remove_pile(trial, seat, cells[str(move.facts["cell"])])
    return bool(removable(trial, seat))


@effect("raze")
def _raze(position: GlenMorePosition, seat: int, given: Effect, frame: Effects) -> None:
    position.push(Raze(seat, number(given), must=True))


@works("raze")
def _can_raze(position: GlenMorePosition, seat: int, given: Effect) -> bool:
    return bool(Raze(seat, number(given), must=True).choices(position))


class Swap(Question):
    """Glenfinnan Monument: the Englishman changes places with a tile (C6-R28, Q4-8)."""

    __slots__ = ()

    ask = "swap"
    rule = "C6-R28"
    kinds = ("swap",)

    def choices(self, position: GlenMorePosition) -> list[Move]:
        """Any tile that could be taken, with no figure beside it."""
        ring = position.ring
        if ring.floor[ring.at[England.of(position).mover]] != NONE:
            # He stands on the end tile, which no other takes the place of.
            return []
        return [
            deed("swap", place)
            for place, (space, one) in enumerate(ring.ahead(), 1)
            if position.box.tiles[one].kind not in {"end", "ring"} and space not in ring.at
        ]

    def decide(self, position: GlenMorePosition, move: Deed) -> None:
        """Nothing is passed; what lies behind all figures now is swept off."""
        ring, mover = position.ring, England.of(position).mover
        space, tile = ring.ahead()[move.number - 1]
        position.pop()
        ring.floor[space] = NONE
        ring.floor[ring.at[mover]] = tile
        ring.at[mover] = space
        position.tell("swapped", seat=self.seat, tile=position.box.tiles[tile].name)
        position.finished = position.finished - {mover}
        note_finished(position, mover)
        sweep(position)

    def proceed(self, position: GlenMorePosition) -> bool:
        """Without such a tile nothing happens."""
        if not self.choices(position):
            position.pop()
            return True
        return super().proceed(position)

    def why_not(self, position: GlenMorePosition, move: Deed) -> Why:
        """Why that tile stays where it is."""
        return "C6-R28", "not-swapped", {"number": move.number}


@effect("swap")
def _swap(position: GlenMorePosition, seat: int, given: Effect, frame: Effects) -> None:
    position.push(Swap(seat))


@works("swap")
def _can_swap(position: GlenMorePosition, seat: int, given: Effect) -> bool:
    return bool(Swap(seat).choices(position))
