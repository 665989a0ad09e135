"""The table: cloth or wood under lamplight, the game's ribbon, its brooch, title and subtitle."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PIL import Image

from render.kit.cache import cached, cached_as
from render.kit.canvas import Canvas
from render.kit.colour import (
    BONE,
    PAPER2,
    PEAT,
    SHADED_EDGE,
    Colour,
    Livery,
    mix,
)
from render.kit.pieces import brooch
from render.kit.shape import ALL_CORNERS, rounded
from render.kit.sprite import Bevel, Lift, cut
from render.kit.tartan import tartan
from render.kit.texture import lamplight, tweed, wood
from render.kit.type import Face, Line, fit

if TYPE_CHECKING:
    from render.kit.sprite import Sprite

WIDTH: Final = 1200
MARGIN: Final = 24
#: Where the board begins below the title.
TOP: Final = 192
RIBBON: Final = 46

BROOCH_AT = (28, 14)
TITLE_AT = (174, 101)
SUBTITLE_AT = (176, 150)
TITLE_TYPE: Final = (Face.SERIF_BOLD, 56)
SUBTITLE_TYPE: Final = (Face.SANS_SEMIBOLD, 34)


def lay_table(
    livery: Livery,
    height: int,
    title: str | Line,
    subtitle: str | Line,
    *,
    crest: tuple[str, Colour] | None = None,
    room: int = WIDTH - MARGIN - TITLE_AT[0],
) -> Canvas:
    """A fresh canvas with the game's table, its title and subtitle in `room` pixels of width.

    One with a name in it may come as a line, fitted by `names.fit_named`. The brooch shows the
    game's emblem, or a `crest`: an emblem and its enamel.
    """
    emblem, enamel = crest or (livery.emblem, livery.colour)
    canvas = Canvas(_ground(livery, height).convert("RGB"))
    canvas.put(_ribbon(livery), 0, 0)
    canvas.put(brooch(emblem, enamel), *BROOCH_AT)
    if isinstance(title, str):
        title = fit(title, *TITLE_TYPE, room)
    if isinstance(subtitle, str):
        subtitle = fit(subtitle, *SUBTITLE_TYPE, room)
    canvas.write(title, *TITLE_AT, BONE, shade=SHADED_EDGE)
    canvas.write(subtitle, *SUBTITLE_AT, PAPER2)
    return canvas


def _few_colours(ground: Image.Image) -> Image.Image:
    """A ground with a palette of its own: a byte for each pixel is enough for all its browns."""
    return ground.quantize(method=Image.Quantize.MAXCOVERAGE)


@cached_as(_few_colours)
def _ground(livery: Livery, height: int) -> Image.Image:
    """The bare table. It's the largest thing that is kept."""
    if livery.ground == "tweed":
        ground = tweed(WIDTH, height, livery.ground_colour)
    else:
        ground = wood(WIDTH, height, livery.ground_colour, "table", 0.6)
    return lamplight(ground, livery.dusk)


@cached
def _ribbon(livery: Livery) -> Sprite:
    """The family's signature: the game's tartan along the top edge, with a stitched selvedge."""
    canvas = Canvas(tartan(WIDTH, RIBBON, livery.sett).copy())
    seam_y = RIBBON - 5
    canvas.image.paste(PEAT, (0, seam_y, WIDTH, seam_y + 2))
    thread = mix(PAPER2, livery.colour, 0.35)
    for x in range(-5, WIDTH, 22):
        canvas.image.paste(thread, (x, seam_y, x + 11, seam_y + 2))
    return cut(
        canvas,
        rounded(WIDTH, RIBBON, 0, ALL_CORNERS),
        bevel=Bevel(1, 0, 60),
        lift=Lift(0.8, 130, 90),
    )
