"""Planned turns: when a player's turn has come, their plan is made after a pause, as by a click.

The pause is drawn by chance, so that nobody can tell a plan from a player who is quick.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from bot.match_tasks import MatchTasks, pause
from bot.outage import disk_failed, persist
from bot.plans import due_seat

if TYPE_CHECKING:
    from bot.matches import Matches
    from bot.plans import Plans

#: The shortest and the longest pause before a planned turn, in seconds: what a player takes who has
#: been waiting for it.
PAUSE: Final = (5.0, 25.0)


class PlannedTurns:
    """Carries plans out, in one match after a pause each."""

    def __init__(self, matches: Matches, plans: Plans) -> None:
        self._matches = matches
        self._plans = plans
        self.tasks = MatchTasks("plan", self._play)

    def wake(self, match_id: int) -> None:
        """Carry out what is due in a match, if anything is."""
        table = self._matches.tables.at_hand(match_id)
        if table is None or due_seat(table) is not None:
            self.tasks.wake(match_id)

    async def resume(self) -> None:
        """Resume what a restart interrupted."""
        for match_id in await self._matches.store.matches.planned():
            self.wake(match_id)

    async def close(self) -> None:
        """Stop; the store knows who has planned what."""
        await self.tasks.close()

    async def _play(self, match_id: int) -> None:
        while (seat := due_seat(await self._matches.table(match_id))) is not None:
            await pause(*PAUSE)
            await persist(
                partial(self._plans.carry_out, match_id, seat),
                disk_failed,
                f"a plan in match {match_id} could not be carried out yet",
            )
