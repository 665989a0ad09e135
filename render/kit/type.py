"""Type: four faces, a floor that nothing goes below, and lines of text kept as masks."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from functools import lru_cache
from itertools import combinations, pairwise
from typing import TYPE_CHECKING, Final, Literal

import font_source_sans_pro
import font_source_serif_pro
from PIL import Image, ImageDraw, ImageFont

from render.kit.cache import cached, weigh

if TYPE_CHECKING:
    from collections.abc import Iterator

#: The smallest size of anything that is read, at a picture's full width of 1200: 11 on a phone.
FLOOR: Final = 33
ELLIPSIS: Final = "…"
#: A space at which no line is broken.
NO_BREAK: Final = "\u00a0"
#: Words of up to this many letters should not end a line in Russian or Ukrainian.
_SHORT = 3
_FIRST_CYRILLIC = "\u0400"

#: A line's place: the edge or middle it is given by. The height is that of its capitals.
Anchor = Literal["left", "middle", "right"]


class Face(Enum):
    """The faces in use: serif for names and numbers, sans for sentences and coordinates."""

    SERIF_BLACK = font_source_serif_pro.font_files_ttf["SourceSerifProBlack"]
    SERIF_BOLD = font_source_serif_pro.font_files_ttf["SourceSerifProBold"]
    SANS_SEMIBOLD = font_source_sans_pro.font_files_ttf["SourceSansProSemibold"]
    SANS_BOLD = font_source_sans_pro.font_files_ttf["SourceSansProBold"]


class TooSmall(ValueError):
    """Somebody tried to write below the floor."""


@lru_cache(maxsize=64)
def font(face: Face, size: int) -> ImageFont.FreeTypeFont:
    """A face at a size. Raises `TooSmall` below the floor."""
    if size < FLOOR:
        raise TooSmall(f"{face.name} at {size} px: nothing that is read is below {FLOOR} px")
    return ImageFont.truetype(face.value, size)


@dataclass(frozen=True, slots=True, eq=False)
class Line:
    """A line of text as a mask, and where it lies around the start of its baseline."""

    text: str
    size: int
    #: Whether letters had to be left out to make it fit.
    cut: bool
    width: int
    #: Height of the capitals: what the line is centred by.
    capitals: int
    mask: Image.Image
    offset: tuple[int, int]

    @property
    def weight(self) -> int:
        """Bytes of its mask."""
        return weigh(self.mask)


@cached
def width_of(text: str, face: Face, size: int) -> int:
    """How wide a text is."""
    return round(font(face, size).getlength(text))


@cached
def line(text: str, face: Face, size: int, *, cut: bool = False) -> Line:
    """A text of one line."""
    type_ = font(face, size)
    left, top, right, bottom = (round(edge) for edge in type_.getbbox(text, anchor="ls"))
    mask = Image.new("L", (max(1, right - left), max(1, bottom - top)))
    ImageDraw.Draw(mask).text((-left, -top), text, 255, type_, anchor="ls")
    capitals = -round(type_.getbbox("H", anchor="ls")[1])
    return Line(text, size, cut, width_of(text, face, size), capitals, mask, (left, top))


@cached
def fit(text: str, face: Face, size: int, room: int) -> Line:
    """A text fitted to a width: shrunk down to the floor, then shortened if need be."""
    while size > FLOOR and width_of(text, face, size) > room:
        size -= 1
    if width_of(text, face, size) <= room:
        return line(text, face, size)
    kept = shorter(text)
    while kept and width_of(kept, face, size) > room:
        kept = shorter(kept)
    return line(kept, face, size, cut=True)


def shorter(text: str) -> str:
    """A text with one more letter cut off its end, and an ellipsis."""
    kept = text.removesuffix(ELLIPSIS)[:-1].rstrip(" ,.·:-")
    return kept + ELLIPSIS if kept else ""


@cached
def wrap(text: str, face: Face, size: int, room: int, most: int) -> tuple[str, ...]:
    """A text broken at spaces into at most `most` lines, as evenly as it goes.

    A preposition stays with its noun where there is room. Lines may come out wider than `room` if
    there is no better way; `fit` deals with those.
    """

    def widest(rows: tuple[str, ...]) -> int:
        return max(width_of(row, face, size) for row in rows)

    words = [word for word in text.split(" ") if word]
    tried: list[tuple[str, ...]] = [(text,)]
    for count in range(1, min(most, len(words)) + 1):
        broken = list(_broken(words, count))
        fitting = [rows for rows in broken if widest(rows) <= room]
        if fitting:
            return min(fitting, key=lambda rows: (_left_hanging(rows), widest(rows)))
        tried += broken
    return min(tried, key=widest)


def _broken(words: list[str], count: int) -> Iterator[tuple[str, ...]]:
    """Every way to share words out to that many lines."""
    for breaks in combinations(range(1, len(words)), count - 1):
        ends = (0, *breaks, len(words))
        yield tuple(" ".join(words[start:end]) for start, end in pairwise(ends))


def _left_hanging(rows: tuple[str, ...]) -> int:
    """How many lines end with a short Cyrillic word: nearly always a preposition."""
    ends = (row.split()[-1] for row in rows[:-1])
    return sum(len(end) <= _SHORT and end[0] >= _FIRST_CYRILLIC for end in ends)
