"""What is printed on a tile, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping

    from render.painter import Words
    from rules.glenmore.view import OfferView, TileView


def tell_counts(counts: Mapping[str, int], words: Words) -> str:
    """Amounts in a row."""
    return " + ".join(
        words("glenmore-picture-amount", kind=kind, count=count) for kind, count in counts.items()
    )


def tell_cost(tile: TileView, words: Words) -> str:
    """What a tile costs."""
    return tell_counts(tile["cost"], words)


def tell_activation(tile: TileView, words: Words) -> str:
    """What activating a tile does; empty if it does nothing."""
    activation = tile["activation"]
    if activation is None:
        return ""
    match activation["kind"]:
        case "produce":
            goods = activation["goods"]
            return "+" + tell_counts({good: goods.count(good) for good in goods}, words)
        case "any":
            return "+" + tell_counts({"any": activation["count"]}, words)
        case "steps" | "points":
            return tell_counts({activation["kind"]: activation["count"]}, words)
        case "age":
            return tell_counts({"age": activation["count"]}, words)
        case "either" | "both" as kind:
            made = "; ".join(_tell_offer(offer, words) for offer in activation["offers"])
            return f"{made} {'/' if kind == 'either' else '+'} {tell_counts({'age': 1}, words)}"
        case "event":
            return tell_counts({"event": 1}, words)
        case _:
            return "; ".join(_tell_offer(offer, words) for offer in activation["offers"])


def _tell_offer(offer: OfferView, words: Words) -> str:
    given = dict(offer["goods"])
    if offer["free"]:
        kind = "any"
        if offer["different"]:
            kind = "different"
        elif len(offer["among"]) == 2:
            kind = "animal"
        given[kind] = offer["free"]
    ((kind, count),) = offer["gain"].items()
    gained = {"marker" if kind == "bought-marker" else kind: count}
    return f"{tell_counts(given, words)} → {tell_counts(gained, words)}"
