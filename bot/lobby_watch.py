"""Lobbies that wait: hosts are told when all seats are taken, and forgotten lobbies close."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from typing import TYPE_CHECKING, Final

from bot.public_match import LOBBY_PATIENCE

if TYPE_CHECKING:
    from bot.lobbies import Lobbies
    from bot.matches import Matches

_log = logging.getLogger(__name__)

#: Seconds between two looks. Nothing is kept in memory for a lobby that waits.
PAUSE: Final = 60.0
#: Seconds that a host gets to start a game by themselves before they are called.
PRESENT: Final = 60.0


class LobbyWatch:
    """Looks from time to time which lobbies are full, and which nobody has touched for long."""

    def __init__(self, matches: Matches, lobbies: Lobbies) -> None:
        self._matches = matches
        self._lobbies = lobbies
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to look."""
        self._task = asyncio.create_task(self._look_on(), name="lobby watch")

    async def close(self) -> None:
        """Stop looking."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait([self._task])

    async def look(self) -> None:
        """Do what is due."""
        stored, now = self._matches.store.lobbies, self._matches.clock()
        for match_id in await stored.untouched_since(now - LOBBY_PATIENCE):
            await self._lobbies.call_off(match_id, untouched_since=now - LOBBY_PATIENCE)
        for match_id in await stored.full_since(now - PRESENT):
            await self._lobbies.tell_full(match_id)

    async def _look_on(self) -> None:
        while True:
            try:
                await self.look()
            except sqlite3.Error as error:
                _log.warning("lobbies could not be looked after: %s", error)
            await asyncio.sleep(PAUSE)
