"""The second referee's own table of Glen More: pieces, places, prices and sums, by the rulebook.

It is plain data with the few questions that the rulebook answers about it. It shares no code with
the game; what is printed on tiles, cards and clans it reads from the same edition.
"""

from __future__ import annotations

import heapq
import tomllib
from collections import Counter
from dataclasses import dataclass, field, replace
from functools import cache
from itertools import combinations, combinations_with_replacement
from pathlib import Path
from typing import Any, Final

import rules.glenmore

Place = tuple[int, int]
Printed = dict[str, Any]

DATA: Final[Printed] = tomllib.loads(
    Path(rules.glenmore.__file__).with_name("editions").joinpath("1.toml").read_text("utf-8")
)
GOODS: Final[list[str]] = DATA["market"]["goods"]
ANIMALS: Final[list[str]] = DATA["market"]["animals"]
TILES: Final[dict[str, Printed]] = {one["name"]: one for one in DATA["home"] + DATA["tiles"]}
CARDS: Final[dict[str, list[Printed]]] = {one["name"]: one["effects"] for one in DATA["cards"]}
CLANS: Final[dict[str, Printed]] = {one["name"]: one for one in DATA["clans"]}
SPACES: Final[int] = DATA["ring"]["spaces"]
LIMIT: Final[int] = DATA["limits"]["goods_on_a_tile"]
END: Final = "world-end"
HUME: Final = "david-hume"
VILLAGE: Final[Place] = (0, 0)
CASTLE: Final[Place] = (1, 0)
#: What columns are called: letters that look like digits are left out.
LETTERS: Final = "abcdefghijkmnpqrstuvwxyz"
COLUMNS: Final = [*LETTERS, *(one + other for one in LETTERS for other in LETTERS)]
#: The coins that lie in a row of the market, by how many of its cells are filled.
WORTH: Final = (0, 1, 3, 6)


def name_of(place: Place) -> str:
    """How notation calls a place: the start village is g5."""
    return f"{COLUMNS[(place[0] + 6) % len(COLUMNS)]}{(place[1] + 5) % 100}"


def place_of(name: str) -> Place:
    """The place with that name; the names go round, so the far ones lie to the left and above."""
    letters = name.rstrip("0123456789")
    column, row = COLUMNS.index(letters), int(name.removeprefix(letters))
    return (
        (column + 100) % len(COLUMNS) - 100 - 6,
        (row + 50) % 100 - 50 - 5,
    )


@cache
def around(place: Place) -> frozenset[Place]:
    """The eight places around one."""
    x, y = place
    return frozenset((x + dx, y + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1)) - {place}


def beside(place: Place) -> set[Place]:
    """The four places that touch a side."""
    x, y = place
    return {(x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)}


@dataclass
class Spot:
    """A tile of a territory, with those below it and what is on it."""

    pile: list[str]
    goods: Counter[str] = field(default_factory=Counter)
    scotsmen: int = 0

    @property
    def top(self) -> str:
        return self.pile[-1]

    @property
    def printed(self) -> Printed:
        return TILES[self.top]

    @property
    def room(self) -> int:
        return LIMIT - self.goods.total()


