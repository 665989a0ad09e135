"""The board with all that stands on it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.kit.colour import PLAYERS
from render.kit.pieces import emblem_badge, token
from render.land.castle import draw_castle, other_cells
from render.land.clans import colours_of
from render.land.grid import cell_of, cells_by_name, middle
from render.land.ground import covered_square, draw_ground, veil
from render.land.pieces import TOKEN, counted_plate, laid_ring, left_place, tally
from render.land.prizes import draw_prizes

if TYPE_CHECKING:
    from collections.abc import Collection

    from render.kit.canvas import Canvas
    from render.land.castle import Mark
    from rules.land.view import CastleView, LandView

#: The badge on a castle that was attacked: it fell, or it held.
_FOUGHT = {"captured": "swords", "repelled": "targe"}
_BADGE = 62


def draw_field(canvas: Canvas, view: LandView, veiled: Collection[str] = ()) -> None:
    """Draw the board, its prizes, castles and tokens; dusk lies on the `veiled` squares."""
    draw_ground(canvas, view)
    draw_prizes(canvas, view)
    cells = cells_by_name(view)
    for name in veiled:
        canvas.centre(veil(), *middle(cells[name]))
    _draw_under_tokens(canvas, view)
    # From the top, so that each keep stands before what is behind it.
    for castle in sorted(view["castles"], key=lambda castle: cells[castle["squares"][-1]]):
        _draw_castle(canvas, view, castle)
    _draw_tokens(canvas, view)
    _draw_fight(canvas, view)


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


def _draw_castle(canvas: Canvas, view: LandView, castle: CastleView) -> None:
    cells, attack, last = cells_by_name(view), view["attack"], view["last"]
    mark: Mark | None = None
    if attack is not None:
        if attack["castle"] == castle["at"]:
            mark = "attacked"
        elif castle["at"] in attack["counted"]:
            mark = "counted"
    elif last is not None and last["castle"] == castle["at"]:
        mark = "last"
    shape = tuple(cells[name] for name in castle["squares"])
    draw_castle(canvas, PLAYERS[castle["clan"]], shape, castle["points"], mark=mark)


def _draw_tokens(canvas: Canvas, view: LandView) -> None:
    """Draw all tokens; bone lies under the last one, a broken ring where it came from.

    During an attack the last deed no longer matters.
    """
    cells, last = cells_by_name(view), view["last"] if view["attack"] is None else None
    if last is not None and last["origin"] is not None:
        canvas.centre(left_place(colours_of(view, last["seat"])), *middle(cells[last["origin"]]))
    for square in view["squares"]:
        if square["token"] is None:
            continue
        at = middle(cells[square["name"]])
        if last is not None and last["square"] == square["name"]:
            canvas.centre(laid_ring(), *at)
        canvas.centre(token(PLAYERS[square["token"]], TOKEN), *at)


def _draw_fight(canvas: Canvas, view: LandView) -> None:
    """Draw the swords on an attacked castle, or how the last attack ended."""
    cells, attack, last = cells_by_name(view), view["attack"], view["last"]
    if attack is not None:
        at, badge = attack["castle"], tally("claymore", attack["swords"])
        if not attack["swords"]:
            badge = emblem_badge("swords", side=_BADGE)
    elif last is not None and last["kind"] in _FOUGHT and last["castle"] is not None:
        at, badge = last["castle"], emblem_badge(_FOUGHT[last["kind"]], side=_BADGE)
    else:
        return
    castle = next(castle for castle in view["castles"] if castle["at"] == at)
    shape = tuple(cells[name] for name in castle["squares"])
    canvas.centre(badge, *middle(other_cells(shape)[1]))
