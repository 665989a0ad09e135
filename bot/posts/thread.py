"""In the thread: the turn messages, and what all are told between them."""

from __future__ import annotations

import asyncio
import io
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Final

import discord

from bot.easel import attached
from bot.edits import NOT_PERMITTED, try_edit
from bot.languages import words
from bot.posts.places import place_of
from bot.posts.sent import nonce
from bot.public_match import public_match
from bot.scene import scene, scene_at
from bot.ui.messages import farewell, mention, past_turn, turn_message
from bot.ui.press import Press
from rules import write_record

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.app import Clanmoot
    from bot.languages import Words
    from bot.posts.posts import Note
    from bot.posts.sent import SentMessages
    from bot.scene import Scene
    from bot.store import Notice
    from bot.table import Table

#: Discord's words for a place where nothing can be posted: unknown, hidden, forbidden, locked.
_NO_ENTRY: Final = frozenset({10003, 50001, NOT_PERMITTED, 50083})


class ThreadPosts:
    """Tells all who watch a match how it goes on."""

    def __init__(self, bot: Clanmoot, sent: SentMessages) -> None:
        self._bot = bot
        self._store = bot.store
        self._trail = sent

    async def turn(self, table: Table, notice: Notice) -> Note:
        """Post a turn's message; the one before loses its buttons."""
        match, tongue = table.match, words(table.match.language)
        shown = await scene_at(table, None, notice.version)
        place = place_of(self._bot, match)
        posted = await self._trail.find(place, notice, Press("more", match.id, shown.turn))
        if posted is None:
            posted = await self._post_turn(table, shown, tongue, notice)
        old_id, old_version = match.turn_id, match.turn_version
        if old_id is not None and old_id != posted and old_version is not None:
            old = await scene_at(table, None, old_version)
            last = await scene_at(table, None, notice.version - 1)
            pictures = await self._bot.easel.turn(last, tongue)
            await try_edit(
                place.get_partial_message(old_id),
                past_turn(old, tongue, pictures),
                pictures,
                past_turn(old, tongue, ()),
            )
        match.turn_id, match.turn_version = posted, notice.version
        return partial(self._store.notices.save_turn, match)

    async def _post_turn(self, table: Table, shown: Scene, tongue: Words, notice: Notice) -> int:
        """Post it in the thread; where that is gone or shut, the game goes on in the channel."""
        match, thread_id = table.match, table.match.thread_id
        try:
            return await self._send_turn(table, shown, tongue, notice)
        except discord.HTTPException as error:
            if thread_id is None or error.code not in _NO_ENTRY:
                raise
            match.thread_id = None
            there = replace(shown, match=public_match(match))
            try:
                return await self._send_turn(table, there, tongue, notice)
            except discord.HTTPException:
                match.thread_id = thread_id
                raise error from None

    async def _send_turn(self, table: Table, shown: Scene, tongue: Words, notice: Notice) -> int:
        pictures = await self._bot.easel.turn(shown, tongue)
        record = await asyncio.to_thread(_record_file, table) if shown.over else None
        pinged = await self._to_ping(table, shown, notice)
        send = partial(
            place_of(self._bot, table.match).send,
            nonce=nonce(table.match, notice),
            allowed_mentions=discord.AllowedMentions(users=pinged),
        )
        try:
            view = turn_message(shown, tongue, pictures, record)
            message = await send(view=view, files=attached(*pictures, record))
        except discord.Forbidden as error:
            if error.code != NOT_PERMITTED:
                raise
            # Where no files may be attached, the game is told in words.
            message = await send(view=turn_message(shown, tongue, ()))
        return self._trail.note(notice, message)

    async def _to_ping(
        self, table: Table, shown: Scene, notice: Notice
    ) -> Sequence[discord.Object]:
        """Those awaited whom no direct message reaches: one ping per person and turn.

        Who has answered meanwhile, by a standing order, need not be called any more. Of the end,
        about which nobody is written to, all hear who were not there when it came.
        """
        if shown.over:
            return [discord.Object(user_id) for user_id in shown.absent]
        direct = self._bot.config.server(table.match.guild_id).direct_messages
        pinged = []
        for seat in shown.view["to_act"]:
            user_id = table.match.sitters[seat].user_id
            if user_id is None or table.course.asked[seat] > notice.version:
                continue
            if not direct or (await self._store.people.read(user_id)).closed:
                pinged.append(discord.Object(user_id))
        return pinged

    async def progress(self, table: Table) -> None:
        """Bring the turn's message up to date."""
        match, tongue = table.match, words(table.match.language)
        begun = table.course.turns[-1].version
        if match.turn_id is None or match.turn_version is None or match.turn_version < begun:
            # A new turn has begun, and its own message is to come.
            return
        shown = scene(table, None)
        pictures = await self._bot.easel.turn(shown, tongue)
        message = place_of(self._bot, match).get_partial_message(match.turn_id)
        unpainted = turn_message(shown, tongue, ())
        await try_edit(message, turn_message(shown, tongue, pictures), pictures, unpainted)

    async def closed(self, table: Table, notice: Notice) -> None:
        """Call a player who is awaited and whom no direct message reaches."""
        if notice.seat is None or notice.seat not in table.course.awaited:
            return
        match, shown = table.match, scene(table, None)
        user_id = match.sitters[notice.seat].user_id
        if user_id is None:
            return
        # All read it, so it is in their language.
        await place_of(self._bot, match).send(
            words(match.language)("direct-closed", name=mention(shown, notice.seat)),
            nonce=nonce(match, notice),
            allowed_mentions=discord.AllowedMentions(users=[discord.Object(user_id)]),
        )

    async def left(self, table: Table, notice: Notice) -> None:
        """Tell who has left, and who goes on in that seat."""
        if notice.seat is None or notice.name is None:
            return
        match, tongue = table.match, words(table.match.language)
        told = farewell(scene(table, None), tongue, notice.seat, notice.name)
        await place_of(self._bot, match).send(told, nonce=nonce(match, notice))


def _record_file(table: Table) -> discord.File:
    line = write_record(table.course) + "\n"
    name = f"clanmoot-{table.match.game}-{table.match.id}.jsonl"
    return discord.File(io.BytesIO(line.encode()), filename=name)
