"""The players' strips: who plays, what they still hold, and in the end what they took."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

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
_CLOTH: Final = 84
_TOKEN: Final = 66
_LAUREL: Final = 92
_COIN: Final = 66
_BACK: Final = (26, 34)
_SHIELD: Final = 32
_NAME_Y, _STATE_Y = 25, 68
#: Between two shields in a row.
_SHIELD_GAP: Final = 4


def strips_height(seats: int) -> int:
    """The height of all strips."""
    rows = -(-seats // _columns(seats))
    return rows * (STRIP_HEIGHT + _GAP) - _GAP


def draw_strips(
    canvas: Canvas, view: GloryView, top: int, names: Sequence[str], words: Words
) -> None:
    """Draw all strips below a line, in the order of turns."""
    columns = _columns(view["seats"])
    width = (WIDTH - 2 * MARGIN - _GAP * (columns - 1)) // columns
    for seat in range(view["seats"]):
        row, column = divmod(seat, columns)
        left, y = MARGIN + column * (width + _GAP), top + row * (STRIP_HEIGHT + _GAP)
        _draw_strip(canvas, view, seat, (left, y, width), player_name(names, seat, words), words)


def _columns(seats: int) -> int:
    """Two or four sit in two columns, three in three."""
    return 3 if seats % 2 else 2


def _draw_strip(
    canvas: Canvas,
    view: GloryView,
    seat: int,
    box: tuple[int, int, int],
    name: str,
    words: Words,
) -> None:
    left, top, width = box
    owner, final = PLAYERS[seat], view["final"]
    won = seat in winners(view)
    awaited = won or seat in view["to_act"]
    canvas.put(strip(owner, width, cloth=_CLOTH, awaited=awaited), left, top)
    middle = top + STRIP_HEIGHT / 2
    if won:
        canvas.centre(brass_emblem("laurel", _LAUREL), left + _CLOTH / 2 + 1, middle)
    canvas.centre(token(owner, 52 if won else _TOKEN), left + _CLOTH / 2 + 1, middle)
    start, room = left + _CLOTH + 18, width - _CLOTH - 36
    if final is not None:
        room -= _COIN + 8
        points = coin(str(final["points"][seat]), _COIN)
        canvas.centre(points, left + width - 18 - _COIN / 2, middle)
    canvas.write(fit(name, Face.SERIF_BOLD, 38, room), start, top + _NAME_Y, BONE)
    if final is not None:
        taken = words("glory-picture-taken", count=final["cards"][seat])
        canvas.write(fit(taken, Face.SANS_SEMIBOLD, 33, room), start, top + _STATE_Y, PAPER2)
    else:
        _draw_holdings(canvas, view, seat, start, top + _STATE_Y)


def _draw_holdings(canvas: Canvas, view: GloryView, seat: int, left: int, y: int) -> None:
    """Draw how many cards a player has, and which of the shields are still there."""
    owner = PLAYERS[seat]
    canvas.centre(small_back(owner, _BACK), left + _BACK[0] / 2, y)
    number = line(str(view["hand_sizes"][seat]), Face.SANS_BOLD, 36)
    canvas.write(number, left + _BACK[0] + 9, y, PAPER2)
    draw_shields(canvas, view, seat, left + 78, y)


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
