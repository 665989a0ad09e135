"""Warm every painter, paint all samples once, and print the megabytes that this process holds."""

from __future__ import annotations

import json

from bench.measure import megabytes_held
from bot.languages import FALLBACK, words
from render import PAINTERS
from render.sample import samples_of


def main() -> None:
    """Print the megabytes without painters, and with all of them."""
    english = words(FALLBACK)
    bare = megabytes_held()
    for painter in PAINTERS.values():
        for _ in painter.warm():
            pass
    for key, painter in PAINTERS.items():
        for sample in samples_of(key):
            painter.paint(sample.shown_by(painter), sample.view, sample.names, english)
    print(json.dumps([bare, megabytes_held()]))


if __name__ == "__main__":
    main()
