"""A second referee, written from the rulebook's wording: the tests hold the game against it.

It knows nothing of the code under test. Cells are points on a plane, shields are a pile that is
really turned over, and cards are sorted and picked up one by one.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence


class Villager(NamedTuple):
    """A card as it lies on the table."""

    colour: str
    strength: int


class Spot(NamedTuple):
    """A cell as a point: how far from the left end, and on which side of the table."""

    along: int
    side: str
    field: int


def spot(name: str, fields: int) -> Spot:
    """The cell of that name; heads stand one step before the first and behind the last cell."""
    number, place = name.split(".")
    field = int(number)
    if place == "H":
        return Spot(-1 if field == 1 else 3 * fields, "head", field)
    return Spot(3 * (field - 1) + int(place[1:]), place[0], field)


def beside(one: Spot, other: Spot, *, crosses: bool = True) -> bool:
    """Whether two cells are neighbours."""
    if not crosses and one.field != other.field:
        return False
    same_side = one.side == other.side != "head" or (one.side == "head") != (other.side == "head")
    return same_side and abs(one.along - other.along) == 1


def across(one: Spot, other: Spot) -> bool:
    """Whether two cells face each other over the table."""
    if one.side == other.side == "head":
        return one != other
    return one.along == other.along and {one.side, other.side} == {"T", "B"}


@cache
def touch(one: str, other: str, fields: int, crosses: bool) -> bool:
    """Whether cards on these two cells would have to be compared."""
    here, there = spot(one, fields), spot(other, fields)
    return beside(here, there, crosses=crosses) or across(here, there)


def may_lie(
    card: Villager,
    cell: str,
    open_cards: Mapping[str, Villager],
    fields: int,
    *,
    crosses: bool = True,
) -> bool:
    """Whether a card may be laid face up on an empty cell: a matching card must touch it."""
    return any(
        touch(cell, name, fields, crosses)
        and (lying.colour == card.colour or lying.strength == card.strength)
        for name, lying in open_cards.items()
    )


def count(strengths: Sequence[int], pile: Sequence[int], seats: int) -> tuple[list[list[int]], int]:
    """What each seat takes from a field, card by card, and how many cards nobody takes.

    `pile` lists the shields from the bottom of the stack to its top, as they were laid.
    """
    turned_over = list(reversed(pile))
    # After turning the pile over, the last shield laid is at the bottom and the first on top.
    row = sorted(strengths)
    won: list[list[int]] = [[] for _ in range(seats)]
    while turned_over:
        owner = turned_over.pop()
        if row:
            weakest = row[0]
            while row and row[0] == weakest:
                won[owner].append(row.pop(0))
    return won, len(row)
