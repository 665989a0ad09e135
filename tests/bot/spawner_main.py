"""A spawner: imports everything once, then forks bots as processes of their own.

They don't wait for guilds or confirmations, edit at once, and their pictures hold their view. So a
test of restarts spends its time on restarts, not on imports, pauses and painting.

Each line of the standard input names a file for the next bot's output and, if it shall die at a
certain place, the mine that is laid there. The answer is its process id and, once it has ended, its
exit code.
"""

from __future__ import annotations

import asyncio
import os
import sys
from functools import partial
from pathlib import Path
from unittest.mock import AsyncMock

import bot.app
import bot.delivery
import bot.easel
import bot.outage
import cogs.sure
from bot.cli import main
from bot.languages import LANGUAGES, words
from render import PAINTERS
from tests.bot.live import PATIENCE
from tests.bot.processes import time_in
from tests.bot.view_pictures import ViewPainter, view_png
from tests.torture.mines import lay


def prepare() -> None:
    PAINTERS.update({key: ViewPainter(painter) for key, painter in PAINTERS.items()})
    bot.easel.sign = lambda game: view_png({"sign": game})
    real = bot.app.Clanmoot
    now = partial(time_in, Path(os.environ["TIME"]))
    bot.app.Clanmoot = lambda *about, clock: real(*about, clock=now, guild_ready_timeout=0)
    cogs.sure.wants_to_confirm = AsyncMock(return_value=False)
    bot.delivery.CALM = 0.0
    bot.easel.PATIENCE = PATIENCE
    bot.outage.PATIENCE = (0, 0)
    sleep = asyncio.sleep

    async def nap(delay: float, result: object = None) -> object:
        return await sleep(min(delay, 0.01), result)

    asyncio.sleep = nap
    for language in LANGUAGES:
        words(language)


def run_bot(said: str, mine: str, steps: str) -> None:
    """Be a bot, from beginning to end."""
    if mine:
        lay(mine, int(steps))
    with open(said, "wb") as file:  # noqa: PTH123
        os.dup2(file.fileno(), sys.stdout.fileno())
        os.dup2(file.fileno(), sys.stderr.fileno())
    os.dup2(os.open(os.devnull, os.O_RDONLY), sys.stdin.fileno())
    sys.exit(main(["run"]))


def bring_forth(said: str, mine: str = "", steps: str = "") -> None:
    """Run a bot in a process of its own, and report its start and its end."""
    child = os.fork()
    if not child:
        run_bot(said, mine, steps)
    print(child, flush=True)
    print(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]), flush=True)


if __name__ == "__main__":
    prepare()
    while said := sys.stdin.readline().strip():
        bring_forth(*said.split())
