"""Following a game: private notes of a player, and watching what others play."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from discord import app_commands
from discord.ext import commands
from discord.ui import ActionRow

from bot.refused import Refused
from bot.store import State
from bot.telling import tell_title
from bot.translation import text
from bot.ui.look import card
from bot.ui.press import Layout, Press, button, on
from bot.ui.replies import reader, say, show
from bot.ui.safe import safe
from cogs.acting import seat_of
from cogs.match_lookup import complete_match, complete_watched, find_table

if TYPE_CHECKING:
    import discord

    from bot.app import Clanmoot
    from bot.table import Table

    Interaction = discord.Interaction[Clanmoot]

#: The most characters in a note: it goes with every question.
LONGEST: Final = 300


class Following(commands.Cog):
    """What goes on beside the moves."""

    @app_commands.command(name=text("command-note"), description=text("command-note-about"))
    @app_commands.rename(note=text("option-note"), match=text("option-match"))
    @app_commands.describe(note=text("option-note-about"), match=text("option-match-about"))
    @app_commands.autocomplete(match=complete_match)
    async def note(
        self,
        interaction: Interaction,
        note: app_commands.Range[str, 1, LONGEST] | None = None,
        match: str | None = None,
    ) -> None:
        """Note something that only the user reads, or show what is noted."""
        table = await find_table(interaction, match)
        seat = seat_of(interaction, table)
        if note is not None:
            await interaction.client.matches.note(
                table.match.id, seat, note, by=interaction.user.id
            )
        await show(interaction, _note_card(interaction, table, seat))

    @app_commands.command(name=text("command-watch"), description=text("command-watch-about"))
    @app_commands.rename(match=text("option-match"))
    @app_commands.describe(match=text("option-match-about"))
    @app_commands.autocomplete(match=complete_watched)
    async def watch(self, interaction: Interaction, match: str | None = None) -> None:
        """Follow somebody else's game, or stop following it."""
        bot, user_id, tongue = interaction.client, interaction.user.id, reader(interaction)
        table = await find_table(interaction, match, watching=True)
        match_id = table.match.id
        if table.match.seat_of(user_id) is not None:
            raise Refused("watch-player")
        if table.match.state is not State.PLAYING:
            raise Refused("already-over")
        watching = user_id in await bot.store.watchers.of(match_id)
        change = bot.store.watchers.remove if watching else bot.store.watchers.add
        await change(match_id, user_id)
        title = tell_title(tongue, table.match.game, match_id)
        await say(interaction, tongue("watch-no-more" if watching else "watch-noted", title=title))


def _note_card(interaction: Interaction, table: Table, seat: int) -> Layout:
    tongue, note = reader(interaction), table.match.sitters[seat].note
    title = tell_title(tongue, table.match.game, table.match.id)
    if not note:
        return card(table.match.game, title, tongue("note-none"))
    row: ActionRow[Layout] = ActionRow()
    row.add_item(button(Press("notegone", table.match.id), tongue("note-delete")))
    return card(table.match.game, title, tongue("note", note=safe(note)), row)


@on("notegone")
async def delete_note(interaction: Interaction, press: Press) -> None:
    """Delete what the user has noted."""
    matches, user_id = interaction.client.matches, interaction.user.id
    table = await matches.table(press.match_id)
    seat = seat_of(interaction, table)
    table = await matches.note(press.match_id, seat, "", by=user_id)
    await interaction.response.edit_message(view=_note_card(interaction, table, seat))


async def setup(bot: Clanmoot) -> None:
    """Add the cog."""
    await bot.add_cog(Following())
