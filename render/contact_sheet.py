"""Contact sheets for human eyes: every sample of every painter, in every language.

``python -m render.contact_sheet OUT_DIR bot.languages:words en ru uk`` writes one PNG per game and
language. The function gives the words of a language; without one there are only keys.
"""

from __future__ import annotations

import sys
from pathlib import Path
from pkgutil import resolve_name
from typing import TYPE_CHECKING, Any

from PIL import Image

from render import PAINTERS
from render.kit.colour import rgb
from render.kit.palette import palette_of
from render.kit.png import encode
from render.painter import SheetPainter
from render.sample import samples_of, wordless

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from render.painter import Words

#: Half the size at which they are sent, side by side on the ground of Discord's dark theme.
_SCALE = 2
_COLUMNS = 4
_GAP = 16
_GROUND = rgb("#313338")


def contact_sheets(words_by_language: Mapping[str, Words]) -> Iterator[tuple[str, Image.Image]]:
    """A name such as ``duel-en`` and a contact sheet for each game and language."""
    for painter in PAINTERS.values():
        if isinstance(painter, SheetPainter):
            for language, words in words_by_language.items():
                yield f"{painter.key}-{language}", _contact_sheet(painter, words)


def _contact_sheet(painter: SheetPainter[Any], words: Words) -> Image.Image:
    """All samples of a painter, as many as go into each column."""
    pictures = [
        sample.draw(painter, words).image.reduce(_SCALE) for sample in samples_of(painter.key)
    ]
    width = max(picture.width for picture in pictures) + _GAP
    bottoms = [_GAP] * _COLUMNS
    places = []
    for picture in pictures:
        column = bottoms.index(min(bottoms))
        places.append((picture, (_GAP + column * width, bottoms[column])))
        bottoms[column] += picture.height + _GAP
    whole = Image.new("RGB", (_GAP + _COLUMNS * width, max(bottoms)), _GROUND)
    for picture, place in places:
        whole.paste(picture, place)
    return whole


def main(folder: str, words_function: str = "", *languages: str) -> None:
    """Write all contact sheets into a folder."""
    words_by_language: Mapping[str, Words] = {"wordless": wordless}
    if words_function:
        words_of = resolve_name(words_function)
        words_by_language = {language: words_of(language) for language in languages}
    out = Path(folder)
    out.mkdir(parents=True, exist_ok=True)
    for name, image in contact_sheets(words_by_language):
        path = out / f"{name}.png"
        path.write_bytes(encode(image, palette_of(name.partition("-")[0])))
        sys.stdout.write(f"{path}\n")


if __name__ == "__main__":
    main(*sys.argv[1:])
