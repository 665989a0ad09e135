"""The duel's table: for everyone, in every stage."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.duel.clans import CLANS
from render.duel.field import Field, field_height
from render.duel.packet import PACKET_HEIGHT, draw_packet
from render.duel.score import SCORE_LEFT, draw_score
from render.duel.strips import Strip
from render.duel.victory import VICTORY_HEIGHT, draw_victory
from render.duel.wording import headline
from render.kit.backdrop import MARGIN, TITLE_AT, TOP, lay_table
from render.kit.colour import LIVERIES

if TYPE_CHECKING:
    from collections.abc import Sequence

    from render.kit.canvas import Canvas
    from render.painter import Words
    from rules.duel.view import DuelView

#: Room between a strip and the field: a loser's corner and a badge reach into it.
_GAP = 48


def draw_board(view: DuelView, names: Sequence[str], words: Words) -> Canvas:
    """Draw the table."""
    over = view["outcome"] is not None
    top = TOP + (VICTORY_HEIGHT if over else 0)
    packet = None if over else view["packet"]
    height = field_height(view) if packet is None else PACKET_HEIGHT
    strips = [Strip(view, clan, names, words) for clan in CLANS]
    between = top + strips[0].height + _GAP
    bottom = between + height + _GAP
    canvas = lay_table(
        LIVERIES["duel"],
        bottom + strips[1].height + MARGIN,
        words("duel-picture-title"),
        headline(view, words),
        room=SCORE_LEFT - TITLE_AT[0] - 20,
    )
    draw_score(canvas, view)
    if over:
        draw_victory(canvas, view, TOP, names, words)
    for clan, strip, y in zip(CLANS, strips, (top, bottom), strict=True):
        strip.draw(canvas, y, awaited=clan.seat in view["to_act"])
    if packet is None:
        Field(canvas, view, between + height // 2).draw()
    else:
        draw_packet(canvas, view, packet, between)
    return canvas
