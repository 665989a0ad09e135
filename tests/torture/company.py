"""A company of scripted people with a channel of their own, who play one game after the other."""

from __future__ import annotations

import re
from contextlib import suppress
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, NamedTuple

from bot.store import State
from sandbox import Refused
from tests.bot.live import button

if TYPE_CHECKING:
    from bot.store import Match
    from rules import Chance
    from sandbox import Message, Person, Reply, Sandbox, TextChannel
    from tests.torture.stored import Stored

#: The verbs by which a direct message asks for a move.
ASKING = ("move", "moves", "part", "sure")
_CONTROL = re.compile(r"(?P<verb>[a-z]+):(?P<match>\d+):(?P<moment>\d+)(?::(?P<word>.+))?")
#: One click in so many takes a move back, where that is offered.
_REGRET = 6


class Control(NamedTuple):
    """A button, or a line of a menu, that can be pressed."""

    verb: str
    match: int
    moment: int
    custom_id: str
    #: The line; ``None`` for a button.
    value: str | None
    word: str | None


@dataclass(slots=True)
class Click:
    """What somebody has just done, and what may have come of it."""

    match_id: int
    seat: int
    #: What must then be in the log; ``None`` if nothing.
    word: str | None
    reply: Reply
    #: Whether an acknowledgement means that it is stored: a move may be asked about first.
    binding: bool
    #: Whether the bot has died since.
    cut_off: bool = False

    @property
    def is_answered_for_good(self) -> bool:
        """Whether the bot has said that it is done: not refused, nor asked about."""
        return self.binding and self.reply.acknowledged and self.reply.message is None


@dataclass(slots=True)
class Company:
    """Some people, the game they play, and what each of them must find in the log."""

    game: str
    channel: TextChannel
    guests: list[Person]
    computers: int = 0
    #: By match and seat, the entries that are known to be in the log.
    known: dict[tuple[int, int], list[str]] = field(default_factory=dict)
    #: What one of them has just done.
    click: Click | None = None
    is_playing: bool = False
    #: Whether something was taken from them, so that not every message could be posted.
    has_lost: bool = False
    #: Questions that somebody has asked to see, because none had arrived.
    hands: list[tuple[Person, Message]] = field(default_factory=list)
    #: Who has just asked for that.
    asking: tuple[Person, Reply] | None = None

    def is_answered(self, sandbox: Sandbox) -> bool:
        """Whether nobody waits for an answer that may still come."""
        click = self.click
        if click is None or click.cut_off or click.reply.acknowledged:
            return True
        # Too late, the bot has answered all the same.
        path = f"/interactions/{click.reply.interaction_id}/"
        return click.reply.failed and any(
            one.path.startswith(path) for one in sandbox.traffic.exchanges
        )

    def settle(self) -> None:
        """Everything that was done has come to its end."""
        if self.asking is not None:
            guest, reply = self.asking
            if reply.message is not None and not reply.message.loading:
                self.hands = [(guest, reply.message)]
        self.click = self.asking = None

    def cut_off(self) -> None:
        """The bot has died."""
        if self.click is not None:
            self.click.cut_off = True

    def present(self, stored: Stored) -> Match | None:
        """The match that is open in the channel."""
        for match in stored.matches.values():
            if match.channel_id == self.channel.id and match.state in {
                State.LOBBY,
                State.PLAYING,
            }:
                return match
        return None

    async def act(self, stored: Stored, chance: Chance) -> None:
        """Do the next thing, without waiting for what comes of it.

        What Discord's client does not offer, because the bot or the player is not there, is left.
        """
        with suppress(Refused):
            await self._act(stored, chance)

    async def _act(self, stored: Stored, chance: Chance) -> None:
        match = self.present(stored)
        guild = self.channel.guild
        if guild.world.bot.id not in guild.members and not self.is_playing:
            raise Refused("the bot is not on the server")
        if match is None:
            host = self.guests[0]
            reply = await host.slash(self.channel, "play", game=self.game, wait=False)
            self.click = Click(0, 0, None, reply, binding=False)
        elif match.state is State.LOBBY:
            guest, custom_id, card = self._next_in_lobby(match)
            reply = await guest.click(card, custom_id, wait=False)
            self.click = Click(match.id, 0, None, reply, binding=False)
        else:
            await self._move(match, chance)

    async def _move(self, match: Match, chance: Chance) -> None:
        """Press something that somebody is offered."""
        messages = [(guest, one) for guest in self.guests for one in direct_messages(guest)]
        messages, self.hands = messages + self.hands, []
        asked = [(guest, one, found) for guest, one in messages if (found := asking(one, match.id))]
        undos = [
            (guest, one, found) for guest, one in messages if (found := undoing(one, match.id))
        ]
        some = undos if undos and (not asked or chance.below(_REGRET) == 0) else asked
        if some:
            guest, message, found = chance.pick(some)
            await self._press(match, guest, message, chance.pick(found))
        elif self.has_lost:
            await self._look_at_hand(match, chance.pick(self.guests))

    async def _look_at_hand(self, match: Match, guest: Person) -> None:
        """Ask for one's question where one can."""
        place = await guest.dm()
        reply = await guest.slash(place, "hand", match=str(match.id), wait=False)
        self.click = Click(match.id, 0, None, reply, binding=False)
        self.asking = guest, reply

    def _next_in_lobby(self, match: Match) -> tuple[Person, str, Message]:
        """Who presses what on the card: the next one joins, or the game begins."""
        card = next(m for m in self.channel.messages_for(self.guests[0]) if m.id == match.card_id)
        here = [sitter.user_id for sitter in match.sitters]
        for guest in self.guests:
            if guest.id not in here:
                return guest, button(card, "join"), card
        verb = "computer" if here.count(None) < self.computers else "start"
        return self.guests[0], button(card, verb), card

    async def _press(self, match: Match, guest: Person, message: Message, chosen: Control) -> None:
        seat = match.seat_of(guest.id)
        assert seat is not None
        if chosen.value is None:
            reply = await guest.click(message, chosen.custom_id, wait=False)
        else:
            reply = await guest.select(message, chosen.custom_id, [chosen.value], wait=False)
        word = {"part": None, "undo": "undo"}.get(chosen.verb, chosen.word)
        binding = chosen.verb in {"sure", "undo"}
        self.click = Click(match.id, seat, word, reply, binding=binding)


def direct_messages(guest: Person) -> list[Message]:
    """What the bot has written to somebody directly, answers to clicks left out."""
    channel = guest._world.direct(guest)
    return [message for message in channel.messages_for(guest) if not message.ephemeral]


def controls(message: Message) -> list[Control]:
    """Everything in a message that can be pressed."""
    found = []
    for one in message.buttons:
        if one.custom_id is not None and not one.disabled:
            found += _read(one.custom_id, None)
    for menu in message.menus:
        for option in menu.options:
            found += _read(menu.custom_id, option.value)
    return found


def asking(message: Message, match_id: int) -> list[Control]:
    """With what a message asks for a move in a match."""
    return [one for one in controls(message) if one.verb in ASKING and one.match == match_id]


def undoing(message: Message, match_id: int) -> list[Control]:
    """With what a message offers to take a move back in a match."""
    return [one for one in controls(message) if one.verb == "undo" and one.match == match_id]


def _read(custom_id: str, value: str | None) -> list[Control]:
    found = _CONTROL.fullmatch(custom_id)
    if found is None:
        return []
    word = found["word"] if value is None else value
    return [
        Control(found["verb"], int(found["match"]), int(found["moment"]), custom_id, value, word)
    ]
