"""Help: what this is, the rules of every game by number and search."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.ext import commands
from discord.ui import Separator

from bot.translation import text
from bot.ui.look import card
from bot.ui.replies import reader, show
from cogs.lobby import PLAYABLE

if TYPE_CHECKING:
    from bot.app import Clanmoot

    Interaction = discord.Interaction[Clanmoot]

_CARD_LIMIT = 3900
#: The most rules in a menu.
_MENU = 25
#: The commands that a newcomer should know.
_COMMANDS = ("play", "hand", "games", "rules", "undo", "resign")


class Help(commands.Cog):
    """What this is, and the rules."""

    @app_commands.command(name=text("command-help"), description=text("command-help-about"))
    async def help(self, interaction: Interaction) -> None:
        """What a newcomer wants to know."""
        tongue = reader(interaction)
        named = {one: tongue(f"command-{one}") for one in _COMMANDS}
        allowed = interaction.client.config.server(interaction.guild_id or 0).games
        keys = [key for key in PLAYABLE if allowed is None or key in allowed]
        games = [f"**{tongue(key)}** · {tongue(f'{key}-pitch')}" for key in keys]
        told = [tongue(f"help-{part}", **named) for part in ("play", "table", "more")]
        await show(
            interaction,
            card(None, f"## {tongue('help-title')}", "\n".join(games), Separator(), *told),
        )


async def setup(bot: Clanmoot) -> None:
    """Add the cog."""
    await bot.add_cog(Help())
