"""Mines: the places on the way of a move at which a bot can be made to die.

A mine goes off when its place is reached for the given time: the process kills itself at once, as
by SIGKILL from outside, at exactly that point.
"""

from __future__ import annotations

import os
import signal
from typing import TYPE_CHECKING, Any, Final

import discord

import bot.computers
from bot.app import Clanmoot
from bot.clocks.clockwork import Clockwork
from bot.computers import Computers
from bot.delivery import Delivery
from bot.store.database import Database
from bot.store.matches import StoredMatches
from tests.bot.view_pictures import ViewPainter

if TYPE_CHECKING:
    import sqlite3
    from collections.abc import Awaitable, Callable

    from bot.store.database import Work


class Mine:
    """Goes off at the last of so many steps."""

    def __init__(self, steps: int) -> None:
        self._left = steps
        #: Whether it counts steps.
        self.live = True

    def step(self) -> None:
        self._left -= self.live
        if self._left == 0:
            os.kill(os.getpid(), signal.SIGKILL)


def _commits(mine: Mine, where: str) -> None:
    real = Database.transact

    async def transact(database: Database, work: Work) -> None:
        def mined(connection: sqlite3.Connection) -> None:
            if where == "before":
                mine.step()
            work(connection)
            if where == "at":
                mine.step()

        await real(database, mined)
        if where == "after":
            mine.step()

    Database.transact = transact  # type: ignore[method-assign]


def before_commit(mine: Mine) -> None:
    _commits(mine, "before")


def at_commit(mine: Mine) -> None:
    _commits(mine, "at")


def after_commit(mine: Mine) -> None:
    _commits(mine, "after")


def _requests(mine: Mine, *, after: bool) -> None:
    def mined(real: Callable[..., Awaitable[Any]]) -> Callable[..., Awaitable[Any]]:
        async def request(*about: Any, **more: Any) -> Any:
            if not after:
                mine.step()
            answered = await real(*about, **more)
            if after:
                mine.step()
            return answered

        return request

    for kind in (discord.http.HTTPClient, discord.webhook.async_.AsyncWebhookAdapter):
        kind.request = mined(kind.request)


def before_request(mine: Mine) -> None:
    _requests(mine, after=False)


def after_request(mine: Mine) -> None:
    _requests(mine, after=True)


def painting(mine: Mine) -> None:
    real = ViewPainter.paint

    def paint(*about: Any) -> Any:
        mine.step()
        return real(*about)

    ViewPainter.paint = paint  # type: ignore[method-assign]


def thinking(mine: Mine) -> None:
    real = bot.computers.computer_turn

    def planned(*about: Any) -> Any:
        mine.step()
        return real(*about)

    bot.computers.computer_turn = planned  # type: ignore[attr-defined]


def starting(mine: Mine) -> None:
    for kind, name in (
        (Clanmoot, "setup_hook"),
        (Delivery, "resume"),
        (Computers, "resume"),
        (Clanmoot, "wait_until_ready"),
    ):

        def mined(real: Callable[..., Awaitable[Any]]) -> Callable[..., Awaitable[Any]]:
            async def start(*about: Any) -> Any:
                mine.step()
                return await real(*about)

            return start

        setattr(kind, name, mined(getattr(kind, name)))


#: By name, how a mine is laid.
MINES: dict[str, Callable[[Mine], None]] = {
    lay.__name__: lay
    for lay in (
        before_commit,
        at_commit,
        after_commit,
        before_request,
        after_request,
        painting,
        thinking,
        starting,
    )
}


def _wait_for_clock(mine: Mine) -> None:
    """Let a mine count steps only once a clock has been looked at."""
    real, mine.live = Clockwork.ring, False

    async def ring(clockwork: Clockwork, match_id: int) -> None:
        mine.live = True
        await real(clockwork, match_id)

    Clockwork.ring = ring  # type: ignore[method-assign]


#: So begins the name of a mine that waits until a clock is looked at.
LATE: Final = "late:"


def answering_unstored(steps: int) -> None:
    """Plant a fault: every so many decisions are answered without having been stored."""
    real, left = StoredMatches.append, [steps]

    async def append(*about: Any) -> None:
        left[0] -= 1
        if left[0] > 0:
            await real(*about)
        else:
            left[0] = steps

    StoredMatches.append = append  # type: ignore[method-assign]


def lay(name: str, steps: int) -> None:
    """Lay a mine in this process, or plant a fault."""
    if name == answering_unstored.__name__:
        answering_unstored(steps)
    else:
        mine = Mine(steps)
        if name.startswith(LATE):
            _wait_for_clock(mine)
        MINES[name.removeprefix(LATE)](mine)
