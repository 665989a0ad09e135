"""House rules: where on a server games may be opened, and how many tables a person may have."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.refused import Refused

if TYPE_CHECKING:
    from bot.app import Clanmoot


def check_channel(bot: Clanmoot, guild_id: int, channel_id: int) -> None:
    """Raise `Refused` if no games may be opened in a channel; says where they may."""
    channels = bot.config.server(guild_id).channels
    if channels and channel_id not in channels:
        raise Refused("not-in-this-channel", channels=", ".join(f"<#{one}>" for one in channels))


async def check_tables(bot: Clanmoot, guild_id: int, user_id: int) -> None:
    """Raise `Refused` if a user sits at as many tables of a server as anybody may."""
    most = bot.config.server(guild_id).tables
    if most is None:
        return
    found = await bot.store.matches.of(user_id)
    if sum(match.guild_id == guild_id for match in found) >= most:
        raise Refused("too-many-tables", count=most)
