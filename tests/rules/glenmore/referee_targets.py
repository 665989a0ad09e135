"""A second opinion on which tiles can be taken with chronicles, from what can be seen.

Written from the rulebook and its rulings; it shares no code with the game. A tile can be taken if
its cost, all tolls and surcharges can be raised, and a place for it is left.
"""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from tests.rules.glenmore.referee_table import GOODS, SPACES, around

Place = tuple[int, int]

#: What the cells of a row of the market hold.
CELLS: Final = (1, 2, 3)
SIDES: Final = ((1, 0), (-1, 0), (0, 1), (0, -1))


def beside(place: Place) -> list[Place]:
    """The places that share a side."""
    return [(place[0] + right, place[1] + down) for right, down in SIDES]


class Aim:
    """What a seat could take with its figure, or with the Englishman whom it leads."""

    def __init__(self, view: Any, seat: int, *, english: bool) -> None:
        self.view, self.seat, self.english = view, seat, english
        self.player = view["players"][seat]
        self.shown = view["chronicles"]
        self.land: dict[Place, Any] = {
            (cell["column"], cell["row"]): cell for cell in self.player["cells"].values()
        }
        self.goods = Counter(self.player["goods"])
        self.filled = {row["good"]: row["filled"] for row in view["market"]}
        self.tiles = {
            space["number"]: space
            for space in view["ring"]
            if space["tile"] and self.printed(space["tile"])["kind"] not in {"end", "ring"}
        }

    def printed(self, name: str) -> Any:
        """What is printed on a tile."""
        return self.view["tiles"][name]

    def owns(self, member: str) -> bool:
        """Whether the seat controls a member of the gangs."""
        members = self.shown["gangs"]["members"] if "gangs" in self.shown else {}
        return members.get(member, {}).get("owner") == self.seat

    # ---- what can be taken -----------------------------------------------------------------------

    def takeable(self) -> set[int]:
        """The numbers of the tiles that can be taken; a reserved one is taken before all others."""
        found = {number for number in self.tiles if self.can_take(number)}
        reserved = self.shown["gangs"]["reserved"] if "gangs" in self.shown else None
        if reserved and self.owns("tenant") and not self.english:
            due = {number for number in found if self.tiles[number]["tile"] == reserved[0]}
            return due or found
        return found

    def can_take(self, number: int) -> bool:
        """Whether one tile can be paid and placed."""
        name = self.tiles[number]["tile"]
        tile = self.printed(name)
        if self.english and self.is_closed_to_him(name):
            return False
        cost = Counter(tile["cost"])
        if self.player["whisky"] < cost["whisky"]:
            return False
        coins = cost["coins"] + self.surcharge(name)
        if tile["kind"] != "person":
            places = self.places(tile, cost["scotsmen"])
            if not places:
                return False
            coins += places <= self.tolled()
        needed = Counter({good: cost[good] for good in GOODS})
        return any(
            self.can_raise(self.goods - toll, needed, coins + more)
            for toll, more in self.tolls(self.tiles[number]["space"])
        )

    def is_closed_to_him(self, name: str) -> bool:
        """The Englishman takes none of his own four tiles, and nothing once his row is full."""
        his = {"loch-lomond", "glenfinnan-church", "glenfinnan-monument", "military-roads"}
        return name in his or self.shown["england"]["price"] is None

    def surcharge(self, name: str) -> int:
        """The Englishman's coins, and those for another's reserved tile."""
        found = self.shown["england"]["price"] if self.english else 0
        reserved = self.shown["gangs"]["reserved"] if "gangs" in self.shown else None
        if reserved and reserved[0] == name and not self.owns("tenant"):
            found += reserved[1]
        return found

    def tolls(self, goal: int) -> list[tuple[Counter[str], int]]:
        """The ways to pay for passing the mountain: a resource or a coin, or nothing at all."""
        free: tuple[Counter[str], int] = (Counter(), 0)
        mountain = self.shown["mountain"]["spaces"] if "mountain" in self.shown else ()
        here = next(one["space"] for one in self.view["ring"] if self.seat in one["seats"])
        way = {(here + step) % SPACES for step in range(1, (goal - here) % SPACES)}
        if self.english or here in mountain or way.isdisjoint(mountain):
            return [free]
        if not self.player["coins"] and not self.goods.total():
            return [free]
        return [(Counter(), 1), *((Counter({good: 1}), 0) for good in self.goods)]

    def can_raise(self, goods: Counter[str], needed: Counter[str], coins: int) -> bool:
        """Whether coins suffice when all other goods are sold and missing ones are bought."""
        left = self.player["coins"] - coins
        for good in GOODS:
            filled, missing = self.filled[good], needed[good] - goods[good]
            if missing > len(CELLS) - filled:
                return False
            if missing > 0:
                left -= sum(CELLS[filled : filled + missing])
            else:
                left += sum(CELLS[max(0, filled + missing) : filled])
        return left >= 0

    # ---- where it can be laid --------------------------------------------------------------------

    def tolled(self) -> set[Place]:
        """The places around Fergus."""
        posts = self.shown["gangs"]["posts"] if "gangs" in self.shown else {}
        host, name = posts.get("fergus", (None, ""))
        if host != self.seat:
            return set()
        cell = self.player["cells"][name]
        return set(around((cell["column"], cell["row"])))

    def places(self, tile: Any, scotsmen: int) -> set[Place]:
        """Where the tile can go once its cost is paid, whichever Scotsman is given up for it."""
        people = Counter({place: cell["scotsmen"] for place, cell in self.land.items()})
        if not scotsmen:
            return self.places_among(tile, set(+people))
        gone = [set(+(people - Counter([place]))) for place in +people]
        return set().union(*(self.places_among(tile, left) for left in gone))

    def places_among(self, tile: Any, people: set[Place]) -> set[Place]:
        """Where it can go with Scotsmen on these places."""
        kinds = {place: self.printed(cell["tile"]) for place, cell in self.land.items()}
        if "castles-as-scotsmen" in self.player["lasting"]:
            people = people | {place for place, one in kinds.items() if one["kind"] == "castle"}
        river = [place[0] for place, one in kinds.items() if one["river"]]
        left, right = min(river), max(river)
        if tile["rebuild"]:
            alike = {
                place
                for place, one in kinds.items()
                if (one["kind"], one["river"]) == (tile["kind"], tile["river"])
            }
            return {place for place in alike if people & {place, *around(place)}}
        ends = {(left - 1, 0): (left - 2, 0), (right + 1, 0): (right + 2, 0)}
        if tile["river"]:
            found = {place for place, beyond in ends.items() if not {place, beyond} & kinds.keys()}
        else:
            found = {near for place in kinds for near in beside(place)} - kinds.keys() - ends.keys()
        return {place for place in found if people & around(place)}
