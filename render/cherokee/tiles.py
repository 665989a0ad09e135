"""Small tiles that stand for a clan or a sex, wherever no member is meant."""

from __future__ import annotations

from typing import Final

from render.cherokee.basketry import basketry
from render.cherokee.cards import outline, stamp_emblem
from render.cherokee.clans import CLANS
from render.kit.cache import cached
from render.kit.canvas import Canvas
from render.kit.colour import BRASS_LIGHT, INK, PEAT
from render.kit.emblem import emblem_mask
from render.kit.shape import disc, rounded
from render.kit.sprite import PIECE_EDGE, SMALL_LIFT, Sprite, cut
from render.kit.texture import brass, paper, wood
from render.kit.type import Face, line

#: A clan's mark with what its members count at present.
STANDING: Final = (92, 50)


@cached
def standing(clan: str, feathers: int) -> Sprite:
    """A clan's mark in the legend: its emblem, and what its members count at present."""
    width, height = STANDING
    canvas = Canvas(basketry(clan, width, height).copy())
    stamp_emblem(canvas, CLANS[clan], 36, 6, 6)
    plate = (42, 36)
    left, top = width - plate[0] - 4, (height - plate[1]) / 2
    canvas.stamp(rounded(*plate, 8), left, top, PEAT, 0.74)
    number = line(str(feathers), Face.SANS_BOLD, 34)
    canvas.write(number, left + plate[0] / 2, height / 2, BRASS_LIGHT, "middle")
    return cut(canvas, rounded(width, height, 10), bevel=PIECE_EDGE, lift=SMALL_LIFT)


@cached
def clan_tile(clan: str, side: int = 56) -> Sprite:
    """A clan's mark."""
    canvas = Canvas(basketry(clan, side, side).copy())
    inner = round(side * 0.8)
    stamp_emblem(canvas, CLANS[clan], inner, (side - inner) / 2, (side - inner) / 2)
    return cut(canvas, rounded(side, side, 10), bevel=PIECE_EDGE, lift=SMALL_LIFT)


@cached
def target_mark(side: int = 58) -> Sprite:
    """Marks the member whom an attack aims at: crossed swords on a brass disc."""
    canvas = Canvas(brass(side, side).copy())
    inner = round(side * 0.74)
    canvas.stamp(emblem_mask("swords", inner), (side - inner) / 2, (side - inner) / 2, INK)
    return cut(canvas, disc(side), bevel=PIECE_EDGE, lift=SMALL_LIFT)


@cached
def sex_tile(sex: str) -> Sprite:
    """What tells men and women apart, without a clan or a value: the shape and the face."""
    width, height = 76, 54
    face = paper(width, height) if sex == "woman" else wood(width, height, name="man", k=0.5)
    canvas = Canvas(face.copy())
    return cut(canvas, outline(width, height, sex), bevel=PIECE_EDGE, lift=SMALL_LIFT)
