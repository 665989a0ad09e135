"""Feathers: what the pyramid is worth to each clan (CH-R15, CH-R16)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.cherokee.pyramid import NOBODY, ROW, ROW_NAMES, ROWS
from rules.core.outcome import Outcome

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rules.cherokee.pyramid import Pyramid


def feathers(pyramid: Pyramid) -> list[int]:
    """The feathers of every clan as the pyramid stands (CH-R15)."""
    box = pyramid.box
    points = [0] * len(box.clans)
    for member, worth in zip(pyramid.cells, box.worth, strict=True):
        if member != NOBODY:
            points[box.clan[member]] += worth
    return points


def heads(pyramid: Pyramid, clan: int) -> tuple[int, ...]:
    """How many members of a clan stand in each row, from the top to the base."""
    counts = [0] * ROWS
    for member, row in zip(pyramid.cells, ROW, strict=True):
        counts[row] += pyramid.box.clan[member] == clan
    return tuple(counts)


def tally(pyramid: Pyramid, clan: int) -> str:
    """The feathers of a clan as a sum over its rows: ``A 1×7 + C 2×5``; empty if there are none."""
    rows = zip(ROW_NAMES, heads(pyramid, clan), pyramid.box.feathers, strict=True)
    return " + ".join(f"{name} {count}×{each}" for name, count, each in rows if count * each)


def women(pyramid: Pyramid, clan: int) -> int:
    """How many women of a clan stand in the pyramid, the base included (CH-R16)."""
    box = pyramid.box
    return sum(box.woman[member] and box.clan[member] == clan for member in pyramid.cells)


def outcome(pyramid: Pyramid, clans: Sequence[int]) -> Outcome:
    """The end for players with these clans: most feathers, then most women, then shared (CH-R16).

    The reason says what decided the first place: "feathers", "women" or "shared".
    """
    points = feathers(pyramid)
    scores = tuple(points[clan] for clan in clans)
    ties = tuple(women(pyramid, clan) for clan in clans)
    won = Outcome.by_score(scores, "feathers", ties)
    if len(won.winners) > 1:
        return Outcome(won.ranking, scores, "shared")
    if scores.count(max(scores)) > 1:
        return Outcome(won.ranking, scores, "women")
    return won
