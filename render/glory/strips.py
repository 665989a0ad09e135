"""The players' strips: who plays, what they still hold, and in the end what they took."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Self

from render.glory.pieces import laid_shield, small_back, spent_shield
from render.glory.wording import player_name, winners
from render.kit.colour import BONE, PAPER2, PLAYERS
from render.kit.furniture import STRIP_HEIGHT, strip
from render.kit.pieces import brass_emblem, coin, token
from render.kit.table import MARGIN, WIDTH
from render.kit.type import Face, fit, line

if TYPE_CHECKING:
    from collections.abc import Sequence

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
    """The measures of a strip: its tartan and what lies on it, and how far in its lines stand."""

    cloth: int
    token: int
    laurel: int
    coin: int
    pad: int
    #: From the upper edge to the name, and from the lower one to the line below it.
    name: int
    state: int


#: Wide and low, with points beside the name.
_LOW: Final = _Cut(cloth=84, token=66, laurel=92, coin=66, pad=18, name=25, state=24)
#: Narrow and tall, with points below the name, which has the whole width for itself.
_TALL: Final = _Cut(cloth=66, token=54, laurel=66, coin=60, pad=13, name=33, state=38)

Box = tuple[int, int, int, int]


class Strips:
    """All strips in the order of turns, each in its box: left, top, width and height."""

    def __init__(self, view: GloryView, boxes: Sequence[Box]) -> None:
        self._view = view
        self._boxes = boxes
        self.bottom = max(top + height for _, top, _, height in boxes)

    @classmethod
    def below(cls, view: GloryView, top: int) -> Self:
        """Strips in two columns below a line."""
        width = (WIDTH - 2 * MARGIN - _GAP * (_COLUMNS - 1)) // _COLUMNS
        places = (divmod(seat, _COLUMNS) for seat in range(view["seats"]))
        boxes = [
            (MARGIN + column * (width + _GAP), top + row * (STRIP_HEIGHT + _GAP))
            for row, column in places
        ]
        return cls(view, [(*box, width, STRIP_HEIGHT) for box in boxes])

    @classmethod
    def beside(cls, view: GloryView, corner: Box) -> Self | None:
        """Strips one below the other in a free corner; ``None`` if it is too narrow."""
        left, top, width, height = corner
        width -= MARGIN
        if width < _NARROWEST:
            return None
        each = (height + _GAP) // view["seats"] - _GAP
        tops = (top + seat * (each + _GAP) for seat in range(view["seats"]))
        return cls(view, [(left + MARGIN, y, width, each) for y in tops])

    def draw(self, canvas: Canvas, names: Sequence[str], words: Words) -> None:
        """Draw all of them."""
        for seat, box in enumerate(self._boxes):
            _draw_strip(canvas, self._view, seat, box, player_name(names, seat, words), words)


def _draw_strip(
    canvas: Canvas, view: GloryView, seat: int, box: Box, name: str, words: Words
) -> None:
    left, top, width, height = box
    cut = _TALL if height > STRIP_HEIGHT else _LOW
    owner, won = PLAYERS[seat], seat in winners(view)
    awaited = won or seat in view["to_act"]
    canvas.put(strip(owner, width, height=height, cloth=cut.cloth, awaited=awaited), left, top)
    sign_at = left + cut.cloth / 2 + 1, top + height / 2
    if won:
        canvas.centre(brass_emblem("laurel", cut.laurel), *sign_at)
    canvas.centre(token(owner, round(cut.laurel * 0.56) if won else cut.token), *sign_at)
    start, room = left + cut.cloth + cut.pad, width - cut.cloth - 2 * cut.pad
    state_y, final = top + height - cut.state, view["final"]
    if final is None:
        _draw_holdings(canvas, view, seat, start, state_y)
    else:
        y = state_y if cut is _TALL else top + height / 2
        points = coin(str(final["points"][seat]), cut.coin)
        canvas.centre(points, left + width - cut.pad - cut.coin / 2, y)
        beside = room - cut.coin - 8
        taken = words("glory-picture-taken", count=final["cards"][seat])
        canvas.write(fit(taken, Face.SANS_SEMIBOLD, 33, beside), start, state_y, PAPER2)
        room = room if cut is _TALL else beside
    canvas.write(fit(name, Face.SERIF_BOLD, 38, room), start, top + cut.name, BONE)


def _draw_holdings(canvas: Canvas, view: GloryView, seat: int, left: int, y: int) -> None:
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