@dataclass
class Bill:
    """What is still to be paid: given goods, goods of choice, and the rest."""

    fixed: Counter[str] = field(default_factory=Counter)
    free: int = 0
    among: list[str] = field(default_factory=lambda: list(GOODS))
    different: bool = False
    coins: int = 0
    whisky: int = 0
    scotsmen: int = 0
    #: Sinclair: one coin may stand for one good.
    coin_for_good: bool = False
    #: A clan marker follows, and its cheapest road costs so much (H-13).
    road: int = 0
    given: list[str] = field(default_factory=list)

    def less(self, good: str, *, coin: bool = False) -> Bill:
        """What is left of it when one good, or a coin in its stead, is paid."""
        left = replace(self, coin_for_good=self.coin_for_good and not coin)
        if +self.fixed:
            left.fixed = self.fixed - Counter([good])
        else:
            left.free = self.free - 1
            left.given = self.given if coin else [*self.given, good]
        return left

    @property
    def size(self) -> int:
        """How many goods are to be paid."""
        return self.fixed.total() + self.free

    @property
    def barred(self) -> list[str]:
        """Goods of choice that can't be given again."""
        return self.given if self.different else []

    @property
    def paid(self) -> bool:
        return not (+self.fixed or self.free or self.coins or self.whisky or self.scotsmen)

    def ways(self) -> list[tuple[Counter[str], int]]:
        """All goods that could pay the rest, each with the coins that go with them."""
        pools = [kind for kind in self.among if kind not in self.barred]
        choose = combinations if self.different else combinations_with_replacement
        found = [(+self.fixed + Counter(chosen), self.coins) for chosen in choose(pools, self.free)]
        if self.coin_for_good:
            fewer = [(self.fixed - Counter([kind]), self.free) for kind in +self.fixed]
            fewer += [(+self.fixed, self.free - 1)] if self.free else []
            found += [
                (fixed + Counter(chosen), self.coins + 1)
                for fixed, free in fewer
                for chosen in choose(pools, free)
            ]
        return found


@dataclass
class Player:
    """What lies before a seat."""

    coins: int
    points: int = 0
    whisky: int = 0
    scotsmen: int = 8
    markers: int = 10
    persons: list[str] = field(default_factory=list)
    cards: list[str] = field(default_factory=list)
    lasting: set[str] = field(default_factory=set)
    land: dict[Place, Spot] = field(default_factory=dict)
    finished: bool = False

    @property
    def goods(self) -> Counter[str]:
        return Counter(good for spot in self.land.values() for good in spot.goods.elements())

    # ---- the territory ---------------------------------------------------------------------------

    def kind_at(self, place: Place) -> str | None:
        return self.land[place].printed["kind"] if place in self.land else None

    def river_at(self, place: Place) -> bool:
        return place in self.land and self.land[place].printed.get("river", False)

    def places(self, tile: str, without: Place | None = None) -> set[Place]:
        """Where a tile may be laid; `without` the Scotsman that is paid for it."""
        printed = TILES[tile]
        people = {place for place, spot in self.land.items() if spot.scotsmen > (place == without)}
        if "castles-as-scotsmen" in self.lasting:
            people |= {place for place in self.land if self.kind_at(place) == "castle"}
        river = printed.get("river", False)
        if printed.get("rebuild"):
            return {
                place
                for place in self.land
                if self.kind_at(place) == printed["kind"] and self.river_at(place) == river
                if people & (around(place) | {place})
            }
        edge = set().union(*map(beside, self.land)) - set(self.land)
        return {place for place in edge if people & around(place) and self._flows(place, river)}

    def _flows(self, place: Place, river: bool) -> bool:
        sides = [(place[0] - 1, place[1]), (place[0] + 1, place[1])]
        wet = [self.river_at(side) for side in sides]
        if not river:
            return not any(wet)
        return any(wet) and all(
            is_wet or side not in self.land for side, is_wet in zip(sides, wet, strict=True)
        )

    def removable(self) -> set[Place]:
        """The tiles that can go without tearing the territory or the river."""
        return {place for place in set(self.land) - {VILLAGE, CASTLE} if self._holds(place)}

    def _holds(self, gone: Place) -> bool:
        rest = set(self.land) - {gone}
        wet = sorted(place[0] for place in rest if self.river_at(place))
        if wet != list(range(wet[0], wet[-1] + 1)):
            return False
        reached, edge = {VILLAGE}, [VILLAGE]
        while edge:
            new = (beside(edge.pop()) & rest) - reached
            reached |= new
            edge += new
        return reached == rest

    def tally(self, what: str) -> int:
        """What a clan counts."""
        spots = self.land.values()
        match what:
            case "villages":
                return sum(spot.printed["kind"] == "village" for spot in spots)
            case "peopled":
                return sum(spot.scotsmen > 0 for spot in spots)
            case "rebuilds":
                return sum(
                    TILES[tile].get("rebuild", False) for spot in spots for tile in spot.pile
                )
            case "rivers":
                return sum(spot.printed.get("river", False) for spot in spots)
            case "coins":
                return self.coins
        raise AssertionError(what)


