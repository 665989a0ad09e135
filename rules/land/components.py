"""What lies in the box: a file of `editions`, read and checked."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Mapping

Cell = tuple[int, int]

#: What texts and pictures have names for: how many symbols, and the ways to count points.
SYMBOLS: Final = 8
POINTS: Final = ("odd", "squares")
#: Each corner of the board shows a prize.
CORNERS: Final = 4


class BadComponents(ValueError):
    """Components that make no sense; the message says why."""


@dataclass(frozen=True, slots=True)
class Components:
    """Board, pieces, cards and prizes: whatever an owner of the box might correct."""

    #: Tokens and castles of each colour (LC-R1).
    tokens: int
    castles: int
    #: Wizards in the box, and how many a player gets at most.
    wizards: int
    wizards_each: int
    #: How many cards a hand has.
    hand: int
    land_per_symbol: int
    swords: int
    shields: int
    symbols: tuple[str, ...]
    #: The board from the top, a character per place: a symbol's digit, ``#`` or ``.``.
    rows: tuple[str, ...]
    #: How many prizes lie out at the start, by their points.
    start_prizes: Mapping[int, int]
    prizes_to_end: int
    #: For each way to count, the points of a prize by the size of its shape.
    points: Mapping[str, Mapping[int, int]]
    #: The cells (row, column) of each shape as it is drawn.
    shapes: Mapping[str, tuple[Cell, ...]]


def read_components(text: str) -> Components:
    """The components in a TOML text. Raises `BadComponents` with what is wrong in it."""
    box: dict[str, object] = tomllib.loads(text)
    pieces, cards, deck = _table(box, "pieces"), _table(box, "cards"), _table(box, "deck")
    prizes, points = _table(box, "prizes"), _table(box, "points", sourced=False)
    drawn = _table(_table(box, "shapes"), "drawn", sourced=False)
    found = Components(
        tokens=_number(pieces, "tokens"),
        castles=_number(pieces, "castles"),
        wizards=_number(cards, "wizards"),
        wizards_each=_number(cards, "wizards_each"),
        hand=_number(cards, "hand"),
        land_per_symbol=_number(deck, "land_per_symbol"),
        swords=_number(deck, "swords"),
        shields=_number(deck, "shields"),
        symbols=_words(_table(box, "symbols"), "names"),
        rows=tuple(row.replace(" ", "") for row in _words(_table(box, "board"), "rows")),
        start_prizes=_numbers(prizes, "start"),
        prizes_to_end=_number(prizes, "to_end"),
        points={name: _numbers(_table(points, name), "by_size") for name in POINTS},
        shapes={name: _cells(_words(drawn, name)) for name in drawn},
    )
    _check(found, cards=_number(cards, "total"), prizes=_number(prizes, "total"))
    return found


def _check(box: Components, cards: int, prizes: int) -> None:
    """Check that the numbers agree with each other."""
    land = box.land_per_symbol * len(box.symbols)
    counted = land + box.swords + box.shields + box.wizards
    if counted != cards:
        raise BadComponents(f"the deck has {counted} cards, not {cards}")
    if len(box.shapes) != prizes:
        raise BadComponents(f"there are {len(box.shapes)} shapes for {prizes} prizes")
    if len(set(box.symbols)) != SYMBOLS:
        raise BadComponents(f"there must be {SYMBOLS} symbols, all different")
    if len({len(row) for row in box.rows}) != 1:
        raise BadComponents("the rows of the board differ in length")
    known = {*map(str, range(1, len(box.symbols) + 1)), "#", "."}
    strange = set("".join(box.rows)) - known
    if strange:
        raise BadComponents(f"the board has unknown symbols: {' '.join(sorted(strange))}")
    if sum(box.start_prizes.values()) != CORNERS:
        raise BadComponents(f"prizes.start must lay out {CORNERS} prizes")
    for way, by_size in box.points.items():
        worths = [by_size.get(len(cells)) for cells in box.shapes.values()]
        if None in worths:
            raise BadComponents(f"points.{way} misses the size of a shape")
        for worth, count in box.start_prizes.items():
            if worths.count(worth) < count:
                raise BadComponents(f"points.{way} has fewer than {count} prizes of {worth} points")


def _table(box: Mapping[str, object], name: str, *, sourced: bool = True) -> dict[str, object]:
    """A table, which must say where its values come from unless it only groups others."""
    found = box.get(name)
    if not isinstance(found, dict):
        raise BadComponents(f"table {name} is missing")
    if sourced and not isinstance(found.get("source"), str):
        raise BadComponents(f"table {name} has no source")
    return found


def _number(table: Mapping[str, object], name: str) -> int:
    found = table.get(name)
    if not isinstance(found, int) or isinstance(found, bool) or found < 0:
        raise BadComponents(f"{name} must be a number")
    return found


def _numbers(table: Mapping[str, object], name: str) -> dict[int, int]:
    inner = _table(table, name, sourced=False)
    return {int(key): _number(inner, key) for key in inner}


def _words(table: Mapping[str, object], name: str) -> tuple[str, ...]:
    found = table.get(name)
    if not isinstance(found, list) or not all(isinstance(word, str) for word in found):
        raise BadComponents(f"{name} must be a list of texts")
    return tuple(found)


def _cells(drawing: tuple[str, ...]) -> tuple[Cell, ...]:
    """The places of the ``#`` in a drawing."""
    return tuple(
        (row, column)
        for row, line in enumerate(drawing)
        for column, mark in enumerate(line)
        if mark == "#"
    )
