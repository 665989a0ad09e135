"""Castles: a stone slab over the whole shape, the owner's tartan on it, and a keep."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

from PIL import Image, ImageDraw

from render.kit.cache import cached
from render.kit.canvas import Canvas
from render.kit.colour import BONE, INK, Colour, Player, mix, rgb
from render.kit.emblem import emblem_mask
from render.kit.pieces import coin
from render.kit.shape import FINE, polygon, reduced
from render.kit.sprite import PIECE_EDGE, SLAB_LIFT, Bevel, Lift, Sprite, cut
from render.kit.tartan import tartan
from render.kit.texture import brass, dyed, stone, wood
from render.land.grid import BOARD_TOP, LEFT, PITCH, middle
from render.land.polyomino import extent, framed, outline

if TYPE_CHECKING:
    from render.land.grid import Cell
    from render.land.polyomino import Shape

#: The smallest coin on which a number can be read.
_COIN = 46
#: A keep that has a square of its castle behind it, and one that has none.
_TALL, _LOW = 124, 108
#: The cloth lies flat on its slab.
_FLAT = Lift(0.1, 0, 0)
#: Lit from the left: how dark the right side of the wood is.
_SHADE = 0.42

#: Around the castle in question lies brass, a little of it around those that count in the attack,
#: and bone around the castle of the last deed and, less of it, of those before.
Mark = Literal["attacked", "counted", "last", "earlier"]
_MARKS: Final[dict[Mark, int]] = {"attacked": 9, "counted": 6, "last": 9, "earlier": 5}
_BRASS: Final[tuple[Mark, ...]] = ("attacked", "counted")


def keep_cell(cells: Shape) -> Cell:
    """The square of the keep: near the middle, and with another square behind it if possible."""
    row = sum(row for row, _ in cells) / len(cells)
    column = sum(column for _, column in cells) / len(cells)

    def fitness(cell: Cell) -> tuple[bool, float, Cell]:
        behind = (cell[0] - 1, cell[1]) in cells
        return not behind, (cell[0] - row) ** 2 + (cell[1] - column) ** 2, cell

    return min(cells, key=fitness)


def other_cells(cells: Shape) -> list[Cell]:
    """The castle's other squares, from the top, where the keep hides nothing.

    Those behind the keep come last.
    """
    keep = keep_cell(cells)
    behind = (keep[0] - 1, keep[1])
    return sorted((cell for cell in cells if cell != keep), key=lambda cell: (cell == behind, cell))


def draw_castle(
    canvas: Canvas, owner: Player, cells: Shape, points: int, *, mark: Mark | None = None
) -> None:
    """Draw a castle with what it is worth, and a mark around it."""
    shape, (top, left) = framed(cells)
    corner = (LEFT + left * PITCH, BOARD_TOP + top * PITCH)
    if mark is not None:
        canvas.put(_edge(shape, mark), *corner)
    canvas.put(_slab(owner, shape), *corner)
    canvas.centre(coin(str(points), _COIN), *middle(other_cells(cells)[0]))
    keep = keep_cell(cells)
    size = _TALL if (keep[0] - 1, keep[1]) in cells else _LOW
    x, y = middle(keep)
    canvas.put(_keep(owner, size), x - size / 2, y + PITCH / 2 - 6 - size * 0.95)


@cached
def _slab(owner: Player, shape: Shape) -> Sprite:
    """One stone slab for the whole shape with one cloth on it."""
    rows, columns = extent(shape)
    width, height = columns * PITCH, rows * PITCH
    canvas = Canvas(stone(width, height, rgb("#9A9388"), "slab").copy())
    cloth = Canvas(tartan(width, height, owner.sett, 3).copy())
    cloth.image = Image.blend(cloth.image, Image.new("RGB", (width, height), owner.dark), 0.12)
    laid = cut(cloth, outline(shape, PITCH, 12, 8), bevel=Bevel(3, 60, 140), lift=_FLAT)
    canvas.put(laid, 0, 0)
    return cut(canvas, outline(shape, PITCH, 2, 14), bevel=Bevel(4, 140, 150), lift=SLAB_LIFT)


@cached
def _edge(shape: Shape, mark: Mark) -> Sprite:
    """What lies around a marked castle."""
    (rows, columns), wide = extent(shape), _MARKS[mark]
    size = (columns * PITCH, rows * PITCH)
    width, height = size[0] + 2 * wide, size[1] + 2 * wide
    face = brass(width, height) if mark in _BRASS else Image.new("RGB", (width, height), BONE)
    piece = cut(
        Canvas(face.copy()),
        outline(shape, PITCH, 2 - wide, 14 + wide, wide),
        bevel=PIECE_EDGE,
        lift=SLAB_LIFT,
    )
    x, y = piece.origin
    return Sprite(piece.colour, piece.alpha, (x + wide, y + wide), size)


@cached
def _keep(owner: Player, size: int) -> Sprite:
    """A keep with three towers of pale wood, and a pennant with the owner's ordinary."""
    canvas = Canvas(wood(size, size, rgb("#E2C79A"), "keep", 1.1).copy())
    shade = Image.linear_gradient("L").rotate(90).resize((size, size))
    canvas.stamp(shade, 0, 0, rgb("#7A5024"), _SHADE)
    canvas.stamp(_openings(size), 0, 0, INK)
    piece = cut(canvas, _walls(size), bevel=Bevel(3, 150, 150), lift=SLAB_LIFT)
    return _flagged(piece, owner, size)


