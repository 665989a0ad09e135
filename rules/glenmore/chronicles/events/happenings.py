"""What events do that ask nothing: points, coins, Scotsmen, tables (C6-R11 to C6-R29)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.glenmore.activation import Activate, can_wake
from rules.glenmore.chronicles.england import England
from rules.glenmore.chronicles.events.chronicle import Events
from rules.glenmore.chronicles.events.playing import works
from rules.glenmore.doors import gain_coins, gain_points, gain_scotsman
from rules.glenmore.effects import effect, number
from rules.glenmore.gifts import ChooseGift, PutGoods
from rules.glenmore.placement import places

if TYPE_CHECKING:
    from rules.glenmore.components import Effect, Tile
    from rules.glenmore.effects import Effects
    from rules.glenmore.goods import Laid
    from rules.glenmore.moves import Deed
    from rules.glenmore.position import GlenMorePosition


def cell_of(position: GlenMorePosition, seat: int, name: str) -> int | None:
    """Where a tile lies in a seat's territory; ``None`` if it doesn't (Q6-5)."""
    land, tile = position.players[seat].land, position.box.named[name].number
    return next((cell for cell, one in land.tiles.items() if one == tile), None)


def pair(given: Effect) -> tuple[int, int]:
    """The two numbers of an effect."""
    first = given.value[0] if isinstance(given.value, tuple) else None
    if not isinstance(first, tuple):
        raise TypeError(f"{given} has no two numbers")
    return first


@effect("scale")
def _scale(position: GlenMorePosition, seat: int, given: Effect, frame: Effects) -> None:
    """Old Man of Storr and Inverness: a table of one's own (C6-R11, C6-R18)."""
    events = Events.of(position)
    events.scales = {**events.scales, str(given.value): seat}


@effect("wallace")
def _wallace(position: GlenMorePosition, seat: int, given: Effect, frame: Effects) -> None:
    """Points for who has William Wallace (C6-R12)."""
    if _has_wallace(position, seat, given):
        gain_points(position, seat, number(given), frame.source[1])


@works("wallace")
def _has_wallace(position: GlenMorePosition, seat: int, given: Effect) -> bool:
    return position.box.named["william-wallace"].number in position.players[seat].persons


@effect("maclean")
def _maclean(position: GlenMorePosition, seat: int, given: Effect, frame: Effects) -> None:
    """Points for who holds the MacLean cell (C6-R20)."""
    if _has_maclean(position, seat, given):
        gain_points(position, seat, number(given), "maclean")


@works("maclean")
def _has_maclean(position: GlenMorePosition, seat: int, given: Effect) -> bool:
    return seat in position.markers.get("maclean", ())


@effect("garrison")
def _garrison(position: GlenMorePosition, seat: int, given: Effect, frame: Effects) -> None:
    """Loch Shiel: a point for Scotsmen on its tile, as many as there are (C6-R19, Q6-6)."""
    points, scotsmen = pair(given)
    cell = cell_of(position, seat, frame.source[1])
    if cell is not None:
        gain_points(position, seat, -points, frame.source[1])
        for _ in range(scotsmen):
            gain_scotsman(position, seat, cell)


@works("garrison")
def _can_garrison(position: GlenMorePosition, seat: int, given: Effect) -> bool:
    player = position.players[seat]
    return (
        player.points >= pair(given)[0]
        and player.scotsmen > 0
        and cell_of(position, seat, "loch-shiel") is not None
    )


@effect("tribute")
def _tribute(position: GlenMorePosition, seat: int, given: Effect, frame: Effects) -> None:
    """Loch Ness: coins for all own cards on their event side (C6-R21)."""
    gain_coins(position, seat, number(given) * Events.of(position).own_flipped(position, seat))


@effect("england-row")
def _row(position: GlenMorePosition, seat: int, given: Effect, frame: Effects) -> None:
    """Loch Lomond: all coins of the England row (C6-R26)."""
    england = England.of(position)
    while england.offer:
        england.take_stack(position, seat)


@works("england-row")
def _row_has_coins(position: GlenMorePosition, seat: int, given: Effect) -> bool:
    return bool(England.of(position).coins)


@effect("parish")
def _parish(position: GlenMorePosition, seat: int, given: Effect, frame: Effects) -> None:
    """Glenfinnan Church: the tile and those around it, each once a turn (C6-R27)."""
    cell = cell_of(position, seat, frame.source[1])
    if cell is not None:
        position.push(Activate(seat, cell, nested=True))


@works("parish")
def _has_parish(position: GlenMorePosition, seat: int, given: Effect) -> bool:
    cell = cell_of(position, seat, "glenfinnan-church")
    if cell is None:
        return False
    around = (cell, *position.players[seat].land.around(cell))
    return any(can_wake(position, seat, one) for one in around)


@works("salvage")
def _can_salvage(position: GlenMorePosition, seat: int, given: Effect) -> bool:
    """Castle Stalker: something of the discard finds a place, whoever is given up (C6-R17)."""
    box, player = position.box, position.players[seat]
    tiles = [box.tiles[one] for one in position.discard]
    return any(
        tile.kind == "person"
        or (
            tile.kind != "ring"
            and any(places(box, player, tile, less=cell) for cell in player.land.people)
        )
        for tile in tiles
    )


def produce_at_home(
    position: GlenMorePosition, seat: int, tile: Tile, goods: tuple[int, ...]
) -> None:
    """What another's tile makes comes onto any own tiles, as far as there is room."""
    position.push(PutProduce(seat, goods, tile))


def choose_at_home(position: GlenMorePosition, seat: int, tile: Tile, amount: int) -> None:
    """What another's tile makes by choice comes onto any own tiles as well."""
    is_produced = Events.of(position).choice_is_produced
    for _ in range(amount):
        position.push(ChooseProduce(seat, tile) if is_produced else ChooseGift(seat))


class ChooseProduce(ChooseGift):
    """Choose what another's tile makes (Q6-10, Q8-8)."""

    __slots__ = ("tile",)

    rule = "C6-R16"

    def __init__(self, seat: int, tile: Tile) -> None:
        super().__init__(seat)
        self.tile = tile

    def decide(self, position: GlenMorePosition, move: Deed) -> None:
        """Then it is asked where it goes."""
        position.pop()
        position.push(PutProduce(self.seat, (move.number,), self.tile))


class PutProduce(PutGoods):
    """Put what another's tile has made on any own tiles; then it counts as produced (Q8-8)."""

    __slots__ = ("laid", "tile")

    def __init__(
        self, seat: int, left: tuple[int, ...], tile: Tile, laid: tuple[Laid, ...] = ()
    ) -> None:
        super().__init__(seat, left)
        self.tile = tile
        self.laid = laid

    def go_on(self, position: GlenMorePosition, left: tuple[int, ...], last: Laid) -> None:
        """The next one; after the last of them others are told."""
        laid = (*self.laid, last)
        if left:
            position.push(PutProduce(self.seat, left, self.tile, laid))
        else:
            self._tell(position, laid)

    def proceed(self, position: GlenMorePosition) -> bool:
        """What found room was produced, also if the rest is lost."""
        is_full = not self.choices(position)
        done = super().proceed(position)
        if is_full:
            self._tell(position, self.laid)
        return done

    def _tell(self, position: GlenMorePosition, laid: tuple[Laid, ...]) -> None:
        for chronicle in reversed(position.chronicles):
            if laid:
                chronicle.produced(position, self.seat, self.tile, laid)
