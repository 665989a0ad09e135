"""A question to one person, with all that its message needs."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from bot.ui.controls import group_at
from bot.ui.messages import prompt
from bot.ui.paging import TOP

if TYPE_CHECKING:
    from collections.abc import Sequence

    import discord

    from bot.app import Clanmoot
    from bot.easel import Wish
    from bot.languages import Words
    from bot.scene import Scene
    from bot.ui.paging import Spot
    from bot.ui.press import Layout


@dataclass(frozen=True, slots=True)
class Question:
    """The message that asks a scene's seat, and its pictures; the rest is as in `prompt`."""

    bot: Clanmoot
    now: Scene
    words: Words
    note: str | None = None
    closed: bool = False
    spot: Spot = TOP

    async def paint(self, wish: Wish) -> list[discord.File]:
        """Its pictures; raises `NotPainted` as the easel does."""
        group = group_at(self.now, self.words, self.spot)
        narrowed = () if group is None else group.moves
        return await self.bot.easel.prompt(self.now, self.words, narrowed, wish)

    def view(self, pictures: Sequence[discord.File]) -> Layout:
        """The message with these pictures."""
        return prompt(
            self.now, self.words, pictures, note=self.note, closed=self.closed, spot=self.spot
        )
