"""Succession: who moves up into a gap (CH-R12)."""

from __future__ import annotations

from rules.cherokee.cards import RANK, VALUE
from rules.cherokee.pyramid import NEIGHBOURS


def successors(cells: list[int], gap: int) -> tuple[int, ...]:
    """The cell whose member moves up into the gap, or both if the player is to choose.

    The gap isn't in the base, and both cells below it are taken.
    """
    left, right = NEIGHBOURS[gap][2:]
    first, second = RANK[cells[left]], RANK[cells[right]]
    if first == second:
        return left, right
    return (left,) if first > second else (right,)


def reason(cells: list[int], gap: int) -> str:
    """Why the successor is who it is: "higher", "woman" or, where the player chose, "chosen"."""
    left, right = (cells[cell] for cell in NEIGHBOURS[gap][2:])
    if VALUE[left] != VALUE[right]:
        return "higher"
    return "chosen" if RANK[left] == RANK[right] else "woman"
