"""The library: one's hands and logs, shown privately."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discord import app_commands
from discord.ext import commands
from discord.ui import ActionRow

from bot.scene import scene
from bot.telling import tell_title
from bot.telling_results import tell_result
from bot.translation import text
from bot.ui.bounds import paged
from bot.ui.log_lines import log_lines
from bot.ui.look import card
from bot.ui.messages import tell_ended
from bot.ui.paging import page_buttons
from bot.ui.press import Layout, Press, number, on
from bot.ui.replies import is_private, reader, show
from cogs.acting import seat_of, show_now
from cogs.match_lookup import complete_match, complete_watched, find_table, table_to_look_at

if TYPE_CHECKING:
    from collections.abc import Sequence

    import discord

    from bot.app import Clanmoot
    from bot.languages import Words
    from bot.table import Table

    Interaction = discord.Interaction[Clanmoot]

#: Characters on a page of the log: a card holds more, but nobody reads that at once.
_LOG_LIMIT = 2800


class Library(commands.Cog):
    """Looking things up."""

    @app_commands.command(name=text("command-hand"), description=text("command-hand-about"))
    @app_commands.rename(match=text("option-match"))
    @app_commands.describe(match=text("option-match-about"))
    @app_commands.autocomplete(match=complete_match)
    async def hand(self, interaction: Interaction, match: str | None = None) -> None:
        """The user's hand, with the controls to move."""
        table = await find_table(interaction, match, verb="hand")
        await show_now(interaction, table, seat_of(interaction, table))

    @app_commands.command(name=text("command-log"), description=text("command-log-about"))
    @app_commands.rename(match=text("option-match"))
    @app_commands.describe(match=text("option-match-about"))
    @app_commands.autocomplete(match=complete_watched)
    async def log(self, interaction: Interaction, match: str | None = None) -> None:
        """What happened so far, as far as the user may know it."""
        table = await find_table(interaction, match, watching=True, verb="log")
        await _show_log(interaction, table)


async def _show_log(interaction: Interaction, table: Table) -> None:
    seat = table.match.seat_of(interaction.user.id)
    times = await interaction.client.store.matches.times(table.match.id)
    await show(interaction, log_page(table, seat, reader(interaction), times=times))


def log_page(
    table: Table,
    seat: int | None,
    tongue: Words,
    page: int | None = None,
    times: Sequence[float] = (),
) -> Layout:
    """A page of what happened so far, as far as a seat may know it; the last one to begin with.

    However long a game is, all of it can be read. The `times` are those of the log's entries.
    """
    game = table.match.game
    pages = paged([*log_lines(table, seat, tongue, times), *_ending(table, tongue)], _LOG_LIMIT)
    page = len(pages) - 1 if page is None else min(page, len(pages) - 1)
    title = tell_title(tongue, game, table.match.id)
    told = "\n".join(pages[page]) or tongue("log-empty")
    return card(game, f"### {title}", told, _log_pages(table.match.id, page, len(pages), tongue))


def _log_pages(number: int, page: int, pages: int, tongue: Words) -> ActionRow[Layout] | None:
    if pages == 1:
        return None
    row: ActionRow[Layout] = ActionRow()
    for one in page_buttons(tongue, page, pages, lambda page: Press("log", number, 0, str(page))):
        row.add_item(one)
    return row


def _ending(table: Table, tongue: Words) -> list[str]:
    """How the game has ended, if it has."""
    now = scene(table, None)
    if now.over:
        return [tell_result(tongue, now.view, now.names)]
    return [f"**{tell_ended(now, tongue)}**"] if now.abandoned else []


@on("log")
async def log_button(interaction: Interaction, press: Press) -> None:
    """The log, from a button; or another page of it, in its place."""
    table = await table_to_look_at(interaction, press.match_id)
    if press.word is None or not is_private(interaction):
        await _show_log(interaction, table)
    else:
        seat = table.match.seat_of(interaction.user.id)
        times = await interaction.client.store.matches.times(table.match.id)
        view = log_page(table, seat, reader(interaction), number(press.word), times)
        await interaction.response.edit_message(view=view)


async def setup(bot: Clanmoot) -> None:
    """Add the cog."""
    await bot.add_cog(Library())
