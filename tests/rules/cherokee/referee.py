"""A second referee, written from the rulebook alone: the rules tests hold the game against it.

It knows nothing of the code under test: cells are pairs of row and column from 0, members are
their notation, and every question is answered by trying everything.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import combinations

Cell = tuple[int, int]
POINTS = (7, 6, 5, 4, 3, 2, 1, 0)
KEYS = {
    "BI": "birds",
    "BL": "blue",
    "WP": "wild_potato",
    "DE": "deer",
    "WO": "wolf",
    "LH": "long_hair",
}


def clan(member: str) -> str:
    return KEYS[member[:2]]


def value(member: str) -> int:
    return int(member[2])


def is_woman(member: str) -> bool:
    return member[3] == "w"


def cell(name: str) -> Cell:
    return ord(name[0]) - ord("A"), int(name[1]) - 1


def name(at: Cell) -> str:
    return f"{chr(ord('A') + at[0])}{at[1] + 1}"


@dataclass
class Referee:
    """A pyramid and what may be done to it."""

    pyramid: dict[Cell, str]
    woman_wins_attack_tie: bool = False
    discard: list[str] = field(default_factory=list)

    @classmethod
    def of(cls, members: list[str], **options: bool) -> Referee:
        """The pyramid with these members, from the top to the base."""
        names = [(row, column) for row in range(8) for column in range(row + 1)]
        return cls(dict(zip(names, members, strict=True)), **options)

    def members(self) -> list[str]:
        return [self.pyramid[at] for at in sorted(self.pyramid)]

    def attacks(self, clans: set[str] | None = None) -> dict[str, set[str]]:
        """For every target the sets of attackers that can chase it: ``{"D2": {"D1", "D1+E2"}}``.

        With `clans`, only with members of these.
        """
        found: dict[str, set[str]] = {}
        for target in self.pyramid:
            for group in self._groups(target):
                allowed = clans is None or clan(self.pyramid[group[0]]) in clans
                if allowed and self._chases(group, target):
                    found.setdefault(name(target), set()).add("+".join(map(name, group)))
        return found

    def _groups(self, target: Cell) -> list[tuple[Cell, ...]]:
        """Every set of members who attack sideways or upward onto that cell."""
        row, column = target
        beside = [(row, column - 1), (row, column + 1)]
        below = [(row + 1, column), (row + 1, column + 1)]
        around = [at for at in beside + below if at in self.pyramid]
        return [group for size in (1, 2, 3, 4) for group in combinations(around, size)]

    def _chases(self, group: tuple[Cell, ...], target: Cell) -> bool:
        victim, attackers = self.pyramid[target], [self.pyramid[at] for at in group]
        clans = {clan(attacker) for attacker in attackers}
        if len(clans) > 1 or clan(victim) in clans:
            return False
        defence = value(victim)
        if any(row > target[0] for row, _ in group):
            defence -= 1
        total = sum(map(value, attackers))
        if total == defence and self.woman_wins_attack_tie:
            return is_woman(self._first(attackers)) and not is_woman(victim)
        return total > defence

    def _first(self, members: list[str]) -> str:
        """The highest; of equals the woman."""
        return max(members, key=lambda member: (value(member), is_woman(member)))

    def chase(self, attackers: str, target: str, choices: list[str]) -> tuple[str, list[str]]:
        """Carry out an attack and let successors move up; `choices` are the player's, in order.

        Returns the gap in the base and all steps, ``["E2-D2", …]``.
        """
        group = [cell(word) for word in attackers.split("+")]
        gap = cell(target)
        self.discard.append(self.pyramid[gap])
        highest = self._first([self.pyramid[at] for at in group])
        origin = next(at for at in group if self.pyramid[at] == highest)
        steps, chosen = [], list(choices)
        while True:
            self.pyramid[gap] = self.pyramid.pop(origin)
            steps.append(f"{name(origin)}-{name(gap)}")
            gap = origin
            if gap[0] == 7:
                return name(gap), steps
            below = [(gap[0] + 1, gap[1]), (gap[0] + 1, gap[1] + 1)]
            left, right = (self.pyramid[at] for at in below)
            if left[2:] == right[2:]:
                origin = cell(chosen.pop(0).split("-")[0])
                assert origin in below
            else:
                origin = below[[left, right].index(self._first([left, right]))]

    def score(self, key: str) -> tuple[int, int]:
        """The feathers of a clan and its women."""
        own = {at: member for at, member in self.pyramid.items() if clan(member) == key}
        return sum(POINTS[row] for row, _ in own), sum(map(is_woman, own.values()))
