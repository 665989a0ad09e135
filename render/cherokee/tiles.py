"""Small tiles that stand for a clan or a sex, wherever no member is meant."""

from __future__ import annotations

from typing import Final

from render.cherokee.basketry import basketry
from render.cherokee.cards import outline, stamp_emblem
from render.cherokee.clans import CLANS
from render.kit.cache import cached
from render.kit.canvas import Canvas
from render.kit.colour import BONE, BRASS, BRASS_LIGHT, PEAT, mix
from render.kit.shape import rounded
from render.kit.sprite import PIECE_EDGE, SMALL_LIFT, Sprite, cut
from render.kit.texture import paper, wood
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
def sex_tile(sex: str) -> Sprite:
    """What tells men and women apart, without a clan."""
    width, height = 76, 54
    woman = sex == "woman"
    face = paper(width, height) if woman else wood(width, height, name="man", k=0.5)
    canvas = Canvas(face.copy())
    ink = mix(BRASS, PEAT, 0.75) if woman else BONE
    canvas.write(line("7", Face.SERIF_BLACK, 44), width / 2, height / 2 - 1, ink, "middle")
    return cut(canvas, outline(width, height, sex), bevel=PIECE_EDGE, lift=SMALL_LIFT)
