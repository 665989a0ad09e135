"""The second referee's table, and which moves are legal at it."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from tests.rules.glenmore.referee_ring import Ring
from tests.rules.glenmore.referee_table import (
    ANIMALS,
    CARDS,
    CASTLE,
    CLANS,
    END,
    GOODS,
    TILES,
    VILLAGE,
    Bill,
    Means,
    Place,
    Player,
    Spot,
    around,
    name_of,
    roads,
)

if TYPE_CHECKING:
    from rules.glenmore.view import GlenMoreView


@dataclass
class Due:
    """Something that is due; what of this it needs depends on its kind."""

    kind: str
    place: Place | None = None
    tile: str = ""
    count: int = 0
    goods: list[str] = field(default_factory=list)
    kinds: list[str] = field(default_factory=list)
    effects: dict[str, Any] = field(default_factory=dict)
    #: Whether it is compulsory.
    must: bool = False
    everything: bool = False
    bill: Bill = field(default_factory=Bill)


class Table:
    """A game at some moment: everything on the table, and what is due."""

    def __init__(self, view: GlenMoreView, *, die: bool, top: bool) -> None:
        self.ring = Ring(view, die=die, top=top)
        self.filled = Counter(dict.fromkeys(GOODS, int(view["seats"] < 4)))
        self.discard: list[str] = []
        self.cards = set(CARDS)
        self.held: dict[str, list[int]] = {clan: [] for clan in CLANS}
        self.players = [Player(0) for _ in range(view["seats"])]
        for seat, player in enumerate(self.players):
            player.coins = 5 + self.ring.ahead(self.ring.at[seat])
            player.land = {VILLAGE: Spot(["start-village"]), CASTLE: Spot(["home-castle"])}
            player.land[VILLAGE].scotsmen = 1
        self.agenda: list[Due] = []
        #: Points of a scoring that are still to be told.
        self.awaited: Counter[tuple[int, int, str]] = Counter()
        #: Each scoring: what it came after, the points before it, and its lines.
        self.scorings: list[tuple[str, list[int], dict[str, list[int]]]] = []
        self.road_paid = 0
        self.chosen = ""
        self.over = False
        self._new_turn()

    @property
    def due(self) -> Due:
        return self.agenda[-1]

    @property
    def mover(self) -> Player:
        return self.players[self.seat]

    @property
    def means(self) -> Means:
        return Means(self.mover.goods, self.mover.coins, self.filled)

    def _new_turn(self) -> None:
        self.seat = self.ring.rearmost
        self.steps = 0
        self.woken: set[str] = set()
        self.further_used = False

    # ---- what is legal ---------------------------------------------------------------------------

    def legal(self) -> set[str]:
        """The notations of all legal moves now."""
        if not self.agenda:
            return self._takes() | self._sales()
        due = self.due
        match due.kind:
            case "pay":
                return self._payments(due)
            case "trade":
                return self._trades(due)
            case "produce":
                kinds = GOODS if due.kinds else due.goods
                return {f"gain-{good}" for good in kinds}
            case "marker":
                words = self._clans()
                if due.must:  # A part of the marker tile's activation (H-10, H-13).
                    return words or self._sales()
                words.add("no-marker")
            case "place":
                words = {f"place-{name_of(place)}" for place in self.mover.places(due.tile)}
                if due.must:  # One choice with the tile of the discard (H-14).
                    return words
            case "once":
                words = {f"effect-{effect}" for effect in due.effects}
            case "put":
                spots = self.mover.land.items()
                room = [name_of(place) for place, spot in spots if spot.room]
                words = {f"put-{due.goods[0]}-{name}" for name in room}
            case "settle":
                words = {f"settle-{name_of(place)}" for place in self.mover.land}
            case "gain":
                words = {f"gain-{good}" for good in GOODS}
            case "arrive":
                words = {f"keep-{good}" for good in due.goods}
            case "remove":
                words = {f"remove-{name_of(place)}" for place in self.mover.removable()}
                words |= set() if due.must else {"done"}
            case "wake":
                words = {f"activate-{name_of(place)}" for place in self._wakeable(due)} | {"done"}
            case "salvage":
                words = {f"salvage-{tile}" for tile in self._salvageable()}
            case "comfort":
                words = {"comfort-coin", "comfort-step"}
            case _:
                words = {f"activate-{name_of(place)}" for place in self._active(due)} | {"done"}
        return words | self._sales() | self._steps()

    def ranking(self) -> tuple[tuple[int, ...], ...]:
        """The seats by points, then by resources; who is equal in both shares a place."""
        merit = [(player.points, player.goods.total()) for player in self.players]
        places = sorted(set(merit), reverse=True)
        return tuple(
            tuple(seat for seat, one in enumerate(merit) if one == place) for place in places
        )

    def takeable(self, tile: str) -> bool:
        """Whether the mover can pay a tile of the ring, by sales and purchases, and place it."""
        printed = TILES[tile]
        if printed["kind"] == "person":
            return True
        cost = Counter(printed.get("cost", {}))
        if self.mover.whisky < cost.pop("whisky", 0):
            return False
        if cost.pop("scotsmen", 0):
            peopled = [place for place, spot in self.mover.land.items() if spot.scotsmen]
            return any(self.mover.places(tile, without=place) for place in peopled)
        bill = Bill(coins=cost.pop("coins", 0), fixed=cost)
        return bool(self.mover.places(tile)) and self.means.after_sales(bill)

    def _takes(self) -> set[str]:
        numbers = {tile: number for number, tile in enumerate(self.ring.tiles, 1)}
        finish = {"finish"} if numbers.pop(END, 0) else set()
        words = {f"take-{number}" for tile, number in numbers.items() if self.takeable(tile)}
        return finish | (words or {f"discard-{number}" for number in numbers.values()})

    def _sales(self) -> set[str]:
        return {
            f"sell-{good}-{name_of(place)}"
            for place, spot in self.mover.land.items()
            for good in +spot.goods
            if self.filled[good]
        }

    def _steps(self) -> set[str]:
        land = self.mover.land
        return {
            f"move-{name_of(place)}-{name_of(to)}"
            for place, spot in land.items()
            if self.steps and spot.scotsmen
            for to in around(place) & set(land)
        }

    def _asked_good(self, bill: Bill) -> str:
        """Given goods are paid in the order of the market's rows."""
        return next((good for good in GOODS if bill.fixed[good]), "")

    def _payments(self, due: Due) -> set[str]:
        bill, means, mover = due.bill, self.means, self.mover
        if bill.scotsmen:
            return {
                f"spend-{name_of(place)}"
                for place, spot in mover.land.items()
                if spot.scotsmen and mover.places(due.tile, without=place)
            }
        if not means.at_once(bill):
            return self._sales()
        asked = self._asked_good(bill)
        goods = [asked] if asked else [good for good in bill.among if good not in bill.barred]
        words = set()
        for good in goods:
            left = bill.less(good)
            if means.own[good] and means.without(good).at_once(left):
                words |= {
                    f"pay-{good}-{name_of(place)}"
                    for place, spot in mover.land.items()
                    if spot.goods[good]
                }
            if self.filled[good] < 3 and means.bought(good).at_once(left):
                words.add(f"buy-{good}")
        if bill.coin_for_good:
            left = Means(means.own, means.coins - 1, means.filled)
            if left.at_once(bill.less(asked, coin=True)):
                words.add("pay-coin")
        return words

    def _price_of(self, tile: str, offer: dict[str, Any]) -> Bill:
        """What an exchange takes."""
        return Bill(
            fixed=Counter(offer.get("goods", {})),
            free=offer.get("animals", 0) + offer.get("any", 0) + offer.get("different", 0),
            among=ANIMALS if "animals" in offer else GOODS,
            different="different" in offer,
            coin_for_good=TILES[tile]["kind"] == "trade" and "coin-for-good" in self.mover.lasting,
            road=min(self.prices().values()) if "marker" in offer else 0,
        )

    def _trades(self, due: Due) -> set[str]:
        words = set()
        for offer in TILES[due.tile]["activation"]["offers"]:
            if "marker" in offer and not self.mover.markers:
                continue
            bill = self._price_of(due.tile, offer)
            if self.means.after_sales(bill):
                words.add(f"trade-{bill.size}")
            if "whisky" in offer and "points-for-barrel" in self.mover.lasting:
                words.add("barrel-points")
        return words

    def _activatable(self, place: Place) -> bool:
        tile = self.mover.land[place].top
        activation = TILES[tile].get("activation")
        if activation is None or tile in self.woken:
            return False
        return "offers" not in activation or bool(self._trades(Due("trade", place, tile)))

    def _reach(self, step: Due) -> set[Place]:
        """The tiles that a placed tile wakes."""
        if step.everything:
            return set(self.mover.land)
        if step.place is None:
            return set()
        return (around(step.place) | {step.place}) & set(self.mover.land)

    @property
    def further(self) -> bool:
        """Whether Loch Ness's tile is still to come."""
        return "further-tile" in self.mover.lasting and not self.further_used

    def _active(self, step: Due) -> set[Place]:
        outer = step is self.agenda[0]
        reach = set(self.mover.land) if outer and self.further else self._reach(step)
        return {place for place in reach if self._activatable(place)}

    def _free(self, step: Due) -> set[Place]:
        """What can be activated around a tile without a payment, a choice or a loss."""
        kinds = {
            place: TILES[self.mover.land[place].top]["activation"] for place in self._active(step)
        }
        return {
            place
            for place, activation in kinds.items()
            if place in self._reach(step) and not {"any", "offers"} & set(activation)
            if len(activation.get("produce", ())) <= self.mover.land[place].room
        }

    def active(self) -> set[Place]:
        """The tiles that can be activated now."""
        if not self.agenda:
            return set()
        match self.due.kind:
            case "step":
                return self._active(self.due)
            case "wake":
                return self._wakeable(self.due)
        return set()

    def _wakeable(self, due: Due) -> set[Place]:
        return {
            place
            for place in self.mover.land
            if self.mover.kind_at(place) in due.kinds and self._activatable(place)
        }

    def _salvageable(self) -> set[str]:
        return {
            tile
            for tile in self.discard
            if TILES[tile]["kind"] == "person" or self.mover.places(tile)
        }

    def prices(self) -> dict[str, int]:
        """What a marker costs at each clan that has room for one."""
        return roads(frozenset(clan for clan, seats in self.held.items() if seats))

    def _clans(self) -> set[str]:
        prices = self.prices().items()
        return {f"clan-{clan}" for clan, price in prices if price <= self.mover.coins}
