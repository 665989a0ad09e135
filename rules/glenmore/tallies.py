"""What clans count in a territory."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Callable

    from rules.glenmore.position import GlenMorePosition


def _villages(position: GlenMorePosition, seat: int) -> int:
    """Villages on top, the start village among them (GM-R211)."""
    tiles = position.players[seat].land.tiles.values()
    return sum(position.box.tiles[number].kind == "village" for number in tiles)


def _peopled(position: GlenMorePosition, seat: int) -> int:
    """Tiles with at least one Scotsman (GM-R213)."""
    return len(position.players[seat].land.people)


def _rebuilds(position: GlenMorePosition, seat: int) -> int:
    """Rebuild tiles, covered ones too (GM-R240)."""
    land = position.players[seat].land
    return sum(
        position.box.tiles[number].rebuild for cell in land.tiles for number in land.pile(cell)
    )


def _coins(position: GlenMorePosition, seat: int) -> int:
    """Coins that are left when the roads are paid (GM-R246)."""
    return position.players[seat].coins


def _rivers(position: GlenMorePosition, seat: int) -> int:
    """Tiles with a river; a pile is one, the home tiles are two (GM-R250)."""
    left, right = position.players[seat].land.river
    return right - left + 1


#: How each is counted.
TALLIES: Final[dict[str, Callable[[GlenMorePosition, int], int]]] = {
    "villages": _villages,
    "peopled": _peopled,
    "rebuilds": _rebuilds,
    "coins": _coins,
    "rivers": _rivers,
}
