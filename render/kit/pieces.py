"""Pieces: small things of brass, bone, cloth and wood, each a sprite with its shadows."""

from __future__ import annotations

import math
from typing import Literal

from PIL import Image, ImageFilter

from render.kit.cache import cached
from render.kit.canvas import Canvas
from render.kit.colour import (
    BONE,
    BRASS_DARK,
    BRASS_LIGHT,
    EMBLEM_CONTRAST,
    INK,
    PAPER2,
    PEAT,
    Colour,
    Player,
    contrast,
    lettering,
    mix,
)
from render.kit.emblem import emblem_mask
from render.kit.shape import disc, edge, polygon
from render.kit.sprite import PIECE_EDGE, SMALL_LIFT, TOKEN_LIFT, Bevel, Lift, Sprite, cut
from render.kit.texture import brass, dyed, paper
from render.kit.type import Face, fit, line

BROOCH = 124


@cached
def brooch(emblem: str, colour: Colour, side: int = BROOCH) -> Sprite:
    """A studded brass ring around enamel, with an emblem in bone."""
    canvas = Canvas(brass(side, side).copy())
    ring = round(side * 0.11)
    inner = side - 2 * ring
    hollow = disc(inner)
    canvas.stamp(
        hollow, ring, ring, dyed(inner, inner, mix(colour, BONE, 0.08), mix(colour, PEAT, 0.55))
    )
    depth = edge(hollow, 2, 4).filter(ImageFilter.GaussianBlur(3))
    canvas.stamp(depth, ring, ring, PEAT, 0.68)
    _stud(canvas, side, ring)
    sign = emblem_mask(emblem, round(inner * 0.78))
    at = ring + (inner - sign.width) // 2
    # Enamel darkens downwards, so measure the contrast at its middle.
    if contrast(BONE, mix(colour, PEAT, 0.25)) >= EMBLEM_CONTRAST:
        canvas.stamp(sign, at, at + 2, PEAT, 0.6)
        canvas.stamp(sign, at, at, BONE)
    else:
        canvas.stamp(sign, at, at, INK)
    return cut(canvas, disc(side), bevel=Bevel(2, 90, 110), lift=Lift(1.1))


def _stud(canvas: Canvas, side: int, ring: int) -> None:
    """Set twelve studs around a ring."""
    size = max(6, round(side * 0.05))
    radius = (side - ring) / 2
    for hour in range(12):
        angle = math.radians(hour * 30 + 15)
        x = side / 2 + radius * math.cos(angle) - size / 2
        y = side / 2 + radius * math.sin(angle) - size / 2
        canvas.stamp(disc(size), x, y + 1, BRASS_DARK)
        canvas.stamp(disc(size - 1), x, y, BRASS_LIGHT)


@cached
def coin(number: str, side: int = 62) -> Sprite:
    """Points, or the number of what is played now: ink on brass."""
    canvas = Canvas(brass(side, side).copy())
    canvas.write(
        fit(number, Face.SERIF_BLACK, round(side * 0.72), side - 10),
        side / 2,
        side / 2,
        INK,
        "middle",
    )
    return cut(canvas, disc(side), bevel=PIECE_EDGE, lift=SMALL_LIFT)


@cached
def gem(side: int = 46) -> Sprite:
    """A point won, of those that lead to the goal."""
    mask = emblem_mask("gem", side)
    canvas = Canvas(brass(side, side).copy())
    # The facets: four planes around the girdle, lit from the top left.
    for corner, shade, alpha in (
        ((0, 0), BONE, 0.34),
        ((side, side), BRASS_DARK, 0.42),
        ((0, side), BRASS_DARK, 0.12),
    ):
        plane = polygon(side, side, ((side / 2, 0), (side / 2, side / 2), (0, side / 2)))
        if corner[0]:
            plane = plane.transpose(Image.Transpose.FLIP_LEFT_RIGHT)
        if corner[1]:
            plane = plane.transpose(Image.Transpose.FLIP_TOP_BOTTOM)
        canvas.stamp(plane, 0, 0, shade, alpha)
    return cut(canvas, mask, bevel=Bevel(2, 120, 120), lift=Lift(0.4, 130, 120))


