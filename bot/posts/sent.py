"""What was posted for notices that are still open, so that nothing is posted twice."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import discord

from bot.notices import AGAIN
from bot.outage import will_pass
from rules import seed_hash

if TYPE_CHECKING:
    from bot.app import Clanmoot
    from bot.store import Match, Notice
    from bot.ui.press import Press

#: How far back to look for a message that was posted just before a crash.
_LOOK_BACK: Final = 25


class SentMessages:
    """Knows what was posted, or looks for it where it may have been."""

    def __init__(self, bot: Clanmoot) -> None:
        self._bot = bot
        #: Matches whose notices may have been told just before a failure or a crash.
        self.doubtful: set[int] = set()
        self._posted: dict[int, int] = {}

    def note(self, notice: Notice, message: discord.Message) -> int:
        """Remember which message was posted for a notice; returns its id."""
        self._posted[notice.id] = message.id
        return message.id

    def forget(self, notice: Notice) -> None:
        """Forget a notice that is gone."""
        self._posted.pop(notice.id, None)

    async def find(
        self, place: discord.abc.Messageable, notice: Notice, *marks: Press
    ) -> int | None:
        """A message that was posted for a notice, but not noted before a failure or a crash.

        It is recognised by its buttons: at least one must be among the `marks`. What is asked again
        is found even if another notice has asked it.
        """
        if notice.id in self._posted:
            return self._posted[notice.id]
        if notice.match_id not in self.doubtful and notice.word != AGAIN:
            return None
        user, wanted = self._bot.user, {mark.custom_id for mark in marks}
        try:
            async for message in place.history(limit=_LOOK_BACK):
                mine = user is not None and message.author.id == user.id
                if mine and not wanted.isdisjoint(_marks(message)):
                    return message.id
        except discord.HTTPException as error:
            if will_pass(error):
                raise
            # Without permission to read the history, we rely on Discord remembering nonces.
        return None


def nonce(match: Match, notice: Notice) -> str:
    """The same for the same notice, also after a crash; at most 25 characters.

    Without the seed, nobody can tell from it how many notices there were before.
    """
    return seed_hash(f"{match.seed} {notice.id}")[:25]


def _marks(message: discord.Message) -> set[str]:
    """The custom ids in a message, however deep, each without its last word."""
    found: set[str] = set()
    waiting: list[object] = list(message.components)
    while waiting:
        component = waiting.pop()
        custom_id = getattr(component, "custom_id", None)
        if isinstance(custom_id, str):
            found.add(":".join(custom_id.split(":")[:3]))
        waiting += getattr(component, "children", [])
    return found
