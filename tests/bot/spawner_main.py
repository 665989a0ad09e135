"""A spawner: has everything imported once, and brings forth bots as processes of their own.

They don't wait for guilds, and their pictures hold their view. What a test of restarts pays for is
then the restart, not imports and painting.

Each line of the standard input names a file for what the next bot says. The answer is its process
id, and once it has ended, what it ended with.
"""

from __future__ import annotations

import os
import sys
from functools import partial

import bot.app
import bot.easel
from bot.cli import main
from bot.languages import LANGUAGES, words
from render import PAINTERS
from tests.bot.view_pictures import ViewPainter, view_png


def prepare() -> None:
    PAINTERS.update({key: ViewPainter(painter) for key, painter in PAINTERS.items()})
    bot.easel.sign = lambda game: view_png({"sign": game})
    bot.app.Clanmoot = partial(bot.app.Clanmoot, guild_ready_timeout=0)
    for language in LANGUAGES:
        words(language)


def run_bot(said: str) -> None:
    """Be a bot, from beginning to end."""
    with open(said, "wb") as file:  # noqa: PTH123
        os.dup2(file.fileno(), sys.stdout.fileno())
        os.dup2(file.fileno(), sys.stderr.fileno())
    os.dup2(os.open(os.devnull, os.O_RDONLY), sys.stdin.fileno())
    sys.exit(main(["run"]))


def bring_forth(said: str) -> None:
    """Let a bot live in a process of its own, and tell of its birth and its end."""
    child = os.fork()
    if not child:
        run_bot(said)
    print(child, flush=True)
    print(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]), flush=True)


if __name__ == "__main__":
    prepare()
    while said := sys.stdin.readline().strip():
        bring_forth(said)
