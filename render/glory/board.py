"""The table for everyone: the fields, the players, and in the end who took what."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from render.glory.fields import Fields
from render.glory.heading import lay_headed
from render.glory.strips import Strips
from render.glory.wording import ending, headline, shown_names, winners
from render.kit.backdrop import MARGIN, TOP
from render.kit.colour import PLAYERS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from render.kit.canvas import Canvas
    from render.painter import Words
    from rules.glory.view import GloryView

_GAP: Final = 28
#: The height of a card: fewer fields have more room.
_CARD: Final = 132
_LARGE_CARD: Final = 152
_FEW: Final = 4


def draw_board(view: GloryView, names: Sequence[str], words: Words) -> Canvas:
    """Draw the table."""
    fields = Fields(view, _LARGE_CARD if len(view["fields"]) <= _FEW else _CARD)
    bottom = TOP + fields.height
    shown = shown_names(names, words)
    strips = Strips.beside(view, shown, fields.corner(TOP))
    if strips is None:
        strips = Strips.below(view, shown, bottom + _GAP)
    best, over = winners(view), view["outcome"] is not None
    canvas = lay_headed(
        max(bottom, strips.bottom) + MARGIN,
        shown,
        lambda kept: ending(view, kept, words) if over else words("glory-picture-title"),
        lambda kept: headline(view, kept, words),
        crest=PLAYERS[best[0]] if len(best) == 1 else None,
    )
    fields.draw(canvas, TOP)
    strips.draw(canvas, words)
    return canvas
