"""Activating tiles: the new one and those around it, each once a turn (GM-R152 to GM-R161)."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from rules.glenmore.asking import Question
from rules.glenmore.cells import cell_name
from rules.glenmore.components import GOODS
from rules.glenmore.doors import gain_points, gain_steps, put_goods
from rules.glenmore.effects import Effects, effect, words
from rules.glenmore.exchange import can_exchange, exchange
from rules.glenmore.gifts import GainAny
from rules.glenmore.moves import DONE, deed

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from rules.core.move import Move
    from rules.glenmore.asking import Why
    from rules.glenmore.components import Effect, Tile
    from rules.glenmore.moves import Deed
    from rules.glenmore.position import GlenMorePosition


class Way(NamedTuple):
    """How a kind of activation works."""

    #: Does it, for a seat, with the tile on that cell.
    do: Callable[[GlenMorePosition, int, Tile, int], None]
    #: Whether it can be done now.
    can: Callable[[GlenMorePosition, int, Tile], bool]
    #: Whether it asks nothing, costs nothing and loses nothing now.
    is_plain: Callable[[GlenMorePosition, int, Tile, int], bool]


class Activate(Question):
    """Activate tiles one by one, in any order; all of it is optional (GM-R153, GM-R155, GM-R156).

    The step of the turn itself also lets Loch Ness's owner activate one tile elsewhere, and ends
    the turn, whatever was done in it (GM-R275, GM-R278, GM-R279, H2). A rebuild tile activates like
    any other (GM-R135).
    """

    __slots__ = ("cell", "everything", "nested")

    ask = "activate"
    rule = "GM-R152"
    kinds = ("activate", "activate-free", "done")

    def __init__(
        self, seat: int, cell: int | None, *, nested: bool = False, everything: bool = False
    ) -> None:
        super().__init__(seat)
        #: The place of the new tile; ``None`` if none was placed (GM-R160).
        self.cell = cell
        self.nested = nested
        #: Whether all tiles of the territory are meant: Castle of Mey (GM-R260).
        self.everything = everything

    def reach(self, position: GlenMorePosition) -> Iterable[int]:
        """The cells that the new tile wakes, as things lie now (GM-R157, GM-R317, H6)."""
        land = position.players[self.seat].land
        if self.everything:
            return sorted(land.tiles)
        if self.cell is None:
            return ()
        around = land.around(self.cell)
        return [self.cell, *around] if self.cell in land.tiles else list(around)

    def further(self, position: GlenMorePosition) -> Iterable[int]:
        """The cells outside of it of which Loch Ness wakes one (GM-R276, GM-R277, H19)."""
        player = position.players[self.seat]
        if self.nested or position.furthered or "further-tile" not in player.lasting:
            return ()
        if not position.own_turn:
            return ()
        reach = set(self.reach(position))
        return [cell for cell in sorted(player.land.tiles) if cell not in reach]

    def choices(self, position: GlenMorePosition) -> list[Move]:
        """What can be activated, and to be done with it."""
        reach = [cell for cell in self.reach(position) if can_wake(position, self.seat, cell)]
        found: list[Move] = [deed("activate", cell) for cell in reach]
        if len([cell for cell in reach if _is_plain(position, self.seat, cell)]) > 1:
            found.append(deed("activate-free"))
        found += [
            deed("activate", cell)
            for cell in self.further(position)
            if can_wake(position, self.seat, cell)
        ]
        return [*found, DONE]

    def plain(self, position: GlenMorePosition) -> list[int]:
        """The tiles that ask nothing, cost nothing and lose nothing now."""
        return [cell for cell in self.reach(position) if _is_plain(position, self.seat, cell)]

    def decide(self, position: GlenMorePosition, move: Deed) -> None:
        """Activate one, or all that are free, or be done."""
        if move == DONE:
            position.pop()
        elif move.kind == "activate-free":
            for cell in self.plain(position):
                wake(position, self.seat, cell)
        else:
            if move.cell not in self.reach(position):
                position.furthered = True
            wake(position, self.seat, move.cell)

    def proceed(self, position: GlenMorePosition) -> bool:
        """The turn ends only by its player's word; a step within it when nothing is left."""
        if self.nested and self.choices(position) == [DONE]:
            position.pop()
            return True
        return False

    def why_not(self, position: GlenMorePosition, move: Deed) -> Why:
        """Why that tile is not activated."""
        if move.kind != "activate":
            return "GM-R155", "nothing-is-free", {}
        facts = {"cell": cell_name(move.cell)}
        reached = {*self.reach(position), *self.further(position)}
        return why_not_awake(position, self.seat, move.cell) or (
            "GM-R152",
            "not-around" if move.cell not in reached else "not-payable",
            facts,
        )


