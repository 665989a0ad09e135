"""Chronicle 4, Hammer of the Scots: the Englishman, whom the owner of a marker may use."""

from __future__ import annotations

from typing import TYPE_CHECKING, Self, TypedDict

from rules.glenmore.activation import Activate
from rules.glenmore.chronicles.chronicle import Chronicle
from rules.glenmore.components import NONE
from rules.glenmore.doors import discard_tiles
from rules.glenmore.effects import effect
from rules.glenmore.feasibility import obstacle
from rules.glenmore.moves import SHAPES, deed
from rules.glenmore.ring import Actor
from rules.glenmore.taking import Take, go
from rules.glenmore.turn import open_turn

if TYPE_CHECKING:
    from collections.abc import Mapping

    from rules.core.facts import Facts
    from rules.core.move import Move
    from rules.core.options import Value
    from rules.glenmore.asking import Why
    from rules.glenmore.components import Effect
    from rules.glenmore.effects import Effects
    from rules.glenmore.feasibility import Known, Target
    from rules.glenmore.moves import Deed
    from rules.glenmore.position import GlenMorePosition
    from rules.glenmore.setup import Layout
    from rules.glenmore.tables import Table

SHAPES.update({"dismiss": ("number",)})


class EnglandView(TypedDict):
    """The Englishman and the England row; all of it is open to everyone."""

    #: The seat that has the England marker; ``None`` as long as it lies under the Englishman.
    owner: int | None
    #: The space of the ring on which he stands.
    space: int
    #: Whether it is his turn now.
    acting: bool
    #: Whether he stands on the end tile or beyond.
    finished: bool
    #: How many cells of the row hold coins, from the left, and what each of them holds when full.
    filled: int
    prices: tuple[int, ...]
    #: What using him costs now; ``None`` if the row is full.
    price: int | None
    #: What who doesn't pay gets from the row; nothing if it is empty.
    offer: int


class England(Chronicle):
    """The Englishman, the England marker and the England row.

    He is a figure for everything but the own turn (A1, A2): tiles stay until he has passed them,
    and the game waits for him (C4-R17). His four tiles, their cards and what they do are data
    (C4-R2, C4-R3, C4-R18, C4-R19, C4-R20); the die discards none of them (C4-R21).
    """

    __slots__ = ("filled", "mover", "owner", "prices")

    key = "england"
    headlines = frozenset(("england-marker", "english-took", "english-finished"))
    #: C4-R1
    seat_counts = (3, 4)
    rules = tuple(f"C4-R{number}" for number in range(1, 22))
    asks = ("england",)

    def __init__(self, table: Table, options: Mapping[str, Value], seats: int) -> None:
        table.check_names("prices", "filled", "source")
        #: What the cells of the row hold, and how many of them do: one at the start, whatever the
        #: number of players (C4-R4, Q4-9).
        self.prices = table.numbers("prices")
        self.filled = table.number("filled")
        self.owner: int | None = None
        #: The number of the Englishman among the actors.
        self.mover = NONE

    def copy(self) -> Self:
        """An equal one."""
        twin = object.__new__(type(self))
        twin.prices = self.prices
        twin.filled = self.filled
        twin.owner = self.owner
        twin.mover = self.mover
        return twin

    def lay_ring(self, layout: Layout) -> None:
        """He stands in place of the first A tile, the marker under him (C4-R5, C4-R6)."""
        self.mover = len(layout.actors)
        layout.after_first.append(
            Actor(begin_his_turn, None, sweeps=True, ends_game=True, name="englishman")
        )

    # ---- the marker ------------------------------------------------------------------------------

    def passes(self, position: GlenMorePosition, mover: int, space: int) -> None:
        """Who passes him first takes the marker; later that changes nothing (C4-R7, C4-R8)."""
        seat = position.actors[mover].seat
        if self.owner is None and seat is not None and space == position.ring.at[self.mover]:
            self.take_marker(position, seat)

    def take_marker(self, position: GlenMorePosition, seat: int) -> None:
        """The marker goes to a seat, from whoever has it (C4-R9)."""
        if self.owner != seat:
            self.owner = seat
            position.tell("england-marker", seat=seat)

    # ---- the row ---------------------------------------------------------------------------------

    @property
    def price(self) -> int | None:
        """What the leftmost empty cell takes; ``None`` if there is none (C4-R11)."""
        return self.prices[self.filled] if self.filled < len(self.prices) else None

    @property
    def offer(self) -> int:
        """What the rightmost filled cell holds (C4-R16)."""
        return self.prices[self.filled - 1] if self.filled else 0

    @property
    def coins(self) -> int:
        """All coins in the row."""
        return sum(self.prices[: self.filled])

    def stall(self, position: GlenMorePosition) -> int:
        """The same: it is the largest stack of the row."""
        return self.offer

    def take_stall(self, position: GlenMorePosition) -> int:
        """Take it away."""
        coins = self.offer
        self.filled -= 1
        return coins

    def take_stack(self, position: GlenMorePosition, seat: int) -> None:
        """A seat takes the coins of the rightmost filled cell, if there are any."""
        coins = self.offer
        if coins:
            self.filled -= 1
            position.players[seat].coins += coins
            position.tell("england-coins", seat=seat, coins=coins)

    # ---- what he may take ------------------------------------------------------------------------

    def forbids(self, position: GlenMorePosition, target: Target) -> Why | None:
        """Not this chronicle's own tiles, and nothing while the row is full (C4-R14, Q4-3)."""
        if target.mover != self.mover:
            return None
        if target.tile.chronicle == self.key:
            return "C4-R14", "not-with-englishman", {"tile": target.tile.name}
        if self.price is None:
            return "C4-R11", "england-row-full", {}
        return None

    def surcharge(self, position: GlenMorePosition, target: Target) -> int:
        """Using him costs the next cell of the row, beside the tile (C4-R11, C4-R12)."""
        return (self.price or 0) if target.mover == self.mover else 0

    def paid(self, position: GlenMorePosition, target: Target) -> None:
        """These coins come into the row."""
        price = self.price
        if target.mover == self.mover and price is not None:
            self.filled += 1
            position.tell("england-paid", seat=target.seat, coins=price)

    # ---- knowledge -------------------------------------------------------------------------------

    def view(self, position: GlenMorePosition, seat: int | None) -> EnglandView:
        """Everything."""
        return {
            "owner": self.owner,
            "space": position.ring.at[self.mover],
            "acting": position.actor == self.mover and position.outcome is None,
            "finished": self.mover in position.finished,
            "filled": self.filled,
            "prices": self.prices,
            "price": self.price,
            "offer": self.offer,
        }

    def facts(self, position: GlenMorePosition) -> Facts:
        """What using him costs, or nothing if the row is full."""
        return {"england": self.price or 0}

    def explain(self, position: GlenMorePosition, seat: int, move: Deed) -> Facts:
        """The tile that he would throw away, and the coins for it."""
        if move.kind != "dismiss":
            return {}
        tile = position.box.tiles[position.ring.ahead()[move.number - 1][1]]
        return {"tile": tile.name, "coins": self.offer}

    def worth(self, position: GlenMorePosition, seat: int, turns: float) -> float:
        """Who has the marker has more turns, or the coins of the row."""
        if self.owner != seat:
            return 0.0
        return min(turns, 6.0) * 0.5


