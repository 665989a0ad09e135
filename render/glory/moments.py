"""Moments of games, written as one would draw them, and read into views.

A field is ``T0 T1 T2 / B0 B1 B2 / H | stack``: a card by its notation, ``..`` for an empty cell,
``?2`` for a card that seat 2 laid face down; the stack lists seats, the oldest shield first.
"""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rules.glory.view import (
        CardView,
        CellView,
        FieldView,
        GloryView,
        ScoringView,
        ShareView,
        TakeView,
    )

COLOURS: Final = {
    "R": "red",
    "O": "orange",
    "Y": "yellow",
    "G": "green",
    "B": "blue",
    "V": "violet",
    "S": "grey",
}
#: Turns and removed cards by the number of players, and the shields of each.
TURNS: Final = {2: 16, 3: 24, 4: 28}
REMOVED: Final = {2: 3, 3: 4, 4: 5}
SHIELDS: Final = 5


def a_card(name: str) -> CardView:
    """The card with that notation."""
    return {"name": name, "colour": COLOURS[name[0]], "strength": int(name[1])}


def cards(names: str) -> tuple[CardView, ...]:
    """The cards with these notations."""
    return tuple(map(a_card, names.split()))


def a_field(number: int, drawn: str) -> FieldView:
    """A field as it is drawn."""
    lying, _, stack = drawn.partition("|")
    sides = [side.split() for side in lying.split("/")]
    cells = [
        _cell(number, place, content)
        for letter, side in zip("TBH", sides, strict=False)
        for place, content in zip(_places(letter, len(side)), side, strict=True)
    ]
    return {
        "number": number,
        "bonfire": len(sides) > len("TB"),
        "cells": tuple(cells),
        "stack": tuple(map(int, stack.split())),
    }


def _places(letter: str, count: int) -> list[str]:
    return ["H"] if letter == "H" else [f"{letter}{at}" for at in range(count)]


def _cell(number: int, place: str, content: str) -> CellView:
    covered = content.startswith("?")
    return {
        "name": f"{number}.{place}",
        "place": place,
        "card": None if covered or content == ".." else a_card(content),
        "covered_by": int(content[1:]) if covered else None,
    }


def scoring(fields: Sequence[FieldView], seats: int) -> ScoringView:
    """How the fields are shared out."""
    points, taken = [0] * seats, [0] * seats
    shares: list[ShareView] = []
    for field in fields:
        open_cards = [cell["card"] for cell in field["cells"] if cell["card"] is not None]
        open_cards.sort(key=lambda card: card["strength"])
        groups = [tuple(group) for _, group in groupby(open_cards, lambda card: card["strength"])]
        takes: list[TakeView] = []
        for rank, seat in enumerate(field["stack"]):
            won = groups[rank] if rank < len(groups) else ()
            worth = sum(card["strength"] for card in won)
            points[seat] += worth
            taken[seat] += len(won)
            takes.append({"seat": seat, "cards": won, "points": worth})
        left = tuple(card for group in groups[len(field["stack"]) :] for card in group)
        shares.append({"field": field["number"], "takes": tuple(takes), "unclaimed": left})
    return {"fields": tuple(shares), "points": tuple(points), "cards": tuple(taken)}


def a_moment(seats: int, turn: int, sizes: Sequence[int], *drawn: str, last: str = "") -> GloryView:
    """A spectator's view of a table where a card is to be laid in that turn.

    `sizes` are those of the hands; `last` is the cell of the last placement, after which a shield
    lies there if the stack's newest is the mover's.
    """
    fields = tuple(a_field(number, text) for number, text in enumerate(drawn, 1))
    mover = (turn - 1) % seats
    view: GloryView = {
        "game": "glory",
        "seat": None,
        "seats": seats,
        "to_act": (mover,),
        "stage": "place",
        "ask": None,
        "outcome": None,
        "adjacency_crosses_fields": True,
        "turn": turn,
        "turns": TURNS[seats],
        "fields": fields,
        "removed": REMOVED[seats],
        "hand_sizes": tuple(sizes),
        "hand": None,
        "shields": tuple(
            SHIELDS - sum(field["stack"].count(seat) for field in fields) for seat in range(seats)
        ),
        "fits": {},
        "last": None,
        "preview": scoring(fields, seats),
        "final": None,
        "discard": None,
    }
    return with_last(view, (mover - 1) % seats, last, shield=False) if last else view


def with_last(view: GloryView, seat: int, name: str, *, shield: bool | None) -> GloryView:
    """The same table after a placement of that seat on a cell; ``None`` asks for a shield."""
    number = int(name.partition(".")[0])
    cell = next(cell for cell in view["fields"][number - 1]["cells"] if cell["name"] == name)
    face_down = cell["covered_by"] is not None
    moved: GloryView = {
        **view,
        "last": {
            "seat": seat,
            "field": number,
            "cell": name,
            "card": cell["card"],
            "face_down": face_down,
            "shield": shield,
        },
    }
    if shield is None:
        return {**moved, "stage": "shield", "to_act": (seat,)}
    return moved


def over(view: GloryView, reason: str) -> GloryView:
    """The same table at the end."""
    final = view["preview"]
    if final is None:
        raise ValueError("the game is over already")
    merit = list(zip(final["points"], final["cards"], strict=True))
    ranking = tuple(
        tuple(seat for seat, value in enumerate(merit) if value == place)
        for place in sorted(set(merit), reverse=True)
    )
    return {
        **view,
        "stage": "over",
        "to_act": (),
        "turn": view["turns"],
        "hand_sizes": (0,) * view["seats"],
        "outcome": {"ranking": ranking, "scores": final["points"], "reason": reason},
        "preview": None,
        "final": final,
    }


def in_hand(
    view: GloryView, seat: int, names: str, fits: dict[str, str] | None = None, ask: str = ""
) -> GloryView:
    """A seat's own view: its cards, and for each the cells where it may be laid."""
    where = {name: tuple(cells.split()) for name, cells in (fits or {}).items()}
    return {**view, "seat": seat, "hand": cards(names), "fits": where, "ask": ask or None}
