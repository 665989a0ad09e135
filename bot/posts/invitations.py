"""To people, about lobbies: that they are invited, and that their table is full."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import discord

from bot.languages import words
from bot.pings import called_by, rests
from bot.posts.direct import CLOSED
from bot.posts.places import channel_of
from bot.posts.sent import nonce
from bot.public_match import public_match
from bot.store import NoticeKind, State
from bot.store.settings import PingBy
from bot.ui.invitations import called_to_lobby, full_message, invitation
from bot.ui.press import Press

if TYPE_CHECKING:
    from bot.app import Clanmoot
    from bot.posts.posts import Note
    from bot.posts.sent import SentMessages
    from bot.store import Match, Notice, Person


class InvitationPosts:
    """Tells one person something about a lobby: by direct message, else by mention in the channel.

    Once the game has begun or was called off, there is nothing to tell.
    """

    def __init__(self, bot: Clanmoot, sent: SentMessages) -> None:
        self._bot = bot
        self._store = bot.store
        self._sent = sent

    async def tell(self, notice: Notice) -> Note:
        """Invite a user, or tell the host that all seats are taken."""
        match = await self._store.matches.read(notice.match_id)
        user_id = notice.user_id
        if match is None or user_id is None or match.state is not State.LOBBY:
            return self._store.notices.told
        if notice.kind is NoticeKind.INVITE and user_id not in match.invited:
            return self._store.notices.told
        person = await self._store.people.read(user_id)
        calls = called_by(self._bot, match, person)
        if notice.kind is NoticeKind.INVITE and not person.settings.invitations:
            calls = PingBy.NEITHER
        if calls is PingBy.MENTION:
            await self._mention(match, person, notice)
        elif calls is PingBy.DIRECT:
            try:
                await self._send(match, person, notice)
            except discord.Forbidden as error:
                if error.code not in CLOSED:
                    raise
                return partial(self._store.people.save_closed, user_id)
        return self._store.notices.told

    async def _send(self, match: Match, person: Person, notice: Notice) -> None:
        tongue = words(person.language or match.language)
        channel = await self._bot.create_dm(discord.Object(person.user_id))
        # A message that the table is full has no buttons to recognise it by: its nonce must do.
        mark = Press("join", match.id)
        if await self._sent.find(channel, notice, mark) is not None:
            return
        make = invitation if notice.kind is NoticeKind.INVITE else full_message
        message = await channel.send(
            view=make(public_match(match), tongue),
            nonce=nonce(match, notice),
            silent=await rests(self._bot, person),
        )
        self._sent.note(notice, message)

    async def _mention(self, match: Match, person: Person, notice: Notice) -> None:
        """Call somebody who gets no direct message; everybody reads it, in the match's language."""
        shown, tongue = public_match(match), words(match.language)
        pinged = [] if await rests(self._bot, person) else [discord.Object(person.user_id)]
        await channel_of(self._bot, match).send(
            called_to_lobby(shown, tongue, person.user_id, full=notice.kind is NoticeKind.FULL),
            nonce=nonce(match, notice),
            allowed_mentions=discord.AllowedMentions(users=pinged),
        )
