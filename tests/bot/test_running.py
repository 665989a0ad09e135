"""How clocks run down, by day, at night and while nobody can play."""

from __future__ import annotations

import pytest

from bot.clocks.nights import Span
from bot.clocks.pace import DAY, HOUR, MINUTE, OFFERED, Pace, read_pace, tell_pace
from bot.clocks.running import FLOOR, falls_to, left_at, rests
from bot.languages import LANGUAGES, words
from bot.store import Settings

DAYLIGHT = Settings()
#: From 22:00 to 7:00.
SLEEPER = Settings(zone="UTC", quiet=(22, 7))


def due(begun: float, left: float, settings: Settings = DAYLIGHT, *stops: Span) -> float:
    """When a clock runs out, in hours; `begun` and `left` are hours too."""
    begun, left = begun * HOUR, left * HOUR
    return falls_to(begun, left, 0.0, rests(settings, stops, begun)) / HOUR


def left(begun: float, had: float, at: float, settings: Settings = DAYLIGHT, *stops: Span) -> float:
    """How many hours are left."""
    resting = rests(settings, stops, begun * HOUR)
    return left_at(begun * HOUR, had * HOUR, at * HOUR, resting) / HOUR


def hours(begin: float, end: float) -> Span:
    return Span(begin * HOUR, end * HOUR)


def test_by_day_a_clock_runs_steadily():
    assert due(10, 24) == 34
    assert left(10, 24, 20) == 14
    assert left(10, 24, 40) == 0


def test_in_the_night_a_clock_runs_down_to_a_floor_and_no_further():
    assert FLOOR == 2 * HOUR
    assert due(20, 6, SLEEPER) == 31 + 2, "6 hours: 4 are used, 2 are left in the morning"
    assert left(20, 6, 24, SLEEPER) == 2
    assert left(20, 6, 30, SLEEPER) == 2
    assert left(20, 6, 32, SLEEPER) == 1


def test_a_night_takes_its_hours_from_a_clock_that_has_enough():
    assert due(20, 24, SLEEPER) == 44
    assert left(20, 24, 31, SLEEPER) == 13


def test_a_clock_that_is_below_the_floor_stands_still_at_night():
    assert due(21, 2, SLEEPER) == 31 + 1
    assert due(23, 0.25, SLEEPER) == 31.25, "a quick game goes on in the morning"
    assert left(23, 0.25, 30, SLEEPER) == 0.25


def test_a_time_that_would_be_over_just_after_the_night_lasts_until_the_floor_is_used():
    assert due(20, 12, SLEEPER) == 33, "an hour after getting up is too early"
    assert due(20, 13, SLEEPER) == 33
    assert due(20, 14, SLEEPER) == 34


def test_several_nights_may_pass():
    assert due(10, 72, SLEEPER) == 82
    assert due(10, 64, SLEEPER) == 79 + 2, "would be over in the third night"


def test_while_nobody_can_play_a_clock_stands_still():
    assert due(10, 5, DAYLIGHT, hours(12, 20)) == 23
    assert left(10, 5, 19, DAYLIGHT, hours(12, 20)) == 3
    assert due(10, 5, DAYLIGHT, hours(0, 9)) == 15, "what was before doesn't matter"
    assert due(10, 5, DAYLIGHT, hours(8, 12)) == 17
    assert due(10, 5, DAYLIGHT, hours(15, 20)) == 15, "over just then"


def test_stops_that_overlap_count_once():
    assert due(10, 5, DAYLIGHT, hours(12, 20), hours(14, 22)) == 25
    assert due(10, 5, DAYLIGHT, hours(14, 22), hours(12, 30)) == 33


def test_a_night_in_an_absence_takes_nothing():
    assert due(20, 12, SLEEPER, hours(21, 24 * 5)) == 24 * 5 + 11
    assert due(20, 9, SLEEPER, hours(21, 24 * 5)) == 24 * 5 + 7 + 2
    assert left(20, 12, 24 * 5, SLEEPER, hours(21, 24 * 5)) == 11


def test_the_moment_of_a_reminder_is_found_like_the_end():
    half = falls_to(10 * HOUR, 24 * HOUR, 12 * HOUR, rests(DAYLIGHT, (), 10 * HOUR))
    assert half == 22 * HOUR
    late = falls_to(20 * HOUR, 6 * HOUR, 1 * HOUR, rests(SLEEPER, (), 20 * HOUR))
    assert late == 32 * HOUR
    assert falls_to(10.0, 5.0, 5.0, iter(())) == 10.0


# Paces


@pytest.mark.parametrize(
    ("text", "pace"),
    [
        ("24h", Pace(DAY)),
        ("3d", Pace(3 * DAY)),
        ("5m", Pace(5 * MINUTE)),
        ("7d+12h", Pace(7 * DAY, 12 * HOUR)),
        ("0m", None),
        ("61d", None),
        ("1h+0m", None),
        ("1h+", None),
        ("soon", None),
        ("", None),
    ],
)
def test_paces_are_written_with_their_units(text: str, pace: Pace | None):
    assert read_pace(text) == pace


def test_a_turn_has_its_own_time_or_adds_to_what_is_left():
    assert Pace(DAY).next(5.0) is None
    assert Pace(DAY, HOUR).next(5.0) == 5.0 + HOUR
    assert Pace(DAY, HOUR).next(None) is None, "who was never awaited has the whole bank"


def test_quick_turns_save_up_at_most_twice_what_the_bank_began_with():
    pace = Pace(7 * DAY, 12 * HOUR)
    assert pace.next(13.75 * DAY) == 14 * DAY
    assert pace.next(14 * DAY) == 14 * DAY
    assert pace.next(30 * DAY) == 30 * DAY, "nothing is taken away that was saved up before"
    assert Pace(HOUR, DAY).next(HOUR) == 25 * HOUR


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "7 days for the whole game, plus 12 hours per turn, at most 14 days"),
        ("ru", "7 дней на всю партию и ещё 12 часов за ход, максимум 14 дней"),
        ("uk", "7 днів на всю партію і ще 12 годин за хід, максимум 14 днів"),
    ],
)
def test_a_bank_tells_how_much_it_can_hold(language: str, told: str):
    assert tell_pace(words(language), "7d+12h") == told


def test_who_missed_a_turn_that_nobody_took_over_gets_some_time_again():
    assert Pace(DAY).grace() == DAY
    assert Pace(DAY, HOUR).grace() == HOUR


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_pace_that_is_offered_can_be_read_and_told(language: str):
    told = {tell_pace(words(language), text) for text in (None, *OFFERED)}
    assert len(told) == len(OFFERED) + 1
    assert all(read_pace(text) is not None for text in OFFERED)
    assert len(OFFERED) < 25
