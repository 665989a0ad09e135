"""What the bot refuses, apart from the rules: each with the key of the text that explains it."""

from __future__ import annotations


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
