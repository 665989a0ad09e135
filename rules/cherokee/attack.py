"""Attacks: who can chase whom (CH-R7 to CH-R10)."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING, Self

from rules.cherokee.moves import ATTACKS
from rules.cherokee.pyramid import CELLS, NEIGHBOURS

if TYPE_CHECKING:
    from collections.abc import Container, Mapping, Sequence

    from rules.cherokee.moves import AttackMove
    from rules.cherokee.pyramid import Pyramid


def weigh(pyramid: Pyramid, attack: AttackMove) -> tuple[int, int]:
    """The strength of an attack and what it must exceed (CH-R9, CH-R10).

    The values of all attackers count together; the target stands alone, and counts one less if
    anybody attacks from below.
    """
    cells, value = pyramid.cells, pyramid.box.value
    strength = 0
    for attacker in attack.attackers:
        strength += value[cells[attacker]]
    return strength, value[cells[attack.cell]] - attack.below


def leader(pyramid: Pyramid, attack: AttackMove) -> int:
    """The cell of the attacker who takes the target's place: the highest rank (CH-R11)."""
    cells, rank = pyramid.cells, pyramid.box.rank
    return max(attack.attackers, key=lambda attacker: rank[cells[attacker]])


def wins(pyramid: Pyramid, attack: AttackMove, *, ties: bool) -> bool:
    """Whether attackers of one clan are strong enough; `ties` lets a woman chase an equal man.

    In a combined attack it is the one who would move up that must be a woman.
    """
    strength, defence = weigh(pyramid, attack)
    if strength != defence or not ties:
        return strength > defence
    cells, woman = pyramid.cells, pyramid.box.woman
    return woman[cells[leader(pyramid, attack)]] and not woman[cells[attack.cell]]


def groups(pyramid: Pyramid, cell: int) -> Mapping[int, tuple[int, ...]]:
    """The neighbours of a cell who may attack it together: by clan, without its own (CH-R8)."""
    cells, clan = pyramid.cells, pyramid.box.clan
    own = clan[cells[cell]]
    found: dict[int, tuple[int, ...]] = {}
    for neighbour in NEIGHBOURS[cell]:
        theirs = clan[cells[neighbour]]
        if theirs in found:
            found[theirs] += (neighbour,)
        elif theirs != own:
            found[theirs] = (neighbour,)
    return found


def attacks(pyramid: Pyramid, cell: int, army: Container[int], *, ties: bool) -> list[AttackMove]:
    """All attacks on a cell by one of these clans, each a set of its neighbours there."""
    return [
        attack
        for clan, group in groups(pyramid, cell).items()
        if clan in army
        for size in range(1, len(group) + 1)
        for attackers in combinations(group, size)
        if wins(pyramid, attack := ATTACKS[cell][attackers], ties=ties)
    ]


class Threats:
    """For every cell the clans that can chase its member, kept up to date turn by turn."""

    __slots__ = ("clans", "ties")

    def __init__(self, pyramid: Pyramid, *, ties: bool) -> None:
        #: Whether a woman chases a man of equal value.
        self.ties = ties
        #: By cell. A list in it is replaced, never changed.
        self.clans: list[Sequence[int]] = [()] * len(CELLS)
        self.refresh(pyramid)

    def copy(self) -> Self:
        """The same threats, sharing nothing mutable."""
        twin = object.__new__(type(self))
        twin.ties = self.ties
        twin.clans = self.clans.copy()
        return twin

    def refresh(self, pyramid: Pyramid) -> None:
        """Look again at the cells around which something changed; the pyramid has no gap.

        A clan that can't win with all its neighbours together can't win with fewer.
        """
        for cell in pyramid.stirred:
            self.clans[cell] = [
                clan
                for clan, group in groups(pyramid, cell).items()
                if wins(pyramid, ATTACKS[cell][group], ties=self.ties)
            ]
        pyramid.stirred.clear()
