"""Land's table: for everyone, in every stage."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from render.kit.backdrop import MARGIN, SUBTITLE_TYPE, lay_table
from render.kit.colour import LIVERIES
from render.kit.names import fit_named
from render.kit.type import Face
from render.land.clans import shown_names
from render.land.field import draw_field
from render.land.panels import PANEL_TOP, PANELS_HEIGHT, draw_panels
from render.land.state import draw_state, title_room
from render.land.victory import draw_victory
from render.land.wording import headline, speaker

if TYPE_CHECKING:
    from collections.abc import Sequence

    from render.kit.canvas import Canvas
    from render.kit.type import Line
    from render.painter import Words
    from rules.land.view import LandView

#: As high as a hand, so that both lie on one table: the panels come nearer to its edge.
HEIGHT: Final = PANEL_TOP + PANELS_HEIGHT + MARGIN - 8


def draw_board(view: LandView, names: Sequence[str], words: Words) -> Canvas:
    """Draw the table."""
    if view["outcome"] is not None:
        canvas = lay_table(LIVERIES["land"], HEIGHT, "", "")
        draw_victory(canvas, view, shown_names(names, words), words)
    else:
        canvas = lay_table(
            LIVERIES["land"],
            HEIGHT,
            words("land-picture-title"),
            _subtitle(view, names, words),
            room=title_room(view),
        )
        draw_state(canvas, view)
    draw_field(canvas, view)
    draw_panels(canvas, view, names, words)
    return canvas


def _subtitle(view: LandView, names: Sequence[str], words: Words) -> Line:
    """The headline, with as much of the name as there is room for."""
    seat = speaker(view)
    name = "" if seat is None else shown_names(names, words, Face.SANS_SEMIBOLD)[seat]
    return fit_named(
        lambda shown: headline(view, shown, words), name, *SUBTITLE_TYPE, title_room(view)
    )
