"""`/plan`: what to play when one's turn comes, if it is possible then."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace
from typing import TYPE_CHECKING

from discord import app_commands
from discord.ext import commands

from bot.plans import stamp
from bot.refused import Stale
from bot.scene import scene
from bot.translation import text
from bot.ui.paging import TOP, Spot
from bot.ui.plan_card import plan_card
from bot.ui.press import Press, number, on
from bot.ui.replies import busy, is_private, reader, say
from cogs.acting import seat_of
from cogs.match_lookup import complete_match, find_table

if TYPE_CHECKING:
    import discord

    from bot.app import Clanmoot
    from bot.table import Table

    Interaction = discord.Interaction[Clanmoot]


class Planning(commands.Cog):
    """Plans in advance."""

    @app_commands.command(name=text("command-plan"), description=text("command-plan-about"))
    @app_commands.rename(match=text("option-match"))
    @app_commands.describe(match=text("option-match-about"))
    @app_commands.autocomplete(match=complete_match)
    async def plan(self, interaction: Interaction, match: str | None = None) -> None:
        """Show what the user has planned in a game, and let them plan."""
        table = await find_table(interaction, match)
        await _show(interaction, table, seat_of(interaction, table))


async def _show(
    interaction: Interaction, table: Table, seat: int, spot: Spot = TOP, *, in_place: bool = False
) -> None:
    """Show the plan of a seat: privately, or in place of the plan that was clicked."""
    bot, words = interaction.client, reader(interaction)
    ahead = await bot.plans.outlook(table, seat)
    in_place = in_place and is_private(interaction)
    await (interaction.response.defer() if in_place else busy(interaction))
    at = stamp(table, seat)
    now = replace(
        scene(table, seat),
        view=ahead.view,
        moves=ahead.moves,
        groups=ahead.groups,
        planned=ahead.planned,
        moment=at,
    )
    pictures = await bot.easel.prompt(now, words)
    view = plan_card(now, words, pictures, spot, at)
    await interaction.edit_original_response(view=view, attachments=pictures)


@on("plan")
async def show_plan(interaction: Interaction, press: Press) -> None:
    """Show what the user has planned, and let them plan."""
    table = await interaction.client.matches.table(press.match_id)
    await _show(interaction, table, seat_of(interaction, table))


@on("planmove")
async def plan_move(interaction: Interaction, press: Press) -> None:
    """Add a move to the plan, by its button."""
    await _extend(interaction, press, press.word or "")


@on("planmoves")
async def plan_moves(interaction: Interaction, press: Press) -> None:
    """Add a move to the plan, by a menu."""
    await _extend(interaction, press, press.value)


async def _extend(interaction: Interaction, press: Press, word: str) -> None:
    plans = interaction.client.plans
    table = await interaction.client.matches.table(press.match_id)
    seat = seat_of(interaction, table)
    user_id = interaction.user.id
    # If pressed twice, or if the game has gone on, the present plan is shown.
    with suppress(Stale):
        table = await plans.extend(press.match_id, seat, word, press.moment, by=user_id)
    await _show(interaction, table, seat, in_place=True)


@on("planpart")
async def plan_part(interaction: Interaction, press: Press) -> None:
    """Show some of the moves that can be planned."""
    table = await interaction.client.matches.table(press.match_id)
    seat = seat_of(interaction, table)
    spot = Spot(number(press.value)) if press.values else Spot.read(press.word)
    await _show(interaction, table, seat, spot, in_place=True)


@on("planback")
async def plan_back(interaction: Interaction, press: Press) -> None:
    """Take the last move off the plan."""
    plans, table = interaction.client.plans, await interaction.client.matches.table(press.match_id)
    seat = seat_of(interaction, table)
    with suppress(Stale):
        table = await plans.shorten(press.match_id, seat, press.moment, by=interaction.user.id)
    await _show(interaction, table, seat, in_place=True)


@on("unplan")
async def drop_plan(interaction: Interaction, press: Press) -> None:
    """Plan nothing any more."""
    bot = interaction.client
    table = await bot.matches.table(press.match_id)
    seat = seat_of(interaction, table)
    await bot.plans.drop(press.match_id, seat, by=interaction.user.id)
    await say(interaction, reader(interaction)("plan-dropped"))


async def setup(bot: Clanmoot) -> None:
    """Add the cog."""
    await bot.add_cog(Planning())
