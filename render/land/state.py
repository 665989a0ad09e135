"""What stands at the right of the title: both strengths of an attack, or what is left to draw."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from render.kit.colour import BONE, PAPER2, PLAYERS
from render.kit.emblem import emblem_mask
from render.kit.furniture import SCORE_PLATE, score_plate
from render.kit.pieces import dot
from render.kit.table import MARGIN, WIDTH
from render.kit.type import Face, line
from render.land.clans import colours_of

if TYPE_CHECKING:
    from render.kit.canvas import Canvas
    from rules.land.view import AttackView, LandView

_COLON = 34
_MIDDLE = 120
#: Where the strengths of both sides begin.
STATE_LEFT: Final = WIDTH - MARGIN - 2 * SCORE_PLATE[0] - _COLON


def draw_state(canvas: Canvas, view: LandView) -> None:
    """Draw the strengths while there is an attack; else what is left in the bag."""
    attack = view["attack"]
    if attack is not None:
        _draw_strengths(canvas, view, attack)
    else:
        _draw_bag(canvas, view)


def _draw_strengths(canvas: Canvas, view: LandView, attack: AttackView) -> None:
    """Draw the attacker's strength at the left, the defender's at the right."""
    left = STATE_LEFT + SCORE_PLATE[0] / 2
    right = left + SCORE_PLATE[0] + _COLON
    attacker, defender = colours_of(view, attack["seat"]), PLAYERS[attack["clan"]]
    canvas.centre(score_plate(attacker, str(attack["strength"])), left, _MIDDLE)
    canvas.centre(score_plate(defender, str(attack["against"])), right, _MIDDLE)
    for y in (_MIDDLE - 14, _MIDDLE + 14):
        canvas.centre(dot(PAPER2, 12), (left + right) / 2, y)


def _draw_bag(canvas: Canvas, view: LandView) -> None:
    number = line(str(view["bag"]), Face.SERIF_BLACK, 46)
    right = WIDTH - MARGIN - 14
    canvas.write(number, right, _MIDDLE + 4, PAPER2, "right")
    canvas.stamp(emblem_mask("bag", 64), right - number.width - 78, _MIDDLE - 30, BONE, 0.85)
