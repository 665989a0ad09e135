"""Learn the palette of a game from its samples: ``python -m render.kit.learn duel``."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any

from render import PAINTERS
from render.kit.palette import learn_palette, palette_file, write_palette
from render.painter import SheetPainter
from render.sample import samples_of, wordless

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PIL import Image


def pictures(painter: SheetPainter[Any]) -> Iterator[Image.Image]:
    """All samples of a painter."""
    for sample in samples_of(painter.key):
        yield sample.draw(painter, wordless).image


def main(keys: list[str]) -> None:
    """Learn the palettes of these games."""
    for key in keys:
        painter = PAINTERS[key]
        if not isinstance(painter, SheetPainter):
            raise TypeError(f"the painter of {key} can't be asked for unencoded pictures")
        write_palette(key, learn_palette(pictures(painter)))
        sys.stdout.write(f"{palette_file(key)}\n")


if __name__ == "__main__":
    main(sys.argv[1:])
