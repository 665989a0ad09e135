"""The boards of a game, shown privately: the whole table, or the sheet that is asked for."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from discord import app_commands
from discord.ext import commands

from bot.refused import Refused
from bot.scene import scene
from bot.spelling import search_key
from bot.telling import tell_stage, tell_title
from bot.telling_results import tell_result
from bot.translation import filled, text
from bot.ui.bounds import OPTIONS
from bot.ui.look import card, galleries
from bot.ui.press import Press, on
from bot.ui.replies import busy, is_private, reader, show
from bot.ui.safe import safe_names
from bot.ui.sheets import sheet_menu, tell_sheet
from cogs.match_lookup import complete_watched, find_table, table_to_look_at

if TYPE_CHECKING:
    import discord

    from bot.app import Clanmoot
    from bot.languages import Words
    from bot.scene import Scene
    from bot.table import Table

    Interaction = discord.Interaction[Clanmoot]


async def complete_sheet(
    interaction: discord.Interaction[Any], typed: str
) -> list[app_commands.Choice[str]]:
    """The sheets of the chosen match, as choices of a command's option."""
    try:
        table = await find_table(interaction, filled(interaction, "option-match"), watching=True)
    except Refused:
        return []
    tongue, now = reader(interaction), _seen(interaction, table)
    choices = [
        app_commands.Choice(name=name, value=sheet.name)
        for sheet in await interaction.client.easel.sheets(now)
        if search_key(typed) in search_key(name := tell_sheet(tongue, now, sheet))
    ]
    return choices[:OPTIONS]


class Boards(commands.Cog):
    """Looking at a game."""

    @app_commands.command(name=text("command-board"), description=text("command-board-about"))
    @app_commands.rename(match=text("option-match"), sheet=text("option-sheet"))
    @app_commands.describe(match=text("option-match-about"), sheet=text("option-sheet-about"))
    @app_commands.autocomplete(match=complete_watched, sheet=complete_sheet)
    async def board(
        self, interaction: Interaction, match: str | None = None, sheet: str | None = None
    ) -> None:
        """The table as it is now, or one of its sheets."""
        table = await find_table(interaction, match, watching=True, verb="board")
        await busy(interaction)
        await show_sheet(interaction, table, sheet)


def _seen(interaction: Interaction, table: Table) -> Scene:
    """What the user may see: a player their own sheets too."""
    return scene(table, table.match.seat_of(interaction.user.id))


async def show_sheet(interaction: Interaction, table: Table, name: str | None) -> None:
    """Show a sheet, with a menu of the others where there are many; the first if none is named."""
    tongue, now, easel = reader(interaction), _seen(interaction, table), interaction.client.easel
    sheets = await easel.sheets(now)
    named = [sheet for sheet in sheets if name is None or name == sheet.name]
    if not named:
        # Typed by hand: menus and completions only offer sheets that exist.
        sought = search_key(name or "")
        named = [one for one in sheets if search_key(tell_sheet(tongue, now, one)) == sought]
    if not named:
        raise Refused("sheet-unknown")
    pictures = await easel.sheet(named[0], now, tongue)
    view = card(
        table.match.game,
        tell_title(tongue, now.match.game, now.match.id),
        *galleries(pictures),
        _state(tongue, now),
        sheet_menu(tongue, now, sheets, named[0]),
    )
    await show(interaction, view, pictures)


def _state(tongue: Words, now: Scene) -> str:
    """How far the game has come, or how it has ended."""
    if now.over:
        return tell_result(tongue, now.public, now.names)
    return tell_stage(tongue, now.public, safe_names(now.names))


@on("board")
async def board_button(interaction: Interaction, press: Press) -> None:
    """The board, from a button; or the sheet chosen in a menu, in place of the shown one."""
    table = await table_to_look_at(interaction, press.match_id)
    if press.values and is_private(interaction):
        await interaction.response.defer()
    else:
        await busy(interaction)
    await show_sheet(interaction, table, next(iter(press.values), None))


async def setup(bot: Clanmoot) -> None:
    """Add the cog."""
    await bot.add_cog(Boards())
