"""What is printed on tiles, as rows of icons."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from render.glenmore.cubes import ANIMAL, ANY, DIFFERENT
from render.glenmore.icons import ARROW, PLUS, STAIRS, Icon, Row

if TYPE_CHECKING:
    from rules.glenmore.view import ActivationView, Counts, OfferView, TileView

_BOOT, _AGE = Icon("emblem", "boot"), Icon("emblem", "ageing")
#: The emblems of one-time effects; the others show what they bring.
_SEALS: Final = {
    "landmark": "landmark",
    "scotsman": "scot",
    "whisky": "cask",
    "marker": "banner",
    "haggis": "haggis",
}
#: The emblems of what activating a tile of a chronicle does.
_DEEDS: Final = {"event": "chapter", "age": "ageing"}
#: The emblems of what an exchange brings, if it's neither points nor whisky.
_GAINS: Final = {"bought-marker": "banner", "haggis": "haggis"}
_UNKNOWN: Final = "ringed"
_ANIMALS: Final = 2


class Steps(NamedTuple):
    """An exchange that brings more the more is given: how many give how many points."""

    good: str
    rungs: tuple[tuple[int, int], ...]


def cost_row(tile: TileView) -> Row:
    """What a tile costs."""
    return price_row(tile["cost"])


def price_row(cost: Counts) -> Row:
    """What something costs."""
    row: list[Icon] = []
    for what, count in cost.items():
        if what == "coins":
            row.append(Icon("coin", str(count)))
        elif what == "scotsmen":
            row += [Icon("emblem", "scot")] * count
        else:
            row += [Icon("good", what)] * count
    return tuple(row)


def seals(tile: TileView) -> tuple[tuple[str, str], ...]:
    """What a tile brings once: emblem or kind, and a number where it has one."""
    return tuple(
        (_SEALS.get(kind, kind), "" if kind in _SEALS else str(count))
        for kind, count in tile["once"].items()
    )


def activation_row(tile: TileView) -> Row:
    """What activating a tile does, in one row; a choice of exchanges by its best."""
    activation = tile["activation"]
    if activation is None:
        return ()
    match activation["kind"]:
        case "produce":
            return (PLUS, *(Icon("good", good) for good in activation["goods"]))
        case "any":
            return (PLUS, *[Icon("good", ANY)] * activation["count"])
        case "steps":
            return (_BOOT,) * activation["count"]
        case "points":
            return (Icon("points", str(activation["count"])),)
        case "either":
            return (*_offers_row(activation), Icon("text", "/"), _AGE)
        case "both":
            return (*_offers_row(activation), _AGE)
        case kind:
            offers = _offers_row(activation) if activation["offers"] else ()
            return offers or (Icon("emblem", _DEEDS.get(kind, _UNKNOWN)),)


def activation_steps(tile: TileView) -> Steps | None:
    """The exchange of a tile as a table, if it has several rungs."""
    activation = tile["activation"]
    if activation is None or len(activation["offers"]) < 2:
        return None
    offers = activation["offers"]
    rungs = tuple((offer["free"], offer["gain"]["points"]) for offer in offers)
    return Steps(_wildcard(offers[0]), rungs)


def _offers_row(activation: ActivationView) -> Row:
    offers = activation["offers"]
    best = offers[-1]
    if len(offers) > 1:
        return (Icon("good", _wildcard(best)), STAIRS, Icon("points", str(best["gain"]["points"])))
    given = [Icon("good", good) for good, count in best["goods"].items() for _ in range(count)]
    if best["free"]:
        wanted = Icon("good", _wildcard(best))
        given += [wanted] if best["free"] == 1 else [Icon("text", str(best["free"])), wanted]
    return (*given, ARROW, *_gain(best))


def _gain(offer: OfferView) -> Row:
    ((kind, count),) = offer["gain"].items()
    if kind == "points":
        return (Icon("points", str(count)),)
    if kind == "whisky":
        return (Icon("good", "whisky"),) * count
    return (Icon("emblem", _GAINS.get(kind, _UNKNOWN)),)


def _wildcard(offer: OfferView) -> str:
    if offer["different"]:
        return DIFFERENT
    return ANIMAL if len(offer["among"]) == _ANIMALS else ANY
