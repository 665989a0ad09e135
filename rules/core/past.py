"""The turns that were taken last, as everybody saw them, and what a seat has missed of them."""

from __future__ import annotations

from typing import Protocol, TypeVar


class Turn(Protocol):
    """What everybody saw of a turn."""

    @property
    def seat(self) -> int:
        """Whose turn it was."""
        ...


T = TypeVar("T", bound=Turn)


def remembered(past: tuple[T, ...], turn: T, seats: int) -> tuple[T, ...]:
    """The past with one more turn: as much of it as anybody can have missed."""
    return (*past, turn)[1 - seats :]


def since_own(past: tuple[T, ...], last: T, seat: int | None) -> tuple[T, ...]:
    """What others did since a seat's own last turn, the oldest first; nothing right after it.

    `last` is the newest turn, finished and so part of the past or still under way. A spectator
    is shown that one alone.
    """
    turns = past if past[-1:] == (last,) else (*past, last)
    if seat is None:
        return turns[-1:]
    own = max((place for place, turn in enumerate(turns, 1) if turn.seat == seat), default=0)
    return turns[own:]
