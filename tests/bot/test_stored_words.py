"""The words that databases hold: whoever renames one makes old files unreadable."""

from __future__ import annotations

from dataclasses import fields

import pytest

from bot.store import NoticeKind, Overtime, State
from bot.store.seat_clock import SeatClock, StandIn, read_clock
from bot.store.settings import PingBy, Settings

WORDS = {
    State: "lobby playing over cancelled",
    Overtime: "move computer claim",
    StandIn: "once until-back",
    PingBy: "direct mention neither",
    NoticeKind: (
        "card invite full status open report turn untold progress prompt settle answer closed end "
        "left seat remind offer handed"
    ),
}


#: What is stored by the name of its field.
FIELDS = {
    Settings: "calls reminders nudges endings zone quiet language invitations",
    SeatClock: (
        "left begun whole deadline reminders reminded morning misses stand_in stood_in pause "
        "nudged away"
    ),
}


@pytest.mark.parametrize("kind", WORDS, ids=lambda kind: kind.__name__)
def test_a_stored_word_is_read_for_ever(kind) -> None:
    for word in WORDS[kind].split():
        assert kind(word) is kind[word.upper().replace("-", "_")]


@pytest.mark.parametrize("kind", FIELDS, ids=lambda kind: kind.__name__)
def test_a_stored_field_keeps_its_name(kind) -> None:
    assert set(FIELDS[kind].split()) <= {field.name for field in fields(kind)}


def test_what_a_later_version_has_added_to_a_clock_is_passed_over() -> None:
    assert read_clock('{"left": 60.0, "mood": "calm"}', None) == SeatClock(left=60.0)
