"""Names and links in Discord's texts."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

_MARKUP = re.compile(r"([\\*_~`|>\[\]()#:@<\-+.])")


def safe(name: str) -> str:
    """A user's name as plain text: no markdown, mention, link or line break gets through."""
    return _MARKUP.sub(r"\\\1", " ".join(name.split()))


def safe_names(names: Iterable[str]) -> list[str]:
    """All names made safe."""
    return [safe(name) for name in names]


def place_link(guild_id: int, channel_id: int, message_id: int | None = None) -> str:
    """The address of a channel, a thread or a message."""
    tail = "" if message_id is None else f"/{message_id}"
    return f"https://discord.com/channels/{guild_id or '@me'}/{channel_id}{tail}"
