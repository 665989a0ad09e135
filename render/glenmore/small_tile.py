"""Tiles of a territory: picture, activation, what lies and who stands there; no names."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from PIL import Image

from render.glenmore.cubes import cube
from render.glenmore.dyes import KINDS
from render.glenmore.icons import ARROW, PLUS, STAIRS, Icon, Style, draw_chip, draw_row, row_width
from render.glenmore.people import figure
from render.glenmore.pieces import done_plate, plate, slab, times
from render.glenmore.printed import activation_row
from render.glenmore.scenes import HALF_RIVER, RIVER, subject_of
from render.glenmore.scenes.scene import SAND, SHALLOW, WATER
from render.glenmore.tile import Form, body, frame
from render.kit.cache import cached
from render.kit.canvas import Canvas
from render.kit.emblem import emblem_mask
from render.kit.shape import rounded
from render.kit.sprite import Bevel, Lift, Sprite, cut
from render.kit.texture import brass

if TYPE_CHECKING:
    from render.glenmore.icons import Row
    from rules.glenmore.view import CellView, TileView


class Small(NamedTuple):
    """A size of the tiles of a territory."""

    side: int
    gap: int
    #: Of the icons of an activation, of the cubes and of the people.
    icon: int
    cube: int
    figure: int
    #: Whether there is room for a picture.
    pictured: bool = True

    @property
    def form(self) -> Form:
        """The size of its card."""
        return Form(self.side, self.side, _FRAME, 0, 0, _CORNER, _CROP, 0.7, 0, 0, 0)


_FRAME, _CORNER, _CROP = 6, 14, 8
#: From the largest to the smallest; the last is for territories of uncommon width.
SIZES: Final = (
    Small(176, 8, 46, 46, 82),
    Small(150, 6, 42, 39, 70),
    Small(132, 6, 40, 38, 62),
    Small(116, 6, 36, 34, 54),
    Small(104, 6, 36, 32, 46, pictured=False),
)
_RIM: Final = 5
_MANY: Final = 3
#: Tiles of this size and larger have room for people below a plate.
_CLEAR: Final = 176
_ASIDE: Final = 26


def draw_tile(
    canvas: Canvas,
    name: str,
    tile: TileView,
    cell: CellView,
    x: float,
    y: float,
    size: Small,
    owner: int,
) -> None:
    """Draw a tile with what lies on it; people come later, above the joints of the river."""
    side = size.side
    if cell["pile"]:
        canvas.put(_below(tile["kind"], side), x + 6, y + 7)
    if cell["active"]:
        canvas.put(_rim(side), x - _RIM, y - _RIM)
    if not size.pictured:
        canvas.put(_token(tile["kind"], side), x, y)
        _draw_result(canvas, tile, x, y, size)
        _draw_goods_row(canvas, cell, x, y, size)
        return
    canvas.put(body(subject_of(name, tile), size.form, owner), x, y)
    row = activation_row(tile)
    floor, right = y + side - _FRAME - 4, x + side - _FRAME - 4
    width, height = _draw_activation(canvas, row, right, floor, size) if row else (0, 0)
    _draw_goods(canvas, cell, x, floor, width, height, size)


def _draw_goods_row(canvas: Canvas, cell: CellView, x: float, y: float, size: Small) -> None:
    """Draw goods as a row at the right of a tile without a picture, between its corners."""
    goods = [good for good, count in cell["goods"].items() for _ in range(count)]
    for place, good in enumerate(reversed(goods)):
        canvas.put(cube(good, size.cube), x + size.side - 5 - size.cube - place * 23, y + 21)


def _draw_goods(
    canvas: Canvas, cell: CellView, x: float, floor: float, width: int, height: int, size: Small
) -> None:
    """Draw goods as a tower beside the plaque, or as a row above one that is too wide."""
    goods = [good for good, count in cell["goods"].items() for _ in range(count)]
    wide = width + size.cube + 4 > size.side - 14
    base = floor - height - 3 if wide else floor
    for place, good in enumerate(goods):
        piece = cube(good, size.cube)
        right, up = (place * (size.cube + 2), 0.0) if wide else (0, place * size.cube * 0.88)
        canvas.put(piece, x + 9 + right, base - piece.size[1] - up)


def _rows(row: Row, size: Small) -> tuple[list[Row], Style, int]:
    """How an activation is set: in one row, shrunk, or broken before its arrow."""
    room, pad = size.side - 18, 8 if size.side >= 150 else 6
    style = Style(size.icon, 4)
    if row_width(row, style) + 2 * pad <= room:
        return [row], style, pad
    breaks = [place for place, icon in enumerate(row) if icon in (ARROW, STAIRS)]
    if size is SIZES[0] or not breaks:
        style = Style(size.icon, 2)
        while row_width(row, style) + 12 > room:
            style = Style(style.side - 1, 2)
        return [row], style, 6
    return [row[: breaks[0]], row[breaks[0] :]], Style(size.icon - 4, 4), pad


def _draw_activation(
    canvas: Canvas, row: Row, right: float, floor: float, size: Small
) -> tuple[int, int]:
    """Draw the plaque of an activation; its width and height."""
    rows, style, pad = _rows(row, size)
    width = max(row_width(one, style) for one in rows) + 2 * pad
    height = len(rows) * style.side + 12 + (len(rows) - 1) * 4
    canvas.put(slab(width, height, 12), right - width, floor - height)
    for place, one in enumerate(rows):
        x = right - width + (width - row_width(one, style)) / 2
        y = floor - height + 6 + style.side / 2 + place * (style.side + 4)
        draw_row(canvas, one, x, y, style)
    return width, height


def draw_people(
    canvas: Canvas,
    name: str,
    tile: TileView,
    cell: CellView,
    x: float,
    y: float,
    size: Small,
    seat: int,
) -> None:
    """Draw who stands on a tile, and what it is called by, or that it's done."""
    if cell["scotsmen"]:
        _draw_scotsmen(canvas, cell, activation_row(tile), x, y, size, seat)
    right = x + size.side - (54 if size.side >= 150 else 48)
    if not size.pictured:
        # At the right lie goods.
        right = x - 4
    if cell["active"]:
        canvas.put(plate(name), right, y - 16)
    elif cell["activated"]:
        canvas.put(done_plate(), right + 2, y - 14)


