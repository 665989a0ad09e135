"""How a box is read from an edition's text, and what is refused in it."""

from __future__ import annotations

import tomllib
from collections import Counter
from typing import TYPE_CHECKING, Any, Final

from rules.glenmore.components import (
    GOODS,
    KINDS,
    STACKS,
    START,
    Activation,
    Box,
    Card,
    Clan,
    Effect,
    Offer,
    Price,
    Tile,
)

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

#: A table as TOML gives it; every value is checked when it is taken out.
Table = dict[str, Any]

#: How a value can be known.
MARKS: Final = frozenset({"RB", "PUB", "REC", "OWN"})
#: The kinds of effects that a tile, a card and a clan can have.
ONCE: Final = frozenset({"landmark", "scotsman", "any", "marker", "whisky", "coins", "points"})
CARD: Final = frozenset(
    {"any", "marker", "coins", "goods", "whisky", "scotsman", "lasting", "remove", "everything"}
)
CLAN: Final = frozenset(
    {
        "tally",
        "gift",
        "points",
        "wake",
        "steps",
        "lasting",
        "hume",
        "whisky",
        "settlers",
        "coins",
        "clear",
        "salvage",
    }
)
#: The kinds of activation.
ACTIVATIONS: Final = frozenset({"produce", "any", "offers", "steps", "points"})
#: What stays with a player from then on.
LASTING: Final = frozenset(
    {
        "further-tile",
        "coins-twice",
        "castle-twice",
        "points-for-barrel",
        "castles-as-scotsmen",
        "points-for-steps",
        "coin-for-good",
    }
)
#: What a clan can count.
TALLIES: Final = frozenset({"villages", "peopled", "rebuilds", "coins", "rivers"})
#: Everything, in the order of the market, as numbers.
_ANY: Final = tuple(range(len(GOODS)))


class BadBox(ValueError):
    """An edition that can't be played with; the message says why."""


def read_box(text: str) -> Box:
    """The box that an edition describes. Raises `BadBox` with what is wrong in it."""
    data = tomllib.loads(text)
    for name, tables in data.items():
        for table in tables if isinstance(tables, list) else [tables]:
            _check_source(name, table)
    animals = _goods(data["market"]["animals"])
    if tuple(data["market"]["goods"]) != GOODS:
        raise BadBox("the market's goods are not those of the rules")
    tiles = _tiles(data, animals)
    pieces, scoring = data["pieces"], data["scoring"]
    box = Box(
        scotsmen=_number(pieces, "scotsmen"),
        markers=_number(pieces, "markers"),
        die=_numbers(pieces, "die"),
        start_coins=_numbers(pieces, "coins"),
        spaces=_number(data["ring"], "spaces"),
        prices=_numbers(data["market"], "prices"),
        primed=_numbers(data["market"], "primed"),
        room=_number(data["limits"], "goods_on_a_tile"),
        end_above=_numbers(data["end"], "above"),
        ahead=_numbers(scoring, "ahead"),
        tile_loss=_number(scoring, "tile"),
        coins_twice=_number(scoring, "coins_twice"),
        hume_counts=_number(scoring, "hume"),
        for_barrel=_number(scoring, "for_barrel"),
        tiles=tiles,
        stacks={
            stack: tuple(tile.number for tile in tiles if tile.stack == stack) for stack in STACKS
        },
        end=next(tile.number for tile in tiles if tile.kind == "end"),
        hume=next(tile.number for tile in tiles if tile.stack == "hume"),
        homes=_homes(tiles),
        cards={
            card["name"]: Card(card["name"], _effects(card, "effects", CARD))
            for card in data["cards"]
        },
        clans=_clans(data),
        named={tile.name: tile for tile in tiles},
    )
    _check(box, {stack: data["stacks"][stack] for stack in STACKS})
    return box


# ---- tiles ---------------------------------------------------------------------------------------


