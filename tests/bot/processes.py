"""Bots as real processes that need no time to be started: see `tests.bot.spawner_main`."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
import time
from typing import TYPE_CHECKING

from tests.processes import ROOT

if TYPE_CHECKING:
    from asyncio.subprocess import Process
    from pathlib import Path


def time_in(file: Path) -> float:
    """The time that a test has set in a file; as long as it has not, time passes."""
    return float(file.read_text()) if file.exists() else time.time()


class BotProcess:
    """A bot, with as much of `asyncio.subprocess.Process` as is needed here."""

    def __init__(self, pid: int, said: Path, spawner: Process) -> None:
        self.pid = pid
        self.returncode: int | None = None
        self._said = said
        self._ended = asyncio.create_task(self._end(spawner))

    async def _end(self, spawner: Process) -> int:
        assert spawner.stdout is not None
        self.returncode = int(await spawner.stdout.readline())
        return self.returncode

    def send_signal(self, number: int) -> None:
        os.kill(self.pid, number)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)

    async def wait(self) -> int:
        return await asyncio.shield(self._ended)

    async def communicate(self) -> tuple[bytes, bytes]:
        await self.wait()
        return b"", await asyncio.to_thread(self._said.read_bytes)


class BotSpawner:
    """Starts one bot after the other; all of them have the same environment."""

    def __init__(self, folder: Path, environment: dict[str, str]) -> None:
        self._folder = folder
        self._environment = environment
        self._process: Process | None = None
        self._born = 0

    async def spawn(self, mine: str = "") -> BotProcess:
        """The next bot; the one before must have ended.

        A `mine`, such as ``"at_commit 3"``, makes it die there (see `tests.torture.mines`).
        """
        if self._process is None:
            self._process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "tests.bot.spawner_main"),
                cwd=ROOT,
                env=self._environment,
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
            )
        process = self._process
        assert process.stdin is not None
        assert process.stdout is not None
        self._born += 1
        said = self._folder / f"said-{self._born}"
        process.stdin.write(f"{said} {mine}\n".encode())
        return BotProcess(int(await process.stdout.readline()), said, process)

    async def close(self) -> None:
        """End it; no bot may be left."""
        if self._process is not None:
            assert self._process.stdin is not None
            self._process.stdin.close()
            await self._process.wait()
