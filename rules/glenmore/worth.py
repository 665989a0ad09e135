"""What a position is worth to a seat, in points ahead of the others."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from rules.glenmore.asking import Asked
from rules.glenmore.cells import AROUND, CASTLE, SIDES, place
from rules.glenmore.goods import total
from rules.glenmore.knowledge import end_window
from rules.glenmore.scoring import CATEGORIES, counted

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rules.core.move import Move
    from rules.glenmore.chronicles.chronicle import Chronicle
    from rules.glenmore.components import Activation, Effect, Offer, Tile
    from rules.glenmore.player import Player
    from rules.glenmore.position import GlenMorePosition


class Weights(NamedTuple):
    """What things are worth in points: weights that did well against a plain greedy player."""

    coin: float = 1.0
    good: float = 0.9
    #: A movement point of a turn to come.
    step: float = 0.4
    #: A space on the ring, for others act meanwhile.
    space: float = 1.3
    #: The same for a figure that is nobody's, which comes back to its decider the later for it.
    guest: float = 0.4
    #: A tile of the territory, for which the final scoring takes so much.
    tile: float = 3.0
    #: A Scotsman outside of the castle, for every scoring to come; a little less far from it.
    scotsman: float = 0.4
    way: float = 0.1
    #: How much of a scoring that is not the next one is sure.
    later: float = 0.9
    #: A turn's activations at the best places, for every turn to come.
    wake: float = 0.15
    #: The turns that it takes to use things well.
    fade: float = 3.0
    #: Tiles that pass while a seat has one turn, for each player.
    pace: float = 1.7
    #: In the worth of an exchange: what it brings is not always at hand to be paid.
    exchange: float = 0.6
    #: How many goods a territory has or makes until its exchanges run well.
    fed: float = 4.0
    barrel: float = 2.5
    marker: float = 3.0


WEIGHTS: Final = Weights()

#: What lasting effects bring in each turn to come.
LASTING: Final = {
    "further-tile": 0.8,
    "points-for-steps": 0.5,
    "points-for-barrel": 0.3,
    "castles-as-scotsmen": 0.2,
    "coin-for-good": 0.2,
}


class Outlook:
    """What stays as it is while a seat has its turn: time left, others' things, worth of tiles."""

    __slots__ = (
        "_box",
        "_makes",
        "_mover",
        "_others",
        "_own_kinds",
        "_scorings",
        "_space",
        "_start",
        "_turns",
        "_wakes",
        "milestone",
        "seat",
        "weights",
    )

    def __init__(self, position: GlenMorePosition, seat: int, weights: Weights = WEIGHTS) -> None:
        self.seat = seat
        #: The turn that this is about.
        self.milestone = position.milestone
        self.weights = weights
        box = position.box
        self._box = box
        others = [other for other in range(len(position.players)) if other != seat]
        self._others = {
            name: tuple(counted(position, name, other) for other in others) for name in CATEGORIES
        }
        to_come = sum(bool(position.stacks[stack]) for stack in position.stacks if stack != "D")
        #: How many scorings a lead of now counts for, the final one among them.
        self._scorings = sum(weights.later**time for time in range(to_come + 1))
        self._turns = turns_left(position, weights.pace)
        # The figure that moves in this turn; the own one, or nobody's that the seat decides for.
        self._mover = position.actor if position.mover == seat else seat
        self._start = position.ring.at[self._mover]
        own = position.actors[self._mover].seat == seat
        self._space = weights.guest
        if own:
            # Who goes far has the fewer turns.
            more = sum(one.turn_worth(position, seat) for one in self.heeded(position))
            self._space = weights.space + more / (weights.pace * len(position.players))
        self._own_kinds: dict[str, float] = {}
        for chronicle in self.heeded(position):
            self._own_kinds |= chronicle.wakes(position, seat)
        self._wakes = [self._wake(tile) for tile in box.tiles]
        self._makes = [_makes(tile) for tile in box.tiles]

    # ---- what is looked at -----------------------------------------------------------------------

    def heeded(self, position: GlenMorePosition) -> Sequence[Chronicle]:
        """The chronicles that count: all that are in play."""
        return position.chronicles

    def moves(self, position: GlenMorePosition) -> Sequence[Move]:
        """The moves that are considered: all that are legal."""
        return position.moves(self.seat)

    def advice(self, position: GlenMorePosition) -> Move | None:
        """What the question itself advises to answer, where looking ahead doesn't tell."""
        return advice(position, self.seat)

    # ---- the whole -------------------------------------------------------------------------------

    def worth(self, position: GlenMorePosition) -> float:
        """What the position is worth to the seat, if its turn ended now."""
        weights, player = self.weights, position.players[self.seat]
        land = player.land
        turns = 0.0 if self.seat in position.finished else self._turns
        # Towards the end there is less and less time to use things.
        useful = min(1.0, turns / weights.fade)
        return (
            player.points
            + weights.coin * player.coins
            + self._armadale(player)
            + useful * weights.good * sum(land.stock)
            - weights.tile * len(land.tiles)
            + self._scorings * self._ahead(position)
            + useful * self._people(player)
            + turns * weights.wake * self._awake(player)
            + turns * sum(LASTING.get(name, 0.0) for name in player.lasting)
            + self._maclachlan(player, position.steps)
            - self._space * self._gone(position)
            + sum(one.worth(position, self.seat, turns) for one in self.heeded(position))
        )

    def _ahead(self, position: GlenMorePosition) -> float:
        """What a scoring would bring now, less what it would bring the others on average."""
        table = position.box.ahead
        most = len(table) - 1
        found = 0.0
        for name, others in self._others.items():
            own = counted(position, name, self.seat)
            least = min(own, *others)
            found += table[min(own - least, most)]
            found -= sum(table[min(other - least, most)] for other in others) / len(others)
        return found

    def _armadale(self, player: Player) -> int:
        """Coins that will count once more."""
        twice = "coins-twice" in player.lasting
        return min(player.coins, self._box.coins_twice) if twice else 0

    def _people(self, player: Player) -> float:
        """Scotsmen who may still go to the castle, the sooner the nearer they are."""
        weights = self.weights
        found = 0.0
        for cell, count in player.land.people.items():
            if cell != CASTLE:
                found += count * (weights.scotsman - weights.way * _distance(cell))
        return found * self._scorings

    def _maclachlan(self, player: Player, steps: int) -> int:
        """Points for movement points that are left."""
        return steps if "points-for-steps" in player.lasting else 0

    def _gone(self, position: GlenMorePosition) -> int:
        """How far the figure has gone in this turn; beyond the end tile nothing is lost."""
        ring, end = position.ring, position.box.end
        spaces = len(ring.floor)
        gone = (ring.at[self._mover] - self._start) % spaces
        if end in ring.floor:
            gone = min(gone, (ring.floor.index(end) - self._start) % spaces)
        return gone

    # ---- activations to come ---------------------------------------------------------------------

    def _awake(self, player: Player) -> float:
        """What the best places for a new tile would wake, on average of the best two."""
        land, room = player.land, self._box.room
        tiles, wakes = land.tiles, self._wakes
        supply = sum(land.stock) / 2 + sum(self._makes[number] for number in tiles.values())
        fed = min(1.0, supply / self.weights.fed)
        found: dict[int, float] = {}
        for cell, number in tiles.items():
            brings = wakes[number]
            if brings:
                activation = self._box.tiles[number].activation
                if activation and activation.goods and total(land.goods.get(cell, 0)) >= room:
                    continue
                if activation and activation.offers:
                    brings *= fed
                for step in AROUND:
                    if cell + step not in tiles:
                        found[cell + step] = found.get(cell + step, 0.0) + brings
        watched = {cell + step for cell in land.people for step in AROUND}
        best = second = 0.0
        for cell, brings in found.items():
            if brings > second and cell in watched and any(cell + side in tiles for side in SIDES):
                if brings > best:
                    best, second = brings, best
                else:
                    second = brings
        return (best + second) / 2

    def _wake(self, tile: Tile) -> float:
        """What activating a tile brings."""
        weights, activation = self.weights, tile.activation
        if activation is None:
            return 0.0
        match activation.kind:
            case "produce":
                return weights.good * len(activation.goods)
            case "any":
                return weights.good * activation.amount
            case "steps":
                return (weights.step + self._own_kinds.get("steps", 0.0)) * activation.amount
            case "points":
                return float(activation.amount)
            case kind:
                return self._own_kinds.get(kind, 0.0) + self._exchanges(activation)

    def _exchanges(self, activation: Activation) -> float:
        return max((self._offer(offer) for offer in activation.offers), default=0.0)

    def _offer(self, offer: Offer) -> float:
        price, weights = offer.price, self.weights
        gain = self._gain(offer.gain) - weights.good * price.total - weights.barrel * price.whisky
        return self.weights.exchange * max(0.0, gain)

    def _gain(self, gain: Effect) -> float:
        amount = gain.value if isinstance(gain.value, int) else 1
        usual = {
            "points": float(amount),
            "whisky": self.weights.barrel,
            "marker": self.weights.marker,
        }
        return usual.get(gain.kind, 0.0) + self._own_kinds.get(gain.kind, 0.0)


