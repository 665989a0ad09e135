"""What the sheets of several chronicles are made of."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PIL import Image

from render.kit.backdrop import MARGIN, WIDTH
from render.kit.cache import cached
from render.kit.canvas import Canvas, seam
from render.kit.colour import BONE, PAPER3, PEAT, PLAYERS, mix, rgb
from render.kit.furniture import strip
from render.kit.pieces import token
from render.kit.shape import disc, faded, rounded
from render.kit.sprite import Bevel, Lift, Sprite, cut
from render.kit.type import Face, fit

if TYPE_CHECKING:
    from rules.glenmore.view import GlenMoreView

TOP: Final = 206
WIDE: Final = WIDTH - 2 * MARGIN
CLOTH: Final = 104
_GROUND: Final = mix(rgb("#33261D"), PEAT, 0.6)


def draw_seat(
    canvas: Canvas,
    view: GlenMoreView,
    seat: int,
    name: str,
    y: int,
    height: int,
    *,
    x: int = MARGIN,
    width: int = WIDE,
    cloth: int = CLOTH,
    room: int = 300,
) -> None:
    """Draw the strip of a player: token and name, and brass around it if it is their turn."""
    awaited = view["mover"] == seat
    canvas.put(strip(PLAYERS[seat], width, height=height, cloth=cloth, awaited=awaited), x, y)
    canvas.centre(token(PLAYERS[seat], min(70, cloth - 12)), x + cloth / 2, y + height / 2)
    canvas.write(fit(name, Face.SERIF_BOLD, 40, room), x + cloth + 16, y + 36, BONE)


@cached
def board(width: int, height: int) -> Sprite:
    """A dark board that things lie on."""
    canvas = Canvas(Image.new("RGB", (width, height), _GROUND))
    return cut(canvas, rounded(width, height, 18), bevel=Bevel(2, 50, 100), lift=Lift(0.5))


@cached
def hollow(width: int, height: int, *, round_: bool = False) -> Sprite:
    """A place for something, stitched."""
    canvas = Canvas(Image.new("RGB", (width, height), PEAT))
    if not round_:
        canvas.stitch(seam((5, 5, width - 6, height - 6), 10, 7), mix(PAPER3, PEAT, 0.4), 3)
    mask = disc(width) if round_ else rounded(width, height, 12)
    return Sprite(canvas.image, faded(mask, 0.75), (0, 0), (width, height))
