"""The bot as a process of its own, without waiting for guilds and with pictures of glass.

What a test of restarts pays for is then the restart, not the painting.
"""

from __future__ import annotations

import sys
from functools import partial

import bot.app
from bot.cli import main
from render import PAINTERS
from tests.bot.glass import GlassPainter

if __name__ == "__main__":
    PAINTERS.update({key: GlassPainter(painter) for key, painter in PAINTERS.items()})
    bot.app.Clanmoot = partial(bot.app.Clanmoot, guild_ready_timeout=0)
    sys.exit(main(["run"]))
