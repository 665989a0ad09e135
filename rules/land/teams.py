"""Clans: each player alone, or teams of two (LC-R26)."""

from __future__ import annotations

#: Each clan's seats. A clan has one colour: its tokens, castles and prizes are shared.
Clans = tuple[tuple[int, ...], ...]


def clans_of(seats: int, *, teams: bool) -> Clans:
    """The clans of a game; partners sit opposite each other."""
    count = seats // 2 if teams else seats
    return tuple(tuple(range(clan, seats, count)) for clan in range(count))


def clockwise(seats: int, start: int) -> tuple[int, ...]:
    """All seats in the order of play, beginning with `start`."""
    return (*range(start, seats), *range(start))
