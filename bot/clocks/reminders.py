"""Reminders: when a player whose clock runs is told that a match waits."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bot.clocks.pace import HOUR

if TYPE_CHECKING:
    from bot.store import SeatClock

#: A reminder at half of the time comes only if it leaves at least this many seconds.
HALF: Final = 2.0 * HOUR
#: Near the end is when this share of the time, or these seconds, are left; whichever is less.
NEAR: Final = 1 / 6
NEAR_MOST: Final = 6.0 * HOUR
#: A player with less time than this, in seconds, is at the table and needs no reminder.
SHORT: Final = 1.0 * HOUR
#: Nobody is reminded of one match more often than once in this many seconds.
APART: Final = 12.0 * HOUR


def marks(whole: float) -> tuple[float, ...]:
    """The seconds that are left when a player who had that many is reminded."""
    half = (whole / 2,) if whole / 2 >= HALF else ()
    near = (min(whole * NEAR, NEAR_MOST),) if whole >= SHORT else ()
    return (*half, *near)


def may_remind(clock: SeatClock, now: float) -> bool:
    """Whether the last reminder was long enough ago."""
    return clock.reminded is None or now - clock.reminded >= APART
