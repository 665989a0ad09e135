"""Chapters: rules that belong together, for people who look one up."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping

    from rules.core.options import Value
    from rules.core.terms import Setting


@dataclass(frozen=True, slots=True)
class Chapter:
    """Rules that are read together; its heading is ``game-title``."""

    title: str
    rules: tuple[str, ...]
    #: The questions that it is about.
    asks: tuple[str, ...] = ()
    #: Settings without any of which none of it is played.
    settings: tuple[Setting, ...] = ()

    def is_played(self, options: Mapping[str, Value]) -> bool:
        """Whether it matters under these options."""
        return not self.settings or any(setting.holds(options) for setting in self.settings)


def chapter(title: str, letters: str, first: int, last: int, *asks: str) -> Chapter:
    """A chapter of rules that are numbered on."""
    rules = tuple(f"{letters}-R{number}" for number in range(first, last + 1))
    return Chapter(f"chapter-{title}", rules, asks)
