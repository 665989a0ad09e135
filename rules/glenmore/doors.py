"""The doors: every gain and every loss of a player goes through one of these."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.core.facts import Listing
from rules.glenmore.cells import CASTLE, cell_name
from rules.glenmore.components import GOODS
from rules.glenmore.goods import ONE, amounts_of, units

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rules.glenmore.components import Tile
    from rules.glenmore.position import GlenMorePosition


# ---- counted things ------------------------------------------------------------------------------


def gain_points(position: GlenMorePosition, seat: int, points: int, source: str) -> None:
    """Points; a loss is less than nothing, and there is no floor (GM-R302)."""
    if points:
        position.players[seat].points += points
        position.tell("points", seat=seat, points=points, source=source)
        for chronicle in position.chronicles:
            chronicle.gained_points(position, seat, points, source)


def gain_coins(position: GlenMorePosition, seat: int, coins: int) -> None:
    """Coins from the supply."""
    position.players[seat].coins += coins
    position.tell("coins", seat=seat, coins=coins)


def pay_coins(position: GlenMorePosition, seat: int, coins: int) -> None:
    """Coins to the supply (GM-R89, GM-R197)."""
    if coins:
        position.players[seat].coins -= coins
        position.tell("paid-coins", seat=seat, coins=coins)


def gain_whisky(position: GlenMorePosition, seat: int, barrels: int) -> None:
    """Barrels from the supply, which never runs out (GM-R6)."""
    position.players[seat].whisky += barrels
    position.tell("whisky", seat=seat, barrels=barrels)
    for chronicle in position.chronicles:
        chronicle.gained_whisky(position, seat, barrels)


def pay_whisky(position: GlenMorePosition, seat: int, barrels: int) -> None:
    """Barrels to the supply."""
    if barrels:
        position.players[seat].whisky -= barrels
        position.tell("paid-whisky", seat=seat, barrels=barrels)
        for chronicle in position.chronicles:
            chronicle.spent_whisky(position, seat, barrels)


def gain_steps(position: GlenMorePosition, seat: int, steps: int) -> None:
    """Movement points, into the pool of the turn (GM-R184)."""
    position.steps += steps
    position.tell("steps", seat=seat, steps=steps)


# ---- goods ---------------------------------------------------------------------------------------


def put_goods(position: GlenMorePosition, seat: int, cell: int, goods: Sequence[int]) -> None:
    """Resources from the supply onto a tile; what finds no room is lost (GM-R14, GM-R165).

    What lies there stays (GM-R167).
    """
    land = position.players[seat].land
    fitting = goods[: land.room(cell, position.box.room)]
    for good in fitting:
        land.goods[cell] = land.goods.get(cell, 0) + ONE[good]
        land.stock[good] += 1
    where = cell_name(cell)
    if fitting:
        position.tell("goods", seat=seat, goods=amounts_of(fitting), cell=where)
    if len(fitting) < len(goods):
        lost = amounts_of(goods[len(fitting) :])
        position.tell("goods-lost", seat=seat, goods=lost, cell=where)


def take_good(position: GlenMorePosition, seat: int, cell: int, good: int) -> None:
    """A resource off a tile, back to the supply (GM-R168)."""
    land = position.players[seat].land
    left = land.goods[cell] - ONE[good]
    if left:
        land.goods[cell] = left
    else:
        del land.goods[cell]
    land.stock[good] -= 1


def pay_good(position: GlenMorePosition, seat: int, cell: int, good: int) -> None:
    """A resource given up for something, from any own tile (GM-R83)."""
    take_good(position, seat, cell, good)
    position.tell("paid-good", seat=seat, good=GOODS[good], cell=cell_name(cell))


def buy(position: GlenMorePosition, seat: int, good: int) -> None:
    """A resource bought to be used at once; the coins lie in the market (GM-R99, GM-R104)."""
    price = position.market.buy(good)
    position.players[seat].coins -= price
    position.tell("bought", seat=seat, good=GOODS[good], price=price)


def sell(position: GlenMorePosition, seat: int, good: int, cell: int) -> None:
    """A resource sold for the coins of its row (GM-R108)."""
    take_good(position, seat, cell, good)
    price = position.market.sell(good)
    position.players[seat].coins += price
    position.tell("sold", seat=seat, good=GOODS[good], cell=cell_name(cell), price=price)


# ---- Scotsmen ------------------------------------------------------------------------------------


def gain_scotsman(position: GlenMorePosition, seat: int, cell: int) -> None:
    """A Scotsman out of the own supply onto a tile, if one is left (GM-R4, GM-R5)."""
    player = position.players[seat]
    if player.scotsmen and cell in player.land.tiles:
        player.scotsmen -= 1
        people = player.land.people
        people[cell] = people.get(cell, 0) + 1
        position.tell("scotsman", seat=seat, cell=cell_name(cell))


def pay_scotsman(position: GlenMorePosition, seat: int, cell: int) -> None:
    """A Scotsman off a tile, back to the own supply (GM-R86, GM-R87)."""
    player = position.players[seat]
    _leave(player.land.people, cell)
    player.scotsmen += 1
    position.tell("paid-scotsman", seat=seat, cell=cell_name(cell))


def step_scotsman(position: GlenMorePosition, seat: int, cell: int, to: int) -> None:
    """A Scotsman goes to a tile around, for one movement point (GM-R180, GM-R182).

    Whoever he is and whenever he came, he stays in the territory (GM-R188, GM-R189).
    """
    people = position.players[seat].land.people
    _leave(people, cell)
    people[to] = people.get(to, 0) + 1
    position.steps -= 1
    position.tell("stepped", seat=seat, cell=cell_name(cell), to=cell_name(to))
    for chronicle in position.chronicles:
        chronicle.stepped(position, seat, to)


def bring_home(position: GlenMorePosition, seat: int, cell: int) -> None:
    """A Scotsman goes to the home castle, for nothing."""
    people = position.players[seat].land.people
    _leave(people, cell)
    people[CASTLE] = people.get(CASTLE, 0) + 1
    position.tell("came-home", seat=seat, cell=cell_name(cell))
    for chronicle in position.chronicles:
        chronicle.stepped(position, seat, CASTLE)


def _leave(people: dict[int, int], cell: int) -> None:
    people[cell] -= 1
    if not people[cell]:
        del people[cell]


# ---- tiles ---------------------------------------------------------------------------------------


def lay_tile(position: GlenMorePosition, seat: int, tile: Tile, cell: int) -> None:
    """A tile into the territory, or upon another; what was there passes to it (GM-R133).

    It may have helped to pay (GM-R134), and what the lower tile has brought is kept (GM-R132).
    """
    land = position.players[seat].land
    if cell in land.tiles:
        land.under[cell] = land.pile(cell)
    elif tile.river:
        left, right = land.river
        land.river = (min(left, cell), max(right, cell))
    land.tiles[cell] = tile.number
    position.tell("placed", seat=seat, tile=tile.name, cell=cell_name(cell))
    for chronicle in position.chronicles:
        chronicle.placed(position, seat, tile, cell)


def remove_pile(position: GlenMorePosition, seat: int, cell: int) -> list[int]:
    """A tile with all below it to the discard, its people to the home castle; its goods.

    Its cards stay (GM-R138, GM-R266 to GM-R268, GM-R274). The goods are still to be put somewhere.
    """
    land = position.players[seat].land
    pile = land.pile(cell)
    river = position.box.tiles[pile[-1]].river
    del land.tiles[cell]
    land.under.pop(cell, None)
    if river:
        left, right = land.river
        land.river = (left + (cell == left), right - (cell == right))
    people = land.people.pop(cell, 0)
    if people:
        land.people[CASTLE] = land.people.get(CASTLE, 0) + people
    goods = units(land.goods.pop(cell, 0))
    for good in goods:
        land.stock[good] -= 1
    position.discard.extend(pile)
    names = tuple(position.box.tiles[number].name for number in pile)
    position.tell("removed", seat=seat, tiles=Listing("tile", names), cell=cell_name(cell))
    for chronicle in position.chronicles:
        chronicle.removed(position, seat, cell)
    return goods


def discard_tiles(position: GlenMorePosition, tiles: Sequence[int], cause: str) -> None:
    """Tiles from the ring to the open discard (GM-R77)."""
    if tiles:
        position.discard.extend(tiles)
        names = tuple(position.box.tiles[number].name for number in tiles)
        position.tell(cause, tiles=Listing("tile", names))
        for chronicle in position.chronicles:
            chronicle.discarded(position, tiles, cause)


def gain_person(position: GlenMorePosition, seat: int, tile: int) -> None:
    """A person into the own area, which is no part of the territory (GM-R190, GM-R191)."""
    position.players[seat].persons += (tile,)
    position.tell("person", seat=seat, tile=position.box.tiles[tile].name)


def gain_card(position: GlenMorePosition, seat: int, name: str) -> None:
    """A landmark card out of the supply, a chronicle's or not (GM-R143, C0-R11)."""
    position.cards = position.cards - {name}
    position.players[seat].cards += (name,)
    position.tell("card", seat=seat, card=name)


def gain_lasting(position: GlenMorePosition, seat: int, name: str) -> None:
    """Something that holds from now on (GM-R209)."""
    player = position.players[seat]
    player.lasting = player.lasting | {name}
