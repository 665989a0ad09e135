"""Paces: how much time players have for their decisions."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from bot.languages import Words

MINUTE: Final = 60
HOUR: Final = 60 * MINUTE
DAY: Final = 24 * HOUR

#: The shortest and the longest time that a pace can give.
SHORTEST: Final = MINUTE
LONGEST: Final = 60 * DAY
#: A bank of time holds at most this many times what it began with.
SAVED: Final = 2

_UNITS: Final = {"m": MINUTE, "h": HOUR, "d": DAY}
_PACE: Final = re.compile(r"(\d{1,4})([mhd])(?:\+(\d{1,4})([mhd]))?", re.ASCII)

#: What a lobby offers, beside no limit: time for each turn, then a bank of time and an increment.
OFFERED: Final = (
    *("5m", "15m", "1h", "8h", "24h", "2d", "3d", "7d", "14d"),
    *("15m+1m", "1h+5m", "1d+2h", "3d+8h", "7d+12h", "14d+24h"),
)


@dataclass(frozen=True, slots=True)
class Pace:
    """Seconds for each turn; or, with a `bonus`, for all turns together, and the bonus for each."""

    seconds: float
    #: What each turn adds to what is left; ``None`` if every turn has its own time.
    bonus: float | None = None

    @property
    def most(self) -> float:
        """The most seconds that quick turns can save up: many would make a bank of months."""
        return self.seconds if self.bonus is None else SAVED * max(self.seconds, self.bonus)

    def next(self, left: float | None) -> float | None:
        """The seconds for the turn after one that `left` these; ``None`` for a clock not used.

        Players who had saved up more before there was a bound keep it.
        """
        if self.bonus is None or left is None:
            return None
        return max(left, min(left + self.bonus, self.most))

    def grace(self) -> float:
        """The seconds that somebody gets whose time was over, and whose seat nobody took."""
        return self.seconds if self.bonus is None else max(self.bonus, SHORTEST)


def read_pace(text: str) -> Pace | None:
    """The pace that is written like ``24h`` or ``7d+12h``; ``None`` if it is none."""
    found = _PACE.fullmatch(text)
    if found is None:
        return None
    seconds = int(found[1]) * _UNITS[found[2]]
    bonus = None if found[3] is None else int(found[3]) * _UNITS[found[4]]
    if not SHORTEST <= seconds <= LONGEST or (bonus is not None and not 0 < bonus <= LONGEST):
        return None
    return Pace(seconds, bonus)


def tell_pace(words: Words, text: str | None) -> str:
    """A pace in words."""
    pace = None if text is None else read_pace(text)
    if pace is None:
        return words("pace-none")
    time = tell_duration(words, pace.seconds)
    if pace.bonus is None:
        return words("pace-each", time=time)
    more, most = tell_duration(words, pace.bonus), tell_duration(words, pace.most)
    return words("pace-bank", time=time, more=more, most=most)


def tell_duration(words: Words, seconds: float) -> str:
    """Some time in words, in the unit that people would use."""
    if seconds % DAY == 0 and seconds > DAY:
        return words("duration-days", count=int(seconds // DAY))
    if seconds % HOUR == 0:
        return words("duration-hours", count=int(seconds // HOUR))
    return words("duration-minutes", count=max(1, round(seconds / MINUTE)))
