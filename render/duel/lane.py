"""The lane: a band with the numbers of the rounds."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from render.kit.backdrop import MARGIN, WIDTH
from render.kit.colour import PAPER2, PEAT, mix
from render.kit.pieces import coin
from render.kit.shape import rounded
from render.kit.type import Face, line

if TYPE_CHECKING:
    from render.kit.canvas import Canvas

ROUNDS: Final = 8
LANE_HEIGHT: Final = 56
#: Diameter of the discs that lie on the lane.
DISC: Final = 72
#: Columns are never farther apart.
_WIDEST_PITCH = 176


def column(place: int, columns: int = ROUNDS) -> float:
    """The middle of a column; fewer than eight gather in the middle of the table."""
    return WIDTH / 2 + _pitch(columns) * (place + 0.5 - columns / 2)


def _pitch(columns: int) -> int:
    return min((WIDTH - 2 * MARGIN) // columns, _WIDEST_PITCH)


def draw_band(canvas: Canvas, middle: int, columns: int = ROUNDS) -> None:
    """Draw the bare band around a middle line, as long as its columns; without any, nothing."""
    if not columns:
        return
    width = columns * _pitch(columns)
    band = rounded(width, LANE_HEIGHT, LANE_HEIGHT // 2)
    canvas.stamp(band, (WIDTH - width) / 2, middle - LANE_HEIGHT // 2, PEAT, 0.42)


def draw_number(canvas: Canvas, place: int, middle: int, *, present: bool = False) -> None:
    """Write the number of a round in its column; the present one on brass."""
    if present:
        canvas.centre(coin(str(place + 1), DISC), column(place), middle)
    else:
        number = line(str(place + 1), Face.SERIF_BOLD, 40)
        canvas.write(number, column(place), middle, mix(PAPER2, PEAT, 0.25), "middle")
