"""Answers on their way: a click in a direct message is answered there, whatever happens.

A decision made by a click in a seat's direct message is stored with an `ANSWER` notice: that
message must be brought up to date. Whoever handles the click does so at once and drops the notice;
delivery leaves it alone meanwhile. If the answer fails, or the process dies before it was given,
delivery finds the notice and does it instead. A lobby's card is kept up to date in the same way.
"""

from __future__ import annotations

import logging
import sqlite3
from collections import Counter
from contextlib import contextmanager
from typing import TYPE_CHECKING

from bot.store import NoticeKind

if TYPE_CHECKING:
    from collections.abc import Awaitable, Iterator

    from bot.matches import Matches
    from bot.store import Match, Notice

_log = logging.getLogger(__name__)


class PromisedAnswers:
    """Knows which seats are being answered in their direct messages."""

    def __init__(self, matches: Matches) -> None:
        self._matches = matches
        self._under_way: Counter[tuple[int, int]] = Counter()

    @contextmanager
    def under_way(self, match_id: int, seat: int) -> Iterator[None]:
        """A click of this seat is being answered; if that fails, delivery sees to it."""
        seats = (match_id, seat)
        self._under_way[seats] += 1
        try:
            yield
        except BaseException:
            self._end(seats)
            self._matches.changed(match_id)
            raise
        self._end(seats)

    def _end(self, seats: tuple[int, int]) -> None:
        self._under_way[seats] -= 1
        if not self._under_way[seats]:
            del self._under_way[seats]

    def is_coming(self, notice: Notice) -> bool:
        """Whether somebody else is about to do what a notice says."""
        return notice.kind is NoticeKind.ANSWER and (
            (notice.match_id, notice.seat or 0) in self._under_way
        )

    async def given(self, match_id: int, seat: int, version: int) -> None:
        """Note that a seat has its answer to what the log holds up to this length."""
        await self._note(self._matches.store.notices.answered(match_id, seat, version), match_id)

    async def card_shown(self, match: Match) -> None:
        """Note that a lobby's card shows the lobby as this click has left it."""
        await self._note(self._matches.store.notices.card_shown(match), match.id)

    async def _note(self, note: Awaitable[None], match_id: int) -> None:
        try:
            await note
        except sqlite3.Error as error:
            # The answer is given. At worst the same is shown again.
            _log.warning("an answer in match %d could not be noted: %s", match_id, error)
