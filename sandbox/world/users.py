"""Users: people and the bot."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable

    from sandbox.world.seen import Ping, Seen


class User:
    """An account, with everything it ever saw."""

    def __init__(
        self, user_id: int, name: str, *, locale: str = "en-US", bot: bool = False
    ) -> None:
        self.id = user_id
        self.name = name
        self.locale = locale
        self.bot = bot
        self.dms_open = True
        self.seen: list[Seen] = []
        self.pings: list[Ping] = []
        #: The newest message that this user has read, by channel.
        self.read: dict[int, int] = {}
        self.listeners: list[Callable[[Seen], None]] = []

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.name} {self.id}>"

    @property
    def mention(self) -> str:
        """The text that mentions this user."""
        return f"<@{self.id}>"

    def witness(self, seen: Seen) -> None:
        """Add to what the user saw and wake those who wait for it."""
        self.seen.append(seen)
        for listener in tuple(self.listeners):
            listener(seen)

    def saw(self, secret: str | bytes) -> bool:
        """Whether this text, or these bytes in a file, were ever visible to the user."""
        return any(secret in seen for seen in self.seen)

    def payload(self) -> dict[str, Any]:
        """The user object of Discord's API."""
        return {
            "id": str(self.id),
            "username": self.name.lower().replace(" ", "_"),
            "global_name": self.name,
            "discriminator": "0001" if self.bot else "0",
            "avatar": None,
            "bot": self.bot,
            "primary_guild": None,
            "public_flags": 0,
            "flags": 0,
        }