def begin_his_turn(position: GlenMorePosition, mover: int) -> None:
    """The marker's owner decides for him, also once the own figure has finished (C4-R10).

    When he is the rearmost all players have passed him, so somebody has the marker. It is not the
    own turn: Loch Ness, MacLachlan and what lies on the way don't work (C4-R13, Q4-6).
    """
    seat = England.of(position).owner
    if seat is None:
        raise ValueError("nobody has the England marker")
    open_turn(position, mover, UseEnglishman(seat, mover))


class UseEnglishman(Take):
    """Take a tile with the Englishman, or throw one away for nothing (C4-R10, C4-R15)."""

    __slots__ = ()

    ask = "england"
    rule = "C4-R10"
    kinds = ("take", "dismiss", "finish")
    told = {"take": "english-took", "finish": "english-finished"}  # noqa: RUF012, never changes

    def choices(self, position: GlenMorePosition) -> list[Move]:
        """What can be paid, what can be thrown away, and the end tile (Q0-3, Q4-1, Q4-2)."""
        taken: list[Move] = []
        thrown: list[Move] = []
        ends: list[Move] = []
        known: Known = {}
        for number, (space, one) in enumerate(position.ring.ahead(), 1):
            tile = position.box.tiles[one]
            if tile.kind == "end":
                ends.append(deed("finish"))
            elif tile.kind != "ring":
                thrown.append(deed("dismiss", number))
                if obstacle(position, self.target(space, tile), known) is None:
                    taken.append(deed("take", number))
        return taken + thrown + ends

    def decide(self, position: GlenMorePosition, move: Deed) -> None:
        """Who doesn't pay discards the tile and takes coins of the row (C4-R15, C4-R16)."""
        if move.kind != "dismiss":
            super().decide(position, move)
            return
        ring = position.ring
        space, number = ring.ahead()[move.number - 1]
        position.pop()
        ring.floor[space] = NONE
        go(position, self.mover, space)
        discard_tiles(position, [number], "english-discarded")
        England.of(position).take_stack(position, self.seat)
        position.push(Activate(self.seat, None))

    def why(self, position: GlenMorePosition, seat: int, move: Move) -> Why:
        """He stops at nothing but tiles (C4-R13)."""
        if any(move.kind in chronicle.landing_kinds for chronicle in position.chronicles):
            return "C4-R13", "englishmans-turn", {}
        return super().why(position, seat, move)

    def why_not(self, position: GlenMorePosition, move: Deed) -> Why:
        """Why that tile is not his to take or to throw away."""
        if move.kind != "dismiss":
            return super().why_not(position, move)
        if move.number > len(position.ring.ahead()):
            return "GM-R65", "no-tile-there", {"number": move.number}
        tile = position.box.tiles[position.ring.ahead()[move.number - 1][1]]
        return "C4-R15", "stays-on-the-ring", {"tile": tile.name}


@effect("england")
def _england(position: GlenMorePosition, seat: int, given: Effect, frame: Effects) -> None:
    """The England marker, of this chronicle's four cards (C4-R9)."""
    England.of(position).take_marker(position, seat)
