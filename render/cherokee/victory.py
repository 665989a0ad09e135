"""The end: a laurel around the clan that won."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.cherokee.clans import CLANS
from render.cherokee.corners import RIGHT
from render.cherokee.pyramid import TOP
from render.cherokee.wording import winners
from render.kit.colour import LIVERIES, PLAYERS
from render.kit.pieces import brass_emblem, brooch, token

if TYPE_CHECKING:
    from render.kit.canvas import Canvas
    from rules.cherokee.view import CherokeeView

_LAUREL, _BROOCH, _TOKEN = 248, 148, 74
_MIDDLE = (RIGHT - _LAUREL / 2, TOP + 128)


def draw_victory(canvas: Canvas, view: CherokeeView) -> None:
    """Draw the winner's clan in its laurel, the tokens of all who won below it.

    A victory that is shared, or of a clan that stays secret, has the feather of the game.
    """
    best = winners(view)
    clan = view["clans"][best[0]] if len(best) == 1 else None
    livery = LIVERIES["cherokee"]
    emblem, colour = livery.emblem, livery.colour
    if clan is not None:
        emblem, colour = CLANS[clan].emblem, CLANS[clan].colour
    x, y = _MIDDLE
    canvas.centre(brass_emblem("laurel", _LAUREL), x, y)
    canvas.centre(brooch(emblem, colour, _BROOCH), x, y)
    left = x - (len(best) - 1) * (_TOKEN + 8) / 2
    for place, seat in enumerate(best):
        canvas.centre(token(PLAYERS[seat], _TOKEN), left + place * (_TOKEN + 8), y + 128)
