"""How the cards of drawn moments are shared out: samples have no rules at hand."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rules.glory.view import FieldView, OfferView, ScoringView, ShareView, TakeView


def scoring(fields: Sequence[FieldView], seats: int) -> ScoringView:
    """How all fields are shared out."""
    points, taken = [0] * seats, [0] * seats
    shares = [_share(field) for field in fields]
    for share in shares:
        for take in share["takes"]:
            points[take["seat"]] += take["points"]
            taken[take["seat"]] += len(take["cards"])
    return {"fields": tuple(shares), "points": tuple(points), "cards": tuple(taken)}


def offer(field: FieldView, seat: int) -> OfferView:
    """What one more shield would take from a field."""
    stack = (*field["stack"], seat)
    take = _share({**field, "stack": stack})["takes"][-1]
    strength = take["cards"][0]["strength"] if take["cards"] else 0
    count, points = len(take["cards"]), take["points"]
    return {"rank": len(stack), "count": count, "strength": strength, "points": points}


def _share(field: FieldView) -> ShareView:
    lying = [cell["card"] for cell in field["cells"] if cell["card"] is not None]
    lying.sort(key=lambda card: card["strength"])
    groups = [tuple(group) for _, group in groupby(lying, lambda card: card["strength"])]
    takes: list[TakeView] = []
    for rank, seat in enumerate(field["stack"]):
        won = groups[rank] if rank < len(groups) else ()
        takes.append({"seat": seat, "cards": won, "points": sum(one["strength"] for one in won)})
    left = tuple(card for group in groups[len(field["stack"]) :] for card in group)
    return {"field": field["number"], "takes": tuple(takes), "unclaimed": left}