def _walls(size: int) -> Image.Image:
    """The outline of the keep, in a box of 150 by 150."""
    plate = _Plate(size)
    for x, width, top, teeth in ((22, 34, 66, 3), (94, 34, 66, 3), (50, 50, 44, 4)):
        plate.bar((x, top, x + width, 132))
        tooth = width / (2 * teeth - 1)
        for step in range(teeth):
            left = x + 2 * step * tooth
            plate.bar((left, top - tooth * 1.1, left + tooth, top + 1))
    plate.bar((14, 122, 136, 140), 5)
    return plate.mask()


def _openings(size: int) -> Image.Image:
    """Gate, windows and the seams between the towers."""
    plate = _Plate(size)
    plate.bar((60, 92, 90, 140), 15)
    plate.bar((60, 112, 90, 140))
    for x, y in ((36, 84), (109, 84), (71, 60)):
        plate.bar((x, y, x + 7, y + 17), 3)
    for x in (50, 100):
        plate.bar((x - 1, 70, x + 1, 122), ink=150)
    return plate.mask()


class _Plate:
    """A mask in the making, drawn in a box of 150 by 150."""

    def __init__(self, size: int) -> None:
        self._scale = size * FINE / 150
        self._fine = Image.new("L", (size * FINE, size * FINE))
        self._draw = ImageDraw.Draw(self._fine)

    def bar(
        self, box: tuple[float, float, float, float], corner: float = 0, ink: int = 255
    ) -> None:
        """Fill a rectangle."""
        left, top, right, bottom = (value * self._scale for value in box)
        self._draw.rounded_rectangle((left, top, right, bottom), corner * self._scale, ink)

    def mask(self) -> Image.Image:
        """What was drawn."""
        return reduced(self._fine)


def _flagged(keep: Sprite, owner: Player, size: int) -> Sprite:
    """The keep with its pole and pennant."""
    canvas = Canvas(keep.colour.copy())
    alpha = keep.alpha.copy()
    x, y = keep.origin
    unit = size / 150
    pole = (round(x + 73 * unit), round(y + 4 * unit), round(x + 77 * unit), round(y + 42 * unit))
    canvas.image.paste(INK, pole)
    alpha.paste(255, pole)
    flag = _pennant(owner.colour, owner.emblem, owner.charge, round(62 * unit), round(38 * unit))
    at = (round(x + 77 * unit) - flag.origin[0], round(y + 2 * unit) - flag.origin[1])
    canvas.image.paste(flag.colour, at, flag.alpha)
    alpha.paste(255, (*at, at[0] + flag.alpha.width, at[1] + flag.alpha.height), flag.alpha)
    return Sprite(canvas.image, alpha, keep.origin, keep.size)


def _pennant(colour: Colour, emblem: str, charge: Colour, width: int, height: int) -> Sprite:
    tail = ((0, 0), (width, 0), (width * 0.78, height / 2), (width, height), (0, height))
    ground = dyed(width, height, mix(colour, BONE, 0.06), mix(colour, INK, 0.2))
    canvas = Canvas(ground.copy())
    side = round(height * 0.74)
    ink = charge if charge != colour else INK
    canvas.stamp(emblem_mask(emblem, side), width * 0.38 - side / 2, (height - side) / 2, ink)
    return cut(canvas, polygon(width, height, tail), bevel=Bevel(2, 110, 110), lift=Lift(0.2))
