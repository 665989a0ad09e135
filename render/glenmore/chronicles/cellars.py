"""Single Cask Whisky: the sale tiles on the ring, and everybody's cellars."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from render.glenmore.chronicles.common import CLOTH, TOP, WIDE, board, draw_seat, hollow
from render.glenmore.cubes import cube
from render.glenmore.icons import ARROW, Icon, Style, draw_chip
from render.glenmore.metal import socket
from render.glenmore.pieces import points
from render.glenmore.printed import price_row
from render.glenmore.wording import shown_names, subtitle, tile_name
from render.kit.backdrop import MARGIN, lay_table
from render.kit.colour import BONE, LIVERIES, PAPER2
from render.kit.type import Face, fit, line

if TYPE_CHECKING:
    from collections.abc import Sequence

    from render.kit.canvas import Canvas
    from render.painter import Words
    from rules.glenmore.view import GlenMoreView

_SALE: Final = 96
_ROW: Final = 176
_CELL: Final = 84
_PITCH: Final = 95
#: Between two cellars.
_APART: Final = 20


def draw_cellars(view: GlenMoreView, names: Sequence[str], words: Words) -> Canvas:
    """Where everybody's barrels lie, and where they can be sold."""
    names = shown_names(names, words)
    shown = view["chronicles"]["casks"]
    first = TOP + len(shown["sales"]) * (_SALE + 10) + 8
    canvas = lay_table(
        LIVERIES["glenmore"],
        max(780, first + view["seats"] * (_ROW + 12) + 16),
        words("glenmore-picture-cellars"),
        subtitle(words("glenmore-picture-cellars-about"), names),
    )
    for place, name in enumerate(shown["sales"]):
        _draw_sale(canvas, view, name, words, TOP + place * (_SALE + 10))
    for seat in range(view["seats"]):
        y = first + seat * (_ROW + 12)
        draw_seat(canvas, view, seat, names[seat], y, _ROW, room=640)
        _draw_cells(canvas, view, seat, y)
    return canvas


def _draw_sale(canvas: Canvas, view: GlenMoreView, name: str, words: Words, y: int) -> None:
    """Draw the cells of a sale tile: a barrel in each that is taken."""
    sale = view["chronicles"]["casks"]["sales"][name]
    canvas.put(board(WIDE, _SALE), MARGIN, y)
    middle = y + _SALE / 2
    canvas.write(fit(tile_name(name, words), Face.SERIF_BOLD, 40, 460), MARGIN + 28, middle, PAPER2)
    x = MARGIN + 540
    for cell in range(sale["cells"]):
        taken = cell < sale["sold"]
        canvas.centre(cube("whisky", 56) if taken else hollow(68, 68), x, middle)
        x += 84
    bonus = cube("whisky", 56) if sale["bonus_sold"] else hollow(68, 68)
    canvas.centre(bonus, x + 30, middle)
    canvas.centre(points(f"+{sale['bonus']}", 72), x + 106, middle)


def _draw_cells(canvas: Canvas, view: GlenMoreView, seat: int, y: int) -> None:
    """Draw the floor, which is worth nothing, then the cells of the cellars from the left."""
    own = view["chronicles"]["casks"]["players"][seat]
    middle = y + 118
    x = MARGIN + CLOTH + 62.0
    canvas.centre(socket("0", _CELL), x, middle)
    if own["floor"]:
        canvas.centre(cube("whisky", 54), x - 10, middle)
        canvas.write(line(str(own["floor"]), Face.SERIF_BLACK, 40), x + 22, middle, BONE)
    x += _PITCH + _APART
    for cellar in own["cellars"]:
        for cell in cellar:
            if cell["barrel"]:
                canvas.centre(cube("whisky", 62), x, middle - 6)
                canvas.centre(points(str(cell["points"]), 52), x + 18, middle + 24)
            else:
                canvas.centre(socket(str(cell["points"]), _CELL, ready=True), x, middle)
            x += _PITCH
        x += _APART
    if own["next_cells"] is None or own["next_cost"] is None:
        return
    for value in own["next_cells"]:
        canvas.centre(socket(str(value), _CELL), x, middle)
        x += _PITCH
    cost = price_row(own["next_cost"])
    right = MARGIN + WIDE - 20
    draw_chip(
        canvas,
        [*cost, ARROW, Icon("emblem", "cellar")],
        right,
        y + 10,
        Style(40, 5),
        pad=9,
        height=54,
        corner=12,
        from_right=True,
    )
