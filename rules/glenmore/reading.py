"""How a box is read from an edition's text."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rules.glenmore.checking import (
    ACTIVATIONS,
    CARD,
    CLAN,
    EXCHANGES,
    LASTING,
    ONCE,
    TALLIES,
    check,
)
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
from rules.glenmore.tables import BadBox, Table

if TYPE_CHECKING:
    from collections.abc import Iterable

#: All goods, as numbers.
_ANY: Final = tuple(range(len(GOODS)))


def read_box(text: str) -> Box:
    """The box that an edition describes, as it is played without chronicles.

    Raises `BadBox` with what is wrong in it.
    """
    data = Table.read(text)
    pieces, scoring, market = data.table("pieces"), data.table("scoring"), data.table("market")
    if market.words("goods") != GOODS:
        raise BadBox("the market's goods are not those of the rules")
    tiles = _tiles(data, _goods(market.words("animals")))
    box = Box(
        scotsmen=pieces.number("scotsmen"),
        markers=pieces.number("markers"),
        die=pieces.numbers("die"),
        start_coins=pieces.numbers("coins"),
        spaces=data.table("ring").number("spaces"),
        prices=market.numbers("prices"),
        primed=market.numbers("primed"),
        room=data.table("limits").number("goods_on_a_tile"),
        end_above=data.table("end").numbers("above"),
        ahead=scoring.numbers("ahead"),
        tile_loss=scoring.number("tile"),
        coins_twice=scoring.number("coins_twice"),
        hume_counts=scoring.number("hume"),
        for_barrel=scoring.number("for_barrel"),
        tiles=tiles,
        stacks={},
        end=next(tile.number for tile in tiles if tile.kind == "end"),
        hume=next(tile.number for tile in tiles if tile.stack == "hume"),
        homes=_homes(tiles),
        cards={},
        clans=_clans(data),
        named={},
        names=frozenset(tile.name for tile in tiles),
        chronicles=data.table("chronicles").inner() if "chronicles" in data.values else {},
        all_cards=tuple(map(_card, data.tables("cards"))),
    )
    base = box.with_chronicles(())
    check(base, {stack: data.table("stacks").number(stack) for stack in STACKS})
    return base


# ---- tiles ---------------------------------------------------------------------------------------


def _tiles(data: Table, animals: tuple[int, ...]) -> tuple[Tile, ...]:
    """The tiles of the stacks, then those that have no place in one, then the chronicles'."""
    tables = data.tables("tiles")
    found = [
        _tile(number, table, table.word("stack"), animals)
        for number, table in enumerate(one for one in tables if "chronicle" not in one.values)
    ]
    found.append(Tile(len(found), "world-end", "end", "end"))
    found.append(Tile(len(found), "david-hume", "hume", "person"))
    for _ in data.table("pieces").numbers("coins"):
        for table in data.tables("home"):
            found.append(_tile(len(found), table, "home", animals))
    for table in tables:
        if "chronicle" in table.values:
            found.append(_tile(len(found), table, table.word("stack"), animals))
    return tuple(found)


def _card(table: Table) -> Card:
    table.check_names("name", "effects", "chronicle", "source")
    return Card(table.word("name"), read_effects(table, "effects", CARD), _chronicle(table))


def _chronicle(table: Table) -> str:
    return table.word("chronicle") if "chronicle" in table.values else ""


def _tile(number: int, table: Table, stack: str, animals: tuple[int, ...]) -> Tile:
    table.check_names(
        *("name", "stack", "kind", "river", "rebuild", "guarded", "barred"),
        *("cost", "once", "activation", "chronicle", "source"),
    )
    if table.word("kind") not in KINDS:
        raise BadBox(f"{table.name} is of an unknown kind: {table.word('kind')}")
    return Tile(
        number,
        table.word("name"),
        stack,
        table.word("kind"),
        river=table.flag("river"),
        rebuild=table.flag("rebuild"),
        guarded=table.flag("guarded") or "chronicle" in table.values,
        barred=table.flag("barred"),
        cost=read_cost(table.table("cost")) if "cost" in table.values else Price(),
        once=read_effects(table, "once", ONCE),
        activation=_activation(table, animals) if "activation" in table.values else None,
        chronicle=_chronicle(table),
    )


