"""A view: what one seat, or a spectator, may know; plain data, all a painter ever gets."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, TypedDict

if TYPE_CHECKING:
    from rules.core.facts import Facts


class OutcomeView(TypedDict):
    """An `Outcome` as plain data."""

    ranking: tuple[tuple[int, ...], ...]
    scores: tuple[int, ...]
    reason: str


class Crumb(TypedDict):
    """A step of the path that led to the present question: the key of its text, and its facts."""

    kind: str
    facts: Facts


class View(TypedDict):
    """What the views of all games have in common.

    Views of the same table may share their contents, which nobody changes.
    """

    game: str
    #: Whose view it is; ``None`` for a spectator.
    seat: int | None
    seats: int
    #: The seats whose decision is awaited.
    to_act: tuple[int, ...]
    #: What is going on, for everyone: the key of the text that says so.
    stage: str
    #: What the viewer is asked now: the key of that text; ``None`` if nothing.
    ask: str | None
    #: How the present question came about, for everyone: the outermost step first.
    path: tuple[Crumb, ...]
    #: What the texts of the stage, the question and the outcome need. Those called ``seat``,
    #: ``other``, ``winner`` or ``loser`` hold seats, and texts show their names.
    facts: Facts
    #: Who plays together, every seat once.
    sides: tuple[tuple[int, ...], ...]
    outcome: OutcomeView | None


@cache
def each_alone(seats: int) -> tuple[tuple[int, ...], ...]:
    """The sides of a game in which nobody plays together."""
    return tuple((seat,) for seat in range(seats))
