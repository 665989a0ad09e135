"""The running bot as a process of its own, which can be killed and started again."""

from __future__ import annotations

import asyncio
import signal
import sys
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

from sandbox import Clock, Sandbox
from tests.bot.live import PATIENCE, Live, click, offered, press
from tests.bot.players import is_called, is_over
from tests.bot.processes import BotSpawner, time_in
from tests.processes import ROOT, environment

if TYPE_CHECKING:
    from asyncio.subprocess import Process
    from collections.abc import AsyncIterator
    from pathlib import Path

    from sandbox import Person
    from tests.bot.processes import BotProcess

REAL = ("-m", "bot", "run")
#: More sessions than any test begins.
MANY = 1_000_000


class LiveProcess(Live):
    """A running bot in another process, observed only by what it does on Discord."""

    def __init__(self, sandbox: Sandbox, tmp: Path, command: tuple[str, ...] | None) -> None:
        super().__init__(sandbox, tmp / "live.sqlite3", None, "en-US")
        self._command = command
        #: Holds the bot's time, once it has been set.
        self._time = tmp / "time"
        self._environment = environment(
            TIME=str(self._time),
            CLANMOOT_API=self.sandbox.url,
            CLANMOOT_TOKEN=self.sandbox.token,
            CLANMOOT_DATABASE=str(self.database),
            CLANMOOT_LOG_LEVEL="WARNING",
            CLANMOOT_COMPUTER_PAUSE="0-0",
            CLANMOOT_PAINTERS="0",
            CLANMOOT_ACTIONS_PER_MINUTE="0",
            CLANMOOT_LOBBIES_PER_HOUR="0",
        )
        self.spawner = BotSpawner(tmp, self._environment)
        #: Where the next process shall die, if anywhere.
        self.mine = ""
        self.process: Process | BotProcess | None = None
        self.errors = b""

    def now(self) -> float:
        """The bot's time."""
        return time_in(self._time)

    def set_time(self, moment: float) -> None:
        """Let it be that time for the bot, until it is set again."""
        new = self._time.with_suffix(".new")
        new.write_text(repr(moment))
        # The bot never sees half of it.
        new.replace(self._time)

    async def spawn(self) -> Process | BotProcess:
        """Start a process; one started by a command may run beside another."""
        if self._command is None:
            return await self.spawner.spawn(self.mine)
        return await asyncio.create_subprocess_exec(
            sys.executable,
            *self._command,
            cwd=ROOT,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.PIPE,
            env=self._environment,
        )

    async def open(self) -> None:
        """Start the bot and wait until it is connected."""
        self.process = await self.spawn()
        async with asyncio.timeout(2 * PATIENCE):
            connected = asyncio.create_task(self.sandbox.connected())
            ended = asyncio.create_task(self.process.wait())
            await asyncio.wait([connected, ended], return_when=asyncio.FIRST_COMPLETED)
        if ended.done():
            connected.cancel()
            raise AssertionError((await self.process.communicate())[1].decode())
        ended.cancel()

    async def close(self) -> None:
        """Tell the bot to stop, and check that it stops cleanly."""
        assert await self.stop(signal.SIGTERM) == 0, self.errors.decode()

    async def kill(self) -> None:
        """Kill the process at once, if it has not died."""
        assert self.process is not None
        alive = self.process.returncode is None
        await self.stop(*[signal.SIGKILL] * alive)
        while self.sandbox.gateway.connected:  # noqa: ASYNC110 - the gateway tells nobody
            await asyncio.sleep(0)

    async def stop(self, *signals: signal.Signals) -> int:
        """Send signals; returns the exit code."""
        process, self.process = self.process, None
        assert process is not None
        for one in signals:
            process.send_signal(one)
        try:
            async with asyncio.timeout(PATIENCE):
                _, errors = await process.communicate()
        finally:
            # One that does not listen must not outlive the test.
            if process.returncode is None:
                process.kill()
        self.errors += errors
        assert process.returncode is not None
        return process.returncode

    async def until(self, holds) -> None:
        """Wait until something is true, looking again after each request of the bot."""
        await self.sandbox.traffic.until(lambda _: holds(), PATIENCE)

    async def duel(self, host: Person, other: Person, *variants: str) -> None:
        """A duel that has begun."""
        card = await press(host, "play", self, game="duel")
        if variants:
            await self.choose_variants(host, card, variants)
        await click(other, card, "join")
        await click(host, card, "start")
        await self.until(lambda: self.guild.threads and self.asked(host, other))

    def asked(self, *players: Person) -> bool:
        """Whether all who are called have their question, or the game is over."""
        if not [one for one in self.told(players[0]) if one.v2]:
            return False
        if is_over(self, players[0]):
            return True
        called = [guest for guest in players if is_called(self, guest)]
        return bool(called) and all(self.question(guest) for guest in called)

    def question(self, guest: Person) -> list[str]:
        """What a guest's last direct message offers."""
        direct = self.sandbox.world.direct(guest).messages_for(guest)
        return offered(direct[-1]) if direct else []


@asynccontextmanager
async def live_process(
    tmp: Path, command: tuple[str, ...] | None = None, *, closed: bool = False
) -> AsyncIterator[LiveProcess]:
    """The bot as a running process; at the end it must stop cleanly, without a complaint.

    The bot is started by a command, or without one comes from a spawner.
    """
    async with Sandbox(clock=Clock(running=False)) as sandbox:
        # A bot that is killed so often would have to wait before it connects.
        sandbox.gateway.starts.total = MANY
        live = LiveProcess(sandbox, tmp, command)
        try:
            if not closed:
                await live.open()
            yield live
            if live.process is not None:
                await live.close()
        finally:
            if live.process is not None and live.process.returncode is None:
                await live.kill()
            await live.spawner.close()
        assert not sandbox.violations
        assert b"Traceback" not in live.errors, live.errors.decode()
        assert b"ERROR" not in live.errors, live.errors.decode()
