"""Time: the pace of a lobby, /away and /return, and how others claim a seat."""

from __future__ import annotations

from datetime import datetime, timedelta
from functools import partial
from typing import TYPE_CHECKING

from discord import ButtonStyle, app_commands
from discord.ext import commands
from discord.ui import ActionRow

from bot.clocks.absence import DAYS_A_YEAR, check_days, days_used, read_until, zone_of
from bot.clocks.nights import Span
from bot.public_match import public_match
from bot.refused import Refused
from bot.store import Overtime, State
from bot.telling import tell_title
from bot.translation import text
from bot.ui.look import card
from bot.ui.press import Layout, Press, button, on
from bot.ui.replies import reader, say, show
from bot.ui.safe import safe
from bot.ui.time_panel import NO_LIMIT, time_panel
from bot.ui.timing import when

if TYPE_CHECKING:
    import discord

    from bot.app import Clanmoot

    Interaction = discord.Interaction[Clanmoot]

#: The days from today that are suggested as the end of an absence.
_SUGGESTED = (0, 1, 2, 3, 5, 7, 10, 14, 21, 28)


class Time(commands.Cog):
    """Being away, and coming back."""

    @app_commands.command(name=text("command-away"), description=text("command-away-about"))
    @app_commands.rename(until=text("option-until"))
    @app_commands.describe(until=text("option-until-about"))
    async def away(self, interaction: Interaction, until: str) -> None:
        """Let the user's clocks stand still until the end of a day."""
        bot, user_id, now = interaction.client, interaction.user.id, interaction.client.clock()
        settings = (await bot.store.people.read(user_id)).settings
        absences, zone = await bot.store.time.absences(user_id), zone_of(settings)
        end = read_until(until, now, zone)
        begin = next((one.begin for one in absences if one.begin <= now < one.end), now)
        absence = Span(begin, end)
        check_days(absences, zone, absence)
        save = partial(bot.store.time.save_absence, user_id, absence)
        await bot.clockwork.change_life(user_id, save)
        others = [one for one in absences if one.begin != begin]
        year = datetime.fromtimestamp(now, zone).year
        left = int(DAYS_A_YEAR - days_used([*others, absence], year, zone))
        await say(interaction, reader(interaction)("away-noted", time=when(end), count=left))

    @away.autocomplete("until")
    async def _days(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        person = await interaction.client.store.people.read(interaction.user.id)
        zone = zone_of(person.settings)
        today = datetime.fromtimestamp(interaction.client.clock(), zone).date()
        days = [(today + timedelta(days=count)).isoformat() for count in _SUGGESTED]
        return [app_commands.Choice(name=day, value=day) for day in days if typed.strip() in day]

    @app_commands.command(name=text("command-return"), description=text("command-return-about"))
    async def come_back(self, interaction: Interaction) -> None:
        """End the user's absence, and take back all seats in which a computer stands in."""
        bot, user_id, now = interaction.client, interaction.user.id, interaction.client.clock()
        absences = await bot.store.time.absences(user_id)
        present = [one for one in absences if one.begin <= now < one.end]
        for absence in present:
            save = partial(bot.store.time.save_absence, user_id, Span(absence.begin, now))
            await bot.clockwork.change_life(user_id, save)
        found = await bot.store.matches.of(user_id)
        playing = [match.id for match in found if match.state is State.PLAYING]
        back = [match_id for match_id in playing if await bot.clockwork.welcome(match_id, user_id)]
        if not back and not present:
            raise Refused("return-nothing")
        await say(interaction, reader(interaction)("return-done", count=len(back)))


@on("time")
async def time_button(interaction: Interaction, press: Press) -> None:
    """Show the host how much time players have, with menus to change it."""
    match = await interaction.client.lobbies.lobby(press.match_id, interaction.user.id)
    if interaction.message is not None:
        await interaction.client.store.notices.note_card(match.id, interaction.message.id)
    await show(interaction, time_panel(public_match(match), reader(interaction)))


@on("pace", "overtime")
async def time_chosen(interaction: Interaction, press: Press) -> None:
    """Change how much time players have, or what happens when it is over."""
    bot, host_id = interaction.client, interaction.user.id
    if press.verb == "pace":
        pace = "" if press.value == NO_LIMIT else press.value
        match = await bot.lobbies.set_time(press.match_id, host_id, pace=pace)
    elif press.value in list(Overtime):
        overtime = Overtime(press.value)
        match = await bot.lobbies.set_time(press.match_id, host_id, overtime=overtime)
    else:
        raise Refused("button-of-old")
    view = time_panel(public_match(match), reader(interaction))
    await interaction.response.edit_message(view=view)
    bot.delivery.wake(match.id)


@on("claim")
async def claim(interaction: Interaction, press: Press) -> None:
    """Let a computer play on in the seat of somebody whose time was over."""
    bot = interaction.client
    table = await bot.clockwork.claim(press.match_id, press.moment, interaction.user.id, end=False)
    name = safe(table.match.sitters[press.moment].name)
    await say(interaction, reader(interaction)("seat-late-claimed", name=name))


@on("claimend")
async def ask_to_end(interaction: Interaction, press: Press) -> None:
    """Ask whether the game should really end."""
    tongue, table = reader(interaction), await interaction.client.matches.table(press.match_id)
    if table.match.seat_of(interaction.user.id) in (None, press.moment):
        raise Refused("claim-not-yours")
    row: ActionRow[Layout] = ActionRow()
    sure = Press("claimended", press.match_id, press.moment)
    row.add_item(button(sure, tongue("seat-claimend"), ButtonStyle.danger))
    title = tell_title(tongue, table.match.game, table.match.id)
    await show(interaction, card(table.match.game, title, tongue("claim-end-ask"), row))


@on("claimended")
async def end(interaction: Interaction, press: Press) -> None:
    """End the game in which somebody's time was over."""
    bot = interaction.client
    table = await bot.clockwork.claim(press.match_id, press.moment, interaction.user.id, end=True)
    view = card(table.match.game, reader(interaction)("ended"))
    await interaction.response.edit_message(view=view)


async def setup(bot: Clanmoot) -> None:
    """Add the cog."""
    await bot.add_cog(Time())
