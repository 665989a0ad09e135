"""The discard: the tiles that were put aside, or those of them that can be laid again now."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from render.glenmore.icons import Style, draw_chip
from render.glenmore.pieces import seal, tab
from render.glenmore.printed import activation_row, seals
from render.glenmore.tile import draw_medium
from render.glenmore.wording import discard_line, short_name, shown_names, subtitle
from render.kit.backdrop import MARGIN, WIDTH, lay_table
from render.kit.cache import cached
from render.kit.canvas import Canvas
from render.kit.colour import INK, LIVERIES, PAPER3
from render.kit.shape import rounded
from render.kit.sprite import Bevel, Lift, Sprite, cut
from render.kit.texture import paper
from render.kit.type import Face, fit

if TYPE_CHECKING:
    from collections.abc import Sequence

    from render.kit.canvas import Box
    from render.painter import Words
    from rules.glenmore.view import GlenMoreView, TileView

_TOP: Final = 212
_COLUMNS: Final = 4
_PITCH: Final = (286, 244)
#: More tiles than these are listed, each in a line.
_PICTURED: Final = 20
#: More than these are listed by kind and name alone.
_DESCRIBED: Final = 42
_TALLEST: Final = 1440
_LINE: Final = 72
_GAP: Final = 12


def draw_discard(view: GlenMoreView, names: Sequence[str], words: Words) -> Canvas:
    """The tiles of the discard, the last one first; while one is to be chosen, only those."""
    names = shown_names(names, words)
    tiles = told_tiles(view)
    columns = _columns(len(tiles))
    rows = -(-len(tiles) // columns)
    pictured = columns == _COLUMNS
    pitch = min(_PITCH[1] if pictured else _LINE, (_TALLEST - _TOP - 16) // rows)
    canvas = lay_table(
        LIVERIES["glenmore"],
        max(_TOP + rows * pitch + 16, 780),
        words("glenmore-picture-discard"),
        subtitle(discard_line(view, names, words), names),
    )
    width = (WIDTH - 2 * MARGIN - _GAP * (columns - 1)) // columns
    for place, name in enumerate(tiles):
        tile = view["tiles"][name]
        if pictured:
            x = 33 + place % columns * _PITCH[0]
            y = _TOP + place // columns * pitch
            draw_medium(canvas, name, tile, short_name(name, words), x, y, None)
        else:
            x = MARGIN + place // rows * (width + _GAP)
            y = _TOP + place % rows * pitch
            label = short_name(name, words)
            _draw_line(canvas, tile, label, (x, y, width, pitch - 6), described=columns == 2)
    return canvas


def _columns(tiles: int) -> int:
    """How many columns there are: of pictures, of lines, or of shorter lines."""
    if tiles <= _PICTURED:
        return _COLUMNS
    return 2 if tiles <= _DESCRIBED else 3


def told_tiles(view: GlenMoreView) -> tuple[str, ...]:
    """The tiles that the sheet is about."""
    return view["salvage"] or view["discard"][::-1]


def _draw_line(canvas: Canvas, tile: TileView, label: str, place: Box, *, described: bool) -> None:
    """Draw one tile in a line: its kind, its name and, if there is room, what it does.

    The place is given by its left and upper edges, its width and height.
    """
    x, y, width, height = place
    canvas.put(_slip(width, height), x, y)
    middle = y + height / 2
    canvas.centre(tab(tile["kind"], min(46, height)), x + 32, middle)
    right: float = x + width - 8
    if described:
        right = _draw_effects(canvas, tile, right, middle)
    text = fit(label, Face.SERIF_BOLD, 36, round(right - x - 68))
    canvas.write(text, x + 62, middle, INK)


def _draw_effects(canvas: Canvas, tile: TileView, right: float, middle: float) -> float:
    """Draw what a tile does, from the right; the result is where that begins."""
    if row := activation_row(tile):
        style = Style(38, 3)
        width, _ = draw_chip(
            canvas, row, right, middle - 25, style, pad=7, height=50, corner=12, from_right=True
        )
        right -= width + 4
    for kind, text in seals(tile):
        canvas.centre(seal(kind, text, 52), right - 26, middle)
        right -= 54
    return right


@cached
def _slip(width: int, height: int) -> Sprite:
    canvas = Canvas(paper(width, height).copy())
    canvas.image.paste(PAPER3, (0, height - 2, width, height))
    return cut(canvas, rounded(width, height, 10), bevel=Bevel(2, 90, 90), lift=Lift(0.3))
