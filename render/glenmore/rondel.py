"""The ring: fourteen spaces around the market, turned so that the rearmost piece is top left."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PIL import Image

from render.glenmore.chances import chance_of
from render.glenmore.chronicles.gang_marks import draw_reservation
from render.glenmore.guests import draw_mountain, draw_sale, englishman
from render.glenmore.market import draw_market
from render.glenmore.people import figure
from render.glenmore.pieces import die, draw_purse
from render.glenmore.tile import MEDIUM, draw_medium, draw_number
from render.glenmore.wording import ring_line, short_name, shown_names, subtitle
from render.kit.backdrop import WIDTH, lay_table
from render.kit.cache import cached
from render.kit.canvas import Canvas, seam
from render.kit.colour import BONE, BRASS_DARK, LIVERIES, PAPER2, PAPER3, PEAT, PLAYERS, mix, rgb
from render.kit.emblem import emblem_mask
from render.kit.pieces import token
from render.kit.shape import disc, faded, rounded
from render.kit.sprite import Bevel, Lift, Sprite, cut
from render.kit.tartan import tartan
from render.kit.texture import dyed, stone
from render.kit.type import Face, fit

if TYPE_CHECKING:
    from collections.abc import Sequence

    from render.painter import Words
    from rules.glenmore.view import GlenMoreView, SpaceView

HEIGHT: Final = 1440
_LEFT, _TOP, _BOTTOM = 27, 206, 22
_COLUMNS, _ROWS = 4, 5
_TILE: Final = (MEDIUM.width, MEDIUM.height)
_GAP: Final = (
    (WIDTH - 2 * _LEFT - _COLUMNS * _TILE[0]) / (_COLUMNS - 1),
    (HEIGHT - _TOP - _BOTTOM - _ROWS * _TILE[1]) / (_ROWS - 1),
)
#: Columns and rows of the spaces, clockwise from the top left: the border of the grid.
_BORDER: Final = (
    *((column, 0) for column in range(_COLUMNS)),
    *((_COLUMNS - 1, row) for row in range(1, _ROWS)),
    *((column, _ROWS - 1) for column in range(_COLUMNS - 2, -1, -1)),
    *((0, row) for row in range(_ROWS - 2, 0, -1)),
)
_HEM: Final = 54


def _at(column: int, row: int) -> tuple[int, int]:
    return round(_LEFT + column * (_TILE[0] + _GAP[0])), round(_TOP + row * (_TILE[1] + _GAP[1]))


def draw_rondel(view: GlenMoreView, names: Sequence[str], words: Words) -> Canvas:
    """The ring, the market and the stacks."""
    names = shown_names(names, words)
    canvas = lay_table(
        LIVERIES["glenmore"],
        HEIGHT,
        words("glenmore-picture-title"),
        subtitle(ring_line(view, names, words), names),
    )
    left, top = _at(1, 1)
    right = _at(2, 1)[0] + _TILE[0]
    draw_market(canvas, view, words, (left, top + 6, right, _at(1, 3)[1] + _TILE[1]))
    spaces = list(zip(view["ring"], _BORDER, strict=True))
    mountain = view["chronicles"].get("mountain")
    taken_up = mountain["spaces"] if mountain else ()
    for space, place in spaces:
        if space["space"] not in taken_up:
            _draw_space(canvas, view, space, names, words, *_at(*place))
    spots = [_at(*place) for space, place in spaces if space["space"] in taken_up]
    draw_mountain(canvas, view, spots)
    _draw_course(canvas)
    # Numbers lie on top of what the neighbours' shadows and plaques reach into.
    for space, place in spaces:
        if space["number"] is not None:
            now = space["open"] is True
            draw_number(canvas, str(space["number"]), *_at(*place), now=now)
    return canvas


def _draw_space(
    canvas: Canvas,
    view: GlenMoreView,
    space: SpaceView,
    names: Sequence[str],
    words: Words,
    x: int,
    y: int,
) -> None:
    name = space["tile"]
    england = view["chronicles"].get("england")
    guest = england is not None and england["space"] == space["space"]
    if name is not None:
        tile = view["tiles"][name]
        draw_medium(canvas, name, tile, short_name(name, words), x, y, chance_of(view, space))
        draw_sale(canvas, view, name, x, y)
        draw_reservation(canvas, view, name, x, y)
        for place, seat in enumerate(space["seats"]):
            canvas.put(figure(seat, 104), x + 36 + place * 54, y + 66)
        if guest:
            canvas.put(englishman(104), x + 160, y + 66)
    elif space["seats"]:
        _draw_standing(canvas, view, space["seats"][0], names, x, y)
    elif guest:
        canvas.put(_flagstone(awaited=bool(england and england["acting"])), x, y)
        canvas.centre(englishman(170), x + _TILE[0] / 2, y + _TILE[1] / 2)
    elif space["die"]:
        canvas.put(_flagstone(), x, y)
        canvas.centre(die(128, 2), x + _TILE[0] / 2, y + _TILE[1] / 2)
    else:
        canvas.put(_empty(), x, y)


def _draw_standing(
    canvas: Canvas, view: GlenMoreView, seat: int, names: Sequence[str], x: int, y: int
) -> None:
    """Draw a figure on a space of its own, with its purse and name."""
    player = view["players"][seat]
    canvas.put(_stand(seat, awaited=view["mover"] == seat), x, y)
    canvas.put(figure(seat, 160), x - 18, y + 4)
    draw_purse(canvas, player, x + 170, y + 34)
    plate = _nameplate(seat, names[seat])
    half = 24 + plate.size[0] / 2
    centre = x + _TILE[0] / 2 + 24
    canvas.centre(plate, centre, y + _TILE[1] - 28)
    canvas.centre(token(PLAYERS[seat], 60), centre - half + 4, y + _TILE[1] - 29)


@cached
def _stand(seat: int, *, awaited: bool) -> Sprite:
    """The space of a figure: its owner's cloth, rimmed in brass while a decision is awaited."""
    player = PLAYERS[seat]
    width, height = _TILE
    canvas = Canvas(
        dyed(width, height, mix(player.strip, player.colour, 0.22), player.strip).copy()
    )
    canvas.image.paste(tartan(width, _HEM, player.sett, 2, (20, 8)), (0, height - _HEM))
    canvas.image.paste(BRASS_DARK, (0, height - _HEM - 3, width, height - _HEM))
    return cut(
        canvas,
        rounded(width, height, MEDIUM.corner),
        bevel=Bevel(2, 70, 100),
        lift=Lift(0.7),
        rim=5 if awaited else 0,
        corner=MEDIUM.corner,
    )


