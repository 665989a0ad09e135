"""In the thread: the turn messages, and what all are told between them."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Final

import discord

from bot.easel import AT_ONCE, NotPainted, Wish, attached, hurried
from bot.edits import ARCHIVED, NOT_PERMITTED, try_edit
from bot.languages import words
from bot.outage import will_pass
from bot.pings import called_by, rests
from bot.posts.locks import Locks
from bot.posts.pictures import TurnPictures
from bot.posts.places import UNKNOWN_CHANNEL, place_of, turn_is_posted
from bot.posts.sent import nonce
from bot.public_match import public_match
from bot.record_files import record_file
from bot.scene import scene, scene_at
from bot.store import NewNotice, NoticeKind
from bot.store.settings import PingBy
from bot.studio import Urgency
from bot.telling import tell_title
from bot.ui.messages import farewell, mention, past_turn, turn_message
from bot.ui.press import Press
from bot.ui.reports import report_mark, report_message
from bot.ui.safe import safe
from bot.ui.timing import offer_card, reminder, seat_card, tell_seat

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.app import Clanmoot
    from bot.languages import Words
    from bot.posts.posts import Note
    from bot.posts.sent import SentMessages
    from bot.scene import Scene
    from bot.store import Match, Notice, Person
    from bot.table import Table

#: Discord's code for a thread that a moderator has locked.
_LOCKED: Final = 160005
#: Discord's codes for a place where nothing can be posted: unknown, hidden, forbidden, locked.
_NO_ENTRY: Final = frozenset({UNKNOWN_CHANNEL, 50001, NOT_PERMITTED, ARCHIVED, _LOCKED})


class ThreadPosts:
    """Tells all who watch a match how it goes on."""

    def __init__(self, bot: Clanmoot, sent: SentMessages) -> None:
        self._bot = bot
        self._store = bot.store
        self._sent = sent
        self._pictures = TurnPictures()
        #: Turn messages that were posted before their pictures were painted.
        self._bare: set[int] = set()
        #: By match, for edits of its turn messages.
        self._edits: Locks[int] = Locks()

    async def turn(self, table: Table, notice: Notice) -> Note:
        """Post a turn's message; the one before loses its buttons."""
        match, tongue = table.match, words(table.match.language)
        place = place_of(self._bot, match)
        shown = await scene_at(table, None, notice.version)
        posted = await self._sent.find(place, notice, Press("more", match.id, shown.turn))
        if posted is None:
            posted = await self._post_turn(table, shown, tongue, notice)
        async with self._edits[match.id]:
            old_id, old_version = match.turn_id, match.turn_version
            if old_id is not None and old_id != posted and old_version is not None:
                message = place.get_partial_message(old_id)
                await self._retire(message, await scene_at(table, None, old_version), tongue)
            match.turn_id, match.turn_version = posted, notice.version
        # One that was found after a crash may lack them too.
        late = posted in self._bare or (posted not in self._pictures and not shown.over)
        self._bare.discard(posted)
        instead = [NewNotice(NoticeKind.PROGRESS)] if late else []
        return partial(self._store.notices.save_turn, match, instead=instead)

    async def report(self, table: Table, notice: Notice) -> None:
        """Post what has just happened that deserves a message of its own."""
        match, tongue = table.match, words(table.match.language)
        place = place_of(self._bot, match)
        shown = await scene_at(table, None, notice.version)
        if await self._sent.find(place, notice, report_mark(shown)) is not None:
            return
        try:
            pictures = await self._bot.easel.report(shown, tongue, hurried(Urgency.TURN))
        except NotPainted:
            # The game goes on: it is told in words, and the boards show it.
            pictures = []
        send = partial(place.send, nonce=nonce(match, notice))
        last = int(notice.word or 1)
        try:
            try:
                view = report_message(shown, tongue, pictures, last=last)
                message = await send(view=view, files=pictures)
            except discord.Forbidden as error:
                if error.code != NOT_PERMITTED:
                    raise
                # Without the right to attach files, it is told in words.
                message = await send(view=report_message(shown, tongue, (), last=last))
        except discord.HTTPException as error:
            if error.code not in _NO_ENTRY:
                raise
            # The turn's message, which comes next, finds out where the game can be told.
            return
        self._sent.note(notice, message)

    async def _retire(self, message: discord.PartialMessage, old: Scene, tongue: Words) -> None:
        """Take the buttons of a past turn away; it keeps its pictures."""
        if message.id in self._pictures:
            await try_edit(message, past_turn(old, tongue, self._pictures[message.id]), None)
            self._pictures.forget(message.id)
        else:
            # After a restart we don't know which pictures it has: it gets those it began with.
            unpainted = past_turn(old, tongue, ())
            try:
                pictures = await self._bot.easel.turn(old, tongue, hurried(Urgency.TURN))
            except NotPainted:
                await try_edit(message, unpainted, [])
            else:
                await try_edit(message, past_turn(old, tongue, pictures), pictures, unpainted)

    async def _post_turn(self, table: Table, shown: Scene, tongue: Words, notice: Notice) -> int:
        """Post it in the thread; if that is gone or locked, the game goes on in the channel."""
        match = table.match
        before = match.thread_id, match.shut_thread_id
        thread_id = match.thread_id or match.shut_thread_id
        # A thread that was locked is tried again: the game returns when it is unlocked.
        match.thread_id, match.shut_thread_id = thread_id, None
        try:
            return await self._send_turn(table, _where(shown, match), tongue, notice)
        except discord.HTTPException as error:
            match.thread_id, match.shut_thread_id = before
            if thread_id is None or error.code not in _NO_ENTRY:
                raise
            match.thread_id = None
            match.shut_thread_id = thread_id if error.code == _LOCKED else None
            try:
                return await self._send_turn(table, _where(shown, match), tongue, notice)
            except discord.HTTPException as second:
                match.thread_id, match.shut_thread_id = before
                # Of a thread that is gone, the channel says whether anything can be done about it.
                raise (second if error.code == UNKNOWN_CHANNEL else error) from None

    async def _send_turn(self, table: Table, shown: Scene, tongue: Words, notice: Notice) -> int:
        late = False
        try:
            # The last one holds the record too, and nobody is asked after it.
            wish = AT_ONCE if shown.over else hurried(Urgency.TURN)
            pictures = await self._bot.easel.turn(shown, tongue, wish)
        except NotPainted:
            pictures, late = [], True
        record = await asyncio.to_thread(record_file, table) if shown.over else None
        to_call = await self._to_call(table, shown, notice)
        called, pinged = [person.user_id for person in to_call], await self._awake(to_call)
        send = partial(
            place_of(self._bot, table.match).send,
            nonce=nonce(table.match, notice),
            allowed_mentions=discord.AllowedMentions(users=pinged),
        )
        try:
            view = turn_message(shown, tongue, pictures, record, called)
            message = await send(view=view, files=attached(*pictures, record))
            self._pictures.note(message.id, pictures)
            if late:
                self._bare.add(message.id)
        except discord.Forbidden as error:
            if error.code != NOT_PERMITTED:
                raise
            # Without the right to attach files, the game is told in words.
            message = await send(view=turn_message(shown, tongue, (), called=called))
            self._pictures.note(message.id, ())
        return self._sent.note(notice, message)

    async def _to_call(self, table: Table, shown: Scene, notice: Notice) -> list[Person]:
        """The users whom no direct message reaches: one ping per person and turn.

        Of the players who are awaited; not one whose standing order has answered. At the end of the
        game, of those who weren't present, and all who watch it.
        """
        read = self._store.people.read
        if shown.over:
            absent = [await read(user_id) for user_id in shown.absent]
            watching = [
                await read(user_id)
                for user_id in await self._store.watchers.of(table.match.id)
                if table.match.seat_of(user_id) is None
            ]
            return watching + [
                one
                for one in absent
                if one.settings.endings
                and called_by(self._bot, table.match, one) is not PingBy.DIRECT
            ]
        awaited = [
            await read(user_id)
            for seat in shown.view["to_act"]
            if (user_id := table.match.sitters[seat].user_id) is not None
            and not table.match.sitters[seat].is_computer
            and table.course.asked[seat] <= notice.version
        ]
        return [one for one in awaited if called_by(self._bot, table.match, one) is PingBy.MENTION]

    async def _awake(self, people: Sequence[Person]) -> list[discord.Object]:
        """Those who may be called now."""
        return [discord.Object(one.user_id) for one in people if not await rests(self._bot, one)]

    async def progress(self, table: Table) -> None:
        """Bring the turn's message up to date, unless a new one is coming."""
        match, tongue = table.match, words(table.match.language)
        if match.turn_id is None or not turn_is_posted(table):
            return
        shown = scene(table, None)
        try:
            wish = Wish(Urgency.LATER, wanted=partial(turn_is_posted, table))
            pictures = await self._bot.easel.turn(shown, tongue, wish)
        except NotPainted:
            return
        async with self._edits[match.id]:
            if not turn_is_posted(table):
                # A new turn began while this was painted: it must not wait for a stale edit.
                return
            message = place_of(self._bot, match).get_partial_message(match.turn_id)
            painted, unpainted = (turn_message(shown, tongue, some) for some in (pictures, ()))
            wake = partial(self._wake, match)
            edited = await try_edit(message, painted, pictures, unpainted, wake)
            if edited is not None:
                self._pictures.note(message.id, pictures if edited is painted else ())

    async def _wake(self, match: Match) -> bool:
        """Bring the thread of a match back to the list; tells whether that was possible."""
        try:
            thread = await self._bot.fetch_channel(match.place_id)
            if not isinstance(thread, discord.Thread):
                return False
            await thread.edit(archived=False)
        except discord.HTTPException as error:
            if will_pass(error):
                raise
            return False
        return True

    async def closed(self, table: Table, notice: Notice) -> None:
        """Call a player whom no direct message reaches, if awaited or if the game is over."""
        match, shown = table.match, scene(table, None)
        if notice.seat is None or not (shown.over or notice.seat in table.course.awaited):
            return
        user_id = match.sitters[notice.seat].user_id
        if user_id is None:
            return
        person = await self._store.people.read(user_id)
        # Everybody reads it, so it is in the match's language.
        await place_of(self._bot, match).send(
            words(match.language)(_call(shown, person), name=mention(shown, notice.seat)),
            nonce=nonce(match, notice),
            allowed_mentions=discord.AllowedMentions(users=await self._awake([person])),
        )

    async def seat(self, table: Table, notice: Notice) -> None:
        """Tell what became of a seat, such as that its player's time was over."""
        if notice.seat is None or notice.word is None:
            return
        match, shown, seat = table.match, scene(table, None), notice.seat
        tongue, send = words(match.language), place_of(self._bot, match).send
        offered = seat_card(shown, tongue, seat, notice.word)
        if offered is not None:
            await send(view=offered, nonce=nonce(match, notice))
        else:
            told = tell_seat(shown, tongue, seat, notice.word)
            await send(told, nonce=nonce(match, notice))

    async def offer(self, table: Table, notice: Notice) -> None:
        """Ask a user whether they want a seat, if it is still offered to them."""
        match, seat, user_id = table.match, notice.seat, notice.user_id
        if seat is None or user_id is None:
            return
        if await self._store.offers.read(match.id, seat) != user_id:
            return
        person = await self._store.people.read(user_id)
        await place_of(self._bot, match).send(
            view=offer_card(scene(table, None), words(match.language), seat, f"<@{user_id}>"),
            nonce=nonce(match, notice),
            allowed_mentions=discord.AllowedMentions(users=await self._awake([person])),
        )

    async def handed(self, table: Table, notice: Notice) -> None:
        """Tell who has a seat now."""
        if notice.seat is None or notice.name is None:
            return
        match = table.match
        told = words(match.language)(
            "seat-handed", old=safe(notice.name), new=safe(match.sitters[notice.seat].name)
        )
        await place_of(self._bot, match).send(told, nonce=nonce(match, notice))

    async def remind(self, table: Table, seat: int, notice: Notice, person: Person) -> None:
        """Remind a player who wants to be mentioned that the match waits for them."""
        match, tongue = table.match, words(table.match.language)
        shown = scene(table, seat)
        title = tell_title(tongue, match.game, match.id)
        await place_of(self._bot, match).send(
            reminder(shown, tongue, title, mention(shown, seat), notice.name),
            nonce=nonce(match, notice),
            allowed_mentions=discord.AllowedMentions(users=await self._awake([person])),
        )

    async def left(self, table: Table, notice: Notice) -> None:
        """Tell who has left, and who plays on in that seat."""
        if notice.seat is None or notice.name is None:
            return
        match, tongue = table.match, words(table.match.language)
        told = farewell(scene(table, None), tongue, notice.seat, notice.name)
        await place_of(self._bot, match).send(told, nonce=nonce(match, notice))


def _call(shown: Scene, person: Person) -> str:
    """The text with which a player is called."""
    if shown.over:
        return "end-called"
    return "called-within-turn" if person.settings.calls is PingBy.MENTION else "direct-closed"


def _where(shown: Scene, match: Match) -> Scene:
    """The scene as it is told in the place that a match has now."""
    return replace(shown, match=public_match(match))
