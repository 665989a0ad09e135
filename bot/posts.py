"""Posting: how each kind of notice becomes a message on Discord."""

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
from bot.outage import will_pass
from bot.playbill import playbill
from bot.scene import scene, scene_at
from bot.store import Kind, State
from bot.telling import tell_title
from bot.ui.cards import lobby_card, status_card
from bot.ui.look import card
from bot.ui.messages import mention, past_turn, settled, turn_message
from bot.ui.press import Press
from bot.ui.question import question
from bot.ui.safe import plain, safe
from rules import seed_hash, write_record

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Sequence

    from bot.app import Clanmoot
    from bot.languages import Words
    from bot.scene import Scene
    from bot.store import Match, Notice, Person, Sitter
    from bot.table import Table

    #: Stores what became of a notice, and that it is told.
    Note = Callable[[Notice], Awaitable[None]]

#: Discord's words for direct messages that don't arrive.
CLOSED: Final = frozenset({50007, 50278})
_THREAD_EXISTS: Final = 160004
#: Discord's words for a place where nothing can be posted: unknown, hidden, forbidden, locked.
_NO_ENTRY: Final = frozenset({10003, 50001, NOT_PERMITTED, 50083})
_PAIR: Final = 2
#: How far back to look for a message that was posted just before a crash.
_LOOK_BACK: Final = 25


