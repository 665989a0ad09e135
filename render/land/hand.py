"""A player's hand: the board with what can be chosen on it, and the cards below."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.kit.backdrop import MARGIN, SUBTITLE_TYPE, lay_table
from render.kit.colour import LIVERIES, PLAYERS
from render.kit.names import fit_names
from render.kit.pieces import coin, emblem_badge
from render.kit.type import Face
from render.land.buildable import draw_buildable, offered_as_cards
from render.land.castle import other_cells
from render.land.clans import own_clan, shown_names
from render.land.field import draw_field
from render.land.grid import PITCH, cell_of, cells_by_name, middle
from render.land.ground import covered_square
from render.land.hand_cards import CARD, CARDS_TOP, draw_cards
from render.land.pieces import ghost, left_place, versus
from render.land.reach import completing_now, out_of_reach
from render.land.state import draw_state, title_room
from render.land.wording import question

if TYPE_CHECKING:
    from collections.abc import Sequence

    from render.kit.canvas import Canvas
    from render.kit.type import Line
    from render.painter import Words
    from rules.land.view import LandView

_HEIGHT = CARDS_TOP + CARD[1] + MARGIN
#: The coin of a square that completes a shape lies in its corner.
_COIN = 46
_COIN_AT = PITCH / 2 - 22
_HAT = 42


def draw_hand(view: LandView, names: Sequence[str], words: Words) -> Canvas:
    """Draw the hand of the seat whose view it is."""
    owner = PLAYERS[own_clan(view)]
    canvas = lay_table(
        LIVERIES["land"],
        _HEIGHT,
        words("land-picture-hand"),
        _subtitle(view, names, words),
        crest=(owner.emblem, owner.colour),
        room=title_room(view),
    )
    draw_state(canvas, view)
    draw_field(canvas, view, out_of_reach(view))
    _draw_plan(canvas, view)
    if view["ask"] in {"action", "column", "square"}:
        _draw_completing(canvas, view)
    if view["ask"] == "castle":
        draw_buildable(canvas, view)
    if view["ask"] == "action" and "sword" in (view["hand"] or ()):
        _draw_targets(canvas, view)
    if not offered_as_cards(view):
        draw_cards(canvas, view, words)
    return canvas


def _subtitle(view: LandView, names: Sequence[str], words: Words) -> Line:
    shown = shown_names(names, words, Face.SANS_SEMIBOLD)
    return fit_names(
        lambda kept: question(view, kept, words), shown, *SUBTITLE_TYPE, title_room(view)
    )


def _draw_plan(canvas: Canvas, view: LandView) -> None:
    """Draw the token that the viewer is about to place, and where it comes from."""
    plan, owner = view["plan"], PLAYERS[own_clan(view)]
    if plan is None:
        return
    for square in view["squares"]:
        at = middle(cell_of(square))
        if square["name"] == plan["square"]:
            canvas.centre(ghost(owner), *at)
        elif square["name"] == plan["origin"] and square["symbol"] is not None:
            canvas.centre(covered_square(square["symbol"]), *at)
            canvas.centre(left_place(owner), *at)


def _draw_completing(canvas: Canvas, view: LandView) -> None:
    """Mark squares that complete a shape with its points, and a hat if it takes a Wizard."""
    cells = cells_by_name(view)
    points = {prize["shape"]: prize["points"] for prize in view["prizes"] if prize is not None}
    for found in completing_now(view):
        x, y = middle(cells[found["square"]])
        worth = max(points[shape] for shape in found["shapes"])
        canvas.centre(coin(str(worth), _COIN), x + _COIN_AT, y - _COIN_AT)
        if found["taken"]:
            canvas.centre(emblem_badge("warlock", side=_HAT), x - _COIN_AT, y - _COIN_AT)


def _draw_targets(canvas: Canvas, view: LandView) -> None:
    """Draw both strengths on each castle that could be attacked."""
    cells = cells_by_name(view)
    castles = {castle["at"]: castle for castle in view["castles"]}
    for target in view["targets"]:
        shape = tuple(cells[name] for name in castles[target["castle"]]["squares"])
        badge = versus(target["strength"], target["against"])
        canvas.centre(badge, *middle(other_cells(shape)[1]))
