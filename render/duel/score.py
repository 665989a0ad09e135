"""The score at the right of the title."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from render.duel.clans import CLANS
from render.duel.wording import winner
from render.kit.backdrop import MARGIN, WIDTH
from render.kit.colour import PAPER2
from render.kit.furniture import SCORE_PLATE, score_plate
from render.kit.pieces import dot

if TYPE_CHECKING:
    from render.kit.canvas import Canvas
    from rules.duel.view import DuelView

_COLON = 34
_MIDDLE = 120
_HEM = 18
#: Where the score begins.
SCORE_LEFT: Final = WIDTH - MARGIN - 2 * SCORE_PLATE[0] - _COLON


def draw_score(canvas: Canvas, view: DuelView) -> None:
    """Draw both clans' points, the Wilds' at the left."""
    left = SCORE_LEFT + SCORE_PLATE[0] / 2
    right = left + SCORE_PLATE[0] + _COLON
    for clan, x in zip(CLANS, (left, right), strict=True):
        points = str(view["score"][clan.seat])
        plate = score_plate(clan.player, points, won=winner(view) is clan, hem=_HEM)
        canvas.centre(plate, x, _MIDDLE)
    for y in (-14, 14):
        canvas.centre(dot(PAPER2, 12), (left + right) / 2, _MIDDLE - _HEM / 2 + y)
