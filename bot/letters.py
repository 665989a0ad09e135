"""Letters that look alike: what is typed on a Cyrillic keyboard is read as it looks."""

from __future__ import annotations

from typing import Final

_CYRILLIC: Final = "АВСЕНІКМОРТХУ"
_LATIN: Final = "ABCEHIKMOPTXY"
_AS_IT_LOOKS: Final = str.maketrans(_CYRILLIC + _CYRILLIC.lower(), _LATIN + _LATIN.lower())


def as_it_looks(text: str) -> str:
    """The text with Latin letters for the Cyrillic ones whose capitals look the same.

    All notations of moves are in Latin letters, so a move that was typed can be read so.
    """
    return text.translate(_AS_IT_LOOKS)
