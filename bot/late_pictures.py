"""Pictures that follow: an answer comes at once, and when they are painted they are added to it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from typing import TYPE_CHECKING

import discord

from bot.easel import NotPainted, Wish, hurried
from bot.outage import FAILURES
from bot.studio import Urgency

if TYPE_CHECKING:
    from bot.app import Clanmoot
    from bot.clicks import Clicks

    Interaction = discord.Interaction[Clanmoot]

_log = logging.getLogger(__name__)

#: Paints the pictures of an answer.
Paint = Callable[[Wish], Awaitable[Sequence[discord.File]]]
#: Makes the answer with these pictures.
Build = Callable[[Sequence[discord.File]], discord.ui.LayoutView]


class LatePictures:
    """Answers that still wait for their pictures; none outlives the bot."""

    def __init__(self, clicks: Clicks) -> None:
        self._clicks = clicks
        self._following: set[asyncio.Task[None]] = set()

    async def answer(
        self, interaction: Interaction, paint: Paint, build: Build, still: Callable[[], bool]
    ) -> None:
        """Fill the message that was deferred: with pictures, or, if they take long, without.

        Then they are added later, unless somebody has clicked in the message since, or it's no
        longer `still` right.
        """
        try:
            pictures = await paint(hurried(Urgency.ANSWER))
        except NotPainted:
            shown = await interaction.edit_original_response(view=build(()), attachments=[])

            def wanted() -> bool:
                return still() and not self._clicks.any_since(shown.id, interaction.id)

            task = asyncio.create_task(self._follow(interaction, paint, build, wanted))
            self._following.add(task)
            task.add_done_callback(self._following.discard)
        else:
            await interaction.edit_original_response(
                view=build(pictures), attachments=list(pictures)
            )

    async def _follow(
        self, interaction: Interaction, paint: Paint, build: Build, wanted: Callable[[], bool]
    ) -> None:
        try:
            pictures = await paint(Wish(Urgency.LATER, wanted=wanted))
            if wanted():
                await interaction.edit_original_response(
                    view=build(pictures), attachments=list(pictures)
                )
        except NotPainted:
            pass
        except FAILURES as error:
            # The answer is complete without them.
            _log.info("the pictures of an answer could not be added: %s", error)

    async def idle(self) -> None:
        """Wait until no answer waits for its pictures."""
        await asyncio.gather(*self._following, return_exceptions=True)

    async def close(self) -> None:
        """Let those that wait go without."""
        for task in self._following:
            task.cancel()
        await self.idle()
