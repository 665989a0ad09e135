"""Help: what this is, every command by name, and the first steps on buttons."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
from discord import ButtonStyle, app_commands
from discord.ext import commands
from discord.ui import ActionRow, Separator

from bot.refused import Refused
from bot.translation import text
from bot.ui.look import card
from bot.ui.press import Layout, Press, button, menu, on, option
from bot.ui.replies import reader, show
from cogs.lobby import PLAYABLE

if TYPE_CHECKING:
    from bot.app import Clanmoot
    from bot.languages import Words

    Interaction = discord.Interaction[Clanmoot]

#: The commands that a newcomer should know.
_FIRST = ("play", "hand", "games", "rules", "undo", "resign")
#: What the buttons lead to: each by the menu in which a game is chosen first.
_CHOICES = {"new": "opengame", "rules": "book"}


class Help(commands.Cog):
    """What this is."""

    @app_commands.command(name=text("command-help"), description=text("command-help-about"))
    async def help(self, interaction: Interaction) -> None:
        """What a newcomer wants to know."""
        tongue = reader(interaction)
        named = {one: tongue(f"command-{one}") for one in _FIRST}
        games = [f"**{tongue(key)}** · {tongue(f'{key}-pitch')}" for key in _offered(interaction)]
        told = [tongue(f"help-{part}", **named) for part in ("play", "table", "more")]
        view = card(
            None,
            f"## {tongue('help-title')}",
            "\n".join(games),
            Separator(),
            *told,
            _all_commands(interaction, tongue),
            _buttons(tongue),
        )
        await show(interaction, view)


def _offered(interaction: Interaction) -> list[str]:
    """The games that can be played on this server."""
    allowed = interaction.client.config.server(interaction.guild_id or 0).games
    return [key for key in PLAYABLE if allowed is None or key in allowed]


def _all_commands(interaction: Interaction, tongue: Words) -> str:
    """The names of all commands there are."""
    kind = discord.AppCommandType.chat_input
    names = [command.name for command in interaction.client.tree.get_commands(type=kind)]
    listed = " ".join(f"`/{tongue(f'command-{name}')}`" for name in names)
    return f"-# {tongue('help-commands', commands=listed)}"


def _buttons(tongue: Words) -> ActionRow[Layout]:
    row: ActionRow[Layout] = ActionRow()
    row.add_item(button(Press("help", 0, 0, "new"), tongue("help-new"), ButtonStyle.primary))
    row.add_item(button(Press("games", 0), tongue("help-games")))
    row.add_item(button(Press("help", 0, 0, "rules"), tongue("rules")))
    row.add_item(button(Press("settings", 0), tongue("help-settings")))
    return row


@on("help")
async def help_button(interaction: Interaction, press: Press) -> None:
    """Let the user choose a game first, to open it or to read its rules."""
    verb = _CHOICES.get(press.word or "")
    if verb is None:
        raise Refused("button-of-old")
    if verb == "opengame" and interaction.guild_id is None:
        raise Refused("no-match-here")
    tongue = reader(interaction)
    options = [option(tongue(key), key, tongue(f"{key}-pitch")) for key in _offered(interaction)]
    row: ActionRow[Layout] = ActionRow()
    row.add_item(menu(Press(verb, 0), tongue(f"help-which-{press.word}"), options))
    await show(interaction, card(None, tongue(f"help-which-{press.word}"), row))


async def setup(bot: Clanmoot) -> None:
    """Add the cog."""
    await bot.add_cog(Help())
