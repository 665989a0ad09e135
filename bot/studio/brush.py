"""Brushes: what does the jobs, some threads of this process or a process of its own."""

from __future__ import annotations

import asyncio
import logging
import os
import pickle
import sys
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Final, Protocol, TypeVar

from bot.config import PREFIX
from bot.heap import give_back
from bot.studio.pipe import HEAD, packed

if TYPE_CHECKING:
    from asyncio.subprocess import Process

    from bot.studio.jobs import Job

R = TypeVar("R")

_log = logging.getLogger(__name__)

#: The most threads that paint at once: more would leave the event loop no room to answer.
THREADS: Final = 2
#: Where this program's packages lie.
_ROOT: Final = Path(__file__).parent.parent.parent
#: Seconds that a process gets to end by itself.
_ENDING: Final = 1.0


class PaintingFailed(Exception):
    """A job failed in another process; says where, with the traceback."""


class Brush(Protocol):
    """Does several jobs at once, with a memory of its own for what it has painted before."""

    at_once: int

    async def do(self, job: Job[R]) -> R:
        """Do a job; raises what it raises."""
        ...

    async def close(self) -> None:
        """End; a job that is being done may be lost."""
        ...


class ThreadBrush:
    """Paints in threads of this process: nothing to start, but the event loop must share."""

    def __init__(self) -> None:
        self.at_once = THREADS
        # Painting has its own threads, because each thread that paints keeps a heap of its own.
        self._threads = ThreadPoolExecutor(THREADS, "brush")

    async def do(self, job: Job[R]) -> R:
        """Do a job in a thread."""
        done = await asyncio.get_running_loop().run_in_executor(self._threads, job.do)
        # A canvas takes megabytes. This takes one or two milliseconds, and nobody waits for it.
        with suppress(RuntimeError):  # Closed meanwhile.
            self._threads.submit(give_back)
        return done

    async def close(self) -> None:
        """Begin no further job."""
        self._threads.shutdown(wait=False, cancel_futures=True)


class ProcessBrush:
    """Paints in a process of its own, which is started when it is first needed.

    If it dies, the job that it was doing fails, and the next one starts another. It ends when this
    process does, however that happens: then its standard input is closed.
    """

    def __init__(self) -> None:
        self.at_once = 1
        self._process: Process | None = None

    async def do(self, job: Job[R]) -> R:
        """Do a job in the process."""
        process = self._process
        if process is None or process.returncode is not None:
            process = self._process = await _started()
        if process.stdin is None or process.stdout is None:
            raise PaintingFailed("the painting process has no pipes")
        try:
            process.stdin.write(packed(job))
            await process.stdin.drain()
            (length,) = HEAD.unpack(await process.stdout.readexactly(HEAD.size))
            # Only our own process writes to it.
            is_done, result = pickle.loads(await process.stdout.readexactly(length))  # noqa: S301
        except (OSError, EOFError) as error:
            # Asked again, it would be in the middle of something.
            await self.close()
            raise PaintingFailed(f"the painting process has ended ({error})") from error
        except BaseException:
            await self.close()
            raise
        if not is_done:
            raise PaintingFailed(result)
        done: R = result
        return done

    async def close(self) -> None:
        """End the process."""
        process, self._process = self._process, None
        if process is None:
            return
        if process.stdin is not None:
            process.stdin.close()
        try:
            async with asyncio.timeout(_ENDING):
                await process.wait()
        except TimeoutError:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()


async def _started() -> Process:
    """A process that paints. It gets no token, and stays out of the terminal's signals."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(PREFIX)}
    path = os.pathsep.join(filter(None, [str(_ROOT), kept.get("PYTHONPATH")]))
    _log.info("starting a process that paints")
    return await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bot.studio"),
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        env={**kept, "PYTHONPATH": path},
        start_new_session=True,
    )
