"""Whims: what is left to chance in a picture, and always the same for one name."""

from __future__ import annotations

import hashlib
from typing import TypeVar

T = TypeVar("T")


class Whim:
    """The whims of one name. Each thing that is asked about has an answer of its own."""

    def __init__(self, name: str) -> None:
        self.name = name

    def between(self, low: float, high: float, what: str) -> float:
        """A number between two others."""
        digest = hashlib.shake_128(f"{self.name} {what}".encode()).digest(2)
        return low + (high - low) * int.from_bytes(digest, "big") / 65535

    def among(self, choices: tuple[T, ...], what: str) -> T:
        """One of several."""
        return choices[int(self.between(0, len(choices) - 0.001, what))]
