"""A second opinion on scorings with any chronicles: all counts and points, from what can be seen.

Written from the rulebook and its rulings. It shares no code with the game.
"""

from __future__ import annotations

from typing import Any, Final

from tests.rules.glenmore.referee_table import CASTLE, around

Place = tuple[int, int]
#: Each seat's count, and what it is worth.
Line = tuple[tuple[int, ...], tuple[int, ...]]

AHEAD: Final = (0, 1, 2, 3, 5, 8)
#: The table of Old Man of Storr and of Inverness.
OWN_AHEAD: Final = (0, 2, 4, 6, 8, 11)
COSTS: Final = {
    4: "collector fraser una elspeth",
    5: "calum billy erin",
    6: "bruce tenant fergus derek mike",
    8: "joe kenneth sybil john",
}
PENALTIES: Final = {name: cost for cost, names in COSTS.items() for name in names.split()}
#: So many points of one source give Sybil one.
MUCH: Final = 6


class Scorer:
    """What a view is worth, in a scoring and at the end."""

    def __init__(self, view: Any) -> None:
        self.view = view
        self.players = view["players"]
        self.seats = range(view["seats"])
        shown = view["chronicles"]
        self.boats, self.events = shown.get("boats"), shown.get("events")
        self.votes, self.gangs = shown.get("votes"), shown.get("gangs")

    def owner(self, member: str) -> int | None:
        """Who controls a member of the gangs."""
        return self.gangs["members"].get(member, {}).get("owner") if self.gangs else None

    # ---- the four categories ---------------------------------------------------------------------

    def castle(self, seat: int) -> int:
        """Scotsmen in the home castle; Mike first, then Castle Moil doubles."""
        found = self.in_castle(seat)
        if self.gangs and "mike" in self.gangs["posts"]:
            if self.gangs["posts"]["mike"][0] == seat:
                found = max(0, found - 1)
            elif self.owner("mike") == seat:
                found += 1
        return found * self.doubled(seat)

    def in_castle(self, seat: int) -> int:
        """Own Scotsmen alone."""
        return self.players[seat]["cells"]["h5"]["scotsmen"]

    def doubled(self, seat: int) -> int:
        """Castle Moil, turned over or not."""
        return 1 + ("castle-moil" in self.players[seat]["cards"])

    def landmarks(self, seat: int) -> int:
        """Cards on either side; John's claims count for his owner alone."""
        cards = self.players[seat]["cards"]
        claims = self.gangs["claims"] if self.gangs else ()
        found = sum(card not in claims for card in cards)
        return found + (len(claims) if self.owner("john") == seat else 0)

    def persons(self, seat: int) -> int:
        """David Hume is two."""
        return sum(1 + (name == "david-hume") for name in self.players[seat]["persons"])

    def categories(self) -> dict[str, Line]:
        """What every scoring compares."""
        whisky = [player["whisky"] for player in self.players]
        return {
            "castle": self.compared("castle", list(map(self.castle, self.seats))),
            "landmarks": self.compared("landmarks", list(map(self.landmarks, self.seats))),
            "whisky": self.compared("whisky", whisky),
            "persons": self.compared("persons", list(map(self.persons, self.seats))),
        }

    def compared(self, category: str, counts: list[int]) -> Line:
        """Points for the lead over who has least, by one's own table if there is one."""
        points = []
        for seat, count in enumerate(counts):
            own = self.events and self.events["scales"].get(category) == seat
            table = OWN_AHEAD if own else AHEAD
            points.append(table[min(5, count - min(counts))])
            if category == "landmarks" and self.events:
                cards = self.players[seat]["cards"]
                points[-1] += sum(card in self.events["flipped"] for card in cards)
        return tuple(counts), tuple(points)

    # ---- the end ---------------------------------------------------------------------------------

    def final(self) -> dict[str, Line]:
        """All lines of the final scoring but haggis, in their order."""
        lines = self.categories()
        sizes = tuple(len(player["cells"]) for player in self.players)
        lines["territory"] = sizes, tuple(3 * (min(sizes) - size) for size in sizes)
        coins = tuple(player["coins"] for player in self.players)
        twice = tuple(
            min(8, coins[seat]) if "armadale-castle" in self.players[seat]["cards"] else 0
            for seat in self.seats
        )
        worth = tuple(twice[seat] if self.lost(seat) else coins[seat] for seat in self.seats)
        lines["coins"], lines["armadale"] = (coins, worth), (twice, twice)
        for card in self.votes["cards"] if self.votes else ():
            if card["state"] == "yes":
                lines[f"glen-{card['card']}"] = self.glen(card["card"])
        if self.gangs:
            held = [[name for name in PENALTIES if self.owner(name) == seat] for seat in self.seats]
            losses = tuple(-sum(PENALTIES[name] for name in names) for names in held)
            pennies = tuple(
                self.gangs["won"][seat] - self.gangs["purses"][seat] for seat in self.seats
            )
            lines["gangs"], lines["pennies"] = (tuple(map(len, held)), losses), (pennies, pennies)
        return lines

    def lost(self, seat: int) -> bool:
        """Whether the boat has lost the race, which makes coins worthless."""
        return bool(self.boats) and self.boats["boats"][seat]["result"] in {None, "loser"}

    # ---- the Great Glen --------------------------------------------------------------------------

    def glen(self, card: str) -> Line:
        """10 points for the best, shared and rounded up; who has nothing is not the best."""
        counts = tuple(getattr(self, f"glen_{card}")(seat) for seat in self.seats)
        best = min(counts) if card == "smallest" else max(counts)
        share = -(-10 // counts.count(best))
        return counts, tuple(share if best and count == best else 0 for count in counts)

    def land(self, seat: int) -> dict[Place, Any]:
        """The cells of a territory by their places."""
        return {
            (cell["column"], cell["row"]): cell for cell in self.players[seat]["cells"].values()
        }

    def kind(self, cell: Any) -> str:
        """The kind of the tile on top."""
        return self.view["tiles"][cell["tile"]]["kind"]

    def goods(self, seat: int, *names: str) -> int:
        """How many of these goods lie in a territory."""
        return sum(
            cell["goods"].get(name, 0) for cell in self.land(seat).values() for name in names
        )

    def glen_livestock(self, seat: int) -> int:
        """Cows and sheep."""
        return self.goods(seat, "cow", "sheep")

    def glen_materials(self, seat: int) -> int:
        """Wood and stone."""
        return self.goods(seat, "wood", "stone")

    def glen_square(self, seat: int) -> int:
        """The side of the largest full square, from 2 by 2."""
        land = self.land(seat)
        largest = 0
        for column, row in land:
            side = 1
            while all(
                (column + right, row + down) in land
                for right in range(side + 1)
                for down in range(side + 1)
            ):
                side += 1
            largest = max(largest, side)
        return largest if largest > 1 else 0

    def glen_sets(self, seat: int) -> int:
        """One of each; Mike is in none."""
        scotsmen = self.in_castle(seat) * self.doubled(seat)
        whisky = self.players[seat]["whisky"]
        return min(scotsmen, whisky, self.landmarks(seat), self.persons(seat))

    def glen_castles(self, seat: int) -> int:
        """Castles with a Scotsman, and Mike."""
        cells = self.land(seat).values()
        own = sum(cell["scotsmen"] > 0 and self.kind(cell) == "castle" for cell in cells)
        return own + (self.owner("mike") == seat and "mike" in self.gangs["posts"])

    def glen_distilleries(self, seat: int) -> int:
        """Distilleries on top."""
        return sum(self.kind(cell) == "distillery" for cell in self.land(seat).values())

    def glen_smallest(self, seat: int) -> int:
        """Tiles, a pile being one."""
        return len(self.land(seat))

    def glen_pastures(self, seat: int) -> int:
        """The largest group of animal tiles joined by their sides."""
        left = {place for place, cell in self.land(seat).items() if self.kind(cell) == "animal"}
        largest = 0
        while left:
            group = [left.pop()]
            for column, row in group:
                for near in (
                    (column + 1, row),
                    (column - 1, row),
                    (column, row + 1),
                    (column, row - 1),
                ):
                    if near in left:
                        left.remove(near)
                        group.append(near)
            largest = max(largest, len(group))
        return largest

    def glen_farthest(self, seat: int) -> int:
        """Steps of the Scotsman who is farthest from the home castle."""
        land = self.land(seat)
        steps = {CASTLE: 0}
        way = [CASTLE]
        for place in way:
            for near in around(place) & land.keys() - steps.keys():
                steps[near] = steps[place] + 1
                way.append(near)
        return max((steps[place] for place, cell in land.items() if cell["scotsmen"]), default=0)

    def glen_discards(self, seat: int) -> int:
        """The personal discard."""
        return len(self.votes["discards"][seat])

    # ---- who gets what ---------------------------------------------------------------------------

    def given(self, lines: dict[str, Line]) -> list[tuple[int, int, str]]:
        """The points of these lines one after the other, and what Sybil gets of them."""
        found = []
        sybil = self.owner("sybil")
        for source, (_, points) in lines.items():
            for seat, won in enumerate(points):
                if not won:
                    continue
                found.append((seat, won, source))
                much = won
                if source == "coins" and lines["armadale"][1][seat]:
                    # They are one source with Armadale Castle, which comes after them.
                    much = 0
                elif source == "armadale":
                    much += lines["coins"][1][seat]
                if much >= MUCH and sybil not in {None, seat}:
                    found += [(seat, -1, "sybil"), (sybil, 1, "sybil")]
        return found
