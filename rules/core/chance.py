"""Fair dice: all chance of a game comes from one stream that its seed fixes."""

from __future__ import annotations

from hashlib import sha256
from struct import Struct
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from collections.abc import MutableSequence, Sequence

Item = TypeVar("Item")

#: A block as its words: four bytes each, big-endian.
_BLOCK = Struct(">8I")
_WORDS = 8
_SPAN = 1 << 32


class Chance:
    """An endless stream of unbiased choices, the same for the same text on every machine.

    Block *n* of the stream is ``SHA-256(text + ":" + n)``; choices take its bytes four at a time,
    big-endian, and throw away words that would favour small numbers.
    """

    __slots__ = ("_held", "_words", "drawn", "text")

    def __init__(self, text: str) -> None:
        self.text = text
        #: How many words of the stream have been used. Only draws make it grow.
        self.drawn = 0
        #: The words of the block that was last drawn from, and its number.
        self._words: tuple[int, ...] = ()
        self._held = -1

    def copy(self) -> Chance:
        """A stream that goes on from the same place, independent of this one."""
        twin = Chance(self.text)
        twin.drawn = self.drawn
        twin._words = self._words
        twin._held = self._held
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
            drawn = self.drawn
            block = drawn // _WORDS
            if block != self._held:
                self._words = _BLOCK.unpack(sha256(f"{self.text}:{block}".encode()).digest())
                self._held = block
            self.drawn = drawn + 1
            word = self._words[drawn % _WORDS]
            if word < limit:
                return word % bound

    def pick(self, items: Sequence[Item]) -> Item:
        """One of the items, each equally likely."""
        return items[self.below(len(items))]

    def shuffle(self, items: MutableSequence[Item]) -> None:
        """Put the items into a random order, each order equally likely."""
        below = self.below
        for last in range(len(items) - 1, 0, -1):
            other = below(last + 1)
            items[last], items[other] = items[other], items[last]


def seed_hash(seed: str) -> str:
    """The hash published before a game starts, so that its seed can't be changed later."""
    return sha256(seed.encode()).hexdigest()
