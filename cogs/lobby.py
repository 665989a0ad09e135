"""Opening a lobby: /play, and the menu of games."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
from discord import ChannelType, app_commands
from discord.ext import commands

import cogs.lobby_buttons  # noqa: F401 - its buttons register themselves
from bot.house_rules import check_channel, check_tables
from bot.languages import LANGUAGES
from bot.lobbies import check_allowed
from bot.refused import Refused
from bot.rights import check_may_post
from bot.telling_options import tell_bad_options
from bot.translation import filled, text
from bot.ui.press import Press, on
from bot.ui.replies import reader, say
from cogs.invitations import Invited, check_invited
from cogs.match_lookup import public_language
from cogs.variants import chosen_options, suggest_presets, suggest_variants
from render import PAINTERS
from rules import GAMES, BadOptions

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bot.app import Clanmoot
    from bot.store import Match

    Interaction = discord.Interaction[Clanmoot]

#: The games that can be played here: those that can be painted.
PLAYABLE = tuple(key for key in GAMES if key in PAINTERS)


class Lobby(commands.Cog):
    """Opening a game."""

    @app_commands.command(name=text("command-play"), description=text("command-play-about"))
    @app_commands.rename(
        game=text("option-game"),
        variant=text("option-variant"),
        preset=text("option-preset"),
        language=text("option-language"),
        invite=text("option-invite"),
        invited_only=text("option-invited-only"),
    )
    @app_commands.describe(
        game=text("option-game-about"),
        variant=text("option-variant-about"),
        preset=text("option-preset-about"),
        language=text("option-language-about"),
        invite=text("option-invite-about"),
        invited_only=text("option-invited-only-about"),
    )
    @app_commands.choices(
        game=[app_commands.Choice(name=text(key), value=key) for key in PLAYABLE],
        language=[
            app_commands.Choice(name=text(f"settings-language-{key}"), value=key)
            for key in LANGUAGES
        ],
    )
    @app_commands.guild_only()
    async def play(
        self,
        interaction: Interaction,
        game: str,
        variant: str | None = None,
        preset: str | None = None,
        language: str | None = None,
        invite: discord.Member | None = None,
        invited_only: bool = False,
    ) -> None:
        """Open a lobby in this channel."""
        match = await _new_lobby(
            interaction, game, chosen_options(interaction, game, preset, variant), language
        )
        if match is not None:
            match.invited_only = invited_only
            if invite is not None:
                match.invited = check_invited(interaction.user.id, [Invited.of_member(invite)])
            await _open(interaction, match)

    @play.autocomplete("variant")
    async def _variants(
        self, interaction: Interaction, typed: str
    ) -> list[app_commands.Choice[str]]:
        game = filled(interaction, "option-game")
        if game not in PLAYABLE:
            return []
        return suggest_variants(interaction, game, typed, filled(interaction, "option-preset"))

    @play.autocomplete("preset")
    async def _presets(
        self, interaction: Interaction, typed: str
    ) -> list[app_commands.Choice[str]]:
        game = filled(interaction, "option-game")
        return suggest_presets(interaction, game, typed) if game in PLAYABLE else []


async def _new_lobby(
    interaction: Interaction,
    game: str,
    options: Mapping[str, object],
    language: str | None = None,
) -> Match | None:
    """A lobby of the user in this channel, not open yet; ``None`` if the options don't fit.

    Raises `Refused` where no game can be opened.
    """
    bot, guild_id = interaction.client, interaction.guild_id
    if guild_id is None:
        raise Refused("no-match-here")
    check_allowed(bot.config, guild_id, game)
    check_channel(bot, guild_id, interaction.channel_id or 0)
    await check_tables(bot, guild_id, interaction.user.id)
    _check_place(interaction.channel)
    check_may_post(interaction)
    try:
        return bot.lobbies.prepare(
            game,
            options,
            (guild_id, interaction.channel_id or 0),
            (interaction.user.id, interaction.user.display_name),
            language or public_language(interaction),
            bot.config.server(guild_id).pace,
        )
    except BadOptions as error:
        await say(interaction, tell_bad_options(reader(interaction), GAMES[game], error))
        return None


def _check_place(place: object) -> None:
    """Raise `Refused` unless the place is a text channel, with a way to one."""
    if isinstance(place, discord.Thread):
        # A post's channel is a forum, where no command can be used.
        in_text = place.parent is None or place.parent.type is ChannelType.text
        raise Refused("not-in-a-thread" if in_text else "text-channels-only")
    if isinstance(place, discord.abc.GuildChannel) and place.type is not ChannelType.text:
        raise Refused("text-channels-only")


async def _open(interaction: Interaction, match: Match) -> None:
    await interaction.client.lobbies.open(match)
    await interaction.client.delivery.answer_with_card(interaction, match.id)


@on("opengame")
async def game_chosen(interaction: Interaction, press: Press) -> None:
    """Open a lobby of the game that was chosen in a menu."""
    if press.value not in PLAYABLE:
        raise Refused("button-of-old")
    match = await _new_lobby(interaction, press.value, {})
    if match is not None:
        await _open(interaction, match)


async def setup(bot: Clanmoot) -> None:
    """Add the cog."""
    await bot.add_cog(Lobby())
