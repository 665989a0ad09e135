"""Stand-in painters: their pictures are the view itself, so that whatever one shows can be read.

Painting costs more than everything else in a game. Most tests only ask who gets which picture and
what it could betray, and a picture that holds the whole view betrays the most.
"""

from __future__ import annotations

import json
import struct
import zlib
from typing import TYPE_CHECKING, Any, Final

from render import Picture
from render.painter import BOARD, HAND, shortened

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from render import Sheet, Words
    from render.painter import SheetPainter
    from rules import Move, View
    from sandbox import Message

#: Stands before the view in a picture.
_MARK: Final = b"View\0"


class ViewPainter:
    """The alt texts of a painter, and PNGs of one pixel with the view written into them."""

    def __init__(self, painter: SheetPainter[Any]) -> None:
        self.key = painter.key
        self.sheets = painter.sheets
        self.turn_sheets = painter.turn_sheets
        self.prompt_sheets = painter.prompt_sheets
        self.shown = painter.shown
        self.narrowed = painter.narrowed
        self._painter = painter

    def paint(self, sheet: Sheet, view: View, names: Sequence[str], words: Words) -> Picture:
        """The view that the sheet would be painted from."""
        told = self._painter.tell(sheet, view, names, words)
        return Picture(f"{sheet.name}.png", view_png(view), shortened(told))

    def warm(self) -> Iterator[None]:
        """There is nothing to warm."""
        return iter(())


class NamedPainter:
    """A painter for made-up games: says only which game it is, and paints nothing."""

    def __init__(self, key: str) -> None:
        self.key = key

    def sheets(self, view: View) -> tuple[Sheet, ...]:
        """A board and a hand, as most games have them."""
        return (BOARD,) if view["seat"] is None else (HAND,)

    turn_sheets = prompt_sheets = sheets

    def shown(self, sheet: Sheet, view: View) -> View:
        """All of the view."""
        return view

    def narrowed(self, view: View, moves: Sequence[Move]) -> View:
        """The same view."""
        return view

    def tell(self, *about: object) -> str:
        """The game."""
        return self.key


def view_png(view: View) -> bytes:
    """A PNG that says all that its view says."""
    told = json.dumps(view, sort_keys=True).encode()
    return (
        b"\x89PNG\r\n\x1a\n"
        + _chunk(b"IHDR", struct.pack(">IIBBBBB", 1, 1, 8, 0, 0, 0, 0))
        + _chunk(b"tEXt", _MARK + told)
        + _chunk(b"IDAT", zlib.compress(b"\0\0"))
        + _chunk(b"IEND", b"")
    )


def _chunk(kind: bytes, data: bytes) -> bytes:
    checked = kind + data
    return struct.pack(">I", len(data)) + checked + struct.pack(">I", zlib.crc32(checked))


def view_in(picture: bytes) -> Any:
    """The view that a view picture holds."""
    told = picture.partition(_MARK)[2]
    return json.JSONDecoder().raw_decode(told.decode(errors="replace"))[0]


def is_view_picture(picture: bytes) -> bool:
    """Whether it is such a picture."""
    return _MARK in picture


def views_seen(message: Message) -> Any:
    """The view that a message's picture holds."""
    return view_in(message.images[0].content)
