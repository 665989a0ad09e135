"""Privacy: what is stored about a person, and having it removed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discord import ButtonStyle, app_commands
from discord.ext import commands
from discord.ui import ActionRow

from bot.translation import text
from bot.ui.look import card
from bot.ui.press import Layout, Press, button, on
from bot.ui.replies import busy, is_private, reader, show

if TYPE_CHECKING:
    import discord

    from bot.app import Clanmoot
    from bot.languages import Words

    Interaction = discord.Interaction[Clanmoot]

#: What is told, in this order.
_PARTS = ("games", "person", "time", "not", "forget")


class Privacy(commands.Cog):
    """/privacy, /forget."""

    @app_commands.command(name=text("command-privacy"), description=text("command-privacy-about"))
    async def privacy(self, interaction: Interaction) -> None:
        """What is stored about the user, why, and for how long."""
        tongue = reader(interaction)
        told = "\n".join(f"- {tongue(f'privacy-{part}')}" for part in _PARTS)
        await show(interaction, card(None, f"### {tongue('privacy-title')}", told, _row(tongue)))

    @app_commands.command(name=text("command-forget"), description=text("command-forget-about"))
    async def forget(self, interaction: Interaction) -> None:
        """Remove the user from all that is stored, after a confirmation."""
        await _ask(interaction)


def _row(tongue: Words, *, really: bool = False) -> ActionRow[Layout]:
    """The button that leads to the question, or the one that answers it."""
    row: ActionRow[Layout] = ActionRow()
    if really:
        press = Press("forgotten", 0)
        row.add_item(button(press, tongue("forget-really"), ButtonStyle.danger))
    else:
        row.add_item(button(Press("forget", 0), f"/{tongue('command-forget')}"))
    return row


async def _ask(interaction: Interaction) -> None:
    tongue = reader(interaction)
    await show(interaction, card(None, tongue("forget-ask"), _row(tongue, really=True)))


@on("forget")
async def forget_button(interaction: Interaction, press: Press) -> None:
    """Ask whether it is meant, from the button under what is stored."""
    await _ask(interaction)


@on("forgotten")
async def forgotten(interaction: Interaction, press: Press) -> None:
    """Forget the user."""
    # It may take a while if many games are being told just now.
    await (interaction.response.defer() if is_private(interaction) else busy(interaction))
    await interaction.client.matches.forget(interaction.user.id)
    await show(interaction, card(None, reader(interaction)("forgotten")))


async def setup(bot: Clanmoot) -> None:
    """Add the cog."""
    await bot.add_cog(Privacy())
