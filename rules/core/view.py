"""A view: what one seat, or a spectator, may know; plain data, all a painter ever gets."""

from __future__ import annotations

from typing import TypedDict


class OutcomeView(TypedDict):
    """An `Outcome` as plain data."""

    ranking: tuple[tuple[int, ...], ...]
    scores: tuple[int, ...]
    reason: str


class View(TypedDict):
    """What the views of all games begin with.

    Views of the same table may share the things in them, which nobody changes.
    """

    game: str
    #: Whose view it is; ``None`` for a spectator.
    seat: int | None
    seats: int
    #: The seats whose decision is awaited.
    to_act: tuple[int, ...]
    #: What the game is at, for everyone: the key of the text that says so.
    stage: str
    #: What the viewer is asked now: the key of that text; ``None`` if nothing.
    ask: str | None
    outcome: OutcomeView | None
