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
#: Where a name may be broken.
BREAKS = " -_"
#: A code point that no font has a glyph for: what is drawn for it is drawn for every missing one.
_MISSING = "\U0010fffd"


@cached
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
    return fit_names(lambda kept: text(kept[0]), (name,), face, size, room)


def fit_names(
    text: Callable[[Sequence[str]], str], names: Sequence[str], face: Face, size: int, room: int
) -> Line:
    """A text with several names in it, fitted to a room: the longest is shortened first.

    `text` makes it from the names; it need not use all of them.
    """
    (row,) = fit_names_rows(text, names, face, size, room, 1)
    return row


def fit_names_rows(
    text: Callable[[Sequence[str]], str],
    names: Sequence[str],
    face: Face,
    size: int,
    room: int,
    most: int,
) -> tuple[Line, ...]:
    """A text with names in it on up to `most` lines of one size; the longest is shortened first.

    `text` makes it from the names; it need not use all of them.
    """
    kept = list(names)
    rows = wrap(text(kept), face, size, room, most)
    while max(width_of(row, face, FLOOR) for row in rows) > room:
        used = [place for place, name in enumerate(kept) if name and name in text(kept)]
        longest = max(used, key=lambda place: width_of(kept[place], face, FLOOR), default=None)
        if longest is None:
            break
        kept[longest] = shorter(kept[longest])
        rows = wrap(text(kept), face, size, room, most)
    size = min(fit(row, face, size, room).size for row in rows)
    return tuple(fit(row, face, size, room) for row in rows)


def fit_rows(name: str, face: Face, size: int, rooms: Sequence[int]) -> tuple[Line, ...]:
    """A name on one line, or, rather than shortened, on several: each has a room of its own.

    It is broken at spaces and behind hyphens; what is left for the last line may be shortened.
    """
    room, *others = rooms
    whole = fit(name, face, size, room)
    if not whole.cut or not others:
        return (whole,)
    for start, rest in _broken(name):
        if width_of(start, face, FLOOR) <= room:
            return line(start, face, FLOOR), *fit_rows(rest, face, FLOOR, others)
    return (whole,)


def fit_alone(
    name: str, face: Face, size: int, room: int, rooms: Sequence[int]
) -> tuple[Line, ...]:
    """A name on one line that has a room to itself, or, rather than shortened, on several others.

    What can't be broken stays alone.
    """
    alone = fit(name, face, size, room)
    rows = fit_rows(name, face, FLOOR, rooms)
    return rows if alone.cut and len(rows) > 1 else (alone,)


def _broken(name: str) -> list[tuple[str, str]]:
    """Every way to break a name in two, the longest start first."""
    inside = range(1, len(name) - 1)
    ends = [place for place in inside if name[place] in BREAKS]
    return [(name[: place + 1].rstrip(), name[place + 1 :]) for place in reversed(ends)]


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


@cached
def _has(face: Face, mark: str) -> bool:
    """Whether the face has a glyph of its own for a character."""
    if not mark.isprintable():
        return False
    type_ = font(face, FLOOR)
    glyph, missing = type_.getmask(mark), type_.getmask(_MISSING)
    return glyph.size != missing.size or bytes(glyph) != bytes(missing)
