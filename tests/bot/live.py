"""The running bot for end-to-end tests: the sandbox, the bot in it, and its guests."""

from __future__ import annotations

import asyncio
import os
from contextlib import ExitStack, asynccontextmanager, contextmanager, nullcontext
from pathlib import Path
from typing import TYPE_CHECKING, Any
from unittest.mock import AsyncMock, patch

from discord import app_commands

from bot.app import Clanmoot
from bot.config import Config, Server
from bot.easel import Easel
from bot.store import Store
from render import PAINTERS
from sandbox import Clock, Sandbox, discord_pointed_at
from tests.bot.view_pictures import ViewPainter

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable, Iterator

    from bot.table import Table
    from sandbox import Message, Person, Reply, Thread
    from sandbox.faults import Fault

    Command = app_commands.Command[Any, Any, Any] | app_commands.Group

#: Real seconds after which a test that waits in vain is told so.
PATIENCE = 60.0
#: The shuffle of all matches where one is fixed.
SEED = "00000000000000000000000000000001"
_OPENAPI = os.environ.get("CLANMOOT_OPENAPI")
#: By the names of commands, what Discord is told of them.
_TRANSLATED: dict[str, dict[str, Any]] = {}


class Live:
    """A server with one channel, and the bot on it; the bot can be killed and started again."""

    def __init__(self, sandbox: Sandbox, database: Path, server: Server, locale: str) -> None:
        self.sandbox = sandbox
        self.database = database
        self.server = server
        self.guild = sandbox.guild("Live", locale=locale)
        self.games = self.guild.text("games")
        self.bot: Clanmoot
        self._running: asyncio.Task[None] | None = None

    def now(self) -> float:
        """The sandbox's time, which is the bot's too."""
        return self.sandbox.clock.utc().timestamp()

    async def open(self, *, registered: bool = True) -> None:
        """Start the bot, and wait until its commands are registered if they are needed."""
        store = await Store.open(self.database)
        config = Config(
            token=self.sandbox.token,
            database=self.database,
            computer_pause=(0, 0),
            painters=0,
            # Nobody in a test is as slow as a human being.
            actions_per_minute=0,
            lobbies_per_hour=0,
            servers={self.guild.id: self.server},
        )
        self.bot = Clanmoot(config, store, clock=self.now, guild_ready_timeout=0)
        self._running = asyncio.create_task(self.bot.start(self.sandbox.token))
        ready = asyncio.create_task(self.bot.wait_until_ready())
        await asyncio.wait([ready, self._running], return_when=asyncio.FIRST_COMPLETED)
        if self._running.done():
            self._running.result()
        if registered and self.bot.registering is not None:
            await self.bot.registering

    async def close(self) -> None:
        """Stop the bot."""
        await self.bot.close()
        if self._running is not None:
            await self._running

    async def restart(self) -> None:
        """Stop the bot and start another one on the same database."""
        await self.close()
        await self.open()

    def guest(self, name: str, locale: str = "en-US") -> Person:
        """A member of the server."""
        return self.sandbox.user(name, locale=locale)

    async def settle(self) -> None:
        """Wait until no computer and no plan is awaited and all notices have been told."""
        thinking, planned = self.bot.computers.tasks, self.bot.planned_turns.tasks
        async with asyncio.timeout(PATIENCE):
            while thinking or planned or self.bot.delivery.is_busy:
                await thinking.idle()
                await planned.idle()
                await self.bot.delivery.idle()

    async def pass_time(self, hours: float, step: float = 1.0) -> None:
        """Let time pass, in steps of so many hours; the bot looks at its clocks after each."""
        while hours > 0:
            self.sandbox.clock.advance(min(step, hours) * 3600)
            hours -= step
            while await self.bot.alarms.look():
                pass
            await self.settle()

    async def lobby_of(self, host: Person, *others: Person, **options: Any) -> Message:
        """The card of a lobby with these players; the options are those of ``/play``."""
        card = await press(host, "play", self, **{"game": "duel", **options})
        for other in others:
            await click(other, card, "join")
        return card

    async def duel(self, host: Person, other: Person, *variants: str) -> Table:
        """A duel that has begun."""
        card = await press(host, "play", self, game="duel")
        if variants:
            await self.choose_variants(host, card, variants)
            # The card follows in its own time.
            await host.until(lambda seen: seen is card)
            await self.settle()
        await click(other, card, "join")
        await click(host, card, "start")
        await self.settle()
        return await self.table()

    async def pair(self, *variants: str) -> tuple[Person, Person]:
        """Anna and Bob, whose duel has begun."""
        anna, bob = self.guest("Anna"), self.guest("Bob")
        await self.duel(anna, bob, *variants)
        return anna, bob

    async def begin(
        self, game: str, host: Person, *others: Person, computers: int = 0, **options: Any
    ) -> Table:
        """A match that has begun; the options are those of ``/play``."""
        card = await press(host, "play", self, game=game, **options)
        for other in others:
            await click(other, card, "join")
        for _ in range(computers):
            await click(host, card, "computer")
        await click(host, card, "start")
        await self.settle()
        return await self.table()

    async def choose_variants(
        self, host: Person, card: Message, variants: tuple[str, ...]
    ) -> Reply:
        """Choose variants in the menu that the Options button shows."""
        reply = await click(host, card, "options")
        assert reply.message is not None
        menu = reply.message.menus[0]
        return await host.select(reply.message, menu.custom_id, list(variants))

    async def table(self, number: int = 1) -> Table:
        """The table of a match."""
        return await self.bot.matches.table(number)

    @property
    def thread(self) -> Thread:
        """The newest thread."""
        return self.guild.threads[-1]

    def turn(self, guest: Person) -> Message:
        """The present turn message, as a guest sees it."""
        told = [m for m in reversed(self.told(guest)) if m.v2]
        return next((m for m in told if "more" in verbs(m)), told[0])

    def told(self, guest: Person) -> list[Message]:
        """What all see in the thread, as a guest sees it."""
        return [m for m in self.thread.messages_for(guest) if not m.ephemeral]

    async def prompt(self, guest: Person) -> Message:
        """The last direct message to a guest."""
        return (await guest.dm()).messages_for(guest)[-1]

    async def choose(self, guest: Person, word: str) -> None:
        """Choose a move in the last direct message, and wait until all its notices are told."""
        await answer(guest, await self.prompt(guest), word)
        await self.settle()

    async def round(self, *choices: tuple[Person, str]) -> None:
        """Let guests choose by direct message, one after the other."""
        for guest, word in choices:
            await self.choose(guest, word)


