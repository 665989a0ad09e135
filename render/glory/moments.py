"""Moments of games, written as one would draw them, and read into views.

A field is ``T0 T1 T2 / B0 B1 B2 / H | stack``: a card by its notation, ``..`` for an empty cell,
``?2`` for a card that seat 2 laid face down; the stack lists seats, the oldest shield first.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from render.glory.sharing import offer, scoring
from rules.core.view import each_alone

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rules.glory.view import CardView, CellView, FieldView, GloryView, LastView

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


def a_moment(
    seats: int,
    turn: int,
    sizes: Sequence[int],
    *drawn: str,
    last: str = "",
    shield: bool = False,
) -> GloryView:
    """A spectator's view of a table where a card is to be laid in that turn.

    `sizes` are those of the hands; `last` is the cell of the placement before, and `shield` says
    whether a shield followed it.
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
        "path": (),
        "facts": {},
        "sides": each_alone(seats),
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
        "last": _last(fields, (mover - 1) % seats, last, shield=shield) if last else None,
        "offer": None,
        "preview": scoring(fields, seats),
        "final": None,
        "discard": None,
    }
    return view


def _last(fields: Sequence[FieldView], seat: int, name: str, *, shield: bool | None) -> LastView:
    number = int(name.partition(".")[0])
    cell = next(cell for cell in fields[number - 1]["cells"] if cell["name"] == name)
    return {
        "seat": seat,
        "field": number,
        "cell": name,
        "card": cell["card"],
        "face_down": cell["covered_by"] is not None,
        "shield": shield,
    }


def after(view: GloryView, *steps: str) -> GloryView:
    """The same table some steps later.

    ``O3@3.B0`` lays a card, ``?@1.H`` lays one face down, and ``shield`` ends that turn.
    """
    for step in steps:
        view = _shielded(view) if step == "shield" else _placed(view, *step.split("@"))
    return view


def _placed(view: GloryView, card: str, name: str) -> GloryView:
    (mover,) = view["to_act"]
    number, _, place = name.partition(".")
    field = view["fields"][int(number) - 1]
    cell = _cell(field["number"], place, f"?{mover}" if card == "?" else card)
    cells = tuple(cell if one["name"] == name else one for one in field["cells"])
    field = {**field, "cells": cells}
    sizes = (size - (seat == mover) for seat, size in enumerate(view["hand_sizes"]))
    moved = _with_field(view, field)
    return {
        **moved,
        "stage": "shield",
        "hand_sizes": tuple(sizes),
        "last": _last(moved["fields"], mover, name, shield=None),
        "offer": offer(field, mover),
    }


def _shielded(view: GloryView) -> GloryView:
    last, (mover,) = view["last"], view["to_act"]
    if last is None:
        raise ValueError("a shield follows a card")
    field = view["fields"][last["field"] - 1]
    left = (shields - (seat == mover) for seat, shields in enumerate(view["shields"]))
    return {
        **_with_field(view, {**field, "stack": (*field["stack"], mover)}),
        "turn": view["turn"] + 1,
        "to_act": ((mover + 1) % view["seats"],),
        "stage": "place",
        "shields": tuple(left),
        "last": {**last, "shield": True},
        "offer": None,
    }


def _with_field(view: GloryView, field: FieldView) -> GloryView:
    fields = tuple(field if one["number"] == field["number"] else one for one in view["fields"])
    return {**view, "fields": fields, "preview": scoring(fields, view["seats"])}


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
