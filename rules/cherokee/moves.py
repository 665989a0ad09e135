"""The small decisions of a turn and how they are written.

``D2`` aims at a cell, ``D1+E2xD2`` says who attacks it, ``E3-D2`` who moves up into a gap,
``WO5w`` is the card laid into the base and ``drop-WO5w`` one thrown away. A move's facts follow
from its notation alone; who stands on the cells comes with `rules.cherokee.facts`.
"""

from __future__ import annotations

import re
from typing import Final

from rules.cherokee.cards import CODES, FACTS, MEMBERS
from rules.cherokee.pyramid import BASE, CELLS, NAMES, NEIGHBOURS, OUTSIDE
from rules.core.errors import UnknownMove
from rules.core.facts import Listing
from rules.core.move import Move


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
        self.below = any(attacker in NEIGHBOURS[cell][2:] for attacker in attackers)


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

    def __init__(self, member: int) -> None:
        super().__init__(CODES[member], "place", {"card": CODES[member], **FACTS[member]})
        self.member = member


class DropMove(Move):
    """Throw a card of the hand away, where no attack is possible."""

    __slots__ = ("member",)

    def __init__(self, member: int) -> None:
        facts = {"card": CODES[member], **FACTS[member]}
        super().__init__(f"drop-{CODES[member]}", "drop", facts)
        self.member = member


def _attacks_on(cell: int) -> tuple[AttackMove, ...]:
    """One move for every set of neighbours; at place *n* the one whose members are the bits of *n*.

    Sets with a neighbour outside have no move of their own: they repeat the one without it.
    """
    found: dict[tuple[int, ...], AttackMove] = {}
    moves = []
    for bits in range(1 << len(NEIGHBOURS[cell])):
        inside = tuple(
            neighbour
            for place, neighbour in enumerate(NEIGHBOURS[cell])
            if bits >> place & 1 and neighbour != OUTSIDE
        )
        moves.append(found.setdefault(inside, AttackMove(cell, inside)))
    return tuple(moves)


#: Every move once; positions share them.
TARGETS: Final = tuple(map(TargetMove, CELLS))
ATTACKS: Final = tuple(map(_attacks_on, CELLS))
SUCCESSORS: Final = {
    (origin, cell): SuccessorMove(origin, cell)
    for cell in range(BASE)
    for origin in NEIGHBOURS[cell][2:]
}
PLACES: Final = tuple(map(PlaceMove, MEMBERS))
DROPS: Final = tuple(map(DropMove, MEMBERS))

_BY_NOTATION: Final[dict[str, Move]] = {
    move.notation.lower(): move
    for move in (
        *TARGETS,
        *(move for moves in ATTACKS for move in moves if move.attackers),
        *SUCCESSORS.values(),
        *PLACES,
        *DROPS,
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


def parse(text: str) -> Move:
    """The move with that notation, in capitals or not, its attackers in any order.

    Raises `UnknownMove` if there is none.
    """
    word = text.strip().lower()
    attackers, attack, cell = word.partition("x")
    if attack:
        word = f"{'+'.join(sorted(attackers.split('+')))}x{cell}"
    move = _BY_NOTATION.get(word)
    if move is not None:
        return move
    for shape, rule, reason in _NO_MOVES:
        if shape.fullmatch(word):
            raise UnknownMove(rule, text, reason)
    raise UnknownMove("CH-R6", text, "no-such-move")
