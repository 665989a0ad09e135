"""`/settings`: what a person chooses for themselves, on one card."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from discord import app_commands
from discord.ext import commands

from bot.clocks.nights import time_zone, zone_names
from bot.languages import LANGUAGES
from bot.refused import Refused
from bot.spelling import search_key
from bot.store.settings import PingBy, Settings
from bot.translation import text
from bot.ui.press import Press, on
from bot.ui.replies import choose_language, reader, show
from bot.ui.settings_card import OWN, SWITCHES, settings_card, tell_zone

if TYPE_CHECKING:
    import discord

    from bot.app import Clanmoot

    Interaction = discord.Interaction[Clanmoot]

_NIGHT = re.compile(r"\s*([01]?\d|2[0-3])(?::00)?\s*[-–—]\s*([01]?\d|2[0-3])(?::00)?\s*", re.ASCII)


class SettingsCard(commands.Cog):
    """What applies to one person."""

    @app_commands.command(name=text("command-settings"), description=text("command-settings-about"))
    @app_commands.rename(zone=text("option-zone"), quiet=text("option-quiet"))
    @app_commands.describe(zone=text("option-zone-about"), quiet=text("option-quiet-about"))
    async def settings(
        self, interaction: Interaction, zone: str | None = None, quiet: str | None = None
    ) -> None:
        """Show the user's settings, after changing those that are given."""
        person = await interaction.client.store.people.read(interaction.user.id)
        chosen = person.settings
        if zone is not None:
            chosen = replace(chosen, zone=_zone(zone))
        if quiet is not None:
            chosen = replace(chosen, quiet=_night(quiet))
        if chosen != person.settings:
            await interaction.client.settle_in(interaction.user.id, chosen)
        await _show(interaction, fresh=True)

    @settings.autocomplete("zone")
    async def _zones(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        tongue, now = reader(interaction), interaction.client.clock()
        wanted, found = search_key(typed), []
        for name in zone_names():
            label = tell_zone(tongue, name, now)
            if wanted in search_key(label) or wanted in search_key(name.replace("_", " ")):
                found.append(app_commands.Choice(name=label[:100], value=name))
        return found[:25]


def _zone(typed: str) -> str:
    """The time zone that was typed; raises `Refused` if there is none."""
    known = {name.lower(): name for name in zone_names()}
    name = known.get(typed.strip().lower().replace(" ", "_"))
    if name is None or time_zone(name) is None:
        raise Refused("settings-zone-unknown")
    return name


def _night(typed: str) -> tuple[int, int] | None:
    """The hours that were typed, ``None`` if they are the same; raises `Refused` for others."""
    found = _NIGHT.fullmatch(typed)
    if found is None:
        raise Refused("settings-night-unknown")
    begin, end = int(found[1]), int(found[2])
    return None if begin == end else (begin, end)


@on("setting")
async def setting_chosen(interaction: Interaction, press: Press) -> None:
    """Change what was chosen in one of the menus, and show the card as it is then."""
    people, user_id = interaction.client.store.people, interaction.user.id
    if press.word == "confirm":
        await people.save_confirms(user_id, confirms=press.value == "yes")
    else:
        settings = (await people.read(user_id)).settings
        await interaction.client.settle_in(user_id, _changed(settings, press))
    await _show(interaction, fresh=False)


def _changed(settings: Settings, press: Press) -> Settings:
    """The settings after a choice; raises `Refused` for one that no menu offers."""
    match press.word:
        case "messages":
            wanted: dict[str, Any] = {one: one in press.values for one in SWITCHES}
            return replace(settings, **wanted)
        case "calls" if press.value in list(PingBy):
            return replace(settings, calls=PingBy(press.value))
        case "zone":
            return replace(settings, zone=_zone(press.value))
        case "quiet":
            night = None if press.value == OWN else _night(press.value)
            return replace(settings, quiet=night)
        case "language" if press.value in (OWN, *LANGUAGES):
            chosen = None if press.value == OWN else press.value
            return replace(settings, language=chosen)
    raise Refused("button-of-old")


@on("settings")
async def settings_button(interaction: Interaction, press: Press) -> None:
    """The user's settings, from a button."""
    await _show(interaction, fresh=True)


async def _show(interaction: Interaction, *, fresh: bool) -> None:
    """The card, in the language that is chosen now."""
    bot = interaction.client
    person = await bot.store.people.read(interaction.user.id)
    choose_language(interaction, person.settings.language)
    view = settings_card(person, reader(interaction), bot.clock())
    if fresh:
        await show(interaction, view)
    else:
        await interaction.response.edit_message(view=view)


async def setup(bot: Clanmoot) -> None:
    """Add the cog."""
    await bot.add_cog(SettingsCard())
