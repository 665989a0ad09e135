"""Glen More in words: what the sheets show, for those who can't see them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.glenmore.chronicles.alt import tell_england, tell_guests, tell_mountain
from render.glenmore.chronicles.sheets import part_of
from render.glenmore.discard import told_tiles
from render.glenmore.legend import BASE_KINDS, GAINS, GOODS, MARKS
from render.glenmore.telling import tell_activation, tell_cost, tell_counts
from render.glenmore.wording import (
    clan_name,
    digits,
    discard_line,
    gained,
    lasting_texts,
    ring_line,
    territory_line,
    tile_name,
    winners_line,
)
from render.painter import ALT_LIMIT

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from render.painter import Sheet, Words
    from rules.glenmore.view import CellView, GlenMoreView, SpaceView


def tell_sheet(sheet: Sheet, view: GlenMoreView, names: Sequence[str], words: Words) -> str:
    """A sheet in words: what counts most first, as much as there is room for."""
    tellers = {
        "rondel": _rondel,
        "clans": _clans,
        "scores": _scores,
        "place": _place,
        "discard": _discard,
        "legend": _legend,
    }
    part = part_of(sheet)
    if part is not None:
        return _whole(part.tell(view, names, words))
    if sheet.kind == "territory" and sheet.seat is not None:
        return _whole(_territory(view, sheet.seat, names, words))
    return _whole(tellers[sheet.kind](view, names, words))


def _whole(parts: Iterable[str]) -> str:
    """Sentences, as many as there is room for; the dots that part short lines become commas."""
    told = ""
    for part in parts:
        if not part:
            continue
        said = part.replace(" · ", ", ")
        said = said if said.endswith(("!", "?", ".")) else f"{said}."
        if len(told) + 1 + len(said) > ALT_LIMIT:
            break
        told = f"{told} {said}".strip()
    return told


def _rondel(view: GlenMoreView, names: Sequence[str], words: Words) -> list[str]:
    ring = [_space(view, space, names, words) for space in view["ring"]]
    market = ", ".join(
        words(
            "glenmore-alt-row",
            good=words("glenmore-picture-good", good=row["good"]),
            buy=row["buy"] or "–",
            sell=row["sell"] or "–",
        )
        for row in view["market"]
    )
    stacks = ", ".join(f"{stack} {count}" for stack, count in view["stacks"].items() if count)
    return [
        words("glenmore-picture-title"),
        ring_line(view, names, words),
        words("glenmore-alt-ring", spaces="; ".join(one for one in ring if one)),
        tell_mountain(view, names, words),
        tell_england(view, names, words),
        words("glenmore-alt-market", rows=market),
        words("glenmore-alt-stacks", stacks=stacks or "–", discard=len(view["discard"])),
        *(_purse(view, seat, names, words) for seat in range(view["seats"])),
    ]


def _space(view: GlenMoreView, space: SpaceView, names: Sequence[str], words: Words) -> str:
    england = view["chronicles"].get("england")
    if england is not None and england["space"] == space["space"] and space["tile"] is None:
        return words("glenmore-alt-englishman")
    if space["tile"] is not None:
        key = "glenmore-alt-closed" if space["open"] is False else "glenmore-alt-tile"
        name = tile_name(space["tile"], words)
        return words(key, number=space["number"] or 0, tile=name)
    if space["seats"]:
        return ", ".join(names[seat] for seat in space["seats"])
    return words("glenmore-alt-die") if space["die"] else ""


def _purse(view: GlenMoreView, seat: int, names: Sequence[str], words: Words) -> str:
    player = view["players"][seat]
    return words(
        "glenmore-alt-purse",
        name=names[seat],
        coins=player["coins"],
        whisky=player["whisky"],
        points=digits(player["points"]),
    )


def _territory(view: GlenMoreView, seat: int, names: Sequence[str], words: Words) -> list[str]:
    player = view["players"][seat]
    # Tiles with something on them are told in full, then all others by name.
    full = [
        (name, cell) for name, cell in player["cells"].items() if cell["goods"] or cell["scotsmen"]
    ]
    rest = [
        (name, cell)
        for name, cell in player["cells"].items()
        if not (cell["goods"] or cell["scotsmen"])
    ]
    lasting = ("{}: {}".format(*lasting_texts(one, words)) for one in player["lasting"])
    return [
        words("glenmore-picture-territory", name=names[seat]),
        territory_line(view, seat, words),
        _purse(view, seat, names, words),
        words(
            "glenmore-alt-supply",
            cards=len(player["cards"]),
            persons=len(player["persons"]),
            markers=player["markers"],
            scotsmen=player["scotsmen"],
        ),
        "; ".join(_cell(name, cell, words) for name, cell in full),
        *tell_guests(view, seat, names, words),
        ", ".join(f"{name} {tile_name(cell['tile'], words)}" for name, cell in rest),
        *lasting,
        _events(view, seat, words),
    ]


def _events(view: GlenMoreView, seat: int, words: Words) -> str:
    """The cards of a seat that lie on their event side."""
    events = view["chronicles"].get("events")
    turned = [
        card for card in view["players"][seat]["cards"] if events and card in events["flipped"]
    ]
    listed = ", ".join(tile_name(card, words) for card in turned)
    return f"{words('glenmore-picture-events')}: {listed}" if listed else ""


def _cell(name: str, cell: CellView, words: Words) -> str:
    there = dict(cell["goods"])
    if cell["scotsmen"]:
        there["scotsmen"] = cell["scotsmen"]
    return f"{name} {tile_name(cell['tile'], words)} ({tell_counts(there, words)})"


def _place(view: GlenMoreView, names: Sequence[str], words: Words) -> list[str]:
    tile, mover = view["tile"], view["mover"]
    if tile is None or mover is None:
        return []
    printed = view["tiles"][tile]
    places = "; ".join(
        words(
            "glenmore-alt-place",
            cell=one["cell"],
            count=len(one["wakes"]),
            cells=" ".join(one["wakes"]) or "–",
        )
        for one in view["places"]
    )
    return [
        f"{names[mover]}: {tile_name(tile, words)}",
        words("glenmore-picture-where"),
        f"{words('glenmore-picture-cost')}: {tell_cost(printed, words) or '–'}",
        f"{words('glenmore-picture-action')}: {tell_activation(printed, words) or '–'}",
        words("glenmore-alt-places", places=places),
    ]


def _discard(view: GlenMoreView, names: Sequence[str], words: Words) -> list[str]:
    return [
        words("glenmore-picture-discard"),
        discard_line(view, names, words),
        ", ".join(tile_name(tile, words) for tile in told_tiles(view)),
    ]


def _clans(view: GlenMoreView, names: Sequence[str], words: Words) -> list[str]:
    mover = view["mover"]
    held = "; ".join(
        f"{clan_name(clan, words)}: {', '.join(names[seat] for seat in one['markers'])}"
        for clan, one in view["clans"].items()
        if one["markers"]
    )
    prices = ", ".join(
        f"{clan_name(clan, words)} {one['price']}"
        for clan, one in sorted(view["clans"].items(), key=lambda item: item[1]["price"] or 0)
        if one["price"] is not None
    )
    head = words("glenmore-picture-clans-over")
    if mover is not None:
        coins = view["players"][mover]["coins"]
        head = words("glenmore-picture-clans-about", name=names[mover], coins=coins)
    return [
        words("glenmore-picture-clans"),
        head,
        words("glenmore-alt-prices", prices=prices) if prices else "",
        words("glenmore-alt-held", clans=held) if held else "",
    ]


def _scores(view: GlenMoreView, names: Sequence[str], words: Words) -> list[str]:
    over = view["outcome"] is not None
    rows = [*view["scorings"]] if over else [*view["scorings"], view["scoring"]]
    told = []
    for scoring in rows:
        now = not over and scoring is view["scoring"]
        lines = scoring["categories"].values()
        won = ", ".join(
            f"{name} {gained(sum(one['points'][seat] for one in lines))}"
            for seat, name in enumerate(names)
        )
        key = "glenmore-alt-scoring-now" if now else "glenmore-alt-scoring"
        told.append(words(key, after=scoring["after"], points=won))
    sums = ", ".join(
        f"{name} {digits(player['points'])}"
        for name, player in zip(names, view["players"], strict=True)
    )
    return [
        winners_line(view, names, words) if over else words("glenmore-picture-scores"),
        words("glenmore-alt-points", points=sums),
        *told,
    ]


def _legend(view: GlenMoreView, names: Sequence[str], words: Words) -> list[str]:
    lists = (
        ("goods", [f"good-{good}" for good in GOODS]),
        ("gains", [f"gain-{gain}" for gain in GAINS]),
        ("kinds", [f"kind-{kind}" for kind in BASE_KINDS]),
        ("marks", [f"mark-{mark}" for mark in MARKS]),
    )

    def said(key: str) -> str:
        return words(f"glenmore-legend-{key}")

    corners = [f"corner-{corner}" for corner in ("cost", "once", "activation", "kind")]
    return [
        said("title"),
        *(f"{said(corner)}: {said(f'{corner}-about')}" for corner in corners),
        *(f"{said(heading)}: {', '.join(map(said, keys))}" for heading, keys in lists),
    ]