@cached
def gem_socket(player: Player, side: int = 46) -> Sprite:
    """A point that is still to be won."""
    colour = Image.new("RGB", (side, side), mix(player.colour, player.dark, 0.15))
    hole, wall = emblem_mask("gem", side - 10), 5
    colour.paste(mix(player.dark, PEAT, 0.65), (wall, wall, side - wall, side - wall), hole)
    return Sprite(colour, emblem_mask("gem", side), (0, 0), (side, side))


@cached
def token(player: Player, side: int = 82) -> Sprite:
    """A player's piece: turned wood, dyed, with their ordinary inlaid."""
    canvas = Canvas(
        dyed(side, side, mix(player.colour, BONE, 0.16), mix(player.colour, PEAT, 0.28)).copy()
    )
    ring = round(side * 0.134)
    inner = side - 2 * ring
    hollow = disc(inner)
    inlay = Canvas(Image.new("RGB", (inner, inner), player.dark))
    inlay.stamp(emblem_mask(player.emblem, inner), 0, 0, player.charge)
    inlay.stamp(edge(hollow, 1, 3).filter(ImageFilter.GaussianBlur(2)), 0, 0, PEAT, 0.6)
    canvas.stamp(hollow, ring, ring, inlay.image)
    return cut(canvas, disc(side), bevel=Bevel(4, 150, 150), lift=TOKEN_LIFT)


@cached
def badge(text: str, ink: Colour = INK, side: int = 64) -> Sprite:
    """A small bone disc with a short text on it."""
    canvas = Canvas(paper(side, side, BONE, "badge").copy())
    canvas.write(line(text, Face.SERIF_BLACK, 36), side / 2, side / 2, ink, "middle")
    return cut(canvas, disc(side), bevel=PIECE_EDGE, lift=SMALL_LIFT)


@cached
def emblem_badge(
    emblem: str, ink: Colour = INK, side: int = 72, *, base: Colour = PAPER2
) -> Sprite:
    """A small paper disc with an emblem on it."""
    canvas = Canvas(paper(side, side, base, "badge").copy())
    sign = emblem_mask(emblem, round(side * 0.74))
    at = (side - sign.width) / 2
    canvas.stamp(sign, at, at, ink)
    return cut(canvas, disc(side), bevel=PIECE_EDGE, lift=SMALL_LIFT)


@cached
def pennant(colour: Colour, text: str, points: Literal["up", "down"]) -> Sprite:
    """A cloth arrow that points at who won, with what it was worth."""
    width, height, tip = 66, 92, 26
    upright = ((width / 2, 0), (width, tip), (width, height), (0, height), (0, tip))
    outline = upright if points == "up" else tuple((x, height - y) for x, y in upright)
    canvas = Canvas(dyed(width, height, mix(colour, BONE, 0.06), mix(colour, PEAT, 0.12)).copy())
    middle = height / 2 + (8 if points == "up" else -8)
    canvas.write(
        fit(text, Face.SERIF_BLACK, 46, width - 6), width / 2, middle, lettering(colour), "middle"
    )
    return cut(canvas, polygon(width, height, outline), bevel=PIECE_EDGE, lift=SMALL_LIFT)


@cached
def brass_emblem(emblem: str, side: int, *, turn: int = 0) -> Sprite:
    """An emblem cut from brass, turned clockwise by some degrees."""
    mask = emblem_mask(emblem, side).rotate(-turn, Image.Resampling.BICUBIC)
    return cut(Canvas(brass(side, side)), mask, bevel=PIECE_EDGE, lift=SMALL_LIFT)


@cached
def stud(side: int) -> Sprite:
    """A brass stud: it marks what is new, though not newest, to who looks."""
    return cut(Canvas(brass(side, side)), disc(side), bevel=PIECE_EDGE, lift=SMALL_LIFT)


@cached
def dot(colour: Colour, side: int) -> Sprite:
    """A dot of paint."""
    return Sprite(Image.new("RGB", (side, side), colour), disc(side), (0, 0), (side, side))
