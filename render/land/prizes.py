"""The prizes in the corners of the board: the shape to build, and what it is worth."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from render.kit.cache import cached
from render.kit.canvas import Canvas, seam
from render.kit.colour import BRASS_DARK, PAPER2, PAPER3, rgb
from render.kit.furniture import slot
from render.kit.pieces import coin
from render.kit.shape import rounded
from render.kit.sprite import SLAB_LIFT, Bevel, Lift, Sprite, cut
from render.kit.texture import brass, paper, stone
from render.land.grid import BOARD_TOP, LEFT, PITCH, SIDE
from render.land.polyomino import Shape, extent

if TYPE_CHECKING:
    from rules.land.view import LandView

CARD: Final = 160
#: Squares along each side of a corner.
_CORNER = 2
#: How far a card lies from the outer edges.
_INSET = 12
_COIN = 60
#: The largest and the smallest stones of a shape, and the room that they have.
_STONE, _ROOM = 36, CARD - 40


def draw_prizes(canvas: Canvas, view: LandView) -> None:
    """Draw the four corners, in the order of the view."""
    far = (SIDE - _CORNER) * PITCH + _CORNER * PITCH - CARD - _INSET
    for corner, prize in enumerate(view["prizes"]):
        right, below = corner % 2, corner // 2
        x = LEFT + (far if right else _INSET)
        y = BOARD_TOP + (far if below else _INSET)
        if prize is None:
            canvas.put(slot(CARD, CARD, PAPER3, corner=14), x, y)
            continue
        canvas.put(prize_card(prize["cells"]), x, y)
        over_x = x + (CARD - 14 if right else 14)
        over_y = y + (CARD - 14 if below else 14)
        canvas.centre(coin(str(prize["points"]), _COIN), over_x, over_y)


@cached
def prize_card(shape: Shape) -> Sprite:
    """A prize: its shape in little stones on a stitched paper."""
    canvas = Canvas(paper(CARD, CARD, PAPER2, "prize").copy())
    canvas.stitch(seam((9, 9, CARD - 10, CARD - 10), 14, 9), BRASS_DARK, 3)
    rows, columns = extent(shape)
    pitch = min(_STONE, _ROOM // max(rows, columns))
    left, top = (CARD - columns * pitch) / 2, (CARD - rows * pitch) / 2
    for row, column in shape:
        canvas.put(pebble(pitch - 3), left + column * pitch + 1, top + row * pitch + 1)
    return cut(canvas, rounded(CARD, CARD, 14), bevel=Bevel(3, 120, 110), lift=SLAB_LIFT)


@cached
def pebble(side: int, *, newest: bool = False) -> Sprite:
    """A square of a shape in little; of brass where the newest token lies."""
    face = brass(side, side) if newest else stone(side, side, rgb("#6E675E"), "pebble")
    canvas = Canvas(face.copy())
    return cut(canvas, rounded(side, side, 6), bevel=Bevel(2, 110, 120), lift=Lift(0.2, 90, 110))
