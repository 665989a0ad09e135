"""The sheets of the chronicles in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.glenmore.chronicles.gangs import (
    gang_notes,
    gangs_line,
    holders_of_claims,
    mob_name,
)
from render.glenmore.chronicles.haggis import haggis_line, tokens_served
from render.glenmore.chronicles.race import race_line
from render.glenmore.chronicles.votes import glen_card, votes_line
from render.glenmore.telling import tell_counts
from render.glenmore.wording import tile_name

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from render.painter import Words
    from rules.glenmore.view import GlenMoreView


def _listed(values: Sequence[int]) -> str:
    return ", ".join(map(str, values)) or "–"


def _amounts(counts: Mapping[str, int], words: Words) -> str:
    return tell_counts(counts, words) or "–"


def tell_race(view: GlenMoreView, names: Sequence[str], words: Words) -> list[str]:
    """Where the boats are and how far they have to go, then the rivers with their rewards."""
    shown = view["chronicles"]["boats"]

    def owner(river: int) -> str:
        seat = shown["rivers"][river]["seat"]
        return words("glenmore-picture-race-neutral") if seat is None else names[seat]

    told = [words("glenmore-picture-race"), race_line(view, words)]
    told += (
        _boat(view, seat, f"{owner(boat['river'])} {boat['cell']}", names, words)
        for seat, boat in enumerate(shown["boats"])
    )
    for lane, river in enumerate(shown["rivers"]):
        facts = {"name": owner(lane), "cells": " ".join(river["cells"]), "castle": river["castle"]}
        told.append(words("glenmore-alt-race-river", tokens=river["tokens"], **facts))
        if river["known"]:
            known = "; ".join(_amounts(gain, words) for gain in river["known"])
            told.append(words("glenmore-alt-race-known", rewards=known))
    return told


def _boat(view: GlenMoreView, seat: int, place: str, names: Sequence[str], words: Words) -> str:
    """Where a seat's boat is, and how far it has to go."""
    boat = view["chronicles"]["boats"]["boats"][seat]
    state = words("glenmore-picture-race-left", count=boat["left"])
    if boat["result"]:
        state = words("glenmore-picture-race-result", result=boat["result"])
    return words("glenmore-alt-race-boat", name=names[seat], place=place, state=state)


def tell_guests(view: GlenMoreView, seat: int, names: Sequence[str], words: Words) -> list[str]:
    """Boats and Scotsmen of the gang in a territory, and landmarks that count for another."""
    told: list[str] = []
    if boats := view["chronicles"].get("boats"):
        told += (
            _boat(view, one, boat["cell"], names, words)
            for one, boat in enumerate(boats["boats"])
            if boats["rivers"][boat["river"]]["seat"] == seat
        )
    gangs = view["chronicles"].get("gangs")
    if gangs is None:
        return told
    for member, (host, cell) in gangs["posts"].items():
        owner = gangs["members"][member]["owner"]
        if host == seat and owner is not None:
            named = mob_name(member, words)
            told.append(
                words("glenmore-alt-gangs-post", member=named, name=names[owner], cell=cell)
            )
    return [*told, *_claims(view, seat, names, words)]


def _claims(view: GlenMoreView, seat: int, names: Sequence[str], words: Words) -> list[str]:
    """The landmarks that a seat lays claim to, or those of a seat that another does."""
    claims = holders_of_claims(view)
    owner = view["chronicles"]["gangs"]["members"]["john"]["owner"] if claims else None
    if owner is None:
        return []
    if owner == seat:
        cards = [f"{tile_name(card, words)} ({names[one]})" for card, one in claims.items()]
        return [f"{words('glenmore-picture-claims')}: {', '.join(cards)}"]
    own = [tile_name(card, words) for card, one in claims.items() if one == seat]
    claimed = words("glenmore-picture-claimed", name=names[owner])
    return [f"{claimed}: {', '.join(own)}"] if own else []


def tell_cellars(view: GlenMoreView, names: Sequence[str], words: Words) -> list[str]:
    """Everybody's barrels by what they are worth, then what is free on the sale tiles."""
    shown = view["chronicles"]["casks"]
    told = [words("glenmore-picture-cellars"), words("glenmore-picture-cellars-about")]
    for name, own in zip(names, shown["players"], strict=True):
        cells = [cell for cellar in own["cellars"] for cell in cellar]
        aged = _listed([cell["points"] for cell in cells if cell["barrel"]])
        free = _listed([cell["points"] for cell in cells if not cell["barrel"]])
        facts = {"name": name, "barrels": aged, "free": free}
        told.append(words("glenmore-alt-cellars-seat", floor=own["floor"], **facts))
        if own["next_cost"] is not None:
            cost = _amounts(own["next_cost"], words)
            told.append(words("glenmore-alt-cellars-next", name=name, cost=cost))
    for tile, sale in shown["sales"].items():
        bonus = 0 if sale["bonus_sold"] else sale["bonus"]
        left = sale["cells"] - sale["sold"]
        named = tile_name(tile, words)
        told.append(words("glenmore-alt-cellars-sale", tile=named, free=left, bonus=bonus))
    return told


