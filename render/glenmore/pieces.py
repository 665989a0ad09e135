"""The pieces of the glen: shields of points, seals, tabs, plates, numbers, plaques and the die."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from PIL import Image

from render.glenmore.cubes import cube
from render.glenmore.dyes import DARK, KINDS
from render.glenmore.metal import money
from render.glenmore.wording import digits
from render.kit.cache import cached
from render.kit.canvas import Canvas
from render.kit.colour import (
    BONE,
    INK,
    PAPER2,
    PAPER3,
    PEAT,
    WAX,
    WAX_DARK,
    Colour,
    mix,
    rgb,
)
from render.kit.emblem import emblem_mask
from render.kit.pen import Pen
from render.kit.shape import disc, rounded
from render.kit.sprite import PIECE_EDGE, SLAB_LIFT, SMALL_LIFT, Bevel, Lift, Sprite, cut
from render.kit.texture import brass, dyed, paper, wood
from render.kit.type import FLOOR, Face, fit, line, width_of

if TYPE_CHECKING:
    from rules.glenmore.view import PlayerView

_FLAT: Final = Lift(0.35, 110, 110)
_SEAL_WELL, _SEAL_CUT = rgb("#8E2A26"), rgb("#4A0F0E")
_BLOBS: Final = 11
_SPOTS: Final = {
    1: ((50, 50),),
    2: ((28, 28), (72, 72)),
    3: ((24, 24), (50, 50), (76, 76)),
}


@cached
def points(text: str, side: int = 56) -> Sprite:
    """Points: a brass shield."""
    canvas = Canvas(brass(side, side).copy())
    if text:
        number = fit(text, Face.SERIF_BLACK, max(FLOOR, round(side * 0.66)), side - 4)
        canvas.write(number, side / 2, side * 0.45, INK, "middle")
    bevel = Bevel(2 if side < 60 else 3, 140, 130)
    return cut(canvas, emblem_mask("scutcheon", side), bevel=bevel, lift=Lift(0.35, 120, 110))


@cached
def penalty(text: str, side: int = 56) -> Sprite:
    """Points that are lost at the end: a dark shield."""
    canvas = Canvas(dyed(side, side, rgb("#4A3F5A"), rgb("#231D2E")).copy())
    number = fit(text, Face.SERIF_BLACK, max(FLOOR, round(side * 0.6)), side - 4)
    canvas.write(number, side / 2, side * 0.45, BONE, "middle")
    bevel = Bevel(2 if side < 60 else 3, 110, 130)
    return cut(canvas, emblem_mask("scutcheon", side), bevel=bevel, lift=Lift(0.35, 120, 110))


@cached
def seal(kind: str, text: str = "", side: int = 84) -> Sprite:
    """What a tile brings once, in wax: an emblem, or points, coins or a good of choice."""
    pen = Pen(side)
    pen.dot(50, 50, 42)
    for blob in range(_BLOBS):
        angle = math.radians(blob * 360 / _BLOBS + 8)
        reach = 11 + (blob % 3) * 1.6
        pen.dot(50 + 37 * math.cos(angle), 50 + 37 * math.sin(angle), reach)
    canvas = Canvas(dyed(side, side, WAX, WAX_DARK).copy())
    well = round(side * 0.72)
    canvas.stamp(disc(well), (side - well) / 2, (side - well) / 2, _SEAL_WELL)
    if kind == "points":
        canvas.centre(points(text, round(side * 0.56)), side / 2, side / 2)
    elif kind == "coins":
        canvas.centre(money(text, round(side * 0.6)), side / 2, side / 2)
    elif kind == "any":
        canvas.centre(cube("any", round(side * 0.5)), side / 2, side / 2)
    else:
        size = round(side * 0.56)
        at = (side - size) / 2
        canvas.stamp(emblem_mask(kind, size), at, at + 2, _SEAL_CUT)
        canvas.stamp(emblem_mask(kind, size), at, at - 1, BONE)
    return cut(canvas, pen.mask(), bevel=Bevel(3, 120, 130), lift=Lift(0.5, 140, 110))


@cached
def tab(kind: str, side: int = 46, *, hammer: bool = False) -> Sprite:
    """The kind of a tile: its colour and emblem; with a hammer it rebuilds one of that kind."""
    dye = KINDS[kind]
    width = side * 2 - 8 if hammer else side
    canvas = Canvas(
        dyed(width, side, mix(dye.colour, BONE, 0.08), mix(dye.colour, PEAT, 0.25)).copy()
    )
    size = int(side * 0.74)
    at, left = (side - size) / 2, width - side + (side - size) / 2
    if hammer:
        canvas.stamp(emblem_mask("hammer", size), at - 2, at, dye.ink)
    if dye.ink == BONE:
        canvas.stamp(emblem_mask(dye.emblem, size), left, at + 2, PEAT, 0.6)
    canvas.stamp(emblem_mask(dye.emblem, size), left, at, dye.ink)
    return cut(canvas, rounded(width, side, 11), bevel=Bevel(2, 110, 120), lift=_FLAT)


@cached
def plate(text: str, *, now: bool = True, height: int = 44, size: int = 36) -> Sprite:
    """A coordinate: on brass if it is asked for now."""
    width = max(height + 14, width_of(text, Face.SANS_BOLD, size) + 22)
    canvas = _plate_ground(width, height, now=now)
    ink: Colour = INK if now else PAPER2
    canvas.write(line(text, Face.SANS_BOLD, size), width / 2, height / 2, ink, "middle")
    return _as_plate(canvas)


@cached
def done_plate(height: int = 44) -> Sprite:
    """A tick: the tile was activated in this turn."""
    width, size = height + 14, height - 16
    canvas = _plate_ground(width, height, now=False)
    canvas.stamp(emblem_mask("check", size), (width - size) / 2, 8, PAPER2)
    return _as_plate(canvas)


def _plate_ground(width: int, height: int, *, now: bool) -> Canvas:
    ground = brass(width, height) if now else dyed(width, height, mix(DARK, BONE, 0.08), DARK)
    return Canvas(ground.copy())


def _as_plate(canvas: Canvas) -> Sprite:
    return cut(
        canvas, rounded(*canvas.size, 12), bevel=Bevel(2, 130, 120), lift=Lift(0.4, 130, 120)
    )


@cached
def number(text: str, *, now: bool = True, side: int = 62) -> Sprite:
    """What a tile is taken by: brass if it can be taken now, else dark."""
    ground = brass(side, side) if now else dyed(side, side, mix(DARK, BONE, 0.12), DARK)
    canvas = Canvas(ground.copy())
    ink: Colour = INK if now else mix(PAPER3, PEAT, 0.1)
    shown = fit(text, Face.SERIF_BLACK, round(side * 0.7), side - 6)
    canvas.write(shown, side / 2, side / 2 - 1, ink, "middle")
    return cut(canvas, disc(side), bevel=PIECE_EDGE, lift=SMALL_LIFT)


@cached
def slab(width: int, height: int, corner: int = 16) -> Sprite:
    """A dark plaque that carries icons."""
    canvas = Canvas(wood(width, height, DARK, "chip", 0.5).copy())
    return cut(
        canvas,
        rounded(width, height, corner),
        bevel=Bevel(2, 80, 110),
        lift=Lift(0.45, 130, 110),
    )


@cached
def times(count: int) -> Sprite:
    """So many of them."""
    canvas = Canvas(paper(56, 44, BONE, "badge").copy())
    canvas.write(line(f"×{count}", Face.SANS_BOLD, FLOOR), 28, 22, INK, "middle")
    return cut(canvas, rounded(56, 44, 14), bevel=Bevel(2, 110, 110), lift=SMALL_LIFT)


@cached
def die(side: int = 120, face: int = 2) -> Sprite:
    """The die that moves round the ring as a player would."""
    canvas = Canvas(paper(side, side, BONE, "die").copy())
    spot = round(side * 0.2)
    for x, y in _SPOTS[face]:
        canvas.stamp(disc(spot), x * side / 100 - spot / 2, y * side / 100 - spot / 2, INK)
    corner = round(side * 0.18)
    return cut(canvas, rounded(side, side, corner), bevel=Bevel(6, 140, 130), lift=SLAB_LIFT)


@cached
def sign(emblem: str, side: int, ink: Colour = BONE) -> Sprite:
    """A bare emblem."""
    ground = Image.new("RGB", (side, side), ink)
    return Sprite(ground, emblem_mask(emblem, side), (0, 0), (side, side))


def draw_purse(canvas: Canvas, player: PlayerView, x: float, y: float) -> None:
    """Draw a player's coins, barrels and points in a column, the first sign around that point."""
    purse = (
        (money("", 54), player["coins"]),
        (cube("whisky", 46), player["whisky"]),
        (points("", 56), player["points"]),
    )
    for place, (piece, count) in enumerate(purse):
        middle = y + place * 56
        canvas.centre(piece, x, middle)
        canvas.write(fit(digits(count), Face.SERIF_BLACK, 48, 66), x + 36, middle, BONE)
