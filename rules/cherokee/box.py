"""The box: the members of the six clans, and what else an edition fixes (CH-R2).

A clan is a number from 0, a member too: 12 × clan + rank. The rank orders a clan's members by value
and puts the woman above the man of the same value. So "the higher one, women win ties" is the
greater rank, and two members of different clans have the same rank exactly if nothing decides
between them.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING

from rules.cherokee.contents import read_contents
from rules.cherokee.moves import DropMove, PlaceMove
from rules.cherokee.pyramid import ROW

if TYPE_CHECKING:
    from collections.abc import Mapping

    from rules.cherokee.view import MemberView
    from rules.core.edition import Edition
    from rules.core.move import Move


@dataclass(frozen=True, slots=True, eq=False)
class Box:
    """What one edition is played with; all positions begun with it share it."""

    #: The keys of the clans.
    clans: tuple[str, ...]
    members: range
    #: By member; the last place of each is `NOBODY`'s, so any cell can be looked up.
    clan: tuple[int, ...]
    rank: tuple[int, ...]
    value: tuple[int, ...]
    woman: tuple[bool, ...]
    #: By member: its card, and what texts need to name it.
    cards: tuple[MemberView, ...]
    facts: tuple[Mapping[str, int | str], ...]
    #: By member: the moves that place it and that drop it.
    places: tuple[PlaceMove, ...]
    drops: tuple[DropMove, ...]
    #: Those moves by their notation, in small letters.
    card_moves: Mapping[str, Move]
    #: What a member counts in each row, from the top to the base, and on each cell (CH-R15).
    feathers: tuple[int, ...]
    worth: tuple[int, ...]
    #: How many clans are neutral in the open game (CH-R18).
    neutral: int


@cache
def open_box(edition: Edition) -> Box:
    """The box of an edition. Raises `ValueError` with what is wrong with it."""
    contents = read_contents(edition.text)
    ranks = sorted(
        [(value, "m") for value in contents.men] + [(value, "w") for value in contents.women]
    )
    cards: list[MemberView] = [
        {
            "card": f"{code}{value}{sex}",
            "clan": key,
            "value": value,
            "sex": "woman" if sex == "w" else "man",
        }
        for key, code in zip(contents.clans, contents.codes, strict=True)
        for value, sex in ranks
    ]
    members = range(len(cards))
    places = tuple(PlaceMove(member, cards[member]) for member in members)
    drops = tuple(DropMove(member, cards[member]) for member in members)
    return Box(
        clans=contents.clans,
        members=members,
        clan=(*(member // len(ranks) for member in members), -1),
        rank=(*(member % len(ranks) for member in members), -1),
        value=(*(card["value"] for card in cards), 0),
        woman=(*(card["sex"] == "woman" for card in cards), False),
        cards=tuple(cards),
        facts=tuple({name: card[name] for name in ("clan", "value", "sex")} for card in cards),
        places=places,
        drops=drops,
        card_moves={move.notation.lower(): move for move in (*places, *drops)},
        feathers=contents.feathers,
        worth=tuple(contents.feathers[row] for row in ROW),
        neutral=contents.neutral,
    )
