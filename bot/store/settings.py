"""What a person may choose for themselves, and how the store keeps it."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, fields
from enum import StrEnum
from typing import Final


class PingBy(StrEnum):
    """How a person is told that a game waits for them."""

    DIRECT = "direct"
    """By direct message; where those are closed, by a mention."""
    MENTION = "mention"
    """By a mention in the game's thread."""
    NEITHER = "neither"
    """Not at all: they look for themselves."""


@dataclass(frozen=True, slots=True)
class Settings:
    """What applies to one person everywhere. A new setting is a new field with its default."""

    calls: PingBy = PingBy.DIRECT
    #: Whether they are reminded before their time is over.
    reminders: bool = True
    #: Whether others at the table may nudge them.
    nudges: bool = True
    #: Whether the end of a game calls them.
    endings: bool = True
    #: A time zone of the IANA database; ``None`` if they have not said.
    zone: str | None = None
    #: The hours at which their night begins and ends, in their time zone; ``None`` for no night.
    quiet: tuple[int, int] | None = None
    #: The language of private texts; ``None`` for the one that their Discord is set to.
    language: str | None = None
    #: Whether they are told that somebody invites them to a game.
    invitations: bool = True


_PLAIN: Final = Settings()


def write_settings(settings: Settings) -> str | None:
    """The settings as the store keeps them: only what differs from the defaults."""
    chosen = {
        key: value for key, value in asdict(settings).items() if value != getattr(_PLAIN, key)
    }
    return json.dumps(chosen) if chosen else None


def read_settings(text: str | None) -> Settings:
    """The settings from the store; what this version doesn't know is left out."""
    raw = json.loads(text or "{}")
    known = {field.name for field in fields(Settings)}
    chosen = {key: value for key, value in raw.items() if key in known}
    if "calls" in chosen:
        chosen["calls"] = PingBy(chosen["calls"])
    if "quiet" in chosen:
        begin, end = chosen["quiet"]
        chosen["quiet"] = (begin, end)
    return Settings(**chosen)
