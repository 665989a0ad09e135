"""Spelling: letters that look alike, and letters that few keyboards have."""

from __future__ import annotations

from typing import Final

_CYRILLIC: Final = "АВСЕНІКМОРТХУ"
_LATIN: Final = "ABCEHIKMOPTXY"
_AS_IT_LOOKS: Final = str.maketrans(_CYRILLIC + _CYRILLIC.lower(), _LATIN + _LATIN.lower())
#: What few keyboards have, or few people type.
_AS_TYPED: Final = str.maketrans("ё’ʼ`", "е'''")


def in_latin_letters(text: str) -> str:
    """The text with Latin letters for the Cyrillic ones whose capitals look the same.

    All notations of moves are in Latin letters, so a typed move can be read this way.
    """
    return text.translate(_AS_IT_LOOKS)


def search_key(text: str) -> str:
    """The text as searches compare it.

    Case, extra space, the dots of ``ё`` and the kind of an apostrophe don't matter.
    """
    return " ".join(in_latin_letters(text.casefold().translate(_AS_TYPED)).split())
