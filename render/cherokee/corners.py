"""The corners beside the pyramid: the clans and what they count, the discard, how to read cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from render.cherokee.cards import CARD, CHASED, member_card, pile
from render.cherokee.clans import clan_name
from render.cherokee.pyramid import PITCH, TOP
from render.cherokee.tiles import STANDING, clan_tile, sex_tile, standing
from render.kit.backdrop import MARGIN, WIDTH
from render.kit.colour import PAPER, PAPER2, PAPER3
from render.kit.furniture import slot
from render.kit.type import Face, fit, line

if TYPE_CHECKING:
    from render.kit.canvas import Canvas
    from render.painter import Words
    from rules.cherokee.view import CherokeeView

RIGHT: Final = WIDTH - MARGIN

_ROW = 57
_NAME = MARGIN + STANDING[0] + 12
_DISCARD = TOP + 22
_SEXES = TOP + 226
_NEUTRAL = TOP + 350


def draw_corners(canvas: Canvas, view: CherokeeView, words: Words) -> None:
    """Draw all that stands beside the pyramid while the game goes on."""
    draw_clans(canvas, view, words)
    _draw_discard(canvas, view, words)
    _draw_sexes(canvas, words)
    _draw_neutral(canvas, view, words)


def draw_clans(canvas: Canvas, view: CherokeeView, words: Words) -> None:
    """Draw the clans and what each would count now."""
    for place, (clan, feathers) in enumerate(view["clan_points"].items()):
        top = TOP + 4 + place * _ROW
        middle = top + STANDING[1] / 2
        canvas.put(standing(clan, feathers), MARGIN, top)
        # The fewer rows are above, the more room is left of the pyramid.
        row = int((top + STANDING[1] - TOP) // PITCH[1])
        slope = WIDTH / 2 - (row + 1) * PITCH[0] / 2
        name = fit(clan_name(clan, words), Face.SANS_SEMIBOLD, 34, int(slope) - 14 - _NAME)
        canvas.write(name, _NAME, middle, PAPER)


def _draw_discard(canvas: Canvas, view: CherokeeView, words: Words) -> None:
    """Draw the pile of those who left, the last one on top."""
    discard = view["discard"]
    label = line(words("cherokee-picture-discard", count=len(discard)), Face.SANS_SEMIBOLD, 34)
    canvas.write(label, RIGHT, _DISCARD, PAPER2, "right")
    x, y = RIGHT - CARD[0] / 2 - 14, _DISCARD + 96
    if not discard:
        canvas.centre(slot(*CARD, PAPER3), x, y)
    if len(discard) > 1:
        canvas.centre(pile(), x - 6, y + 3)
    if discard:
        canvas.centre(member_card(discard[-1], CHASED), x, y)


def _draw_sexes(canvas: Canvas, words: Words) -> None:
    """Draw what tells men from women."""
    for place, sex in enumerate(("man", "woman")):
        tile = sex_tile(sex)
        middle = _SEXES + place * 64
        canvas.centre(tile, RIGHT - tile.size[0] / 2, middle)
        label = line(words("cherokee-picture-sex", sex=sex), Face.SANS_SEMIBOLD, 34)
        canvas.write(label, RIGHT - tile.size[0] - 14, middle, PAPER, "right")


def _draw_neutral(canvas: Canvas, view: CherokeeView, words: Words) -> None:
    """Draw the clans that everybody may attack with; there are some in the open game only."""
    if not view["neutral"]:
        return
    label = line(words("cherokee-picture-neutral"), Face.SANS_SEMIBOLD, 34)
    canvas.write(label, RIGHT, _NEUTRAL, PAPER2, "right")
    for place, clan in enumerate(reversed(view["neutral"])):
        canvas.centre(clan_tile(clan), RIGHT - 28 - place * 68, _NEUTRAL + 54)
