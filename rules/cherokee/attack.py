"""Attacks: who can chase whom (CH-R7 to CH-R10, CH-R18).

All six clans are weighed at once. A number holds one field of bits per clan; a member adds its
value to its clan's field, so the sum over a cell's neighbours holds every clan's whole strength.
Adding what each clan lacks to win carries a one into the field's top bit exactly where it wins. A
clan that can't win with all its neighbours together can't win with fewer.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Self

from rules.cherokee.cards import CLAN, CLANS, MEMBERS, RANK, VALUE, WOMAN
from rules.cherokee.moves import ATTACKS
from rules.cherokee.pyramid import CELLS, NEIGHBOURS, OUTSIDE

if TYPE_CHECKING:
    from collections.abc import Iterable

    from rules.cherokee.moves import AttackMove
    from rules.cherokee.pyramid import Pyramid

#: Wide enough for four of the highest and the point of age; the top bit of a field is a win.
_TOP: Final = (4 * max(VALUE) + 1).bit_length()
_WIDTH: Final = _TOP + 1

#: The top bit of each clan's field: sets of clans are made of these bits.
CLAN_BITS: Final = tuple(1 << clan * _WIDTH + _TOP for clan in range(len(CLANS)))
ALL_CLANS: Final = sum(CLAN_BITS)

#: The lowest bit of each member's clan: the point that a target loses to it from below.
_ONE: Final = (*(1 << CLAN[member] * _WIDTH for member in MEMBERS), 0)
#: Each member's value in its clan's field.
_WEIGHT: Final = tuple(one * value for one, value in zip(_ONE, VALUE, strict=True))
#: The clans that may attack each member: all but its own (CH-R8).
_OTHERS: Final = tuple(ALL_CLANS & ~CLAN_BITS[CLAN[member]] for member in MEMBERS)
#: What lifts a strength above each member's value into the top bit, in the fields of those clans.
_LIFT: Final = tuple(
    (_OTHERS[member] >> _TOP) * ((1 << _TOP) - 1 - VALUE[member]) for member in MEMBERS
)


def clans_as_bits(clans: Iterable[int]) -> int:
    """A set of clans as the bits that `Threats` uses."""
    return sum(CLAN_BITS[clan] for clan in clans)


def strength(cells: list[int], move: AttackMove) -> int:
    """The values of the attackers together."""
    return sum(VALUE[cells[attacker]] for attacker in move.attackers)


def defence(cells: list[int], move: AttackMove) -> int:
    """The value of the target, one less if anybody attacks from below (CH-R9)."""
    return VALUE[cells[move.cell]] - move.below


def leader(cells: list[int], move: AttackMove) -> int:
    """The cell of the attacker who takes the target's place (CH-R11)."""
    return max(move.attackers, key=lambda attacker: RANK[cells[attacker]])


def wins(cells: list[int], move: AttackMove, *, ties: bool) -> bool:
    """Whether attackers of one clan are strong enough; `ties` lets a woman chase an equal man.

    In a combined attack it is the one who would move up that must be a woman.
    """
    surplus = strength(cells, move) - defence(cells, move)
    if surplus or not ties:
        return surplus > 0
    return WOMAN[cells[leader(cells, move)]] and not WOMAN[cells[move.cell]]


class Threats:
    """For every cell the clans that can chase its member, kept up to date turn by turn."""

    __slots__ = ("by_cell", "ties")

    def __init__(self, pyramid: Pyramid, *, ties: bool) -> None:
        #: Whether a woman chases a man of equal value.
        self.ties = ties
        #: For every cell the clans as bits.
        self.by_cell = [0] * len(CELLS)
        self.refresh(pyramid)

    def copy(self) -> Self:
        """The same threats, sharing nothing."""
        twin = object.__new__(type(self))
        twin.ties = self.ties
        twin.by_cell = self.by_cell.copy()
        return twin

    def refresh(self, pyramid: Pyramid) -> None:
        """Weigh the cells anew around which something changed; the pyramid has no gap."""
        cells, by_cell, stirred = pyramid.cells, self.by_cell, pyramid.stirred
        while stirred:
            lowest = stirred & -stirred
            stirred ^= lowest
            cell = lowest.bit_length() - 1
            left, right, below_left, below_right = NEIGHBOURS[cell]
            target = cells[cell]
            low, lower = cells[below_left], cells[below_right]
            lifted = (
                _LIFT[target]
                + _WEIGHT[cells[left]]
                + _WEIGHT[cells[right]]
                + _WEIGHT[low]
                + _WEIGHT[lower]
                + (_ONE[low] | _ONE[lower])
            )
            by_cell[cell] = lifted & _OTHERS[target]
            if self.ties and not WOMAN[target]:
                # One more would lift the clans that are just his equal.
                equal = (lifted + (_OTHERS[target] >> _TOP)) & _OTHERS[target] & ~by_cell[cell]
                if equal:
                    by_cell[cell] |= _led_by_women(cells, cell, equal)
        pyramid.stirred = 0

    def attacks(self, pyramid: Pyramid, cell: int, clans: int) -> list[AttackMove]:
        """All attacks on a cell by some of the given clans, each a set of its neighbours."""
        cells = pyramid.cells
        found: list[AttackMove] = []
        for group in _groups(cells, cell, self.by_cell[cell] & clans):
            # All sets within the group: counting up through its bits visits each once.
            chosen = -group & group
            while chosen:
                move = ATTACKS[cell][chosen]
                if wins(cells, move, ties=self.ties):
                    found.append(move)
                chosen = (chosen - group) & group
        return found


def _groups(cells: list[int], cell: int, clans: int) -> Iterable[int]:
    """For each of the clans its neighbours of a cell, as bits of their places."""
    groups: dict[int, int] = {}
    for place, neighbour in enumerate(NEIGHBOURS[cell]):
        if neighbour != OUTSIDE:
            clan = CLAN[cells[neighbour]]
            if CLAN_BITS[clan] & clans:
                groups[clan] = groups.get(clan, 0) | 1 << place
    return groups.values()


def _led_by_women(cells: list[int], cell: int, clans: int) -> int:
    """Those of the clans whose highest neighbour of a cell is a woman."""
    return sum(
        CLAN_BITS[CLAN[cells[first]]]
        for group in _groups(cells, cell, clans)
        if WOMAN[cells[first := leader(cells, ATTACKS[cell][group])]]
    )
