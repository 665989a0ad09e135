"""Where a tile may be laid, and which may be taken away again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.glenmore.cells import AROUND, CASTLE, SIDES, VILLAGE

if TYPE_CHECKING:
    from collections.abc import Collection

    from rules.glenmore.components import Box, Tile
    from rules.glenmore.player import Player
    from rules.glenmore.position import GlenMorePosition
    from rules.glenmore.territory import Territory


def places(box: Box, player: Player, tile: Tile, less: int | None = None) -> list[int]:
    """The cells where a tile may be laid, in order; `less` is a cell with one Scotsman less."""
    land = player.land
    watched: set[int] = {cell for cell, count in land.people.items() if count > (cell == less)}
    if "castles-as-scotsmen" in player.lasting:
        # Mackintosh, for new tiles and rebuilt ones, the home castle too; but for nothing except
        # placing (GM-R226 to GM-R229).
        watched.update(
            cell for cell, number in land.tiles.items() if box.tiles[number].kind == "castle"
        )
    if tile.rebuild:
        return _bases(box, land, tile, watched)
    if tile.river:
        return [cell for cell in _river_ends(land) if _is_watched(cell, watched)]
    return _dry_cells(land, watched)


def _is_watched(cell: int, watched: Collection[int]) -> bool:
    """Whether a Scotsman stands around a cell (GM-R115, GM-R116)."""
    return any(cell + step in watched for step in AROUND)


def _dry_cells(land: Territory, watched: Collection[int]) -> list[int]:
    """Side by side with a tile (GM-R114), not left or right of the river (GM-R118, GM-R119)."""
    tiles, (left, right) = land.tiles, land.river
    found = set()
    for person in watched:
        for step in AROUND:
            cell = person + step
            if cell not in tiles and cell not in found:
                for side in SIDES:
                    if cell + side in tiles:
                        found.add(cell)
                        break
    found -= {left - 1, right + 1}
    return sorted(found)


def _river_ends(land: Territory) -> list[int]:
    """The cells that continue the river, unless a dry tile lies beyond (GM-R117, GM-R120)."""
    left, right = land.river
    ends = ((left - 1, left - 2), (right + 1, right + 2))
    return [cell for cell, beyond in ends if beyond not in land.tiles and cell not in land.tiles]


def tolled_cells(position: GlenMorePosition, seat: int) -> frozenset[int]:
    """Where a tile that is paid for costs a coin more."""
    found: frozenset[int] = frozenset()
    for chronicle in position.chronicles:
        found |= chronicle.tolled_places(position, seat)
    return found


def open_cells(land: Territory, *, river: bool) -> list[int]:
    """The cells where a tile may be laid by all rules but that of a Scotsman nearby."""
    return _river_ends(land) if river else _dry_cells(land, land.tiles)


def _bases(box: Box, land: Territory, tile: Tile, watched: Collection[int]) -> list[int]:
    """On a tile of its kind (GM-R125, GM-R126), river on river (GM-R127, GM-R128).

    A Scotsman on the tile itself will do (GM-R129); home tiles can be rebuilt (GM-R131), and so can
    rebuild tiles (GM-R137).
    """
    return sorted(
        cell
        for cell, number in land.tiles.items()
        if box.tiles[number].kind == tile.kind
        and box.tiles[number].river == tile.river
        and (cell in watched or _is_watched(cell, watched))
    )


def removable(position: GlenMorePosition, seat: int) -> list[int]:
    """The cells whose pile may go: the rest stays connected, the river whole (GM-R273).

    Never the home tile (GM-R272).
    """
    box, land = position.box, position.players[seat].land
    return sorted(
        cell
        for cell, number in land.tiles.items()
        if cell not in {VILLAGE, CASTLE}
        and (not box.tiles[number].river or cell in land.river)
        and _connected(land, cell)
        and not any(one.forbids_removal(position, seat, cell) for one in position.chronicles)
    )


def _connected(land: Territory, without: int) -> bool:
    """Whether all other tiles touch the home tile by their sides, directly or through others."""
    reached, open_cells = {VILLAGE, without}, [VILLAGE]
    while open_cells:
        cell = open_cells.pop()
        for side in SIDES:
            other = cell + side
            if other in land.tiles and other not in reached:
                reached.add(other)
                open_cells.append(other)
    return len(reached) == len(land.tiles)
