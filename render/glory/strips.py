"""The players' strips: who plays, what they still hold, and in the end what they took."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Self

from render.glory.pieces import laid_shield, small_back, spent_shield
from render.glory.wording import winners
from render.kit.colour import BONE, PAPER2, PLAYERS
from render.kit.furniture import STRIP_HEIGHT, strip
from render.kit.names import fit_rows
from render.kit.pieces import brass_emblem, coin, token
from render.kit.table import MARGIN, WIDTH
from render.kit.type import Face, fit, line

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from render.kit.canvas import Canvas
    from render.painter import Words
    from rules.glory.view import GloryView

_GAP: Final = 16
_BACK: Final = (26, 34)
_SHIELD: Final = 32
#: Between two shields in a row.
_SHIELD_GAP: Final = 2
_COLUMNS: Final = 2
#: In less room than this, strips would not be read.
_NARROWEST: Final = 300


@dataclass(frozen=True, slots=True)
class _Cut:
    """The measures of a strip: its tartan and what lies on it, and where its lines stand."""

    cloth: int
    token: int
    laurel: int
    coin: int
    pad: int
    #: From the middle to the name and to the line below it, by the number of lines.
    lines: Mapping[int, tuple[int, ...]]
    #: From the middle to that of the coin.
    points: int


#: Wide and low, with points beside the name.
_LOW: Final = _Cut(84, 66, 92, coin=66, pad=18, lines={2: (-21, 22)}, points=0)
#: Narrow and tall, with points below the name, which has the whole width for itself and may take
#: two lines.
_TALL: Final = _Cut(66, 54, 66, coin=60, pad=13, lines={2: (-26, 22), 3: (-38, -3, 34)}, points=22)

Box = tuple[int, int, int, int]


class Strips:
    """Strips in the order of turns, each seat's in its box: left, top, width and height."""

    def __init__(self, view: GloryView, boxes: Mapping[int, Box]) -> None:
        self._view = view
        self._boxes = boxes
        self.bottom = max(top + height for _, top, _, height in boxes.values())

    @classmethod
    def below(cls, view: GloryView, top: int) -> Self:
        """All players' strips, in two columns below a line."""
        width = (WIDTH - 2 * MARGIN - _GAP * (_COLUMNS - 1)) // _COLUMNS
        boxes = {}
        for seat in range(view["seats"]):
            row, column = divmod(seat, _COLUMNS)
            left, y = MARGIN + column * (width + _GAP), top + row * (STRIP_HEIGHT + _GAP)
            boxes[seat] = (left, y, width, STRIP_HEIGHT)
        return cls(view, boxes)

    @classmethod
    def beside(cls, view: GloryView, corner: Box, *, but: int | None = None) -> Self | None:
        """Strips of all players, or all but one, one below the other in a free corner.

        ``None`` if it is too narrow.
        """
        left, top, width, height = corner
        width -= MARGIN
        if width < _NARROWEST:
            return None
        seats = [seat for seat in range(view["seats"]) if seat != but]
        each = (height + _GAP) // len(seats) - _GAP
        tops = {seat: top + place * (each + _GAP) for place, seat in enumerate(seats)}
        return cls(view, {seat: (left + MARGIN, y, width, each) for seat, y in tops.items()})

    def draw(self, canvas: Canvas, names: Sequence[str], words: Words) -> None:
        """Draw all of them."""
        for seat, box in self._boxes.items():
            _draw_strip(canvas, self._view, seat, box, names[seat], words)


def _draw_strip(
    canvas: Canvas, view: GloryView, seat: int, box: Box, name: str, words: Words
) -> None:
    left, top, width, height = box
    cut = _TALL if height > STRIP_HEIGHT else _LOW
    owner, won = PLAYERS[seat], seat in winners(view)
    awaited = won or seat in view["to_act"]
    canvas.put(strip(owner, width, height=height, cloth=cut.cloth, awaited=awaited), left, top)
    middle = top + height / 2
    sign_at = left + cut.cloth / 2 + 1, middle
    if won:
        canvas.centre(brass_emblem("laurel", cut.laurel), *sign_at)
    canvas.centre(token(owner, round(cut.laurel * 0.56) if won else cut.token), *sign_at)
    start, room = left + cut.cloth + cut.pad, width - cut.cloth - 2 * cut.pad
    final = view["final"]
    beside = room if final is None else room - cut.coin - 8
    rows = fit_rows(name, Face.SERIF_BOLD, 38, (room, beside) if cut is _TALL else (beside,))
    *name_ys, state_y = (middle + offset for offset in cut.lines[len(rows) + 1])
    for row, y in zip(rows, name_ys, strict=True):
        canvas.write(row, start, y, BONE)
    if final is None:
        _draw_holdings(canvas, view, seat, start, state_y)
    else:
        points = coin(str(final["points"][seat]), cut.coin)
        canvas.centre(points, left + width - cut.pad - cut.coin / 2, middle + cut.points)
        taken = words("glory-picture-taken", count=final["cards"][seat])
        canvas.write(fit(taken, Face.SANS_SEMIBOLD, 33, beside), start, state_y, PAPER2)


def _draw_holdings(canvas: Canvas, view: GloryView, seat: int, left: int, y: float) -> None:
    """Draw how many cards a player has, and which of the shields are still there."""
    owner = PLAYERS[seat]
    canvas.centre(small_back(owner, _BACK), left + _BACK[0] / 2, y)
    number = line(str(view["hand_sizes"][seat]), Face.SANS_BOLD, 36)
    canvas.write(number, left + _BACK[0] + 9, y, PAPER2)
    draw_shields(canvas, view, seat, left + 66, y)


def draw_shields(
    canvas: Canvas, view: GloryView, seat: int, left: float, y: float, side: int = _SHIELD
) -> None:
    """Draw a player's shields: those still held, and the empty places of those laid."""
    for place in range(_shields(view, seat)):
        piece = laid_shield if place < view["shields"][seat] else spent_shield
        x = left + side / 2 + place * (side + _SHIELD_GAP)
        canvas.centre(piece(PLAYERS[seat], side), x, y)


def shields_width(view: GloryView, seat: int, side: int) -> int:
    """How much room a player's shields take."""
    return _shields(view, seat) * (side + _SHIELD_GAP) - _SHIELD_GAP


def _shields(view: GloryView, seat: int) -> int:
    """How many shields a player began with."""
    return view["shields"][seat] + sum(field["stack"].count(seat) for field in view["fields"])
