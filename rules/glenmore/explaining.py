"""What a move costs and brings now, for texts."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from rules.core.facts import Amounts, Fact, Facts, Listing
from rules.glenmore.activation import Activate
from rules.glenmore.cells import cell_name
from rules.glenmore.clans import tolls
from rules.glenmore.components import GOODS
from rules.glenmore.exchange import Trade
from rules.glenmore.feasibility import Target, bill_for, places_after_paying
from rules.glenmore.goods import amounts, amounts_of
from rules.glenmore.means import Means
from rules.glenmore.moves import Deed
from rules.glenmore.payment import Pay
from rules.glenmore.placement import places
from rules.glenmore.printed import effect_counts, price_counts
from rules.glenmore.sight import tile_in_hand, woken

if TYPE_CHECKING:
    from collections.abc import Callable

    from rules.core.move import Move
    from rules.glenmore.components import Activation, Offer, Tile
    from rules.glenmore.position import GlenMorePosition
    from rules.glenmore.view import Counts

    Explain = Callable[[GlenMorePosition, int, Deed], dict[str, Fact]]


#: Whether a barrel ages instead of an exchange, or as well.
_AGEING: Final = {"either": "or", "both": "and"}


def explain(position: GlenMorePosition, seat: int, move: Move) -> Facts:
    """The facts of a legal move: its own, and what depends on the position."""
    if not isinstance(move, Deed):
        return move.facts
    found = dict(move.facts)
    more = EXPLAINED.get(move.kind)
    if more is not None:
        found |= more(position, seat, move)
    for chronicle in position.chronicles:
        found |= chronicle.explain(position, seat, move)
    return found


def _cells(cells: list[int]) -> Listing:
    return Listing("cell", tuple(map(cell_name, cells)))


def _tile_at(position: GlenMorePosition, seat: int, cell: int) -> Tile:
    return position.box.tiles[position.players[seat].land.tiles[cell]]


def _take(position: GlenMorePosition, seat: int, move: Deed) -> dict[str, Fact]:
    """The tile, its cost, what it brings at once and when activated, and where it can go.

    Of coins there is what it takes at least, and so much of it for what must be bought.
    """
    space, number = position.ring.ahead()[move.number - 1]
    tile = position.box.tiles[number]
    found: dict[str, Fact] = {"tile": tile.name}
    if move.kind == "take":
        # What is to be given up on the way; a chronicle may know of something.
        found["toll"] = 0
        means = Means.of(position.players[seat], position.market)
        bill = bill_for(position, Target(seat, position.actor, space, tile))
        cells = [] if tile.kind == "person" else places_after_paying(position, seat, tile)
        found |= _weighed(price_counts(bill.price), effect_counts(tile.once))
        found["coins"] = means.least_coins(bill)
        found["bought"] = means.least_coins(bill) - bill.price.coins
        found |= {"places": _cells(cells), "count": len(cells)}
        found |= _worked(tile)
    return found


def _worked(tile: Tile) -> dict[str, Fact]:
    """What activating a tile takes and makes, and how: one way, several, or none at all."""
    activation = tile.activation
    if activation is None:
        return {"ways": "none", "ageing": "none"}
    return {**_way(activation), "ageing": _AGEING.get(activation.kind, "none")}


def _way(activation: Activation) -> dict[str, Fact]:
    if len(activation.offers) > 1:
        return {"ways": "several"}
    if not activation.offers:
        return {"ways": "one", "made": _made(activation)}
    exchanged = _exchanged(activation.offers[0])
    return {"ways": "exchange", "given": exchanged["cost"], "made": exchanged["gain"]}


def _place(position: GlenMorePosition, seat: int, move: Deed) -> dict[str, Fact]:
    """The tile, what is there already, and the cells that would be woken."""
    tile = tile_in_hand(position)
    if tile is None:
        return {}
    wakes = woken(position, seat, tile, move.cell)
    return {"tile": tile.name, "wakes": _cells(wakes), "count": len(wakes)}


def _salvage(position: GlenMorePosition, seat: int, move: Deed) -> dict[str, Fact]:
    """Where the tile could go."""
    tile = position.box.named[move.word]
    person = tile.kind == "person"
    cells = [] if person else places(position.box, position.players[seat], tile)
    return {"places": _cells(cells), "count": len(cells)}


def _activate(position: GlenMorePosition, seat: int, move: Deed) -> dict[str, Fact]:
    """The tile, what it brings, and what it takes for that, if it has one exchange."""
    tile = _tile_at(position, seat, move.cell)
    activation = tile.activation
    if activation is None:
        return {"tile": tile.name}
    found: dict[str, Fact] = {
        "tile": tile.name,
        "offers": len(activation.offers),
        "ageing": _AGEING.get(activation.kind, "none"),
    }
    if len(activation.offers) == 1:
        return {**found, **_exchanged(activation.offers[0])}
    return {**found, **_weighed({}, dict(_made(activation).of))}


def _weighed(cost: Counts, gain: Counts) -> dict[str, Fact]:
    """What something takes and brings, and how many things each of them is."""
    return {
        "cost": Amounts.some(cost),
        "costs": sum(cost.values()),
        "gain": Amounts.some(gain),
        "gains": sum(gain.values()),
    }


def _made(activation: Activation) -> Amounts:
    """What an activation brings for nothing."""
    if activation.kind == "produce":
        return amounts_of(activation.goods)
    return Amounts.some({activation.kind: activation.amount})


def _exchanged(offer: Offer) -> dict[str, Fact]:
    """What an exchange takes and brings; of choice are any goods, different ones or animals."""
    price = offer.price
    free = "different" if price.different else "any"
    if len(price.among) < len(GOODS):
        free = "animal"
    cost = {**price_counts(price), free: price.free}
    return _weighed(cost, effect_counts((offer.gain,)))


def _trade(position: GlenMorePosition, seat: int, move: Deed) -> dict[str, Fact]:
    """The tile, and what that exchange of it takes and brings."""
    asked = position.decision
    if not isinstance(asked, Trade) or asked.tile.activation is None:
        return {}
    offers = {offer.price.units: offer for offer in asked.tile.activation.offers}
    return {"tile": asked.tile.name, **_exchanged(offers[move.number])}


def _activate_free(position: GlenMorePosition, seat: int, move: Deed) -> dict[str, Fact]:
    """The tiles that are activated, and all that they bring."""
    asked = position.decision
    cells = asked.plain(position) if isinstance(asked, Activate) else []
    made: Counter[str] = Counter()
    for cell in cells:
        activation = _tile_at(position, seat, cell).activation
        if activation is not None:
            made.update(dict(_made(activation).of))
    gain = {name: made[name] for name in (*GOODS, "steps", "points")}
    return {"cells": _cells(cells), "gain": Amounts.some(gain)}


def _buy(position: GlenMorePosition, seat: int, move: Deed) -> dict[str, Fact]:
    """What it costs now."""
    return {"coins": position.market.price(move.number) or 0}


def _sell(position: GlenMorePosition, seat: int, move: Deed) -> dict[str, Fact]:
    """What it is sold for now."""
    return {"coins": position.market.offer(move.number)}


def _on_tile(position: GlenMorePosition, seat: int, move: Deed) -> dict[str, Fact]:
    """The tile on the cell."""
    return {"tile": _tile_at(position, seat, move.cell).name}


def _step(position: GlenMorePosition, seat: int, move: Deed) -> dict[str, Fact]:
    """The tiles that a Scotsman leaves and comes to, and the points left before it."""
    return {
        "tile": _tile_at(position, seat, move.number).name,
        "goal": _tile_at(position, seat, move.cell).name,
        "steps": position.steps,
    }


def _cheapest(position: GlenMorePosition, seat: int, move: Deed) -> dict[str, Fact]:
    """The own goods that are given, and the coins for the rest."""
    asked = position.decision
    way = asked.cheapest(position) if isinstance(asked, Pay) else []
    counts = [0] * len(GOODS)
    bought = [0] * len(GOODS)
    coins = 0
    for one in way:
        if one.kind == "pay":
            counts[one.number] += 1
        else:
            filled = position.market.filled[one.number] + bought[one.number]
            coins += position.box.prices[filled]
            bought[one.number] += 1
    return {"cost": amounts(counts, coins=coins)}


def _clan(position: GlenMorePosition, seat: int, move: Deed) -> dict[str, Fact]:
    """What the roads cost."""
    return {"coins": position.clan_prices()[move.word] + tolls(position, seat, move.word)}


def _done(position: GlenMorePosition, seat: int, move: Deed) -> dict[str, Fact]:
    """Whether it ends the turn, and what would be left unused: steps, tiles to be activated."""
    asked = position.decision
    ends = isinstance(asked, Activate) and not asked.nested
    unused = tuple(
        str(_tile_at(position, seat, one.cell).name)
        for one in position.moves(seat)
        if isinstance(one, Deed) and one.kind == "activate"
    )
    left = "nothing"
    if ends and (position.steps or unused):
        left = "both" if position.steps and unused else "steps" if position.steps else "tiles"
    return {
        "turn": int(ends),
        "left": left,
        "steps": position.steps,
        "count": len(unused),
        "unused": Listing("tile", unused),
    }


#: What is added to a move's own facts, by its kind.
EXPLAINED: Final[dict[str, Explain]] = {
    "take": _take,
    "discard": _take,
    "place": _place,
    "salvage": _salvage,
    "activate": _activate,
    "activate-free": _activate_free,
    "trade": _trade,
    "buy": _buy,
    "sell": _sell,
    "pay": _on_tile,
    "spend": _on_tile,
    "put": _on_tile,
    "settle": _on_tile,
    "remove": _on_tile,
    "move": _step,
    "pay-cheapest": _cheapest,
    "clan": _clan,
    "done": _done,
}
