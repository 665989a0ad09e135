"""By direct message: what each player is asked, and what became of it."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import TYPE_CHECKING, Final

import discord
from discord.ui import ActionRow

from bot.easel import NotPainted, Wish, attached, hurried
from bot.edits import try_edit
from bot.languages import words
from bot.pings import called_by, rests
from bot.posts.locks import Locks
from bot.posts.places import direct_message_of, turn_is_posted
from bot.posts.sent import nonce
from bot.record_files import record_file
from bot.scene import scene, scene_at
from bot.store import NewNotice, NoticeKind, State
from bot.store.settings import PingBy
from bot.studio import Urgency
from bot.telling import tell_title
from bot.ui.look import card, table_link
from bot.ui.messages import end_message, settled
from bot.ui.press import Layout, Press
from bot.ui.question import Question
from bot.ui.safe import safe
from bot.ui.timing import reminder

if TYPE_CHECKING:
    from bot.app import Clanmoot
    from bot.posts.posts import Note
    from bot.posts.sent import SentMessages
    from bot.store import Match, Notice, Person, Sitter
    from bot.table import Table

#: Discord's codes for direct messages that a user doesn't accept.
CLOSED: Final = frozenset({50007, 50278})


class DirectPosts:
    """Asks players, and brings their questions up to date."""

    def __init__(self, bot: Clanmoot, sent: SentMessages) -> None:
        self._bot = bot
        self._store = bot.store
        self._sent = sent
        #: Notices of questions that were posted before their pictures were painted.
        self._bare: set[int] = set()
        #: By match and seat, for edits of its direct messages.
        self._edits: Locks[tuple[int, int]] = Locks()

    async def prompt(self, table: Table, notice: Notice) -> Note:
        """Ask a seat, unless it has answered; its previous message loses its controls."""
        match, seat = table.match, notice.seat
        if seat is None or match.state is not State.PLAYING:
            return self._store.notices.told
        sitter = match.sitters[seat]
        if sitter.user_id is None or sitter.is_computer:
            return self._store.notices.told
        if seat not in table.course.awaited or table.course.asked[seat] > notice.version:
            # It answered before it was asked, or before the prompt was noted.
            await self._adopt(table, sitter, notice)
            return partial(
                self._store.notices.save_prompt, match, sitter, instead=[_update(table, seat)]
            )
        person = await self._store.people.read(sitter.user_id)
        calls = called_by(self._bot, match, person)
        if calls is not PingBy.DIRECT:
            # The message of a new turn has called the seat; a question within a turn has not.
            called = calls is PingBy.NEITHER or match.turn_version == notice.version
            instead = [] if called else [NewNotice(NoticeKind.CLOSED, seat)]
            return partial(self._store.notices.told, instead=instead)
        try:
            late = await self._send(table, sitter, person, notice)
        except discord.Forbidden as error:
            if error.code not in CLOSED:
                raise
            return partial(self._store.people.save_closed, person.user_id)
        instead = [NewNotice(NoticeKind.PICTURE, seat)] if late else []
        if table.course.asked[seat] > notice.version:
            # It has answered in its former message while this one was posted.
            instead = [_update(table, seat)]
        return partial(self._store.notices.save_prompt, match, sitter, instead=instead)

    async def _send(self, table: Table, sitter: Sitter, person: Person, notice: Notice) -> bool:
        """Send a question; returns whether its pictures must follow."""
        match, shown = table.match, scene(table, sitter.seat)
        tongue = words(person.language or match.language)
        channel = await self._bot.create_dm(discord.Object(person.user_id))
        old_id = sitter.dm_message_id
        posted = await self._sent.find(channel, notice, *_asking(match, shown.moment))
        if posted is not None and match.id in self._sent.doubtful:
            # One that was found after a crash may lack its pictures.
            self._bare.add(notice.id)
        if posted is None:
            asked = Question(self._bot, shown, tongue)
            try:
                files = await asked.paint(hurried(Urgency.QUESTION))
            except NotPainted:
                files = []
                self._bare.add(notice.id)
            message = await channel.send(
                view=asked.view(files),
                files=files,
                nonce=nonce(match, notice),
                # A player who has a plan for this turn need not be called.
                silent=shown.plan_has_come or await rests(self._bot, person),
            )
            posted = self._sent.note(notice, message)
        # First of all: clicks in it are answered in place only once it is noted as the seat's
        # message.
        sitter.dm_channel_id, sitter.dm_message_id = channel.id, posted
        if old_id is not None and old_id != posted:
            try:
                async with self._edits[match.id, sitter.seat]:
                    await try_edit(channel.get_partial_message(old_id), settled(shown, tongue), [])
            except BaseException:
                # The next try must settle the old message, so keep its id.
                sitter.dm_message_id = old_id
                raise
        late = notice.id in self._bare
        self._bare.discard(notice.id)
        return late

    async def picture(self, table: Table, notice: Notice) -> Note:
        """Add the pictures to a question that was posted without them, if it is still asked."""
        match, seat, told = table.match, notice.seat, self._store.notices.told
        sitter = None if seat is None else match.sitters[seat]
        message = None if sitter is None else direct_message_of(self._bot, sitter)
        if seat is None or sitter is None or message is None or sitter.user_id is None:
            return told

        def asked() -> bool:
            still = seat in table.course.awaited and table.course.asked[seat] <= notice.version
            return still and sitter.dm_message_id == message.id

        def wanted() -> bool:
            return asked() and not self._bot.clicks.any_since(message.id)

        person = await self._store.people.read(sitter.user_id)
        shown, tongue = scene(table, seat), words(person.language or match.language)
        question = Question(self._bot, shown, tongue)
        try:
            files = await question.paint(Wish(Urgency.LATER, wanted=wanted))
        except NotPainted:
            return told
        async with self._edits[match.id, seat]:
            if not wanted():
                return told
            await try_edit(message, question.view(files), files)
        # Discord may have made a seat's edit wait until after the answer to its click.
        instead = [] if asked() else [NewNotice(NoticeKind.SETTLE, seat)]
        return partial(told, instead=instead)

    async def _adopt(self, table: Table, sitter: Sitter, notice: Notice) -> None:
        """Note a prompt that was posted just before a failure or a crash as the seat's own."""
        if sitter.user_id is None or notice.match_id not in self._sent.doubtful:
            return
        channel = await self._bot.create_dm(discord.Object(sitter.user_id))
        then = await scene_at(table, sitter.seat, notice.version)
        posted = await self._sent.find(channel, notice, *_asking(table.match, then.moment))
        old = direct_message_of(self._bot, sitter)
        if posted is None or (old is not None and old.id == posted):
            return
        if old is not None:
            # Nobody will look at it again.
            person = await self._store.people.read(sitter.user_id)
            tongue = words(person.language or table.match.language)
            await try_edit(old, settled(scene(table, sitter.seat), tongue), [])
        sitter.dm_channel_id, sitter.dm_message_id = channel.id, posted

    async def end(self, table: Table, notice: Notice) -> Note:
        """Tell a player how the game has ended; the thread calls those who take no message.

        If the end could not be told where the game was, the record comes with it.
        """
        match, seat = table.match, notice.seat
        user_id = None if seat is None else match.sitters[seat].user_id
        if seat is None or user_id is None:
            return self._store.notices.told
        person = await self._store.people.read(user_id)
        direct = called_by(self._bot, match, person) is PingBy.DIRECT
        if not (direct and person.settings.endings):
            return self._store.notices.told
        shown = scene(table, seat)
        tongue = words(person.language or match.language)
        try:
            channel = await self._bot.create_dm(discord.Object(user_id))
            lost = not turn_is_posted(table)
            record = await asyncio.to_thread(record_file, table) if lost else None
            mark = Press("record" if lost else "rematch", match.id, shown.turn)
            if await self._sent.find(channel, notice, mark) is None:
                message = await channel.send(
                    view=end_message(shown, tongue, record),
                    files=attached(record),
                    nonce=nonce(match, notice),
                    silent=await rests(self._bot, person),
                )
                self._sent.note(notice, message)
        except discord.Forbidden as error:
            if error.code not in CLOSED:
                raise
            return partial(self._store.people.save_closed, user_id)
        return self._store.notices.told

    async def settle(self, table: Table, notice: Notice) -> list[NewNotice]:
        """Make a seat's message show what the seat has done, or what it is asked now.

        Returns what must still be told.
        """
        if notice.seat is None:
            return []
        sitter = table.match.sitters[notice.seat]
        message = direct_message_of(self._bot, sitter)
        if message is None or sitter.user_id is None:
            return []
        person = await self._store.people.read(sitter.user_id)
        tongue = words(person.language or table.match.language)
        shown = scene(table, notice.seat)
        if not shown.moves:
            # A player who wasn't present at the end reads the result in a message of its own.
            brief = sitter.user_id in shown.absent
            async with self._edits[table.match.id, notice.seat]:
                await try_edit(message, settled(shown, tongue, brief=brief), [])
        elif table.course.asked[notice.seat] <= notice.version:
            asked, late = Question(self._bot, shown, tongue), False
            try:
                files = await asked.paint(hurried(Urgency.QUESTION))
            except NotPainted:
                files, late = [], True
            # If the seat answered while its hand was being painted, the message is already newer.
            async with self._edits[table.match.id, notice.seat]:
                if table.course.asked[notice.seat] <= notice.version:
                    await try_edit(message, asked.view(files), files)
                    return [NewNotice(NoticeKind.PICTURE, notice.seat)] if late else []
        # Otherwise the seat has a newer question, which has its own notice.
        return []

    async def remind(self, table: Table, seat: int, notice: Notice, person: Person) -> None:
        """Remind a player that the match waits for them.

        Raises `discord.Forbidden` if the player takes no direct messages.
        """
        match, shown = table.match, scene(table, seat)
        tongue = words(person.language or match.language)
        title = tell_title(tongue, match.game, match.id)
        told = reminder(shown, tongue, title, nudger=notice.name)
        row: ActionRow[Layout] = ActionRow()
        row.add_item(table_link(shown, tongue))
        channel = await self._bot.create_dm(discord.Object(person.user_id))
        await channel.send(
            view=card(match.game, told, row),
            nonce=nonce(match, notice),
            silent=await rests(self._bot, person),
        )

    async def left(self, table: Table, notice: Notice) -> None:
        """Make the last direct message to a player who has left say so."""
        if notice.seat is None or notice.user_id is None:
            return
        match, message = table.match, direct_message_of(self._bot, table.match.sitters[notice.seat])
        if message is None:
            return
        person = await self._store.people.read(notice.user_id)
        tongue = words(person.language or match.language)
        shown = scene(table, None)
        key = "resigned" if shown.abandoned else "resigned-replaced"
        told = tongue(key, name=safe(shown.names[notice.seat]))
        title = tell_title(tongue, match.game, match.id)
        await try_edit(message, card(match.game, title, told), [])

    async def handed(self, table: Table, notice: Notice) -> Note:
        """Empty the direct message of a seat's former player: no controls, no pictures.

        The seat's new player gets one of their own.
        """
        if notice.seat is None:
            return self._store.notices.told
        match, sitter = table.match, table.match.sitters[notice.seat]
        # A message that was under way when the seat changed hands is the former player's too.
        late = direct_message_of(self._bot, sitter)
        emptied = [] if late is None else [late]
        if notice.word is not None:
            channel_id, _, message_id = notice.word.partition(".")
            channel = self._bot.get_partial_messageable(int(channel_id))
            emptied.append(channel.get_partial_message(int(message_id)))
        if notice.user_id is not None:
            person = await self._store.people.read(notice.user_id)
            tongue = words(person.language or match.language)
            told = tongue("seat-handed-on", name=safe(sitter.name))
            title = tell_title(tongue, match.game, match.id)
            for message in emptied:
                await try_edit(message, card(match.game, title, told), [])
        sitter.dm_channel_id = sitter.dm_message_id = None
        return partial(self._store.notices.save_prompt, match, sitter)


def _update(table: Table, seat: int) -> NewNotice:
    """That a seat's message is to show how things are now."""
    return NewNotice(NoticeKind.SETTLE, seat, version=table.match.length)


def _asking(match: Match, moment: int) -> list[Press]:
    """The buttons and menus that identify a question of that number; it has one of them."""
    return [Press(verb, match.id, moment) for verb in ("move", "moves", "part")]
