"""Feathers: what the pyramid is worth to each clan (CH-R15, CH-R16)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.cherokee.box import BOX
from rules.cherokee.cards import CLAN, CLANS, NOBODY, WOMAN
from rules.cherokee.pyramid import CELLS, FEATHERS, ROW, ROW_NAMES, ROWS
from rules.core.outcome import Outcome

if TYPE_CHECKING:
    from collections.abc import Sequence


def feathers(cells: list[int]) -> list[int]:
    """The feathers of every clan as the pyramid stands."""
    points = [0] * len(CLANS)
    for cell in CELLS:
        if cells[cell] != NOBODY:
            points[CLAN[cells[cell]]] += FEATHERS[cell]
    return points


def heads(cells: list[int], clan: int) -> tuple[int, ...]:
    """How many members of a clan stand in each row, from the top to the base."""
    counts = [0] * ROWS
    for cell in CELLS:
        if cells[cell] != NOBODY and CLAN[cells[cell]] == clan:
            counts[ROW[cell]] += 1
    return tuple(counts)


def tally(cells: list[int], clan: int) -> str:
    """The feathers of a clan as a sum over its rows: ``A 1×7 + C 2×5``; empty if there are none."""
    rows = zip(ROW_NAMES, heads(cells, clan), BOX.feathers, strict=True)
    return " + ".join(f"{name} {count}×{each}" for name, count, each in rows if count * each)


def women(cells: list[int], clan: int) -> int:
    """How many women of a clan stand in the pyramid, the base included."""
    return sum(member != NOBODY and WOMAN[member] and CLAN[member] == clan for member in cells)


def outcome(cells: list[int], clans: Sequence[int]) -> Outcome:
    """The end for players with these clans: most feathers, then most women, then shared.

    The reason says what decided the first place: "feathers", "women" or "shared".
    """
    points = feathers(cells)
    scores = tuple(points[clan] for clan in clans)
    ties = tuple(women(cells, clan) for clan in clans)
    won = Outcome.by_score(scores, "feathers", ties)
    if len(won.winners) > 1:
        return Outcome(won.ranking, scores, "shared")
    if scores.count(max(scores)) > 1:
        return Outcome(won.ranking, scores, "women")
    return won