class Posts:
    """Turns notices into messages, and notes what was posted where."""

    def __init__(self, bot: Clanmoot) -> None:
        self._bot = bot
        self._store = bot.matches.store
        #: Matches whose notices may have been told just before a failure or a crash.
        self.doubtful: set[int] = set()
        #: What was posted for a notice that is not done yet.
        self._posted: dict[int, int] = {}

    async def tell(self, notice: Notice) -> None:
        """Do what a notice says; when this returns, the notice is gone from the store."""
        note = await self._tell(notice)
        await note(notice)
        self.forget(notice)

    def forget(self, notice: Notice) -> None:
        """The notice is gone."""
        self._posted.pop(notice.id, None)

    async def _tell(self, notice: Notice) -> Note:
        """Do what a notice says; gives the way to note that."""
        if notice.kind is Kind.CARD:
            return await self._card(notice)
        table = await self._bot.matches.table(notice.match_id)
        match notice.kind:
            case Kind.OPEN:
                return await self._open(table)
            case Kind.TURN:
                return await self._turn(table, notice)
            case Kind.PROMPT:
                return await self._prompt(table, notice)
            case Kind.STATUS:
                await self._status(table)
            case Kind.PROGRESS:
                await self._progress(table)
            case Kind.SETTLE:
                await self._settle(table, notice)
            case Kind.CLOSED:
                await self._closed(table, notice)
            case Kind.LEFT:
                await self._left(table, notice)
        return self._store.told

    # In the channel

    def _place(self, match: Match, place_id: int) -> discord.PartialMessageable:
        return self._bot.get_partial_messageable(place_id, guild_id=match.guild_id or None)

    async def _card(self, notice: Notice) -> Note:
        match = await self._bot.lobbies.lobby(notice.match_id)
        place = self._place(match, match.channel_id)
        sign = await self._bot.easel.sign(match.game)
        view = lobby_card(playbill(match), words(match.language), sign, called=match.guests)
        posted = await self._find(place, notice, Press("join", match.id))
        if posted is None:
            called = [discord.Object(user_id) for user_id in match.guests]
            message = await place.send(
                view=view,
                files=attached(sign),
                nonce=_nonce(match, notice),
                allowed_mentions=discord.AllowedMentions(users=called),
            )
            posted = self._posted[notice.id] = message.id
        match.card_id = posted
        return partial(self._store.save_card, match)

    async def _status(self, table: Table) -> None:
        match = table.match
        if match.card_id is None:
            return
        sign = await self._bot.easel.sign(match.game)
        view = status_card(scene(table, None), words(match.language), sign)
        message = self._place(match, match.channel_id).get_partial_message(match.card_id)
        await try_edit(message, view, attached(sign))

    async def _open(self, table: Table) -> Note:
        """Open the thread, where one may be opened; else the game stays in the channel."""
        match = table.match
        if self._bot.config.server(match.guild_id).threads and match.card_id is not None:
            posted = self._place(match, match.channel_id).get_partial_message(match.card_id)
            try:
                thread = await posted.create_thread(name=_thread_name(match))
                match.thread_id = thread.id
            except discord.HTTPException as error:
                if error.code == _THREAD_EXISTS:
                    match.thread_id = match.card_id
                elif will_pass(error):
                    raise
        return partial(self._store.save_card, match)

    # In the thread

    async def _turn(self, table: Table, notice: Notice) -> Note:
        match, tongue = table.match, words(table.match.language)
        shown = await scene_at(table, None, notice.version)
        place = self._place(match, match.place_id)
        posted = await self._find(place, notice, Press("more", match.id, shown.turn))
        if posted is None:
            posted = self._posted[notice.id] = await self._post_turn(table, shown, tongue, notice)
        old_id, old_version = match.turn_id, match.turn_version
        if old_id is not None and old_id != posted and old_version is not None:
            old = await scene_at(table, None, old_version)
            last = await scene_at(table, None, notice.version - 1)
            board = await self._bot.easel.board(last, tongue)
            await try_edit(
                place.get_partial_message(old_id),
                past_turn(old, tongue, board),
                attached(board),
                past_turn(old, tongue, None),
            )
        match.turn_id, match.turn_version = posted, notice.version
        return partial(self._store.save_turn, match)

    async def _post_turn(self, table: Table, shown: Scene, tongue: Words, notice: Notice) -> int:
        """Post it in the thread; where that is gone or shut, the game goes on in the channel."""
        match, thread_id = table.match, table.match.thread_id
        try:
            return await self._send_turn(table, shown, tongue, notice)
        except discord.HTTPException as error:
            if thread_id is None or error.code not in _NO_ENTRY:
                raise
            match.thread_id = None
            there = replace(shown, bill=playbill(match))
            try:
                return await self._send_turn(table, there, tongue, notice)
            except discord.HTTPException:
                match.thread_id = thread_id
                raise error from None

    async def _send_turn(self, table: Table, shown: Scene, tongue: Words, notice: Notice) -> int:
        match = table.match
        board = await self._bot.easel.board(shown, tongue)
        record = await asyncio.to_thread(_record_file, table) if shown.over else None
        send = partial(
            self._place(match, match.place_id).send,
            nonce=_nonce(match, notice),
            allowed_mentions=discord.AllowedMentions(
                users=await self._to_ping(table, shown, notice)
            ),
        )
        try:
            view = turn_message(shown, tongue, board, record)
            message = await send(view=view, files=attached(board, record))
        except discord.Forbidden as error:
            if error.code != NOT_PERMITTED:
                raise
            # Where no files may be attached, the game is told in words.
            message = await send(view=turn_message(shown, tongue, None))
        return message.id

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
            if not direct or (await self._store.person(user_id)).closed:
                pinged.append(discord.Object(user_id))
        return pinged

    async def _progress(self, table: Table) -> None:
        match, tongue = table.match, words(table.match.language)
        begun = table.course.turns[-1].version
        if match.turn_id is None or match.turn_version is None or match.turn_version < begun:
            # A new turn has begun, and its own message is to come.
            return
        shown = scene(table, None)
        board = await self._bot.easel.board(shown, tongue)
        message = self._place(match, match.place_id).get_partial_message(match.turn_id)
        unpainted = turn_message(shown, tongue, None)
        await try_edit(message, turn_message(shown, tongue, board), attached(board), unpainted)

    async def _closed(self, table: Table, notice: Notice) -> None:
        if notice.seat is None or notice.seat not in table.course.awaited:
            return
        match, shown = table.match, scene(table, None)
        user_id = match.sitters[notice.seat].user_id
        if user_id is None:
            return
        # All read it, so it is in their language.
        await self._place(match, match.place_id).send(
            words(match.language)("direct-closed", name=mention(shown, notice.seat)),
            nonce=_nonce(match, notice),
            allowed_mentions=discord.AllowedMentions(users=[discord.Object(user_id)]),
        )

    async def _left(self, table: Table, notice: Notice) -> None:
        if notice.seat is None or notice.user_id is None or notice.name is None:
            return
        match, sitter = table.match, table.match.sitters[notice.seat]
        key = "has-left" if match.has_people else "has-left-all"
        names = {"name": safe(notice.name), "computer": safe(sitter.name)}
        if sitter.dm_channel_id is not None and sitter.dm_message_id is not None:
            person = await self._store.person(notice.user_id)
            tongue = words(person.language or match.language)
            message = self._bot.get_partial_messageable(sitter.dm_channel_id).get_partial_message(
                sitter.dm_message_id
            )
            view = card(match.game, tell_title(tongue, match.game, match.id), tongue(key, **names))
            await try_edit(message, view, [])
        told = words(match.language)(key, **names)
        await self._place(match, match.place_id).send(told, nonce=_nonce(match, notice))

    # By direct message

    async def _prompt(self, table: Table, notice: Notice) -> Note:
        match, seat = table.match, notice.seat
        if seat is None or match.state is not State.PLAYING:
            return self._store.told
        sitter = match.sitters[seat]
        if sitter.user_id is None:
            return self._store.told
        if seat not in table.course.awaited or table.course.asked[seat] > notice.version:
            # Answered before it was asked, or before it was known that it had been.
            await self._adopt(table, sitter, notice)
            await self._settle(table, notice)
            return partial(self._store.save_prompt, match, sitter)
        person = await self._store.person(sitter.user_id)
        if person.closed or not self._bot.config.server(match.guild_id).direct_messages:
            return self._store.told
        try:
            await self._send_prompt(table, sitter, person, notice)
        except discord.Forbidden as error:
            if error.code not in CLOSED:
                raise
            return partial(self._store.save_closed, person.user_id)
        return partial(self._store.save_prompt, match, sitter)

    async def _send_prompt(
        self, table: Table, sitter: Sitter, person: Person, notice: Notice
    ) -> None:
        match, shown = table.match, scene(table, sitter.seat)
        tongue = words(person.language or match.language)
        channel = await self._bot.create_dm(discord.Object(person.user_id))
        old_id = sitter.dm_message_id
        posted = await self._find(channel, notice, *_asking(match, shown.moment))
        if posted is None:
            view, files = await question(self._bot, table, shown, tongue)
            message = await channel.send(view=view, files=files, nonce=_nonce(match, notice))
            posted = self._posted[notice.id] = message.id
        if old_id is not None and old_id != posted:
            await try_edit(channel.get_partial_message(old_id), settled(shown, tongue), [])
        sitter.dm_channel_id, sitter.dm_message_id = channel.id, posted

    async def _adopt(self, table: Table, sitter: Sitter, notice: Notice) -> None:
        """Take a prompt that was posted just before a failure or a crash for the seat's own."""
        if sitter.user_id is None or notice.match_id not in self.doubtful:
            return
        channel = await self._bot.create_dm(discord.Object(sitter.user_id))
        then = await scene_at(table, sitter.seat, notice.version)
        posted = await self._find(channel, notice, *_asking(table.match, then.moment))
        if posted is not None:
            sitter.dm_channel_id, sitter.dm_message_id = channel.id, posted

    async def _settle(self, table: Table, notice: Notice) -> None:
        if notice.seat is None:
            return
        sitter = table.match.sitters[notice.seat]
        if sitter.dm_channel_id is None or sitter.dm_message_id is None or sitter.user_id is None:
            return
        person = await self._store.person(sitter.user_id)
        tongue = words(person.language or table.match.language)
        channel = self._bot.get_partial_messageable(sitter.dm_channel_id)
        message = channel.get_partial_message(sitter.dm_message_id)
        shown = scene(table, notice.seat)
        if shown.moves and table.course.asked[notice.seat] > notice.version:
            # The seat is asked something new by now, which has a notice of its own.
            return
        if shown.moves:
            view, files = await question(self._bot, table, shown, tongue)
            await try_edit(message, view, files)
        else:
            await try_edit(message, settled(shown, tongue), [])

    async def _find(
        self, place: discord.abc.Messageable, notice: Notice, *marks: Press
    ) -> int | None:
        """A message that was posted for a notice, but not noted before a failure or a crash.

        It is known by its buttons, of which at least one must be one of the `marks`.
        """
        if notice.id in self._posted:
            return self._posted[notice.id]
        if notice.match_id not in self.doubtful:
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
            # Without the right to read the past, Discord's memory of nonces must do.
        return None