def read_cost(table: Table) -> Price:
    """What is given up for a tile or another thing."""
    table.check_names(*GOODS, "coins", "whisky", "scotsmen")
    return Price(
        goods=tuple(table.number(good, 0) for good in GOODS),
        coins=table.number("coins", 0),
        whisky=table.number("whisky", 0),
        scotsmen=table.number("scotsmen", 0),
    )


def _activation(tile: Table, animals: tuple[int, ...]) -> Activation:
    table = tile.table("activation")
    kind = table.only()
    if kind not in ACTIVATIONS:
        raise BadBox(f"{tile.name} is activated in an unknown way: {kind}")
    if kind == "produce":
        return Activation(kind, goods=_goods(table.words(kind)))
    if kind in EXCHANGES:
        return Activation(kind, offers=tuple(_offer(one, animals) for one in table.tables(kind)))
    return Activation(kind, amount=table.number(kind))


def _offer(table: Table, animals: tuple[int, ...]) -> Offer:
    """An exchange: one word says what is given, the other what is got."""
    gains = [name for name in ("points", "whisky", "marker", "haggis") if name in table.values]
    if len(gains) != 1:
        raise BadBox(f"{table.name} must bring one thing")
    gain = gains[0]
    effect = Effect("bought-marker" if gain == "marker" else gain, table.number(gain))
    given = Table("exchange", {name: v for name, v in table.values.items() if name != gain})
    match given.only():
        case "goods":
            price = read_cost(given.table("goods"))
        case "any":
            price = Price(free=given.number("any"), among=_ANY)
        case "different":
            price = Price(free=given.number("different"), among=_ANY, different=True)
        case "animals":
            price = Price(free=given.number("animals"), among=animals)
        case unknown:
            raise BadBox(f"nothing is exchanged for {unknown}")
    return Offer(price, effect)


def _homes(tiles: tuple[Tile, ...]) -> tuple[tuple[int, int], ...]:
    numbers = [tile.number for tile in tiles if tile.stack == "home"]
    return tuple(zip(numbers[::2], numbers[1::2], strict=True))


# ---- effects and clans ---------------------------------------------------------------------------


def read_effects(table: Table, name: str, known: frozenset[str]) -> tuple[Effect, ...]:
    """The effects in a list of a table, of kinds that are known there."""
    return tuple(_effect(table.name, one, known) for one in table.tables(name))


def _effect(name: str, table: Table, known: frozenset[str]) -> Effect:
    kind = table.only()
    if kind not in known:
        raise BadBox(f"{name} has an unknown effect: {kind}")
    match kind:
        case "tally":
            tally = table.table(kind)
            if tally.word("of") not in TALLIES:
                raise BadBox(f"{name} counts something unknown: {tally.word('of')}")
            return Effect(kind, tally.pairs("points"), tally.word("of"))
        case "lasting":
            if table.word(kind) not in LASTING:
                raise BadBox(f"{name} has an unknown lasting effect: {table.word(kind)}")
            return Effect(kind, table.word(kind))
        case "landmark" | "scale":
            return Effect(kind, table.word(kind))
        case "bargain" | "garrison":
            return Effect(kind, table.pairs(kind))
        case "goods" | "gift":
            _goods(table.words(kind))
            return Effect(kind, table.words(kind))
        case "wake":
            if not set(table.words(kind)) <= set(KINDS):
                raise BadBox(f"{name} activates tiles of an unknown kind")
            return Effect(kind, table.words(kind))
        case _:
            return Effect(kind, table.number(kind))


def _clans(data: Table) -> dict[str, Clan]:
    roads: dict[str, list[tuple[str, int]]] = {START: []}
    roads |= {table.word("name"): [] for table in data.tables("clans")}
    for road in data.tables("roads"):
        ends = road.words("between")
        if len(ends) != 2 or not roads.keys() >= set(ends):
            raise BadBox(f"a road leads nowhere: {', '.join(ends)}")
        one, other = ends
        roads[one].append((other, road.number("coins")))
        roads[other].append((one, road.number("coins")))
    found = {START: Clan(START, (), again=False, roads=tuple(roads[START]))}
    for table in data.tables("clans"):
        name = table.word("name")
        effects = read_effects(table, "effects", CLAN)
        found[name] = Clan(name, effects, table.flag("again"), tuple(roads[name]))
    return found


def _goods(names: Iterable[str]) -> tuple[int, ...]:
    try:
        return tuple(GOODS.index(name) for name in names)
    except ValueError as unknown:
        raise BadBox(f"there are no such goods: {unknown}") from None
