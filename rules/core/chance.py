"""Fair dice: all chance of a game comes from one stream that its seed fixes."""

from __future__ import annotations

from hashlib import sha256
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from collections.abc import MutableSequence, Sequence

Item = TypeVar("Item")

_BLOCK = 32
_WORD = 4
_SPAN = 1 << (8 * _WORD)


class Chance:
    """An endless stream of unbiased choices, the same for the same text on every machine.

    Block *n* of the stream is ``SHA-256(text + ":" + n)``; choices take its bytes four at a time,
    big-endian, and throw away words that would favour small numbers.
    """

    __slots__ = ("_block", "_held", "drawn", "text")

    def __init__(self, text: str) -> None:
        self.text = text
        #: How many words of the stream have been used. Grows with every draw, never else.
        self.drawn = 0
        self._block = b""
        self._held = -1

    def copy(self) -> Chance:
        """A stream that goes on from the same place, independent of this one."""
        twin = Chance(self.text)
        twin.drawn = self.drawn
        return twin

    def fork(self, text: str) -> Chance:
        """Another stream, fixed by this one's text, its place and `text`."""
        return Chance(f"{self.text}/{self.drawn}/{text}")

    def below(self, bound: int) -> int:
        """A number from 0 to ``bound - 1``, each equally likely."""
        if bound <= 0:
            raise ValueError(f"nothing to choose from: bound {bound}")
        if bound > _SPAN:
            raise ValueError(f"too much to choose from: bound {bound}")
        limit = _SPAN - _SPAN % bound
        while True:
            word = self._word()
            if word < limit:
                return word % bound

    def pick(self, items: Sequence[Item]) -> Item:
        """One of the items, each equally likely."""
        return items[self.below(len(items))]

    def shuffle(self, items: MutableSequence[Item]) -> None:
        """Put the items into a random order, each order equally likely."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]

    def _word(self) -> int:
        block, place = divmod(self.drawn * _WORD, _BLOCK)
        if block != self._held:
            self._block = sha256(f"{self.text}:{block}".encode()).digest()
            self._held = block
        self.drawn += 1
        return int.from_bytes(self._block[place : place + _WORD], "big")


def seed_hash(seed: str) -> str:
    """What is published when a game starts, so that its seed can't be changed later."""
    return sha256(seed.encode()).hexdigest()
