"""The castles that a player can choose from: on the board, and each on a card of its own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PIL import ImageChops

from render.kit.backdrop import MARGIN, WIDTH
from render.kit.cache import cached
from render.kit.canvas import Canvas
from render.kit.colour import INK, PAPER2
from render.kit.pieces import coin
from render.kit.shape import rounded
from render.kit.sprite import CARD_LIFT, Bevel, Lift, Sprite, cut
from render.kit.texture import brass, paper
from render.kit.type import Face, fit
from render.land.grid import BOARD_TOP, LEFT, PITCH, cells_by_name
from render.land.hand_cards import CARD, CARDS_TOP
from render.land.polyomino import extent, framed, outline
from render.land.prizes import pebble

if TYPE_CHECKING:
    from render.land.grid import Cell
    from render.land.polyomino import Shape
    from rules.land.view import LandView

#: How many castles have room side by side; of more only their squares are shown.
MOST: Final = 4
_GAP = 8
_TILE = ((WIDTH - 2 * MARGIN - _GAP * (MOST - 1)) // MOST, CARD[1])
#: The largest stones of a shape, and the height that it has.
_STONE, _ROOM = 30, 92
_COIN = 54
_LINE, _CORNER = 8, 16


def draw_buildable(canvas: Canvas, view: LandView) -> None:
    """Draw a brass line around all squares of castles to choose from, and a card for each."""
    cells = cells_by_name(view)
    shapes = [tuple(cells[name] for name in found["squares"]) for found in view["buildable"]]
    every, (top, left) = framed(tuple(sorted({cell for shape in shapes for cell in shape})))
    canvas.put(_line(every), LEFT + left * PITCH, BOARD_TOP + top * PITCH)
    if not offered_as_cards(view):
        return
    newest = None if view["plan"] is None else cells.get(view["plan"]["square"] or "")
    x = (WIDTH - len(shapes) * (_TILE[0] + _GAP) + _GAP) / 2
    for shape, found in zip(shapes, view["buildable"], strict=True):
        home, (row, column) = framed(shape)
        new = (newest[0] - row, newest[1] - column) if newest in shape else None
        canvas.put(_card(home, new, " ".join(found["squares"])), x, CARDS_TOP)
        canvas.centre(coin(str(found["points"]), _COIN), x + _TILE[0] - 40, CARDS_TOP + 42)
        x += _TILE[0] + _GAP


def offered_as_cards(view: LandView) -> bool:
    """Whether there are castles to choose from, and not too many for a card each."""
    return 0 < len(view["buildable"]) <= MOST


@cached
def _line(shape: Shape) -> Sprite:
    """A line around squares, just within them."""
    rows, columns = extent(shape)
    inner = outline(shape, PITCH, _LINE, _CORNER - _LINE)
    ring = ImageChops.subtract(outline(shape, PITCH, 0, _CORNER), inner)
    face = Canvas(brass(columns * PITCH, rows * PITCH).copy())
    return cut(face, ring, bevel=Bevel(2, 90, 60), lift=Lift(0.6))


@cached
def _card(shape: Shape, new: Cell | None, squares: str) -> Sprite:
    """A castle as it would lie, the new token's square in brass, and the names of its squares."""
    width, height = _TILE
    canvas = Canvas(paper(width, height, PAPER2, "prize").copy())
    rows, columns = extent(shape)
    pitch = min(_STONE, _ROOM // rows)
    left, top = (width - columns * pitch) / 2, 8 + (_ROOM - rows * pitch) / 2
    for row, column in shape:
        stone = pebble(pitch - 3, newest=(row, column) == new)
        canvas.put(stone, left + column * pitch + 1, top + row * pitch + 1)
    text = fit(squares, Face.SANS_BOLD, 36, width - 24)
    canvas.write(text, width / 2, height - 26, INK, "middle")
    return cut(canvas, rounded(width, height, 14), bevel=Bevel(3, 120, 100), lift=CARD_LIFT)
