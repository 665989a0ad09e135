"""Animated WebP, written picture by picture: of each only what has changed."""

from __future__ import annotations

import io
import struct
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from PIL import Image, ImageChops

if TYPE_CHECKING:
    from collections.abc import Iterator

#: How hard the encoder tries, from 0 to 6: more takes far longer and saves little.
_EFFORT: Final = 2
#: What has changed is found in squares of this many pixels, which is how WebP cuts pictures.
_SQUARE: Final = 16
#: Of a file, what stands before its chunks; and of a chunk, before its content.
_FILE_HEADER: Final = 12
_CHUNK_HEADER: Final = 8
#: The file has several frames, some of them with transparent parts.
_ANIMATED: Final = 0x02 | 0x10
#: Chunks that hold pixels: how transparent they are, and their colours.
_PIXELS: Final = (b"ALPH", b"VP8 ")
#: Places of frames are stored halved.
_HALF: Final = 2


@dataclass(slots=True)
class Frame:
    """What has changed from the picture before: a part of it, transparent where it has not."""

    left: int
    top: int
    width: int
    height: int
    #: Its pixels, encoded.
    content: bytes
    milliseconds: int = 0


class AnimatedWebP:
    """An animation that is being written. It holds the last picture, and what is encoded so far.

    All its pictures have the same size. When it has ended it starts over.
    """

    def __init__(self) -> None:
        self._frames: list[Frame] = []
        self._shown: Image.Image | None = None
        #: How many bytes are encoded so far.
        self.length = 0

    def encode(self, picture: Image.Image, quality: int) -> Frame | None:
        """What must be added to show that picture; ``None`` if it is shown already.

        Raises `ValueError` if it has another size than those before.
        """
        if self._shown is None:
            return _frame(0, 0, picture, quality)
        if picture.size != self._shown.size:
            raise ValueError(f"a picture of {picture.size} among such of {self._shown.size}")
        changed = _changed(self._shown, picture)
        box = changed.getbbox()
        if box is None:
            return None
        # What is transparent takes least where it is all the same.
        part = Image.composite(picture, Image.new("RGB", picture.size), changed)
        part.putalpha(changed)
        return _frame(box[0], box[1], part.crop(box), quality)

    def add(self, picture: Image.Image, frame: Frame) -> None:
        """Show a picture after those before, as `encode` has encoded it."""
        self._frames.append(frame)
        self._shown = picture
        self.length += len(frame.content)

    def stay(self, milliseconds: int) -> None:
        """Show the last picture for so much longer."""
        self._frames[-1].milliseconds += milliseconds

    def finish(self) -> bytes:
        """The animation as a file. Raises `ValueError` if nothing was added."""
        if self._shown is None:
            raise ValueError("an animation needs a picture")
        width, height = self._shown.size
        about = struct.pack("<I", _ANIMATED) + _three(width - 1) + _three(height - 1)
        # No colour behind it, and no end to its repetitions.
        chunks = [_chunk(b"VP8X", about), _chunk(b"ANIM", bytes(6)), *map(_written, self._frames)]
        return _chunk(b"RIFF", b"WEBP" + b"".join(chunks))


def _changed(before: Image.Image, after: Image.Image) -> Image.Image:
    """A mask of the squares in which two pictures differ."""
    red, green, blue = ImageChops.difference(before, after).split()
    most = ImageChops.lighter(ImageChops.lighter(red, green), blue).point(_any)
    squares = most.reduce(_SQUARE).point(_any)
    size = squares.width * _SQUARE, squares.height * _SQUARE
    return squares.resize(size, Image.Resampling.NEAREST).crop((0, 0, *after.size))


def _any(value: int) -> int:
    return 255 if value else 0


def _frame(left: int, top: int, part: Image.Image, quality: int) -> Frame:
    """A frame with a part of a picture at that place."""
    file = io.BytesIO()
    part.save(file, "WEBP", quality=quality, method=_EFFORT)
    content = b"".join(_chunk(kind, one) for kind, one in _chunks(file.getvalue()))
    return Frame(left, top, *part.size, content)


def _chunks(still: bytes) -> Iterator[tuple[bytes, bytes]]:
    """The chunks of a still picture that hold its pixels."""
    at = _FILE_HEADER
    while at < len(still):
        kind, length = still[at : at + 4], struct.unpack_from("<I", still, at + 4)[0]
        begin = at + _CHUNK_HEADER
        if kind in _PIXELS:
            yield kind, still[begin : begin + length]
        at = begin + length + length % 2


def _written(frame: Frame) -> bytes:
    place = frame.left // _HALF, frame.top // _HALF
    numbers = *place, frame.width - 1, frame.height - 1, frame.milliseconds
    # The last byte says that it is laid upon what is there, and stays.
    return _chunk(b"ANMF", b"".join(map(_three, numbers)) + bytes(1) + frame.content)


def _three(number: int) -> bytes:
    """A number in three bytes."""
    return struct.pack("<I", number)[:3]


def _chunk(kind: bytes, content: bytes) -> bytes:
    return kind + struct.pack("<I", len(content)) + content + bytes(len(content) % 2)
