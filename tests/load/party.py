"""A party: some people on a server of their own, who play one game after the other."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from time import monotonic
from typing import TYPE_CHECKING

from sandbox import DirectChannel, Thread
from tests.bot.live import button, verbs
from tests.torture.company import asking, direct_messages

if TYPE_CHECKING:
    import random

    from sandbox import Message, Person, Reply, Sandbox, Seen
    from tests.load.figures import Figures
    from tests.torture.company import Control

#: Seconds after which somebody who hears nothing looks again at what they are asked.
LOOK_AGAIN = 20.0
#: The most seconds between two clicks of the same turn.
NEXT_CLICK = 1.5
#: How many messages of a channel the sandbox keeps: people scroll no further back.
KEPT = 8


class Party:
    """Plays and notes how long everything takes."""

    def __init__(
        self,
        sandbox: Sandbox,
        number: int,
        game: str,
        size: tuple[int, int],
        chance: random.Random,
        figures: Figures,
        go: asyncio.Event,
    ) -> None:
        people, self._computers = size
        guild = sandbox.guild(f"Server {number}", locale=chance.choice(("en-GB", "ru", "uk")))
        self.game = game
        self.channel = guild.text("games")
        self.guests = [
            sandbox.user(f"{game.title()} {number}.{seat}", guilds=[guild])
            for seat in range(people)
        ]
        self._chance = chance
        self._figures = figures
        #: Set when everybody has come: nobody moves earlier.
        self._go = go
        self._news = {guest.id: asyncio.Event() for guest in self.guests}
        #: By guest, the question that was last seen.
        self._question: dict[int, tuple[int, int]] = {}
        self._clicked: float | None = None
        self._match = 0
        self._over = asyncio.Event()
        #: Set once somebody is asked something.
        self.seated = asyncio.Event()
        #: The present turn's message and the click that led to it, until it has its picture.
        self._bare: tuple[int, float] | None = None
        self._turns: set[int] = set()
        for guest in self.guests:
            guest.listeners.append(lambda seen, guest=guest: self._notice(guest, seen))

    async def play(self) -> None:
        """Play until cancelled."""
        players = [asyncio.create_task(self._answer(guest)) for guest in self.guests]
        try:
            while True:
                self._over.clear()
                await self._begin()
                await self._over.wait()
                self._figures.games += 1
        finally:
            for player in players:
                player.cancel()
            await asyncio.gather(*players, return_exceptions=True)

    async def _begin(self) -> None:
        """Open a table, and sit down."""
        host, *others = self.guests
        reply = await self._opened(host)
        while reply.failed:
            reply = await self._opened(host)
        await reply.until(lambda one: one.message is not None)
        card = reply.message
        assert card is not None
        self._match = int(button(card, "join").split(":")[1])
        for guest in others:
            await self._press(guest, card, button(card, "join"))
        for _ in range(self._computers):
            await self._press(host, card, button(card, "computer"))
        await self._press(host, card, button(card, "start"))

    async def _opened(self, host: Person) -> Reply:
        return await self._timed(await host.slash(self.channel, "play", game=self.game, wait=False))

    async def _answer(self, guest: Person) -> None:
        """Answer whatever somebody is asked, after a while."""
        answered: tuple[int, int] | None = None
        await self._go.wait()
        while True:
            self._news[guest.id].clear()
            asked = self._asked(guest)
            if asked is None:
                with suppress(TimeoutError):
                    await asyncio.wait_for(self._news[guest.id].wait(), LOOK_AGAIN)
                continue
            message, found = asked
            question = found[0].match, found[0].moment
            await asyncio.sleep(self._pause(first=question != answered))
            found = asking(message, self._match)
            if found and (found[0].match, found[0].moment) == question:
                answered = question
                await self._choose(guest, message, found)

    def _pause(self, *, first: bool) -> float:
        think = self._figures.think * (0.5 + self._chance.random())
        return think if first else min(think, NEXT_CLICK)

    def _asked(self, guest: Person) -> tuple[Message, list[Control]] | None:
        """The newest message that asks somebody something, and with what."""
        for message in reversed(direct_messages(guest)[-3:]):
            found = asking(message, self._match)
            if found:
                return message, found
        return None

    async def _choose(self, guest: Person, message: Message, found: list[Control]) -> None:
        sure = [one for one in found if one.verb == "sure"]
        moves = [one for one in found if one.verb in {"move", "moves"}]
        chosen = self._chance.choice(sure or moves or found)
        self._news[guest.id].clear()
        clicked = self._clicked = monotonic()
        await self._press(guest, message, chosen.custom_id, chosen.value)
        # What the bot answers in place comes with an edit; where nothing does, look again.
        while asking(message, self._match) == found and monotonic() - clicked < LOOK_AGAIN:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._news[guest.id].wait(), LOOK_AGAIN)
            self._news[guest.id].clear()

    async def _press(
        self, guest: Person, message: Message, custom_id: str, value: str | None = None
    ) -> None:
        if value is None:
            reply = await guest.click(message, custom_id, wait=False)
        else:
            reply = await guest.select(message, custom_id, [value], wait=False)
        await self._timed(reply, custom_id)

    async def _timed(self, reply: Reply, what: str = "/play") -> Reply:
        """Note how long an acknowledgement takes, or that none came in time."""
        figures = self._figures
        figures.interactions += 1
        await reply.until(lambda one: one.acknowledged or one.failed)
        if reply.failed:
            figures.failed.append(f"{self.game}: {what}")
        elif reply.elapsed is not None:
            figures.acknowledged.append(reply.elapsed)
        return reply

    def _notice(self, guest: Person, seen: Seen) -> None:
        """Somebody sees something new, or something changed."""
        guest.seen.clear()
        message = seen.message
        if message is None or message.ephemeral:
            return
        self._forget_old(message)
        if isinstance(message.channel, DirectChannel):
            self._news[guest.id].set()
            self._notice_question(guest, message)
        elif isinstance(message.channel, Thread) and guest is self.guests[0]:
            self._notice_turn(message)

    def _notice_question(self, guest: Person, message: Message) -> None:
        for found in asking(message, self._match)[:1]:
            question = found.match, found.moment
            if question != self._question.get(guest.id):
                self._question[guest.id] = question
                self.seated.set()
                if self._clicked is not None:
                    self._figures.asked.append(monotonic() - self._clicked)

    def _notice_turn(self, message: Message) -> None:
        """Note when a turn is told, and when it is shown."""
        now, figures = monotonic(), self._figures
        if message.id not in self._turns and {"more", "rematch"} & set(verbs(message)):
            self._turns.add(message.id)
            if self._bare is not None:
                figures.unpainted += 1
                self._bare = None
            if self._clicked is not None:
                figures.told.append(now - self._clicked)
                self._bare = message.id, self._clicked
        if self._bare is not None and self._bare[0] == message.id and message.images:
            figures.painted.append(now - self._bare[1])
            self._bare = None
        if "rematch" in verbs(message):
            self._clicked = None
            self._over.set()

    def _forget_old(self, message: Message) -> None:
        """Let the sandbox keep no more than people would scroll back."""
        messages = message.channel.messages
        while len(messages) > KEPT:
            del messages[next(iter(messages))]
