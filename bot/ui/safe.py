"""Names and links in Discord's texts."""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterable

_MARKUP: Final = re.compile(r"([\\*_~`|>\[\]()#:@<\-+.])")
#: Invisible characters that join letters, or emoji and flags.
_JOINERS: Final = frozenset("\u200c\u200d") | frozenset(map(chr, range(0xE0020, 0xE0080)))
#: Characters that count as letters or symbols but show nothing.
_BLANKS: Final = frozenset("\u115f\u1160\u2800\u3164\uffa0")
#: Categories of control characters, layout characters and lone surrogates.
_UNSEEN: Final = ("Cc", "Cf", "Cs")
_RIGHT_TO_LEFT: Final = ("R", "AL")
_ISOLATE, _END_OF_ISOLATE = "\u2068", "\u2069"
#: Stands for a name with nothing visible in it; pictures use it for letters they lack.
NAMELESS: Final = "◆"
#: Every message names the same few people again; this many names are remembered.
_REMEMBERED: Final = 4096


@lru_cache(_REMEMBERED)
def safe(name: str) -> str:
    """A user's name as plain text: no markdown, mention, link or line break gets through.

    Nor does anything that would reverse the text beside it.
    """
    return _isolated(_MARKUP.sub(r"\\\1", seen(name)))


def safe_names(names: Iterable[str]) -> list[str]:
    """All names made safe."""
    return [safe(name) for name in names]


def plain(name: str) -> str:
    """A user's name where Discord knows no markdown, as in menus and in names of threads."""
    return _isolated(seen(name))


@lru_cache(_REMEMBERED)
def seen(name: str) -> str:
    """A user's name without invisible characters, on one line; never empty. For pictures."""
    marks = [mark for mark in name if _has_place(mark)]
    return " ".join("".join(marks).split()) if any(map(_shows, marks)) else NAMELESS


def _has_place(mark: str) -> bool:
    return mark.isspace() or mark in _JOINERS or unicodedata.category(mark) not in _UNSEEN


def _shows(mark: str) -> bool:
    """Whether a character is visible by itself."""
    accent = unicodedata.category(mark).startswith("M")
    return not (mark.isspace() or accent or mark in _JOINERS or mark in _BLANKS)


def _isolated(name: str) -> str:
    """A name whose right-to-left letters don't affect the text around it."""
    if any(unicodedata.bidirectional(mark) in _RIGHT_TO_LEFT for mark in name):
        return f"{_ISOLATE}{name}{_END_OF_ISOLATE}"
    return name


def place_link(guild_id: int, channel_id: int, message_id: int | None = None) -> str:
    """The address of a channel, a thread or a message."""
    tail = "" if message_id is None else f"/{message_id}"
    return f"https://discord.com/channels/{guild_id or '@me'}/{channel_id}{tail}"