async def press(guest: Person, command: str, live: Live, **options: Any) -> Message:
    """Use a command in the channel; returns the message it answered with."""
    reply = await guest.slash(live.games, command, **options)
    assert reply.message is not None
    return reply.message


def button(message: Message, verb: str) -> str:
    """The custom id of the button that does `verb`, whatever language its label is in."""
    for one in message.buttons:
        if one.custom_id is not None and one.custom_id.startswith(f"{verb}:"):
            return one.custom_id
    raise AssertionError(f"no button {verb!r} in {message.buttons}")


def verbs(message: Message) -> list[str]:
    """What the buttons of a message do."""
    return [one.custom_id.partition(":")[0] for one in message.buttons if one.custom_id is not None]


async def click(guest: Person, message: Message, verb: str, **how: Any) -> Reply:
    """Press the button that does `verb`; waits until there is something to see."""
    reply = await guest.click(message, button(message, verb), **how)
    return await reply.answered()


async def choose(guest: Person, message: Message, word: str, **how: Any) -> Reply:
    """Choose a move in the menu, or by the button, that a message offers."""
    for menu in message.menus:
        if any(option.value == word for option in menu.options):
            return await (await guest.select(message, menu.custom_id, [word], **how)).answered()
    for one in message.buttons:
        if one.custom_id is not None and one.custom_id.endswith(f":{word}"):
            return await (await guest.click(message, one.custom_id, **how)).answered()
    raise AssertionError(f"no move {word!r} in {message.menus} {message.buttons}")


async def answer(guest: Person, message: Message, word: str) -> None:
    """Choose a move, if need be for sure, and wait until something else is asked, or nothing."""
    before = controls(message)
    await choose(guest, message, word)
    await guest.until(lambda seen: seen is message and controls(message) != before)
    if "sure" in verbs(message):
        await click(guest, message, "sure")
        await guest.until(lambda seen: seen is message and "sure" not in verbs(message))


def parts(message: Message) -> list[str]:
    """The parts that a message offers to choose from first."""
    return [
        option.value
        for menu in message.menus
        if menu.custom_id.startswith("part:")
        for option in menu.options
    ]


