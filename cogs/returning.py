"""Coming back: the bot is invited again, or gets rights back, and tells what it could not tell."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discord.ext import commands

from bot.notices import AGAIN
from bot.store import NewNotice, NoticeKind, State

if TYPE_CHECKING:
    import discord

    from bot.app import Clanmoot


class Returning(commands.Cog):
    """Listens for what may make it possible to post again."""

    def __init__(self, bot: Clanmoot) -> None:
        self._bot = bot

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Tell the present turn of every match, and ask who is awaited and has no question.

        Without a server in common nobody could be reached directly, so that is tried again too.
        """
        await self._bot.delivery.revive(guild.id)
        for match in await self._bot.store.matches.on_server(guild.id):
            if match.state is not State.PLAYING:
                continue
            awaited = [one for one in match.sitters if one.since is not None and one.user_id]
            for sitter in awaited:
                await self._bot.store.people.save_open(sitter.user_id or 0)
            prompts = [NewNotice(NoticeKind.PROMPT, one.seat, word=AGAIN) for one in awaited]
            await self._bot.store.notices.add(match, prompts)
            self._bot.delivery.wake(match.id)

    @commands.Cog.listener()
    async def on_guild_channel_update(
        self, before: discord.abc.GuildChannel, after: discord.abc.GuildChannel
    ) -> None:
        """Try again where the rights have changed."""
        if before.overwrites != after.overwrites:
            await self._bot.delivery.revive(after.guild.id)

    @commands.Cog.listener()
    async def on_guild_role_update(self, before: discord.Role, after: discord.Role) -> None:
        """Try again where the rights have changed."""
        if before.permissions != after.permissions:
            await self._bot.delivery.revive(after.guild.id)


async def setup(bot: Clanmoot) -> None:
    """Add the cog."""
    await bot.add_cog(Returning(bot))
