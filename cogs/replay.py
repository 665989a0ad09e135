"""`/replay`: a game turn by turn, with buttons under the picture, and as an animation."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from discord import app_commands
from discord.ext import commands

from bot.replays import Replay
from bot.scene import scene_at
from bot.translation import text
from bot.ui.press import Press, on
from bot.ui.replay_card import OWN, replay_card
from bot.ui.replies import busy, is_private, reader
from cogs.animating import Animating
from cogs.match_lookup import complete_watched, find_table, table_to_look_at

if TYPE_CHECKING:
    import discord

    from bot.app import Clanmoot
    from bot.languages import Words
    from bot.scene import Scene
    from bot.table import Table

    Interaction = discord.Interaction[Clanmoot]

#: The most pictures in a message.
_PICTURES: Final = 10


class Replays(commands.Cog):
    """Looking back."""

    @app_commands.command(name=text("command-replay"), description=text("command-replay-about"))
    @app_commands.rename(match=text("option-match"))
    @app_commands.describe(match=text("option-match-about"))
    @app_commands.autocomplete(match=complete_watched)
    async def replay(self, interaction: Interaction, match: str | None = None) -> None:
        """Show a game from its beginning as spectators saw it; once it is over, with all hands."""
        table = await find_table(interaction, match, watching=True)
        await busy(interaction)
        await _show(interaction, table, 0, own=False)


@on("replay")
async def step(interaction: Interaction, press: Press) -> None:
    """Another turn of a replay, in place of the shown one."""
    table = await table_to_look_at(interaction, press.match_id)
    await (interaction.response.defer() if is_private(interaction) else busy(interaction))
    own = (press.word or "").endswith(OWN)
    await _show(interaction, table, press.moment, own=own)


@on("animate")
async def animate(interaction: Interaction, press: Press) -> None:
    """Have the whole game made into an animation, for the user alone."""
    table = await interaction.client.matches.table(press.match_id)
    interaction.client.animations.begin(interaction.user.id, Animating(interaction, table).run)


async def _show(interaction: Interaction, table: Table, turn: int, *, own: bool) -> None:
    bot, tongue = interaction.client, reader(interaction)
    times = await bot.store.matches.times(table.match.id)
    replay = Replay(table, table.match.seat_of(interaction.user.id), times, own=own)
    turn = replay.nearest(turn)
    shown = await scene_at(table, None, replay.version(turn))
    pictures = await bot.easel.turn(shown, tongue)
    if replay.is_over:
        pictures += await _hands(bot, table, replay.version(turn), tongue)
    view = replay_card(shown, tongue, pictures[:_PICTURES], replay, turn)
    await interaction.edit_original_response(view=view, attachments=pictures[:_PICTURES])


async def _hands(bot: Clanmoot, table: Table, version: int, tongue: Words) -> list[discord.File]:
    """What each player held then; for games that are over, when nothing is secret any more."""
    hands: list[discord.File] = []
    for sitter in table.match.sitters:
        now: Scene = await scene_at(table, sitter.seat, version)
        own = [sheet for sheet in await bot.easel.sheets(now) if sheet.private]
        for picture in await bot.easel.sheet(own[0], now, tongue) if own else ():
            # All players' hands have the same name.
            picture.filename = f"{sitter.seat}-{picture.filename}"
            hands.append(picture)
    return hands


async def setup(bot: Clanmoot) -> None:
    """Add the cog."""
    await bot.add_cog(Replays())