def advice(position: GlenMorePosition, seat: int) -> Move | None:
    """What the question at hand advises a seat to answer, where looking ahead doesn't tell."""
    asked = position.decision
    return asked.advise(position, seat) if isinstance(asked, Asked) else None


def turns_left(position: GlenMorePosition, pace: float = WEIGHTS.pace) -> float:
    """How many turns a seat will still have, as far as can be known."""
    return tiles_left(position) / (pace * len(position.players))


def tiles_left(position: GlenMorePosition) -> float:
    """How many tiles will still be taken or passed by, as far as can be known."""
    ring, box, stacks = position.ring, position.box, position.stacks
    line = [number for _, number in ring.ahead()]
    if box.end in line:
        return float(line.index(box.end))
    last = stacks["D"]
    above = end_window(position, len(last) - (box.end in last))
    coming = sum(len(tiles) for stack, tiles in stacks.items() if stack != "D")
    return len(line) + coming + (sum(above) / len(above) if above else 0.0)


def _makes(tile: Tile) -> int:
    """How many resources a tile makes when it is activated."""
    activation = tile.activation
    if activation is None:
        return 0
    return activation.amount if activation.kind == "any" else len(activation.goods)


def _distance(cell: int) -> int:
    """Steps from a cell to the home castle."""
    (column, row), (castle, level) = place(cell), place(CASTLE)
    return max(abs(column - castle), abs(row - level))
