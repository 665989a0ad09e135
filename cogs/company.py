"""Company: pausing, nudging, and handing a seat to somebody else."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.ext import commands

from bot.languages import words
from bot.refused import Refused
from bot.telling import join_names
from bot.translation import filled, text
from bot.ui.look import card
from bot.ui.press import Press, number, on
from bot.ui.replies import reader, say
from bot.ui.safe import plain, safe, safe_names
from cogs.acting import seat_of
from cogs.match_lookup import complete_match, find_table

if TYPE_CHECKING:
    from bot.app import Clanmoot

    Interaction = discord.Interaction[Clanmoot]


class CompanyCommands(commands.Cog):
    """What people at a table ask of each other."""

    @app_commands.command(name=text("command-pause"), description=text("command-pause-about"))
    @app_commands.rename(match=text("option-match"))
    @app_commands.describe(match=text("option-match-about"))
    @app_commands.autocomplete(match=complete_match)
    async def pause(self, interaction: Interaction, match: str | None = None) -> None:
        """Ask for a pause; the clocks stand once everybody has agreed."""
        await _pause(interaction, (await find_table(interaction, match)).match.id)

    @app_commands.command(name=text("command-resume"), description=text("command-resume-about"))
    @app_commands.rename(match=text("option-match"))
    @app_commands.describe(match=text("option-match-about"))
    @app_commands.autocomplete(match=complete_match)
    async def resume(self, interaction: Interaction, match: str | None = None) -> None:
        """End a pause, or the wish for one."""
        await _resume(interaction, (await find_table(interaction, match)).match.id)

    @app_commands.command(name=text("command-nudge"), description=text("command-nudge-about"))
    @app_commands.rename(match=text("option-match"))
    @app_commands.describe(match=text("option-match-about"))
    @app_commands.autocomplete(match=complete_match)
    async def nudge(self, interaction: Interaction, match: str | None = None) -> None:
        """Ask those who are awaited, politely, to make their move."""
        bot, user = interaction.client, interaction.user
        table = await find_table(interaction, match)
        nudged = await bot.company.nudge(table.match.id, user.id, user.display_name)
        tongue = reader(interaction)
        await say(interaction, tongue("nudge-done", names=join_names(tongue, safe_names(nudged))))

    @app_commands.command(
        name=text("command-substitute"), description=text("command-substitute-about")
    )
    @app_commands.rename(
        member=text("option-member"), seat=text("option-seat"), match=text("option-match")
    )
    @app_commands.describe(
        member=text("option-member-about"),
        seat=text("option-seat-about"),
        match=text("option-match-about"),
    )
    @app_commands.autocomplete(match=complete_match)
    @app_commands.guild_only()
    async def substitute(
        self,
        interaction: Interaction,
        member: discord.Member,
        seat: str | None = None,
        match: str | None = None,
    ) -> None:
        """Offer a seat to a member: one's own, a computer's, or as an admin anybody's."""
        if member.bot:
            raise Refused("seat-for-people")
        table = await find_table(interaction, match, watching=True)
        place = seat_of(interaction, table) if seat is None else number(seat)
        admin = interaction.permissions.manage_guild
        admin = admin and interaction.guild_id == table.match.guild_id
        user_id = interaction.user.id
        await interaction.client.seats.offer(table.match.id, place, member.id, user_id, admin=admin)
        await say(
            interaction, reader(interaction)("seat-offer-done", name=safe(member.display_name))
        )

    @substitute.autocomplete("seat")
    async def _seats(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        named = filled(interaction, "option-match")
        try:
            table = await find_table(interaction, named, watching=True)
        except Refused:
            return []
        return [
            app_commands.Choice(name=plain(name)[:100], value=str(place))
            for place, name in enumerate(table.match.names)
            if typed.casefold() in name.casefold()
        ]


async def _pause(interaction: Interaction, match_id: int) -> None:
    paused = await interaction.client.company.pause(match_id, interaction.user.id)
    await say(interaction, reader(interaction)("paused" if paused else "pause-noted"))


async def _resume(interaction: Interaction, match_id: int) -> None:
    await interaction.client.company.resume(match_id, interaction.user.id)
    await say(interaction, reader(interaction)("resume-noted"))


@on("pause")
async def agree(interaction: Interaction, press: Press) -> None:
    """Agree to a pause."""
    await _pause(interaction, press.match_id)


@on("resume")
async def go_on(interaction: Interaction, press: Press) -> None:
    """Go on after a pause, or decline one."""
    await _resume(interaction, press.match_id)


@on("takeseat")
async def take_seat(interaction: Interaction, press: Press) -> None:
    """Accept a seat."""
    bot, user = interaction.client, interaction.user
    await bot.seats.take(press.match_id, press.moment, user.id, user.display_name)
    await _put_away(interaction, press, "seat-taken")


@on("leaveseat")
async def leave_seat(interaction: Interaction, press: Press) -> None:
    """Decline a seat."""
    await interaction.client.seats.decline(press.match_id, press.moment, interaction.user.id)
    await _put_away(interaction, press, "seat-declined")


async def _put_away(interaction: Interaction, press: Press, key: str) -> None:
    """Replace an offer by its answer: its buttons are no longer needed."""
    name = safe(interaction.user.display_name)
    table = await interaction.client.matches.table(press.match_id)
    view = card(table.match.game, words(table.match.language)(key, name=name))
    await interaction.response.edit_message(view=view)


async def setup(bot: Clanmoot) -> None:
    """Add the cog."""
    await bot.add_cog(CompanyCommands())
