"""What the bot refuses, apart from the rules: each with the key of the text that explains it."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.ui.press import Press


class Refused(Exception):
    """Something that can't be done now; nothing has changed."""

    def __init__(self, key: str, **facts: int | str) -> None:
        super().__init__(key)
        self.key = key
        self.facts = facts


class Stale(Refused):
    """The answer to a question that isn't asked any more."""

    def __init__(self) -> None:
        super().__init__("stale")


class OptionsChanged(Refused):
    """A choice that was made before the options changed."""

    def __init__(self) -> None:
        super().__init__("options-changed")


class Unclear(Refused):
    """Several matches could be meant; the user can go on with any of these."""

    def __init__(self, ways: Sequence[tuple[str, Press]]) -> None:
        super().__init__("which-match")
        #: What to do, each with a label.
        self.ways = ways
