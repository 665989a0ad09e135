"""What lies in the box, as one object per edition that never changes."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping

    from rules.glenmore.tables import Table

#: The resources, and nothing else is one (GM-R7 to GM-R9); everywhere else they are numbers, the
#: places in this list.
GOODS: Final = ("wood", "stone", "barley", "sheep", "cow")
#: The stacks in the order in which they come to the ring; those on the ring at the start first.
STACKS: Final = ("S", "A", "B", "C", "D")
#: What a tile can be; effects refer to it (GM-R318).
KINDS: Final = (
    "village",
    "castle",
    "distillery",
    "animal",
    "material",
    "trade",
    "loch",
    "person",
    "end",
    # It is of no kind that anything refers to.
    "special",
    # It lies on the ring and nowhere else (Q0-3).
    "ring",
)
#: The cell of the clan board from which roads are counted before any marker lies there.
START: Final = "start"
#: No tile.
NONE: Final = -1

#: A number, a word, or several of them: all that an effect can be given.
Given = int | str | tuple[str, ...] | tuple[tuple[int, int], ...]


class Effect(NamedTuple):
    """Something that a tile, a card or a clan brings once: its kind, and how much or what."""

    kind: str
    value: Given
    #: What is counted, where something is.
    of: str = ""


class Price(NamedTuple):
    """What must be given up: for a tile, or in an exchange."""

    #: So many of each resource.
    goods: tuple[int, ...] = (0,) * len(GOODS)
    #: So many more of the resources in `among`, each another one if they must be different.
    free: int = 0
    among: tuple[int, ...] = ()
    different: bool = False
    coins: int = 0
    whisky: int = 0
    scotsmen: int = 0

    @property
    def total(self) -> int:
        """How many resources are given up."""
        return sum(self.goods) + self.free

    @property
    def units(self) -> int:
        """How many things are given up, coins apart; exchanges of a tile are told apart by it."""
        return self.total + self.whisky + self.scotsmen


#: What costs nothing.
FREE: Final = Price()


class Offer(NamedTuple):
    """An exchange: what is given, and what is got for it."""

    price: Price
    gain: Effect


class Activation(NamedTuple):
    """What activating a tile does: one of the kinds, with what it makes or how much."""

    kind: str
    goods: tuple[int, ...] = ()
    amount: int = 0
    offers: tuple[Offer, ...] = ()


@dataclass(frozen=True, slots=True, eq=False)
class Tile:
    """A tile. Its number is its place in the box; no two tiles share one."""

    number: int
    name: str
    stack: str
    kind: str
    river: bool = False
    rebuild: bool = False
    #: Whether it has a chronicle's symbol, at which the die doesn't stop (GM-R54, C0-R3).
    guarded: bool = False
    #: Whether no figure may land on it (GM-R78).
    barred: bool = False
    cost: Price = FREE
    once: tuple[Effect, ...] = ()
    activation: Activation | None = None
    #: The chronicle that it belongs to, if any.
    chronicle: str = ""


@dataclass(frozen=True, slots=True, eq=False)
class Card:
    """A landmark card, taken with the tile of the same name."""

    name: str
    effects: tuple[Effect, ...]
    #: The chronicle that it belongs to, if any.
    chronicle: str = ""


@dataclass(frozen=True, slots=True, eq=False)
class Clan:
    """A cell of the clan board."""

    name: str
    effects: tuple[Effect, ...]
    #: Whether it takes any number of markers (GM-R215).
    again: bool
    #: The cells that a road leads to, with its coins.
    roads: tuple[tuple[str, int], ...]


@dataclass(frozen=True, slots=True, eq=False)
class Box:
    """Everything in the box that is played with, and its numbers."""

    scotsmen: int
    markers: int
    die: tuple[int, ...]
    start_coins: tuple[int, ...]
    spaces: int
    #: The prices of a market row, from the left.
    prices: tuple[int, ...]
    #: The numbers of players with which a coin lies in every row at the start.
    primed: tuple[int, ...]
    room: int
    end_above: tuple[int, ...]
    ahead: tuple[int, ...]
    tile_loss: int
    coins_twice: int
    hume_counts: int
    for_barrel: int
    #: All tiles by number: those of the stacks, the end tile, David Hume, the home tiles; then
    #: those of the chronicles, whether in play or not.
    tiles: tuple[Tile, ...]
    stacks: Mapping[str, tuple[int, ...]]
    end: int
    hume: int
    #: The start village and the home castle of each seat.
    homes: tuple[tuple[int, int], ...]
    cards: Mapping[str, Card]
    #: The clans by name, and the start cell, which has roads alone.
    clans: Mapping[str, Clan]
    #: Tiles by name; the home tiles of all seats are called the same.
    named: Mapping[str, Tile]
    #: What the edition says of each chronicle; only of those that it has.
    chronicles: Mapping[str, Table]
    #: The names of all tiles, whether in play or not.
    names: frozenset[str]
    #: All landmark cards, whether in play or not.
    all_cards: tuple[Card, ...]

    def with_chronicles(self, chosen: Collection[str]) -> Box:
        """The box as it is played with these chronicles (C0-R2).

        A tile or card of a chronicle takes the place of the base game's with the same name.
        """
        named = {tile.name: tile for tile in self.tiles if not tile.chronicle}
        named |= {tile.name: tile for tile in self.tiles if tile.chronicle in chosen}
        stacks: dict[str, list[int]] = {stack: [] for stack in STACKS}
        for tile in sorted(named.values(), key=lambda one: one.number):
            if tile.stack in stacks:
                stacks[tile.stack].append(tile.number)
        cards = {card.name: card for card in self.all_cards if not card.chronicle}
        cards |= {card.name: card for card in self.all_cards if card.chronicle in chosen}
        base = sum(tile.stack == "D" and not tile.chronicle for tile in self.tiles)
        # The end tile stays about in the middle of the last stack.
        lower = len(stacks["D"]) // 2 - base // 2
        return replace(
            self,
            end_above=tuple(above + lower for above in self.end_above),
            stacks={stack: tuple(numbers) for stack, numbers in stacks.items()},
            cards=cards,
            named=named,
        )
