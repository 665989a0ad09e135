"""Records: of every game that is over, at any time, and the check that its shuffle was fair."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.ext import commands
from discord.ui import ActionRow, File

from bot.outage import FAILURES
from bot.record_files import record_file, record_line
from bot.refused import Refused
from bot.scene import scene
from bot.store import State
from bot.telling import tell_title
from bot.telling_results import tell_result
from bot.translation import text
from bot.ui.look import card, table_link
from bot.ui.press import Layout, Press, button, on
from bot.ui.replies import busy, reader, say, show
from cogs.match_lookup import choices_of, find_table, table_to_look_at
from rules import BadRecord, read_record

if TYPE_CHECKING:
    from bot.app import Clanmoot
    from bot.languages import Words
    from bot.table import Table

    Interaction = discord.Interaction[Clanmoot]

#: A record is a few kilobytes; a larger file is something else.
_RECORD_LIMIT = 262_144


async def complete_finished(
    interaction: discord.Interaction[Any], typed: str
) -> list[app_commands.Choice[str]]:
    """The user's finished matches, as choices of a command's option."""
    found = await interaction.client.store.matches.finished(interaction.user.id)
    return choices_of(interaction, found, typed)


class Records(commands.Cog):
    """Checking what was played."""

    @app_commands.command(name=text("command-verify"), description=text("command-verify-about"))
    @app_commands.rename(record=text("option-record"), match=text("option-match"))
    @app_commands.describe(record=text("option-record-about"), match=text("option-checked-about"))
    @app_commands.autocomplete(match=complete_finished)
    async def verify(
        self,
        interaction: Interaction,
        record: discord.Attachment | None = None,
        match: str | None = None,
    ) -> None:
        """Check a record, or a match: the seed against the hash, the log against the result."""
        if record is not None:
            await _check_file(interaction, record)
            return
        if match is None and not isinstance(interaction.channel, discord.Thread):
            raise Refused("verify-what")
        await _check_match(interaction, await find_table(interaction, match, watching=True))


async def _check_file(interaction: Interaction, record: discord.Attachment) -> None:
    if record.size > _RECORD_LIMIT:
        raise Refused("record-too-large")
    await busy(interaction)
    tongue = reader(interaction)
    try:
        file = await record.read()
    except FAILURES:
        raise Refused("record-lost") from None
    try:
        told = await _verdict(tongue, file.decode())
    except UnicodeDecodeError:
        told = tongue("record-bad", reason=tongue("record-bad-shape"))
    await say(interaction, told)


async def _check_match(interaction: Interaction, table: Table) -> None:
    """Say whether a match that is over was played by its rules, and show its record."""
    _must_be_over(table)
    await busy(interaction)
    tongue = reader(interaction)
    # What the store holds counts, not what this process remembers.
    stored = await interaction.client.matches.tables.read(table.match.id)
    told = await _verdict(tongue, await asyncio.to_thread(record_line, stored))
    await _show_record(interaction, stored, told)


async def _verdict(tongue: Words, line: str) -> str:
    """Whether a record is sound, or what is wrong with it."""
    try:
        # A long game takes a while to replay: not on the event loop.
        course = await asyncio.to_thread(read_record, line)
    except BadRecord as error:
        reason = tongue(f"record-bad-{error.reason}", **error.facts)
        return tongue("record-bad", reason=reason)
    record = course.record
    game = tongue(record.game)
    if record.label is not None:
        game = tell_title(tongue, record.game, record.label.match)
    return tongue("record-good", game=game, hash=record.hash)


async def _show_record(interaction: Interaction, table: Table, verdict: str | None = None) -> None:
    """Show the result of a match and its record, with the verdict or the button that gives it."""
    tongue, now = reader(interaction), scene(table, None)
    file = await asyncio.to_thread(record_file, table)
    row: ActionRow[Layout] = ActionRow()
    if verdict is None:
        row.add_item(button(Press("verify", table.match.id), tongue("verify")))
    row.add_item(button(Press("log", table.match.id), tongue("log")))
    row.add_item(table_link(now, tongue))
    view = card(
        table.match.game,
        tell_title(tongue, table.match.game, table.match.id),
        tell_result(tongue, now.view, now.names),
        verdict,
        File(file),
        row,
    )
    await show(interaction, view, [file])


def _must_be_over(table: Table) -> None:
    """Raise `Refused` while the game goes on: its record holds the seed."""
    if table.course.outcome is None:
        raise Refused("not-over" if table.match.state is State.PLAYING else "abandoned")


@on("verify")
async def verify_button(interaction: Interaction, press: Press) -> None:
    """Check a match that is over."""
    table = await table_to_look_at(interaction, press.match_id)
    await _check_match(interaction, table)


@on("record")
async def record_button(interaction: Interaction, press: Press) -> None:
    """Show the record of a match that is over."""
    table = await table_to_look_at(interaction, press.match_id)
    _must_be_over(table)
    await busy(interaction)
    await _show_record(interaction, table)


async def setup(bot: Clanmoot) -> None:
    """Add the cog."""
    await bot.add_cog(Records())