class Wake(Question):
    """Activate one tile of each of some kinds, without those around.

    GM-R217, GM-R219, GM-R224, GM-R237.
    """

    __slots__ = ("left",)

    ask = "wake"
    rule = "GM-R225"
    kinds = ("activate", "done")

    def __init__(self, seat: int, left: tuple[str, ...]) -> None:
        super().__init__(seat)
        self.left = left

    def choices(self, position: GlenMorePosition) -> list[Move]:
        """The tiles of these kinds; none need be activated (G20)."""
        tiles = position.players[self.seat].land.tiles
        found: list[Move] = [
            deed("activate", cell)
            for cell, number in sorted(tiles.items())
            if position.box.tiles[number].kind in self.left and can_wake(position, self.seat, cell)
        ]
        return [*found, DONE]

    def decide(self, position: GlenMorePosition, move: Deed) -> None:
        """Activate it; then one of the other kinds."""
        position.pop()
        if move != DONE:
            number = position.players[self.seat].land.tiles[move.cell]
            kind = position.box.tiles[number].kind
            position.push(Wake(self.seat, tuple(one for one in self.left if one != kind)))
            wake(position, self.seat, move.cell)

    def proceed(self, position: GlenMorePosition) -> bool:
        """If there is none, nothing is asked."""
        if self.choices(position) == [DONE]:
            position.pop()
            return True
        return super().proceed(position)

    def why_not(self, position: GlenMorePosition, move: Deed) -> Why:
        """Why that tile is not activated."""
        facts = {"cell": cell_name(move.cell)}
        return why_not_awake(position, self.seat, move.cell) or (
            "GM-R225",
            "other-kind",
            facts,
        )


