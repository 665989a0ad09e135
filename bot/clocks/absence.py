"""Absences: days off, a few a year, on which a person's clocks stand still."""

from __future__ import annotations

import re
from datetime import UTC, date, datetime, timedelta, tzinfo
from typing import TYPE_CHECKING, Final

from bot.clocks.nights import Span, time_zone
from bot.clocks.pace import DAY
from bot.refused import Refused

if TYPE_CHECKING:
    from collections.abc import Iterable

    from bot.store import Settings

#: The days that a person may be away in a year.
DAYS_A_YEAR: Final = 30

_DATE: Final = re.compile(r"(\d{4})-(\d{1,2})-(\d{1,2})|(\d{1,2})\.(\d{1,2})\.(\d{4})?", re.ASCII)
_COUNT: Final = re.compile(r"\+?(\d{1,3})", re.ASCII)


def zone_of(settings: Settings) -> tzinfo:
    """A person's time zone; UTC if they have not said."""
    return (None if settings.zone is None else time_zone(settings.zone)) or UTC


def read_until(text: str, now: float, zone: tzinfo) -> float:
    """The end of the day that was typed: a date, or a number of days from today.

    Raises `Refused` if it can't be read or is not in the future.
    """
    today = datetime.fromtimestamp(now, zone).date()
    day = _day(text.strip(), today)
    if day is None:
        raise Refused("away-unreadable")
    end = day + timedelta(days=1)
    until = datetime(end.year, end.month, end.day, tzinfo=zone).timestamp()
    if day < today:
        raise Refused("away-past")
    return until


def _day(text: str, today: date) -> date | None:
    if found := _COUNT.fullmatch(text):
        return today + timedelta(days=int(found[1]))
    found = _DATE.fullmatch(text)
    if found is None:
        return None
    year, month, day = (
        (found[1], found[2], found[3]) if found[1] else (found[6], found[5], found[4])
    )
    try:
        when = date(int(year or today.year), int(month), int(day))
        # A date without its year is the next one.
        return when if year or when >= today else when.replace(year=today.year + 1)
    except ValueError:
        return None


def days_used(absences: Iterable[Span], year: int, zone: tzinfo) -> float:
    """How many days of a year a person was, is or will be away."""
    begin = datetime(year, 1, 1, tzinfo=zone).timestamp()
    end = datetime(year + 1, 1, 1, tzinfo=zone).timestamp()
    spans = ((max(one.begin, begin), min(one.end, end)) for one in absences)
    return sum(max(0.0, last - first) for first, last in spans) / DAY


def check_days(absences: Iterable[Span], zone: tzinfo, new: Span) -> None:
    """Raise `Refused` if a new absence would be more than a person may have in a year."""
    others = [one for one in absences if one.begin != new.begin]
    for moment in new:
        year = datetime.fromtimestamp(moment, zone).year
        # A day that has begun counts as it is: by its hours.
        used = days_used(others, year, zone)
        if used + days_used([new], year, zone) > DAYS_A_YEAR:
            left = max(0, int(DAYS_A_YEAR - used))
            raise Refused("away-too-long", most=DAYS_A_YEAR, count=left)
