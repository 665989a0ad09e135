"""Which match a command means: the one named, the one of this thread, or the only one there is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from discord import Locale, app_commands

from bot.languages import LANGUAGES
from bot.refused import Refused
from bot.spelling import search_key
from bot.store import State
from bot.telling import tell_title
from bot.ui.replies import reader
from bot.ui.safe import plain

if TYPE_CHECKING:
    from collections.abc import Iterable

    import discord

    from bot.app import Clanmoot
    from bot.store import Match
    from bot.table import Table

    Interaction = discord.Interaction[Clanmoot]

#: Match numbers are never longer.
_DIGITS: Final = 18


async def find_table(
    interaction: Interaction,
    named: str | None = None,
    game: str | None = None,
    *,
    watching: bool = False,
    moving: bool = False,
) -> Table:
    """The table that is meant; raises `Refused` with what to do if that is unclear.

    When only `watching`, it may be other people's game that is played here. When `moving`, it is,
    of several games, the one that waits for the user.
    """
    if named is not None:
        return await _named(interaction, named, game)
    found = await _candidates(interaction, game, watching=watching)
    if not found:
        raise Refused("no-match-here")
    if moving and len(found) > 1:
        user_id = interaction.user.id
        found = [match for match in found if _waits_for(match, user_id)] or found
    if len(found) > 1:
        raise Refused("several-matches" if _takes_match(interaction) else "several-matches-to-move")
    return await interaction.client.matches.table(found[0].id)


def _waits_for(match: Match, user_id: int) -> bool:
    """Whether a match waits for a decision of this user."""
    seat = match.seat_of(user_id)
    return seat is not None and match.sitters[seat].since is not None


def _takes_match(interaction: Interaction) -> bool:
    """Whether the command has an option in which the match can be named."""
    command = interaction.command
    return isinstance(command, app_commands.Command) and command.get_parameter("match") is not None


async def _named(interaction: Interaction, number: str, game: str | None) -> Table:
    """The table with that number, if the user plays there or is where it is played."""
    number = number.strip().removeprefix("#")
    if not (number.isascii() and number.isdecimal() and len(number) < _DIGITS):
        raise Refused("match-unknown")
    table = await interaction.client.matches.table(int(number))
    if game not in (None, table.match.game):
        raise Refused("match-unknown")
    match, here = table.match, {interaction.channel_id}
    here.add(getattr(interaction.channel, "parent_id", None))
    if match.seat_of(interaction.user.id) is None and here.isdisjoint(
        {match.channel_id, match.thread_id} - {None}
    ):
        raise Refused("match-unknown")
    return table


async def _candidates(interaction: Interaction, game: str | None, *, watching: bool) -> list[Match]:
    """The matches that could be meant: only those of the likeliest kind.

    A thread's own; else the user's in this channel; else, to watch, anyone's in this channel; else
    the user's anywhere. Raises `Refused` if there is only a lobby.
    """
    store, user_id = interaction.client.store, interaction.user.id
    here = await store.matches.at(interaction.channel_id or 0)
    own = [match for match in here if match.thread_id == interaction.channel_id]
    if own:
        return [match for match in own[:1] if game in (None, match.game)]
    playing = _playing(here, game)
    mine = [match for match in playing if match.seat_of(user_id) is not None]
    if mine or (watching and playing):
        return mine or playing
    elsewhere = _playing(await store.matches.of(user_id), game)
    if elsewhere:
        return elsewhere
    lobbies = _those(here, game, State.LOBBY)
    if lobbies and (not playing or any(one.seat_of(user_id) is not None for one in lobbies)):
        raise Refused("not-started")
    # With one game of others here, the user is then told that they don't play in it.
    return playing[:1]


def _playing(matches: Iterable[Match], game: str | None) -> list[Match]:
    """Those that are being played, of one game or of all."""
    return _those(matches, game, State.PLAYING)


def _those(matches: Iterable[Match], game: str | None, state: State) -> list[Match]:
    return [match for match in matches if match.state is state and game in (None, match.game)]


async def complete_match(
    interaction: discord.Interaction[Any], typed: str
) -> list[app_commands.Choice[str]]:
    """The user's matches, as choices of a command's option."""
    return await suggest_matches(interaction, typed)


async def complete_watched(
    interaction: discord.Interaction[Any], typed: str
) -> list[app_commands.Choice[str]]:
    """The matches that the user can look at, as choices of a command's option."""
    return await suggest_matches(interaction, typed, watching=True)


async def suggest_matches(
    interaction: Interaction, typed: str, game: str | None = None, *, watching: bool = False
) -> list[app_commands.Choice[str]]:
    """The user's matches, and when `watching` also those played here."""
    store, tongue = interaction.client.store, reader(interaction)
    found = {match.id: match for match in await store.matches.of(interaction.user.id)}
    if watching:
        here = await store.matches.at(interaction.channel_id or 0)
        found |= {match.id: match for match in here}
    choices = []
    for match in _playing(found.values(), game):
        title = tell_title(tongue, match.game, match.id)
        label = " · ".join([title, *map(plain, match.names)])[:100]
        if search_key(typed) in search_key(label):
            choices.append(app_commands.Choice(name=label, value=str(match.id)))
    return choices[:25]


def public_language(interaction: Interaction) -> str:
    """The language of what all read of a match, unless its host chooses another.

    The server's, if it prefers one; else the host's. Every server begins with American English, so
    that is no preference.
    """
    config = interaction.client.config
    chosen = config.server(interaction.guild_id or 0).language
    if chosen is not None:
        return chosen
    locale = interaction.guild_locale
    if locale is None or locale is Locale.american_english:
        return reader(interaction).language
    own = locale.value.partition("-")[0]
    return own if own in LANGUAGES else config.language
