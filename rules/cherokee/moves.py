"""The small decisions of a turn and how they are written (CH-R6).

``D2`` aims at a cell, ``D1+E2xD2`` says who attacks it, ``E3-D2`` who moves up into a gap,
``WO5w`` is the card laid into the base and ``drop-WO5w`` one thrown away. A move's facts follow
from its notation alone; who stands on the cells is for the position to explain.
"""

from __future__ import annotations

import re
from itertools import combinations
from typing import TYPE_CHECKING, Final

from rules.cherokee.pyramid import BASE, BELOW, CELLS, NAMES, NEIGHBOURS
from rules.core.errors import UnknownMove
from rules.core.facts import Listing
from rules.core.move import Move

if TYPE_CHECKING:
    from collections.abc import Mapping

    from rules.cherokee.view import MemberView
    from rules.core.facts import Facts


class TargetMove(Move):
    """Aim at the member on a cell."""

    __slots__ = ("cell",)

    def __init__(self, cell: int) -> None:
        super().__init__(NAMES[cell], "target", {"cell": NAMES[cell]})
        self.cell = cell


class AttackMove(Move):
    """Chase the member on `cell` with the members on the cells `attackers`."""

    __slots__ = ("attackers", "below", "cell")

    def __init__(self, cell: int, attackers: tuple[int, ...]) -> None:
        names = tuple(NAMES[attacker] for attacker in attackers)
        super().__init__(
            f"{'+'.join(names)}x{NAMES[cell]}",
            "attackers",
            {"cell": NAMES[cell], "attackers": Listing("cell", names), "count": len(names)},
        )
        self.cell = cell
        self.attackers = attackers
        #: Whether any of them stands below the cell.
        self.below = any(attacker in BELOW[cell] for attacker in attackers)


class SuccessorMove(Move):
    """Let the member on `origin` move up into the gap at `cell`."""

    __slots__ = ("cell", "origin")

    def __init__(self, origin: int, cell: int) -> None:
        facts = {"origin": NAMES[origin], "cell": NAMES[cell]}
        super().__init__(f"{NAMES[origin]}-{NAMES[cell]}", "successor", facts)
        self.cell = cell
        self.origin = origin


class PlaceMove(Move):
    """Lay a card of the hand into the gap of the base."""

    __slots__ = ("member",)

    def __init__(self, member: int, card: MemberView) -> None:
        super().__init__(card["card"], "place", _facts(card))
        self.member = member


class DropMove(Move):
    """Throw a card of the hand away, where no attack is possible."""

    __slots__ = ("member",)

    def __init__(self, member: int, card: MemberView) -> None:
        super().__init__(f"drop-{card['card']}", "drop", _facts(card))
        self.member = member


def _facts(card: MemberView) -> Facts:
    return {"card": card["card"], "clan": card["clan"], "value": card["value"], "sex": card["sex"]}


def _attacks_on(cell: int) -> dict[tuple[int, ...], AttackMove]:
    """One move for every set of neighbours (CH-R7, CH-R8)."""
    around = NEIGHBOURS[cell]
    sets = (group for size in range(1, len(around) + 1) for group in combinations(around, size))
    return {group: AttackMove(cell, group) for group in sets}


#: Every move that is about cells alone, once; positions share them. Those with cards are the box's.
TARGETS: Final = tuple(map(TargetMove, CELLS))
#: For each cell the attacks on it, by the cells of the attackers in the order of `NEIGHBOURS`.
ATTACKS: Final = tuple(map(_attacks_on, CELLS))
SUCCESSORS: Final = {
    (origin, cell): SuccessorMove(origin, cell) for cell in range(BASE) for origin in BELOW[cell]
}

_CELL_MOVES: Final[dict[str, Move]] = {
    move.notation.lower(): move
    for move in (
        *TARGETS,
        *(move for attacks in ATTACKS for move in attacks.values()),
        *SUCCESSORS.values(),
    )
}

#: What a text that is no move looks like, and the rule and reason that tell why it is none.
_CELL: Final = "[a-z][0-9]+"
_NO_MOVES: Final = (
    (re.compile(rf"{_CELL}(\+{_CELL})*x{_CELL}"), "CH-R7", "not-neighbours"),
    (re.compile(rf"{_CELL}-{_CELL}"), "CH-R12", "not-below"),
    (re.compile(_CELL), "CH-R4", "no-such-cell"),
    (re.compile(r"(drop-)?[a-z]{2}[0-9]+[mw]"), "CH-R2", "no-such-member"),
)


def parse(text: str, card_moves: Mapping[str, Move]) -> Move:
    """The move with that notation, in capitals or not, its attackers in any order.

    Raises `UnknownMove` if there is none.
    """
    word = text.strip().lower()
    attackers, attack, cell = word.partition("x")
    if attack:
        word = f"{'+'.join(sorted(attackers.split('+')))}x{cell}"
    move = _CELL_MOVES.get(word) or card_moves.get(word)
    if move is not None:
        return move
    for shape, rule, reason in _NO_MOVES:
        if shape.fullmatch(word):
            raise UnknownMove(rule, text, reason)
    raise UnknownMove("CH-R6", text, "no-such-move")
