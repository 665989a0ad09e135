"""Which match a command means: the one named, the one of this thread, or the only one there is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from discord import app_commands

from bot.languages import words
from bot.refused import Refused
from bot.store import State
from bot.telling import tell_title
from bot.ui.replies import reader

if TYPE_CHECKING:
    from collections.abc import Iterable

    import discord

    from bot.app import Clanmoot
    from bot.matches import Table
    from bot.store import Match

    Interaction = discord.Interaction[Clanmoot]

#: A longer number is no match's.
_DIGITS: Final = 18


async def which(
    interaction: Interaction,
    named: str | None = None,
    game: str | None = None,
    *,
    watching: bool = False,
) -> Table:
    """The table that is meant; raises `Refused` with what to do if that is unclear.

    Who is only `watching` may mean the game of others that is played here.
    """
    matches = interaction.client.matches
    if named is not None:
        return await _named(interaction, named)
    found = await _candidates(interaction, game, watching=watching)
    if not found:
        raise Refused("no-match-here")
    if len(found) > 1:
        raise Refused("several-matches")
    return await matches.table(found[0].id)


async def _named(interaction: Interaction, number: str) -> Table:
    """The table with that number, if the user plays there or is where it is told."""
    if not (number.isascii() and number.isdecimal() and len(number) < _DIGITS):
        raise Refused("match-unknown")
    table = await interaction.client.matches.table(int(number))
    match, here = table.match, {interaction.channel_id}
    here.add(getattr(interaction.channel, "parent_id", None))
    if match.seat_of(interaction.user.id) is None and here.isdisjoint(
        {match.channel_id, match.thread_id} - {None}
    ):
        raise Refused("match-unknown")
    return table


async def _candidates(interaction: Interaction, game: str | None, *, watching: bool) -> list[Match]:
    """The matches that could be meant, the likeliest kind only.

    A thread's own; else the user's in this channel; else, to watch, anyone's in this channel; else
    the user's anywhere.
    """
    store, user_id = interaction.client.matches.store, interaction.user.id
    here = await store.matches_at(interaction.channel_id or 0)
    own = [match for match in here if match.thread_id == interaction.channel_id]
    if own:
        return [match for match in own[:1] if game in (None, match.game)]
    playing = _playing(here, game)
    mine = [match for match in playing if match.seat_of(user_id) is not None]
    if mine or (watching and playing):
        return mine or playing
    # Who plays nowhere is then told so, of one game that others play here.
    return _playing(await store.matches_of(user_id), game) or playing[:1]


def _playing(matches: Iterable[Match], game: str | None) -> list[Match]:
    """Those that are being played, of one game or of all."""
    return [
        match for match in matches if match.state is State.PLAYING and game in (None, match.game)
    ]


async def complete_match(
    interaction: discord.Interaction[Any], typed: str
) -> list[app_commands.Choice[str]]:
    """The user's matches, as choices of a command's option."""
    tongue = reader(interaction)
    choices = []
    for match in await interaction.client.matches.store.matches_of(interaction.user.id):
        if match.state is not State.PLAYING:
            continue
        title = tell_title(tongue, match)
        label = f"{title} · {' · '.join(match.names)}"[:100]
        if typed.casefold() in label.casefold():
            choices.append(app_commands.Choice(name=label, value=str(match.id)))
    return choices[:25]


def public_words(interaction: Interaction) -> str:
    """The language in which a server's members read what all read."""
    config = interaction.client.config
    chosen = config.server(interaction.guild_id or 0).language
    if chosen is not None:
        return chosen
    locale = interaction.guild_locale
    return config.language if locale is None else words(locale.value.partition("-")[0]).language
