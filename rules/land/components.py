"""What lies in the box: a file of `editions`, read and checked."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from rules.core.values import BadBox, Values

if TYPE_CHECKING:
    from collections.abc import Mapping

Cell = tuple[int, int]

#: What texts and pictures have names for: how many symbols, and the ways to count points.
SYMBOLS: Final = 8
POINTS: Final = ("odd", "squares")
#: Each corner of the board shows a prize.
CORNERS: Final = 4


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
    """The components in a TOML text. Raises `BadBox` with what is wrong in it."""
    box = Values.read(text)
    pieces, cards, deck = _sourced(box, "pieces"), _sourced(box, "cards"), _sourced(box, "deck")
    prizes, points = _sourced(box, "prizes"), box.table("points")
    drawn = _sourced(box, "shapes").table("drawn")
    found = Components(
        tokens=pieces.number("tokens"),
        castles=pieces.number("castles"),
        wizards=cards.number("wizards"),
        wizards_each=cards.number("wizards_each"),
        hand=cards.number("hand"),
        land_per_symbol=deck.number("land_per_symbol"),
        swords=deck.number("swords"),
        shields=deck.number("shields"),
        symbols=_sourced(box, "symbols").words("names"),
        rows=tuple(row.replace(" ", "") for row in _sourced(box, "board").words("rows")),
        start_prizes=_numbers(prizes.table("start")),
        prizes_to_end=prizes.number("to_end"),
        points={name: _numbers(_sourced(points, name).table("by_size")) for name in POINTS},
        shapes={name: _cells(drawn.words(name)) for name in drawn.values},
    )
    _check(found, cards=cards.number("total"), prizes=prizes.number("total"))
    return found


def _sourced(box: Values, name: str) -> Values:
    """A table, which must say where its values come from."""
    table = box.table(name)
    table.word("source")
    return table


def _numbers(table: Values) -> dict[int, int]:
    """The numbers in a table, by the numbers that stand for them."""
    return {int(key): table.number(key) for key in table.values}


def _check(box: Components, cards: int, prizes: int) -> None:
    """Check that the numbers agree with each other."""
    land = box.land_per_symbol * len(box.symbols)
    counted = land + box.swords + box.shields + box.wizards
    if counted != cards:
        raise BadBox(f"the deck has {counted} cards, not {cards}")
    if len(box.shapes) != prizes:
        raise BadBox(f"there are {len(box.shapes)} shapes for {prizes} prizes")
    if len(set(box.symbols)) != SYMBOLS:
        raise BadBox(f"there must be {SYMBOLS} symbols, all different")
    if len({len(row) for row in box.rows}) != 1:
        raise BadBox("the rows of the board differ in length")
    known = {*map(str, range(1, len(box.symbols) + 1)), "#", "."}
    strange = set("".join(box.rows)) - known
    if strange:
        raise BadBox(f"the board has unknown symbols: {' '.join(sorted(strange))}")
    if sum(box.start_prizes.values()) != CORNERS:
        raise BadBox(f"prizes.start must lay out {CORNERS} prizes")
    for way, by_size in box.points.items():
        worths = [by_size.get(len(cells)) for cells in box.shapes.values()]
        if None in worths:
            raise BadBox(f"points.{way} misses the size of a shape")
        for worth, count in box.start_prizes.items():
            if worths.count(worth) < count:
                raise BadBox(f"points.{way} has fewer than {count} prizes of {worth} points")


def _cells(drawing: tuple[str, ...]) -> tuple[Cell, ...]:
    """The places of the ``#`` in a drawing."""
    return tuple(
        (row, column)
        for row, line in enumerate(drawing)
        for column, mark in enumerate(line)
        if mark == "#"
    )
