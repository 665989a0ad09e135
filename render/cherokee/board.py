"""Cherokee's table: for everyone, from the first attack to the final count."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.cherokee.corners import draw_clans, draw_corners
from render.cherokee.count import count_height, draw_count
from render.cherokee.pyramid import HEIGHT, TOP, draw_pyramid
from render.cherokee.strips import draw_strips, player_name, strips_height
from render.cherokee.victory import draw_victory
from render.cherokee.wording import ending, headline
from render.kit.backdrop import MARGIN, SUBTITLE_TYPE, TITLE_AT, TITLE_TYPE, WIDTH, lay_table
from render.kit.colour import LIVERIES
from render.kit.names import fit_names

if TYPE_CHECKING:
    from collections.abc import Sequence

    from render.kit.canvas import Canvas
    from render.painter import Words
    from rules.cherokee.view import CherokeeView

#: Room below the pyramid: the arrow of the card that came in last reaches into it. At the end there
#: is none, and the count needs the room.
_GAP, _LAST_GAP = 30, 18


def draw_board(view: CherokeeView, names: Sequence[str], words: Words) -> Canvas:
    """Draw the table."""
    seats, scoring = view["seats"], view["scoring"]
    gap, height = _GAP, strips_height(seats)
    if scoring is not None:
        gap, height = _LAST_GAP, count_height(seats)
    top = TOP + HEIGHT + gap
    shown = [player_name(names, seat, words) for seat in range(seats)]
    room = WIDTH - MARGIN - TITLE_AT[0]
    canvas = lay_table(
        LIVERIES["cherokee"],
        top + height + MARGIN,
        fit_names(lambda kept: _heading(view, kept, words)[0], shown, *TITLE_TYPE, room),
        fit_names(lambda kept: _heading(view, kept, words)[1], shown, *SUBTITLE_TYPE, room),
    )
    if view["outcome"] is None:
        draw_corners(canvas, view, words)
    else:
        draw_clans(canvas, view, words)
        draw_victory(canvas, view)
    if scoring is None:
        draw_strips(canvas, view, top, names, words)
    else:
        draw_count(canvas, view, scoring, top, names, words)
    draw_pyramid(canvas, view)
    return canvas


def _heading(view: CherokeeView, names: Sequence[str], words: Words) -> tuple[str, str]:
    """Title and subtitle: the game and what it is at, or who won and why."""
    if view["outcome"] is not None:
        return ending(view, names, words)
    return words("cherokee-picture-title"), headline(view, names, words)
