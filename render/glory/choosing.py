"""A choice that the viewer has narrowed: to one card, or to one card on one cell."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from render.painter import Choice
    from rules.glory.view import CardView, CellView, FieldView, GloryView


def narrowed(view: GloryView, moves: Sequence[Choice]) -> GloryView:
    """The view with only the cells of these placements open, and a single one made.

    Other moves, such as those of a shield, change nothing.
    """
    placed = [move for move in moves if "cell" in move.facts]
    if not placed:
        return view
    fits: dict[str, tuple[str, ...]] = {}
    for move in placed:
        card = str(move.facts["card"])
        fits[card] = (*fits.get(card, ()), str(move.facts["cell"]))
    seen: GloryView = {**view, "fits": fits}
    return _made(seen, placed[0]) if len(placed) == 1 else seen


def picked(view: GloryView) -> CardView | None:
    """The card to which the viewer has narrowed their choice; ``None`` while they have not."""
    hand, fits = view["hand"] or (), view["fits"]
    found = [card for card in hand if card["name"] in fits]
    return found[0] if len(found) == 1 < len(hand) else None


def _made(view: GloryView, move: Choice) -> GloryView:
    """The view with the card of a placement on its cell already."""
    card = next(one for one in view["hand"] or () if one["name"] == move.facts["card"])
    covered = view["seat"] if move.kind == "cover" else None

    def cell(one: CellView) -> CellView:
        taken = one["name"] == move.facts["cell"]
        return {**one, "card": card, "covered_by": covered} if taken else one

    def field(one: FieldView) -> FieldView:
        return {**one, "cells": tuple(map(cell, one["cells"]))}

    return {**view, "fields": tuple(map(field, view["fields"]))}
