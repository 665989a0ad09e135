"""Controls: buttons and menus made from the legal moves, and nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import discord
from discord.ui import ActionRow

from bot.orders import order_for
from bot.telling import tell_fact, tell_move, tell_move_more, tell_move_short
from bot.ui.press import Layout, Press, button, menu
from bot.ui.safe import plain
from rules import GAMES

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from bot.languages import Words
    from bot.scene import Scene
    from rules import Move

#: Up to so many moves that need no explanation become buttons.
BUTTONS: Final = 10
#: A phone cuts the labels of buttons that are longer.
LABEL: Final = 38
ROW: Final = 5
OPTIONS: Final = 25
#: So many menus fit into a message with everything else.
MENUS: Final = 4


def move_controls(scene: Scene, words: Words, part: str | None = None) -> list[ActionRow[Layout]]:
    """The controls with which the scene's seat can move now.

    Moves that are too many for one menu but fall into few parts are offered in two steps: first the
    parts, then, if one is chosen, its moves and a way back.
    """
    moves, parts = scene.moves, parted(scene.moves)
    if part is not None and part in parts:
        back = Press("part", scene.match.id, scene.moment)
        row: ActionRow[Layout] = ActionRow()
        row.add_item(button(back, words("menu-back")))
        return [*_menus(scene, words, parts[part]), row]
    if parts:
        plain = [move for move in moves if not move.facts]
        return [_part_menu(scene, words, parts), *_button_rows(scene, words, plain)]
    if len(moves) <= BUTTONS and all(_fits_a_button(scene, words, move) for move in moves):
        return _button_rows(scene, words, moves)
    return _menus(scene, words, moves)


def _fits_a_button(scene: Scene, words: Words, move: Move) -> bool:
    """Whether a move needs no explanation, and its name no more room than a button has."""
    view = scene.view
    return tell_move_more(words, view, move) is None and len(tell_move(words, view, move)) <= LABEL


def parted(moves: Sequence[Move]) -> dict[str, list[Move]]:
    """The moves by their first fact, as ``card=G5``; nothing if one step shows them as well.

    Moves without facts belong to no part.
    """
    parts: dict[str, list[Move]] = {}
    for move in moves:
        for fact, value in list(move.facts.items())[:1]:
            parts.setdefault(f"{fact}={value}", []).append(move)
    return parts if len(parts) <= OPTIONS < len(moves) else {}


def _part_menu(
    scene: Scene, words: Words, parts: Mapping[str, Sequence[Move]]
) -> ActionRow[Layout]:
    """A menu of all parts."""
    options = []
    for part, moves in parts.items():
        (fact, value), *_ = moves[0].facts.items()
        label = tell_fact(words, scene.match.game, fact, value, moves[0].facts)
        about = words("menu-part-about", count=len(moves))
        options.append(discord.SelectOption(label=label[:100], value=part, description=about))
    press = Press("part", scene.match.id, scene.moment, "1")
    row: ActionRow[Layout] = ActionRow()
    row.add_item(menu(press, words("menu-move"), options))
    return row


def _menus(scene: Scene, words: Words, moves: Sequence[Move]) -> list[ActionRow[Layout]]:
    """As few menus as hold the moves, equally long."""
    if not moves:
        return []
    menus = -(-len(moves) // OPTIONS)
    rows = chunks(moves, -(-len(moves) // menus))[:MENUS]
    return [_menu(scene, words, row, number, len(rows)) for number, row in enumerate(rows, 1)]


def _button_rows(scene: Scene, words: Words, moves: Sequence[Move]) -> list[ActionRow[Layout]]:
    return [_buttons(scene, words, row) for row in chunks(moves, ROW)]


def _buttons(scene: Scene, words: Words, moves: Sequence[Move]) -> ActionRow[Layout]:
    row: ActionRow[Layout] = ActionRow()
    for move in moves:
        press = Press("move", scene.match.id, scene.moment, str(move))
        label = tell_move(words, scene.view, move)
        row.add_item(button(press, label, discord.ButtonStyle.primary))
    return row


def _menu(
    scene: Scene, words: Words, moves: Sequence[Move], number: int, menus: int
) -> ActionRow[Layout]:
    options = [
        discord.SelectOption(
            label=tell_move(words, scene.view, move)[:100],
            value=str(move),
            description=_more(scene, words, move),
        )
        for move in moves
    ]
    placeholder = words("menu-move")
    if menus > 1:
        first, last = (tell_move_short(words, scene.view, move) for move in (moves[0], moves[-1]))
        placeholder = words("menu-move-part", first=first, last=last)
    press = Press("moves", scene.match.id, scene.moment, str(number))
    row: ActionRow[Layout] = ActionRow()
    row.add_item(menu(press, placeholder, options))
    return row


def order_menu(scene: Scene, words: Words) -> ActionRow[Layout] | None:
    """A menu to answer this question in advance from now on, where the game has such orders."""
    order = order_for(GAMES[scene.match.game], scene.view["ask"])
    if order is None or scene.seat is None:
        return None
    key = f"{scene.match.game}-order-{order.ask}"
    chosen = scene.orders.get(order.ask, order.default)
    options = [
        discord.SelectOption(
            label=words(f"{key}-{name}"),
            value=name,
            description=words(f"{key}-{name}-about"),
            default=name == chosen,
        )
        for name in order.names
    ]
    press = Press("order", scene.match.id, scene.moment, order.ask)
    row: ActionRow[Layout] = ActionRow()
    row.add_item(menu(press, words(key), options))
    return row


def _more(scene: Scene, words: Words, move: Move) -> str | None:
    told = tell_move_more(words, scene.view, move, list(map(plain, scene.names)))
    return told[:100] if told else None


def chunks(items: Sequence[Any], size: int) -> list[Sequence[Any]]:
    """The items in groups of at most `size`."""
    return [items[at : at + size] for at in range(0, len(items), size)]
