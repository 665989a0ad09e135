"""The user's games everywhere: what waits for them, what they can join, what is over."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.ext import commands

from bot.refused import Refused
from bot.rights import sees_channel
from bot.scene import scene
from bot.store import State
from bot.translation import text
from bot.ui.own_games import (
    PAGE,
    Shelf,
    free_lobby,
    games_card,
    own_game,
    own_lobby,
    past_game,
    shelf_and_page,
    unplayable_game,
)
from bot.ui.press import Layout, Press, on
from bot.ui.replies import is_private, reader, show
from rules import GAMES

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.app import Clanmoot
    from bot.languages import Words
    from bot.store import Match

    Interaction = discord.Interaction[Clanmoot]
    Entries = list[discord.ui.Section[Layout] | str]


class Games(commands.Cog):
    """The list of games."""

    @app_commands.command(name=text("command-games"), description=text("command-games-about"))
    async def games(self, interaction: Interaction) -> None:
        """The user's games everywhere, those that wait for them first."""
        await _show_shelf(interaction, Shelf.OPEN, 0)


async def _show_shelf(interaction: Interaction, shelf: Shelf, page: int) -> None:
    """Show a page of a shelf: in place if a button of the list was pressed, else privately."""
    # To fold games that rest may take a while.
    if is_private(interaction):
        await interaction.response.defer()
    else:
        await interaction.response.defer(ephemeral=True, thinking=True)
    tongue, store = reader(interaction), interaction.client.store.matches
    user_id = interaction.user.id
    own = sorted(await store.of(user_id), key=lambda match: _order(match, user_id))
    free = await joinable(interaction)
    counts = {
        Shelf.OPEN: len(own),
        Shelf.JOIN: len(free),
        Shelf.OVER: await store.count_finished(user_id),
    }
    page = max(0, min(page, (counts[shelf] - 1) // PAGE))
    first = page * PAGE
    entries: Entries
    match shelf:
        case Shelf.OPEN:
            entries = await _own_games(interaction, own[first : first + PAGE], tongue)
        case Shelf.JOIN:
            entries = [free_lobby(one, tongue) for one in free[first : first + PAGE]]
        case Shelf.OVER:
            past = await store.finished(user_id, PAGE, first)
            entries = await _past_games(interaction, past, tongue)
    await show(interaction, games_card(tongue, shelf, page, counts, entries))


def _order(match: Match, user_id: int) -> tuple[int, float]:
    """Sorts matches that wait for the user first, the longest waiting at the top; lobbies last."""
    seat = match.seat_of(user_id)
    since = None if seat is None else match.sitters[seat].since
    if since is not None:
        return 0, since
    # By when all last saw something happen: what others do in secret moves nothing here.
    return (1, -match.moved) if match.state is State.PLAYING else (2, -match.created)


async def _own_games(interaction: Interaction, some: Sequence[Match], tongue: Words) -> Entries:
    entries: Entries = []
    user_id = interaction.user.id
    for match in some:
        seat = match.seat_of(user_id)
        if match.state is State.LOBBY:
            entries.append(own_lobby(match, tongue, user_id))
        elif seat is None or match.sitters[seat].since is None:
            entries.append(own_game(match, tongue, user_id, None))
        else:
            try:
                now = scene(await interaction.client.matches.table(match.id), seat)
                entries.append(own_game(match, tongue, user_id, now))
            except Refused as refused:
                why = tongue(refused.key, **refused.facts)
                entries.append(unplayable_game(match, tongue, user_id, why))
    return entries


async def _past_games(interaction: Interaction, some: Sequence[Match], tongue: Words) -> Entries:
    entries: Entries = []
    user_id = interaction.user.id
    for match in some:
        try:
            now = scene(await interaction.client.matches.table(match.id), match.seat_of(user_id))
            entries.append(past_game(match, tongue, user_id, now))
        except Refused as refused:
            why = tongue(refused.key, **refused.facts)
            entries.append(unplayable_game(match, tongue, user_id, why))
    return entries


async def joinable(interaction: Interaction) -> list[Match]:
    """The lobbies in which the user can sit down.

    Those to which they are invited, and those on this server in channels that they see.
    """
    store, user_id = interaction.client.store.lobbies, interaction.user.id
    found = {match.id: match for match in await store.inviting(user_id)}
    if interaction.guild_id is not None:
        found |= {match.id: match for match in await store.of_server(interaction.guild_id)}
    return [match for match in found.values() if _may_join(interaction, match)]


def _may_join(interaction: Interaction, match: Match) -> bool:
    seats = max(GAMES[match.game].seats_for(match.options))
    if match.seat_of(interaction.user.id) is not None or len(match.sitters) >= seats:
        return False
    if interaction.user.id in match.invited:
        return True
    return not match.invited_only and sees_channel(interaction, match.channel_id)


@on("games")
async def games_button(interaction: Interaction, press: Press) -> None:
    """Another page, or another shelf."""
    await _show_shelf(interaction, *shelf_and_page(press.word))


async def setup(bot: Clanmoot) -> None:
    """Add the cog."""
    await bot.add_cog(Games())
