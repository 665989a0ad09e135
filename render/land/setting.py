"""Setting up moments for samples: who stands where in, a spectator's view out."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from rules.land.view import (
        CastleView,
        DeedView,
        LandView,
        PrizeView,
        SquareView,
    )

_LAND: Final = """
. . 7 3 2 8 5 4 . .
. . 6 8 1 7 6 1 . .
4 2 7 5 3 4 5 2 8 3
6 1 4 # 2 8 # 3 7 6
5 7 8 1 3 6 5 4 1 2
2 1 4 5 6 3 1 8 7 5
6 7 3 # 8 2 # 4 1 6
3 8 2 5 4 3 5 7 2 4
. . 1 6 7 1 8 6 . .
. . 4 5 8 2 3 7 . .
"""
_SYMBOLS: Final = ("oak", "crag", "sun", "fish", "thistle", "toadstool", "moon", "stones")
_SHAPES: Final = {
    "I3": "###",
    "V3": "## #.",
    "L4": "### #..",
    "T4": "### .#.",
    "S4": "##. .##",
    "T5": "### .#. .#.",
    "I5": "#####",
    "P5": "### ##.",
    "X5": ".#. ### .#.",
    "I4": "####",
}
_POINTS: Final = {"odd": {3: 3, 4: 5, 5: 7}, "squares": {3: 3, 4: 4, 5: 5}}
#: Tokens of each clan, and what ends the game.
TOKENS, CASTLES = 15, 4


def prize(shape: str, points: str = "odd") -> PrizeView:
    """A prize card, for a way to count points."""
    cells = tuple(
        (row, column)
        for row, line in enumerate(_SHAPES[shape].split())
        for column, mark in enumerate(line)
        if mark == "#"
    )
    return {"shape": shape, "cells": cells, "points": _POINTS[points][len(cells)]}


def moment(
    tokens: Sequence[str],
    castles: Sequence[tuple[int, str, str]] = (),
    *,
    prizes: str = "I3 L4 S4 T5",
    seats: int | None = None,
    wizards: Sequence[int] = (),
    points: str = "odd",
    turn: int = 1,
    mover: int = 0,
) -> LandView:
    """A spectator's view: each clan's tokens by square, castles by clan, shape and squares."""
    clans, seats = len(tokens), seats or len(tokens)
    teams = seats > clans or seats == 6
    standing = tuple(_castle(*castle, points) for castle in castles)
    covers = {name: castle["at"] for castle in standing for name in castle["squares"]}
    owners = {name: clan for clan, names in enumerate(tokens) for name in names.split()}
    shown = tuple(None if shape == "-" else prize(shape, points) for shape in prizes.split())
    return {
        "game": "land",
        "seat": None,
        "seats": seats,
        "to_act": (mover,),
        "stage": "turn",
        "ask": None,
        "path": (),
        "facts": {},
        "sides": tuple(tuple(range(clan, seats, clans)) for clan in range(clans)),
        "outcome": None,
        "options": {
            "teams": teams,
            "land_match": "symbol",
            "mirror_allowed": True,
            "shape_must_contain_new_token": True,
            "wizard_replaces_card_play": True,
            "points": points,
        },
        "turn": turn,
        "mover": mover,
        "height": 10,
        "width": 10,
        "squares": _squares(owners, covers),
        "castles": standing,
        "prizes": shown,
        "bag": 19 - len(shown) - len(standing),
        "clans": tuple(
            {
                "seats": tuple(range(clan, seats, clans)),
                "tokens": TOKENS - len(tokens[clan].split()),
                "castles": CASTLES - len(own),
                "prizes": tuple(prize(castle["shape"], points) for castle in own),
                "points": sum(castle["points"] for castle in own),
            }
            for clan in range(clans)
            for own in [[castle for castle in standing if castle["clan"] == clan]]
        ),
        "players": tuple(
            {
                "clan": seat % clans,
                "hand": 5,
                "wizards": wizards[seat] if wizards else 1 if seats == 6 else 2,
            }
            for seat in range(seats)
        ),
        "hand": None,
        "pile": 60,
        "discard": (),
        "attack": None,
        "targets": (),
        "completing": (),
        "buildable": (),
        "plan": None,
        "last": None,
    }


def _castle(clan: int, shape: str, squares: str, points: str) -> CastleView:
    names = tuple(squares.split())
    return {
        "at": names[0],
        "clan": clan,
        "shape": shape,
        "squares": names,
        "points": _POINTS[points][len(names)],
    }


def _squares(owners: Mapping[str, int], covers: Mapping[str, str]) -> tuple[SquareView, ...]:
    found: list[SquareView] = []
    for row, line in enumerate(_LAND.split("\n")[1:-1]):
        for column, mark in enumerate(line.split()):
            if mark != ".":
                name = f"{chr(ord('a') + column)}{row + 1}"
                found.append(
                    {
                        "name": name,
                        "row": row,
                        "column": column,
                        "symbol": None if mark == "#" else _SYMBOLS[int(mark) - 1],
                        "token": owners.get(name),
                        "castle": covers.get(name),
                    }
                )
    return tuple(found)


def deed(kind: str, seat: int) -> DeedView:
    """A last deed, of which only the kind and the seat are said."""
    return {
        "kind": kind,
        "seat": seat,
        "card": None,
        "square": None,
        "origin": None,
        "castle": None,
    }