def _tiles(data: Table, animals: tuple[int, ...]) -> tuple[Tile, ...]:
    """The tiles of the stacks, then those that have no place in one."""
    found = [_tile(number, table, animals) for number, table in enumerate(data["tiles"])]
    found.append(Tile(len(found), "world-end", "end", "end"))
    found.append(Tile(len(found), "david-hume", "hume", "person"))
    for _ in data["pieces"]["coins"]:
        for table in data["home"]:
            found.append(_tile(len(found), {**table, "stack": "home"}, animals))
    return tuple(found)


def _tile(number: int, table: Table, animals: tuple[int, ...]) -> Tile:
    name = table["name"]
    unknown = table.keys() - {
        *("name", "stack", "kind", "river", "rebuild", "guarded", "barred"),
        *("cost", "once", "activation", "source"),
    }
    if unknown:
        raise BadBox(f"tile {name} has unknown values: {', '.join(sorted(unknown))}")
    if table["kind"] not in KINDS:
        raise BadBox(f"tile {name} is of an unknown kind: {table['kind']}")
    return Tile(
        number,
        name,
        table["stack"],
        table["kind"],
        river=table.get("river", False),
        rebuild=table.get("rebuild", False),
        guarded=table.get("guarded", False),
        barred=table.get("barred", False),
        cost=_cost(table.get("cost", {})),
        once=_effects(table, "once", ONCE),
        activation=_activation(name, table["activation"], animals)
        if "activation" in table
        else None,
    )


def _cost(table: Mapping[str, int]) -> Price:
    unknown = table.keys() - {*GOODS, "coins", "whisky", "scotsmen"}
    if unknown:
        raise BadBox(f"nothing costs {', '.join(sorted(unknown))}")
    return Price(
        goods=tuple(table.get(good, 0) for good in GOODS),
        coins=table.get("coins", 0),
        whisky=table.get("whisky", 0),
        scotsmen=table.get("scotsmen", 0),
    )


def _activation(name: str, table: Table, animals: tuple[int, ...]) -> Activation:
    ((kind, value),) = table.items()
    if kind not in ACTIVATIONS:
        raise BadBox(f"tile {name} is activated in an unknown way: {kind}")
    if kind == "produce":
        return Activation(kind, goods=_goods(value))
    if kind == "offers":
        return Activation(kind, offers=tuple(_offer(offer, animals) for offer in value))
    return Activation(kind, amount=value)


def _offer(table: Table, animals: tuple[int, ...]) -> Offer:
    """An exchange: one word says what is given, the other what is got."""
    (given, much), (kind, count) = table.items()
    match given:
        case "goods":
            price = _cost(much)
        case "any":
            price = Price(free=much, among=_ANY)
        case "different":
            price = Price(free=much, among=_ANY, different=True)
        case "animals":
            price = Price(free=much, among=animals)
        case _:
            raise BadBox(f"nothing is exchanged for {given}")
    if kind not in {"points", "whisky", "marker"}:
        raise BadBox(f"nothing is exchanged into {kind}")
    return Offer(price, Effect("bought-marker" if kind == "marker" else kind, count))


def _homes(tiles: tuple[Tile, ...]) -> tuple[tuple[int, int], ...]:
    numbers = [tile.number for tile in tiles if tile.stack == "home"]
    return tuple(zip(numbers[::2], numbers[1::2], strict=True))


# ---- effects and clans ---------------------------------------------------------------------------


def _effects(table: Table, name: str, known: frozenset[str]) -> tuple[Effect, ...]:
    found = []
    for one in table.get(name, []):
        ((kind, value),) = one.items()
        if kind not in known:
            raise BadBox(f"{table['name']} has an unknown effect: {kind}")
        found.append(_effect(table["name"], kind, value))
    return tuple(found)


def _effect(name: str, kind: str, value: Any) -> Effect:
    if kind == "tally":
        if value["of"] not in TALLIES:
            raise BadBox(f"{name} counts something unknown: {value['of']}")
        return Effect(
            kind, tuple((least, points) for least, points in value["points"]), value["of"]
        )
    if kind == "lasting" and value not in LASTING:
        raise BadBox(f"{name} has an unknown lasting effect: {value}")
    if kind in {"goods", "gift"}:
        _goods(value)
    if kind == "wake" and not set(value) <= set(KINDS):
        raise BadBox(f"{name} activates tiles of an unknown kind")
    return Effect(kind, tuple(value) if isinstance(value, list) else value)


