"""Warm every painter, paint all samples once, and print the megabytes that this process holds."""

from __future__ import annotations

import asyncio
import json
from types import SimpleNamespace
from typing import TYPE_CHECKING, cast

from bench.measure import megabytes_held
from bot.easel import Easel
from bot.languages import FALLBACK, words
from render import PAINTERS
from render.sample import samples_of

if TYPE_CHECKING:
    from bot.scene import Scene
    from render.sample import Sample


async def main() -> None:
    """Print the megabytes without painters, and with all of them, painting as the bot does."""
    easel, english, bare = Easel(), words(FALLBACK), megabytes_held()
    await easel.warm(*PAINTERS)
    for key, painter in PAINTERS.items():
        for sample in samples_of(key):
            await easel.sheet(sample.shown_by(painter), _scene(key, sample), english)
    # An idle process is meant: the last picture's canvas is given back a moment later.
    await asyncio.sleep(1)
    print(json.dumps([bare, megabytes_held()]))


def _scene(key: str, sample: Sample) -> Scene:
    """Just as much of a scene as a picture needs."""
    match = SimpleNamespace(id=1, game=key)
    view, names = sample.view, sample.names
    return cast("Scene", SimpleNamespace(match=match, view=view, public=view, names=names))


if __name__ == "__main__":
    asyncio.run(main())
