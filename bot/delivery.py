"""Delivery: posts what the store says must be told, in order, each thing once.

Every match has at most one worker, which takes its notices one by one. A notice is dropped when
Discord has it. A message that was posted but not noted before a crash is found again: by its nonce
while Discord remembers that, by its buttons afterwards.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Final

import discord

from bot.edits_aside import EditsAside
from bot.outage import disk_failed, may_pass, persist, will_pass
from bot.posts import Posts
from bot.posts.places import UNKNOWN_CHANNEL
from bot.refused import Refused
from bot.rights import missing_rights
from bot.store import NewNotice, NoticeKind, State

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.app import Clanmoot
    from bot.store import Notice

    Interaction = discord.Interaction[Clanmoot]

_log = logging.getLogger(__name__)

#: How many seconds `told` waits at most.
_WHILE: Final = 5.0
#: Small moves of one turn edit its message, and the card, at most once in this many seconds.
CALM: Final = 3.0
_CALMED: Final = frozenset({NoticeKind.PROGRESS, NoticeKind.STATUS})
#: Seconds for which Discord's refusals without a reason are taken for a passing fault.
DOUBT: Final = 900.0
#: Of these only the last counts: they bring a message up to date.
LATEST_ONLY: Final = frozenset(
    {
        NoticeKind.STATUS,
        NoticeKind.PROGRESS,
        NoticeKind.PICTURE,
        NoticeKind.SETTLE,
        NoticeKind.ANSWER,
        NoticeKind.PROMPT,
    }
)


class Delivery:
    """The workers that drain the notices."""

    def __init__(self, bot: Clanmoot) -> None:
        self._bot = bot
        self._posts = Posts(bot)
        self._store = bot.store
        self._workers: dict[int, asyncio.Task[None]] = {}
        aside = partial(EditsAside, store=bot.store, tell=self._tell, wake=self.wake)
        #: What is told apart from everything else: cards by channel, pictures by match.
        self._aside = {
            NoticeKind.STATUS: aside(NoticeKind.STATUS, lambda match: match.channel_id),
            NoticeKind.PROGRESS: aside(NoticeKind.PROGRESS, lambda match: match.id),
            NoticeKind.PICTURE: aside(NoticeKind.PICTURE, lambda match: match.id),
        }
        #: For each worker, whether something has happened that it may not have seen.
        self._news: dict[int, asyncio.Event] = {}
        #: By match and kind of notice, when the next one may be told.
        self._calm_until: dict[tuple[int, NoticeKind], float] = {}
        self._closed = False

    def wake(self, match_id: int) -> None:
        """Make a worker look for notices of this match, unless everything is stopping."""
        if self._closed:
            return
        if match_id in self._workers:
            self._news[match_id].set()
            return
        self._news[match_id] = asyncio.Event()
        worker = asyncio.create_task(self._drain(match_id), name=f"delivery {match_id}")
        self._workers[match_id] = worker

    async def answer_with_card(self, command: Interaction, match_id: int) -> None:
        """Post a lobby's card as the answer to the command that opened it.

        Returns when the card is posted, or after some seconds at the latest.
        """
        commands = self._posts.channel.commands
        commands[match_id] = command
        self.wake(match_id)
        await self.told(match_id)
        # By now the command is too old to be answered.
        commands.pop(match_id, None)

    async def resume(self) -> None:
        """Resume what a restart interrupted, and try again what could not be told."""
        await self._store.notices.revive(None)
        for match_id in await self._store.notices.waiting():
            self._posts.sent.doubtful.add(match_id)
            self.wake(match_id)

    async def revive(self, guild_id: int) -> None:
        """Try again what could not be told on a server, now that it may be possible."""
        for match_id in await self._store.notices.revive(guild_id):
            self.wake(match_id)

    async def idle(self) -> None:
        """Wait until everything has been told."""
        while workers := self._all_workers():
            await asyncio.gather(*workers, return_exceptions=True)

    @property
    def is_busy(self) -> bool:
        """Whether there is anything left to tell."""
        return bool(self._all_workers())

    def _all_workers(self) -> list[asyncio.Task[None]]:
        edits = (one for aside in self._aside.values() for one in aside.workers.values())
        return [*self._workers.values(), *edits]

    async def told(self, match_id: int) -> None:
        """Wait until a match's notices are told, but at most some seconds.

        Edits that are made aside are not waited for.
        """
        if worker := self._workers.get(match_id):
            await asyncio.wait([worker], timeout=_WHILE)

    async def close(self) -> None:
        """Stop the workers and wait until they have stopped; the store keeps what is left.

        An answer that takes longer than stopping waits may still decide something: that is told
        after the next start.
        """
        self._closed = True
        workers = self._all_workers()
        for worker in workers:
            worker.cancel()
        await asyncio.gather(*workers, return_exceptions=True)

    async def _drain(self, match_id: int) -> None:
        try:
            await self._bot.wait_until_ready()
            pause: float | None = 0.0
            while pause is not None:
                if pause > 0:
                    with suppress(TimeoutError):
                        await asyncio.wait_for(self._news[match_id].wait(), pause)
                await self._bot.pending_replies.drained()
                pause = await persist(
                    partial(self._tell_all, match_id),
                    disk_failed,
                    f"what must be told of match {match_id} could not be seen to yet",
                )
        except discord.HTTPException:
            # It was named when it was kept.
            pass
        except Exception:
            _log.exception("telling of match %d stopped", match_id)
        finally:
            self._posts.sent.doubtful.discard(match_id)
            del self._workers[match_id], self._news[match_id]

    async def _tell_all(self, match_id: int) -> float | None:
        """Tell everything that is due.

        Returns the seconds until more may be due; ``None`` if nothing is left.
        """
        news = self._news[match_id]
        news.clear()
        open_ones = await self._store.notices.of(match_id)
        notices = [one for one in open_ones if not self._is_seen_to(one)]
        waiting: list[float] = []
        for place, notice in enumerate(notices):
            calm = self._calm_left(notice)
            if _is_outdated(notice, notices[place + 1 :]):
                await self._store.notices.told(notice)
            elif calm > 0:
                waiting.append(calm)
            elif notice.kind in self._aside:
                await self._aside[notice.kind].take(notice.match_id)
                self._keep_calm(notice)
            else:
                await self._tell(notice)
                self._keep_calm(notice)
        if len(notices) > len(waiting) or news.is_set():
            return 0.0
        return min(waiting, default=None)

    def _is_seen_to(self, notice: Notice) -> bool:
        """Whether there is nothing to do for a notice now: others do it, or it must wait."""
        if notice.kind is NoticeKind.UNTOLD:
            return True
        if notice.kind in self._aside and self._aside[notice.kind].has(notice.match_id):
            return True
        return self._bot.answers.is_coming(notice)

    def _calm_left(self, notice: Notice) -> float:
        """How many seconds a notice must wait so that its message isn't edited too often."""
        until = self._calm_until.get((notice.match_id, notice.kind), 0.0)
        return until - asyncio.get_running_loop().time()

    def _keep_calm(self, told: Notice) -> None:
        """Note that a message has been edited; with a new turn everything may be edited again."""
        now = asyncio.get_running_loop().time()
        self._calm_until = {one: end for one, end in self._calm_until.items() if end > now}
        if told.kind is NoticeKind.TURN:
            for kind in _CALMED:
                self._calm_until.pop((told.match_id, kind), None)
        elif told.kind in _CALMED:
            self._calm_until[told.match_id, told.kind] = now + CALM

    async def _tell(self, notice: Notice) -> None:
        """Tell one notice, retrying for as long as Discord can't be reached.

        Raises what Discord still refuses without a reason after a while: the notice stays, and is
        tried again with the next move or the next start.
        """
        until = asyncio.get_running_loop().time() + DOUBT

        def passing(error: Exception) -> bool:
            doubtful = may_pass(error) and asyncio.get_running_loop().time() < until
            return _may_be_told_later(error) or doubtful

        try:
            await persist(partial(self._try, notice), passing, f"notice {notice.id} not told yet")
        except Exception as error:
            if may_pass(error):
                _log.error(
                    "notice %d (%s) of match %d is kept: Discord does not take it (%s); "
                    "is the token right, and may this machine reach Discord?",
                    notice.id,
                    notice.kind,
                    notice.match_id,
                    error,
                )
                raise
            await self._give_up(notice, error)

    async def _try(self, notice: Notice) -> None:
        try:
            await self._posts.tell(notice)
        except Exception as error:
            if _may_be_told_later(error) or may_pass(error):
                self._posts.sent.doubtful.add(notice.match_id)
            raise

    async def _place(self, notice: Notice) -> str:
        """Where a notice could not be told, and which rights the bot lacks there."""
        match = None
        with suppress(Refused):
            match = await self._store.matches.read(notice.match_id)
        if match is None:
            return ""
        lacking = ", ".join(missing_rights(self._bot, match)) or "none that is known"
        return (
            f"; match {match.id}, server {match.guild_id}, channel {match.channel_id}, "
            f"missing rights: {lacking}"
        )

    async def _give_up(self, notice: Notice, error: Exception) -> None:
        """Drop a notice that would only fail again and hold up everything after it."""
        if isinstance(error, discord.HTTPException | Refused):
            # Forbidden or gone for good: retrying won't help.
            place = await self._place(notice)
            _log.warning("notice %d (%s) can't be told: %s%s", notice.id, notice.kind, error, place)
        else:
            _log.error("telling notice %d (%s) failed", notice.id, notice.kind, exc_info=error)
        if notice.kind is NoticeKind.CARD:
            # A lobby without its card is useless.
            await self._bot.lobbies.call_off(notice.match_id)
        instead: list[NewNotice] = []
        if notice.kind is NoticeKind.PROMPT:
            # A player who can't be asked directly is called in the thread; otherwise the game would
            # stall.
            instead = [NewNotice(NoticeKind.CLOSED, notice.seat)]
        elif notice.kind is NoticeKind.TURN and isinstance(error, discord.HTTPException):
            instead = await self._instead_of_turn(notice, error)
        await self._store.notices.told(notice, instead=instead)
        self._posts.sent.forget(notice)

    async def _instead_of_turn(
        self, notice: Notice, error: discord.HTTPException
    ) -> list[NewNotice]:
        """What comes of a turn that can't be posted: it waits until it can be.

        If that is the last one and its channel is gone, every player is told the end directly.
        """
        match = await self._store.matches.read(notice.match_id)
        last = match is not None and match.state is State.OVER and notice.version == match.length
        if match is None or not last or error.code != UNKNOWN_CHANNEL:
            return [NewNotice(NoticeKind.UNTOLD, version=notice.version)]
        waiting = await self._store.notices.of(match.id)
        told = {one.seat for one in waiting if one.kind is NoticeKind.END}
        people = [one for one in match.sitters if one.user_id is not None and one.seat not in told]
        return [NewNotice(NoticeKind.END, one.seat) for one in people]


def _is_outdated(notice: Notice, later: Sequence[Notice]) -> bool:
    """Whether a later notice makes this one needless."""
    if notice.kind is NoticeKind.PROGRESS and any(one.kind is NoticeKind.TURN for one in later):
        return True
    return notice.kind in LATEST_ONLY and any(
        (one.kind, one.seat) == (notice.kind, notice.seat) for one in later
    )


def _may_be_told_later(error: Exception) -> bool:
    return will_pass(error) or disk_failed(error)
