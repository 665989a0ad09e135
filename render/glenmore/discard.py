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

    from render.painter import Words
    from rules.glenmore.view import GlenMoreView

_TOP: Final = 212
_COLUMNS: Final = 4
_PITCH: Final = (286, 244)
#: More tiles than these are listed, each in a line.
_PICTURED: Final = 20
_TALLEST: Final = 1440
_LINE: Final = 72
_HALF: Final = (WIDTH - 2 * MARGIN - 12) // 2


def draw_discard(view: GlenMoreView, names: Sequence[str], words: Words) -> Canvas:
    """The tiles of the discard, the last one first; while one is to be chosen, only those."""
    names = shown_names(names, words)
    tiles = told_tiles(view)
    pictured = len(tiles) <= _PICTURED
    rows = -(-len(tiles) // (_COLUMNS if pictured else 2))
    pitch = _PITCH[1] if pictured else min(_LINE, (_TALLEST - _TOP - 16) // rows)
    height = _TOP + rows * pitch + 16
    canvas = lay_table(
        LIVERIES["glenmore"],
        max(height, 780),
        words("glenmore-picture-discard"),
        subtitle(discard_line(view, names, words), names),
    )
    for place, name in enumerate(tiles):
        tile = view["tiles"][name]
        if pictured:
            x = 33 + place % _COLUMNS * _PITCH[0]
            y = _TOP + place // _COLUMNS * pitch
            draw_medium(canvas, name, tile, short_name(name, words), x, y, None)
        else:
            x = MARGIN + place // rows * (_HALF + 12)
            _draw_line(canvas, view, name, words, x, _TOP + place % rows * pitch, pitch - 6)
    return canvas


def told_tiles(view: GlenMoreView) -> tuple[str, ...]:
    """The tiles that the sheet is about."""
    return view["salvage"] or view["discard"][::-1]


def _draw_line(
    canvas: Canvas, view: GlenMoreView, name: str, words: Words, x: float, y: float, height: int
) -> None:
    """Draw one tile in a line: its kind, its name, and what it does."""
    tile = view["tiles"][name]
    canvas.put(_slip(_HALF, height), x, y)
    middle = y + height / 2
    canvas.centre(tab(tile["kind"], 46), x + 32, middle)
    right = x + _HALF - 8
    if row := activation_row(tile):
        style = Style(38, 3)
        width, _ = draw_chip(
            canvas, row, right, middle - 25, style, pad=7, height=50, corner=12, from_right=True
        )
        right -= width + 4
    for kind, text in seals(tile):
        canvas.centre(seal(kind, text, 52), right - 26, middle)
        right -= 54
    label = fit(short_name(name, words), Face.SERIF_BOLD, 36, round(right - x - 68))
    canvas.write(label, x + 62, middle, INK)


@cached
def _slip(width: int, height: int) -> Sprite:
    canvas = Canvas(paper(width, height).copy())
    canvas.image.paste(PAPER3, (0, height - 2, width, height))
    return cut(canvas, rounded(width, height, 10), bevel=Bevel(2, 90, 90), lift=Lift(0.3))
