"""A player's hand: the cards with where they fit, and the table with those cells lit.

If the table leaves a corner free, the other players stand in it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from render.glory.fields import Fields
from render.glory.hand_cards import HandCards
from render.glory.heading import lay_headed
from render.glory.strips import Strips, draw_shields, shields_width
from render.glory.wording import question, shown_names
from render.kit.backdrop import MARGIN, TITLE_AT, TOP, WIDTH
from render.kit.colour import PLAYERS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from render.kit.canvas import Canvas
    from render.painter import Words
    from rules.glory.view import GloryView

_GAP: Final = 26
#: The height of a card on the table, which is lower here than on the board.
_CARD: Final = 112
_SHIELD: Final = 46


def draw_hand(view: GloryView, names: Sequence[str], words: Words) -> Canvas:
    """Draw the hand of the seat whose view it is."""
    seat = view["seat"]
    if seat is None:
        raise ValueError("a spectator has no hand")
    cards, fields = HandCards(view, words), Fields(view, _CARD)
    below = TOP + cards.height + (_GAP if cards.height else 0)
    shown = shown_names(names, words)
    shields_left = WIDTH - MARGIN - shields_width(view, seat, _SHIELD)
    canvas = lay_headed(
        below + fields.height + MARGIN,
        shown,
        lambda _: words("glory-picture-hand"),
        lambda kept: question(view, kept, words),
        crest=PLAYERS[seat],
    )
    draw_shields(canvas, view, seat, shields_left, TITLE_AT[1] - 6, _SHIELD)
    cards.draw(canvas, TOP)
    fields.draw(canvas, below)
    strips = Strips.beside(view, shown, fields.corner(below), but=seat)
    if strips is not None:
        strips.draw(canvas, words)
    return canvas
