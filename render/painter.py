"""What a painter is: a view in, sheets out, each a picture with its alt text."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Generic, Protocol, TypeVar, cast

from render.kit.palette import palette_of
from render.kit.png import encode

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from PIL import Image

    from render.kit.canvas import Canvas
    from rules.core.view import View

#: Discord takes alt texts of up to 1024 characters.
ALT_LIMIT: Final = 1000
#: The most sheets in a message; more would be too small to read.
MOST_SHEETS: Final = 4


class Words(Protocol):
    """A translator bound to one language: the key of a text and its facts in, the text out."""

    def __call__(self, key: str, /, **facts: int | str) -> str:
        """The text with that key."""
        ...


class Choice(Protocol):
    """One of the moves that a seat can make."""

    @property
    def kind(self) -> str:
        """What kind of move it is."""
        ...

    @property
    def facts(self) -> Mapping[str, object]:
        """What it is about, such as a card and a cell."""
        ...


@dataclass(frozen=True, slots=True)
class Sheet:
    """One of the pictures that show a game: its board, a hand, the territory of a seat.

    People read its name as the text ``game-sheet-kind``.
    """

    kind: str
    #: Whose it is, where every seat has one that all may see.
    seat: int | None = None
    #: A public sheet is painted from a spectator's view, a private one from its only viewer's.
    private: bool = False

    @property
    def name(self) -> str:
        """What it's called among the sheets of its game: ``board``, ``territory-2``."""
        return self.kind if self.seat is None else f"{self.kind}-{self.seat}"


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture to be sent: its file's name, its bytes, and the same position in plain words."""

    name: str
    png: bytes
    alt: str


class Painter(Protocol):
    """The painter of one game. Paints from any thread; the same arguments give the same bytes."""

    key: str

    def sheets(self, view: View) -> Sequence[Sheet]:
        """All sheets that a view can show, the most telling first.

        They are the public ones for a spectator's view, the seat's private ones for a seat's.
        """
        ...

    def turn_sheets(self, view: View) -> Sequence[Sheet]:
        """What the message of a turn carries, at most `MOST_SHEETS`; takes a spectator's view."""
        ...

    def prompt_sheets(self, view: View) -> Sequence[Sheet]:
        """What a question to a seat carries, at most `MOST_SHEETS`; takes that seat's view.

        Public sheets may be among them. The first shows what is to be decided.
        """
        ...

    def shown(self, sheet: Sheet, view: View) -> object:
        """The part of a view that a sheet depends on: where it's equal, so is the picture."""
        ...

    def narrowed(self, view: View, moves: Sequence[Choice]) -> View:
        """A seat's view once it has narrowed its choice to these of its moves.

        What it shows of the choice is shown of them alone; a single one is shown as if made.
        """
        ...

    def paint(self, sheet: Sheet, view: View, names: Sequence[str], words: Words) -> Picture:
        """The sheet. Raises `ValueError` for a view that doesn't have it.

        So does a public sheet for a seat's view, because that may hold secrets.
        """
        ...

    def warm(self) -> Iterator[None]:
        """Fill the caches of this process, so that its first picture is as quick as others.

        Each step of the iterator does one small piece; it may be left unfinished.
        """
        ...


V = TypeVar("V", bound="View")


class SheetPainter(ABC, Generic[V]):
    """A painter whose subclasses only say which sheets there are, and how to draw and tell them."""

    key: str

    @abstractmethod
    def sheets(self, view: View) -> Sequence[Sheet]:
        """All sheets that a view can show, the most telling first."""

    def turn_sheets(self, view: View) -> Sequence[Sheet]:
        """What the message of a turn carries: the first of all public sheets."""
        return self.sheets(view)[:MOST_SHEETS]

    def prompt_sheets(self, view: View) -> Sequence[Sheet]:
        """What a question carries: the first of the seat's own sheets."""
        return self.sheets(view)[:MOST_SHEETS]

    def shown(self, sheet: Sheet, view: View) -> object:
        """The part of a view that a sheet depends on: all of it."""
        return view

    def narrowed(self, view: View, moves: Sequence[Choice]) -> View:
        """A seat's view once its choice is narrowed: as before, unless the game shows more."""
        return view

    def paint(self, sheet: Sheet, view: View, names: Sequence[str], words: Words) -> Picture:
        """The sheet. Raises `ValueError` for a view that doesn't have it."""
        if not sheet.private and view["seat"] is not None:
            raise ValueError(f"{sheet.name} is for everyone: it's painted from a spectator's view")
        if sheet not in self.sheets(view):
            raise ValueError(f"this view of {self.key} has no sheet {sheet.name}")
        own = cast("V", view)
        drawn, told = self.draw(sheet, own, names, words), self.tell(sheet, own, names, words)
        png = encode(drawn.image, self.palette(sheet))
        return Picture(f"{sheet.name}.png", png, shortened(told))

    @abstractmethod
    def draw(self, sheet: Sheet, view: V, names: Sequence[str], words: Words) -> Canvas:
        """A sheet, not yet encoded."""

    @abstractmethod
    def tell(self, sheet: Sheet, view: V, names: Sequence[str], words: Words) -> str:
        """A sheet in words."""

    def palette(self, sheet: Sheet) -> Image.Image:
        """The colours of a sheet: those of the game, unless it has others."""
        return palette_of(self.key)

    @abstractmethod
    def warm(self) -> Iterator[None]:
        """Fill the caches of this process, piece by piece."""


BOARD: Final = Sheet("board")
HAND: Final = Sheet("hand", private=True)


class TablePainter(SheetPainter[V]):
    """A painter of two sheets: the board, for everyone, and the hand of each seat."""

    def sheets(self, view: View) -> Sequence[Sheet]:
        """The board for a spectator's view, the hand for a seat's."""
        return (BOARD,) if view["seat"] is None else (HAND,)

    def draw(self, sheet: Sheet, view: V, names: Sequence[str], words: Words) -> Canvas:
        """The board or the hand, not yet encoded."""
        return (self.draw_hand if sheet == HAND else self.draw_board)(view, names, words)

    def tell(self, sheet: Sheet, view: V, names: Sequence[str], words: Words) -> str:
        """The board or the hand in words."""
        return (self.tell_hand if sheet == HAND else self.tell_board)(view, names, words)

    @abstractmethod
    def draw_board(self, view: V, names: Sequence[str], words: Words) -> Canvas:
        """The board, not yet encoded."""

    @abstractmethod
    def draw_hand(self, view: V, names: Sequence[str], words: Words) -> Canvas:
        """The hand, not yet encoded."""

    @abstractmethod
    def tell_board(self, view: V, names: Sequence[str], words: Words) -> str:
        """The board in words."""

    @abstractmethod
    def tell_hand(self, view: V, names: Sequence[str], words: Words) -> str:
        """The hand in words."""


def shortened(alt: str, limit: int = ALT_LIMIT) -> str:
    """An alt text within the limit, cut at a word if it must be."""
    if len(alt) <= limit:
        return alt
    return alt[: limit - 1].rsplit(" ", 1)[0] + "…"