def _draw_scotsmen(
    canvas: Canvas, cell: CellView, row: Row, x: float, y: float, size: Small, seat: int
) -> None:
    """Draw one or two above the plaque of the activation, or one for many with their number.

    A tall plaque pushes them to the left, and so does the emblem of a tile without a picture. On
    small tiles they step aside from the plate with the tile's name: it would cover their heads.
    """
    tall, count = size.figure, cell["scotsmen"]
    shown = count if count < _MANY else 1
    left, feet = x + size.side - tall - 8, y + size.side - size.icon - 20
    if not size.pictured:
        left, feet = x - 6, y + size.side
    elif row and len(_rows(row, size)[0]) > 1:
        left = x - 6 + (shown - 1) * tall * 0.44
    elif size.side < _CLEAR and (cell["active"] or cell["activated"]):
        left -= _ASIDE
    for place in range(shown - 1, -1, -1):
        canvas.put(figure(seat, tall), left - place * tall * 0.44, feet - tall - 6)
    if count >= _MANY:
        canvas.centre(times(count), left + tall / 2 - 4, feet - 16)


@cached
def _rim(side: int) -> Sprite:
    """Brass around what can be activated."""
    whole = side + 2 * _RIM
    return cut(
        Canvas(brass(whole, whole).copy()),
        rounded(whole, whole, _CORNER + _RIM),
        bevel=Bevel(2, 140, 110),
        lift=Lift(0.7),
    )


@cached
def _below(kind: str, side: int) -> Sprite:
    """The edge of a tile that lies below another."""
    return cut(
        Canvas(frame(kind, side, side)),
        rounded(side, side, _CORNER),
        bevel=Bevel(3, 110, 130),
        lift=Lift(0.7),
    )


@cached
def _token(kind: str, side: int) -> Sprite:
    """A tile without a picture: the colour and emblem of its kind."""
    canvas = Canvas(frame(kind, side, side))
    canvas.stamp(emblem_mask(KINDS[kind].emblem, 40), 5, 5, KINDS[kind].ink)
    return cut(canvas, rounded(side, side, 12), bevel=Bevel(3, 110, 130), lift=Lift(0.5))


def _draw_result(canvas: Canvas, tile: TileView, x: float, y: float, size: Small) -> None:
    """Draw what activating a tile gives in the end."""
    row = [
        icon
        for icon in activation_row(tile)
        if icon not in (ARROW, PLUS, STAIRS) and icon.what != "text"
    ]
    if row:
        corner = (x + size.side - 5, y + size.side - 5)
        last: list[Icon] = row[-1:]
        draw_chip(
            canvas,
            last,
            *corner,
            Style(size.icon),
            pad=5,
            height=44,
            corner=11,
            from_right=True,
            from_bottom=True,
        )


def join_river(canvas: Canvas, x: float, y: float, size: Small) -> None:
    """Paint the river on across the frames of a tile and its right neighbour."""
    wide = size.side - 2 * _FRAME
    middle = round(y) + _FRAME + round((RIVER - _CROP) * wide / 100)
    half, bank = round(HALF_RIVER * wide / 100), round(1.6 * wide / 100)
    left, right = round(x) + size.side - _FRAME - 1, round(x) + size.side + size.gap + _FRAME + 1
    canvas.image.paste(SAND, (left, middle - half - bank, right, middle + half + bank))
    canvas.image.paste(_water(right - left, 2 * half), (left, middle - half))


@cached
def _water(width: int, height: int) -> Image.Image:
    water = Image.new("RGB", (width, height), WATER)
    water.paste(SHALLOW, (0, round(height * 0.28), width, round(height * 0.62)))
    return water
