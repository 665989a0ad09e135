"""What a box must keep to be played with, and the kinds that the rules know."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from rules.glenmore.components import STACKS, START
from rules.glenmore.tables import BadBox

if TYPE_CHECKING:
    from collections.abc import Mapping

    from rules.glenmore.components import Box, Clan, Tile

#: The kinds of effects that a tile, a card and a clan can have.
ONCE: Final = frozenset(
    {"landmark", "scotsman", "any", "marker", "whisky", "coins", "points", "haggis"}
)
CARD: Final = frozenset(
    {
        *("any", "marker", "coins", "goods", "whisky", "scotsman", "lasting", "remove"),
        *("everything", "england", "homecoming"),
    }
)
CLAN: Final = frozenset(
    {
        *("tally", "gift", "points", "wake", "steps", "lasting"),
        *("hume", "whisky", "settlers", "coins", "clear", "salvage"),
    }
)
#: The kinds of activation that have exchanges: these alone, or with a barrel that ages instead of
#: them or as well.
EXCHANGES: Final = frozenset({"offers", "either", "both"})
#: The kinds of activation.
ACTIVATIONS: Final = EXCHANGES | {"produce", "any", "steps", "points", "age", "event"}
#: What stays with a player from then on.
LASTING: Final = frozenset(
    {
        *("further-tile", "coins-twice", "castle-twice"),
        *("points-for-barrel", "castles-as-scotsmen", "points-for-steps", "coin-for-good"),
    }
)
#: What a clan can count.
TALLIES: Final = frozenset({"villages", "peopled", "rebuilds", "coins", "rivers"})


def check(box: Box, counts: Mapping[str, int]) -> None:
    """Refuse a box whose parts don't fit together (GM-R11, GM-R12)."""
    for chronicle in (False, True):
        named = Counter(
            tile.name
            for tile in box.tiles
            if tile.stack != "home" and bool(tile.chronicle) is chronicle
        )
        twice = [name for name, count in named.items() if count > 1]
        if twice:
            raise BadBox(f"two tiles are called {twice[0]}")
    for stack, count in counts.items():
        if len(box.stacks[stack]) != count:
            raise BadBox(f"stack {stack} has {len(box.stacks[stack])} tiles, not {count}")
    landmarks = {
        effect.value
        for tile in box.named.values()
        for effect in tile.once
        if effect.kind == "landmark"
    }
    if landmarks != box.cards.keys():
        raise BadBox("landmark tiles and cards don't fit together")
    for tile in box.tiles:
        if tile.rebuild:
            _check_bases(box, tile)
        _check_offers(tile)
    _check_roads(box.clans)


def _check_bases(box: Box, tile: Tile) -> None:
    """A rebuild tile needs tiles that it can be laid on, in a stack that is not later."""
    order = ("home", *STACKS)
    if not any(
        other.stack in order
        and (other.kind, other.river) == (tile.kind, tile.river)
        and other is not tile
        and order.index(other.stack) <= order.index(tile.stack)
        for other in box.tiles
    ):
        raise BadBox(f"no tile can be rebuilt as {tile.name}")


def _check_offers(tile: Tile) -> None:
    """Exchanges of one tile are told apart by how much they take."""
    offers = tile.activation.offers if tile.activation else ()
    if len({offer.price.units for offer in offers}) != len(offers):
        raise BadBox(f"{tile.name} has two exchanges of as many goods")


def _check_roads(clans: Mapping[str, Clan]) -> None:
    """Roads lead from the start cell to every clan."""
    reached, ways = {START}, [START]
    while ways:
        for other, _ in clans[ways.pop()].roads:
            if other not in reached:
                reached.add(other)
                ways.append(other)
    if lost := clans.keys() - reached:
        raise BadBox(f"no road leads to {', '.join(sorted(lost))}")
