"""Losses: what a game needs is taken away, for good or for a while, as moderators and guests do.

Moves are never lost by that. Some messages can't be posted any more, so what is asked of them is
less from then on: see `Company.has_lost`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bot.store import State
from sandbox.world import posting, threads
from sandbox.world.channels import Thread

if TYPE_CHECKING:
    from collections.abc import Callable

    from bot.store import Match
    from rules import Chance
    from tests.bot.live_process import LiveProcess
    from tests.torture.company import Company
    from tests.torture.stored import Stored

    #: Gives back what was taken away.
    Return = Callable[[], None] | None

_RIGHTS: Final = ("send_messages", "send_messages_in_threads", "attach_files")


def _thread(live: LiveProcess, _: Company, match: Match) -> Return:
    """The thread is deleted: the game goes on in its channel."""
    thread = live.sandbox.world.channels.get(match.thread_id or 0)
    if isinstance(thread, Thread):
        threads.remove(thread)
    return None


def _messages(live: LiveProcess, company: Company, match: Match) -> Return:
    """The card and the turn's message are deleted."""
    for place_id in {match.channel_id, match.place_id}:
        place = live.sandbox.world.channels.get(place_id)
        for message in () if place is None else tuple(place.messages.values()):
            if message.id in {match.card_id, match.turn_id} and not message.deleted:
                posting.delete(message)
    return None


def _channel(live: LiveProcess, company: Company, _: Match) -> Return:
    """The channel is deleted, and the company meets in another."""
    threads.remove_channel(company.channel)
    company.channel = live.guild.text(company.game)
    return None


def _rights(_: LiveProcess, company: Company, __: Match) -> Return:
    """The bot may not post here for a while."""
    channel = company.channel
    channel.forbid(*_RIGHTS)
    return lambda: channel.permit(*_RIGHTS)


def _member(live: LiveProcess, company: Company, _: Match) -> Return:
    """A player leaves the server, and comes back."""
    guest = company.guests[-1]
    live.guild.remove(guest)
    return lambda: live.guild.add(guest)


def _bot(live: LiveProcess, _: Company, __: Match) -> Return:
    """The bot is removed from the server, and invited again."""
    bot = live.sandbox.world.bot
    live.guild.remove(bot)
    return lambda: live.guild.add(bot)


LOSSES: Final[dict[str, Callable[[LiveProcess, Company, Match], Return]]] = {
    "deleted thread": _thread,
    "deleted messages": _messages,
    "deleted channel": _channel,
    "lost rights": _rights,
    "left member": _member,
    "removed bot": _bot,
}


class Losses:
    """What is lost now, and will come back."""

    def __init__(self, live: LiveProcess, companies: list[Company]) -> None:
        self._live = live
        self._companies = companies
        self._back: list[Callable[[], None]] = []

    def take(self, stored: Stored, chance: Chance) -> str | None:
        """Let a company that plays lose something that is left to chance; returns what."""
        playing = [
            (one, match)
            for one in self._companies
            if (match := one.present(stored)) is not None and match.state is State.PLAYING
        ]
        if not playing:
            return None
        company, match = chance.pick(playing)
        name = chance.pick(list(LOSSES))
        back = LOSSES[name](self._live, company, match)
        for one in self._companies if name == "removed bot" else [company]:
            one.has_lost = True
        if back is not None:
            self._back.append(back)
        return name

    @property
    def is_anything_missing(self) -> bool:
        """Whether something is lost that will come back."""
        return bool(self._back)

    def give_back(self) -> None:
        """Let everything come back that can."""
        while self._back:
            self._back.pop()()
