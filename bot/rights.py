"""The rights that the bot needs in a channel, asked for before anything is stored."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.refused import Refused

if TYPE_CHECKING:
    import discord

    from bot.app import Clanmoot


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
