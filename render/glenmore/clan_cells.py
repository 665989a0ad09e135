"""The cells of the clan board: name on paper, effect in icons on dark wood."""

from __future__ import annotations

from typing import Final

from PIL import Image

from render.glenmore.dyes import DARK
from render.glenmore.icons import ARROW, PLUS, STAIRS, Icon, Row, Style, draw_row, row_width
from render.kit.cache import cached
from render.kit.canvas import Canvas
from render.kit.colour import INK, PAPER2, PEAT
from render.kit.emblem import emblem_mask
from render.kit.shape import rounded
from render.kit.sprite import Bevel, Lift, Pose, Sprite, cut
from render.kit.texture import paper, wood
from render.kit.type import Face, fit

_HEIGHT, _BAND = 106, 46
_NAME: Final = 206
_STYLE: Final = Style(42, 4)
_KNOT: Final = 42


def _good(name: str) -> Icon:
    return Icon("good", name)


def _kind(name: str) -> Icon:
    return Icon("kind", name)


_SCOT, _BOOT = Icon("emblem", "scot"), Icon("emblem", "boot")
_MOST: Final = Icon("points", "8")
EFFECTS: Final[dict[str, Row]] = {
    "brodie": (_kind("village"), STAIRS, _MOST),
    "gunn": (PLUS, _good("sheep"), _good("cow")),
    "grant": (_SCOT, STAIRS, _MOST),
    "douglas": (Icon("points", "3"),),
    "cameron": (_kind("trade"), PLUS, Icon("text", "3"), _BOOT),
    "macgregor": (_kind("distillery"), ARROW, Icon("points", "3")),
    "macdonald": (PLUS, _good("stone"), _good("wood")),
    "macdonell": (_kind("material"), _kind("distillery")),
    "mackintosh": (_kind("castle"), Icon("text", "="), _SCOT),
    "mackay": (Icon("emblem", "bust"), Icon("text", "×2")),
    "mackenzie": (PLUS, _good("barley"), _good("whisky")),
    "mackinnon": (PLUS, _SCOT, Icon("coin", "2")),
    "macleod": (PLUS, Icon("coin", "3")),
    "maclachlan": (_BOOT, ARROW, Icon("points", "1")),
    "maclean": (_kind("animal"), _kind("distillery")),
    "macmillan": (Icon("emblem", "uproot"),),
    "macpherson": (Icon("emblem", "hammer"), STAIRS, _MOST),
    "munro": (Icon("emblem", "discarded"),),
    "oliphant": (Icon("coin"), STAIRS, _MOST),
    "ross": (PLUS, _SCOT, _SCOT),
    "sutherland": (Icon("emblem", "waves"), STAIRS, _MOST),
    "sinclair": (Icon("coin", "1"), Icon("text", "="), _good("any")),
    "chisholm": (PLUS, _good("barley"), _SCOT),
}
#: Clans whose effect lasts.
LASTING_CLANS: Final = frozenset({"macgregor", "mackintosh", "maclachlan", "sinclair"})


@cached
def clan_cell(name: str, effect: Row, *, lasting: bool, dark: bool) -> Sprite:
    """A cell; dark if no marker can be placed there now."""
    icons = row_width(effect, _STYLE) + (_KNOT if lasting else 0)
    label = fit(name, Face.SERIF_BOLD, 34, _NAME)
    width = max(label.width + 34, icons + 20, 140)
    canvas = Canvas(paper(width, _HEIGHT).copy())
    canvas.image.paste(wood(width, _HEIGHT - _BAND, DARK, "chip", 0.5), (0, _BAND))
    canvas.write(label, width / 2 + 3, _BAND / 2 + 1, INK, "middle")
    x, y = (width - icons) / 2, _BAND + 30
    if lasting:
        canvas.stamp(emblem_mask("lasting", 36), x, y - 18, PAPER2)
        x += _KNOT
    draw_row(canvas, effect, x, y, _STYLE)
    if dark:
        canvas.image = Image.blend(canvas.image, Image.new("RGB", canvas.size, PEAT), 0.5)
    return cut(
        canvas,
        rounded(width, _HEIGHT, 14),
        bevel=Bevel(3, 110, 110),
        lift=Lift(0.8),
        pose=Pose(),
    )
