"""What cellars and their barrels are worth to a computer's seat."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from rules.glenmore.ring import GONE

if TYPE_CHECKING:
    from rules.glenmore.chronicles.casks.storehouse import Storehouse
    from rules.glenmore.position import GlenMorePosition

#: How much of a barrel's points is sure while it may still be sold.
_SURE: Final = 0.5
#: What it is worth to let a barrel move one cell to the right, where a tile does. Beyond that none
#: is chosen for its barrels.
WAKES: Final = MappingProxyType({"age": _SURE, "both": _SURE})


def cellars_worth(house: Storehouse, position: GlenMorePosition, seat: int) -> float:
    """What they are worth in points: the barrels that can still be sold, as they lie."""
    chances = _sales_to_come(house, position, seat)
    # Who goes to a sale tile sells two, who passes it one.
    sold = house.cellars[seat].places[-(chances + chances // 2) :] if chances else []
    return _SURE * sum(map(house.value, sold))


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