@dataclass(frozen=True)
class Means:
    """What a payment can come from: own goods, coins, and the filled cells of the market's rows."""

    own: Counter[str]
    coins: int
    filled: Counter[str]

    def at_once(self, bill: Bill) -> bool:
        """Whether a bill can be paid without a sale before; sales for a road may follow."""
        return any(
            self._price(goods) + coins <= self.coins and self._most(goods) - coins >= bill.road
            for goods, coins in bill.ways()
            if self._price(goods) is not None
        )

    def after_sales(self, bill: Bill) -> bool:
        """Whether a bill can be paid if everything else is sold for it."""
        return any(
            self._most(goods) - coins >= bill.road
            for goods, coins in bill.ways()
            if self._price(goods) is not None
        )

    def cheapest(self, bill: Bill) -> int:
        """The fewest coins that a bill can be paid with."""
        return min(
            price + coins
            for goods, coins in bill.ways()
            if (price := self._price(goods)) is not None
        )

    @property
    def wealth(self) -> int:
        """The coins that there would be after all sales."""
        return self._most(Counter())

    def without(self, good: str) -> Means:
        """With one own good less."""
        return Means(self.own - Counter([good]), self.coins, self.filled)

    def bought(self, good: str) -> Means:
        """After a purchase: the coins of the next cell lie in its row."""
        filled = self.filled + Counter([good])
        return Means(self.own, self.coins - filled[good], filled)

    def _price(self, goods: Counter[str]) -> int | None:
        """What must be bought to have these goods costs; ``None`` if it can't be bought."""
        price = 0
        for good, need in goods.items():
            then = self.filled[good] + max(0, need - self.own[good])
            if then >= len(WORTH):
                return None
            price += WORTH[then] - WORTH[self.filled[good]]
        return price

    def _most(self, goods: Counter[str]) -> int:
        """The coins that are left if these goods are used and all others sold.

        Selling and buying back cost nothing, so only the row's last state counts.
        """
        return self.coins + sum(
            WORTH[self.filled[good]]
            - WORTH[max(0, self.filled[good] + goods[good] - self.own[good])]
            for good in GOODS
        )


@cache
def roads(held: frozenset[str]) -> dict[str, int]:
    """What a marker costs at each clan, from the start cell or any marker."""
    ways: dict[str, list[tuple[str, int]]] = {}
    for road in DATA["roads"]:
        one, other = road["between"]
        ways.setdefault(one, []).append((other, road["coins"]))
        ways.setdefault(other, []).append((one, road["coins"]))
    best: dict[str, int] = {}
    edge = [(0, cell) for cell in ("start", *held)]
    heapq.heapify(edge)
    while edge:
        cost, cell = heapq.heappop(edge)
        if cell not in best:
            best[cell] = cost
            for other, coins in ways.get(cell, ()):
                heapq.heappush(edge, (cost + coins, other))
    return {clan: best[clan] for clan in CLANS if clan not in held or CLANS[clan].get("again")}


def scored(players: list[Player], *, final: bool) -> dict[str, list[int]]:
    """The points of a scoring, by category."""
    ahead, last = DATA["scoring"]["ahead"], len(DATA["scoring"]["ahead"]) - 1
    counts = {
        "castle": [
            one.land[CASTLE].scotsmen * (2 if "castle-twice" in one.lasting else 1)
            for one in players
        ],
        "landmarks": [len(one.cards) for one in players],
        "whisky": [one.whisky for one in players],
        "persons": [len(one.persons) + (HUME in one.persons) for one in players],
    }
    lines = {
        name: [ahead[min(count - min(row), last)] for count in row] for name, row in counts.items()
    }
    if final:
        sizes = [len(one.land) for one in players]
        lines["territory"] = [-3 * (size - min(sizes)) for size in sizes]
        lines["coins"] = [one.coins for one in players]
        lines["armadale"] = [
            min(8, one.coins) if "coins-twice" in one.lasting else 0 for one in players
        ]
    return lines
