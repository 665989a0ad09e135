"""The board without pieces: paper squares on a moss cloth, and the names at its edges."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PIL import Image

from render.kit.cache import cached
from render.kit.canvas import Canvas, seam
from render.kit.colour import BONE, LIVERIES, PAPER2, PAPER3, PEAT, mix, rgb
from render.kit.emblem import emblem_mask
from render.kit.shape import faded, rounded
from render.kit.sprite import Bevel, Sprite, bevelled, cut
from render.kit.texture import stone, tweed
from render.kit.type import Face, line
from render.land.grid import BOARD_TOP, LEFT, LETTERS_Y, PITCH, SIDE, cell_of, middle
from render.land.lands import SIGNS
from render.land.polyomino import outline
from render.land.vellum import vellum

if TYPE_CHECKING:
    from render.land.grid import Cell
    from rules.land.view import LandView

#: The squares leave so much of the cloth free on every side; the cloth goes so far beyond them.
_GAP = 3
_HEM = 10
_CORNER = 10
_FACE = PITCH - 2 * _GAP
_SYMBOL = 68
_PAPER_EDGE = Bevel(3, 130, 100)
_NUMBERS_X = LEFT - 40


def draw_ground(canvas: Canvas, view: LandView) -> None:
    """Draw the bare board, its letters below and its numbers at the left."""
    layout = tuple((cell_of(square), square["symbol"]) for square in view["squares"])
    canvas.put(_ground(layout), LEFT, BOARD_TOP)
    for place in range(SIDE):
        x, y = middle((place, place))
        letter, number = chr(ord("a") + place), str(place + 1)
        canvas.write(line(letter, Face.SANS_BOLD, 36), x, LETTERS_Y, PAPER2, "middle")
        canvas.write(line(number, Face.SANS_BOLD, 36), _NUMBERS_X, y, PAPER2, "middle")


@cached
def _ground(layout: tuple[tuple[Cell, str | None], ...]) -> Sprite:
    """The cloth with all squares on it."""
    side = SIDE * PITCH + 2 * _HEM
    canvas = Canvas(tweed(side, side, mix(LIVERIES["land"].colour, PEAT, 0.45), 7).copy())
    for (row, column), symbol in layout:
        x, y = column * PITCH + _HEM + _GAP, row * PITCH + _HEM + _GAP
        canvas.stamp(_mask(), x, y, _square(symbol))
    cells = tuple(cell for cell, _ in layout)
    cloth = cut(canvas, outline(cells, PITCH, -_HEM, 16, _HEM), bevel=Bevel(3, 80, 120))
    x, y = cloth.origin
    return Sprite(cloth.colour, cloth.alpha, (x + _HEM, y + _HEM), (SIDE * PITCH, SIDE * PITCH))


def _square(symbol: str | None) -> Image.Image:
    """The face of a square; no-man's-land is bare stone with stitches around."""
    if symbol is None:
        canvas = Canvas(stone(_FACE, _FACE, rgb("#57504A"), "waste").copy())
        canvas.stitch(seam((14, 14, _FACE - 15, _FACE - 15), 10, 8), PAPER3, 3)
        return bevelled(canvas.image, _mask(), Bevel(3, 50, 150))
    sign = SIGNS[symbol]
    canvas = Canvas(vellum(_FACE, _FACE, sign).copy())
    at = (_FACE - _SYMBOL) / 2
    emblem = emblem_mask(sign.emblem, _SYMBOL)
    canvas.stamp(emblem, at, at + 1, BONE, 0.6)
    canvas.stamp(emblem, at, at, sign.colour)
    return bevelled(canvas.image, _mask(), _PAPER_EDGE)


@cached
def covered_square(symbol: str) -> Sprite:
    """A square under a token: without its symbol, which would peep out."""
    face = bevelled(vellum(_FACE, _FACE, SIGNS[symbol]), _mask(), _PAPER_EDGE)
    return Sprite(face, _mask(), (0, 0), face.size)


def _mask() -> Image.Image:
    return rounded(_FACE, _FACE, _CORNER)


@cached
def veil() -> Sprite:
    """Dusk over a square that can't be chosen."""
    mask = _mask()
    return Sprite(Image.new("RGB", mask.size, PEAT), faded(mask, 0.55), (0, 0), mask.size)
