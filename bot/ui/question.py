"""A question to one person, with all that its message needs."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from bot.ui.messages import prompt
from bot.ui.paging import TOP

if TYPE_CHECKING:
    import discord

    from bot.app import Clanmoot
    from bot.languages import Words
    from bot.scene import Scene
    from bot.table import Table
    from bot.ui.paging import Spot
    from bot.ui.press import Layout


async def question(
    bot: Clanmoot,
    table: Table,
    now: Scene,
    words: Words,
    *,
    note: str | None = None,
    closed: bool = False,
    spot: Spot = TOP,
) -> tuple[Layout, list[discord.File]]:
    """What a scene's seat is asked, and the files that belong to it; the rest is as in `prompt`.

    Its hand is painted, and what it may take back is found out, off the event loop.
    """
    hand, undo = await asyncio.gather(bot.easel.hand(now, words), _may_undo(bot, table, now))
    view = prompt(now, words, hand, note=note, closed=closed, spot=spot, undo=undo)
    return view, [] if hand is None else [hand]


async def _may_undo(bot: Clanmoot, table: Table, now: Scene) -> bool:
    if now.seat is None or now.made is None:
        return False
    return bool(await bot.matches.searches.takebacks(table, now.seat, 1))
