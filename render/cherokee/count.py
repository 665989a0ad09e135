"""The final count: a line per player, with the feathers of each row and their sum."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.cherokee.strips import player_name
from render.cherokee.tiles import clan_tile
from render.cherokee.wording import winners
from render.kit.colour import BONE, PAPER2, PEAT, PLAYERS, mix
from render.kit.furniture import strip
from render.kit.pieces import coin, token
from render.kit.table import MARGIN, WIDTH
from render.kit.type import Face, fit, line

if TYPE_CHECKING:
    from collections.abc import Sequence

    from render.kit.canvas import Canvas
    from render.painter import Words
    from rules.cherokee.view import CherokeeView, ScoreView

#: Four lines go below the pyramid; fewer are higher.
_ROOM, _TALLEST, _GAP = 234, 76, 11
_CLOTH = 84
_NAME, _NAME_ROOM = MARGIN + 164, 244
_ROWS, _PITCH = MARGIN + 456, 84
_EQUALS, _SUM = WIDTH - MARGIN - 98, WIDTH - MARGIN - 48
_COIN = 48
_NOBODY = "–"


def _line_height(seats: int) -> int:
    return min(_TALLEST, (_ROOM + _GAP) // seats - _GAP)


def count_height(seats: int) -> int:
    """What the lines of so many players take."""
    return seats * (_line_height(seats) + _GAP) - _GAP


def draw_count(
    canvas: Canvas,
    view: CherokeeView,
    scoring: Sequence[ScoreView],
    top: int,
    names: Sequence[str],
    words: Words,
) -> None:
    """Draw the count, best player first, with brass around who won."""
    outcome = view["outcome"]
    places = outcome["ranking"] if outcome is not None else ()
    height = _line_height(view["seats"])
    for place, seat in enumerate(seat for seats in places for seat in seats):
        y = top + place * (height + _GAP)
        won = seat in winners(view)
        player = PLAYERS[seat]
        middle = y + height / 2
        body = strip(player, WIDTH - 2 * MARGIN, height=height, cloth=_CLOTH, awaited=won)
        canvas.put(body, MARGIN, y)
        canvas.centre(token(player, height - 10), MARGIN + _CLOTH / 2, middle)
        tile = clan_tile(scoring[seat]["clan"], min(56, height - 10))
        canvas.centre(tile, MARGIN + _CLOTH + 40, middle)
        name = fit(player_name(names, seat, words), Face.SERIF_BOLD, 38, _NAME_ROOM)
        canvas.write(name, _NAME, middle, BONE)
        _draw_sum(canvas, view, scoring[seat], middle)


def _draw_sum(canvas: Canvas, view: CherokeeView, score: ScoreView, middle: float) -> None:
    """Draw members times feathers for each row that counts, and the total in a coin."""
    faint = mix(PAPER2, PEAT, 0.5)
    worth = [
        (heads, each) for heads, each in zip(score["heads"], view["feathers"], strict=True) if each
    ]
    for place, (heads, each) in enumerate(worth):
        text = line(f"{heads}×{each}" if heads else _NOBODY, Face.SERIF_BOLD, 36)
        x = _ROWS + place * _PITCH
        canvas.write(text, x, middle, BONE if heads else faint, "middle")
    canvas.write(line("=", Face.SERIF_BOLD, 36), _EQUALS, middle, PAPER2, "middle")
    canvas.centre(coin(str(score["total"]), _COIN), _SUM, middle)
