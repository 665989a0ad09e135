"""A whole game as one animation: its sheets side by side, a picture for each turn."""

from __future__ import annotations

import io
from typing import TYPE_CHECKING, Final

from PIL import Image

from render.kit.colour import LIVERIES, PEAT, mix
from render.kit.webp import AnimatedWebP

if TYPE_CHECKING:
    from collections.abc import Sequence

    from render.kit.webp import Frame

#: How large an animation is at most, in pixels: what a phone shows, and no more to load.
WIDTH: Final = 1280
HEIGHT: Final = 768
#: How many hands stand one upon the other, beside the boards.
_HANDS_HIGH: Final = 2
#: How well pictures are encoded, as long as there is room, and if there is little.
_QUALITIES: Final = (80, 60, 40)
#: A picture may take this many times its share of the room.
_SHARES: Final = 3
#: How much the last picture may take, of what the first one took.
_LAST: Final = 1.5

#: One moment of a game: the public sheets that show it, and each seat's own, as PNGs. There are
#: always as many; one that is missing is ``None``.
Moment = tuple["Sequence[bytes | None]", "Sequence[bytes | None]"]


class Animation:
    """An animation that is being made, moment by moment, in a limited number of bytes.

    Whatever is shown, it never gets longer, if only there is room for two pictures: where room is
    scarce they get coarser, and in the end some are left out, but never the first and the last one.
    """

    def __init__(self, game: str, room: int, moments: int, *samples: Moment) -> None:
        """Prepare for that many moments; the `samples` say how large sheets can get."""
        self._ground = mix(LIVERIES[game].ground_colour, PEAT, LIVERIES[game].dusk)
        self._room = room
        self._to_come = moments
        self._webp = AnimatedWebP()
        self._layout = _Layout(*samples)
        self._first = 0

    def show(self, moment: Moment, milliseconds: int) -> None:
        """Show a moment for that long; if there is no room for it, the one before."""
        picture = self._layout.put_together(moment, self._ground)
        frame = self._encoded(picture)
        if frame is not None:
            self._webp.add(picture, frame)
            self._first = self._first or self._webp.length
        self._webp.stay(milliseconds)
        self._to_come -= 1

    def _encoded(self, picture: Image.Image) -> Frame | None:
        left = self._room - self._webp.length
        if not self._first:
            most = left / (1 + _LAST)
        elif self._to_come > 1:
            most = min(_SHARES * left / self._to_come, left - _LAST * self._first)
        else:
            most = left
        for quality in _QUALITIES:
            frame = self._webp.encode(picture, quality)
            if frame is None or len(frame.content) <= most:
                return frame
        return None if self._first else self._webp.encode(picture, _QUALITIES[-1])

    def finish(self) -> bytes:
        """The animation as a file."""
        return self._webp.finish()


class _Layout:
    """Where sheets go: boards side by side, and the hands, half as large, beside them."""

    def __init__(self, *samples: Moment) -> None:
        self._boards = max(len(boards) for boards, _ in samples)
        hands = max(len(hands) for _, hands in samples)
        self._columns = -(-hands // _HANDS_HIGH)
        shape = max(_shape(png) for sample in samples for some in sample for png in some)
        widths = self._boards + self._columns / _HANDS_HIGH
        width = min(WIDTH / widths, HEIGHT / shape)
        #: The size of a hand; boards are twice as large. Even, as the encoder likes it.
        self._hand = int(width / 4) * 2, int(width * shape / 4) * 2

    def put_together(self, moment: Moment, ground: tuple[int, int, int]) -> Image.Image:
        """All sheets of a moment in one picture."""
        boards, hands = moment
        wide, high = self._hand
        size = wide * (2 * self._boards + self._columns), high * 2
        picture = Image.new("RGB", size, ground)
        for index, png in enumerate(boards):
            _paste(picture, png, (2 * wide * index, 0), (2 * wide, 2 * high))
        for index, png in enumerate(hands):
            row, column = divmod(index, self._columns)
            place = wide * (2 * self._boards + column), high * row
            _paste(picture, png, place, (wide, high))
        return picture


def _shape(png: bytes | None) -> float:
    """How many times as high as wide a sheet is."""
    if png is None:
        return 0.0
    width, height = Image.open(io.BytesIO(png)).size
    return height / width


def _paste(
    picture: Image.Image, png: bytes | None, place: tuple[int, int], size: tuple[int, int]
) -> None:
    """Put a sheet into a part of a picture, as large as fits, at its top."""
    if png is None:
        return
    sheet = Image.open(io.BytesIO(png)).convert("RGB")
    scale = min(size[0] / sheet.width, size[1] / sheet.height)
    width, height = max(1, round(sheet.width * scale)), max(1, round(sheet.height * scale))
    small = sheet.resize((width, height), Image.Resampling.LANCZOS, reducing_gap=2.0)
    picture.paste(small, (place[0] + (size[0] - width) // 2, place[1]))
