"""What people see: an append-only record per user, complete enough to prove that nothing leaked."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sandbox.world.messages import Attachment, Message


class SeenKind(StrEnum):
    """The ways in which something becomes visible."""

    MESSAGE = "message"
    EDIT = "edit"
    DELETION = "deletion"
    CHANNEL = "channel"
    THREAD = "thread"
    CHOICES = "choices"
    MODAL = "modal"
    FAILURE = "failure"
    TYPING = "typing"


class PingKind(StrEnum):
    """Why a user was notified."""

    MENTION = "mention"
    EVERYONE = "everyone"
    REPLY = "reply"
    DIRECT = "direct"


@dataclass(frozen=True, slots=True)
class Seen:
    """One thing that one user could see from this moment on.

    `payload` is the JSON in which Discord would have told it, and is never changed afterwards;
    `files` hold the bytes. `message` is the living message, whose present state may be newer.
    """

    at: float
    kind: SeenKind
    payload: dict[str, Any]
    channel_id: int | None = None
    message: Message | None = None
    files: tuple[Attachment, ...] = ()

    def strings(self) -> Iterator[str]:
        """Every string in it: texts, labels, custom ids, option values, alt texts, names."""
        yield from strings_in(self.payload)
        for file in self.files:
            yield file.filename
            if file.description:
                yield file.description

    def __contains__(self, secret: str | bytes) -> bool:
        if isinstance(secret, bytes):
            return any(secret in file.content for file in self.files)
        return any(secret in text for text in self.strings())


@dataclass(frozen=True, slots=True)
class Ping:
    """One notification: whom the bot (or another user) meant to call, by which message."""

    at: float
    kind: PingKind
    message: Message = field(repr=False)


def strings_in(value: object) -> Iterator[str]:
    """All strings in a piece of JSON, object keys left out."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for inner in value.values():
            yield from strings_in(inner)
    elif isinstance(value, list | tuple):
        for inner in value:
            yield from strings_in(inner)
