"""The board with all that stands on it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.kit.colour import PLAYERS
from render.kit.pieces import emblem_badge, stud, token
from render.land.castle import draw_castle, other_cells
from render.land.grid import PITCH, cell_of, cells_by_name, middle
from render.land.ground import covered_square, draw_ground, veil
from render.land.marks import BADGE, marks_of
from render.land.pieces import (
    EARLIER_RING,
    TOKEN,
    counted_plate,
    laid_ring,
    left_place,
    tally,
)
from render.land.prizes import draw_prizes

if TYPE_CHECKING:
    from collections.abc import Collection

    from render.kit.canvas import Canvas
    from render.land.marks import Marks
    from rules.land.view import CastleView, LandView

_STUD = 26
#: From the middle of a square to a stud in its corner.
_STUD_AT = PITCH / 2 - 15


def draw_field(canvas: Canvas, view: LandView, veiled: Collection[str] = ()) -> None:
    """Draw the board, its prizes, castles and tokens; dusk lies on the `veiled` squares."""
    draw_ground(canvas, view)
    draw_prizes(canvas, view)
    cells = cells_by_name(view)
    for name in veiled:
        canvas.centre(veil(), *middle(cells[name]))
    _draw_under_tokens(canvas, view)
    marks = marks_of(view)
    # From the top, so that each keep stands before what is behind it.
    for castle in sorted(view["castles"], key=lambda castle: cells[castle["squares"][-1]]):
        _draw_castle(canvas, view, castle, marks)
    _draw_tokens(canvas, view, marks)
    _draw_fights(canvas, view, marks)
    _draw_studs(canvas, view, marks)


def _draw_under_tokens(canvas: Canvas, view: LandView) -> None:
    """Draw what lies under the tokens: brass if they count in an attack, else bare land."""
    attack = view["attack"]
    counted = () if attack is None else attack["counted"]
    for square in view["squares"]:
        # Tokens never lie on no-man's-land: there the last one at once becomes a castle.
        if square["token"] is not None and square["symbol"] is not None:
            counts = square["name"] in counted
            under = counted_plate() if counts else covered_square(square["symbol"])
            canvas.centre(under, *middle(cell_of(square)))


def _draw_castle(canvas: Canvas, view: LandView, castle: CastleView, marks: Marks) -> None:
    cells, attack = cells_by_name(view), view["attack"]
    mark = marks.castles.get(castle["at"])
    if attack is not None:
        if attack["castle"] == castle["at"]:
            mark = "attacked"
        elif castle["at"] in attack["counted"]:
            mark = "counted"
    shape = tuple(cells[name] for name in castle["squares"])
    draw_castle(canvas, PLAYERS[castle["clan"]], shape, castle["points"], mark=mark)


def _draw_tokens(canvas: Canvas, view: LandView, marks: Marks) -> None:
    """Draw all tokens; bone lies under those laid of late, a broken ring where they came from."""
    cells = cells_by_name(view)
    for origin, (owner, size) in marks.left.items():
        canvas.centre(left_place(owner, size), *middle(cells[origin]))
    for square in view["squares"]:
        if square["token"] is None:
            continue
        at = middle(cells[square["name"]])
        if square["name"] in marks.rings:
            canvas.centre(laid_ring(marks.rings[square["name"]]), *at)
        canvas.centre(token(PLAYERS[square["token"]], TOKEN), *at)


def _draw_fights(canvas: Canvas, view: LandView, marks: Marks) -> None:
    """Draw the swords on an attacked castle, or how the last attacks ended."""
    cells, attack = cells_by_name(view), view["attack"]
    badges = {at: emblem_badge(emblem, side=side) for at, (emblem, side) in marks.fights.items()}
    if attack is not None:
        swords = attack["swords"]
        badge = tally("claymore", swords) if swords else emblem_badge("swords", side=BADGE)
        badges[attack["castle"]] = badge
    for castle in view["castles"]:
        if castle["at"] in badges:
            shape = tuple(cells[name] for name in castle["squares"])
            canvas.centre(badges[castle["at"]], *middle(other_cells(shape)[1]))


def _draw_studs(canvas: Canvas, view: LandView, marks: Marks) -> None:
    """Draw a stud on what was laid, built or fought for before the last deed.

    Tokens have it at the foot, since coins and hats come above them.
    """
    for square in view["squares"]:
        x, y = middle(cell_of(square))
        if square["token"] is not None and marks.rings.get(square["name"]) == EARLIER_RING:
            canvas.centre(stud(_STUD), x - _STUD_AT, y + _STUD_AT)
        elif marks.castles.get(square["name"]) == "earlier":
            canvas.centre(stud(_STUD), x - _STUD_AT, y - _STUD_AT)
