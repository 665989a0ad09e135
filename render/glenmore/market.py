"""Inside the ring: the market with the mover's goods, the stacks and the discard."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PIL import Image

from render.glenmore.chronicles.common import hollow
from render.glenmore.cubes import cube
from render.glenmore.guests import englishman
from render.glenmore.metal import money, socket
from render.glenmore.people import figure
from render.kit.cache import cached
from render.kit.canvas import Canvas, seam
from render.kit.colour import BONE, LIVERIES, PAPER2, PAPER3, PEAT, PLAYERS, mix, rgb
from render.kit.emblem import emblem_mask
from render.kit.pieces import token
from render.kit.shape import disc, faded, rounded
from render.kit.sprite import Bevel, Lift, Pose, Sprite, cut
from render.kit.tartan import tartan
from render.kit.texture import paper, wood
from render.kit.type import Face, fit, line

if TYPE_CHECKING:
    from collections.abc import Sequence

    from render.painter import Words
    from rules.glenmore.view import GlenMoreView

_BOARD: Final = rgb("#4A3626")
_STACK: Final = 104
#: The stacks and their numbers below the market.
_STACKS: Final = _STACK + 68
_PRICES: Final = (1, 2, 3)
_HEADER: Final = 60
_FADED: Final = mix(PAPER3, PEAT, 0.45)


def draw_market(
    canvas: Canvas, view: GlenMoreView, words: Words, box: tuple[int, int, int, int]
) -> None:
    """Draw the market into the upper part of a box, and the stacks below it."""
    left, top, right, bottom = box
    width, height = right - left, bottom - top - _STACKS
    canvas.put(_board(width, height), left, top)
    mover = view["mover"]
    own = right - 62
    first = left + 160
    header = fit(words("glenmore-picture-market"), Face.SANS_SEMIBOLD, 34, own - left - 80)
    canvas.write(header, first + 104, top + 34, PAPER2, "middle")
    if mover is not None:
        canvas.centre(figure(mover, 54), own, top + 34)
    england = view["chronicles"].get("england")
    pitch = (height - _HEADER - 8) / (len(view["market"]) + (england is not None))
    if england is not None:
        middle = top + height - 8 - 0.5 * pitch
        canvas.centre(englishman(62), left + 62, middle)
        _draw_prices(canvas, england["filled"], england["prices"], first, middle)
        owner = england["owner"]
        piece = hollow(58, 58) if owner is None else token(PLAYERS[owner], 60)
        canvas.centre(piece, own, middle)
    for place, row in enumerate(view["market"]):
        middle = top + _HEADER + (place + 0.5) * pitch
        canvas.centre(cube(row["good"], 70 if england is None else 62), left + 62, middle)
        _draw_prices(canvas, row["filled"], _PRICES, first, middle)
        if mover is not None:
            count = view["players"][mover]["goods"].get(row["good"], 0)
            number = line(str(count), Face.SERIF_BLACK, 54)
            canvas.write(number, own, middle, BONE if count else _FADED, "middle")
    _draw_stacks(canvas, view, left, bottom - _STACKS + 16, width)


def _draw_prices(canvas: Canvas, filled: int, prices: Sequence[int], x: float, y: float) -> None:
    """Draw the cells of a row: a coin in each that is filled, the next one stitched."""
    for cell, price in enumerate(map(str, prices)):
        full = cell < filled
        piece = money(price, 80) if full else socket(price, 78, ready=cell == filled)
        canvas.centre(piece, x + cell * 104, y)


@cached
def _board(width: int, height: int) -> Sprite:
    canvas = Canvas(wood(width, height, _BOARD, "market", 0.8).copy())
    canvas.image.paste(mix(_BOARD, PEAT, 0.5), (width - 116, 20, width - 113, height - 20))
    return cut(canvas, rounded(width, height, 18), bevel=Bevel(4, 80, 120), lift=Lift(1.1))


def _draw_stacks(canvas: Canvas, view: GlenMoreView, left: float, top: float, width: int) -> None:
    """Draw how many tiles are left in each stack, and how many were discarded."""
    piles = [(letter, count) for letter, count in view["stacks"].items() if letter != "S"]
    pitch = (width - 12 - _STACK) / len(piles)
    for place, (letter, count) in enumerate(piles):
        x = left + 6 + place * pitch
        live = letter == view["round"]
        canvas.put(_stack(letter, live=live) if count else _gone(letter), x, top)
        _write_count(canvas, count, x, top, bright=live)
    x = left + 6 + len(piles) * pitch
    canvas.put(_discard(), x, top)
    _write_count(canvas, len(view["discard"]), x, top, bright=False)


def _write_count(canvas: Canvas, count: int, x: float, top: float, *, bright: bool) -> None:
    number = line(str(count), Face.SERIF_BLACK, 44)
    canvas.write(number, x + _STACK / 2, top + _STACK + 28, BONE if bright else PAPER3, "middle")


@cached
def _stack(letter: str, *, live: bool) -> Sprite:
    """The back of a stack's tiles; dimmed until its round comes."""
    livery = LIVERIES["glenmore"]
    canvas = Canvas(tartan(_STACK, _STACK, livery.sett, 2, (8, 8)).copy())
    inset = (_STACK - 76) // 2
    canvas.stamp(disc(76), inset, inset, mix(livery.colour, PEAT, 0.62))
    middle = _STACK / 2
    canvas.write(line(letter, Face.SERIF_BLACK, 54), middle, middle - 1, BONE, "middle")
    return cut(
        canvas,
        rounded(_STACK, _STACK, 14),
        bevel=Bevel(3, 110, 120),
        lift=Lift(0.8),
        pose=Pose(0, 0 if live else 0.45),
    )


@cached
def _gone(letter: str) -> Sprite:
    """Where a stack was."""
    canvas = Canvas(Image.new("RGB", (_STACK, _STACK), PEAT))
    canvas.stitch(seam((8, 8, _STACK - 9, _STACK - 9)), mix(PAPER3, PEAT, 0.5), 3)
    middle = _STACK / 2
    canvas.write(
        line(letter, Face.SERIF_BLACK, 50), middle, middle, mix(PAPER3, PEAT, 0.4), "middle"
    )
    hollow = faded(rounded(_STACK, _STACK, 14), 0.7)
    return Sprite(canvas.image, hollow, (0, 0), canvas.size, tuple(canvas.texts))


@cached
def _discard() -> Sprite:
    canvas = Canvas(paper(_STACK, _STACK, PAPER3, "disc").copy())
    inset = (_STACK - 66) // 2
    canvas.stamp(emblem_mask("discarded", 66), inset, inset, PEAT)
    return cut(
        canvas,
        rounded(_STACK, _STACK, 14),
        bevel=Bevel(3, 90, 110),
        lift=Lift(0.8),
        pose=Pose(0, 0.35),
    )