class Produce(Question):
    """Which of two resources finds room on the tile (GM-R166)."""

    __slots__ = ("cell", "goods")

    ask = "produce"
    rule = "GM-R166"
    free = False
    kinds = ("gain",)

    def __init__(self, seat: int, cell: int, goods: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.cell = cell
        self.goods = goods

    def choices(self, position: GlenMorePosition) -> list[Move]:
        """One of those produced."""
        return [deed("gain", good) for good in dict.fromkeys(self.goods)]

    def decide(self, position: GlenMorePosition, move: Deed) -> None:
        """That one comes first; what finds no room is lost."""
        later = list(self.goods)
        later.remove(move.number)
        position.pop()
        produce(position, self.seat, self.cell, (move.number, *later))


class ProduceAny(GainAny):
    """Choose what a tile produces (GM-R163)."""

    __slots__ = ()

    ask = "produce"
    rule = "GM-R163"
    free = False

    def put(self, position: GlenMorePosition, good: int) -> None:
        """It is produced."""
        produce(position, self.seat, self.cell, (good,))


def produce(position: GlenMorePosition, seat: int, cell: int, goods: Sequence[int]) -> None:
    """What a tile makes comes onto it, as far as there is room."""
    land = position.players[seat].land
    laid = [(good, cell) for good in goods[: land.room(cell, position.box.room)]]
    put_goods(position, seat, cell, goods)
    tile = position.box.tiles[land.tiles[cell]]
    for chronicle in reversed(position.chronicles):
        if laid:
            chronicle.produced(position, seat, tile, laid)


# ---- one tile ------------------------------------------------------------------------------------


def can_wake(position: GlenMorePosition, seat: int, cell: int) -> bool:
    """Whether the tile on a cell can be activated now."""
    number = position.players[seat].land.tiles[cell]
    tile = position.box.tiles[number]
    return (
        tile.activation is not None
        and number not in position.activated
        and WAYS[tile.activation.kind].can(position, seat, tile)
    )


def wake(position: GlenMorePosition, seat: int, cell: int) -> None:
    """Activate the tile on a cell; it is the tile that is spent, not the place (GM-R139, H7)."""
    tile = position.box.tiles[position.players[seat].land.tiles[cell]]
    if tile.activation is None:
        raise ValueError(f"{tile.name} can't be activated")
    position.activated = position.activated | {tile.number}
    position.tell("activated", seat=seat, tile=tile.name, cell=cell_name(cell))
    WAYS[tile.activation.kind].do(position, seat, tile, cell)


def why_not_awake(position: GlenMorePosition, seat: int, cell: int) -> Why | None:
    """Why a tile is never activated now, whatever for; ``None`` if it could be."""
    number = position.players[seat].land.tiles.get(cell)
    if number is None:
        return "GM-R152", "no-own-tile", {"cell": cell_name(cell)}
    tile = position.box.tiles[number]
    facts = {"cell": cell_name(cell), "tile": tile.name}
    if tile.activation is None:
        return "GM-R158", "no-activation", facts
    if number in position.activated:
        return "GM-R154", "activated-already", facts
    return None


def _is_plain(position: GlenMorePosition, seat: int, cell: int) -> bool:
    tile = position.box.tiles[position.players[seat].land.tiles[cell]]
    return (
        tile.activation is not None
        and tile.number not in position.activated
        and WAYS[tile.activation.kind].is_plain(position, seat, tile, cell)
    )


# ---- the kinds -----------------------------------------------------------------------------------


def _produce(position: GlenMorePosition, seat: int, tile: Tile, cell: int) -> None:
    """The given resources onto the tile (GM-R162, GM-R164)."""
    made = tile.activation.goods if tile.activation else ()
    room = position.players[seat].land.room(cell, position.box.room)
    if 0 < room < len(made) and len(set(made)) > 1:
        position.push(Produce(seat, cell, made))
    else:
        produce(position, seat, cell, made)


def _produce_any(position: GlenMorePosition, seat: int, tile: Tile, cell: int) -> None:
    """A resource of choice onto the tile (GM-R163)."""
    position.push(ProduceAny(seat, cell, tile.activation.amount if tile.activation else 0))


def _steps(position: GlenMorePosition, seat: int, tile: Tile, cell: int) -> None:
    """Movement points (GM-R177)."""
    gain_steps(position, seat, tile.activation.amount if tile.activation else 0)


def _points(position: GlenMorePosition, seat: int, tile: Tile, cell: int) -> None:
    """Points (GM-R178)."""
    gain_points(position, seat, tile.activation.amount if tile.activation else 0, tile.name)


def _always(position: GlenMorePosition, seat: int, tile: Tile) -> bool:
    """Without a cost nothing stands in the way; a full tile may be activated in vain (H18)."""
    return True


def _plain(position: GlenMorePosition, seat: int, tile: Tile, cell: int) -> bool:
    return True


def _never_plain(position: GlenMorePosition, seat: int, tile: Tile, cell: int) -> bool:
    return False


def _fits(position: GlenMorePosition, seat: int, tile: Tile, cell: int) -> bool:
    made = len(tile.activation.goods) if tile.activation else len(GOODS)
    return position.players[seat].land.room(cell, position.box.room) >= made


#: How each kind of activation works.
WAYS: dict[str, Way] = {
    "produce": Way(_produce, _always, _fits),
    "any": Way(_produce_any, _always, _never_plain),
    "steps": Way(_steps, _always, _plain),
    "points": Way(_points, _always, _plain),
    "offers": Way(exchange, can_exchange, _never_plain),
}


@effect("wake")
def _wake(position: GlenMorePosition, seat: int, given: Effect, frame: Effects) -> None:
    """Clans that activate tiles anywhere."""
    position.push(Wake(seat, words(given)))


@effect("everything")
def _everything(position: GlenMorePosition, seat: int, given: Effect, frame: Effects) -> None:
    """Castle of Mey: the step to come is about all own tiles (GM-R260, H15)."""
    place, waiting = next(
        (place, one)
        for place, one in reversed(list(enumerate(position.pending)))
        if isinstance(one, Activate)
    )
    position.pending[place] = Activate(seat, frame.cell, nested=waiting.nested, everything=True)
