"""`/admin`: what those who may manage a server decide for it, and for the games on it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.ext import commands

from bot.refused import Refused
from bot.spelling import search_key
from bot.store import State
from bot.telling import tell_title
from bot.translation import text
from bot.ui.admin_card import NONE, OWN, admin_card, admin_match_card
from bot.ui.look import card
from bot.ui.press import Press, number, on
from bot.ui.replies import reader, show
from bot.ui.safe import plain
from cogs.lobby import PLAYABLE

if TYPE_CHECKING:
    from bot.app import Clanmoot
    from bot.store import Match
    from bot.ui.press import Layout

    Interaction = discord.Interaction[Clanmoot]


class Admin(commands.Cog):
    """For those who may manage a server."""

    @app_commands.command(name=text("command-admin"), description=text("command-admin-about"))
    @app_commands.rename(match=text("option-match"))
    @app_commands.describe(match=text("option-admin-match-about"))
    @app_commands.guild_only()
    @app_commands.default_permissions(manage_guild=True)
    async def admin(self, interaction: Interaction, match: str | None = None) -> None:
        """Show what holds for this server, or what can be done with one of its games."""
        guild_id = _managed(interaction)
        if match is None:
            await show(interaction, _server_card(interaction, guild_id))
        else:
            found = await _game(interaction, number(match.strip().removeprefix("#")))
            await show(interaction, admin_match_card(reader(interaction), found, asked=False))

    @admin.autocomplete("match")
    async def _games(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        tongue = reader(interaction)
        try:
            found = await interaction.client.store.matches.on_server(_managed(interaction))
        except Refused:
            return []
        labels = [
            (" · ".join([tell_title(tongue, one.game, one.id), *map(plain, one.names)]), one.id)
            for one in found
        ]
        return [
            app_commands.Choice(name=label[:100], value=str(match_id))
            for label, match_id in labels
            if search_key(typed) in search_key(label)
        ][:25]


def _managed(interaction: Interaction) -> int:
    """The server, if the user may manage it; raises `Refused` otherwise."""
    if interaction.guild_id is None or not interaction.permissions.manage_guild:
        raise Refused("admin-only")
    return interaction.guild_id


def _server_card(interaction: Interaction, guild_id: int) -> Layout:
    bot = interaction.client
    chosen = bot.servers.chosen(guild_id)
    return admin_card(reader(interaction), bot.config.server(guild_id), chosen, PLAYABLE)


async def _game(interaction: Interaction, match_id: int) -> Match:
    """A game of this server that is open; raises `Refused` if there is none."""
    guild_id = _managed(interaction)
    match = await interaction.client.store.matches.read(match_id)
    if match is None or match.guild_id != guild_id:
        raise Refused("match-unknown")
    if match.state not in (State.LOBBY, State.PLAYING):
        raise Refused("already-over")
    return match


@on("admin")
async def chosen(interaction: Interaction, press: Press) -> None:
    """Change what was chosen in one of the menus, and show the card as it is then."""
    guild_id = _managed(interaction)
    await interaction.client.servers.choose(guild_id, press.word or "", _value(press))
    await interaction.response.edit_message(view=_server_card(interaction, guild_id))


def _value(press: Press) -> object | None:
    """What a choice in a menu stands for; ``None`` for what the configuration says."""
    match press.word:
        case "channels":
            return [int(one) for one in press.values if one.isdecimal()] or None
        case "games":
            return list(press.values) or None
        case _ if press.value == OWN:
            return None
        case "tables":
            return number(press.value)
        case _:
            return "" if press.value == NONE else press.value


@on("adminend")
async def ask_to_end(interaction: Interaction, press: Press) -> None:
    """Ask whether a game should really end."""
    match = await _game(interaction, press.match_id)
    view = admin_match_card(reader(interaction), match, asked=True)
    await interaction.response.edit_message(view=view)


@on("adminended")
async def end(interaction: Interaction, press: Press) -> None:
    """End a game, or cancel a lobby."""
    bot, match = interaction.client, await _game(interaction, press.match_id)
    if match.state is State.LOBBY:
        await bot.lobbies.call_off(match.id)
    else:
        await bot.clockwork.end(match.id)
    tongue = reader(interaction)
    told = tongue("lobby-cancelled" if match.state is State.LOBBY else "ended")
    await interaction.response.edit_message(view=card(match.game, told))


async def setup(bot: Clanmoot) -> None:
    """Add the cog."""
    await bot.add_cog(Admin())
