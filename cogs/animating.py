"""The answer to a wish for an animation: how far it is, then itself, or why there is none."""

from __future__ import annotations

import asyncio
import io
import logging
import time
from contextlib import suppress
from typing import TYPE_CHECKING, Final

import discord

from bot.easel import attached
from bot.filming import film
from bot.outage import FAILURES
from bot.scene import scene
from bot.telling import tell_title
from bot.ui.bounds import ALT_TEXT, shortened
from bot.ui.replay_card import animation_card
from bot.ui.replies import busy, reader

if TYPE_CHECKING:
    from bot.app import Clanmoot
    from bot.table import Table

    Interaction = discord.Interaction[Clanmoot]

_log = logging.getLogger(__name__)

#: Seconds between two looks at how far it is.
CALM: Final = 3.0
#: The most bytes of an animation, whatever Discord would take: people load it on the way.
ROOM: Final = 8 << 20
#: How much of that everything but pictures takes at most.
_WRAPPING: Final = 16 << 10
#: Seconds for the last word when the bot stops.
_GOODBYE: Final = 1.0


class Animating:
    """One animation of a match, for one person, who alone sees it."""

    def __init__(self, interaction: Interaction, table: Table) -> None:
        self._interaction = interaction
        self._words = reader(interaction)
        self._table = table
        self._public = scene(table, None)
        self._turns = len(table.course.turns) - 1
        self._told: float | None = None

    async def run(self) -> None:
        """Make it and show it; if that fails, say so."""
        try:
            await self._make()
        except asyncio.CancelledError:
            with suppress(*FAILURES):
                async with asyncio.timeout(_GOODBYE):
                    await self._tell("animation-stopped")
            raise
        except Exception as error:
            level = logging.WARNING if isinstance(error, FAILURES) else logging.ERROR
            number = self._table.match.id
            _log.log(level, "an animation of match %d failed", number, exc_info=error)
            with suppress(*FAILURES):
                await self._tell("animation-failed")

    async def _make(self) -> None:
        interaction, words, match = self._interaction, self._words, self._table.match
        await busy(interaction)
        await self._progress(0, len(self._table.course.turns))
        room = min(interaction.filesize_limit, ROOM) - _WRAPPING
        made = await film(interaction.client.easel, self._table, words, room, self._progress)
        title = tell_title(words, match.game, match.id)
        alt = shortened(words("animation-alt", title=title, last=made.alt), ALT_TEXT)
        file = discord.File(
            io.BytesIO(made.content), filename=f"{match.game}-{match.id}.webp", description=alt
        )
        # The first picture is from before the first turn.
        shown = made.pictures - 1
        key = "animation-done" if shown == self._turns else "animation-shortened"
        await self._tell(key, file, done=shown, turns=self._turns)

    async def _progress(self, done: int, turns: int) -> None:
        """Show how far it is, unless that was just shown; if that fails, the next time will do."""
        now = time.monotonic()
        if self._told is None or now - self._told >= CALM:
            self._told = now
            with suppress(*FAILURES):
                await self._tell("animation-progress", done=done, turns=turns)

    async def _tell(self, key: str, file: discord.File | None = None, **facts: int) -> None:
        view = animation_card(self._public, self._words, self._words(key, **facts), file)
        await self._interaction.edit_original_response(view=view, attachments=attached(file))
