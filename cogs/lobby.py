"""The lobby: /play, and the buttons of its card."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.ext import commands
from discord.ui import ActionRow, Select

from bot.easel import attached
from bot.edits import try_edit
from bot.languages import words
from bot.lobbies import check_allowed
from bot.posts.places import card_of
from bot.public_match import public_match
from bot.refused import Refused
from bot.scene import scene
from bot.spelling import as_sought
from bot.store import State
from bot.telling import tell_bad_options
from bot.translation import filled, text
from bot.ui.cards import lobby_card, status_card
from bot.ui.look import card
from bot.ui.press import Layout, Press, menu, on
from bot.ui.replies import is_private, reader, say, show
from cogs.verbs import called, understood
from cogs.which import public_language
from render import PAINTERS
from rules import GAMES, BadOptions
from rules.core.options import Flag, Pick, Several

if TYPE_CHECKING:
    from collections.abc import Awaitable, Sequence

    from bot.app import Clanmoot
    from bot.languages import Words
    from bot.public_match import PublicMatch
    from bot.store import Match
    from rules.core.options import Option, Value

    Interaction = discord.Interaction[Clanmoot]

#: The games that can be played here: those that can be painted.
PLAYABLE = tuple(key for key in GAMES if key in PAINTERS)
#: Stands for a flag that is not at its default.
CHANGED = "changed"


class Lobby(commands.Cog):
    """Opening a game."""

    @app_commands.command(name=text("command-play"), description=text("command-play-about"))
    @app_commands.rename(game=text("option-game"), variant=text("option-variant"))
    @app_commands.describe(game=text("option-game-about"), variant=text("option-variant-about"))
    @app_commands.choices(game=[app_commands.Choice(name=text(key), value=key) for key in PLAYABLE])
    @app_commands.guild_only()
    async def play(self, interaction: Interaction, game: str, variant: str | None = None) -> None:
        """Open a lobby in this channel."""
        bot = interaction.client
        check_allowed(bot.config, interaction.guild_id or 0, game)
        channel = interaction.channel
        if isinstance(channel, discord.Thread):
            raise Refused("not-in-a-thread")
        match = bot.lobbies.prepare(
            game,
            _picked(game, variant, understood(interaction)),
            (interaction.guild_id or 0, interaction.channel_id or 0),
            (interaction.user.id, interaction.user.display_name),
            public_language(interaction),
        )
        await bot.lobbies.open(match)
        sign = await bot.easel.sign(game)
        view = lobby_card(public_match(match), words(match.language), sign)
        try:
            posted = await interaction.response.send_message(view=view, files=attached(sign))
        except discord.HTTPException:
            # Without a card nobody could do anything with the lobby.
            await bot.lobbies.cancel(match.id, match.host_id)
            raise
        if posted.message_id is not None:
            await bot.store.notices.note_card(match.id, posted.message_id)

    @play.autocomplete("variant")
    async def _variants(
        self, interaction: Interaction, typed: str
    ) -> list[app_commands.Choice[str]]:
        game = filled(interaction, "option-game")
        if game not in PLAYABLE:
            return []
        labels = _variant_labels(game, reader(interaction))
        return [
            app_commands.Choice(name=label[:100], value=value)
            for value, label in labels.items()
            if as_sought(typed) in as_sought(label)
        ][:25]


def _variant_labels(game: str, tongue: Words) -> dict[str, str]:
    """Every single choice that is not the usual one: ``option=value`` and its name."""
    labels: dict[str, str] = {}
    for option in GAMES[game].options.options:
        if isinstance(option, Flag):
            labels[f"{option.name}={CHANGED}"] = tongue(f"{game}-option-{option.name}")
        else:
            for value in option.values:
                if value == option.default:
                    # The usual game is no variant.
                    continue
                labels[f"{option.name}={value}"] = tongue(f"{game}-{option.name}-{value}")
    return labels


def _picked(game: str, variant: str | None, tongues: Sequence[Words]) -> dict[str, object]:
    """The options that a variant stands for, which was picked or typed in one of the languages."""
    if variant is None:
        return {}
    labels = [_variant_labels(game, tongue) for tongue in tongues]
    names = {picked: [one[picked] for one in labels] for picked in labels[0]}
    name, _, value = (called(names, variant) or variant).partition("=")
    for option in GAMES[game].options.options:
        if option.name != name:
            continue
        if isinstance(option, Flag) and value == CHANGED:
            return {name: not option.default}
        if isinstance(option, Several) and value in option.values:
            return {name: [value]}
        if isinstance(option, Pick) and value in option.values:
            return {name: value}
    raise Refused("variant-unknown")


async def _note_card(interaction: Interaction, press: Press) -> None:
    """The message that was clicked is the card."""
    if interaction.message is not None:
        await interaction.client.store.notices.note_card(press.match_id, interaction.message.id)


async def _redraw(interaction: Interaction, change: Awaitable[Match]) -> None:
    """Change a lobby and edit its card in place."""
    match = await change
    if is_private(interaction):
        # From the list of one's games: the card is elsewhere, if it is still there.
        tongue = reader(interaction)
        cancelled = match.state is State.CANCELLED
        await say(interaction, tongue("lobby-cancelled" if cancelled else "lobby-left"))
        await _redraw_card(interaction.client, match)
        return
    sign = await interaction.client.easel.sign(match.game)
    view = lobby_card(public_match(match), words(match.language), sign)
    await interaction.response.edit_message(view=view, attachments=attached(sign))


@on("join")
async def join(interaction: Interaction, press: Press) -> None:
    """Take a seat."""
    user = interaction.user
    lobbies = interaction.client.lobbies
    await _redraw(interaction, lobbies.join(press.match_id, user.id, user.display_name))


@on("leave")
async def leave(interaction: Interaction, press: Press) -> None:
    """Get up."""
    lobbies = interaction.client.lobbies
    await _redraw(interaction, lobbies.leave(press.match_id, interaction.user.id))


@on("computer")
async def computer(interaction: Interaction, press: Press) -> None:
    """Let a computer take a seat."""
    lobbies = interaction.client.lobbies
    await _redraw(interaction, lobbies.add_computer(press.match_id, interaction.user.id))


@on("dismiss")
async def dismiss(interaction: Interaction, press: Press) -> None:
    """Send a computer away."""
    lobbies = interaction.client.lobbies
    await _redraw(interaction, lobbies.drop_computer(press.match_id, interaction.user.id))


@on("cancel")
async def cancel(interaction: Interaction, press: Press) -> None:
    """Call the game off."""
    lobbies = interaction.client.lobbies
    await _redraw(interaction, lobbies.cancel(press.match_id, interaction.user.id))


@on("start")
async def start(interaction: Interaction, press: Press) -> None:
    """Begin: the card becomes the status of the match."""
    await _note_card(interaction, press)
    table = await interaction.client.lobbies.start(press.match_id, interaction.user.id)
    sign = await interaction.client.easel.sign(table.match.game)
    view = status_card(scene(table, None), words(table.match.language), sign)
    await interaction.response.edit_message(view=view, attachments=attached(sign))


@on("options")
async def options(interaction: Interaction, press: Press) -> None:
    """Show the host the options, each as a menu."""
    match = await interaction.client.lobbies.lobby(press.match_id, interaction.user.id)
    await _note_card(interaction, press)
    await show(interaction, _options_card(public_match(match), reader(interaction)))


def _options_card(match: PublicMatch, tongue: Words, refused: str | None = None) -> Layout:
    """The options as they are; with the reason if a change of them was `refused`."""
    game = GAMES[match.game]
    parts: list[discord.ui.Item[Any] | str] = [tongue("options-title", game=tongue(match.game))]
    parts += [] if refused is None else [refused]
    for option in game.options.options:
        row: ActionRow[Layout] = ActionRow()
        row.add_item(_option_menu(match, option, match.options[option.name], tongue))
        parts += [f"**{tongue(f'{match.game}-options-{option.name}')}**", row]
    return card(match.game, *parts)


def _option_menu(match: PublicMatch, option: Option, value: Value, tongue: Words) -> Select[Layout]:
    press = Press("option", match.id, 0, option.name)
    if isinstance(option, Flag):
        labels = {"yes": tongue("yes"), "no": tongue("no")}
        chosen: tuple[str, ...] = ("yes" if value else "no",)
    else:
        labels = {one: tongue(f"{match.game}-{option.name}-{one}") for one in option.values}
        chosen = value if isinstance(value, tuple) else (str(value),)
    choices = [
        discord.SelectOption(
            label=label[:100],
            value=one,
            description=_about(tongue, f"{match.game}-{option.name}-{one}-about"),
            default=one in chosen,
        )
        for one, label in labels.items()
    ]
    several = isinstance(option, Several)
    return menu(
        press,
        tongue("options-none"),
        choices,
        least=0 if several else 1,
        most=len(choices) if several else 1,
    )


def _about(tongue: Words, key: str) -> str | None:
    return tongue(key)[:100] if tongue.has(key) else None


@on("option")
async def option_chosen(interaction: Interaction, press: Press) -> None:
    """Change one option; the card in the channel follows."""
    bot, tongue = interaction.client, reader(interaction)
    match = await bot.lobbies.lobby(press.match_id, interaction.user.id)
    game = GAMES[match.game]
    changes = {press.word or "": _value_of(game.options.options, press)}
    try:
        match = await bot.lobbies.set_options(match.id, interaction.user.id, changes)
    except BadOptions as error:
        # In place: a menu goes on showing what was chosen in it until its message is edited.
        view = _options_card(public_match(match), tongue, tell_bad_options(tongue, game, error))
        await interaction.response.edit_message(view=view)
        return
    await interaction.response.edit_message(view=_options_card(public_match(match), tongue))
    await _redraw_card(bot, match)


def _value_of(known: tuple[Option, ...], press: Press) -> object:
    for option in known:
        if option.name == press.word:
            if isinstance(option, Flag):
                return press.values == ("yes",)
            return press.values if isinstance(option, Several) else press.values[0]
    raise Refused("variant-unknown")


async def _redraw_card(bot: Clanmoot, match: Match) -> None:
    posted = card_of(bot, match)
    if posted is not None:
        sign = await bot.easel.sign(match.game)
        view = lobby_card(public_match(match), words(match.language), sign)
        await try_edit(posted, view, attached(sign))


async def setup(bot: Clanmoot) -> None:
    """Add the cog."""
    await bot.add_cog(Lobby())
