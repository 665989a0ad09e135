"""`make load`: let `MATCHES` matches be played for `SECONDS` seconds; 1 if anything failed.

Everybody thinks for `THINK` seconds on average before each answer; with ``THINK=0`` they answer at
once, which shows how much the bot can do at all.
"""

from __future__ import annotations

import asyncio
import os
import sys
import tempfile
import time
from pathlib import Path

from tests.load.figures import Figures
from tests.load.load import load

EVERY = 10.0


def main() -> int:
    """Load, and print the figures."""
    figures = Figures(int(_asked("MATCHES", "50")), float(_asked("THINK", "60")))
    said = [time.monotonic()]

    def tell(progress: str) -> None:
        if time.monotonic() >= said[-1] + EVERY:
            said.append(time.monotonic())
            print(progress, file=sys.stderr, flush=True)

    with tempfile.TemporaryDirectory() as folder:
        seconds, seed = float(_asked("SECONDS", "60")), _asked("SEED", "load")
        asyncio.run(load(Path(folder), figures, seconds, seed, tell))
    for failure in figures.failed:
        print(failure)
    print(figures)
    return 1 if figures.failed else 0


def _asked(name: str, otherwise: str) -> str:
    return os.environ.get(name) or otherwise


if __name__ == "__main__":
    sys.exit(main())
