"""The view of Clans and Glory: every field with its decision who may know it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.core.game import outcome_view
from rules.core.view import each_alone
from rules.glory.cards import CARD_NAMES, CARDS, COLOURS
from rules.glory.facts import glory_facts, turn_number
from rules.glory.long_table import CELL_NAMES, PLACES
from rules.glory.placement import COVERED
from rules.glory.scoring import share, totals

if TYPE_CHECKING:
    from rules.glory.position import GloryPosition
    from rules.glory.view import (
        CardView,
        CellView,
        FieldView,
        GloryView,
        LastView,
        OfferView,
        ScoringView,
        ShareView,
        TakeView,
    )


def glory_view(position: GloryPosition, seat: int | None) -> GloryView:
    """What that seat, or a spectator, may know."""
    setup, over = position.setup, position.outcome is not None
    scoring, offer = _scoring(position), _offer(position)
    discards = [] if seat is None else position.discards[seat]
    return {
        "game": "glory",
        "seat": seat,
        "seats": setup.seats,
        "to_act": position.to_act,
        "stage": position.stage,
        "ask": _ask(position, seat),
        "path": (),
        "facts": glory_facts(position, offer),
        "sides": each_alone(setup.seats),
        "outcome": outcome_view(position.outcome),
        "adjacency_crosses_fields": setup.table.crosses,
        "turn": turn_number(position),
        "turns": setup.turns,
        "fields": tuple(_field(position, field, seat) for field in range(setup.table.fields)),
        "removed": len(position.removed),
        "hand_sizes": tuple(map(len, position.hands)),
        "hand": None if seat is None else tuple(map(_card, position.hands[seat])),
        "shields": tuple(position.shields.left),
        "fits": _fits(position, seat),
        "last": _last(position, seat),
        "offer": offer,
        "preview": None if over else scoring,
        "final": scoring if over else None,
        "discard": _card(discards[0]) if discards else None,
    }


def _ask(position: GloryPosition, seat: int | None) -> str | None:
    if seat is None or seat not in position.to_act:
        return None
    if position.stage == "place" and position.moves(seat)[0].kind == "cover":
        return "place_face_down"
    return position.stage


def _card(card: int) -> CardView:
    colour, strength = CARDS[card]
    return {"name": CARD_NAMES[card], "colour": COLOURS[colour], "strength": strength}


def _lying(position: GloryPosition, cell: int, seat: int | None) -> CardView | None:
    """The card on a cell, if it lies face up or the viewer laid it."""
    card = position.spread.cards[cell]
    if card == COVERED:
        hidden = position.spread.hidden[cell]
        return _card(hidden.card) if hidden.seat == seat else None
    return _card(card) if card >= 0 else None


def _cell(position: GloryPosition, cell: int, seat: int | None) -> CellView:
    hidden = position.spread.hidden.get(cell)
    return {
        "name": CELL_NAMES[cell],
        "place": PLACES[cell % len(PLACES)],
        "card": _lying(position, cell, seat),
        "covered_by": None if hidden is None else hidden.seat,
    }


def _field(position: GloryPosition, field: int, seat: int | None) -> FieldView:
    table = position.setup.table
    return {
        "number": field + 1,
        "bonfire": table.bonfire(field),
        "cells": tuple(_cell(position, cell, seat) for cell in table.by_field[field]),
        "stack": position.shields.stacks[field],
    }


def _fits(position: GloryPosition, seat: int | None) -> dict[str, tuple[str, ...]]:
    if seat is None or seat not in position.to_act or position.stage != "place":
        return {}
    cells: dict[str, tuple[str, ...]] = {CARD_NAMES[card]: () for card in position.hands[seat]}
    for move in position.moves(seat):
        cells[str(move.facts["card"])] += (str(move.facts["cell"]),)
    return cells


def _last(position: GloryPosition, seat: int | None) -> LastView | None:
    last = position.last
    if last.cell < 0:
        return None
    return {
        "seat": last.seat,
        "field": last.field + 1,
        "cell": CELL_NAMES[last.cell],
        "card": _lying(position, last.cell, seat),
        "face_down": last.cell in position.spread.hidden,
        "shield": last.shield,
    }


def _offer(position: GloryPosition) -> OfferView | None:
    """Like all of the scoring it lies open, so everybody may know it."""
    if position.stage != "shield":
        return None
    field, (seat,) = position.last.field, position.to_act
    stack = (*position.shields.stacks[field], seat)
    take = share(position.spread.on_field(field), stack).takes[-1]
    return {
        "rank": len(stack),
        "count": len(take.cards),
        "strength": take.strength,
        "points": take.points,
    }


def _scoring(position: GloryPosition) -> ScoringView:
    """Everything that counts lies open, so everybody may know it."""
    shares = position.shares()
    points, cards = totals(shares, position.setup.seats)
    fields: list[ShareView] = []
    for field, one in enumerate(shares):
        takes: list[TakeView] = [
            {"seat": take.seat, "cards": tuple(map(_card, take.cards)), "points": take.points}
            for take in one.takes
        ]
        unclaimed = tuple(map(_card, one.unclaimed))
        fields.append({"field": field + 1, "takes": tuple(takes), "unclaimed": unclaimed})
    return {"fields": tuple(fields), "points": points, "cards": cards}
