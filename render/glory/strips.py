"""The players' strips: who plays, what they still hold, and in the end what they took."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Self

from render.glory.pieces import laid_shield, small_back, spent_shield
from render.glory.wording import winners
from render.kit.backdrop import MARGIN, WIDTH
from render.kit.colour import BONE, PAPER2, PLAYERS
from render.kit.furniture import STRIP_HEIGHT, strip
from render.kit.names import fit_alone, fit_rows
from render.kit.pieces import brass_emblem, coin, token
from render.kit.type import Face, line

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from render.kit.canvas import Canvas
    from render.kit.type import Line
    from render.painter import Words
    from rules.glory.view import GloryView

_GAP: Final = 16
_BACK: Final = (26, 34)
_SHIELD: Final = 32
#: The same where there is room.
_LARGE_BACK: Final = (31, 41)
_LARGE_SHIELD: Final = 40
#: Between two shields in a row, and from the beginning of what a player has to the first of them.
_SHIELD_GAP: Final = 2
_SHIELDS_AT: Final = 66
_TAKEN: Final = (Face.SANS_SEMIBOLD, 33)
_COLUMNS: Final = 2
#: In less room than this, strips would not be read.
_NARROWEST: Final = 300
#: Points beside the first line of a name that takes two.
_SMALL_COIN: Final = 48
_NAME: Final = (Face.SERIF_BOLD, 38)


@dataclass(frozen=True, slots=True)
class _Cut:
    """The measures of a strip: its tartan and what lies on it, and where its lines stand."""

    cloth: int
    token: int
    laurel: int
    coin: int
    pad: int
    #: From the middle to each line, by the number of lines.
    lines: Mapping[int, tuple[int, ...]]
    #: From the middle to that of the coin.
    points: int = 0


#: Wide and low, with points beside the name.
_LOW: Final = _Cut(84, 66, 92, coin=66, pad=18, lines={2: (-21, 22)})
#: Narrow and tall, with points below the name, which has the whole width for itself and may take
#: two lines.
_TALL: Final = _Cut(66, 54, 66, coin=60, pad=13, lines={2: (-26, 22), 3: (-38, -3, 34)}, points=22)
#: The same for longer names: the token stands in the last line, so that a name may take three.
_LONG: Final = _Cut(
    *(14, 38, 46), coin=56, pad=11, lines={3: (-40, -4, 42), 4: (-54, -19, 16, 55)}, points=47
)
_LONG_HEIGHT: Final = 158
#: No strip that stands beside others is lower than this.
_LOWEST: Final = 100

Box = tuple[int, int, int, int]


class Strips:
    """Strips in the order of turns, each seat's in its box: left, top, width and height."""

    def __init__(self, view: GloryView, names: Sequence[str], boxes: Mapping[int, Box]) -> None:
        self._view = view
        self._names = names
        self._boxes = boxes
        self.bottom = max(top + height for _, top, _, height in boxes.values())

    @classmethod
    def below(cls, view: GloryView, names: Sequence[str], top: int) -> Self:
        """All players' strips, in two columns below a line."""
        width = (WIDTH - 2 * MARGIN - _GAP * (_COLUMNS - 1)) // _COLUMNS
        boxes = {}
        for seat in range(view["seats"]):
            row, column = divmod(seat, _COLUMNS)
            left, y = MARGIN + column * (width + _GAP), top + row * (STRIP_HEIGHT + _GAP)
            boxes[seat] = (left, y, width, STRIP_HEIGHT)
        return cls(view, names, boxes)

    @classmethod
    def beside(
        cls, view: GloryView, names: Sequence[str], corner: Box, *, but: int | None = None
    ) -> Self | None:
        """Strips of all players, or all but one, one below the other in a free corner.

        ``None`` if it is too narrow. Long names may need more height than it has.
        """
        left, top, width, height = corner
        width -= MARGIN
        if width < _NARROWEST:
            return None
        seats = [seat for seat in range(view["seats"]) if seat != but]
        long = [_tall_or_long(view, names[seat], width) is _LONG for seat in seats]
        each = (height + _GAP) // len(seats) - _GAP
        if any(long) and each < _LONG_HEIGHT:
            rest = height - long.count(True) * (_LONG_HEIGHT + _GAP)
            each = max(_LOWEST, rest // max(1, long.count(False)) - _GAP)
        boxes = {}
        for seat, is_long in zip(seats, long, strict=True):
            its = max(each, _LONG_HEIGHT) if is_long else each
            boxes[seat] = (left + MARGIN, top, width, its)
            top += its + _GAP
        return cls(view, names, boxes)

    def draw(self, canvas: Canvas, words: Words) -> None:
        """Draw all of them."""
        for seat, box in self._boxes.items():
            _Strip(canvas, self._view, seat, box).draw(self._names[seat], words)


def _tall_or_long(view: GloryView, name: str, width: int) -> _Cut:
    """How a narrow strip is cut for a name."""
    return _LONG if _rows(view, name, width, _TALL)[-1].cut else _TALL


def _rows(view: GloryView, name: str, width: int, cut: _Cut) -> tuple[Line, ...]:
    """A name as it stands on a narrow strip."""
    room = width - cut.cloth - 2 * cut.pad
    # The coin reaches up to the second line of two.
    beside = room if view["final"] is None else room - cut.coin - 8
    return fit_rows(name, *_NAME, (room, beside) if cut is _TALL else (room, room, room))


class _Strip:
    """Draws one player's strip."""

    def __init__(self, canvas: Canvas, view: GloryView, seat: int, box: Box) -> None:
        self._canvas = canvas
        self._view = view
        self._seat = seat
        self._left, self._top, self._width, self._height = box
        self._middle = self._top + self._height / 2
        self._owner, self._won = PLAYERS[seat], seat in winners(view)

    def draw(self, name: str, words: Words) -> None:
        """Draw all of it."""
        if self._height <= STRIP_HEIGHT:
            self._draw_low(name, words)
        else:
            cut = _tall_or_long(self._view, name, self._width)
            self._draw_narrow(name, words, cut)

    def _draw_low(self, name: str, words: Words) -> None:
        """A name above what the player has; if it needs two lines, that stands beside it."""
        cut, final = _LOW, self._view["final"]
        start, end = self._lay(cut)
        self._draw_token(cut, self._left + cut.cloth / 2 + 1, self._middle)
        first, second = (self._middle + offset for offset in cut.lines[2])
        room, state = end - start, self._state_width(words)
        alone = room if final is None else room - cut.coin - 8
        aside = state if final is None else state + _SMALL_COIN + 10
        rows = fit_alone(name, *_NAME, alone, (room - aside - 14, room))
        for row, y in zip(rows, (first, second), strict=False):
            self._canvas.write(row, start, y, BONE)
        if len(rows) == 1:
            self._draw_state(start, second, words, large=True)
            self._draw_points(cut.coin, end, self._middle)
        else:
            self._draw_state(end - aside, first, words)
            self._draw_points(_SMALL_COIN, end, first)

    def _draw_narrow(self, name: str, words: Words, cut: _Cut) -> None:
        """A name on several lines above what the player has."""
        start, end = self._lay(cut)
        rows = _rows(self._view, name, self._width, cut)
        *ys, state_y = (self._middle + offset for offset in cut.lines[len(rows) + 1])
        for row, y in zip(rows, ys, strict=True):
            self._canvas.write(row, start, y, BONE)
        if cut is _LONG:
            self._draw_token(cut, start + cut.laurel / 2, state_y)
            self._draw_state(start + cut.laurel + 8, state_y, words)
        else:
            self._draw_token(cut, self._left + cut.cloth / 2 + 1, self._middle)
            self._draw_state(start, state_y, words)
        self._draw_points(cut.coin, end, self._middle + cut.points)

    def _lay(self, cut: _Cut) -> tuple[int, int]:
        """Lay the strip itself; return where its contents begin and end."""
        awaited = self._won or self._seat in self._view["to_act"]
        body = strip(
            self._owner, self._width, height=self._height, cloth=cut.cloth, awaited=awaited
        )
        self._canvas.put(body, self._left, self._top)
        return self._left + cut.cloth + cut.pad, self._left + self._width - cut.pad

    def _draw_token(self, cut: _Cut, x: float, y: float) -> None:
        if self._won:
            self._canvas.centre(brass_emblem("laurel", cut.laurel), x, y)
        side = round(cut.laurel * 0.56) if self._won else cut.token
        self._canvas.centre(token(self._owner, side), x, y)

    def _taken(self, words: Words) -> Line | None:
        """How many cards the player took, once that is known."""
        final = self._view["final"]
        if final is None:
            return None
        return line(words("glory-picture-taken", count=final["cards"][self._seat]), *_TAKEN)

    def _state_width(self, words: Words) -> int:
        """How much room `_draw_state` needs."""
        taken = self._taken(words)
        if taken is not None:
            return taken.width
        return _SHIELDS_AT + shields_width(self._view, self._seat, _SHIELD)

    def _draw_state(self, left: float, y: float, words: Words, *, large: bool = False) -> None:
        """Draw how many cards a player has and which shields; in the end how many were taken."""
        taken = self._taken(words)
        if taken is not None:
            self._canvas.write(taken, left, y, PAPER2)
            return
        back, shield = (_LARGE_BACK, _LARGE_SHIELD) if large else (_BACK, _SHIELD)
        self._canvas.centre(small_back(self._owner, back), left + back[0] / 2, y)
        number = line(str(self._view["hand_sizes"][self._seat]), Face.SANS_BOLD, 36)
        self._canvas.write(number, left + back[0] + 9, y, PAPER2)
        x = left + _SHIELDS_AT + (back[0] - _BACK[0]) * 2
        draw_shields(self._canvas, self._view, self._seat, x, y, shield)

    def _draw_points(self, side: int, end: float, y: float) -> None:
        """Draw the points that the player made, once they are known."""
        final = self._view["final"]
        if final is not None:
            points = coin(str(final["points"][self._seat]), side)
            self._canvas.centre(points, end - side / 2, y)


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
