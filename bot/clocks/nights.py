"""Nights: the hours in which a person is not to be disturbed."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta, tzinfo
from typing import TYPE_CHECKING, Final, NamedTuple
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError, available_timezones

if TYPE_CHECKING:
    from collections.abc import Iterator
    from datetime import date

    from bot.store.settings import Settings

#: What the names of places begin with; the others are abbreviations and historical.
_REGIONS: Final = (
    *("Africa", "America", "Antarctica", "Asia", "Atlantic", "Australia", "Europe", "Indian"),
    *("Pacific", "UTC"),
)


class Span(NamedTuple):
    """Some time, from its beginning to before its end, in seconds since 1970."""

    begin: float
    end: float


def nights(settings: Settings, after: float) -> Iterator[Span]:
    """All nights of a person that end after a moment, in order; none if they have set none."""
    zone = None if settings.zone is None else time_zone(settings.zone)
    if settings.quiet is None or zone is None:
        return
    begin, end = settings.quiet
    day = datetime.fromtimestamp(after, zone).date() - timedelta(days=1)
    while True:
        morning = day if begin < end else day + timedelta(days=1)
        night = Span(_at(day, begin, zone), _at(morning, end, zone))
        if night.end > after:
            yield night
        day += timedelta(days=1)


def night_at(settings: Settings, at: float) -> Span | None:
    """The night in which a moment falls; ``None`` by day."""
    for night in nights(settings, at):
        return night if night.begin <= at else None
    return None


def time_zone(name: str) -> tzinfo | None:
    """The time zone of that name; ``None`` if this machine doesn't know it."""
    if name == "UTC":
        return UTC
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return None


def zone_names() -> list[str]:
    """The names of all time zones that are called after a place, and UTC."""
    return sorted(name for name in available_timezones() if name.partition("/")[0] in _REGIONS)


def _at(day: date, hour: int, zone: tzinfo) -> float:
    return datetime(day.year, day.month, day.day, hour, tzinfo=zone).timestamp()
