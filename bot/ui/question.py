"""A question to one person, with all that its message needs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.ui.controls import group_at
from bot.ui.messages import prompt
from bot.ui.paging import TOP

if TYPE_CHECKING:
    import discord

    from bot.app import Clanmoot
    from bot.languages import Words
    from bot.scene import Scene
    from bot.ui.paging import Spot
    from bot.ui.press import Layout


async def question(
    bot: Clanmoot,
    now: Scene,
    words: Words,
    *,
    note: str | None = None,
    closed: bool = False,
    spot: Spot = TOP,
) -> tuple[Layout, list[discord.File]]:
    """The message that asks a scene's seat, and its files; other arguments are as in `prompt`."""
    group = group_at(now, words, spot)
    pictures = await bot.easel.prompt(now, words, () if group is None else group.moves)
    return prompt(now, words, pictures, note=note, closed=closed, spot=spot), pictures
