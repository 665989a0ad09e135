"""Rows of small cards below a hand: a row of fate, or what a draft has brought so far."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from render.duel.emblems import CARD_EMBLEMS
from render.duel.lane import LANE_HEIGHT, ROUNDS, column, draw_band, draw_number
from render.duel.wording import relaying
from render.kit.backdrop import MARGIN
from render.kit.card import CARD, card
from render.kit.colour import PAPER2
from render.kit.furniture import slot
from render.kit.sprite import STRAIGHT, Pose
from render.kit.type import Face, line

if TYPE_CHECKING:
    from collections.abc import Sequence

    from render.duel.clans import Clan
    from render.kit.canvas import Canvas
    from rules.duel.view import DuelView

_LABEL = 46
#: The heights of what `draw_kept` and `draw_row` draw.
KEPT_HEIGHT: Final = _LABEL + CARD[1]
ROW_HEIGHT: Final = KEPT_HEIGHT + 12 + LANE_HEIGHT
#: Cards that were played already step back.
_PLAYED = Pose(dim=0.46)


def draw_kept(canvas: Canvas, top: int, clan: Clan, kept: Sequence[int], label: str) -> None:
    """Draw the cards kept from a draft, and room for the others."""
    _write_label(canvas, top, label)
    for place in range(ROUNDS):
        value = kept[place] if place < len(kept) else None
        _draw_card(canvas, top, clan, place, value)


def draw_row(canvas: Canvas, top: int, clan: Clan, view: DuelView, label: str) -> None:
    """Draw a player's eight rounds: cards played, cards laid, and room for the others."""
    _write_label(canvas, top, label)
    played = [fought["cards"][clan.seat] for fought in view["rounds"]]
    row = view["row"] or ()
    laid = [*played, *row]
    over = view["outcome"] is not None
    laying = not over and (view["stage"] == "lay" or relaying(view))
    present = len(laid) if laying else len(played)
    lane = top + ROW_HEIGHT - LANE_HEIGHT // 2
    draw_band(canvas, lane)
    for place in range(ROUNDS):
        value = laid[place] if place < len(laid) else None
        winner = view["rounds"][place]["winner"] if place < len(played) else None
        # At the end only those step back that were beaten.
        past = winner == clan.other.seat if over else place < len(played)
        _draw_card(
            canvas,
            top,
            clan,
            place,
            value,
            _PLAYED if past else STRAIGHT,
            won=over and winner == clan.seat,
            is_next=laying and place == present,
        )
        draw_number(canvas, place, lane, present=place == present and not over)


def _draw_card(
    canvas: Canvas,
    top: int,
    clan: Clan,
    place: int,
    value: int | None,
    pose: Pose = STRAIGHT,
    *,
    won: bool = False,
    is_next: bool = False,
) -> None:
    if value is None:
        sprite = slot(*CARD, clan.player.light, emblem=clan.crest if is_next else None)
    else:
        sprite = card(clan.player, str(value), CARD_EMBLEMS[value], pose=pose, won=won)
    canvas.centre(sprite, column(place), top + _LABEL + CARD[1] / 2)


def _write_label(canvas: Canvas, top: int, label: str) -> None:
    canvas.write(line(label, Face.SANS_SEMIBOLD, 34), MARGIN + 8, top + 18, PAPER2)
