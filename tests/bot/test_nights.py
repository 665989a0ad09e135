"""Nights: when they begin and end, wherever a person lives."""

from __future__ import annotations

from datetime import UTC, datetime
from itertools import islice

import pytest

from bot.clocks.nights import night_at, nights, time_zone, zone_names
from bot.store import Settings


def moment(text: str) -> float:
    return datetime.fromisoformat(text).replace(tzinfo=UTC).timestamp()


def told(settings: Settings, after: str, count: int) -> list[str]:
    spans = islice(nights(settings, moment(after)), count)
    return [
        " ".join(f"{datetime.fromtimestamp(at, UTC):%d %H:%M}" for at in span) for span in spans
    ]


def test_a_night_may_begin_before_midnight_and_end_after_it():
    kyiv = Settings(zone="Europe/Kyiv", quiet=(22, 7))
    assert told(kyiv, "2026-01-10T12:00", 2) == ["10 20:00 11 05:00", "11 20:00 12 05:00"]
    assert told(kyiv, "2026-01-10T21:00", 1) == ["10 20:00 11 05:00"], "the one that it is"
    assert told(kyiv, "2026-01-10T04:59", 1) == ["09 20:00 10 05:00"]
    assert told(kyiv, "2026-01-10T05:00", 1) == ["10 20:00 11 05:00"], "over when it ends"


def test_a_night_may_lie_within_one_day():
    tokyo = Settings(zone="Asia/Tokyo", quiet=(9, 17))
    assert told(tokyo, "2026-01-10T00:30", 2) == ["10 00:00 10 08:00", "11 00:00 11 08:00"]


def test_clocks_that_are_put_forward_shorten_a_night():
    berlin = Settings(zone="Europe/Berlin", quiet=(22, 7))
    assert told(berlin, "2026-03-28T12:00", 1) == ["28 21:00 29 05:00"]
    assert told(berlin, "2026-10-24T12:00", 1) == ["24 20:00 25 06:00"]


@pytest.mark.parametrize(
    "settings",
    [
        Settings(quiet=(22, 7)),
        Settings(zone="Europe/Kyiv"),
        Settings(zone="Europe/Atlantis", quiet=(22, 7)),
    ],
)
def test_without_hours_or_a_known_time_zone_there_is_no_night(settings: Settings):
    assert not told(settings, "2026-01-10T12:00", 1)
    assert night_at(settings, moment("2026-01-10T00:00")) is None


def test_it_is_night_from_its_first_moment_to_before_its_last():
    london = Settings(zone="Europe/London", quiet=(23, 8))
    for time, night in [("22:59", False), ("23:00", True), ("07:59", True), ("08:00", False)]:
        assert (night_at(london, moment(f"2026-01-10T{time}")) is not None) is night, time


def test_time_zones_are_named_after_places():
    names = zone_names()
    assert {"UTC", "Europe/Kyiv", "America/New_York", "Asia/Kolkata"} <= set(names)
    assert "EST5EDT" not in names
    assert all(time_zone(name) is not None for name in names)
