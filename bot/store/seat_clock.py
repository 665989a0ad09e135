"""A seat's clock, as the store keeps it."""

from __future__ import annotations

import json
from dataclasses import dataclass, fields, replace
from enum import StrEnum
from typing import Any, Final


class StandIn(StrEnum):
    """For how long a computer decides in a player's place."""

    ONCE = "once"
    """For the rest of this turn."""
    UNTIL_BACK = "until-back"
    """Until the player does something again."""


@dataclass(frozen=True, slots=True)
class SeatClock:
    """How much time a seat has left, and what became of it when that was over."""

    #: Seconds left when the clock was last started or stopped; ``None`` if it was never started.
    left: float | None = None
    #: Since when it runs; ``None`` while it stands.
    begun: float | None = None
    #: Seconds there were when this wait began.
    whole: float = 0.0
    #: When the time will be over, as far as is known now; ``None`` while the clock stands.
    deadline: float | None = None
    #: How many of this wait's reminders are done with.
    reminders: int = 0
    #: When the player was last reminded of this match.
    reminded: float | None = None
    #: When a player whom nothing may wake hears that the match waits; ``None`` if they know.
    morning: float | None = None
    #: How often in a row the time was over.
    misses: int = 0
    stand_in: StandIn | None = None
    #: Since when a computer stands in.
    stood_in: float | None = None
    #: Whether the player wants to pause, and when others last nudged them.
    pause: bool = False
    nudged: float | None = None
    #: Until when the player is away; ``None`` if they are not.
    away: float | None = None
    #: When to look at this clock next; ``None`` if there is nothing to wait for.
    alarm: float | None = None

    def but(self, **values: Any) -> SeatClock:
        """A clock with these values instead; the same one if it has them already."""
        same = all(getattr(self, name) == value for name, value in values.items())
        return self if same else replace(self, **values)


_PLAIN: Final = SeatClock()
#: What is written of a clock, with the values of one that never ran; its alarm has its own column.
_WRITTEN: Final = {
    field.name: field.default for field in fields(SeatClock) if field.name != "alarm"
}


def write_clock(clock: SeatClock) -> str | None:
    """A clock as the store keeps it, without its alarm; ``None`` for one that never ran."""
    chosen = {
        name: value for name, plain in _WRITTEN.items() if (value := getattr(clock, name)) != plain
    }
    return json.dumps(chosen) if chosen else None


def read_clock(text: str | None, alarm: float | None) -> SeatClock:
    """A clock from the store."""
    if text is None and alarm is None:
        return _PLAIN
    raw = {key: value for key, value in json.loads(text or "{}").items() if key in _WRITTEN}
    if "stand_in" in raw:
        raw["stand_in"] = StandIn(raw["stand_in"])
    return SeatClock(**raw, alarm=alarm)
