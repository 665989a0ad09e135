"""Furniture: strips, plaques, score plates, shields and slots that any table may be set with."""

from __future__ import annotations

from PIL import Image, ImageChops, ImageDraw

from render.kit.cache import cached
from render.kit.canvas import Canvas, seam
from render.kit.colour import BONE, BRASS_DARK, PEAT, Colour, Player, lettering, mix
from render.kit.emblem import emblem_mask
from render.kit.pen import Pen, curve
from render.kit.shape import faded, rounded
from render.kit.sprite import FLAT_EDGE, PIECE_EDGE, SMALL_LIFT, Bevel, Lift, Sprite, cut
from render.kit.tartan import tartan
from render.kit.texture import dyed, felt
from render.kit.type import Face, fit

STRIP_HEIGHT = 92
STRIP_CORNER = 18
SCORE_PLATE = (92, 104)
SHIELD = 78
#: Brass around whatever is awaited now.
AWAITED_RIM = 5

_STRIP_LIFT = Lift(0.8, 100, 60)
_PLAQUE_LIFT = Lift(0.7, 120, 90)


@cached
def strip(
    player: Player,
    width: int,
    *,
    height: int = STRIP_HEIGHT,
    cloth: int = 112,
    awaited: bool = False,
) -> Sprite:
    """A player's strip: their tartan at the left end, a dark field for the rest.

    Brass around it says that their decision is awaited.
    """
    canvas = Canvas(felt(width, height, player.strip).copy())
    canvas.image.paste(tartan(cloth, height, player.sett), (0, 0))
    canvas.image.paste(BRASS_DARK, (cloth, 0, cloth + 3, height))
    return cut(
        canvas,
        rounded(width, height, STRIP_CORNER),
        bevel=FLAT_EDGE,
        lift=_STRIP_LIFT,
        rim=AWAITED_RIM if awaited else 0,
        corner=STRIP_CORNER,
    )


@cached
def plaque(
    width: int, height: int, top: Colour, bottom: Colour, *, corner: int | None = None, rim: int = 0
) -> Sprite:
    """A dyed plate for text; a pill unless it is given a corner."""
    corner = height // 2 if corner is None else corner
    return cut(
        Canvas(dyed(width, height, top, bottom).copy()),
        rounded(width, height, corner),
        bevel=Bevel(2, 90, 110),
        lift=_PLAQUE_LIFT,
        rim=rim,
        corner=corner,
    )


@cached
def score_plate(player: Player, number: str, *, won: bool = False, hem: int = 0) -> Sprite:
    """A player's score, large; brass around the winner's.

    With a `hem` so much of it is the player's tartan.
    """
    width, height = SCORE_PLATE
    corner = 14
    dusk = mix(player.colour, player.dark, 0.6)
    canvas = Canvas(dyed(width, height, player.colour, dusk).copy())
    if hem:
        canvas.image.paste(tartan(width, hem, player.sett), (0, height - hem))
        canvas.image.paste(BRASS_DARK, (0, height - hem - 2, width, height - hem))
    number_line = fit(number, Face.SERIF_BLACK, 84, width - 8)
    ink = lettering(player.colour)
    shade = PEAT if ink == BONE else None
    canvas.write(number_line, width / 2, (height - hem) / 2 - 1, ink, "middle", shade=shade)
    return cut(
        canvas,
        rounded(width, height, corner),
        bevel=Bevel(3, 110, 110),
        lift=_PLAQUE_LIFT,
        rim=4 if won else 0,
        corner=corner,
    )


@cached
def shield(top: Colour, bottom: Colour, text: str, side: int = SHIELD) -> Sprite:
    """A heater shield with a number on it."""
    pen = Pen(side)
    pen.fill(
        [
            (4, 0),
            (96, 0),
            *curve((96, 58), (92, 84), (70, 92), (50, 100)),
            *curve((50, 100), (30, 92), (8, 84), (4, 58)),
        ]
    )
    canvas = Canvas(dyed(side, side, top, bottom).copy())
    canvas.write(
        fit(text, Face.SERIF_BLACK, round(side * 0.74), side - 12),
        side / 2,
        side * 0.46,
        lettering(top),
        "middle",
    )
    return cut(canvas, pen.mask(), bevel=PIECE_EDGE, lift=SMALL_LIFT)


@cached
def slot(
    width: int, height: int, thread: Colour, *, emblem: str | None = None, corner: int = 12
) -> Sprite:
    """A place where a card may lie: stitches around it, and the crest of whose card is next."""
    ready = emblem is not None
    signs = Image.new("L", (width, height))
    draw = ImageDraw.Draw(signs)
    for stroke in seam((8, 8, width - 9, height - 9)):
        draw.line(stroke, 255, 4 if ready else 3)
    if emblem is not None:
        sign = emblem_mask(emblem, round(width * 0.6))
        signs.paste(sign, ((width - sign.width) // 2, (height - sign.height) // 2))
    hollow = faded(rounded(width, height, corner), 0.62 if ready else 0.32)
    colour = Image.new("RGB", signs.size, PEAT)
    colour.paste(thread if ready else mix(thread, PEAT, 0.6), (0, 0, width, height), signs)
    return Sprite(colour, ImageChops.lighter(hollow, signs), (0, 0), signs.size)
