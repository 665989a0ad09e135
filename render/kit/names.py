"""People's names: any Unicode in, something that our faces can show out."""

from __future__ import annotations

import unicodedata
from itertools import groupby
from typing import TYPE_CHECKING

from render.kit.cache import cached
from render.kit.type import FLOOR, Face, fit, font, line, shorter, width_of, wrap

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from render.kit.type import Line

#: Stands for a letter of a script that our faces don't have.
UNKNOWN = "◆"
#: A code point that no font has a glyph for: what is drawn for it is drawn for every missing one.
_MISSING = "\U0010fffd"


@cached(512)
def readable(name: str, face: Face) -> str:
    """A name as far as the face can show it; empty if nothing of it can be shown.

    Letters in fancy dress become plain ones, emoji and control characters are left out, letters of
    unknown scripts turn into `UNKNOWN`, and of stacked accents only the first stays.
    """
    shown: list[str] = []
    for mark in unicodedata.normalize("NFC", name):
        shown += _shown(mark, face)
    text = " ".join("".join(_thinned(shown)).split())
    return text if any(mark.isalnum() for mark in text) else ""


def fit_named(text: Callable[[str], str], name: str, face: Face, size: int, room: int) -> Line:
    """A text with a name in it, fitted to a room: if it must, the name is shortened, not the rest.

    `text` makes it from the name.
    """
    kept = name
    while kept and width_of(text(kept), face, FLOOR) > room:
        kept = shorter(kept)
    return fit(text(kept), face, size, room)


def fit_named_rows(
    text: Callable[[str], str], name: str, face: Face, size: int, room: int, most: int
) -> tuple[Line, ...]:
    """A text with a name in it on up to `most` lines of one size; the name is shortened if it must.

    `text` makes it from the name.
    """
    kept = name
    rows = wrap(text(kept), face, size, room, most)
    while kept and max(width_of(row, face, FLOOR) for row in rows) > room:
        kept = shorter(kept)
        rows = wrap(text(kept), face, size, room, most)
    size = min(fit(row, face, size, room).size for row in rows)
    return tuple(fit(row, face, size, room) for row in rows)


def fit_names(
    text: Callable[[Sequence[str]], str], names: Sequence[str], face: Face, size: int, room: int
) -> Line:
    """A text with several names in it, fitted to a room: the longest is shortened first.

    `text` makes it from the names; it need not use all of them.
    """
    kept = list(names)
    while width_of(text(kept), face, FLOOR) > room:
        used = [place for place, name in enumerate(kept) if name and name in text(kept)]
        longest = max(used, key=lambda place: len(kept[place]), default=None)
        if longest is None:
            break
        kept[longest] = shorter(kept[longest])
    return fit(text(kept), face, size, room)


def fit_rows(name: str, face: Face, size: int, rooms: Sequence[int]) -> tuple[Line, ...]:
    """A name on one line, or, rather than shortened, on several: each has a room of its own.

    It is broken at spaces; what is left for the last line may be shortened.
    """
    room, *others = rooms
    whole, words = fit(name, face, size, room), name.split()
    if not whole.cut or not others:
        return (whole,)
    for count in range(len(words) - 1, 0, -1):
        start = " ".join(words[:count])
        if width_of(start, face, FLOOR) <= room:
            rest = fit_rows(" ".join(words[count:]), face, FLOOR, others)
            return line(start, face, FLOOR), *rest
    return (whole,)


def _shown(mark: str, face: Face) -> str:
    """What to show for one character."""
    if mark.isspace():
        return " "
    plain = unicodedata.normalize("NFKC", mark)
    if _has(face, mark):
        return mark
    if plain != mark and all(_has(face, part) for part in plain):
        return plain
    return UNKNOWN if mark.isalnum() else ""


def _thinned(marks: list[str]) -> list[str]:
    """Only the first of several accents in a row."""
    kept: list[str] = []
    for accent, group in groupby(marks, key=lambda mark: unicodedata.combining(mark) > 0):
        run = list(group)
        kept += run[:1] if accent else run
    return kept


@cached(4096)
def _has(face: Face, mark: str) -> bool:
    """Whether the face has a glyph of its own for a character."""
    if not mark.isprintable():
        return False
    type_ = font(face, FLOOR)
    glyph, missing = type_.getmask(mark), type_.getmask(_MISSING)
    return glyph.size != missing.size or bytes(glyph) != bytes(missing)
