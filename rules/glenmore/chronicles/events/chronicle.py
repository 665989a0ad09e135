"""The cards that are turned over, and what that counts."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, Self, TypedDict

from rules.glenmore.chronicles.chronicle import Chronicle
from rules.glenmore.components import Price
from rules.glenmore.reading import read_cost, read_effects
from rules.glenmore.scoring import CATEGORIES, counted
from rules.glenmore.tables import BadBox

if TYPE_CHECKING:
    from collections.abc import Mapping

    from rules.core.facts import Facts
    from rules.core.options import Value
    from rules.glenmore.components import Effect
    from rules.glenmore.moves import Deed
    from rules.glenmore.position import GlenMorePosition
    from rules.glenmore.tables import Table

#: The kinds of effects that an event can have.
KINDS = frozenset(
    {
        *("points", "coins", "marker", "gift", "salvage"),
        *("scale", "turn", "wallace", "raze", "herd", "borrow", "garrison", "bargain", "maclean"),
        *("tribute", "quarry", "homecoming", "england-row", "parish", "swap"),
    }
)


class Event(NamedTuple):
    """The right half of a card: what is given up first, and what happens then."""

    price: Price
    effects: tuple[Effect, ...]


class EventsView(TypedDict):
    """The cards that lie on their event side; all of it is open to everyone."""

    flipped: tuple[str, ...]
    #: Who scores a category by a table of its own, and that table.
    scales: dict[str, int]
    scale: tuple[int, ...]


class Events(Chronicle):
    """Which cards are turned over, and who scores by the tables of Storr and Inverness.

    The tiles are data (C6-R1); the die discards none of them (C6-R10). Every card in play has an
    event (C6-R2) beside what it does when it is taken, which stays the same (C6-R3, C6-R4, Q6-1).
    """

    __slots__ = ("choice_is_produced", "events", "flipped", "scale", "scales")

    key = "events"
    headlines = frozenset(("flipped", "borrowed"))
    rules = tuple(f"C6-R{number}" for number in range(1, 30))
    asks = ("event", "turn", "herd", "borrow", "bargain", "quarry", "homecoming", "swap", "raze")

    def __init__(self, table: Table, options: Mapping[str, Value], seats: int) -> None:
        table.check_names("scale", "choice_is_produced", "cards", "source")
        self.scale = table.numbers("scale")
        #: Whether what another's tile makes by choice was produced (Q8-8); before edition 4 it was
        #: not.
        self.choice_is_produced = table.flag("choice_is_produced")
        self.events: dict[str, Event] = {}
        for card in table.tables("cards"):
            card.check_names("name", "price", "effects")
            price = read_cost(card.table("price")) if "price" in card.values else Price()
            effects = read_effects(card, "effects", KINDS)
            if not effects:
                raise BadBox(f"{card.name} has no event")
            self.events[card.word("name")] = Event(price, effects)
        self.flipped: frozenset[str] = frozenset()
        self.scales: dict[str, int] = {}

    def copy(self) -> Self:
        """An equal one."""
        twin = object.__new__(type(self))
        twin.scale = self.scale
        twin.choice_is_produced = self.choice_is_produced
        twin.events = self.events
        twin.flipped = self.flipped
        # Replaced and never changed.
        twin.scales = self.scales
        return twin

    def unflipped(self, position: GlenMorePosition, seat: int) -> list[str]:
        """A seat's cards that can still be turned over."""
        return [card for card in position.players[seat].cards if card not in self.flipped]

    def own_flipped(self, position: GlenMorePosition, seat: int) -> int:
        """How many of a seat's cards lie on their event side."""
        return sum(card in self.flipped for card in position.players[seat].cards)

    def flip(self, position: GlenMorePosition, seat: int, card: str) -> None:
        """Turn a card over, for good (C6-R6)."""
        self.flipped = self.flipped | {card}
        position.tell("flipped", seat=seat, card=card)
        for chronicle in position.chronicles:
            chronicle.card_flipped(position, card)

    def is_flipped(self, position: GlenMorePosition, card: str) -> bool:
        """Whether a card lies on its event side."""
        return card in self.flipped

    # ---- scoring ---------------------------------------------------------------------------------

    def compare(self, position: GlenMorePosition, category: str, seat: int) -> tuple[int, ...]:
        """The table of Storr or Inverness, for its owner alone (C6-R11, C6-R18, Q6-12)."""
        return self.scale if self.scales.get(category) == seat else ()

    def bonus(self, position: GlenMorePosition, category: str, seat: int) -> int:
        """A point for each card on its event side; either side is a landmark (C6-R8, C6-R9)."""
        return self.own_flipped(position, seat) if category == "landmarks" else 0

    # ---- knowledge -------------------------------------------------------------------------------

    def view(self, position: GlenMorePosition, seat: int | None) -> EventsView:
        """Everything."""
        return {
            "flipped": tuple(sorted(self.flipped)),
            "scales": dict(self.scales),
            "scale": self.scale,
        }

    def explain(self, position: GlenMorePosition, seat: int, move: Deed) -> Facts:
        """The tile that a move is about."""
        box = position.box
        match move.kind:
            case "swap":
                return {"tile": box.tiles[position.ring.ahead()[move.number - 1][1]].name}
            case "home":
                return {"tile": box.tiles[position.players[seat].land.tiles[move.cell]].name}
            case "borrow":
                return {"tile": box.tiles[position.players[move.number].land.tiles[move.cell]].name}
            case _:
                return {}

    def worth(self, position: GlenMorePosition, seat: int, turns: float) -> float:
        """Points of cards and of tables in the scorings to come."""
        scorings = 1 + sum(
            bool(position.stacks[stack]) for stack in position.stacks if stack != "D"
        )
        brings = self.own_flipped(position, seat)
        for category, owner in self.scales.items():
            if owner == seat and category in CATEGORIES:
                counts = [counted(position, category, one) for one in range(len(position.players))]
                ahead = min(counts[seat] - min(counts), len(self.scale) - 1)
                brings += self.scale[ahead] - position.box.ahead[ahead]
        return 0.9 * scorings * brings
