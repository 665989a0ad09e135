"""A question to one person, with all that its message needs."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from bot.ui.messages import prompt

if TYPE_CHECKING:
    import discord

    from bot.app import Clanmoot
    from bot.languages import Words
    from bot.scene import Scene
    from bot.table import Table
    from bot.ui.press import Layout


async def question(
    bot: Clanmoot,
    table: Table,
    now: Scene,
    words: Words,
    *,
    note: str | None = None,
    closed: bool = False,
    part: str | None = None,
) -> tuple[Layout, list[discord.File]]:
    """What a scene's seat is asked, and the files that belong to it; the rest is as in `prompt`.

    Its pictures are painted, and what it may take back is found out, off the event loop.
    """
    pictures, undo = await asyncio.gather(bot.easel.prompt(now, words), _may_undo(bot, table, now))
    view = prompt(now, words, pictures, note=note, closed=closed, part=part, undo=undo)
    return view, pictures


async def _may_undo(bot: Clanmoot, table: Table, now: Scene) -> bool:
    if now.seat is None or now.made is None:
        return False
    return bool(await bot.matches.searches.takebacks(table, now.seat, 1))
