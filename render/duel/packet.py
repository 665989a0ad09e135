"""The packet of the draft, whose pick it is, and the packets to come."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from render.duel.clans import CLANS, NEUTRAL, NEUTRAL_CREST
from render.duel.emblems import CARD_EMBLEMS
from render.kit.backdrop import WIDTH
from render.kit.card import CARD, card, card_back
from render.kit.colour import PAPER3
from render.kit.furniture import slot
from render.kit.pieces import badge, brass_emblem
from render.kit.sprite import Pose

if TYPE_CHECKING:
    from render.kit.canvas import Canvas
    from rules.duel.view import DuelView, PacketView

PACKETS: Final = 4
PACKET_SIZE: Final = 4

_PITCH = CARD[0] + 26
_ARROW = 64
#: Room for the arrow, beside the cards on the picker's side.
_ARROW_ROOM = 72
#: What the packet takes between the strips, and with it the arrow.
PACKET_HEIGHT: Final = CARD[1] + _ARROW_ROOM
#: From the middle of the packets to come to that of the first card.
_APART = CARD[0] + 84
#: How the packets to come lie on each other, the lowest first.
_STREWN = (-7, 5, 0)


def draw_packet(canvas: Canvas, view: DuelView, packet: PacketView, top: int) -> None:
    """Draw the packet below `top`; an arrow points to the picker."""
    to_come = PACKETS - packet["number"]
    # The packets to come and this one share the middle of the table.
    pile = (WIDTH - _APART - (PACKET_SIZE - 1) * _PITCH) / 2
    first = pile + (_APART if to_come else _APART / 2)
    up = CLANS[0].seat in view["to_act"]
    middle = top + CARD[1] / 2 + (_ARROW_ROOM if up else 0)
    _draw_pile(canvas, to_come, pile, middle)
    for place in range(PACKET_SIZE):
        if place >= packet["size"]:
            sprite = slot(*CARD, PAPER3)
        elif packet["cards"] is not None:
            value = packet["cards"][place]
            sprite = card(NEUTRAL, str(value), CARD_EMBLEMS[value])
        else:
            sprite = card_back(NEUTRAL, NEUTRAL_CREST)
        canvas.centre(sprite, first + place * _PITCH, middle)
    arrow = brass_emblem("arrow", _ARROW, turn=0 if up else 180)
    away = CARD[1] / 2 + 14 + _ARROW / 2
    between = first + (packet["size"] - 1) / 2 * _PITCH
    canvas.centre(arrow, between, middle - away if up else middle + away)


def _draw_pile(canvas: Canvas, packets: int, x: float, middle: float) -> None:
    """Draw the packets to come, one card for each, and their number."""
    if not packets:
        return
    for turn in _STREWN[-packets:]:
        canvas.centre(card_back(NEUTRAL, NEUTRAL_CREST, pose=Pose(turn)), x, middle)
    canvas.centre(badge(f"×{packets}"), x + CARD[0] / 2 - 8, middle - CARD[1] / 2 + 8)
