"""Scottish Duel's own verbs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discord import app_commands
from discord.ext import commands

from bot.translation import text
from cogs.match_lookup import find_table
from cogs.verbs import legal_moves, play_typed

if TYPE_CHECKING:
    import discord

    from bot.app import Clanmoot

    Interaction = discord.Interaction[Clanmoot]


class DuelCog(
    commands.GroupCog,
    name="Duel",
    group_name=text("command-duel"),
    group_description=text("command-duel-about"),
):
    """/duel play."""

    @app_commands.command(
        name=text("command-duel-play"), description=text("command-duel-play-about")
    )
    @app_commands.rename(card=text("option-card"))
    @app_commands.describe(card=text("option-card-about"))
    async def play(self, interaction: Interaction, card: str) -> None:
        """Choose a card; until both have chosen, choosing again replaces the choice."""
        table = await find_table(interaction, game="duel", moving=True)
        await play_typed(interaction, table, card)

    @play.autocomplete("card")
    async def _cards(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return (await legal_moves(interaction, "duel")).suggest(interaction, typed)


async def setup(bot: Clanmoot) -> None:
    """Add the cog."""
    await bot.add_cog(DuelCog())
