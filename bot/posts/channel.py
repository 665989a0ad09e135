"""In the channel: the card of a match, and the thread that opens from it."""

from __future__ import annotations

import logging
from functools import partial
from typing import TYPE_CHECKING, Final

import discord

from bot.easel import attached
from bot.edits import try_edit
from bot.languages import words
from bot.outage import will_pass
from bot.posts.places import card_of, channel_of
from bot.posts.sent import nonce
from bot.public_match import public_match
from bot.scene import scene
from bot.store import State
from bot.telling import tell_title
from bot.ui.cards import lobby_card, status_card
from bot.ui.press import Press
from bot.ui.safe import plain

if TYPE_CHECKING:
    from bot.app import Clanmoot
    from bot.posts.posts import Note
    from bot.posts.sent import SentMessages
    from bot.store import Match, Notice
    from bot.table import Table

    Interaction = discord.Interaction[Clanmoot]

_log = logging.getLogger(__name__)

_THREAD_EXISTS: Final = 160004
_PAIR: Final = 2
#: Minutes without a message after which a thread leaves the list: the longest that Discord knows.
_WEEK: Final = 7 * 24 * 60


class ChannelPosts:
    """Posts cards, keeps them up to date and opens threads."""

    def __init__(self, bot: Clanmoot, sent: SentMessages) -> None:
        self._bot = bot
        self._store = bot.store
        self._sent = sent
        #: By match, the command that waits for its card.
        self.commands: dict[int, Interaction] = {}

    async def card(self, notice: Notice) -> Note:
        """Post a lobby's card, as the answer to the command that opened it if that still waits."""
        match = await self._bot.lobbies.lobby(notice.match_id)
        place = channel_of(self._bot, match)
        posted = await self._sent.find(place, notice, Press("join", match.id))
        if posted is None:
            posted = self._sent.note(notice, await self._post_card(match, notice))
        match.card_id = posted
        return partial(self._store.notices.save_card, match)

    async def _post_card(self, match: Match, notice: Notice) -> discord.Message:
        sign = await self._bot.easel.sign(match.game)
        view = lobby_card(public_match(match), words(match.language), sign)
        # If the answer fails, don't retry it: it may have arrived, or be too late.
        command = self.commands.pop(match.id, None)
        if command is not None:
            answer = await command.response.send_message(view=view, files=attached(sign))
            shown = answer.resource
            return (
                shown if isinstance(shown, discord.Message) else await command.original_response()
            )
        return await channel_of(self._bot, match).send(
            view=view, files=attached(sign), nonce=nonce(match, notice)
        )

    async def lobby(self, match_id: int) -> bool:
        """Bring a lobby's card up to date; returns whether the match was never begun."""
        match = await self._store.matches.read(match_id)
        if match is None or match.state not in (State.LOBBY, State.CANCELLED):
            return False
        card = card_of(self._bot, match)
        if card is not None:
            sign = await self._bot.easel.sign(match.game)
            view = lobby_card(public_match(match), words(match.language), sign)
            await try_edit(card, view, attached(sign))
        return True

    async def status(self, table: Table) -> None:
        """Bring the card up to date with the match."""
        match, card = table.match, card_of(self._bot, table.match)
        if card is None:
            return
        sign = await self._bot.easel.sign(match.game)
        view = status_card(scene(table, None), words(match.language), sign)
        await try_edit(card, view, attached(sign))

    async def open(self, table: Table) -> Note:
        """Open the thread, where one may be opened; else the game stays in the channel."""
        match, card = table.match, card_of(self._bot, table.match)
        # A player who was just removed from a server can open nothing there.
        here = self._bot.get_guild(match.guild_id) is not None
        if here and self._bot.config.server(match.guild_id).threads and card is not None:
            try:
                thread = await card.create_thread(
                    name=_thread_name(match), auto_archive_duration=_WEEK
                )
                match.thread_id = thread.id
                await self._admit(thread, match)
            except discord.HTTPException as error:
                if error.code == _THREAD_EXISTS:
                    match.thread_id = match.card_id
                elif will_pass(error):
                    raise
        return partial(self._store.notices.save_card, match)

    async def _admit(self, thread: discord.Thread, match: Match) -> None:
        """Make the players members of their thread, so that it stays in their list."""
        for sitter in match.sitters:
            if sitter.user_id is not None:
                try:
                    await thread.add_user(discord.Object(sitter.user_id))
                except discord.HTTPException as error:
                    # They find the thread by its link all the same.
                    _log.info("match %d: a player could not join the thread: %s", match.id, error)


def _thread_name(match: Match) -> str:
    tongue = words(match.language)
    names = [plain(name) for name in match.names]
    told = " · ".join(names)
    if len(names) == _PAIR:
        told = tongue("versus", first=names[0], second=names[1])
    return f"{tell_title(tongue, match.game, match.id)} · {told}"[:100]
