"""Posts: each kind of notice goes to the class that can tell it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial
from typing import TYPE_CHECKING

import discord

from bot.pings import called_by
from bot.posts.channel import ChannelPosts
from bot.posts.direct import DirectPosts
from bot.posts.invitations import InvitationPosts
from bot.posts.sent import SentMessages
from bot.posts.thread import ThreadPosts
from bot.store import NoticeKind, PingBy, State

if TYPE_CHECKING:
    from bot.app import Clanmoot
    from bot.store import Notice
    from bot.table import Table

#: Stores what became of a notice, and that it has been told.
Note = Callable[["Notice"], Awaitable[None]]


class Posts:
    """Turns notices into messages, and notes what was posted where."""

    def __init__(self, bot: Clanmoot) -> None:
        self._bot = bot
        self._store = bot.store
        self.sent = SentMessages(bot)
        self.channel = ChannelPosts(bot, self.sent)
        self._thread = ThreadPosts(bot, self.sent)
        self._direct = DirectPosts(bot, self.sent)
        self._invitations = InvitationPosts(bot, self.sent)

    async def tell(self, notice: Notice) -> None:
        """Do what a notice says. When this returns, the notice is gone from the store."""
        note = await self._tell(notice)
        await note(notice)
        self.sent.forget(notice)

    async def _tell(self, notice: Notice) -> Note:
        """Do what a notice says; returns the function that notes it in the store."""
        if notice.kind is NoticeKind.CARD:
            return await self.channel.card(notice)
        if notice.kind is NoticeKind.STATUS and await self.channel.lobby(notice.match_id):
            return self._store.notices.told
        if notice.kind in (NoticeKind.INVITE, NoticeKind.FULL):
            return await self._invitations.tell(notice)
        table = await self._bot.matches.table(notice.match_id)
        match notice.kind:
            case NoticeKind.OPEN:
                return await self.channel.open(table)
            case NoticeKind.REPORT:
                await self._thread.report(table, notice)
            case NoticeKind.TURN:
                return await self._thread.turn(table, notice)
            case NoticeKind.PROMPT:
                return await self._direct.prompt(table, notice)
            case NoticeKind.PICTURE:
                return await self._direct.picture(table, notice)
            case NoticeKind.END:
                return await self._direct.end(table, notice)
            case NoticeKind.STATUS:
                await self.channel.status(table)
            case NoticeKind.PROGRESS:
                await self._thread.progress(table)
            case NoticeKind.SETTLE | NoticeKind.ANSWER:
                instead = await self._direct.settle(table, notice)
                return partial(self._store.notices.told, instead=instead)
            case NoticeKind.CLOSED:
                await self._thread.closed(table, notice)
            case NoticeKind.LEFT:
                await self._direct.left(table, notice)
                await self._thread.left(table, notice)
            case NoticeKind.SEAT:
                await self._thread.seat(table, notice)
            case NoticeKind.REMIND:
                await self._remind(table, notice)
            case NoticeKind.OFFER:
                await self._thread.offer(table, notice)
            case NoticeKind.HANDED:
                note = await self._direct.handed(table, notice)
                await self._thread.handed(table, notice)
                return note
        return self._store.notices.told

    async def _remind(self, table: Table, notice: Notice) -> None:
        """Remind a player who is still awaited, the way they want to be called."""
        seat, match = notice.seat, table.match
        if seat is None or seat not in table.course.awaited or match.state is not State.PLAYING:
            return
        user_id, asked = match.sitters[seat].user_id, table.course.asked[seat]
        if user_id is None or match.sitters[seat].is_computer or asked > notice.version:
            return
        person = await self._store.people.read(user_id)
        calls = called_by(self._bot, match, person)
        if calls is PingBy.DIRECT:
            try:
                await self._direct.remind(table, seat, notice, person)
            except discord.Forbidden:
                calls = PingBy.MENTION
        if calls is PingBy.MENTION:
            await self._thread.remind(table, seat, notice, person)
