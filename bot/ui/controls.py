"""Controls: buttons and menus made from the legal moves, and nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import discord
from discord.ui import ActionRow

from bot.telling import tell_move, tell_move_more
from bot.ui.press import Layout, Press, knob, menu

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.languages import Words
    from bot.scene import Scene
    from rules import Move

#: Up to so many moves that need no explanation become buttons.
BUTTONS: Final = 10
ROW: Final = 5
OPTIONS: Final = 25
#: So many menus fit into a message with everything else.
MENUS: Final = 4


def move_controls(scene: Scene, words: Words) -> list[ActionRow[Layout]]:
    """The controls with which the scene's seat can move now."""
    moves = scene.moves
    if not moves:
        return []
    plain = all(tell_move_more(words, scene.view, move) is None for move in moves)
    if plain and len(moves) <= BUTTONS:
        return [_buttons(scene, words, row) for row in chunks(moves, ROW)]
    parts = chunks(moves, OPTIONS)[:MENUS]
    return [_menu(scene, words, part, number, len(parts)) for number, part in enumerate(parts, 1)]


def _buttons(scene: Scene, words: Words, moves: Sequence[Move]) -> ActionRow[Layout]:
    row: ActionRow[Layout] = ActionRow()
    for move in moves:
        press = Press("move", scene.match.id, scene.moment, str(move))
        label = tell_move(words, scene.match.game, move)
        row.add_item(knob(press, label, discord.ButtonStyle.primary))
    return row


def _menu(
    scene: Scene, words: Words, moves: Sequence[Move], number: int, menus: int
) -> ActionRow[Layout]:
    game = scene.match.game
    options = [
        discord.SelectOption(
            label=tell_move(words, game, move)[:100],
            value=str(move),
            description=(tell_move_more(words, scene.view, move) or "")[:100] or None,
        )
        for move in moves
    ]
    placeholder = words("menu-move")
    if menus > 1:
        placeholder = words("menu-move-part", first=options[0].label, last=options[-1].label)
    press = Press("moves", scene.match.id, scene.moment, str(number))
    row: ActionRow[Layout] = ActionRow()
    row.add_item(menu(press, placeholder, options))
    return row


def chunks(items: Sequence[Any], size: int) -> list[Sequence[Any]]:
    """The items in groups of at most `size`."""
    return [items[at : at + size] for at in range(0, len(items), size)]
