"""Asking once more before a move that can't be undone, or that would leave something behind.

Whether to ask about what can't be undone is each person's own setting. What would be left behind,
and when, say the game's texts ``game-sure-kind`` (see `tell_sure`); that is always asked.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from discord import ButtonStyle
from discord.ui import ActionRow

from bot.scene import scene
from bot.telling import tell_move, tell_move_more, tell_path, tell_sure, tell_title
from bot.ui.bounds import PATH, shortened
from bot.ui.controls import spot_of
from bot.ui.look import above_question, card
from bot.ui.press import Layout, Press, button
from bot.ui.replies import busy, is_private, reader
from bot.ui.safe import safe_names
from cogs.acting import act

if TYPE_CHECKING:
    from collections.abc import Sequence

    import discord

    from bot.app import Clanmoot
    from bot.languages import Words
    from bot.scene import Scene
    from bot.table import Table
    from bot.telling import Sides
    from rules import Move

    Interaction = discord.Interaction[Clanmoot]


async def act_if_sure(
    interaction: Interaction, match_id: int, word: str, *, moment: int | None = None
) -> None:
    """Make a move and answer; or show it first and ask whether it is meant.

    Without the `moment` of a button or a menu it was typed, so it is meant unless it would leave
    something behind. What can't be played is left to `act`, which says why.
    """
    bot, words = interaction.client, reader(interaction)
    table = await bot.matches.table(match_id)
    seat = table.match.seat_of(interaction.user.id)
    move = asked = None
    if seat is not None and moment in (None, table.course.questions[seat]):
        move = _legal(table, seat, word)
    if seat is not None and move is not None:
        confirms = moment is not None and await wants_to_confirm(interaction)
        asked = asked_before(table, seat, move, words, confirms=confirms)
    if seat is None or move is None or asked is None:
        await act(interaction, match_id, word, moment=moment)
        return
    await (interaction.response.defer() if is_private(interaction) else busy(interaction))
    now = scene(table, seat)
    await bot.late_pictures.answer(
        interaction,
        partial(bot.easel.prompt, now, words, [move]),
        partial(_preview, now, words, move, asked),
        lambda: table.course.questions[seat] == now.moment,
    )


async def wants_to_confirm(interaction: Interaction) -> bool:
    """Whether the user is asked before moves that can't be undone."""
    return (await interaction.client.store.people.read(interaction.user.id)).confirms


def _legal(table: Table, seat: int, word: str) -> Move | None:
    """The legal move with that notation, if there is one."""
    return next((move for move in table.course.moves(seat) if str(move) == word), None)


class _Asked(NamedTuple):
    """What is asked before a move is made, and the label of the button that makes it."""

    text: str
    label: str


def asked_before(
    table: Table, seat: int, move: Move, words: Words, *, confirms: bool
) -> _Asked | None:
    """What is asked before a move is made; ``None`` if it is made at once.

    A move that is the only one needs no second thought.
    """
    game, course = table.game.key, table.course
    if words.has(f"{game}-sure-{move.kind}"):
        told = _told(table, seat, move)
        asked = tell_sure(words, game, *told)
        if asked:
            return _Asked(asked, tell_move(words, game, *told))
    if not confirms or len(course.moves(seat)) == 1 or not course.is_final(seat, move):
        return None
    told = _told(table, seat, move)
    return _Asked(words("confirm-ask", move=tell_move(words, game, *told)), words("confirm"))


class _Told(NamedTuple):
    """A move with all facts, and what else it takes to put it into words."""

    move: Move
    names: list[str]
    sides: Sides


def _told(table: Table, seat: int, move: Move) -> _Told:
    """What it takes to ask about a move; that takes longer than to make it."""
    position = table.course.position
    explained = move.with_facts(position.explain(seat, move))
    return _Told(explained, safe_names(table.match.names), position.view(seat)["sides"])


def _preview(
    now: Scene, words: Words, move: Move, asked: _Asked, pictures: Sequence[discord.File]
) -> Layout:
    """The question: how it would look, and the ways on and back."""
    game, number, names = now.match.game, now.match.id, safe_names(now.names)
    chosen = next(one for one in now.moves if one == move)
    about = tell_move_more(words, game, chosen, names, now.view["sides"])
    path = shortened(tell_path(words, now.view, names), PATH)
    # A move is often called "Yes": only with what led to the question it says what is meant.
    lines = [f"-# {path}"] if path else []
    lines += [f"**{asked.text}**", *([] if about is None else [f"-# {about}"])]
    row: ActionRow[Layout] = ActionRow()
    press = Press("sure", number, now.moment, str(move))
    row.add_item(button(press, asked.label, ButtonStyle.primary))
    back = Press("part", number, now.moment, str(spot_of(now, words, chosen)))
    row.add_item(button(back, words("change")))
    return card(
        game, tell_title(words, game, number), *above_question(pictures), "\n".join(lines), row
    )
