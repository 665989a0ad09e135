"""What a painter is: a view in, pictures with their alt texts out."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import TYPE_CHECKING, Generic, Protocol, TypeVar, cast

from render.kit.palette import palette_of
from render.kit.png import encode

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from render.kit.canvas import Canvas
    from rules.core.view import View

#: Discord takes alt texts of up to 1024 characters.
ALT_LIMIT = 1000

BOARD_NAME = "board.png"
HAND_NAME = "hand.png"


class Words(Protocol):
    """A translator bound to one language: the key of a text and its facts in, the text out."""

    def __call__(self, key: str, /, **facts: int | str) -> str:
        """The text with that key."""
        ...


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture to be sent: its file's name, its bytes, and the same position in plain words."""

    name: str
    png: bytes
    alt: str


class Painter(Protocol):
    """The painter of one game. Paints from any thread; the same arguments give the same bytes."""

    key: str

    def board(self, view: View, names: Sequence[str], words: Words) -> Picture:
        """The table, for everyone: takes a spectator's view."""
        ...

    def hand(self, view: View, names: Sequence[str], words: Words) -> Picture:
        """What one seat holds and is asked: takes that seat's own view."""
        ...

    def warm(self) -> Iterator[None]:
        """Fill the memories of this process, so that its first picture is as quick as others.

        It goes on by one small piece for each step of the iterator, and may be left unfinished.
        """
        ...


V = TypeVar("V", bound="View")


class TablePainter(ABC, Generic[V]):
    """A painter of two scenes, of which it only has to say how they are drawn and told."""

    key: str

    def board(self, view: View, names: Sequence[str], words: Words) -> Picture:
        """The table, for everyone. Raises `ValueError` for a seat's view: it may hold secrets."""
        if view["seat"] is not None:
            raise ValueError("the table is for everyone: it is painted from a spectator's view")
        own = cast("V", view)
        drawn, told = self.draw_board(own, names, words), self.tell_board(own, names, words)
        return self._picture(BOARD_NAME, drawn, told)

    def hand(self, view: View, names: Sequence[str], words: Words) -> Picture:
        """What one seat holds and is asked. Raises `ValueError` for a spectator's view."""
        if view["seat"] is None:
            raise ValueError("a spectator has no hand")
        own = cast("V", view)
        drawn, told = self.draw_hand(own, names, words), self.tell_hand(own, names, words)
        return self._picture(HAND_NAME, drawn, told)

    @abstractmethod
    def draw_board(self, view: V, names: Sequence[str], words: Words) -> Canvas:
        """The table, not yet encoded."""

    @abstractmethod
    def draw_hand(self, view: V, names: Sequence[str], words: Words) -> Canvas:
        """The hand, not yet encoded."""

    @abstractmethod
    def tell_board(self, view: V, names: Sequence[str], words: Words) -> str:
        """The table in words."""

    @abstractmethod
    def tell_hand(self, view: V, names: Sequence[str], words: Words) -> str:
        """The hand in words."""

    @abstractmethod
    def warm(self) -> Iterator[None]:
        """Fill the memories of this process, piece by piece."""

    def _picture(self, name: str, canvas: Canvas, told: str) -> Picture:
        return Picture(name, encode(canvas.image, palette_of(self.key)), shortened(told))


def shortened(alt: str, limit: int = ALT_LIMIT) -> str:
    """An alt text within the limit, cut at a word if it must be."""
    if len(alt) <= limit:
        return alt
    return alt[: limit - 1].rsplit(" ", 1)[0] + "…"
