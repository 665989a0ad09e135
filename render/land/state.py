"""What stands at the right of the title: both strengths of an attack, or what is left to draw."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from render.kit.backdrop import MARGIN, TITLE_AT, WIDTH
from render.kit.colour import BONE, PAPER2, PLAYERS
from render.kit.emblem import emblem_mask
from render.kit.furniture import SCORE_PLATE, score_plate
from render.kit.pieces import dot, token
from render.kit.type import Face, line
from render.land.clans import colours_of

if TYPE_CHECKING:
    from render.kit.canvas import Canvas
    from render.kit.type import Line
    from rules.land.view import AttackView, LandView

_COLON = 34
#: The token on the outer corner of a strength, which says whose it is.
_TOKEN = 44
_MIDDLE = 120
#: Where the strengths of both sides begin, and where the number left to draw ends.
_STRENGTHS_LEFT: Final = WIDTH - MARGIN - 2 * SCORE_PLATE[0] - _COLON
_BAG_RIGHT: Final = WIDTH - MARGIN - 14
_BAG: Final = 64


def title_room(view: LandView) -> int:
    """How wide the title may be, beside what stands at its right."""
    left = _STRENGTHS_LEFT if view["attack"] is not None else _bag_left(view)
    return left - TITLE_AT[0] - 20


def draw_state(canvas: Canvas, view: LandView) -> None:
    """Draw the strengths while there is an attack; else what is left in the bag."""
    attack = view["attack"]
    if attack is not None:
        _draw_strengths(canvas, view, attack)
    else:
        _draw_bag(canvas, view)


def _draw_strengths(canvas: Canvas, view: LandView, attack: AttackView) -> None:
    """Draw the attacker's strength at the left, the defender's at the right."""
    left = _STRENGTHS_LEFT + SCORE_PLATE[0] / 2
    right = left + SCORE_PLATE[0] + _COLON
    attacker, defender = colours_of(view, attack["seat"]), PLAYERS[attack["clan"]]
    for clan, strength, x, side in (
        (attacker, attack["strength"], left, -1),
        (defender, attack["against"], right, 1),
    ):
        canvas.centre(score_plate(clan, str(strength)), x, _MIDDLE)
        corner = x + side * (SCORE_PLATE[0] / 2 - 12), _MIDDLE - SCORE_PLATE[1] / 2 + 6
        canvas.centre(token(clan, _TOKEN), *corner)
    for y in (_MIDDLE - 14, _MIDDLE + 14):
        canvas.centre(dot(PAPER2, 12), (left + right) / 2, y)


def _draw_bag(canvas: Canvas, view: LandView) -> None:
    canvas.write(_bag_number(view), _BAG_RIGHT, _MIDDLE + 4, PAPER2, "right")
    canvas.stamp(emblem_mask("bag", _BAG), _bag_left(view), _MIDDLE - 30, BONE, 0.85)


def _bag_number(view: LandView) -> Line:
    return line(str(view["bag"]), Face.SERIF_BLACK, 46)


def _bag_left(view: LandView) -> int:
    return _BAG_RIGHT - _bag_number(view).width - _BAG - 14
