"""What cellars and their barrels are worth to a computer's seat.

With two seats it won 28 of 40 games against a computer that ignores them, which never sells; and 20
of 40 against one that sells a barrel whenever its points are worth more at once.
"""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from rules.glenmore.ring import GONE

if TYPE_CHECKING:
    from rules.glenmore.chronicles.casks.storehouse import Storehouse
    from rules.glenmore.position import GlenMorePosition

#: What a barrel is worth that moves one cell to the right, where a tile lets it.
WAKES: Final = MappingProxyType({"age": 0.7, "both": 0.7})
#: How much of a barrel's points is sure while it may still be sold.
_SURE: Final = 0.5
#: What a cell that a barrel can reach is worth for each turn to come, up to so many.
_ROOM: Final = 0.03
_TURNS: Final = 6.0


def cellars_worth(house: Storehouse, position: GlenMorePosition, seat: int, turns: float) -> float:
    """What they are worth in points, with about so many turns to come for the seat."""
    chances = _sales_to_come(house, position, seat)
    if not chances:
        return 0.0
    own = house.cellars[seat]
    values = sorted((house.value(place) for place in own.places), reverse=True)
    sold = sum(values[:chances])
    cells = len(house.cards.values(own.cellars)) - 1
    stills = _stills(position, seat)
    room = _ROOM * min(turns, _TURNS) * min(stills, 2) * cells
    return _SURE * sold + room


def _sales_to_come(house: Storehouse, position: GlenMorePosition, seat: int) -> int:
    """How many sale tiles lie ahead of a seat's figure, on the ring or in the stacks."""
    ring, at = position.ring, position.ring.at[seat]
    found = 0
    for name in house.sales:
        number = position.box.named[name].number
        if number in ring.floor:
            space = ring.floor.index(number)
            found += (
                at != GONE and ring.offset(space) > ring.offset(at) and bool(house.open_spots(name))
            )
        else:
            found += number in position.stacks[position.box.tiles[number].stack]
    return found


def _stills(position: GlenMorePosition, seat: int) -> int:
    """How many tiles of a seat let barrels age."""
    tiles = position.box.tiles
    kinds = [tiles[number].activation for number in position.players[seat].land.tiles.values()]
    return sum(one is not None and one.kind in {"age", "either", "both"} for one in kinds)
