"""The bot's commands as Discord calls them: which are let through, and what went wrong."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import discord
from discord import app_commands

from bot.refused import Refused
from bot.ui.replies import explain, meet

if TYPE_CHECKING:
    from bot.app import Clanmoot

#: A command, or a value of an option, that this version does not know, such as a former member.
_OF_OLD: Final = (
    app_commands.TransformerError,
    app_commands.CommandNotFound,
    app_commands.CommandSignatureMismatch,
)


class CommandTree(app_commands.CommandTree["Clanmoot"]):
    """The commands of servers that have invited the bot, and of direct messages with it.

    Errors of all commands are explained in one place.
    """

    def __init__(self, client: Clanmoot) -> None:
        super().__init__(client, allowed_installs=app_commands.AppInstallationType(guild=True))

    async def interaction_check(self, interaction: discord.Interaction[Clanmoot], /) -> bool:
        """Let through each interaction once, and not too many; remember the user's language."""
        if not interaction.client.takes_up(interaction):
            return False
        await meet(interaction)
        try:
            interaction.client.check_pace(interaction)
            _check_options(interaction)
        except Refused as refused:
            if interaction.type is discord.InteractionType.autocomplete:
                await interaction.response.autocomplete([])
            else:
                await explain(interaction, refused)
            return False
        return True

    async def on_error(
        self,
        interaction: discord.Interaction[Clanmoot],
        error: app_commands.AppCommandError,
        /,
    ) -> None:
        """Tell the user, privately and in words, why it was refused or that it failed."""
        if isinstance(error, app_commands.CommandInvokeError):
            await explain(interaction, error.original)
        elif isinstance(error, _OF_OLD):
            await explain(interaction, Refused("choice-of-old"))
        else:
            await explain(interaction, error)


def _check_options(interaction: discord.Interaction[Any]) -> None:
    """Raise `Refused` for a value that is not among an option's choices, or too long.

    Discord checks that too, but may still know the options of an older version.
    """
    command = interaction.command
    if not isinstance(command, app_commands.Command):
        return
    for option in command.parameters:
        offered = {choice.value for choice in option.choices}
        chosen = getattr(interaction.namespace, option.display_name)
        if chosen is None:
            continue
        longest = option.max_value if isinstance(chosen, str) else None
        too_long = longest is not None and len(chosen) > longest
        if too_long or (offered and chosen not in offered):
            raise Refused("choice-of-old")
