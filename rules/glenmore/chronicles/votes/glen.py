"""The cards of the Great Glen: what each of them counts, and who is best (C7-R11 to C7-R22)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rules.glenmore.cells import CASTLE, SIDES, WIDTH
from rules.glenmore.components import GOODS
from rules.glenmore.scoring import counted, in_castle

if TYPE_CHECKING:
    from collections.abc import Callable

    from rules.glenmore.position import GlenMorePosition


def _stock(position: GlenMorePosition, seat: int, *goods: str) -> int:
    stock = position.players[seat].land.stock
    return sum(stock[GOODS.index(good)] for good in goods)


def _livestock(position: GlenMorePosition, seat: int) -> int:
    """Cows and sheep (C7-R13)."""
    return _stock(position, seat, "sheep", "cow")


def _square(position: GlenMorePosition, seat: int) -> int:
    """The side of the largest square full of tiles, of two by two at least (C7-R14, Q7-6)."""
    tiles = position.players[seat].land.tiles
    side = 1
    while any(
        all(
            corner + row * WIDTH + column in tiles
            for row in range(side + 1)
            for column in range(side + 1)
        )
        for corner in tiles
    ):
        side += 1
    return side if side > 1 else 0


def _materials(position: GlenMorePosition, seat: int) -> int:
    """Wood and stone (C7-R15)."""
    return _stock(position, seat, "wood", "stone")


def _sets(position: GlenMorePosition, seat: int) -> int:
    """Sets of a Scotsman in the castle, a barrel, a landmark and a person (C7-R16).

    Castle Moil and David Hume count twice here too; whoever else stands in a castle is none of its
    own (Q7-7).
    """
    others = (counted(position, name, seat) for name in ("landmarks", "whisky", "persons"))
    return min(in_castle(position, seat), *others)


def _castles(position: GlenMorePosition, seat: int) -> int:
    """Castles with a Scotsman, the home castle among them (C7-R17)."""
    land, box = position.players[seat].land, position.box
    found = sum(box.tiles[land.tiles[cell]].kind == "castle" for cell in land.people)
    return found + sum(one.guest_castles(position, seat) for one in position.chronicles)


def _distilleries(position: GlenMorePosition, seat: int) -> int:
    """Distilleries that lie on top (C7-R18)."""
    return sum(_kind(position, seat, cell) == "distillery" for cell in _tiles(position, seat))


def _size(position: GlenMorePosition, seat: int) -> int:
    """Tiles of the territory (C7-R19)."""
    return len(_tiles(position, seat))


def _pastures(position: GlenMorePosition, seat: int) -> int:
    """The largest group of animal tiles that touch with their sides (C7-R20)."""
    left = {cell for cell in _tiles(position, seat) if _kind(position, seat, cell) == "animal"}
    largest = 0
    while left:
        ways, group = [left.pop()], 0
        while ways:
            cell = ways.pop()
            group += 1
            near = {cell + side for side in SIDES} & left
            left -= near
            ways += near
        largest = max(largest, group)
    return largest


def _farthest(position: GlenMorePosition, seat: int) -> int:
    """Steps from the home castle to the Scotsman farthest away, over own tiles (C7-R21, Q7-9)."""
    land = position.players[seat].land
    steps, edge, reached = 0, {CASTLE}, {CASTLE}
    farthest = 0
    while edge:
        if edge & land.people.keys():
            farthest = steps
        edge = {other for cell in edge for other in land.around(cell)} - reached
        reached |= edge
        steps += 1
    return farthest


def _tiles(position: GlenMorePosition, seat: int) -> dict[int, int]:
    return position.players[seat].land.tiles


def _kind(position: GlenMorePosition, seat: int, cell: int) -> str:
    return position.box.tiles[_tiles(position, seat)[cell]].kind


#: What each card counts; the one that counts discards is told apart (C7-R22).
GLEN: Final[dict[str, Callable[[GlenMorePosition, int], int]]] = {
    "livestock": _livestock,
    "square": _square,
    "materials": _materials,
    "sets": _sets,
    "castles": _castles,
    "distilleries": _distilleries,
    "smallest": _size,
    "pastures": _pastures,
    "farthest": _farthest,
}
#: The card whose best player has least.
SMALLEST: Final = "smallest"
#: The card that counts personal discards, and with which there are any.
DISCARDS: Final = "discards"


def shares(card: str, counts: tuple[int, ...], points: int) -> tuple[int, ...]:
    """The points of the best players: all, or equal shares rounded up (C7-R11, C7-R12).

    Whoever has nothing is not best (Q7-6).
    """
    best = min(counts) if card == SMALLEST else max(counts)
    winners = sum(count == best for count in counts)
    if not best:
        return (0,) * len(counts)
    share = -(-points // winners)
    return tuple(share if count == best else 0 for count in counts)