def _asking(match: Match, moment: int) -> list[Press]:
    """What only a question of that number has to press; one of them at least."""
    return [Press(verb, match.id, moment) for verb in ("move", "moves", "part")]


def _thread_name(match: Match) -> str:
    tongue = words(match.language)
    names = [plain(name) for name in match.names]
    told = " · ".join(names)
    if len(names) == _PAIR:
        told = tongue("versus", first=names[0], second=names[1])
    return f"{tell_title(tongue, match.game, match.id)} · {told}"[:100]


def _nonce(match: Match, notice: Notice) -> str:
    """The same for the same notice, also after a crash; at most 25 characters.

    Nobody who doesn't know the seed can tell from it how many notices there were before.
    """
    return seed_hash(f"{match.seed} {notice.id}")[:25]


def _record_file(table: Table) -> discord.File:
    line = write_record(table.course) + "\n"
    name = f"clanmoot-{table.match.game}-{table.match.id}.jsonl"
    return discord.File(io.BytesIO(line.encode()), filename=name)


def _marks(message: discord.Message) -> set[str]:
    """The custom ids in a message, however deep, each without the word that it ends with."""
    found: set[str] = set()
    waiting: list[object] = list(message.components)
    while waiting:
        component = waiting.pop()
        custom_id = getattr(component, "custom_id", None)
        if isinstance(custom_id, str):
            found.add(":".join(custom_id.split(":")[:3]))
        waiting += getattr(component, "children", [])
    return found
