"""What is printed on tiles and on the clan board, as plain data."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from rules.glenmore.components import GOODS

if TYPE_CHECKING:
    from rules.glenmore.components import Activation, Box, Effect, Offer, Price, Tile
    from rules.glenmore.view import ActivationView, Counts, OfferView, TileView


def goods_counts(counts: tuple[int, ...] | list[int]) -> Counts:
    """Counts of each resource by name, without those of which there is none."""
    return {name: count for name, count in zip(GOODS, counts, strict=True) if count}


def price_counts(price: Price) -> Counts:
    """A cost by name."""
    rest = {"coins": price.coins, "whisky": price.whisky, "scotsmen": price.scotsmen}
    return goods_counts(price.goods) | {name: count for name, count in rest.items() if count}


def effect_counts(effects: tuple[Effect, ...]) -> Counts:
    """Effects by kind, with how much they bring; what has no number brings one."""
    return {effect.kind: effect.value if isinstance(effect.value, int) else 1 for effect in effects}


@lru_cache(maxsize=512)
def tile_view(tile: Tile) -> TileView:
    """What is printed on a tile."""
    return {
        "kind": tile.kind,
        "stack": tile.stack,
        "river": tile.river,
        "rebuild": tile.rebuild,
        "cost": price_counts(tile.cost),
        "once": effect_counts(tile.once),
        "activation": None if tile.activation is None else _activation(tile.activation),
    }


def _activation(activation: Activation) -> ActivationView:
    return {
        "kind": activation.kind,
        "goods": tuple(GOODS[good] for good in activation.goods),
        "count": activation.amount,
        "offers": tuple(map(_offer, activation.offers)),
    }


def _offer(offer: Offer) -> OfferView:
    price = offer.price
    return {
        "goods": price_counts(price),
        "free": price.free,
        "among": tuple(GOODS[good] for good in price.among),
        "different": price.different,
        "gain": effect_counts((offer.gain,)),
    }


@lru_cache(maxsize=8)
def roads(box: Box) -> tuple[tuple[str, str, int], ...]:
    """Every road once, with its coins."""
    return tuple(
        (name, other, coins)
        for place, (name, clan) in enumerate(box.clans.items())
        for other, coins in clan.roads
        if other not in tuple(box.clans)[:place]
    )
