"""The long table laid out: its fields in two rows, and where each cell lies."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from render.kit.backdrop import MARGIN, WIDTH

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from rules.glory.view import FieldView

#: Around the cells of a field.
_PAD: Final = 8
#: Between two cells.
_SPACE: Final = 8
#: Between two fields: they touch, or they don't.
_SEAM: Final = 6
_GULF: Final = 20
_ROW_GAP: Final = 30
#: Height of the lane between the two sides.
LANE: Final = 94
#: Width of the piece that shows that the table goes on; a part of it is seen.
STUB: Final = 60


@dataclass(frozen=True, slots=True)
class Place:
    """A field on the picture: its box, and the cells' size and middles by name."""

    field: FieldView
    left: int
    top: int
    size: tuple[int, int]
    card: tuple[int, int]
    #: The left and right end of the lane between the two sides.
    lane: tuple[int, int]
    cells: dict[str, tuple[float, float]]
    #: Whether the table ends at the left, and at the right.
    ends: tuple[bool, bool]

    @property
    def middle(self) -> float:
        """The middle of its height."""
        return self.top + self.size[1] / 2


class LongTable:
    """All fields, in rows that are read like lines of a text.

    Every row has its cells of the same size: as wide as the widest row allows.
    """

    def __init__(self, fields: Sequence[FieldView], card_height: int, *, joined: bool) -> None:
        self._gap = _SEAM if joined else _GULF
        self._rows = _rows(fields)
        self._last = fields[-1]["number"]
        self._pitch = min(map(self._pitch_of, self._rows))
        self.card = (self._pitch - _SPACE, card_height)
        self._row_height = 2 * (card_height + _PAD + _SPACE) + LANE
        self.height = len(self._rows) * (self._row_height + _ROW_GAP) - _ROW_GAP

    def places(self, top: int) -> Iterator[Place]:
        """Where each field lies if the table begins at `top`."""
        for row in self._rows:
            left = MARGIN
            for field in row:
                place = self._place(field, left, top)
                yield place
                left += place.size[0] + self._gap
            top += self._row_height + _ROW_GAP

    def breaks(self, top: int) -> Iterator[tuple[int, int, int]]:
        """Where the table goes on in another row: left end, top and height of such a place."""
        for number in range(len(self._rows)):
            y = top + number * (self._row_height + _ROW_GAP)
            if number:
                yield MARGIN - self._gap - STUB, y, self._row_height
            if number < len(self._rows) - 1:
                yield WIDTH - MARGIN + self._gap, y, self._row_height

    def corner(self, top: int) -> tuple[int, int, int, int]:
        """What the last row leaves free at the right: left end, top, width and height."""
        fields = self._rows[-1]
        taken = sum(self._width(field) + self._gap for field in fields) - self._gap
        left = MARGIN + taken
        y = top + self.height - self._row_height
        return left, y, WIDTH - MARGIN - left, self._row_height

    def _pitch_of(self, row: Sequence[FieldView]) -> int:
        columns = sum(_side(field) + field["bonfire"] for field in row)
        return (WIDTH - 2 * MARGIN - 2 * _PAD * len(row) - self._gap * (len(row) - 1)) // columns

    def _place(self, field: FieldView, left: int, top: int) -> Place:
        pitch, (_, height) = self._pitch, self.card
        columns = _side(field)
        ends = field["bonfire"] and field["number"] == 1, field["number"] == self._last
        start = left + _PAD + (pitch if ends[0] else 0)
        upper = top + _PAD + height / 2
        lower = top + self._row_height - _PAD - height / 2
        cells = {}
        for cell in field["cells"]:
            side, at = cell["place"][:1], cell["place"][1:]
            if at:
                x, y = start + (int(at) + 0.5) * pitch, upper if side == "T" else lower
            else:
                x = left + _PAD + (0.5 if ends[0] else columns + 0.5) * pitch
                y = (upper + lower) / 2
            cells[cell["name"]] = (x, y)
        lane = (start, start + columns * pitch)
        size = (self._width(field), self._row_height)
        return Place(field, left, top, size, self.card, lane, cells, ends)

    def _width(self, field: FieldView) -> int:
        return (_side(field) + field["bonfire"]) * self._pitch + 2 * _PAD


def _rows(fields: Sequence[FieldView]) -> list[Sequence[FieldView]]:
    """The fields in two lines, the upper one longer if they can't be equal."""
    half = -(-len(fields) // 2)
    return [fields[:half], fields[half:]]


def _side(field: FieldView) -> int:
    """Cells on each long side."""
    return sum(cell["place"].startswith("T") for cell in field["cells"])
