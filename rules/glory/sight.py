"""The view of Clans and Glory, and who may know each field of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.core.game import outcome_view
from rules.core.past import since_own
from rules.core.view import each_alone
from rules.glory.facts import glory_facts, turn_number
from rules.glory.placement import COVERED
from rules.glory.scoring import totals

if TYPE_CHECKING:
    from collections.abc import Iterable

    from rules.glory.box import Box
    from rules.glory.position import GloryPosition, Last
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
    box, discards = setup.box, [] if seat is None else position.discards[seat]
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
        "hand": None if seat is None else _cards(box, position.hands[seat]),
        "shields": tuple(position.shields.left),
        "fits": _fits(position, seat),
        "last": None if position.last.cell < 0 else _placed(position, position.last, seat),
        "since": _since(position, seat),
        "offer": offer,
        "preview": None if over else scoring,
        "final": scoring if over else None,
        "discard": _card(box, discards[0]) if discards else None,
    }


def _ask(position: GloryPosition, seat: int | None) -> str | None:
    if seat is None or seat not in position.to_act:
        return None
    if position.stage == "place" and position.moves(seat)[0].kind == "cover":
        return "place_face_down"
    return position.stage


def _card(box: Box, card: int) -> CardView:
    colour, strength, name = box.cards[card]
    return {"name": name, "colour": box.components.colours[colour].name, "strength": strength}


def _cards(box: Box, cards: Iterable[int]) -> tuple[CardView, ...]:
    return tuple(_card(box, card) for card in cards)


def _lying(position: GloryPosition, cell: int, seat: int | None) -> CardView | None:
    """The card on a cell, if it lies face up or the viewer laid it."""
    box, card = position.setup.box, position.spread.cards[cell]
    if card == COVERED:
        hidden = position.spread.hidden[cell]
        return _card(box, hidden.card) if hidden.seat == seat else None
    return _card(box, card) if card >= 0 else None


def _cell(position: GloryPosition, cell: int, seat: int | None) -> CellView:
    cells, hidden = position.setup.box.cells, position.spread.hidden.get(cell)
    return {
        "name": cells.names[cell],
        "place": cells.place(cell),
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
    cards = position.setup.box.cards
    cells: dict[str, tuple[str, ...]] = {cards[card].name: () for card in position.hands[seat]}
    for move in position.moves(seat):
        cells[str(move.facts["card"])] += (str(move.facts["cell"]),)
    return cells


def _placed(position: GloryPosition, turn: Last, seat: int | None) -> LastView:
    return {
        "seat": turn.seat,
        "field": turn.field + 1,
        "cell": position.setup.box.cells.names[turn.cell],
        "card": _lying(position, turn.cell, seat),
        "face_down": turn.cell in position.spread.hidden,
        "shield": turn.shield,
    }


def _since(position: GloryPosition, seat: int | None) -> tuple[LastView, ...]:
    if position.last.cell < 0:
        return ()
    turns = since_own(position.past, position.last, seat)
    return tuple(_placed(position, turn, seat) for turn in turns)


def _offer(position: GloryPosition) -> OfferView | None:
    """What a shield would take lies open, so everybody may know it."""
    if position.stage != "shield":
        return None
    field, (seat,) = position.last.field, position.to_act
    stack = (*position.shields.stacks[field], seat)
    take = position.share(field, stack).takes[-1]
    return {
        "rank": len(stack),
        "count": len(take.cards),
        "strength": take.strength,
        "points": take.points,
    }


def _scoring(position: GloryPosition) -> ScoringView:
    """Everything that counts lies open, so everybody may know it."""
    box, shares = position.setup.box, position.shares()
    points, cards = totals(shares, position.setup.seats)
    fields: list[ShareView] = []
    for field, one in enumerate(shares):
        takes: list[TakeView] = [
            {"seat": take.seat, "cards": _cards(box, take.cards), "points": take.points}
            for take in one.takes
        ]
        unclaimed = _cards(box, one.unclaimed)
        fields.append({"field": field + 1, "takes": tuple(takes), "unclaimed": unclaimed})
    return {"fields": tuple(fields), "points": points, "cards": cards}
