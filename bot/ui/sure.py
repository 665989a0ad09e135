"""Asking once more before a move that would leave something behind.

Which moves those are, and when, say the game's texts ``game-sure-kind``: see `tell_sure`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from discord import ButtonStyle
from discord.ui import ActionRow

from bot.telling import tell_move, tell_sure, tell_title
from bot.ui.acting import act
from bot.ui.look import card
from bot.ui.press import Layout, Press, button
from bot.ui.replies import is_private, reader, show
from bot.ui.safe import safe_names

if TYPE_CHECKING:
    import discord

    from bot.app import Clanmoot
    from bot.languages import Words
    from bot.table import Table

    Interaction = discord.Interaction[Clanmoot]


async def act_if_sure(
    interaction: Interaction, match_id: int, word: str, *, moment: int | None = None
) -> None:
    """Make a move and answer; or ask first whether it is meant, where it is private or privately.

    What can't be played is left to `act`, which says why.
    """
    table = await interaction.client.matches.table(match_id)
    seat = table.match.seat_of(interaction.user.id)
    asked = None
    if seat is not None and moment in (None, table.course.questions[seat]):
        asked = _question(table, seat, word, reader(interaction))
    if asked is None:
        await act(interaction, match_id, word, moment=moment)
    elif is_private(interaction):
        await interaction.response.edit_message(view=asked, attachments=[])
    else:
        await show(interaction, asked)


def _question(table: Table, seat: int, word: str, words: Words) -> Layout | None:
    """The question, with the ways on and back; ``None`` if there is nothing to ask."""
    game, course = table.game.key, table.course
    # To explain all moves takes longer than to make one: only where one may be asked about.
    kinds = {move.kind for move in course.moves(seat) if str(move) == word}
    if not any(words.has(f"{game}-sure-{kind}") for kind in kinds):
        return None
    move = next(move for move in course.explained(seat) if str(move) == word)
    names = safe_names(table.match.names)
    asked = tell_sure(words, game, move, names)
    if not asked:
        return None
    number, moment = table.match.id, course.questions[seat]
    row: ActionRow[Layout] = ActionRow()
    label = tell_move(words, game, move, names)
    row.add_item(button(Press("sure", number, moment, word), label, ButtonStyle.primary))
    row.add_item(button(Press("part", number, moment), words("menu-back")))
    return card(game, tell_title(words, game, number), f"**{asked}**", row)
