"""Tartan: a sett woven as a 2/2 twill."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PIL import Image

from render.kit.cache import cached_material
from render.kit.noise import tiled

if TYPE_CHECKING:
    from render.kit.colour import Colour, Sett

#: How much of the upper thread is seen where two threads cross.
OVER = 0.74
#: A 2/2 twill repeats after four threads.
TWILL = 4


@cached_material
def tartan(
    width: int, height: int, sett: Sett, thread: int = 2, shift: tuple[int, int] = (0, 0)
) -> Image.Image:
    """A cloth of that sett; a thread is `thread` pixels wide.

    `shift` moves the pattern to the left and up, to choose what part of the sett is seen.
    """
    threads = _threads(sett)
    warp = _stripes(threads, width, thread, shift[0]).resize((width, height))
    weft = (
        _stripes(threads, height, thread, shift[1])
        .transpose(Image.Transpose.ROTATE_270)
        .resize((width, height))
    )
    return Image.composite(warp, weft, _twill(width, height, thread))


def _threads(sett: Sett) -> list[Colour]:
    """The threads of one repeat: the sett there and back, its two pivots not doubled."""
    there = [colour for colour, count in sett for _ in range(count)]
    return there + there[-2:0:-1]


def _stripes(threads: list[Colour], length: int, thread: int, shift: int) -> Image.Image:
    """One row of warp."""
    row = Image.new("RGB", (length, 1))
    row.putdata([threads[(x + shift) // thread % len(threads)] for x in range(length)])
    return row


def _twill(width: int, height: int, thread: int) -> Image.Image:
    """How much of the warp is seen at each crossing."""
    over, under = round(255 * OVER), round(255 * (1 - OVER))
    cell = Image.new("L", (TWILL, TWILL))
    cell.putdata(
        [
            over if (x + y) % TWILL < TWILL // 2 else under
            for y in range(TWILL)
            for x in range(TWILL)
        ]
    )
    side = TWILL * thread
    return tiled(cell.resize((side, side), Image.Resampling.NEAREST), width, height)