def part_called(message: Message, label: str) -> str:
    """The part of that name."""
    (part,) = [
        option.value for menu in message.menus for option in menu.options if option.label == label
    ]
    return part


async def open_part(guest: Person, message: Message, part: str) -> None:
    """Choose a part, and wait until its moves are offered."""
    (menu,) = message.menus
    await guest.select(message, menu.custom_id, [part])
    await guest.until(lambda seen: seen is message and bool(offered(message)))


async def close_part(guest: Person, message: Message) -> None:
    """Go back to the parts."""
    await click(guest, message, "part")
    await guest.until(lambda seen: seen is message and bool(parts(message)))


async def arrived(fault: Fault) -> None:
    """Wait until the bot sends a request that a fault was made for."""
    async with asyncio.timeout(PATIENCE):
        await fault.arrived.wait()


def controls(message: Message) -> frozenset[str]:
    """The custom ids with which a message offers moves; another question has others."""
    ids = [menu.custom_id for menu in message.menus]
    ids += [one.custom_id for one in message.buttons if one.custom_id is not None]
    return frozenset(one for one in ids if one.startswith(("move:", "moves:")))


def offered(message: Message) -> list[str]:
    """The moves that a message offers, in menus or by buttons."""
    words = [
        option.value
        for menu in message.menus
        if menu.custom_id.startswith("moves:")
        for option in menu.options
    ]
    words += [
        one.custom_id.split(":", 3)[3]
        for one in message.buttons
        if one.custom_id is not None and one.custom_id.startswith("move:")
    ]
    return words


@contextmanager
def commands_translated_once() -> Iterator[None]:
    """All bots of a process have the same commands: only the first translates them.

    discord.py asks for each of their texts in each of Discord's languages.
    """
    with ExitStack() as patched:
        for kind in (app_commands.Command, app_commands.Group):
            real = kind.get_translated_payload

            async def known(
                command: Command, *about: Any, real: Callable[..., Any] = real
            ) -> dict[str, Any]:
                if command.qualified_name not in _TRANSLATED:
                    _TRANSLATED[command.qualified_name] = await real(command, *about)
                return _TRANSLATED[command.qualified_name]

            patched.enter_context(patch.object(kind, "get_translated_payload", known))
        yield


@asynccontextmanager
async def live_bot(
    tmp: Path,
    server: Server | None = None,
    *,
    locale: str = "en-GB",
    painted: bool = False,
    confirming: bool = False,
    lifelike: bool = False,
) -> AsyncIterator[Live]:
    """The bot running in a sandbox; at the end no request may have broken a limit of Discord's.

    The server prefers English, unless `locale` says otherwise; ``en-US`` is no preference. Unless
    `painted`, pictures are made quickly and hold the whole view. Unless `confirming`, nobody is
    asked before moves that can't be undone. Unless `lifelike`, time stands still, Discord never
    limits rates, and everything is told at once, so that nobody waits for edits.
    """
    openapi = Path(_OPENAPI) if _OPENAPI else None
    # A database that is soon thrown away need not make room for many moves.
    small = patch("bot.store.schema._ROOM", 1)
    stand_ins = {key: ViewPainter(painter) for key, painter in PAINTERS.items()}
    # A test of some real pictures need not wait until all games' painters are warm.
    cold = patch.object(Easel, "warm", AsyncMock())
    painters = cold if painted else patch.dict(PAINTERS, stand_ins)
    restless = nullcontext() if lifelike else patch("bot.delivery.CALM", 0.0)
    # However slow the machine is, pictures come with their messages.
    patient = patch("bot.easel.PATIENCE", PATIENCE)
    eager = patch("bot.planned_turns.PAUSE", (0.0, 0.0))
    sure = patch("cogs.sure.wants_to_confirm", AsyncMock(return_value=False))
    async with Sandbox(openapi=openapi, clock=Clock(running=lifelike)) as sandbox:
        if lifelike:
            sandbox.rates.realistic()
        with ExitStack() as patched:
            for one in (
                painters,
                small,
                restless,
                patient,
                eager,
                *(() if confirming else (sure,)),
            ):
                patched.enter_context(one)
            patched.enter_context(discord_pointed_at(sandbox.url))
            patched.enter_context(commands_translated_once())
            live = Live(sandbox, tmp / "live.sqlite3", server or Server(), locale)
            await live.open()
            try:
                yield live
            finally:
                await live.close()
            assert not sandbox.violations