def _clans(data: Table) -> dict[str, Clan]:
    roads: dict[str, list[tuple[str, int]]] = {START: []}
    roads |= {table["name"]: [] for table in data["clans"]}
    for road in data["roads"]:
        one, other = road["between"]
        if one not in roads or other not in roads:
            raise BadBox(f"a road leads nowhere: {one}, {other}")
        roads[one].append((other, road["coins"]))
        roads[other].append((one, road["coins"]))
    found = {START: Clan(START, (), again=False, roads=tuple(roads[START]))}
    for table in data["clans"]:
        name = table["name"]
        effects = _effects(table, "effects", CLAN)
        found[name] = Clan(name, effects, table.get("again", False), tuple(roads[name]))
    return found


# ---- checks --------------------------------------------------------------------------------------


def _check_source(name: str, table: Table) -> None:
    """Every value must say where it comes from."""
    source = table.get("source")
    marks = source.values() if isinstance(source, dict) else [source]
    if not marks or not MARKS.issuperset(marks):
        raise BadBox(f"{name} {table.get('name', '')} does not say where its values come from")
    if (
        isinstance(source, dict)
        and "rest" not in source
        and table.keys() - {"source"} - source.keys()
    ):
        raise BadBox(f"{name} {table.get('name', '')} has values without a mark")


def _check(box: Box, counts: Mapping[str, int]) -> None:
    for stack, count in counts.items():
        if len(box.stacks[stack]) != count:
            raise BadBox(f"stack {stack} has {len(box.stacks[stack])} tiles, not {count}")
    names = Counter(tile.name for tile in box.tiles if tile.stack != "home")
    twice = [name for name, count in names.items() if count > 1]
    if twice:
        raise BadBox(f"two tiles are called {twice[0]}")
    landmarks = {
        effect.value for tile in box.tiles for effect in tile.once if effect.kind == "landmark"
    }
    if landmarks != box.cards.keys():
        raise BadBox("landmark tiles and cards don't fit together")
    for tile in box.tiles:
        if tile.rebuild:
            _check_bases(box, tile)
    _check_roads(box.clans)


def _check_bases(box: Box, tile: Tile) -> None:
    """A rebuild tile needs tiles that it can be laid on, in a stack that is not later."""
    order = ("home", *STACKS)
    bases = [
        other
        for other in box.tiles
        if other.stack in order
        and (other.kind, other.river) == (tile.kind, tile.river)
        and other is not tile
        and order.index(other.stack) <= order.index(tile.stack)
    ]
    if not bases:
        raise BadBox(f"no tile can be rebuilt as {tile.name}")


def _check_roads(clans: Mapping[str, Clan]) -> None:
    reached, ways = {START}, [START]
    while ways:
        for other, coins in clans[ways.pop()].roads:
            if coins < 0:
                raise BadBox(f"the road to {other} costs less than nothing")
            if other not in reached:
                reached.add(other)
                ways.append(other)
    if lost := clans.keys() - reached:
        raise BadBox(f"no road leads to {', '.join(sorted(lost))}")


def _number(table: Table, name: str) -> int:
    found = table.get(name)
    if not isinstance(found, int) or isinstance(found, bool) or found < 0:
        raise BadBox(f"{name} must be a number")
    return found


def _numbers(table: Table, name: str) -> tuple[int, ...]:
    found = table.get(name)
    if not isinstance(found, list) or not all(type(one) is int and one >= 0 for one in found):
        raise BadBox(f"{name} must be a list of numbers")
    return tuple(found)


def _goods(names: Iterable[str]) -> tuple[int, ...]:
    try:
        return tuple(GOODS.index(name) for name in names)
    except ValueError as unknown:
        raise BadBox(f"there are no such goods: {unknown}") from None
