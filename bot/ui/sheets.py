"""The sheets of a game by name: which there are, and a menu of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
from discord.ui import ActionRow

from bot.ui.bounds import OPTION_TEXT, OPTIONS
from bot.ui.press import Layout, Press, menu
from bot.ui.safe import plain
from render import PAINTERS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.languages import Words
    from bot.scene import Scene
    from render import Sheet


def has_other_sheets(scene: Scene) -> bool:
    """Whether there are public sheets that the turn's message doesn't carry."""
    painter = PAINTERS[scene.match.game]
    return set(painter.sheets(scene.public)) > set(painter.turn_sheets(scene.public))


def tell_sheet(words: Words, scene: Scene, sheet: Sheet) -> str:
    """A sheet's name, for a menu: plain text, with its owner's name."""
    whose = {} if sheet.seat is None else {"name": plain(scene.names[sheet.seat])}
    return words(f"{scene.match.game}-sheet-{sheet.kind}", **whose)[:OPTION_TEXT]


def sheet_menu(
    words: Words, scene: Scene, sheets: Sequence[Sheet], now: Sheet
) -> ActionRow[Layout] | None:
    """A menu of all sheets with the shown one selected; ``None`` if only one is public."""
    if sum(not sheet.private for sheet in sheets) < 2:
        return None
    options = [
        discord.SelectOption(
            label=tell_sheet(words, scene, sheet), value=sheet.name, default=sheet == now
        )
        for sheet in sheets[:OPTIONS]
    ]
    row: ActionRow[Layout] = ActionRow()
    row.add_item(menu(Press("board", scene.match.id), words("sheet-choose"), options))
    return row
