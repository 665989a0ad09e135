"""Whether a tile can be taken: there is a way to pay for it, and after it a place for it.

Lists of moves, refusals, previews and "blocked" all ask here (GM-R81, GM-R82, GM-R90).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from rules.glenmore.components import FREE
from rules.glenmore.means import Bill, Means
from rules.glenmore.placement import places, tolled_cells

if TYPE_CHECKING:
    from rules.glenmore.asking import Why
    from rules.glenmore.components import Tile
    from rules.glenmore.position import GlenMorePosition

#: Places of tiles, by what their places depend on: the kind to be rebuilt, and the river.
Known = dict[tuple[str, bool], list[int]]


class Target(NamedTuple):
    """A tile of the ring that a seat could take with an actor."""

    seat: int
    #: The actor that would go there.
    mover: int
    space: int
    tile: Tile


def obstacle(position: GlenMorePosition, target: Target, known: Known | None = None) -> Why | None:
    """Why a tile on the ring can't be taken; ``None`` if it can.

    With `known`, which is filled, the places of tiles alike are looked for once.
    """
    tile = target.tile
    if tile.kind == "end":
        return "GM-R297", "end-is-not-taken", {"tile": tile.name}
    # It may be passed, but not landed on (GM-R78, C0-R7).
    if tile.barred:
        return "GM-R78", "barred", {"tile": tile.name}
    for chronicle in position.chronicles:
        why = chronicle.forbids(position, target)
        if why is not None:
            return why
    if not can_afford(position, target):
        return "GM-R81", "too-dear", {"tile": tile.name}
    if tile.kind != "person" and not places_after_paying(position, target.seat, tile, known):
        return "GM-R82", "no-place", {"tile": tile.name}
    return None


def bill_for(position: GlenMorePosition, target: Target) -> Bill:
    """What a player pays for a tile of the ring now (GM-R80)."""
    price = target.tile.cost
    if not position.chronicles:
        return Bill(price)
    more = 0
    for chronicle in position.chronicles:
        more += chronicle.surcharge(position, target)
    if more:
        price = price._replace(coins=price.coins + more)
    return Bill(price, reserve=_place_toll(position, target))


def _place_toll(position: GlenMorePosition, target: Target) -> int:
    """A coin that must be left for the place, if every place costs one (C8-R40)."""
    tolled = tolled_cells(position, target.seat)
    if not tolled or target.tile.kind == "person":
        return 0
    return int(set(places_after_paying(position, target.seat, target.tile)) <= tolled)


def can_afford(position: GlenMorePosition, target: Target) -> bool:
    """Whether coins, goods and whisky suffice, sales counted (GM-R93).

    What must be given up on the way is gone before the tile is paid (Q0-2).
    """
    player, price = position.players[target.seat], target.tile.cost
    if not position.chronicles and price == FREE:
        # Asked of every tile of the ring, so what is plain is answered at once.
        return True
    means = Means.of(player, position.market)
    if not position.chronicles:
        return player.whisky >= price.whisky and means.can_raise(Bill(price))
    ways = [means]
    for chronicle in position.chronicles:
        ways = [left for one in ways for left in chronicle.after_tolls(position, target, one)]
    bill = bill_for(position, target)
    return player.whisky >= bill.price.whisky and any(left.can_raise(bill) for left in ways)


def payable(position: GlenMorePosition, target: Target, means: Means) -> bool:
    """Whether a tile can be paid with these means and the barrels at hand."""
    bill = bill_for(position, target)
    enough = position.players[target.seat].whisky >= bill.price.whisky
    return enough and means.can_raise(bill)


def places_after_paying(
    position: GlenMorePosition, seat: int, tile: Tile, known: Known | None = None
) -> list[int]:
    """Where a tile can go when its cost is paid.

    A Scotsman who is paid doesn't count for the placement any more, whichever he is (GM-R281).
    """
    player, box = position.players[seat], position.box
    if tile.cost.scotsmen:
        found: set[int] = set()
        for cell in player.land.people:
            found.update(places(box, player, tile, less=cell))
        return sorted(found)
    alike = (tile.kind if tile.rebuild else "", tile.river)
    if known is None:
        return places(box, player, tile)
    if alike not in known:
        known[alike] = places(box, player, tile)
    return known[alike]
