"""Intents: which events a bot asked for, and how much of them it gets."""

from __future__ import annotations

from enum import IntFlag
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from sandbox.world.guilds import Guild
    from sandbox.world.users import User


class Intent(IntFlag):
    """The gateway intents that matter here."""

    GUILDS = 1 << 0
    GUILD_MEMBERS = 1 << 1
    GUILD_PRESENCES = 1 << 8
    GUILD_MESSAGES = 1 << 9
    DIRECT_MESSAGES = 1 << 12
    MESSAGE_CONTENT = 1 << 15


#: What Discord gives only to applications that were granted it; here none is.
PRIVILEGED = Intent.GUILD_MEMBERS | Intent.GUILD_PRESENCES | Intent.MESSAGE_CONTENT

MESSAGE_EVENTS = frozenset({"MESSAGE_CREATE", "MESSAGE_UPDATE", "MESSAGE_DELETE"})
CONTENT_FIELDS: dict[str, Any] = {"content": "", "embeds": [], "attachments": [], "components": []}


def wanted(intents: int, event: str, guild: Guild | None) -> bool:
    """Whether a session with these intents gets this event; interactions come regardless."""
    if event == "INTERACTION_CREATE":
        return True
    if event in MESSAGE_EVENTS:
        needed = Intent.DIRECT_MESSAGES if guild is None else Intent.GUILD_MESSAGES
        return bool(intents & needed)
    return bool(intents & Intent.GUILDS)


def trimmed(
    intents: int, event: str, data: dict[str, Any], guild: Guild | None, bot: User
) -> dict[str, Any]:
    """The event without message content that the session did not ask for.

    A bot always gets the content of its own messages, of direct messages and of mentions of it.
    """
    if event not in MESSAGE_EVENTS or "author" not in data or guild is None:
        return data
    own = str(bot.id)
    if (
        intents & Intent.MESSAGE_CONTENT
        or data["author"]["id"] == own
        or any(user["id"] == own for user in data["mentions"])
    ):
        return data
    return {**data, **CONTENT_FIELDS}
