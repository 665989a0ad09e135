"""Which match a command means: the named one, the thread's own, the user's only one.

Where several could be meant, those that can offer them as buttons instead of an error do so.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from discord import Locale, app_commands

from bot.languages import LANGUAGES
from bot.refused import Refused, Unclear
from bot.spelling import search_key
from bot.store import State
from bot.telling import tell_title
from bot.ui.bounds import OPTION_TEXT, OPTIONS, shortened
from bot.ui.press import Press
from bot.ui.replies import reader
from bot.ui.safe import plain

if TYPE_CHECKING:
    from collections.abc import Iterable

    import discord

    from bot.app import Clanmoot
    from bot.languages import Words
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
    verb: str | None = None,
) -> Table:
    """The table that is meant; raises `Refused` with what to do if that is unclear.

    When only `watching`, it may be other people's game that is played here. When `moving`, it is,
    of several games, the one that waits for the user. With a `verb`, which is what the command's
    button does, several games are offered to choose from.
    """
    if named is not None:
        return await _named(interaction, named, game)
    found = await find_matches(interaction, game, watching=watching)
    if moving and len(found) > 1:
        user_id = interaction.user.id
        found = [match for match in found if _waits_for(match, user_id)] or found
    if len(found) > 1:
        if verb is not None:
            tongue = reader(interaction)
            raise Unclear([(label_of(tongue, one), Press(verb, one.id)) for one in found])
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
    """The table with that number, if the user may look at it."""
    number = number.strip().removeprefix("#")
    if not (number.isascii() and number.isdecimal() and len(number) < _DIGITS):
        raise Refused("match-unknown")
    table = await table_to_look_at(interaction, int(number))
    if game not in (None, table.match.game):
        raise Refused("match-unknown")
    return table


async def table_to_look_at(interaction: Interaction, match_id: int) -> Table:
    """The table of a button that shows something, if the user may look at it."""
    table = await interaction.client.matches.table(match_id)
    check_may_look(interaction, table.match)
    return table


def check_may_look(interaction: Interaction, match: Match) -> None:
    """Raise `Refused` unless the user plays in a match or is where it is told."""
    here = {interaction.channel_id, getattr(interaction.channel, "parent_id", None)}
    if match.seat_of(interaction.user.id) is None and here.isdisjoint(
        {match.channel_id, match.thread_id} - {None}
    ):
        raise Refused("match-unknown")


async def find_matches(
    interaction: Interaction, game: str | None = None, *, watching: bool = False
) -> list[Match]:
    """The matches that could be meant, at least one: only those of the likeliest kind.

    A thread's own; else the user's in this channel; else, to watch, anyone's in this channel; else
    the user's anywhere. Raises `Refused` if there is none, or only a lobby.
    """
    store, here = interaction.client.store.matches, interaction.channel_id or 0
    own = await store.told_in(here)
    if own is not None:
        if game not in (None, own.game):
            raise Refused("no-match-here")
        return [own]
    open_ones = [one for one in await store.of(interaction.user.id) if game in (None, one.game)]
    mine = _playing(open_ones)
    mine_here = [one for one in mine if one.channel_id == here]
    if mine_here:
        return mine_here
    others = await store.at(here, State.PLAYING, game)
    found = (others if watching else []) or mine
    if found:
        return found
    waiting = any(one.channel_id == here for one in open_ones)
    if waiting or (not others and await store.at(here, State.LOBBY, game, most=1)):
        raise Refused("not-started")
    if not others:
        raise Refused("no-match-here")
    # With one game of others here, the user is then told that they don't play in it.
    return others[:1]


def _playing(matches: Iterable[Match]) -> list[Match]:
    """Those that are being played."""
    return [match for match in matches if match.state is State.PLAYING]


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
    store, here = interaction.client.store.matches, interaction.channel_id or 0
    found = {match.id: match for match in await store.of(interaction.user.id)}
    if watching:
        own = await store.told_in(here)
        others = await store.at(here, State.PLAYING)
        found |= {match.id: match for match in ([own] if own else others)}
    fitting = [one for one in _playing(found.values()) if game in (None, one.game)]
    return choices_of(interaction, fitting, typed)


def choices_of(
    interaction: Interaction, matches: Iterable[Match], typed: str
) -> list[app_commands.Choice[str]]:
    """Those matches whose label contains what was typed, as choices of a command's option."""
    tongue = reader(interaction)
    labels = {match.id: label_of(tongue, match) for match in matches}
    return [
        app_commands.Choice(name=label, value=str(number))
        for number, label in labels.items()
        if search_key(typed) in search_key(label)
    ][:OPTIONS]


def label_of(tongue: Words, match: Match) -> str:
    """A match by its name and its players, where Discord knows no markdown."""
    title = tell_title(tongue, match.game, match.id)
    return shortened(" · ".join([title, *map(plain, match.names)]), OPTION_TEXT)


def public_language(interaction: Interaction) -> str:
    """The language of what everybody reads of a match, unless its host chooses another.

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
