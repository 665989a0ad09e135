"""Where the messages of a match are."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    import discord

    from bot.app import Clanmoot
    from bot.store import Match, Sitter
    from bot.table import Table

#: Discord's code for a channel or thread that was deleted.
UNKNOWN_CHANNEL: Final = 10003


def channel_of(bot: Clanmoot, match: Match) -> discord.PartialMessageable:
    """The channel in which the card is."""
    return _place(bot, match, match.channel_id)


def place_of(bot: Clanmoot, match: Match) -> discord.PartialMessageable:
    """The thread in which the game is told; the channel, if it has none."""
    return _place(bot, match, match.place_id)


def turn_is_posted(table: Table) -> bool:
    """Whether the turn message that was posted last is that of the present turn."""
    posted = table.match.turn_version
    return posted is not None and posted >= table.course.turns[-1].version


def card_of(bot: Clanmoot, match: Match) -> discord.PartialMessage | None:
    """The card, if it is known where that is."""
    if match.card_id is None:
        return None
    return channel_of(bot, match).get_partial_message(match.card_id)


def direct_message_of(bot: Clanmoot, sitter: Sitter) -> discord.PartialMessage | None:
    """The last direct message to a seat, if there is one."""
    if sitter.dm_channel_id is None or sitter.dm_message_id is None:
        return None
    channel = bot.get_partial_messageable(sitter.dm_channel_id)
    return channel.get_partial_message(sitter.dm_message_id)


def _place(bot: Clanmoot, match: Match, place_id: int) -> discord.PartialMessageable:
    return bot.get_partial_messageable(place_id, guild_id=match.guild_id or None)
