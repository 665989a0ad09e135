"""The packet of the draft in the middle of the table, and who is to pick from it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from render.duel.clans import CLANS, NEUTRAL, NEUTRAL_CREST
from render.duel.emblems import CARD_EMBLEMS
from render.kit.card import CARD, card, card_back
from render.kit.colour import PAPER3
from render.kit.furniture import slot
from render.kit.pieces import brass_emblem
from render.kit.table import WIDTH

if TYPE_CHECKING:
    from render.kit.canvas import Canvas
    from rules.duel.view import DuelView, PacketView

PACKET_SIZE: Final = 4
#: Half the height that the packet takes between the strips.
PACKET_HALF: Final = CARD[1] // 2 + 74

_PITCH = CARD[0] + 26
_ARROW = 64


def draw_packet(canvas: Canvas, view: DuelView, packet: PacketView, middle: int) -> None:
    """Draw the packet around a middle line; an arrow leads from it to who picks."""
    left = WIDTH / 2 - (PACKET_SIZE - 1) / 2 * _PITCH
    for place in range(PACKET_SIZE):
        if place >= packet["size"]:
            sprite = slot(*CARD, PAPER3)
        elif packet["cards"] is not None:
            value = packet["cards"][place]
            sprite = card(NEUTRAL, str(value), CARD_EMBLEMS[value])
        else:
            sprite = card_back(NEUTRAL, NEUTRAL_CREST)
        canvas.centre(sprite, left + place * _PITCH, middle)
    for clan in CLANS:
        if clan.seat in view["to_act"]:
            up = clan.seat == 0
            way = -1 if up else 1
            arrow = brass_emblem("arrow", _ARROW, turn=0 if up else 180)
            canvas.centre(arrow, WIDTH / 2, middle + way * (CARD[1] / 2 + 50))