@cached
def _nameplate(seat: int, name: str) -> Sprite:
    shown = fit(name, Face.SERIF_BOLD, 38, _TILE[0] - 92)
    width, dark = shown.width + 30, PLAYERS[seat].dark
    canvas = Canvas(dyed(width, 46, mix(dark, PEAT, 0.35), mix(dark, PEAT, 0.6)).copy())
    canvas.write(shown, width / 2, 23, BONE, "middle")
    return cut(canvas, rounded(width, 46, 12), bevel=Bevel(2, 70, 90), lift=Lift(0.3, 100, 90))


@cached
def _empty() -> Sprite:
    """A space on which nothing lies."""
    width, height = _TILE
    canvas = Canvas(Image.new("RGB", _TILE, PEAT))
    canvas.stitch(seam((12, 12, width - 13, height - 13)), mix(PAPER3, PEAT, 0.45), 4)
    return Sprite(canvas.image, faded(rounded(width, height, MEDIUM.corner), 0.62), (0, 0), _TILE)


@cached
def _flagstone(*, awaited: bool = False) -> Sprite:
    """The space of the die or the Englishman, rimmed in brass while he is to move."""
    canvas = Canvas(stone(*_TILE, rgb("#5B5852"), "slab", 0.8).copy())
    return cut(
        canvas,
        rounded(*_TILE, MEDIUM.corner),
        bevel=Bevel(3, 70, 130),
        lift=Lift(0.6),
        rim=5 if awaited else 0,
        corner=MEDIUM.corner,
    )


def _draw_course(canvas: Canvas) -> None:
    """Draw which way the ring goes: arrows between the spaces of its upper and lower row."""
    for row, columns, turn in ((0, (0, 1, 2), 90), (_ROWS - 1, (2, 1, 0), 270)):
        for column in columns:
            left, top = _at(column, row)
            x, y = left + _TILE[0] + round(_GAP[0] / 2), top + _TILE[1] // 2
            canvas.stamp(disc(40), x - 20, y - 20, PEAT, 0.9)
            canvas.stamp(_arrow(turn), x - 15, y - 15, PAPER2)


@cached
def _arrow(turn: int) -> Image.Image:
    return emblem_mask("arrow", 30).rotate(-turn)
