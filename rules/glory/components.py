"""What lies in the box, read from ``components.toml`` and checked."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Final, TypedDict, cast


@dataclass(frozen=True, slots=True)
class Colour:
    """A colour of villagers, with the strengths of its cards."""

    name: str
    letter: str
    strengths: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Preparation:
    """How the game is prepared for a number of players."""

    fields: int
    left_out: frozenset[int]
    removed: int
    start_cells: tuple[str, ...]
    hands: tuple[int, ...]

    @property
    def turns(self) -> int:
        """Turns in the whole game: as many for each player as the last one has cards."""
        return self.hands[-1] * len(self.hands)


@dataclass(frozen=True, slots=True)
class Components:
    """Everything in the box."""

    colours: tuple[Colour, ...]
    shields: int
    #: Cells on each long side of a field without a bonfire, and of one with it.
    middle_side: int
    end_side: int
    players: dict[int, Preparation]

    def deck_size(self, left_out: frozenset[int]) -> int:
        """How many cards there are without those of these strengths."""
        return sum(
            strength not in left_out for colour in self.colours for strength in colour.strengths
        )

    def side(self, field: int, fields: int) -> int:
        """Cells on each long side of a field, counted from 0, in a line of so many fields."""
        return self.end_side if field in {0, fields - 1} else self.middle_side


class _RawColour(TypedDict):
    name: str
    letter: str
    strengths: list[int]


class _RawTable(TypedDict):
    middle_side: int
    end_side: int


class _RawPreparation(TypedDict):
    fields: int
    left_out: list[int]
    removed: int
    start_cells: list[str]
    hands: list[int]


class _Raw(TypedDict):
    shields: int
    colours: list[_RawColour]
    table: _RawTable
    players: dict[str, _RawPreparation]


def read_components(text: str) -> Components:
    """The components that a TOML text describes.

    Raises `ValueError` with what is wrong unless colours and letters are unique, every start cell
    is on the table once, the deck is dealt out to the last card, and the last player has one card
    less than the others.
    """
    raw = cast("_Raw", tomllib.loads(text))
    try:
        components = Components(
            colours=tuple(
                Colour(colour["name"], colour["letter"], tuple(sorted(colour["strengths"])))
                for colour in raw["colours"]
            ),
            shields=raw["shields"],
            middle_side=raw["table"]["middle_side"],
            end_side=raw["table"]["end_side"],
            players={int(seats): _preparation(one) for seats, one in raw["players"].items()},
        )
    except KeyError as missing:
        raise ValueError(f"components: {missing} is missing") from None
    _check(components)
    return components


def _preparation(raw: _RawPreparation) -> Preparation:
    return Preparation(
        fields=raw["fields"],
        left_out=frozenset(raw["left_out"]),
        removed=raw["removed"],
        start_cells=tuple(raw["start_cells"]),
        hands=tuple(raw["hands"]),
    )


def _check(components: Components) -> None:
    for kind in ("name", "letter"):
        used = [getattr(colour, kind) for colour in components.colours]
        _demand(len(set(used)) == len(used), f"a colour's {kind} is used twice: {used}")
    for colour in components.colours:
        letter = colour.letter
        _demand(len(letter) == 1 and "A" <= letter <= "Z", f"{letter!r} is no letter from A to Z")
        strong = all(1 <= strength <= 9 for strength in colour.strengths)
        _demand(strong, f"a strength of {colour.name} has not one digit")
    for seats, preparation in components.players.items():
        _check_preparation(components, seats, preparation)


def _check_preparation(components: Components, seats: int, preparation: Preparation) -> None:
    who, hands = f"{seats} players", preparation.hands
    _demand(preparation.fields > 1, f"{who}: two fields are the least")
    _demand(len(hands) == seats, f"{who} need {seats} hands, not {len(hands)}")
    _demand(
        hands[-1] > 0 and set(hands[:-1]) == {hands[-1] + 1},
        f"{who}: the last hand must have one card less than each other",
    )
    start = preparation.start_cells
    _demand(len(set(start)) == len(start), f"{who}: a start cell is named twice")
    for cell in start:
        _demand(_on_table(components, preparation, cell), f"{who}: there is no cell {cell}")
    deck = components.deck_size(preparation.left_out)
    dealt = preparation.removed + len(start) + sum(hands)
    _demand(deck == dealt, f"{who}: the deck has {deck} cards, but {dealt} are dealt out")
    fields = preparation.fields
    cells = 2 + 2 * sum(components.side(field, fields) for field in range(fields))
    lying = len(start) + preparation.turns
    _demand(lying <= cells, f"{who}: {lying} cards have not enough room on {cells} cells")


def _on_table(components: Components, preparation: Preparation, cell: str) -> bool:
    number, _, place = cell.partition(".")
    if not number.isdecimal() or not 1 <= int(number) <= preparation.fields:
        return False
    field = int(number) - 1
    if place == "H":
        return field in {0, preparation.fields - 1}
    side = components.side(field, preparation.fields)
    return place in {f"{letter}{at}" for letter in "TB" for at in range(side)}


def _demand(holds: bool, otherwise: str) -> None:
    if not holds:
        raise ValueError(f"components: {otherwise}")


COMPONENTS: Final = read_components(
    Path(__file__).with_name("components.toml").read_text(encoding="utf-8")
)
