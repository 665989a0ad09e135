"""Rights: those that the bot needs, asked for before anything is stored, and what users see."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import discord

from bot.refused import Refused

if TYPE_CHECKING:
    from bot.app import Clanmoot
    from bot.store import Match

#: What a game needs to be told with everything that belongs to it.
_NEEDED: Final = (
    *("view_channel", "send_messages", "send_messages_in_threads", "create_public_threads"),
    *("attach_files", "read_message_history"),
)


def check_may_post(interaction: discord.Interaction[Clanmoot]) -> None:
    """Raise `Refused`, with the missing right, where a game could be opened but never be told.

    An answer to a command needs no right, but the messages of a game do.
    """
    rights = interaction.app_permissions
    if not rights.view_channel:
        raise Refused("may-not-post", right="view_channel")
    in_threads = (
        interaction.client.config.server(interaction.guild_id or 0).threads
        and rights.create_public_threads
        and rights.send_messages_in_threads
    )
    if not (rights.send_messages or in_threads):
        raise Refused("may-not-post", right="send_messages")


def missing_rights(bot: Clanmoot, match: Match) -> list[str]:
    """The rights that the bot lacks in the channel of a match, as far as it can tell."""
    guild = bot.get_guild(match.guild_id)
    channel = None if guild is None else guild.get_channel(match.channel_id)
    if guild is None or channel is None:
        return ["view_channel"]
    rights = channel.permissions_for(guild.me)
    return [right for right in _NEEDED if not getattr(rights, right)]


def sees_channel(interaction: discord.Interaction[Clanmoot], channel_id: int) -> bool:
    """Whether the user sees a channel of the server they are on."""
    here = {interaction.channel_id, getattr(interaction.channel, "parent_id", None)}
    if channel_id in here:
        return True
    guild, user = interaction.guild, interaction.user
    channel = None if guild is None else guild.get_channel(channel_id)
    if channel is None or not isinstance(user, discord.Member):
        return False
    return channel.permissions_for(user).view_channel
