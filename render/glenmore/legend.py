"""The legend: what every icon means. It is the same for every match."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PIL import Image

from render.glenmore.clan_cells import EFFECTS
from render.glenmore.cubes import cube
from render.glenmore.dyes import KINDS, STRUCK
from render.glenmore.icons import ARROW, PLUS, Icon, Style, draw_chip
from render.glenmore.metal import money, socket
from render.glenmore.pieces import done_plate, number, plate, points, seal, sign, tab
from render.glenmore.tile import draw_large
from render.kit.backdrop import MARGIN, WIDTH, lay_table
from render.kit.cache import cached
from render.kit.canvas import Canvas
from render.kit.colour import BONE, LIVERIES, PAPER2, PAPER3, PEAT, mix, rgb
from render.kit.emblem import emblem_mask
from render.kit.shape import rounded
from render.kit.sprite import Bevel, Lift, Sprite, cut
from render.kit.type import Face, fit, line

if TYPE_CHECKING:
    from collections.abc import Callable

    from render.painter import Words
    from rules.glenmore.view import TileView

HEIGHT: Final = 1440
_GROUND: Final = mix(rgb("#33261D"), PEAT, 0.6)
_ROW: Final = 60
_COLUMNS_TOP: Final = 606
_COLUMNS_HIGH: Final = 56 + 9 * _ROW + 10
#: A tile that shows all four corners.
EXAMPLE: Final[TileView] = {
    "kind": "village",
    "stack": "C",
    "river": True,
    "rebuild": True,
    "cost": {"wood": 1, "stone": 1},
    "once": {"scotsman": 1, "marker": 1},
    "activation": {"kind": "steps", "goods": (), "count": 1, "offers": ()},
}
_EXAMPLE_NAME: Final = "oban"

GOODS: Final = ("wood", "stone", "barley", "sheep", "cow", "any", "animal", "differ", "whisky")
GAINS: Final = ("coin", "points", "boot", "scot", "banner", "landmark", "bust", "lasting", "sunset")
#: Kinds of the base game; those of the chronicles are explained with them.
BASE_KINDS: Final = tuple(kind for kind in KINDS if kind not in ("special", "ring"))
MARKS: Final = ("can", "cannot", "struck", "bought", "no-room", "active", "done", "price", "woken")
SENTENCES: Final[dict[str, tuple[Icon, ...]]] = {
    "makes": (PLUS, Icon("good", "wood")),
    "turns": (Icon("good", "barley"), ARROW, Icon("good", "whisky")),
    "sells": (Icon("good", "sheep"), Icon("good", "cow"), ARROW, Icon("points", "5")),
    "any": (Icon("text", "3"), Icon("good", "any"), ARROW, Icon("points", "7")),
    "plants": (Icon("good", "any"), ARROW, Icon("emblem", "banner")),
    "rising": EFFECTS["brodie"],
}


def draw_legend(words: Words) -> Canvas:
    """All icons, with a word for each."""
    canvas = lay_table(
        LIVERIES["glenmore"],
        HEIGHT,
        words("glenmore-legend-title"),
        words("glenmore-legend-about"),
    )
    draw_large(canvas, _EXAMPLE_NAME, EXAMPLE, words(f"glenmore-tile-{_EXAMPLE_NAME}"), 40, 214)
    _draw_corners(canvas, words)
    columns: tuple[tuple[str, int, int, list[tuple[Sprite, str]]], ...] = (
        ("goods", 24, 276, [(cube(good, 52), f"good-{good}") for good in GOODS]),
        ("gains", 308, 290, [(_gain(gain), f"gain-{gain}") for gain in GAINS]),
        ("kinds", 606, 262, [(tab(kind, 54), f"kind-{kind}") for kind in BASE_KINDS]),
        ("marks", 876, 300, [(_MARKS[mark](), f"mark-{mark}") for mark in MARKS]),
    )
    for heading, left, width, rows in columns:
        canvas.put(_board(width, _COLUMNS_HIGH), left, _COLUMNS_TOP)
        head = fit(words(f"glenmore-legend-{heading}"), Face.SERIF_BOLD, 38, width - 40)
        canvas.write(head, left + 22, _COLUMNS_TOP + 34, PAPER2)
        for place, (piece, key) in enumerate(rows):
            middle = _COLUMNS_TOP + 56 + _ROW * (place + 0.5)
            canvas.centre(piece, left + 46, middle)
            text = fit(words(f"glenmore-legend-{key}"), Face.SANS_SEMIBOLD, 34, width - 94)
            canvas.write(text, left + 86, middle, BONE)
    _draw_sentences(canvas, words)
    return canvas


def _draw_corners(canvas: Canvas, words: Words) -> None:
    """Draw what stands in which corner of a tile."""
    left, top, wide, high = 440, 200, 736, 390
    canvas.put(_board(wide, high), left, top)
    style = Style(46)
    for place, corner in enumerate(("cost", "once", "activation", "kind")):
        middle = top + 50 + place * 96
        if place:
            rule = round(middle - 49)
            canvas.image.paste(
                mix(PAPER3, PEAT, 0.65), (left + 22, rule, left + wide - 22, rule + 2)
            )
        if corner == "cost":
            row = (Icon("good", "wood"), Icon("good", "stone"))
            draw_chip(canvas, row, 462, middle - 30, style, pad=9, height=60)
        elif corner == "once":
            canvas.centre(seal("scot", "", 66), 488, middle)
            canvas.centre(seal("banner", "", 66), 554, middle)
        elif corner == "activation":
            draw_chip(canvas, (Icon("emblem", "boot"),), 490, middle - 31, style, pad=9, height=62)
        else:
            canvas.centre(tab("village", 56, hammer=True), 520, middle)
        room = wide - 190
        heading = fit(words(f"glenmore-legend-corner-{corner}"), Face.SERIF_BOLD, 38, room)
        about = fit(words(f"glenmore-legend-corner-{corner}-about"), Face.SANS_SEMIBOLD, 34, room)
        canvas.write(heading, 610, middle - 21, BONE)
        canvas.write(about, 610, middle + 23, PAPER2)


def _draw_sentences(canvas: Canvas, words: Words) -> None:
    """Draw what icons say together."""
    top = _COLUMNS_TOP + _COLUMNS_HIGH + 14
    canvas.put(_board(WIDTH - 2 * MARGIN, HEIGHT - top - 22), MARGIN, top)
    pitch = (WIDTH - 2 * MARGIN) / 3
    for place, (key, row) in enumerate(SENTENCES.items()):
        x, y = MARGIN + 16 + (place % 3) * pitch, top + 50 + (place // 3) * 76
        width, _ = draw_chip(canvas, row, x, y - 30, Style(44, 4), pad=8, height=60, corner=13)
        room = round(pitch - width - 34)
        text = fit(words(f"glenmore-legend-{key}"), Face.SANS_SEMIBOLD, 34, room)
        canvas.write(text, x + width + 12, y, BONE)


@cached
def _board(width: int, height: int) -> Sprite:
    canvas = Canvas(Image.new("RGB", (width, height), _GROUND))
    return cut(canvas, rounded(width, height, 18), bevel=Bevel(2, 50, 100), lift=Lift(0.5))


def _gain(gain: str) -> Sprite:
    if gain == "coin":
        return money("1", 56)
    return points("3", 56) if gain == "points" else sign(gain, 52)


@cached
def _bought() -> Sprite:
    """A cube that would have to be bought."""
    canvas = Canvas(Image.new("RGB", (72, 64), _GROUND))
    canvas.put(cube("wood", 46), 2, 4)
    canvas.centre(money("2", 42), 52, 44)
    texts = tuple(canvas.texts)
    return Sprite(canvas.image, Image.new("L", canvas.size, 255), (0, 0), canvas.size, texts)


@cached
def _woken() -> Sprite:
    """How many tiles a place would wake."""
    canvas = Canvas(Image.new("RGB", (72, 60), _GROUND))
    canvas.stamp(emblem_mask("spark", 40), 2, 10, BONE)
    canvas.write(line("5", Face.SERIF_BLACK, 42), 46, 30, BONE)
    texts = tuple(canvas.texts)
    return Sprite(canvas.image, Image.new("L", canvas.size, 255), (0, 0), canvas.size, texts)


_MARKS: Final[dict[str, Callable[[], Sprite]]] = {
    "can": lambda: number("4", side=54),
    "cannot": lambda: number("4", now=False, side=54),
    "struck": lambda: cube("stone", 48, struck=True),
    "bought": _bought,
    "no-room": lambda: sign("no_room", 52, STRUCK),
    "active": lambda: plate("f4"),
    "done": done_plate,
    "price": lambda: socket("2", 58, ready=True),
    "woken": _woken,
}