def tell_haggis(view: GlenMoreView, names: Sequence[str], words: Words) -> list[str]:
    """The supply, the rolls and everybody's table."""
    shown = view["chronicles"]["haggis"]
    told = [
        words("glenmore-picture-haggis"),
        haggis_line(view, words),
        words("glenmore-alt-haggis-supply", open=_listed(shown["open"]), hidden=shown["hidden"]),
    ]
    if shown["rolls"]:
        told.append(f"{words('glenmore-picture-haggis-rolls')}: {_listed(shown['rolls'])}")
    for seat, table in enumerate(shown["tables"]):
        name, down, up = names[seat], table["down"], _listed(table["up"])
        told.append(words("glenmore-alt-haggis-table", name=name, down=down, up=up))
        if table["own"]:
            told.append(words("glenmore-alt-haggis-own", values=_listed(table["own"])))
        if served := tokens_served(view, seat):
            worth = len(served) * sum(served)
            told.append(words("glenmore-alt-haggis-served", name=name, points=worth))
        if table["rolls"]:
            rolls = _listed(table["rolls"])
            told.append(words("glenmore-alt-haggis-rolls", name=name, rolls=rolls))
    return told


def tell_votes(view: GlenMoreView, names: Sequence[str], words: Words) -> list[str]:
    """Each card with its vote and what everybody has, then the tokens that are left."""
    shown = view["chronicles"]["votes"]
    told = [words("glenmore-picture-votes"), votes_line(view, words)]
    for card in shown["cards"]:
        counts = ", ".join(
            f"{name} {count}" for name, count in zip(names, card["counts"], strict=True)
        )
        yes, no = (sum(vote[side] for vote in card["votes"]) for side in (0, 1))
        state = words("glenmore-alt-votes-state", state=card["state"], yes=yes, no=no)
        told.append(f"{glen_card(card['card'], words)} ({state}): {counts}")
    told.extend(
        words("glenmore-alt-votes-stock", name=name, yes=yes, no=no)
        for name, (yes, no) in zip(names, shown["stocks"], strict=True)
    )
    return told


def tell_england(view: GlenMoreView, names: Sequence[str], words: Words) -> str:
    """Who leads the Englishman, and what lies in his row; nothing if he isn't there."""
    shown = view["chronicles"].get("england")
    if shown is None:
        return ""
    owner = "–" if shown["owner"] is None else names[shown["owner"]]
    price = "–" if shown["price"] is None else str(shown["price"])
    return words("glenmore-alt-england", name=owner, price=price, offer=shown["offer"])


def tell_gangs(view: GlenMoreView, names: Sequence[str], words: Words) -> list[str]:
    """Who is in jail and who is out, everybody's pennies, and what the gang has done."""
    shown = view["chronicles"]["gangs"]
    told = [words("glenmore-picture-gangs"), gangs_line(view, words)]
    for member, card in shown["members"].items():
        owner = card["owner"]
        named, lost = mob_name(member, words), card["penalty"]
        if owner is None:
            paid = card["pennies"]
            told.append(
                words("glenmore-alt-gangs-jailed", member=named, penalty=lost, pennies=paid)
            )
        else:
            name = names[owner]
            told.append(words("glenmore-alt-gangs-free", member=named, penalty=lost, name=name))
    for name, purse, won in zip(names, shown["purses"], shown["won"], strict=True):
        told.append(words("glenmore-alt-gangs-pennies", name=name, purse=purse, won=won))
    notes = gang_notes(view, names, words)
    return [*told, *(f"{mob_name(member, words)}: {note}" for member, note in notes.items())]


def tell_mountain(view: GlenMoreView, names: Sequence[str], words: Words) -> str:
    """What lies on the mountain and who stands there; nothing if there is none."""
    shown = view["chronicles"].get("mountain")
    if shown is None:
        return ""
    there = dict(shown["goods"])
    if shown["coins"]:
        there = {"coins": shown["coins"], **there}
    seat = shown["seat"]
    return words(
        "glenmore-alt-mountain",
        goods=_amounts(there, words),
        name="–" if seat is None else names[seat],
    )
