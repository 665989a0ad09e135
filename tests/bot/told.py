"""What can be asked of every text in which a game is told."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

Check = Callable[[str, str], None]


def checker(game: str, names: Sequence[str]) -> Check:
    """A check of a text in a language: whole, tidy, and in that language's letters."""
    # Names, numbers of rules and of kings are written alike in all languages.
    anywhere = re.compile("|".join([*names, r"[A-Z][A-Z0-9]-R\d+", r"\b[IVX]+\b"]))
    raw = re.compile(rf"[{{}}$]|{game}-|_name|  ")

    def check(text: str, language: str) -> None:
        assert text.strip() == text
        assert text
        assert not raw.search(text), text
        bare = anywhere.sub("", text)
        foreign = "[А-Яа-яЄІЇєії]" if language == "en" else "[A-Za-z]{2,}"
        assert not re.search(foreign, bare), text

    return check
