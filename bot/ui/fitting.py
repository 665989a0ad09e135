"""Texts cut to fit Discord's limits, with a visible sign where something is missing."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.languages import Words


def clipped(text: str, most: int) -> str:
    """A text of at most so many characters, with a sign where it was cut."""
    return text if len(text) <= most else f"{text[: most - 1].rstrip()}…"


def bounded(words: Words, lines: Sequence[str], most: int) -> str:
    """Lines of at most so many characters together; those that are left out are counted."""
    kept: list[str] = []
    for line in lines:
        if sum(map(len, kept)) + len(kept) + len(line) > most:
            return "\n".join([*kept, f"-# {words('and-more', count=len(lines) - len(kept))}"])
        kept.append(line)
    return "\n".join(kept)
